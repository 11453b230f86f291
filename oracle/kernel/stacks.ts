/**
 * Stacks are several cards that count as one: the top card lies in the zone, the others under it in order. To put a
 * card onto others, or to take the top away, is one event: the stack neither leaves nor arrives. DBS 9-4, 11-3; BS
 * 19-3; VG 6.5.
 */
import { transferRoles, inherit, link, relocate, unlink } from './changes';
import { arrangeLinked } from './changes/links';
import { OracleError } from './errors';
import { linkedTo } from './links';
import { isAmong, type CardState } from './state';
import type { Destination } from './changes/intended';
import type { StateGame } from './state/rules';
import type { Stacks } from './objects/zones';

function stacksOf(game: StateGame): Stacks {
  if (!game.rules.stacks) throw new OracleError('this game lays no card onto another');
  return game.rules.stacks;
}

/** Returns the cards to be covered that are still there and still the same objects. */
export const cardsToCover = (game: StateGame, { zone, onto = [] }: Destination): CardState[] =>
  onto.map(({ id }) => game.card(id)).filter((card) => card.zone === zone && isAmong(onto, card));

/**
 * Lets a card that has just arrived take the place of others. It takes over their links, effects, roles, and their
 * state unless the move gives it one. A stack is one card, so what lies under each of them stays right under it, and
 * what the new top brings stays above all of them.
 */
export function layOnto(game: StateGame, top: CardState, to: Destination): void {
  const { zone, kind } = stacksOf(game);
  const covered = cardsToCover(game, to);
  const [first] = covered;
  if (!first) return;
  const index = game.zone(first.side, first.zone).indexOf(first.id);
  relocate(game, top.id, {
    zone: first.zone,
    side: first.side,
    index,
    state: to.state ?? first.state,
    at: first.place,
  });
  const stackOf = (card: CardState) => [card, ...linkedTo(game, card, kind)];
  const beneath = [...linkedTo(game, top, kind), ...covered.flatMap(stackOf)];
  for (const card of covered) {
    takePlace(game, card, top);
    relocate(game, card.id, { zone, side: card.side, index: 0, state: game.rules.initialState });
    link(game, kind, card.id, top.id);
  }
  arrangeLinked(game, kind, top.id, beneath);
}

/** Lets the next card of a stack take the place of the top card, which is about to leave alone. */
export function uncover(game: StateGame, top: CardState): void {
  const { kind } = stacksOf(game);
  const beneath = game.state.links.find((one) => one.host === top.id && one.kind === kind);
  if (!beneath) return;
  const { zone, side, state, place: at } = top;
  unlink(game, beneath.card, top.id);
  relocate(game, beneath.card, { zone, side, index: game.zone(side, zone).indexOf(top.id), state, at });
  takePlace(game, top, game.card(beneath.card), game.rules.uncoveredTakesRoles);
}

function takePlace(game: StateGame, from: CardState, heir: CardState, takesRoles = true): void {
  inherit(game, from.id, heir.id);
  if (takesRoles) transferRoles(game, from.id, heir.id);
}
