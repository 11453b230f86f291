/** Two observations of the same moment, and where the one contradicts the other. */
import { isDeepStrictEqual } from 'node:util';
import { createTwoFilesPatch } from 'diff';
import { PLAYERS } from '../schemas/common';
import type { Observation, SeenCard, SeenPlayer, SeenZone } from '../schemas/protocol';

/** One member in which what is shown contradicts the reference. */
export interface Difference {
  /** e.g. `players.A.zones.main["Hero"].ap` */
  readonly path: string;
  readonly reference: unknown;
  readonly shown: unknown;
}

const nothing: (card: SeenCard) => boolean = () => false;
const UNORDERED_ZONES = ['hand'];
/** What is known of a card that lies face down; its values count for nothing there. */
const FACE_DOWN_MEMBERS = ['id', 'card', 'face', 'state'];

/**
 * Where what is shown contradicts the reference. What either leaves out is no contradiction (of a player's view: the name
 * of a card is, where the reference keeps it hidden), nor is the moment at which a game that is over has stopped.
 * @param isAlike whether nobody can tell this card of the reference from others, e.g. a DON!! card: of zones that hold only
 * such it is compared how many are in what state
 */
export function differences(reference: Observation, shown: Observation, isAlike = nothing): Difference[] {
  const found = new Differences(shown.viewer === 'judge', isAlike);
  found.compare('winner', winnerOf(reference), winnerOf(shown));
  if (!reference.result || !shown.result) compareMoments(found, reference, shown);
  for (const player of PLAYERS)
    comparePlayers(found, `players.${player}`, reference.players[player], shown.players[player]);
  return found.list;
}

/** A list of more members is told by where it differs. */
const MOST_LISTED = 6;

/** A difference for people: of two long lists only the stretch in which they differ. */
export function shortened(difference: Difference): Difference {
  const { path, reference, shown } = difference;
  if (!Array.isArray(reference) || !Array.isArray(shown)) return difference;
  if (Math.max(reference.length, shown.length) <= MOST_LISTED) return difference;
  const start = sameAtStart(reference, shown);
  const end = sameAtStart(reference.slice(start).reverse(), shown.slice(start).reverse());
  const stretch = (list: readonly unknown[]) => listed(list.slice(start, list.length - end));
  return { path: `${path}[${start}…]`, reference: stretch(reference), shown: stretch(shown) };
}

/** How many members two lists have in common at their beginning; one that is not named is like any. */
function sameAtStart(one: readonly unknown[], other: readonly unknown[]): number {
  const differs = one.findIndex(
    (member, index) =>
      index >= other.length || !(member === null || other[index] === null || isDeepStrictEqual(member, other[index])),
  );
  return differs < 0 ? one.length : differs;
}

const listed = (members: readonly unknown[]): unknown[] =>
  members.length <= MOST_LISTED
    ? [...members]
    : [...members.slice(0, MOST_LISTED), `… and ${members.length - MOST_LISTED} more`];

/** Differences as a unified diff, one line for each member. @param names of the two sides */
export function asDiff(found: readonly Difference[], names: readonly [string, string]): string {
  const shortOnes = found.map(shortened);
  const text = (side: 'reference' | 'shown') =>
    shortOnes.map((one) => `${one.path}: ${JSON.stringify(one[side]) ?? 'nothing'}\n`).join('');
  const patch = createTwoFilesPatch(...names, text('reference'), text('shown'), '', '', { context: 0 });
  return patch.split('\n').slice(1).join('\n');
}

class Differences {
  readonly list: Difference[] = [];

  /** @param seesAll whether a card that is not named is only left out, not hidden */
  constructor(
    private readonly seesAll: boolean,
    readonly isAlike: (card: SeenCard) => boolean,
  ) {}

  compare(path: string, reference: unknown, shown: unknown): void {
    if (reference === undefined || shown === undefined || isDeepStrictEqual(reference, shown)) return;
    this.list.push({ path, reference, shown });
  }

