/** What is on, under or attached to what: a relation, since some cards have two hosts. Written by `link`, `unlink` and `inherit`. */
import type { AnyGame } from './game';
import type { CardState, Link } from './state';

const NONE: readonly Link[] = [];

/** All there are, or all of the card where it is a card as it was. */
const linksAround = (game: AnyGame, { snapshot }: CardState): readonly Link[] => snapshot?.links ?? game.state.links;

/** The links of the cards that are on, under or attached to this one. */
export function linksOn(game: AnyGame, host: CardState): readonly Link[] {
  let found: Link[] | undefined;
  for (const link of linksAround(game, host)) if (link.host === host.id) (found ??= []).push(link);
  return found ?? NONE;
}

/** The cards linked to a host in this way, in their order. */
export const linkedTo = (game: AnyGame, host: CardState, kind: string): CardState[] =>
  linksOn(game, host)
    .filter((link) => link.kind === kind)
    .map((link) => game.card(link.card));

/** What a card is on, under or attached to. */
export function linksOf(game: AnyGame, card: CardState): readonly Link[] {
  const links = linksAround(game, card);
  return links.length === 0 ? NONE : links.filter((link) => link.card === card.id);
}

/** The links of a card at both ends. */
export function linksWith(game: AnyGame, { id }: CardState): readonly Link[] {
  let found: Link[] | undefined;
  for (const link of game.state.links) if (link.card === id || link.host === id) (found ??= []).push(link);
  return found ?? NONE;
}

/** The cards to which a card is linked. */
export const hostsOf = (game: AnyGame, card: CardState): CardState[] =>
  linksOf(game, card).map((link) => game.card(link.host));
