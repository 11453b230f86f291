/** The words of Battle Spirits for cards, places and values. */
import type { BsCategory, BsPool, BsWhile, BS_ZONES } from '../schemas/battle-spirits';
import { likeThis, known, type Head, type NounWords } from './nouns';
import { article, listed, word, type Part } from './words';

/** The words for one and for several cards of zones that the words themselves imply. */
const HEADS: Readonly<Record<string, readonly [string, string]>> = {
  'card: ': ['card on the Field', 'cards on the Field'],
  'card: field': ['card on the Field', 'cards on the Field'],
  spirit: ['Spirit', 'Spirits'],
  'spirit: field': ['Spirit', 'Spirits'],
  nexus: ['Nexus', 'Nexuses'],
  'nexus: field': ['Nexus', 'Nexuses'],
  ultimate: ['Ultimate', 'Ultimates'],
  'ultimate: field': ['Ultimate', 'Ultimates'],
  brave: ['Brave', 'Braves'],
  'brave: field': ['Brave in Spirit state', 'Braves in Spirit state'],
  'brave: combined': ['combined Brave', 'combined Braves'],
  'brave: field,combined': ['Brave', 'Braves'],
  combined: ['combined Brave', 'combined Braves'],
  sources: ['Advent source', 'Advent sources'],
  setAside: ['set aside card', 'set aside cards'],
};
export const PLACES: Readonly<Record<(typeof BS_ZONES)[number], string>> = {
  deck: 'Deck',
  hand: 'Hand',
  field: 'Field',
  combined: 'combined Braves',
  sources: 'Advent sources',
  under: 'cards under a card',
  burst: 'Burst Area',
  trash: 'Trash',
  removed: 'cards removed from the game',
  setAside: 'set aside cards',
  use: 'cards that are being used',
  outside: 'Tokens beside the Deck',
  replaced: 'the Rebirth cards beside the Deck',
  presented: 'presented Contract Card',
};
export const POOLS: Readonly<Record<BsPool, string>> = {
  reserve: 'Reserve',
  life: 'Life',
  trashCores: 'Trash',
  count: 'Count Area',
  removedCores: 'Cores removed from the game',
};
const CATEGORIES: Readonly<Record<BsCategory, string>> = {
  spirit: 'Spirit card',
  nexus: 'Nexus card',
  magic: 'Magic card',
  ultimate: 'Ultimate card',
  brave: 'Brave card',
};
export const CATEGORY_WORDS: Readonly<Record<BsCategory, string>> = {
  spirit: 'Spirit',
  nexus: 'Nexus',
  magic: 'Magic',
  ultimate: 'Ultimate',
  brave: 'Brave',
};

const STATS: Readonly<Record<string, (range: string) => string>> = {
  bp: (range) => (range === '0 or less' ? 'with BP 0' : `with BP ${range}`),
  cost: (range) => `with a cost ${/^\d/.test(range) ? 'of ' : ''}${range}`,
  lv: (range) => `with Lv ${range}`,
  symbols: (range) => `with ${range} symbols`,
  coresOn: (range) => `with ${range} Cores on it`,
};

/** What a card can be besides its category: before the word for it, or after. */
const KINDS: Readonly<Record<string, { readonly before?: string; readonly after?: string; readonly head?: Head }>> = {
  combined: { before: 'Combined' },
  advented: { after: 'that has performed Advent' },
  imagine: { head: { words: ['Imagine Brave', 'Imagine Braves'] } },
  grandwalker: { head: { words: ['Grandwalker Nexus', 'Grandwalker Nexuses'] } },
  grandstone: { head: { words: ['Grandstone Nexus', 'Grandstone Nexuses'] } },
  contract: { before: 'Contract' },
  token: { head: { words: ['Token', 'Tokens'] } },
  soulState: { head: { words: ['card in Soul State', 'cards in Soul State'] } },
  departing: { after: 'that is about to leave the Field' },
  burst: { after: 'with a Burst effect' },
  mirage: { after: 'with Mirage' },
  setBurst: { head: { words: ['set Burst', 'set Bursts'], saysPlace: true } },
};

const kindOf = (filter: Part) => (filter.is === undefined ? {} : word(KINDS, filter.is, 'the kind of card'));

function head(filter: Part): Head | undefined {
  if (filter.chosen === true) return { words: ['chosen card', 'chosen cards'], saysPlace: true };
  return filter.name === undefined ? kindOf(filter).head : undefined;
}

const FILTER = [
  ...['player', 'zone', 'top', 'bottom', 'state', 'status', 'face', 'category', 'name', 'nameContains', 'number'],
  ...['other', 'inBattle', 'looked', 'chosen', 'shares', 'stat', 'any', 'not', 'color', 'family', 'colors'],
  ...['oneColor', 'soulCore', 'least', 'greatest', 'is'],
];

