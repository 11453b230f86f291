/** Instructions that exchange values between cards. */
import { OneOf } from '../../../../schemas/common';
import { statOf } from '../../continuous/values';
import { performEffectChange } from '../../events/perform';
import type { CardState, Procedure } from '../../state';
import type { InstructionWord } from '../definition';
import { addLasting } from '../instructions';
import type { LanguageGame } from '../rules';
import type { EffectContext } from '../../state/effect-context';
import { demandsOfShown, type Lasting } from './lasting';

interface Swap extends Omit<Lasting, 'orUntil'> {
  readonly stat: string;
}

/** Which values are exchanged: the base values, or those that the cards have by now. */
type Swapped = 'base' | 'present';

type Execute = NonNullable<InstructionWord<'swap', Swap>['execute']>;

const EXCHANGES: Readonly<Record<Swapped, Execute>> = {
  *base(g, context, said, cards) {
    const read = g.rules.baseStatOf?.(g, said.stat) ?? said.stat;
    yield* exchangeValues(g, context, said, cards, { read, base: true });
  },
  *present(g, context, said, cards) {
    yield* exchangeValues(g, context, said, cards, { read: said.stat });
  },
};

/** @param values which value is read; `base`: it becomes the base value of the other card */
function* exchangeValues(
  g: LanguageGame,
  context: EffectContext,
  said: Swap,
  cards: readonly CardState[],
  { read, base }: { readonly read: string; readonly base?: true },
): Procedure {
  if (cards.length !== 2) return;
  const { stat } = said;
  // Both values are read before the first one changes.
  const [ofOne, ofOther] = cards.map((card) => statOf(g, card, read));
  const become = (card: CardState, to: number) =>
    addLasting(g, context, [card], { kind: 'stat', stat, to, ...(base && { base }) }, said);
  yield* performEffectChange(g, () => {
    become(cards[0]!, ofOther!);
    become(cards[1]!, ofOne!);
  });
}

const exchange = (swapped: Swapped): Omit<InstructionWord<'swap', Swap>, 'members'> => ({
  verb: 'swap',
  meaning: `Exchanges the ${swapped} values that two cards have now. It does nothing unless there are exactly two.`,
  execute: EXCHANGES[swapped],
  demands: demandsOfShown,
  lasting: true,
});

export const swapOf = (stats: readonly string[], swapped: Swapped = 'base'): InstructionWord<'swap', Swap> => ({
  ...exchange(swapped),
  members: ({ Target, until }) => ({ stat: OneOf(stats), target: Target, until }),
});
