/** The words of Cardfight!! Vanguard for cards, circles and values. */
import { STATES_OF_UNITS } from './vanguard-keywords';
import { cardsLike, known, likeThis, placesOf, type Head, type NounWords } from './nouns';
import { article, listed, word, type Part } from './words';

type Names = Readonly<Record<string, string>>;

const PLACES: Names = {
  deck: 'deck',
  hand: 'hand',
  field: 'field',
  soul: 'soul',
  drop: 'drop zone',
  damage: 'damage zone',
  bind: 'bind zone',
  trigger: 'trigger zone',
  rideDeck: 'ride deck zone',
  gZone: 'G zone',
  gauge: 'gauge zone',
  orderArea: 'order area',
  orderZone: 'order zone',
  vanguardCircle: 'VC',
  rearGuardCircle: 'RC',
  guardianCircle: 'GC',
  removed: 'removed cards',
  markers: 'circles and units',
  imprisoned: 'while imprisoned',
  scouted: 'while scouted',
};
const CATEGORIES: Names = {
  unit: 'unit card',
  order: 'order',
  marker: 'marker',
  heart: 'heart card',
  originalDress: 'originalDress card',
};
const ORIGINALS: Names = {
  originalPower: 'original power',
  originalGrade: 'original grade',
  originalCritical: 'original critical',
  originalShield: 'original shield',
};
const VALUES: Names = {
  power: 'power',
  grade: 'grade',
  critical: 'critical',
  shield: 'shield',
  drive: 'drive',
  ...ORIGINALS,
};
const STATUSES: Names = {
  ...{ locked: 'locked', deleted: 'deleted', originalDress: 'originalDress', dominated: 'dominated' },
  ...{ imprisoned: 'imprisoned', scouted: 'scouted', ...STATES_OF_UNITS },
};
const STATES: Names = { stand: 'standing', rest: 'resting', none: 'unoriented' };
export const ICONS: Names = {
  boost: 'Boost',
  intercept: 'Intercept',
  twinDrive: 'Twin Drive',
  tripleDrive: 'Triple Drive',
};
export const ICONS_OF_COSTS: Names = {
  counterBlast: 'counter-blast',
  soulBlast: 'soul-blast',
  counterCharge: 'counter-charge',
  soulCharge: 'soul-charge',
};
export const KEYWORDS: Names = {
  restraint: 'Restraint',
  lord: 'Lord',
  sentinel: 'Sentinel',
  resist: 'Resist',
  regalisPiece: 'Regalis Piece',
  forerunner: 'Forerunner',
  revelation: 'Revelation',
  afterimage: 'Afterimage',
  nitouKaigan: 'Nitou Kaigan',
  melody: 'Melody',
  friend: 'Friend',
  rescue: 'Rescue',
  homare: 'Homare',
  alchemagic: 'Alchemagic',
  stride: 'Stride',
  ultimateStride: 'Ultimate Stride',
  gGuardian: 'G Guardian',
  overDress: 'overDress',
  xoverDress: 'XoverDress',
  blaze: 'Blaze',
  engorge: 'Engorge',
  rush: 'Rush',
  charge: 'Charge',
  hollow: 'Hollow',
  harmony: 'Harmony',
  success: 'Success',
  bloom: 'Bloom',
  driveChecks: 'performs drive checks as a rear-guard',
  glitter: 'Glitter',
  arms: 'Arms',
  voelundr: 'Völundr',
};
/** Words that cards can have in common, and that effects change. */
export const ALIKE: Names = {
  name: 'name',
  category: 'card type',
  subtype: 'subtype',
  typeName: 'type name',
  special: 'special type',
  icon: 'icon',
  trigger: 'trigger icon',
  clan: 'clan',
  nation: 'nation',
  race: 'race',
  active: 'active keyword',
};

const FILTER = [
  ...['player', 'zone', 'top', 'bottom', 'state', 'at', 'face', 'category', 'name', 'nameContains', 'other', 'looked'],
  ...['chosen', 'stat', 'any', 'unit', 'vanguard', 'rearGuard', 'guardian', 'attacking', 'attacked', 'boosting'],
  ...[
    'boosted',
    'hit',
    'battleOpponent',
    'boundByThis',
    'legion',
    'harmony',
    'status',
    'dressed',
    'gaugeOfThis',
    'gaugeNamed',
    'armed',
    'armedWithThis',
    'armedToThis',
    'tokenNamed',
    'ticketNamed',
    'marker',
    'markerNamed',
    'host',
    'marked',
    'onCircle',
    'declared',
    'keyword',
    ...['happened', 'not', 'least', 'greatest'],
    'friend',
    'result',
    'shares',
    'subtype',
    'typeName',
    'special',
    'icon',
    'trigger',
    'clan',
    'nation',
    'race',
  ],
];

