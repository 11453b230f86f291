/** Cards, players and numbers in words. All games share the sentences; each has its own words. */
import {
  article,
  counted,
  joined,
  listed,
  partOf,
  range,
  signed,
  checkMembers,
  word,
  type Noun,
  type Part,
} from './words';

export interface Limits {
  readonly min?: number;
  readonly max?: number;
}

/** The words of a game for cards, places and values. */
export interface NounWords {
  /**
   * The words for one and for several cards in these zones. They imply the place, and a category may come before the
   * zone.
   */
  readonly heads: Readonly<Record<string, readonly [string, string]>>;
  readonly places: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<string, string>>;
  readonly stats: Readonly<Record<string, (range: string) => string>>;
  /** Values that can make an amount. */
  readonly values: Readonly<Record<string, string>>;
  /** Numbers that a player has: `Life card`; `Core in @ Reserve`, where `@` stands for the owner. */
  readonly playerValues: Readonly<Record<string, readonly [string, string]>>;
  /** The words for cards that a filter names by something else than their category and their zone. */
  readonly head?: (filter: Part) => Head | undefined;
  /** Names all cards of a filter where the game has a word of its own for them. */
  readonly all?: (filter: Part) => Noun | undefined;
  /** Words what has happened, for amounts that count it: `your rear-guard attacks`. */
  readonly happening?: (when: Part) => string;
  /** Words one of the places of a game that are counted: `open rear-guard circle`. */
  readonly onPlaces?: (places: Part) => string;
  /** What replaces a printed value. Omitted: a base value. */
  readonly base?: string;
  /** Whether each player has at most one such card. */
  readonly isSingle: (filter: Part) => boolean;
  /** The members that filters of the game may have. */
  readonly filter: readonly string[];
  readonly adjectives: (filter: Part) => readonly (string | undefined)[];
  readonly suffixes: (filter: Part) => readonly (string | undefined)[];
}

const OWNERS: Readonly<Record<string, string>> = {
  you: 'your',
  opponent: "your opponent's",
  turnPlayer: "the turn player's",
  any: '',
};
export const ownerOf = (player: unknown): string => word(OWNERS, player ?? 'any', 'the player');

/** The words for one and for several cards, and whether they imply the place. */
export interface Head {
  readonly words: readonly [string, string];
  readonly saysPlace?: boolean;
}

/** The words for one and for several cards that fit a filter, and their place if those words do not imply it. */
interface Kind {
  readonly one: string;
  readonly many: string;
  readonly place: string | undefined;
  readonly after: string;
}

function kindOf(w: NounWords, filter: Part): Kind {
  checkMembers(filter, 'a filter', ...w.filter);
  const zones = (filter.zone ?? []) as readonly string[];
  const head = headOf(w, filter, zones);
  const before = joined(...w.adjectives(filter), alternativesBefore(w, filter));
  return {
    one: joined(before, head.words[0]),
    many: joined(before, head.words[1]),
    place: head.saysPlace ? undefined : placesOf(w, zones),
    after: joined(...suffixes(w, filter)),
  };
}

function headOf(w: NounWords, filter: Part, zones: readonly string[]): Head {
  const { name, category, inBattle } = filter;
  const where = zones.join(',');
  const own = w.head?.(filter);
  if (own) return { saysPlace: zones.length === 0, ...own };
  const known =
    w.heads[`${(category as string | undefined) ?? 'card'}: ${where}`] ??
    w.heads[zones.length === 0 ? String(category) : where];
  const card = category === undefined ? 'card' : word(w.categories, category, 'the category');
  const cards: readonly [string, string] = [card, `${card}s`];
  const saysPlace = known !== undefined || zones.length === 0 || inBattle === true;
  if (name !== undefined) return { words: [`[${name as string}]`, `[${name as string}]`] as const, saysPlace };
  return { words: known ?? cards, saysPlace };
}

