/** Two observations of the same moment, and where the one contradicts the other. */
import { isDeepStrictEqual } from 'node:util';
import { PLAYERS } from '../schemas/common';
import type { Observation, SeenCard, SeenPlayer, SeenZone } from '../schemas/protocol';

/** One member in which an adapter's observation contradicts the oracle's. */
export interface Difference {
  /** e.g. `players.A.zones.main["Hero"].ap` */
  readonly path: string;
  readonly oracle: unknown;
  readonly adapter: unknown;
}

const UNORDERED_ZONES = ['hand'];
/** What is known of a card that lies face down; its values count for nothing there. */
const FACE_DOWN_MEMBERS = ['id', 'card', 'face', 'state'];

/**
 * Where the adapter contradicts the oracle, as the judge sees both. What the adapter leaves out is not held against it,
 * nor the moment at which a game that is over has stopped.
 */
export function differences(oracle: Observation, adapter: Observation): Difference[] {
  const found = new Differences();
  found.compare('winner', winnerOf(oracle), winnerOf(adapter));
  if (!oracle.result || !adapter.result) compareMoments(found, oracle, adapter);
  for (const player of PLAYERS)
    comparePlayers(found, `players.${player}`, oracle.players[player], adapter.players[player]);
  return found.list;
}

class Differences {
  readonly list: Difference[] = [];

  compare(path: string, oracle: unknown, adapter: unknown): void {
    if (adapter !== undefined && !isDeepStrictEqual(oracle, adapter)) this.list.push({ path, oracle, adapter });
  }
}

type Battle = NonNullable<Observation['battle']>;

/** undefined: the observation says nothing of the result. */
function winnerOf({ result }: Observation): string | undefined {
  if (result === undefined) return undefined;
  return result === null ? 'none yet' : (result.winner ?? 'a draw');
}

function compareMoments(found: Differences, oracle: Observation, adapter: Observation): void {
  for (const member of ['turn', 'turnPlayer', 'phase'] as const) found.compare(member, oracle[member], adapter[member]);
  compareBattles(found, oracle.battle ?? null, adapter.battle);
}

function compareBattles(found: Differences, oracle: Battle | null, adapter: Battle | null | undefined): void {
  if (!oracle || !adapter) return found.compare('battle', oracle, adapter);
  for (const [member, value] of Object.entries(adapter)) {
    found.compare(`battle.${member}`, oracle[member as keyof Battle], value);
  }
}

function comparePlayers(found: Differences, path: string, oracle: SeenPlayer, adapter: SeenPlayer): void {
  for (const [counter, value] of Object.entries(adapter.counters ?? {})) {
    found.compare(`${path}.counters.${counter}`, oracle.counters?.[counter], value);
  }
  for (const [zone, seen] of Object.entries(adapter.zones)) {
    const same = oracle.zones[zone];
    if (same) compareZones(found, zone, `${path}.zones.${zone}`, same, seen);
  }
}

function compareZones(found: Differences, zone: string, path: string, oracle: SeenZone, adapter: SeenZone): void {
  found.compare(`${path}.count`, oracle.count, adapter.count);
  if (!oracle.cards || !adapter.cards) return;
  const [ours, theirs] = [idsOf(oracle.cards), idsOf(adapter.cards)];
  const agree = UNORDERED_ZONES.includes(zone) ? sameCards(ours, theirs) : sameOrder(ours, theirs);
  if (!agree) found.compare(path, ours, theirs);
  for (const card of adapter.cards) {
    const same = card.id === undefined ? undefined : oracle.cards.find((candidate) => candidate.id === card.id);
    if (same) compareCards(found, `${path}["${card.id}"]`, same, card);
  }
}

/** null: a card that the observation does not name. */
const idsOf = (cards: readonly SeenCard[]): (string | null)[] => cards.map((card) => card.id ?? null);

const sameOrder = (ours: readonly (string | null)[], theirs: readonly (string | null)[]): boolean =>
  ours.length === theirs.length && theirs.every((id, index) => id === null || id === ours[index]);

const sameCards = (ours: readonly (string | null)[], theirs: readonly (string | null)[]): boolean =>
  ours.length === theirs.length && theirs.every((id) => id === null || ours.includes(id));

function compareCards(found: Differences, path: string, oracle: SeenCard, adapter: SeenCard): void {
  const hidden = oracle.face === 'down' && adapter.face !== 'up';
  for (const [member, value] of Object.entries(adapter)) {
    if (!(member in oracle) || (hidden && !FACE_DOWN_MEMBERS.includes(member))) continue;
    found.compare(`${path}.${member}`, oracle[member], value);
  }
}
