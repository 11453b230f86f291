/** Cards, players and numbers of One Piece in words. */
import { counted, joined, listed, partOf, range, tellsAll, word, type Noun, type Part } from './words';

const OWNERS: Readonly<Record<string, string>> = { you: 'your', opponent: "your opponent's", any: '' };
export const ownerOf = (player: unknown): string => word(OWNERS, player ?? 'any', 'the player');

/** Zones whose cards are named without their zone: one, several. */
const HEADS: Readonly<Record<string, readonly [string, string]>> = {
  character: ['Character', 'Characters'],
  leader: ['Leader', 'Leaders'],
  stage: ['Stage', 'Stages'],
  'leader,character': ['Leader or Character card', 'Leader and Character cards'],
  'leader,stage': ['Leader or Stage', 'Leader and Stages'],
  'stage,character': ['Stage or Character', 'Stages and Characters'],
  'leader,character,stage': ['card on the field', 'cards on the field'],
  cost: ['DON!! card in the cost area', 'DON!! cards in the cost area'],
  given: ['given DON!! card', 'given DON!! cards'],
  'cost,given': ['DON!! card on the field', 'DON!! cards on the field'],
  life: ['Life card', 'Life cards'],
};
const PLACES: Readonly<Record<string, string>> = {
  hand: 'hand',
  trash: 'trash',
  deck: 'deck',
  life: 'Life area',
  leader: 'Leader area',
  character: 'Character area',
  stage: 'Stage area',
  cost: 'cost area',
};
const CATEGORIES: Readonly<Record<string, string>> = {
  character: 'Character card',
  event: 'Event',
  stage: 'Stage card',
  leader: 'Leader card',
  don: 'DON!! card',
};
const STATS: Readonly<Record<string, (range: string) => string>> = {
  power: (range) => `with ${range.replace(/^(-?\d+)/, '$1 power')}`,
  cost: (range) => `with a cost of ${range}`,
  life: (range) => `with a Life of ${range}`,
  counter: (range) => `with a (Symbol) Counter of ${range}`,
  basePower: (range) => `with a base power of ${range}`,
  baseCost: (range) => `with a base cost of ${range}`,
};
export const KEYWORDS: Readonly<Record<string, string>> = {
  rush: '[Rush]',
  rushCharacter: '[Rush: Character]',
  blocker: '[Blocker]',
  doubleAttack: '[Double Attack]',
  banish: '[Banish]',
  unblockable: '[Unblockable]',
};

const FILTER = [
  ...[
    'player',
    'zone',
    'category',
    'state',
    'other',
    'name',
    'nameContains',
    'type',
    'typeContains',
    'attribute',
    'color',
  ],
  ...['multicolor', 'stat', 'noBaseEffect', 'number', 'looked', 'inBattle', 'has', 'any', 'top'],
];

/** Cards that fit a filter, in the words for one and for several of them; where they lie, if the words do not say it. */
interface Kind {
  readonly one: string;
  readonly many: string;
  readonly place: string | undefined;
  readonly after: string;
}

function kindOf(filter: Part): Kind {
  tellsAll(filter, 'a filter', ...FILTER);
  const zones = (filter.zone ?? []) as readonly string[];
  const head = headOf(filter, zones);
  const before = joined(...adjectives(filter));
  return {
    one: joined(before, head.words[0]),
    many: joined(before, head.words[1]),
    place: head.saysPlace ? undefined : placesOf(zones),
    after: joined(...suffixes(filter)),
  };
}

function headOf({ name, category, inBattle }: Part, zones: readonly string[]) {
  const known = HEADS[zones.length === 0 ? String(category) : zones.join(',')];
  const card = category === undefined ? 'card' : word(CATEGORIES, category, 'the category');
  const cards: readonly [string, string] = [card, `${card}s`];
  const saysPlace = known !== undefined || zones.length === 0 || inBattle === true;
  if (name !== undefined) return { words: [`[${name as string}]`, `[${name as string}]`] as const, saysPlace };
  return { words: known ?? cards, saysPlace };
}