/** The word for a card on a circle. */
const KINDS: Readonly<Record<string, readonly [string, string]>> = {
  vanguard: ['vanguard', 'vanguards'],
  rearGuard: ['rear-guard', 'rear-guards'],
  guardian: ['guardian', 'guardians'],
  unit: ['unit', 'units'],
};

const isKind = (filter: Part): boolean => Object.keys(KINDS).some((member) => filter[member] === true);

function headOf(filter: Part): Head | undefined {
  if (filter.host === true)
    return { words: ['unit that this marker is on', 'units that this marker is on'], saysPlace: true };
  if (filter.armedToThis === true) return { words: ['arms order', 'arms orders'], saysPlace: true };
  if (filter.marker === true || filter.onCircle !== undefined) return { words: ['marker', 'markers'], saysPlace: true };
  for (const [member, noun] of [
    ['tokenNamed', 'token'],
    ['ticketNamed', 'ticket'],
    ['markerNamed', 'marker'],
  ] as const) {
    const name = filter[member] as string | undefined;
    if (name !== undefined) return { words: [`[${name}] ${noun}`, `[${name}] ${noun}s`], saysPlace: noun !== 'ticket' };
  }
  if (filter.status === 'heart') return { words: ['heart', 'hearts'], saysPlace: true };
  const kind = Object.keys(KINDS).find((member) => filter[member] === true);
  if (kind !== undefined) return { words: KINDS[kind]!, saysPlace: true };
  if (filter.zone !== undefined || filter.category !== undefined || filter.name !== undefined) return undefined;
  return { words: KINDS.unit!, saysPlace: true };
}

const topCards = (count: number): string => (count === 1 ? 'the top card' : `the top ${count} cards`);

/** What there is one of, in a fight as a rule: `the attacking unit`. */
function allOf(filter: Part): { text: string; isPlural: boolean } | undefined {
  if (filter.player === 'any' && typeof filter.top === 'number' && filter.zone !== undefined)
    return { text: `${topCards(filter.top)} of each player's ${placesOf(NOUNS, filter.zone)}`, isPlural: true };
  const { attacking, attacked, boosting, battleOpponent, ...more } = filter;
  if (Object.keys(more).length > 0) return undefined;
  if (attacking === true) return { text: 'the attacking unit', isPlural: false };
  if (attacked === true) return { text: 'each attacked unit', isPlural: false };
  if (boosting === true) return { text: 'each unit that boosts', isPlural: false };
  return battleOpponent === true ? { text: 'each of its battle opponents', isPlural: false } : undefined;
}

const adjectives = (filter: Part): (string | undefined)[] => [
  filter.other === true ? 'other' : undefined,
  filter.state === undefined ? undefined : word(STATES, filter.state, 'the state'),
  filter.status === undefined || filter.status === 'heart' ? undefined : word(STATUSES, filter.status, 'the status'),
  filter.face === undefined ? undefined : `face-${filter.face as string}`,
  filter.attacking === true ? 'attacking' : undefined,
  filter.attacked === true ? 'attacked' : undefined,
  filter.boosting === true ? 'boosting' : undefined,
  filter.boosted === true ? 'boosted' : undefined,
  filter.subtype === undefined ? undefined : (filter.subtype as string),
  ...['typeName', 'special', 'clan', 'nation', 'race'].map((kind) =>
    filter[kind] === undefined ? undefined : `<${filter[kind] as string}>`,
  ),
];

