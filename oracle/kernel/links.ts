/**
 * Which card is on, under or attached to which. Links form a relation, since some cards have two hosts. `link`,
 * `unlink` and `inherit` write them.
 */
import type { CardState, Link } from './state';
import type { StateGame } from './state/rules';

const NONE: readonly Link[] = [];

/** Returns all links or, for a card as it was, its links at that time. */
const linksAround = (game: StateGame, { snapshot }: CardState): readonly Link[] => snapshot?.links ?? game.state.links;

/** Returns the links of the cards that are on, under or attached to this one. */
export function linksOn(game: StateGame, host: CardState): readonly Link[] {
  let found: Link[] | undefined;
  for (const link of linksAround(game, host)) if (link.host === host.id) (found ??= []).push(link);
  return found ?? NONE;
}

/** Returns the cards linked to a host by this kind of link, in their order. */
export const linkedTo = (game: StateGame, host: CardState, kind: string): CardState[] =>
  linksOn(game, host)
    .filter((link) => link.kind === kind)
    .map((link) => game.card(link.card));

/** Returns the links from a card to its hosts. */
export function linksOf(game: StateGame, card: CardState): readonly Link[] {
  const links = linksAround(game, card);
  return links.length === 0 ? NONE : links.filter((link) => link.card === card.id);
}

/** Returns the links of a card in both directions. */
export function linksWith(game: StateGame, { id }: CardState): readonly Link[] {
  let found: Link[] | undefined;
  for (const link of game.state.links) if (link.card === id || link.host === id) (found ??= []).push(link);
  return found ?? NONE;
}

export const hostsOf = (game: StateGame, card: CardState): CardState[] =>
  linksOf(game, card).map((link) => game.card(link.host));
