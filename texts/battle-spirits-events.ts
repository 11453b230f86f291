/** The words of Battle Spirits for events, causes and moments. */
import type { BS_DELAYS, BS_EVENTS, BsPhase } from '../schemas/battle-spirits';
import { CATEGORY_WORDS, NOUNS, PLACES } from './battle-spirits-nouns';
import { cardsLike, likeThis, ownerOf, placesOf } from './nouns';
import { whoOf, type Tongue, type Words } from './sentences';
import { article, joined, word, type Part } from './words';

type BsEvent = (typeof BS_EVENTS)[number];

/** Events of cards: as they happen, and as they would happen. */
const HAPPENS_TO_CARDS = {
  summoned: ['is summoned', 'be summoned'],
  deployed: ['is deployed', 'be deployed'],
  advented: ['Advents', 'Advent'],
  manifested: ['is Manifested', 'be Manifested'],
  attackDeclared: ['attacks', 'attack'],
  blocked: ['blocks', 'block'],
  destroyed: ['is destroyed', 'be destroyed'],
  depleted: ['is Depleted', 'be Depleted'],
  returned: ['returns', 'return'],
  leftField: ['leaves the Field', 'leave the Field'],
  moved: ['moves', 'move'],
  exhausted: ['is Exhausted', 'be Exhausted'],
  heavyExhausted: ['is Heavy Exhausted', 'be Heavy Exhausted'],
  refreshed: ['is Refreshed', 'be Refreshed'],
  combined: ['is combined', 'be combined'],
  separated: ['is separated', 'be separated'],
  swapped: ['is swapped', 'be swapped'],
  rebirthed: ['undergoes Rebirth', 'undergo Rebirth'],
  soulState: ['enters Soul State', 'enter Soul State'],
} as const satisfies Partial<Record<BsEvent, readonly [string, string]>>;
export const HAPPENS: Tongue['happens'] = HAPPENS_TO_CARDS;

const does = (you: string, many: string): string => `${you} ${many}${you === 'you' ? '' : 's'}`;
/** `a player's`, where the event is about one player at a time */
const ofOne = (you: string, owners: string): string => (you === 'a player' ? "a player's" : owners);
const ofBattle = (subject: string, when: Part): string | undefined =>
  when.subject === 'any' ? undefined : `in which ${subject} attacked`;

/** Events of players, and moments. */
export const MOMENTS: Record<Exclude<BsEvent, keyof typeof HAPPENS_TO_CARDS>, Tongue['moments'][string]> = {
  stepStarted: (_, owners) => `at the start of each of ${owners} steps`,
  countersMoved: (_, __, subject, when) =>
    when.subject === 'any' ? 'when Cores are moved' : `when Cores of ${subject} are moved`,
  used: (you, _, subject, when) => `when ${does(you, 'use')} ${usedCard(subject, when)}`,
  adventBegun: (you) => `as ${does(you, 'perform')} an Advent`,
  battleResolving: (_, __, subject, when) =>
    joined('during Battle Resolution', when.subject !== 'any' && `if ${subject} is attacking`).replace(' if', ', if'),
  battleEnding: (_, __, subject, when) =>
    joined(`at the end of ${when.subject === 'any' ? 'the' : 'a'} battle`, ofBattle(subject, when)),
  battleEnded: (_, __, subject, when) =>
    when.subject === 'any' ? 'after the battle ends' : `after a battle ${ofBattle(subject, when)!} ends`,
  lifeReduced: (you, owners) => `when ${ofOne(you, owners)} Life is reduced`,
  lifeIncreased: (you, owners) => `when ${ofOne(you, owners)} Life increases`,
  drew: (you) => `when ${does(you, 'draw')} a card`,
  handIncreased: (you, owners, __, { by }) =>
    `when ${ofOne(you, owners)} Hand increases${by === undefined ? ' by an effect' : ''}`,
  discarded: (you, owners) => `when a card in ${ofOne(you, owners)} Hand is discarded`,
  burstSet: (you) => `when ${does(you, 'set')} a Burst`,
  burstActivated: (you) => `when ${does(you, 'activate')} a Burst`,
  mirageSet: (you) => `when ${does(you, 'set')} a Mirage`,
  sealed: (you, owners) => `when ${ofOne(you, owners)} Soul Core is moved to the Life by Seal`,
  countChanged: (you, owners) => `when ${ofOne(you, owners)} Count changes`,
  sideUp: (_, __, subject, when) =>
    when.subject === undefined ? 'when this side is turned up' : `when ${subject} is turned over`,
  uTriggerHit: (_, __, subject) => `when the U-Trigger of ${subject} hits`,
  uTriggerGuarded: (_, __, subject) => `when the U-Trigger of ${subject} is guarded`,
  tokenPut: (you, owners) => `when a Token is put onto ${ofOne(you, owners)} Field`,
};
export const EVENT = ['event', 'subject', 'player', 'by', 'from', 'to', 'atLeast', 'or'];