/** What the effect has said, seen or done before. */
const suffixesOfEffects = (filter: Part): (string | undefined)[] => [
  filter.not === undefined ? undefined : `other than ${article(likeThis(NOUNS, filter.not as Part))}`,
  filter.least === undefined ? undefined : `with the least ${word(VALUES, filter.least, 'the value')}`,
  filter.greatest === undefined ? undefined : `with the greatest ${word(VALUES, filter.greatest, 'the value')}`,
  filter.happened === undefined ? undefined : happenedText(filter.happened as Part),
  filter.keyword === undefined ? undefined : `with ${word(KEYWORDS, filter.keyword, 'the keyword')}`,
  filter.result === undefined ? undefined : `among "${filter.result as string}"`,
  filter.declared === true ? 'with the declared name' : undefined,
  filter.shares === undefined ? undefined : sharesText(filter.shares as Part),
  filter.looked === true ? 'among those looked at' : undefined,
];

/** What has happened to a card in this turn. */
const HAPPENED: Names = {
  placed: 'placed',
  called: 'called',
  rode: 'ridden',
  attacks: 'that attacked',
  boosts: 'that boosted',
  stood: 'that stood',
  retired: 'that was retired',
  discarded: 'that was discarded',
  hits: 'whose attack hit',
};

function happenedText({ event, by }: Part): string {
  const cause = by === undefined ? '' : ' by an ability';
  return `${word(HAPPENED, event, 'what has happened')}${cause} in this turn`;
}

/** `one of your rear-guards attacked`, for amounts that count it */
function happeningText({ event, player, subject = 'any' }: Part): string {
  const owner = player === 'opponent' ? "your opponent's" : 'your';
  const unit = subject === 'any' ? 'units' : cardsLike(NOUNS, subject as Part);
  if (event === 'battleBegan') return 'a battle began';
  if (event === 'orderPlayed') return `${player === 'opponent' ? 'your opponent' : 'you'} played an order`;
  return `one of ${owner} ${unit} was ${word(HAPPENED, event, 'what has happened').replace(/^that was /, '')}`.replace(
    'was that ',
    '',
  );
}

/** What a filter says by `true`. */
const SUFFIXES: Names = {
  hit: 'hit by this attack',
  battleOpponent: 'that this unit battles',
  legion: 'in legion',
  harmony: 'in harmony',
  friend: 'in the Friend state',
  boundByThis: "bound by this unit's abilities",
  gaugeOfThis: 'that belong to this unit',
  armed: 'armed with an arms order',
  armedWithThis: 'armed with this card',
  armedToThis: 'armed to this unit',
};

const suffixes = (filter: Part): (string | undefined)[] => [
  filter.name !== undefined && (isKind(filter) || filter.status === 'heart')
    ? `named [${filter.name as string}]`
    : undefined,
  filter.nameContains === undefined ? undefined : `with "${filter.nameContains as string}" in the name`,
  filter.icon === undefined ? undefined : `with the ${word(ICONS, filter.icon, 'the icon')} icon`,
  filter.trigger === undefined ? undefined : `with the ${filter.trigger as string} trigger icon`,
  ...Object.keys(SUFFIXES).map((member) => (filter[member] === true ? SUFFIXES[member] : undefined)),
  filter.gaugeNamed === undefined ? undefined : `called "${filter.gaugeNamed as string}"`,
  filter.dressed === undefined ? undefined : `in the ${word(KEYWORDS, filter.dressed, 'the state')} state`,
  filter.marked === undefined ? undefined : `with a [${filter.marked as string}] marker on it or its circle`,
  filter.onCircle === undefined ? undefined : `on ${circleText(filter.onCircle as Part)}`,
  ...suffixesOfEffects(filter),
  filter.at === undefined ? undefined : atText(filter.at as Part),
];

/** `with the same name as the chosen card` */
const sharesText = ({ word: kind, with: others }: Part): string =>
  `with the same ${word(ALIKE, kind, 'the word')} as ${known(NOUNS, others as Part)}`;

const ROWS: Names = { front: 'in the front row', back: 'in the back row' };

function atText({ row, column, kind, behind, ahead, from }: Part): string {
  const unit = from === undefined ? 'this unit' : known(NOUNS, from as Part);
  const words = [
    behind === true && `behind ${unit}`,
    ahead === true && `in front of ${unit}`,
    row !== undefined && word(ROWS, row, 'the row'),
    column === 'same' && `in the same column as ${unit}`,
    ['left', 'center', 'right'].includes(column as string) && `in the ${column as string} column`,
    kind !== undefined && `on ${circleKind(kind)}`,
  ];
  return words.filter(Boolean).join(' ');
}