/** Returns what stands after the word for the cards. */
function suffixes(w: NounWords, filter: Part): string[] {
  const stats = Object.entries(filter.stat ?? {}) as [string, Limits][];
  return [
    ...stats.map(([stat, limits]) => word(w.stats, stat, 'the value')(limitsOf(w, limits))),
    ...w.suffixes(filter),
    alternativesAfter(w, filter),
  ].filter((text): text is string => text !== undefined);
}

const anyOf = ({ any }: Part): readonly Part[] => (any ?? []) as readonly Part[];
const saysBefore = (w: NounWords, filter: Part): boolean =>
  suffixes(w, filter).length === 0 && filter.name === undefined;

/** `red or blue`, if all of the filter stands before the word for the cards */
function alternativesBefore(w: NounWords, filter: Part): string | undefined {
  const any = anyOf(filter);
  if (any.length === 0 || !any.every((one) => saysBefore(w, one))) return undefined;
  return listed(
    any.map((one) => joined(...w.adjectives(one))),
    'or',
  );
}

function alternativesAfter(w: NounWords, filter: Part): string | undefined {
  const any = anyOf(filter);
  if (any.length === 0 || any.every((one) => saysBefore(w, one))) return undefined;
  const isPlain = any.every((one) => joined(...w.adjectives(one)) === '' && one.name === undefined);
  const each = any.map((one) => (isPlain ? joined(...suffixes(w, one)) : article(likeThis(w, one))));
  return joined(isPlain ? undefined : 'being', listed(each, 'or'));
}

/** Says what a filter requires of a known card: `red Battle Card with a power of 5000 or less` */
export function likeThis(w: NounWords, filter: Part): string {
  const { one, after } = kindOf(w, filter);
  return joined(one, after);
}

export const placesOf = (w: NounWords, zones: unknown): string =>
  listed(
    (zones as readonly string[]).map((zone) => word(w.places, zone, 'the zone')),
    'or',
  );

const placeOf = (owner: string, place: string): string => (owner === '' ? `a ${place}` : `${owner} ${place}`);

/** `1 of your Characters`, `up to 1 Event from your trash` */
export function someOf(w: NounWords, count: string, filter: Part): string {
  const { one, many, place, after } = kindOf(w, filter);
  const owner = ownerOf(filter.player);
  const isOne = /\b1$/.test(count);
  if (place !== undefined) return joined(count, isOne ? one : many, after, `from ${placeOf(owner, place)}`);
  return owner === '' ? joined(count, isOne ? one : many, after) : joined(count, 'of', owner, many, after);
}

/** `each of your Characters`, `each card in your trash` */
export function eachOf(w: NounWords, filter: Part): string {
  const { one, many, place, after } = kindOf(w, filter);
  const owner = ownerOf(filter.player);
  if (place !== undefined) return joined('each', one, after, `in ${placeOf(owner, place)}`);
  return owner === '' ? joined('each', one, after) : joined('each of', owner, many, after);
}

/** `2 of your Characters`, `2 cards in your trash` */
function everyOf(w: NounWords, count: number, filter: Part): string {
  const { many, place, after } = kindOf(w, filter);
  const owner = ownerOf(filter.player);
  if (place !== undefined) return joined(String(count), many, after, `in ${placeOf(owner, place)}`);
  return joined(String(count), owner !== '' && `of ${owner}`, many, after);
}

/** `all of your Characters`, `your Leader`, `the top 2 cards of your deck` */
export function allOf(w: NounWords, filter: Part): Noun {
  const own = w.all?.(filter);
  if (own) return own;
  const { one, many, place, after } = kindOf(w, filter);
  const owner = ownerOf(filter.player);
  if (typeof filter.top === 'number') return endOf('top', filter.top, w, filter);
  if (typeof filter.bottom === 'number') return endOf('bottom', filter.bottom, w, filter);
  if (w.isSingle(filter) && owner !== '') return { text: joined(owner, one, after), isPlural: false };
  if (filter.chosen === true) return { text: joined('any', one, after), isPlural: false };
  if (place !== undefined) return { text: joined('all', many, after, `in ${placeOf(owner, place)}`), isPlural: true };
  return { text: joined('all', owner !== '' && 'of', owner, many, after), isPlural: true };
}