  /** @param ordered whether it matters where in the zone a card lies */
  compareCards(path: string, reference: CardNames, shown: CardNames, ordered: boolean): void {
    const fits = (id: string | null, index: number) =>
      id === null ||
      (this.seesAll && reference.includes(null)) ||
      (ordered ? reference[index] === id : reference.includes(id));
    if (reference.length !== shown.length || !shown.every(fits)) this.compare(path, reference, shown);
  }
}

/** null: a card that the observation does not name. */
type CardNames = readonly (string | null)[];
type Battle = NonNullable<Observation['battle']>;

/** undefined: the observation says nothing of the result. */
function winnerOf({ result }: Observation): string | undefined {
  if (result === undefined) return undefined;
  return result === null ? 'none yet' : (result.winner ?? 'a draw');
}

function compareMoments(found: Differences, reference: Observation, shown: Observation): void {
  for (const member of ['turn', 'turnPlayer', 'phase'] as const)
    found.compare(member, reference[member], shown[member]);
  compareBattles(found, reference.battle, shown.battle);
}

function compareBattles(found: Differences, reference?: Battle | null, shown?: Battle | null): void {
  if (!reference || !shown) return found.compare('battle', reference, shown);
  for (const member of ['attackers', 'target', 'targets', 'covered', 'guards', 'boosts', 'negated'] as const) {
    found.compare(`battle.${member}`, reference[member], shown[member]);
  }
}

function comparePlayers(found: Differences, path: string, reference: SeenPlayer, shown: SeenPlayer): void {
  for (const [counter, value] of Object.entries(shown.counters ?? {})) {
    found.compare(`${path}.counters.${counter}`, reference.counters?.[counter], value);
  }
  for (const [zone, seen] of Object.entries(shown.zones)) {
    const same = reference.zones[zone];
    if (same) compareZones(found, zone, `${path}.zones.${zone}`, same, seen);
  }
}

function compareZones(found: Differences, zone: string, path: string, reference: SeenZone, shown: SeenZone): void {
  found.compare(`${path}.count`, reference.count, shown.count);
  if (!reference.cards || !shown.cards) return;
  if (reference.cards.length > 0 && reference.cards.every(found.isAlike))
    return compareAlike(found, path, reference.cards, shown.cards);
  found.compareCards(path, namesOf(reference.cards), namesOf(shown.cards), !UNORDERED_ZONES.includes(zone));
  for (const card of shown.cards) {
    const same = card.id === undefined ? undefined : reference.cards.find((candidate) => candidate.id === card.id);
    if (same) compareFacts(found, `${path}["${card.id}"]`, same, card);
  }
}

/** Each card that is shown is one of the reference, whichever. */
function compareAlike(
  found: Differences,
  path: string,
  reference: readonly SeenCard[],
  shown: readonly SeenCard[],
): void {
  const left = reference.map(factsOfAlike);
  const fits = shown.map(factsOfAlike).every((facts) => {
    const index = left.findIndex((one) =>
      Object.entries(facts).every(([member, value]) => (one[member] ?? value) === value),
    );
    return index >= 0 && left.splice(index, 1).length > 0;
  });
  if (!fits) found.compare(`${path} in any order`, reference.map(factsOfAlike), shown.map(factsOfAlike));
}

const factsOfAlike = ({ face, state, host }: SeenCard): Record<string, unknown> => ({
  ...(face !== undefined && { face }),
  ...(state !== undefined && { state }),
  ...(host !== undefined && { host }),
});

const namesOf = (cards: readonly SeenCard[]): CardNames => cards.map((card) => card.id ?? null);

function compareFacts(found: Differences, path: string, reference: SeenCard, shown: SeenCard): void {
  const hidden = reference.face === 'down' && shown.face !== 'up';
  for (const [member, value] of Object.entries(shown)) {
    if (!hidden || FACE_DOWN_MEMBERS.includes(member)) found.compare(`${path}.${member}`, reference[member], value);
  }
}