/** Returns the adjective for a yes-or-no filter, or undefined if the filter does not ask. */
const whether = (asked: unknown, is: string, isNot: string): string | undefined =>
  asked === undefined ? undefined : asked === true ? is : isNot;

export const STATES: Readonly<Record<string, string>> = {
  refreshed: 'Refreshed',
  exhausted: 'Exhausted',
  heavyExhausted: 'Heavy Exhausted',
};
const STATUSES: Readonly<Record<string, string>> = {
  soulState: 'in Soul State',
  grandforce: 'under Grandforce',
  burstState: 'in the Burst state',
};

const adjectives = (filter: Part): (string | undefined)[] => [
  filter.other === true ? 'other' : undefined,
  filter.face === undefined ? undefined : `face-${filter.face as string}`,
  filter.state === undefined ? undefined : word(STATES, filter.state, 'the state'),
  whether(filter.oneColor, 'single-color', 'multicolor'),
  filter.color as string | undefined,
  filter.family === undefined ? undefined : `{${filter.family as string}}`,
  kindOf(filter).before,
];

const suffixes = (filter: Part): (string | undefined)[] => [
  filter.nameContains === undefined ? undefined : `whose name includes “${filter.nameContains as string}”`,
  filter.colors === undefined ? undefined : exactColors(filter.colors as string[]),
  filter.number === undefined ? undefined : `with the card number ${filter.number as string}`,
  filter.status === undefined ? undefined : word(STATUSES, filter.status, 'the status'),
  kindOf(filter).after,
  whether(filter.soulCore, 'with the Soul Core on it', 'without the Soul Core on it'),
  filter.least === undefined ? undefined : `with the lowest ${valueWord(filter.least)}`,
  filter.greatest === undefined ? undefined : `with the highest ${valueWord(filter.greatest)}`,
  whether(filter.inBattle, 'in this battle', 'not in this battle'),
  filter.other === false ? 'that is this card' : undefined,
  whether(filter.looked, 'among those looked at', 'not looked at'),
  filter.chosen === false ? 'not chosen' : undefined,
  filter.shares === undefined ? undefined : sharing(filter.shares as Part),
  filter.not === undefined ? undefined : `other than ${article(likeThis(NOUNS, filter.not as Part))}`,
];

/** `whose only color is red`, `whose colors are exactly red and white` */
const exactColors = (colors: readonly string[]): string =>
  colors.length === 1 ? `whose only color is ${colors[0]}` : `whose colors are exactly ${listed(colors)}`;

/** `with a color in common with the chosen card` */
function sharing({ word: kind, with: cards }: Part): string {
  return `with ${article(word(ALIKE, kind, 'the word'))} in common with ${known(NOUNS, cards as Part)}`;
}
export const ALIKE: Readonly<Record<string, string>> = {
  name: 'name',
  color: 'color',
  family: 'family',
  category: 'card type',
  symbol: 'symbol',
};

const VALUES: Readonly<Record<string, string>> = {
  bp: 'BP',
  cost: 'cost',
  lv: 'Lv',
  symbols: 'number of symbols',
  coresOn: 'number of Cores',
};

function valueWord(stat: unknown): string {
  return word(VALUES, stat, 'the value');
}

export const NOUNS: NounWords = {
  heads: HEADS,
  head,
  places: PLACES,
  categories: CATEGORIES,
  stats: STATS,
  values: VALUES,
  playerValues: {
    life: ['Core in @ Life', 'Cores in @ Life'],
    reserve: ['Core in @ Reserve', 'Cores in @ Reserve'],
    count: ['Core in @ Count Area', 'Cores in @ Count Area'],
    hand: ['card in @ Hand', 'cards in @ Hand'],
    deck: ['card in @ Deck', 'cards in @ Deck'],
    symbolsOnField: ['symbol on @ Field', 'symbols on @ Field'],
    coresOnField: ['Core on @ Field', 'Cores on @ Field'],
  },
  isSingle: ({ is, inBattle }) => is === 'setBurst' || inBattle === true,
  filter: FILTER,
  adjectives,
  suffixes,
};

/** The words in brackets for that during which an effect works. */
export const WHILES: Readonly<Record<BsWhile, string>> = {
  combined: 'While Combined',
  combinedRight: 'While Combined (Right)',
  combinedLeft: 'While Combined (Left)',
  combinedWithSpirit: 'While Combined with a Spirit',
  combinedWithNexus: 'While Combined with a Nexus',
  advent: 'During Advent',
  sealed: 'While Sealed',
  oc: 'During OC',
  soulState: 'Soul State',
  contractAdventSource: 'Contract Advent Source',
  spirit: 'Spirit',
};
