/** The words of the Dragon Ball Super Card Game for cards, places and values. */
import { cardsLike, known, likeThis, type NounWords } from './nouns';
import { article, listed, word, type Part } from './words';

const HEADS: Readonly<Record<string, readonly [string, string]>> = {
  leader: ['Leader Card', 'Leader Cards'],
  'leader: leader': ['Leader Card', 'Leader Cards'],
  battle: ['Battle Card', 'Battle Cards'],
  'battle: battle': ['Battle Card', 'Battle Cards'],
  'card: battle': ['card in the Battle Area', 'cards in the Battle Area'],
  'battle: leader,battle': ['Battle Card', 'Battle Cards'],
  'extra: battle': ['Extra Card in play', 'Extra Cards in play'],
  extra: ['Extra Card', 'Extra Cards'],
  'leader,battle': ['card in play', 'cards in play'],
  energy: ['energy', 'energy'],
  'leader,battle,combo': ['card in play or in the Combo Area', 'cards in play and in the Combo Area'],
  under: ['card', 'cards'],
  removed: ['card removed from the game', 'cards removed from the game'],
};
export const PLACES: Readonly<Record<string, string>> = {
  deck: 'deck',
  hand: 'hand',
  drop: 'Drop Area',
  leader: 'Leader Area',
  battle: 'Battle Area',
  combo: 'Combo Area',
  energy: 'Energy Area',
  life: 'life',
  warp: 'Warp',
  under: 'pile under a card',
  removed: 'cards removed from the game',
};
const CATEGORIES: Readonly<Record<string, string>> = {
  leader: 'Leader Card',
  battle: 'Battle Card',
  extra: 'Extra Card',
};
const STATS: Readonly<Record<string, (range: string) => string>> = {
  power: (range) => `with a power of ${range}`,
  comboPower: (range) => `with a combo power of ${range}`,
  comboCost: (range) => `with a combo cost of ${range}`,
  energyCost: (range) => `with an energy cost of ${range}`,
};
const VALUES: Readonly<Record<string, string>> = {
  power: 'power',
  comboPower: 'combo power',
  comboCost: 'combo cost',
  energyCost: 'energy cost',
  redCost: 'red specified cost',
  blueCost: 'blue specified cost',
  greenCost: 'green specified cost',
  yellowCost: 'yellow specified cost',
  blackCost: 'black specified cost',
};

/** The keywords as brackets show them, including keywords of skills that have more than a name. */
export const KEYWORDS: Readonly<Record<string, string>> = {
  blocker: '[Blocker]',
  critical: '[Critical]',
  doubleStrike: '[Double Strike]',
  tripleStrike: '[Triple Strike]',
  quadrupleStrike: '[Quadruple Strike]',
  dualAttack: '[Dual Attack]',
  tripleAttack: '[Triple Attack]',
  revenge: '[Revenge]',
  indestructible: '[Indestructible]',
  ultimate: '[Ultimate]',
  barrier: '[Barrier]',
  superCombo: '[Super Combo]',
  victoryStrike: '[Victory Strike]',
  warriorOfUniverse7: '[Warrior of Universe 7]',
  deflect: '[Deflect]',
  wormhole: '[Wormhole]',
  dragonBall: '[Dragon Ball]',
  attacksActive: 'the skill to attack Battle Cards in Active Mode',
  evolve: '[Evolve]',
  exEvolve: '[EX-Evolve]',
  xenoEvolve: '[Xeno-Evolve]',
  unionFusion: '[Union-Fusion]',
  unionPotara: '[Union-Potara]',
  unionAbsorb: '[Union-Absorb]',
  overRealm: '[Over Realm]',
  darkOverRealm: '[Dark Over Realm]',
  swap: '[Swap]',
  awaken: '[Awaken]',
  wish: '[Wish]',
  field: '[Field]',
  counter: '[Counter]',
  counterPlay: '[Counter: Play]',
  counterAttack: '[Counter: Attack]',
  counterCounter: '[Counter: Counter]',
  activate: '[Activate]',
  auto: '[Auto]',
  permanent: '[Permanent]',
  played: 'an [Auto] for being played',
  attackDeclared: 'an [Auto] for attacking',
  koed: 'an [Auto] for being KO-ed',
  comboed: 'an [Auto] for a combo',
};

const FILTER = [
  ...['player', 'zone', 'top', 'bottom', 'state', 'status', 'face', 'category', 'name', 'nameContains', 'number'],
  ...['other', 'inBattle', 'looked', 'chosen', 'shares', 'stat', 'any', 'not', 'character', 'trait', 'era', 'color'],
  ...['multicolor', 'has', 'skillLess', 'token', 'evolved', 'playedThisTurn', 'attacking', 'guarding', 'side'],
  ...['hasUnder', 'under'],
];

