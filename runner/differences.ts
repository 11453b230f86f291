/** Compares two observations of the same moment, and finds where one contradicts the other. */
import { isDeepStrictEqual } from 'node:util';
import { createTwoFilesPatch } from 'diff';
import { PLAYERS } from '../schemas/common';
import type { Observation, SeenCard, SeenPlayer, SeenZone } from '../schemas/protocol';

/** A member whose shown value contradicts the reference. */
export interface Difference {
  /** For example `players.A.zones.main["Hero"].ap`. */
  readonly path: string;
  readonly reference: unknown;
  readonly shown: unknown;
}

const nothing: (card: SeenCard) => boolean = () => false;
const UNORDERED_ZONES = ['hand'];

type Entry = Readonly<Record<string, unknown>>;

const entriesOf = (counters: Readonly<Record<string, number>> = {}): readonly Entry[] =>
  Object.entries(counters).flatMap(([counter, count]) => (count > 0 ? [{ counter, count }] : []));

/** What lies on a card or is attached to it, in no order. A card that has none of it may leave the member out. */
const LISTS = {
  counters: ({ counters }: SeenCard) => entriesOf(counters),
  statuses: ({ statuses = [] }: SeenCard) => statuses,
  links: ({ links = [] }: SeenCard) => links,
} as const satisfies Readonly<Record<string, (card: SeenCard) => readonly Entry[]>>;
type List = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as readonly List[];

/** The members of a face-down card that are compared besides its lists; its values do not count while it is face down. */
const FACE_DOWN_MEMBERS = ['id', 'card', 'face', 'state'];

/**
 * Finds where `shown` contradicts `reference`. A member that either leaves out is no contradiction, and neither is the
 * moment at which a finished game stopped. In a player's view, naming a card that the reference hides is one.
 * @param isAlike true for a card that nobody can tell from others, such as a DON!! card: zones that hold only such
 * cards are compared by how many are in each state
 */
export function differences(reference: Observation, shown: Observation, isAlike = nothing): Difference[] {
  const lists = LIST_NAMES.filter((list) => showsList(reference, list) && showsList(shown, list));
  const found = new Differences(shown.viewer === 'judge', isAlike, lists);
  found.compare('winner', winnerOf(reference), winnerOf(shown));
  if (!reference.result || !shown.result) compareMoments(found, reference, shown);
  for (const player of PLAYERS)
    comparePlayers(found, `players.${player}`, reference.players[player], shown.players[player]);
  return found.list;
}

/**
 * Returns whether a card without this list certainly has nothing in it. An observation that shows it on no card may not
 * know it at all, except that whoever shows pools of counters knows counters on cards.
 */
function showsList({ players }: Observation, list: List): boolean {
  return PLAYERS.map((player) => players[player]).some(
    ({ zones, pools }) =>
      (list === 'counters' && pools !== undefined) ||
      Object.values(zones).some(({ cards = [] }) => cards.some((card) => card[list] !== undefined)),
  );
}

/** In a list with more members, only the part that differs is shown. */
const MOST_LISTED = 6;

/** Cuts two long lists down to the part that differs, for display. */
export function shortened(difference: Difference): Difference {
  const { path, reference, shown } = difference;
  if (!Array.isArray(reference) || !Array.isArray(shown)) return difference;
  if (Math.max(reference.length, shown.length) <= MOST_LISTED) return difference;
  const start = sameAtStart(reference, shown);
  const end = sameAtStart(reference.slice(start).reverse(), shown.slice(start).reverse());
  const stretch = (list: readonly unknown[]) => listed(list.slice(start, list.length - end));
  return { path: `${path}[${start}…]`, reference: stretch(reference), shown: stretch(shown) };
}

/** Counts the equal members at the beginning of both lists; an unnamed member equals any. */
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

/** Formats differences as a unified diff, one line for each member. @param names the two sides */
export function asDiff(found: readonly Difference[], names: readonly [string, string]): string {
  const shortOnes = found.map(shortened);
  const text = (side: 'reference' | 'shown') =>
    shortOnes.map((one) => `${one.path}: ${JSON.stringify(one[side]) ?? 'nothing'}\n`).join('');
  const patch = createTwoFilesPatch(...names, text('reference'), text('shown'), '', '', { context: 0 });
  return patch.split('\n').slice(1).join('\n');
}

