/** Makes observations from what `knows` lets the viewer know, and from nothing else. */
import type { PlayerId, Viewer } from '../../../schemas/common';
import type { Observation, SeenBattle, SeenCard, SeenPlayer, SeenZone } from '../../../schemas/protocol';
import { linksOf } from '../links';
import type { CardState } from '../state';
import type { Role } from '../state/battle';
import { hidesItsOrder, knows, orderSeen } from '../unseen';
import { describeCounters } from '../objects/counters';
import type { AnyGame } from '../rules';
import { describeActivations } from './declared';
import type { PositionWords } from './module';
import { effectsInForce } from './position-effects';
import { describeLimits } from './position-limits';
import { describePlaces, describePools } from './position-objects';
import { isKnown } from './position-words';

/** Says how a game describes itself to viewers. */
export interface Disclosure {
  readonly words: PositionWords;
  /** Returns the game's own facts of a card that the viewer knows. */
  describe(card: CardState): SeenCard;
  /** Changes the description of the current battle, or adds to it. */
  battle?(shown: SeenBattle): SeenBattle;
}

/**
 * Describes a card by the words of its zone.
 * @param words the members that are shown, by zone
 * @param seen returns the value of a member, or undefined to leave the member out
 */
export const describedBy =
  (words: Readonly<Record<string, readonly string[]>>, seen: (card: CardState, word: string) => unknown) =>
  (card: CardState): SeenCard => {
    const { id, definitionKey, face, zone } = card;
    const shown: Record<string, unknown> & SeenCard = { id, card: definitionKey, face };
    for (const word of words[zone] ?? []) {
      const value = seen(card, word);
      if (value !== undefined) shown[word] = value;
    }
    return shown;
  };

/**
 * Returns what the viewer sees of a game. The judge sees all that a position states, so that the game can be continued
 * from there.
 */
export function observation(game: AnyGame, viewer: Viewer, disclosure: Disclosure): Observation {
  const { turn, turnPlayer, firstPlayer, phase, result } = game.state;
  const players = seenPlayers(game, viewer, disclosure);
  const shown = describeBattle(game);
  const battle = shown && (disclosure.battle?.(shown) ?? shown);
  const effects = viewer === 'judge' ? { effects: effectsInForce(game) } : {};
  const extraTurns = isKnown(disclosure.words, 'extraTurns') ? { extraTurns: [...game.state.extraTurns] } : {};
  const activations = game.state.activations.length > 0 ? { activations: describeActivations(game) } : {};
  return {
    viewer,
    turn,
    turnPlayer,
    firstPlayer,
    phase,
    players,
    battle,
    ...activations,
    ...effects,
    ...extraTurns,
    result,
  };
}

/** Returns both players' zones, counters and other members as the viewer sees them. */
export function seenPlayers(game: AnyGame, viewer: Viewer, disclosure: Disclosure): Record<PlayerId, SeenPlayer> {
  const seen = (player: PlayerId): SeenPlayer => {
    const { zones, counters } = game.state.players[player];
    const seenZones: Record<string, SeenZone> = {};
    for (const zone in zones) seenZones[zone] = seenZone(game, viewer, { player, zone }, disclosure);
    return { zones: seenZones, counters: { ...counters }, ...besidesZones(game, viewer, player, disclosure) };
  };
  return { A: seen('A'), B: seen('B') };
}

/** Adds the members that only some games have. */
function besidesZones(game: AnyGame, viewer: Viewer, player: PlayerId, { words }: Disclosure): Partial<SeenPlayer> {
  const { places, pools, facts } = words;
  return {
    ...(places && { places: describePlaces(game, player) }),
    ...(pools && { pools: describePools(game, player, pools) }),
    ...(facts && {
      facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact.of(game, player)])),
    }),
    ...(isKnown(words, 'limits') && { limits: describeLimits(game, viewer, player) }),
  };
}

function seenZone(
  game: AnyGame,
  viewer: Viewer,
  { player, zone }: { player: PlayerId; zone: string },
  { describe, words }: Disclosure,
): SeenZone {
  const shown = (card: CardState): SeenCard => ({
    ...describe(card),
    ...(card.owner !== card.side && { owner: card.owner }),
    ...(card.sheet === 'back' && { sheet: card.sheet }),
    ...(card.kind === 'token' || card.kind === 'marker' ? { kind: card.kind } : undefined),
    ...(card.origin !== undefined && { origin: card.origin }),
    ...openFacts(game, viewer, card, words),
  });
  const ids = orderSeen(game, viewer, player, zone);
  if (viewer === 'judge') return { count: ids.length, cards: ids.map((id) => shown(game.card(id))) };
  const count = game.rules.countSeen?.(game, viewer, player, zone);
  const cards = (count === undefined ? ids : ids.slice(0, count)).map((id): SeenCard => {
    const card = game.card(id);
    return knows(game, viewer, card) ? shown(card) : { face: 'down', ...openFacts(game, viewer, card, words) };
  });
  const unordered = hidesItsOrder(game, viewer, player, zone) ? { unordered: true } : {};
  return { count: count ?? cards.length, ...unordered, cards };
}

/** Returns what both players see of a card even if they do not know it: where it lies, and what lies on it. */
function openFacts(game: AnyGame, viewer: Viewer, card: CardState, { linkZones, holds }: PositionWords): SeenCard {
  const { place, statuses, zone } = card;
  const counters = holds && describeCounters(card);
  const links = linksOf(game, card).filter(({ host }) => knows(game, viewer, game.card(host)));
  const short = links.find(({ kind }) => kind === linkZones?.[zone]);
  const named = links.filter((link) => link !== short);
  return {
    ...(place !== undefined && { place }),
    ...(statuses?.length && { statuses: statuses.map((status) => ({ ...status })) }),
    ...(counters && hasAny(counters) && { counters }),
    ...(short && { host: short.host }),
    ...(named.length > 0 && { links: named.map(({ kind, host, data }) => ({ kind, host, ...(data && { data }) })) }),
  };
}

function hasAny(counters: object): boolean {
  for (const _ in counters) return true;
  return false;
}

/**
 * Describes the roles in the current battle.
 * @returns null outside of a battle
 */
export function describeBattle(game: AnyGame): SeenBattle | null {
  const { battle, activations } = game.state;
  if (!battle) return null;
  const { attackers, targets, guards, boosts } = battle;
  const isNegated = activations.some((one) => one.negated && one.what === 'attack' && attackers.includes(one.card.id));
  return {
    attackers: [...attackers],
    ...(targets.length === 1 ? { target: targets[0]! } : { targets: [...targets] }),
    ...(guards.length > 0 && { guards: guards.map(pairOf) }),
    ...(boosts.length > 0 && { boosts: boosts.map(pairOf) }),
    ...(isNegated && { negated: true }),
  };
}

const pairOf = ({ card, target }: Role) => ({ card: card.id, to: target });
