/** Changes to links: which card is on, under or attached to which. */
import type { Handle } from '../../../schemas/common';
import { linksWith } from '../links';
import type { CardState, Link } from '../state';
import type { StateGame } from '../state/rules';
import { NONE, write, writeZone } from './writing';

/** Links a card to its host, after the links that the host has already. */
export function link(
  game: StateGame,
  kind: string,
  card: Handle,
  host: Handle,
  { data }: { data?: Link['data'] } = {},
): void {
  const links = game.state.links as Link[];
  links.push(data ? { kind, card, host, data } : { kind, card, host });
  countLentMove(game);
  game.appendChange({
    type: 'linked',
    clauses: NONE,
    player: game.rules.masterOf(game, game.card(card)),
    card,
    host,
    kind,
  });
}

/** Invalidates the cached ability sources, because a linked card may lend abilities to its host. */
export function countLentMove(game: StateGame): void {
  if (game.rules.lends) game.values.sourceMoves += 1;
}

/** Ends the links of a card: all of them, or only those to one host or of one kind. */
export function unlink(game: StateGame, card: Handle, host?: Handle, kind?: string): void {
  const isMatch = (entry: Link) =>
    entry.card === card && (host === undefined || entry.host === host) && (kind === undefined || entry.kind === kind);
  if (!game.state.links.some(isMatch)) return;
  write(game).links = game.state.links.filter((entry) => !isMatch(entry));
  countLentMove(game);
  game.appendChange({ type: 'unlinked', clauses: NONE, player: game.rules.masterOf(game, game.card(card)), card });
}

/**
 * Puts cards that lie together in one zone and are linked to one host in this order. None of them has moved, so no
 * event is recorded.
 */
export function arrangeLinked(game: StateGame, kind: string, host: Handle, cards: readonly CardState[]): void {
  const [first] = cards;
  if (!first) return;
  const linkOf = ({ id }: CardState): Link =>
    game.state.links.find((one) => one.kind === kind && one.card === id && one.host === host)!;
  write(game).links = rearranged(game.state.links, cards.map(linkOf));
  const zone = writeZone(game, first.side, first.zone);
  const handles = cards.map(({ id }) => id);
  zone.splice(0, zone.length, ...rearranged(zone, handles));
  game.changed();
}

/** Returns the items with the given ones in the given order, in the places that these have together. */
function rearranged<T>(items: readonly T[], inOrder: readonly T[]): T[] {
  const next = inOrder.values();
  return items.map((item) => (inOrder.includes(item) ? next.next().value! : item));
}

export const NO_LINKS: readonly Link[] = [];

/**
 * Ends all links of a card that leaves, in both directions, except those that the game's rules keep.
 * @param leaves false: the card has only moved to another place of its zone, which ends the links that the rules name
 */
export function endLinks(game: StateGame, leaver: CardState, leaves: boolean): readonly Link[] {
  const { linkLasts, linkEndsByMoving } = game.rules;
  const ended = linksWith(game, leaver).filter((link) =>
    leaves ? !linkLasts?.(game, link, leaver) : linkEndsByMoving?.(game, link),
  );
  for (const { card, host, kind } of ended) unlink(game, card, host, kind);
  return ended;
}

/** Returns the link with the heir in the place of the old card; a link between the two disappears. */
export function linkOfHeir(entry: Link, from: Handle, to: Handle): readonly Link[] {
  const { card, host } = entry;
  if (![card, host].includes(from)) return [entry];
  return card === to || host === to
    ? []
    : [{ ...entry, card: card === from ? to : card, host: host === from ? to : host }];
}
