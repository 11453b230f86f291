/** Instructions that exchange values between cards. */
import { OneOf } from '../../../../schemas/common';
import { statOf } from '../../continuous/values';
import { performEffectChange } from '../../events/perform';
import type { CardState } from '../../state';
import type { InstructionWord } from '../definition';
import { addLasting } from '../instructions';
import { demandsOfShown, type Lasting } from './lasting';

interface Swap extends Omit<Lasting, 'orUntil'> {
  readonly stat: string;
}

/** Which values are exchanged: the base values, or those that the cards have by now. */
type Swapped = 'base' | 'present';

const exchange = (swapped: Swapped): Omit<InstructionWord<'swap', Swap>, 'members'> => ({
  verb: 'swap',
  meaning: `The ${swapped} values of two cards are exchanged: each as it was before. Nothing where they are not two.`,
  *execute(g, context, said, cards) {
    if (cards.length !== 2) return;
    const { stat } = said;
    const isBase = swapped === 'base';
    const read = isBase ? (g.rules.baseStatOf?.(g, stat) ?? stat) : stat;
    // Both values are read before the first one changes.
    const [ofOne, ofOther] = cards.map((card) => statOf(g, card, read));
    const become = (card: CardState, to: number) =>
      addLasting(g, context, [card], { kind: 'stat', stat, to, ...(isBase && { base: true }) }, said);
    yield* performEffectChange(g, () => {
      become(cards[0]!, ofOther!);
      become(cards[1]!, ofOne!);
    });
  },
  demands: demandsOfShown,
  lasting: true,
});

export const swapOf = (stats: readonly string[], swapped: Swapped = 'base'): InstructionWord<'swap', Swap> => ({
  ...exchange(swapped),
  members: ({ Target, until }) => ({ stat: OneOf(stats), target: Target, until }),
});
