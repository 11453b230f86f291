/** Instructions about strides and legions (6.4 to 6.6). */
import { causeOf } from '../kernel/language/instructions';
import type { OfCards, Word } from './words';

const stride: Word<'stride', OfCards> = {
  verb: 'stride',
  meaning: 'Strides a G unit of the G zone onto the vanguard (6.5).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, [card]) {
    if (card?.zone === 'gZone') yield* g.rules.stride(g, context.player, card, causeOf(context));
  },
};

export const WORDS_OF_STACKS = [stride] as const;