/** Returns the adjective for a yes-or-no filter, or undefined if the filter does not ask. */
const whether = (asked: unknown, is: string, isNot = `non-${is}`): string | undefined =>
  asked === undefined ? undefined : asked === true ? is : isNot;

const adjectives = (filter: Part): (string | undefined)[] => [
  filter.other === true ? 'other' : undefined,
  filter.face === undefined ? undefined : `face-${filter.face as string}`,
  whether(filter.attacking, 'attacking'),
  whether(filter.guarding, 'attacked', 'not attacked'),
  filter.state === undefined ? undefined : word({ active: 'active', rested: 'rested' }, filter.state, 'the state'),
  filter.status === undefined ? undefined : word({ evolved: 'evolved' }, filter.status, 'the status'),
  whether(filter.evolved, 'evolved'),
  whether(filter.skillLess, 'skill-less'),
  filter.color as string | undefined,
  whether(filter.multicolor, 'multicolor', 'single-color'),
  filter.trait === undefined ? undefined : `《${filter.trait as string}》`,
  filter.character === undefined ? undefined : `<${filter.character as string}>`,
  filter.era === undefined ? undefined : `«${filter.era as string}»`,
  whether(filter.token, 'token'),
];

const suffixes = (filter: Part): (string | undefined)[] => [
  filter.nameContains === undefined ? undefined : `with “${filter.nameContains as string}” in the name`,
  filter.has === undefined ? undefined : `with ${word(KEYWORDS, filter.has, 'the keyword')}`,
  filter.number === undefined ? undefined : `with the card number ${filter.number as string}`,
  under(filter),
  whether(filter.hasUnder, 'with a card under it', 'with no card under it'),
  filter.side === undefined ? undefined : `with the ${filter.side as string} side up`,
  whether(filter.playedThisTurn, 'played this turn', 'not played this turn'),
  whether(filter.inBattle, 'in this battle', 'not in this battle'),
  filter.other === false ? 'that is this card' : undefined,
  whether(filter.looked, 'among those looked at'),
  whether(filter.chosen, 'among those chosen', 'not chosen'),
  filter.shares === undefined ? undefined : sharing(filter.shares as Part),
  filter.not === undefined ? undefined : `other than ${article(likeThis(NOUNS, filter.not as Part))}`,
];

/** Says under which card the cards lie, if they do. */
function under({ zone, under }: Part): string | undefined {
  if (under !== undefined) return `under ${known(NOUNS, under as Part)}`;
  return String(zone as unknown) === 'under' ? 'under another' : undefined;
}

/** `with a name in common with the chosen card` */
function sharing({ word: kind, with: cards }: Part): string {
  return `with ${article(word(ALIKE, kind, 'the word'))} in common with ${known(NOUNS, cards as Part)}`;
}
export const ALIKE: Readonly<Record<string, string>> = {
  name: 'name',
  character: 'character name',
  trait: 'special trait',
  era: 'era',
  color: 'color',
};

export const NOUNS: NounWords = {
  heads: HEADS,
  places: PLACES,
  categories: CATEGORIES,
  stats: STATS,
  values: VALUES,
  playerValues: { life: ['card in the life', 'cards in the life'], energy: ['energy', 'energy'] },
  isSingle: ({ zone }) => String(zone) === 'leader',
  filter: FILTER,
  adjectives,
  suffixes,
};

/** Members that hold in all areas and in deck construction. */
export const BY_RULES = ['names', 'characters', 'traits', 'copies', 'deckLimit'];

export function ruleText({ names, characters, traits, copies, deckLimit }: Part): string {
  const also = [
    ...((names ?? []) as string[]).map((name) => `the name [${name}]`),
    ...((characters ?? []) as string[]).map((name) => `the character name <${name}>`),
    ...((traits ?? []) as string[]).map((trait) => `the special trait 《${trait}》`),
  ];
  const rules = [
    also.length > 0 && `this card also has ${listed(also)} in all areas`,
    copies === 'any' && 'you may have any number of this card in your deck',
    typeof copies === 'number' && `you may have up to ${copies} of this card in your deck`,
    deckLimit !== undefined && limitOf(deckLimit as Part),
  ];
  return listed(rules.filter((rule): rule is string => rule !== false));
}

function limitOf({ of, max }: Part): string {
  const cards = cardsLike(NOUNS, of as Part);
  return max === 0
    ? `you cannot have ${cards} in your deck`
    : `you cannot have more than ${max as number} ${cards} in your deck`;
}