const adjectives = (filter: Part): (string | undefined)[] => [
  filter.other === true ? 'other' : undefined,
  filter.state as string | undefined,
  filter.color as string | undefined,
  filter.multicolor === true ? 'multicolor' : undefined,
  filter.type === undefined ? undefined : `{${filter.type as string}}`,
  filter.attribute === undefined ? undefined : `<${filter.attribute as string}>`,
];

function suffixes(filter: Part): (string | undefined)[] {
  const stats = Object.entries(filter.stat ?? {}) as [string, { min?: number; max?: number }][];
  const any = filter.any as readonly Part[] | undefined;
  return [
    ...stats.map(([stat, limits]) => word(STATS, stat, 'the value')(range(limits))),
    filter.nameContains === undefined ? undefined : `with “${filter.nameContains as string}” in the name`,
    filter.typeContains === undefined ? undefined : `with “${filter.typeContains as string}” in a type`,
    filter.has === undefined ? undefined : `with ${word(KEYWORDS, filter.has, 'the keyword')}`,
    filter.noBaseEffect === true ? 'with no base effect' : undefined,
    filter.number === undefined ? undefined : `with the card number ${filter.number as string}`,
    filter.inBattle === true ? 'in this battle' : undefined,
    filter.looked === true ? 'among those looked at' : undefined,
    any &&
      listed(
        any.map((one) => joined(...suffixes(one))),
        'or',
      ),
  ];
}

export const placesOf = (zones: unknown): string =>
  listed(
    (zones as readonly string[]).map((zone) => word(PLACES, zone, 'the zone')),
    'or',
  );

/** `1 of your Characters`, `up to 1 Event from your trash` */
export function someOf(count: string, filter: Part): string {
  const { one, many, place, after } = kindOf(filter);
  const owner = ownerOf(filter.player);
  const isOne = /\b1$/.test(count);
  if (place !== undefined) return joined(count, isOne ? one : many, after, `from ${placeOf(owner, place)}`);
  return owner === '' ? joined(count, isOne ? one : many, after) : joined(count, 'of', owner, many, after);
}

const placeOf = (owner: string, place: string): string => (owner === '' ? `a ${place}` : `${owner} ${place}`);

/** `each of your Characters`, `each card in your trash` */
function eachOf(filter: Part): string {
  const { one, many, place, after } = kindOf(filter);
  const owner = ownerOf(filter.player);
  if (place !== undefined) return joined('each', one, after, `in ${placeOf(owner, place)}`);
  return owner === '' ? joined('each', one, after) : joined('each of', owner, many, after);
}

/** `all of your Characters`, `your Leader`, `the top 2 cards of your deck` */
export function allOf(filter: Part): Noun {
  const { one, many, place, after } = kindOf(filter);
  const owner = ownerOf(filter.player);
  if (typeof filter.top === 'number') return topOf(filter.top, filter);
  const isLeader = String(filter.zone as unknown) === 'leader' && owner !== '';
  if (isLeader) return { text: joined(owner, one, after), isPlural: false };
  if (place !== undefined) return { text: joined('all', many, after, `in ${placeOf(owner, place)}`), isPlural: true };
  return { text: joined('all', owner !== '' && 'of', owner, many, after), isPlural: true };
}

function topOf(count: number, { zone, player }: Part): Noun {
  const cards = count === 1 ? 'the top card' : `the top ${count} cards`;
  const place = word(PLACES, String(zone as unknown), 'the zone');
  return { text: `${cards} of ${placeOf(ownerOf(player), place)}`, isPlural: count !== 1 };
}

/** `2 or more Characters`, `no cards in the hand`; whose they are is said before. */
export function havingOf(filter: Part, limits: { min?: number; max?: number }): string {
  const { one, many, place, after } = kindOf(filter);
  const where = place === undefined ? undefined : `in the ${place}`;
  if (limits.max === 0) return joined('no', many, after, where);
  const isOne = limits.min === 1 && limits.max === undefined;
  return joined(isOne ? '1 or more' : range(limits), one === many || !isOne ? many : many, after, where);
}

