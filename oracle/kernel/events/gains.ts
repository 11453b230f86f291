/** What effects give to cards, which abilities may replace by another amount (VG 11.3.1.3.3). */
import { replacing } from '../continuous/kinds-of-abilities';
import { mayBeInPlay } from '../continuous/sources';
import type { CardState, CauseOf, Procedure } from '../state';
import type { Modification } from '../state/lasting';
import { offerToReplacements } from './replacement';
import type { EventGame } from './rules';

/**
 * Offers what is about to be given to cards to the abilities that would give something else instead.
 * @returns the cards that still get it
 */
export function* offerGain(
  game: EventGame,
  cards: readonly CardState[],
  modification: Modification,
  { cause, until }: { readonly cause: CauseOf; readonly until: string },
): Procedure<readonly CardState[]> {
  const event = game.rules.eventOfGain?.(game, modification);
  if (event === undefined || !mayBeInPlay(game, replacing(event))) return cards;
  const amount = modification.kind === 'stat' ? modification.by : undefined;
  const left = yield* offerToReplacements(
    game,
    cards.map((card) => ({
      card,
      player: game.rules.masterOf(game, card),
      events: [event],
      details: { cause },
      ...(amount !== undefined && { amount }),
      until,
    })),
  );
  return left.map(({ card }) => card);
}
