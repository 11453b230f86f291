/** Changes of what is on, under or attached to what. */
import type { Handle } from '../../../schemas/common';
import type { AnyGame } from '../game';
import { linksWith } from '../links';
import type { CardState, Link } from '../state';
import { NONE, write } from './writing';

/** Puts a card on, under or next to its host: after what is linked there already, or before it. */
export function link(
  game: AnyGame,
  kind: string,
  card: Handle,
  host: Handle,
  { place = 'last', data }: { place?: 'first' | 'last'; data?: Link['data'] } = {},
): void {
  const links = game.state.links as Link[];
  const entry: Link = data ? { kind, card, host, data } : { kind, card, host };
  if (place === 'first') links.unshift(entry);
  else links.push(entry);
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

/** What is linked may lend abilities. */
export function countLentMove(game: AnyGame): void {
  if (game.rules.lends) game.values.sourceMoves += 1;
}

/** Takes a card off its hosts, or off one of them, or ends one kind of link to it. */
export function unlink(game: AnyGame, card: Handle, host?: Handle, kind?: string): void {
  const isMatch = (entry: Link) =>
    entry.card === card && (host === undefined || entry.host === host) && (kind === undefined || entry.kind === kind);
  if (!game.state.links.some(isMatch)) return;
  write(game).links = game.state.links.filter((entry) => !isMatch(entry));
  countLentMove(game);
  game.appendChange({ type: 'unlinked', clauses: NONE, player: game.rules.masterOf(game, game.card(card)), card });
}

export const NO_LINKS: readonly Link[] = [];

/** Links end at both ends where a card leaves, but for those that the game keeps. */
export function endLinks(game: AnyGame, leaver: CardState): readonly Link[] {
  const ended = linksWith(game, leaver).filter((link) => !game.rules.linkLasts?.(game, link, leaver));
  for (const { card, host, kind } of ended) unlink(game, card, host, kind);
  return ended;
}

/** A link, of the heir where it goes over to it; none between two that have become one. */
export function linkOfHeir(game: AnyGame, entry: Link, from: Handle, to: Handle): readonly Link[] {
  const { card, host } = entry;
  if (![card, host].includes(from) || !(game.rules.linkPassesToHeir?.(game, entry) ?? true)) return [entry];
  return card === to || host === to
    ? []
    : [{ ...entry, card: card === from ? to : card, host: host === from ? to : host }];
}