class Differences {
  readonly list: Difference[] = [];

  /**
   * @param seesAll true for the judge's view, where an unnamed card is left out and not hidden
   * @param lists those that both observations show, so that a card without one has nothing in it
   */
  constructor(
    private readonly seesAll: boolean,
    readonly isAlike: (card: SeenCard) => boolean,
    readonly lists: readonly List[],
  ) {}

  compare(path: string, reference: unknown, shown: unknown): void {
    if (reference === undefined || shown === undefined || isDeepStrictEqual(reference, shown)) return;
    this.list.push({ path, reference, shown });
  }

  /** Compares entries in any order; a member that either entry leaves out is no contradiction. */
  compareEntries(path: string, reference: readonly Entry[], shown: readonly Entry[]): void {
    if (reference.length !== shown.length || !haveCounterparts(shown, reference)) this.compare(path, reference, shown);
  }

  /** @param ordered whether the order of cards in the zone matters */
  compareCards(path: string, reference: CardNames, shown: CardNames, ordered: boolean): void {
    const fits = (id: string | null, index: number) =>
      id === null ||
      (this.seesAll && reference.includes(null)) ||
      (ordered ? reference[index] === id : reference.includes(id));
    if (reference.length !== shown.length || !shown.every(fits)) this.compare(path, reference, shown);
  }
}

/** A card is null if the observation does not name it. */
type CardNames = readonly (string | null)[];
type Battle = NonNullable<Observation['battle']>;

/** @returns undefined: the observation does not include the result */
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
  for (const [pool, lying] of Object.entries(shown.pools ?? {})) {
    const same = reference.pools?.[pool];
    if (same) found.compareEntries(`${path}.pools.${pool}`, entriesOf(same), entriesOf(lying));
  }
  for (const [fact, value] of Object.entries(shown.facts ?? {})) {
    found.compare(`${path}.facts.${fact}`, reference.facts?.[fact], value);
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

/** Matches each shown card with some card of the reference, in any order. */
function compareAlike(
  found: Differences,
  path: string,
  reference: readonly SeenCard[],
  shown: readonly SeenCard[],
): void {
  const facts = (cards: readonly SeenCard[]) => cards.map((card) => factsOfAlike(card, found.lists));
  const [known, seen] = [facts(reference), facts(shown)];
  if (!haveCounterparts(seen, known)) found.compare(`${path} in any order`, known, seen);
}

const factsOfAlike = (card: SeenCard, lists: readonly List[]): Entry => {
  const { face, state, host } = card;
  return {
    ...(face !== undefined && { face }),
    ...(state !== undefined && { state }),
    ...(host !== undefined && { host }),
    ...Object.fromEntries(lists.map((list) => [list, LISTS[list](card)])),
  };
};

/** Returns whether each of `some` has a counterpart of its own among the others that does not contradict it. */
function haveCounterparts(some: readonly Entry[], others: readonly Entry[]): boolean {
  const left = [...others];
  return some.every((one) => {
    const index = left.findIndex((other) => agree(one, other));
    return index >= 0 && left.splice(index, 1).length > 0;
  });
}

const agree = (one: Entry, other: Entry): boolean =>
  Object.entries(one).every(([member, value]) => {
    const same = other[member];
    if (Array.isArray(value) && Array.isArray(same))
      return value.length === same.length && haveCounterparts(value, same);
    return same === undefined || value === undefined || isDeepStrictEqual(value, same);
  });

const namesOf = (cards: readonly SeenCard[]): CardNames => cards.map((card) => card.id ?? null);

function compareFacts(found: Differences, path: string, reference: SeenCard, shown: SeenCard): void {
  const hidden = reference.face === 'down' && shown.face !== 'up';
  for (const [member, value] of Object.entries(shown)) {
    if (LIST_NAMES.some((list) => list === member)) continue;
    if (!hidden || FACE_DOWN_MEMBERS.includes(member)) found.compare(`${path}.${member}`, reference[member], value);
  }
  for (const list of found.lists) found.compareEntries(`${path}.${list}`, LISTS[list](reference), LISTS[list](shown));
}
