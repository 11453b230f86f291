/** The words of One Piece for cards, places and values. */
import { cardsLike, type NounWords } from './nouns';
import { listed, word, type Part } from './words';

/** The words for one and for several cards of zones that the words themselves imply. */
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

const adjectives = (filter: Part): (string | undefined)[] => [
  filter.other === true ? 'other' : undefined,
  filter.state as string | undefined,
  filter.color as string | undefined,
  filter.multicolor === true ? 'multicolor' : undefined,
  filter.type === undefined ? undefined : `{${filter.type as string}}`,
  filter.attribute === undefined ? undefined : `<${filter.attribute as string}>`,
];

const suffixes = (filter: Part): (string | undefined)[] => [
  filter.nameContains === undefined ? undefined : `with “${filter.nameContains as string}” in the name`,
  filter.typeContains === undefined ? undefined : `with “${filter.typeContains as string}” in a type`,
  filter.has === undefined ? undefined : `with ${word(KEYWORDS, filter.has, 'the keyword')}`,
  filter.noBaseEffect === true ? 'with no base effect' : undefined,
  filter.number === undefined ? undefined : `with the card number ${filter.number as string}`,
  filter.inBattle === true ? 'in this battle' : undefined,
  filter.looked === true ? 'among those looked at' : undefined,
];

const VALUES: Readonly<Record<string, string>> = {
  power: 'power',
  cost: 'cost',
  counter: 'Counter',
  life: 'Life',
  payment: 'payment',
};
const PLAYER_VALUES = { lifeCards: ['Life card', 'Life cards'] } as const;

export const NOUNS: NounWords = {
  heads: HEADS,
  places: PLACES,
  categories: CATEGORIES,
  stats: STATS,
  values: VALUES,
  playerValues: PLAYER_VALUES,
  isSingle: ({ zone }) => String(zone) === 'leader',
  filter: FILTER,
  adjectives,
  suffixes,
};

/** Members of abilities that hold "under the rules". */
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
    ? `you cannot have ${cardsLike(NOUNS, of)} in your deck`
    : `you cannot have more than ${max} ${cardsLike(NOUNS, of)} in your deck`;
}