/** `a Magic card`, `a red Magic card` */
const usedCard = (subject: string, { subject: asked }: Part): string => {
  if (asked === undefined) return subject;
  return typeof asked === 'object' ? article(likeThis(NOUNS, { ...asked, player: 'any' })) : 'a card';
};

const FIGHTERS = ['Spirit or Ultimate', 'Spirits or Ultimates'] as const;
const BRAVES = ['Brave', 'Braves'] as const;
/** The cards that an event is about if its text names none. */
export const SUBJECTS: Tongue['subjects'] = {
  attackDeclared: FIGHTERS,
  blocked: FIGHTERS,
  battleResolving: FIGHTERS,
  advented: FIGHTERS,
  exhausted: FIGHTERS,
  heavyExhausted: FIGHTERS,
  refreshed: FIGHTERS,
  deployed: ['Nexus', 'Nexuses'],
  combined: BRAVES,
  separated: BRAVES,
  swapped: BRAVES,
};

/** `to the Hand`; cards return to the Hand or the Deck if the text names no place. */
export function movedText({ event, from, to = event === 'returned' ? ['hand', 'deck'] : undefined }: Part): string {
  const places = (zones: unknown): string => placesOf(NOUNS, zones).replaceAll(' or ', ' or the ');
  return joined(from !== undefined && `from the ${places(from)}`, to !== undefined && `to the ${places(to)}`);
}

// --- causes and moments -----------------------------------------------------------------------------------------------

/** How something comes about, beside the verbs of instructions. */
export const BEARERS: Words = {
  ...CATEGORY_WORDS,
  attack: 'attack',
  effect: 'effect',
  payment: 'payment',
  rule: 'the rules',
  seal: 'Seal',
  oracle: 'Oracle',
  destroy: 'an effect that destroys',
  putBack: 'an effect that returns cards',
};

/** `your opponent's effects`, `the effects of your opponent's red Magic cards`; a cause that is none is left out. */
export function effectsBehind(by: Part): string | undefined {
  const { cause, player, self, effectOf, source, manner, ability } = by;
  if (manner !== undefined || ability !== undefined || (cause !== undefined && cause !== 'effect')) return undefined;
  const owner = ownerOf(player);
  if (self === true) return "this card's effects";
  const cards = (source ?? (effectOf === undefined ? undefined : { category: effectOf })) as Part | undefined;
  if (cards !== undefined) return joined('the effects of', owner, cardsLike(NOUNS, cards));
  return joined(owner, 'effects');
}

export const DELAYS: Record<(typeof BS_DELAYS)[number], string> = {
  endOfBattle: 'at the end of this battle',
  endOfTurn: 'at the end of this turn',
};
export const STEPS: Record<BsPhase, string> = {
  start: 'Start Step',
  core: 'Core Step',
  draw: 'Draw Step',
  refresh: 'Refresh Step',
  main: 'Main Step',
  attack: 'Attack Step',
  end: 'End Step',
};

// --- when an effect works ---------------------------------------------------------------------------------------------

/** The turn and the step of a condition, which stand in brackets, and the rest of it. */
export interface Timing {
  readonly turn?: unknown;
  readonly phase?: unknown;
  readonly rest?: Part;
}

export function timingOf(condition: Part | undefined): Timing {
  const parts = (condition === undefined ? [] : (condition.all ?? [condition])) as readonly Part[];
  const valueOf = (member: string) => parts.find((part) => part[member] !== undefined)?.[member];
  const rest = parts.filter(({ turn, phase }) => turn === undefined && phase === undefined);
  return {
    ...{ turn: valueOf('turn'), phase: valueOf('phase') },
    ...(rest.length > 0 && { rest: rest.length === 1 ? rest[0] : { all: rest } }),
  };
}

/** `Your Attack Step`, `Your Turn`, `Attack Step` */
export function stepText({ turn, phase }: Timing): string | undefined {
  const owner = turn === undefined ? undefined : word(OWNERS, turn, 'the player');
  const step = phase === undefined ? undefined : word(STEPS, phase, 'the step');
  return owner === undefined ? step : joined(owner, step ?? 'Turn');
}
const OWNERS: Words = { you: 'Your', opponent: "Your Opponent's", any: "Each Player's" };

/** `at the start of your Attack Step` */
export const startText = ({ player }: Part, { phase }: Timing): string =>
  joined('at the start of', player === undefined ? 'the' : whoOf(player)[1], word(STEPS, phase, 'the step'));

/** Says where an effect works, unless that is the Field. */
export const placedText = ({ zones }: Part): string | undefined =>
  zones === undefined || String(zones) === 'field'
    ? undefined
    : `In your ${(zones as (keyof typeof PLACES)[]).map((zone) => PLACES[zone]).join(' or ')}`;
