/** What is on, under or attached to what: a relation, since some cards have two hosts. Written by `link`, `unlink` and `inherit`. */
import type { AnyGame } from './game';
import type { CardState, Link } from './state';

const NONE: readonly Link[] = [];

/** The links of the cards that are on, under or attached to this one, or were where it is a card as it was. */
export const linksOn = (game: AnyGame, host: CardState): readonly Link[] =>
  host.lastInfo?.links ??
  (game.state.links.length === 0 ? NONE : game.state.links.filter((link) => link.host === host.id));

/** The cards linked to a host in this way, in their order. */
export const linkedTo = (game: AnyGame, host: CardState, kind: string): CardState[] =>
  linksOn(game, host)
    .filter((link) => link.kind === kind)
    .map((link) => game.card(link.card));

/** What a card is on, under or attached to. */
export const linksOf = (game: AnyGame, card: CardState): readonly Link[] =>
  game.state.links.length === 0 ? NONE : game.state.links.filter((link) => link.card === card.id);

/** The cards to which a card is linked. */
export const hostsOf = (game: AnyGame, card: CardState): CardState[] =>
  linksOf(game, card).map((link) => game.card(link.host));
