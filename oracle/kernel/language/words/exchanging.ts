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

const exchange: Omit<InstructionWord<'swap', Swap>, 'members'> = {
  verb: 'swap',
  meaning: 'The base values of two cards are exchanged: each as it was before. Nothing where they are not two.',
  *execute(g, context, said, cards) {
    if (cards.length !== 2) return;
    const { stat } = said;
    // Both values are read before the first one changes.
    const [ofOne, ofOther] = cards.map((card) => statOf(g, card, g.rules.baseStatOf?.(g, stat) ?? stat));
    const become = (card: CardState, to: number) =>
      addLasting(g, context, [card], { kind: 'stat', stat, to, base: true }, said);
    yield* performEffectChange(g, () => {
      become(cards[0]!, ofOther!);
      become(cards[1]!, ofOne!);
    });
  },
  demands: demandsOfShown,
  lasting: true,
};

export const swapOf = (stats: readonly string[]): InstructionWord<'swap', Swap> => ({
  ...exchange,
  members: ({ Target, until }) => ({ stat: OneOf(stats), target: Target, until }),
});