function endOf(end: 'top' | 'bottom', count: number, w: NounWords, { zone, player }: Part): Noun {
  if (zone === undefined) throw new Error(`there is no text for the ${end} of no zone`);
  const cards = count === 1 ? `the ${end} card` : `the ${end} ${count} cards`;
  const places = listed(
    (zone as readonly string[]).map((one) => placeOf(ownerOf(player), word(w.places, one, 'the zone'))),
  );
  const each = (zone as readonly string[]).length > 1 ? 'each of ' : '';
  return { text: `${cards} of ${each}${places}`, isPlural: count !== 1 };
}

/** `2 or more Characters`, `no cards in the hand`; the caller names the player. */
export function havingOf(w: NounWords, filter: Part, limits: Limits): string {
  const { many, place, after } = kindOf(w, filter);
  const where = place === undefined ? undefined : `in the ${place}`;
  return joined(limits.max === 0 ? 'no' : limitsOf(w, limits), many, after, where);
}

/** `2 or more`; `equal to or lower than the power of this card`, or `at least 1 for each of ...` if it is counted */
export function limitsOf(w: NounWords, limits: Limits): string {
  const counted = Object.entries(limits).filter(([end, limit]) => END.includes(end) && typeof limit === 'object');
  const [first] = counted as unknown as [string, Part][];
  if (first === undefined) return range(limits);
  if (isValueOfCard(first[1]))
    return `equal to or ${first[0] === 'min' ? 'higher' : 'lower'} than the ${valueOf(w, first[1])}`;
  return joined(first[0] === 'min' ? 'at least' : 'at most', `1 ${perWhat(w, first[1])}`);
}
const END = ['min', 'max'];

/** A card as the subject of an event: `one of your other Characters`, `a card` */
export function oneOf(w: NounWords, filter: Part, player?: unknown): string {
  const { one, many, after, place } = kindOf(w, filter);
  const owner = ownerOf(filter.player ?? player);
  const where = place === undefined ? undefined : `in the ${place}`;
  if (owner !== '') return joined('one of', owner, many, after, where);
  return joined(article(one), after, where).replace(/^an other/, 'another');
}

/** Words a filter as rules of deck building do. */
export function cardsLike(w: NounWords, filter: Part): string {
  const { many, after, place } = kindOf(w, filter);
  if (place !== undefined) throw new Error('there is no text for a zone of deck building');
  return joined(many, after);
}

/** Whether a number is a value of one card as it is. */
const isValueOfCard = ({ value, of, ...scale }: Part): boolean =>
  value !== undefined && typeof of === 'object' && !('all' in of!) && Object.keys(scale).length === 0;

/** Words a number, or what counts it: `1 card for each of your Characters`, `as many cards as the cost of this card`. */
export function amount(w: NounWords, value: unknown, one: string, many = `${one}s`): string {
  if (typeof value === 'number') return counted(value, one, many);
  const part = value as Part;
  if (part.number === 'chosen') return joined(`that many ${many}`, beyond(w, part));
  if (isValueOfCard(part)) return `as many ${many} as the ${valueOf(w, part)}`;
  const times = (part.times as number | undefined) ?? 1;
  return joined(counted(times, one, many), perWhat(w, part));
}