const CIRCLE_KINDS: Names = {
  vanguard: 'the vanguard circle',
  rearGuard: 'a rear-guard circle',
  guardian: 'the guardian circle',
  stage: 'a stage',
  astralPlane: 'an astral plane',
  accel: 'an accel circle',
};
const circleKind = (kind: unknown): string => word(CIRCLE_KINDS, kind, 'the circle');
const COLUMNS: Names = { '-1': 'left', 0: 'center', 1: 'right' };

/** `your front left rear-guard circle`, `a front row rear-guard circle` */
export function circleText(said: Part, article = 'your'): string {
  const { kind = 'rearGuard', row, column, here, of } = said;
  if (here) return 'the circle of this unit';
  if (of !== undefined) return `the circle of ${known(NOUNS, of as Part)}`;
  if (kind !== 'rearGuard') return `your ${circleKind(kind).replace(/^\S+ /, '')}`;
  if (column === undefined || column === 'same') return anyCircleText(said);
  const side = word(COLUMNS, column, 'the column');
  return row === undefined ? `a ${side} rear-guard circle` : `${article} ${row as string} ${side} rear-guard circle`;
}

/** `an open back row rear-guard circle of your opponent in the same column as this unit` */
const anyCircleText = ({ row, column, open, player }: Part): string =>
  [
    open === true ? 'an open' : 'a',
    row !== undefined && `${row as string} row`,
    'rear-guard circle',
    player === 'opponent' && 'of your opponent',
    column === 'same' && 'in the same column as this unit',
  ]
    .filter(Boolean)
    .join(' ');

export const NOUNS: NounWords = {
  heads: {},
  places: PLACES,
  categories: CATEGORIES,
  stats: {
    power: (range) => `with ${range.replace(/^(-?\d+)/, '$1 power')}`,
    grade: (range) => `of grade ${range}`,
    critical: (range) => `with a critical of ${range}`,
    shield: (range) => `with ${range.replace(/^(-?\d+)/, '$1 shield')}`,
    drive: (range) => `with a drive of ${range}`,
    ...Object.fromEntries(
      Object.entries(ORIGINALS).map(([stat, name]) => [stat, (range: string) => `with an ${name} of ${range}`]),
    ),
  },
  values: VALUES,
  playerValues: {
    damage: ['card in @ damage zone', 'cards in @ damage zone'],
    hand: ['card in @ hand', 'cards in @ hand'],
    soul: ['card in @ soul', 'cards in @ soul'],
    deck: ['card in @ deck', 'cards in @ deck'],
    drop: ['card in @ drop zone', 'cards in @ drop zone'],
    bind: ['card in @ bind zone', 'cards in @ bind zone'],
  },
  happening: happeningText,
  onPlaces: (circles) => circleText(circles).replace(/^(an?|your) /, ''),
  base: 'original',
  head: headOf,
  all: allOf,
  isSingle: ({ vanguard, other }) => vanguard === true && other === undefined,
  filter: FILTER,
  adjectives,
  suffixes,
};

/** Whose zone a card goes to that the target describes: `your`, `their`; of cards of anybody `the owner's`. */
export function ownerOfCards(target: Part): string {
  const filter = (target.all ?? (target.choose as Part | undefined)?.from) as Part | undefined;
  if (filter === undefined) return 'your';
  if (filter.player === 'opponent') return 'their';
  return filter.player === 'you' ? 'your' : "the owner's";
}

/** What holds by the rules: names, and how many copies a deck may hold. */
export function ruleText({ names, copies, deckLimit }: Part): string {
  if (names !== undefined) return `this card is also named ${listed((names as string[]).map((name) => `"${name}"`))}`;
  if (copies === 'any') return 'you may have any number of this card in your deck';
  if (copies !== undefined) return `you may have up to ${copies as number} of this card in your deck`;
  const { of, max } = deckLimit as { of: Part; max: number };
  return `your deck may hold no more than ${max} ${cardsLike(NOUNS, of)}`;
}

/** `Twin Drive`, `the draw trigger icon`; undefined: the instruction does more than add icons */
export function iconsIn({ word: kind, add, become, lose }: Part): string | undefined {
  if (become !== undefined || lose !== undefined || !Array.isArray(add)) return undefined;
  if (kind === 'icon') return listed((add as string[]).map((icon) => word(ICONS, icon, 'the icon')));
  return kind === 'trigger' ? `the ${listed(add as string[])} trigger icon` : undefined;
}