/** A card as the subject of an event: `one of your other Characters`, `a card` */
export function oneOf(filter: Part, player?: unknown): string {
  const { one, many, after, place } = kindOf(filter);
  const owner = ownerOf(filter.player ?? player);
  const where = place === undefined ? undefined : `in the ${place}`;
  if (owner !== '') return joined('one of', owner, many, after, where);
  const article = /^other/.test(one) ? 'an' : /^[AEIOU]/.test(one) ? 'an' : 'a';
  return joined(article, one, after, where).replace(/^an other/, 'another');
}

/** How a filter reads where a rule of deck building names cards. */
export function cardsLike(filter: Part): string {
  const { many, after, place } = kindOf(filter);
  if (place !== undefined) throw new Error('there is no text for a zone of deck building');
  return joined(many, after);
}

/** A number, or what it is counted by: `1 card for each of your Characters`. */
export function amount(value: unknown, one: string, many = `${one}s`): string {
  if (typeof value === 'number') return counted(value, one, many);
  const part = value as Part;
  if (part.number === 'chosen') return `that many ${many}`;
  return joined(`1 ${one}`, perWhat(part));
}

/** `for each of your Characters`, `for every 1000 power of your Leader` */
export function perWhat(part: Part): string {
  if (part.count !== undefined) {
    tellsAll(part, 'an amount', 'count', 'plus', 'times');
    const plus = part.plus as number | undefined;
    const beyond = plus === undefined ? undefined : plus < 0 ? `beyond ${-plus}` : `and ${plus} more`;
    return joined('for', eachOf(partOf(part, 'count')), beyond);
  }
  if (part.number === 'chosen') {
    tellsAll(part, 'an amount', 'number', 'times');
    return 'for each 1 of that number';
  }
  tellsAll(part, 'an amount', 'value', 'of', 'per', 'times');
  const per = part.per === undefined ? 'for each' : `for every ${part.per as number}`;
  return `${per} ${valueName(part.value)} of ${known(partOf(part, 'of'))}`;
}

const VALUES: Readonly<Record<string, string>> = {
  power: 'power',
  cost: 'cost',
  counter: 'Counter',
  life: 'Life',
  payment: 'payment',
};
export const valueName = (value: unknown): string => word(VALUES, value, 'the value');

/** Cards that are already known when the sentence comes to them. */
export function known(target: Part): string {
  if (target.all !== undefined) return allOf(partOf(target, 'all')).text;
  if (target.self === true) return 'this card';
  if (target.chosen === true) return 'the chosen card';
  throw new Error(`there is no text for the target ${JSON.stringify(target)}`);
}

/** What the text says "under the rules". */
export const BY_RULES = ['name', 'types', 'attributes', 'every', 'donDeck', 'copies', 'deckLimit'];

export function ruleText({ name, types, attributes, every, donDeck, copies, deckLimit }: Part): string {
  if (every !== undefined) return `this card has all ${listed((every as string[]).map((kind) => `${kind}s`))}`;
  if (donDeck !== undefined) return `your DON!! deck is of ${donDeck as number} cards`;
  if (name !== undefined) return `also treat the name of this card as [${name as string}]`;
  if (types !== undefined)
    return `also treat the types of this card as including {${(types as string[]).join('} and {')}}`;
  if (attributes !== undefined)
    return `also treat this card as having the <${(attributes as string[]).join('> and <')}> attribute`;
  if (copies === 'any') return 'you may have any number of this card in your deck';
  if (copies !== undefined) return `you may have up to ${copies as number} of this card in your deck`;
  const { of, max } = deckLimit as { of: Part; max: number };
  return max === 0
    ? `you cannot have ${cardsLike(of)} in your deck`
    : `you cannot have more than ${max} ${cardsLike(of)} in your deck`;
}