/** `for each of your Characters`, `for every 1000 power of your Leader` */
export function perWhat(w: NounWords, part: Part): string {
  if (part.count !== undefined) return perCard(w, part);
  if (part.number === 'chosen') {
    checkMembers(part, 'an amount', 'number', 'times', 'per', 'plus');
    return joined(
      'for',
      part.per === undefined ? 'each 1' : `every ${part.per as number}`,
      'of that number',
      beyond(w, part),
    );
  }
  if (part.different !== undefined) return perDifferent(w, part);
  if (part.happened !== undefined) return perTime(w, part);
  if (part.circles !== undefined) return joined(forEvery(part), w.onPlaces?.(partOf(part, 'circles')), beyond(w, part));
  if (part.result !== undefined) {
    checkMembers(part, 'an amount', 'result', 'times', 'per', 'plus');
    return joined(forEvery(part), `of "${part.result as string}"`, beyond(w, part));
  }
  checkMembers(part, 'an amount', 'value', 'of', 'per', 'times', 'plus');
  return joined(forEvery(part), valueOf(w, part), beyond(w, part));
}

const forEvery = ({ per }: Part): string => (per === undefined ? 'for each' : `for every ${per as number}`);

/** `and 2 more`, `beyond 2`; of power `and -3000` */
function beyond(w: NounWords, { plus, times = 1 }: Part): string | undefined {
  if (plus === undefined) return undefined;
  if (typeof plus === 'number' && Math.abs(times as number) >= 1000) return `and ${signed(plus)}`;
  if (typeof plus === 'number') return plus < 0 ? `beyond ${-plus}` : `and ${plus} more`;
  return `and 1 more ${perWhat(w, plus as Part)}`;
}

function perCard(w: NounWords, part: Part): string {
  checkMembers(part, 'an amount', 'count', 'plus', 'times', 'per');
  const filter = partOf(part, 'count');
  const every = part.per === undefined ? eachOf(w, filter) : `every ${everyOf(w, part.per as number, filter)}`;
  return joined('for', every, beyond(w, part));
}

/** `for each time in this turn that your rear-guard attacks` */
function perTime(w: NounWords, part: Part): string {
  checkMembers(part, 'an amount', 'happened', 'per', 'times', 'plus');
  if (!w.happening) throw new Error('there is no text for what has happened');
  const often = part.per === undefined ? 'each time' : `every ${part.per as number} times`;
  return joined(`for ${often} in this turn that`, w.happening(partOf(part, 'happened')), beyond(w, part));
}

/** `for each different name among your rear-guards` (VG 18.3) */
function perDifferent(w: NounWords, part: Part): string {
  checkMembers(part, 'an amount', 'different', 'among', 'times', 'per', 'plus');
  return joined(forEvery(part), differentText(w, part, part.per === undefined ? '' : 's'), beyond(w, part));
}

/** `different names among your rear-guards` */
export const differentText = (w: NounWords, { different, among }: Part, many = ''): string =>
  `different ${different as string}${many} among ${allOf(w, among as Part).text.replace(/^all (of )?/, '')}`;

/** `power of your Leader`, `card in your life` */
function valueOf(w: NounWords, { value, of }: Part): string {
  if (typeof of !== 'string') return `${valueName(w, value)} of ${known(w, of as Part)}`;
  const [one] = word(w.playerValues, value, 'the value');
  if (one.includes('@')) return one.replace('@', of === 'opponent' ? "your opponent's" : 'your');
  return `${one} ${of === 'opponent' ? 'of your opponent' : 'of yours'}`;
}

export const valueName = (w: NounWords, value: unknown): string => word(w.values, value, 'the value');

/** Names cards that the sentence already knows. */
export function known(w: NounWords, target: Part): string {
  if (target.all !== undefined) return allOf(w, partOf(target, 'all')).text;
  if (target.self === true) return 'this card';
  if (target.subject === true) return 'that card';
  if (target.chosen === true) return 'the chosen card';
  if (target.current === true) return 'the card whose turn it is';
  if (target.result !== undefined) return `"${target.result as string}"`;
  throw new Error(`there is no text for the target ${JSON.stringify(target)}`);
}
