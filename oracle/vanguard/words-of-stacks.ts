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

const legion: Word<'legion', OfCards> = {
  verb: 'legion',
  meaning: 'Legions this unit, as the leader, with a card (6.4).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, [mate]) {
    const leader = context.source;
    if (mate && g.rules.isVanguard(g, leader)) yield* g.rules.legion(g, context.player, leader, mate, causeOf(context));
  },
};

export const WORDS_OF_STACKS = [stride, legion] as const;
