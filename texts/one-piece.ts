/** The text of a One Piece card, made from its abilities. */
import { DURATIONS } from './durations';
import { cannot, instructionsOf } from './instructions';
import { amount, perWhat } from './nouns';
import { BY_RULES, KEYWORDS, NOUNS, ruleText } from './one-piece-nouns';
import {
  by,
  conditionText,
  effectText,
  eventText,
  instructionText,
  mayDo,
  neverHappens,
  ofPlayer,
  saying,
  target,
  targetOf,
  untilOf,
  wouldHappen,
  type Card,
  type Says,
  type Tongue,
} from './sentences';
import {
  joined,
  listed,
  partOf,
  partsOf,
  range,
  sentence,
  checkMembers,
  verb,
  word,
  type Noun,
  type Part,
} from './words';

const SELVES: Readonly<Record<string, string>> = {
  leader: 'this Leader',
  character: 'this Character',
  stage: 'this Stage',
  event: 'this card',
};

/** @param card with `category` and `abilities` @throws {Error} if a word of an ability has no text */
export function onePieceText(card: Part): string {
  const self = word(SELVES, card.category, 'the category');
  const texts = partsOf(card, 'abilities').map((ability) => abilityText(ability, { self }));
  return mergeTimings(texts).join(' ');
}

/** Writes an effect that is the same for [Main] and [Counter] only once. */
function mergeTimings(texts: readonly string[]): readonly string[] {
  const [main, counter] = texts;
  const isBoth =
    texts.length === 2 && main!.startsWith('[Main] ') && counter === `[Counter]${main!.slice('[Main]'.length)}`;
  return isBoth ? [`[Main]/${counter}`] : texts;
}

// --- abilities --------------------------------------------------------------------------------------------------------

const ABILITIES: Readonly<Record<string, (ability: Part, card: Card) => string>> = {
  keyword: (ability, card) => {
    const { keyword } = ability;
    const text =
      keyword === 'attacksActive'
        ? "can also attack your opponent's active Characters"
        : word(KEYWORDS, keyword, 'the keyword');
    if (keyword === 'attacksActive') return joined(before(ability), sentence(`${card.self} ${text}`));
    const condition =
      ability.if === undefined
        ? undefined
        : `If ${conditionText(TONGUE, partOf(ability, 'if'), card)}, ${card.self} gains`;
    return condition === undefined ? joined(before(ability), text) : joined(before(ability), condition, `${text}.`);
  },
  auto: (ability, bearer) => {
    const when = partOf(ability, 'when');
    const card = ATTACKS.includes(when.event as string) ? { ...bearer, subject: 'the attacking card' } : bearer;
    const { bracket, phrase } = timing(when, card);
    const once = ability.oncePerTurn === true ? '[Once Per Turn]' : undefined;
    const head = joined(before(ability), bracket, once);
    return joined(head, sentence(joined(phrase && `${phrase},`, does(ability, card))));
  },
  instead: (ability, card) => {
    const once = ability.oncePerTurn === true ? '[Once Per Turn]' : undefined;
    if (partsOf(ability, 'effect').length === 0)
      return joined(before(ability), once, sentence(neverHappens(TONGUE, partOf(ability, 'when'), card)));
    const would = wouldHappen(TONGUE, partOf(ability, 'when'), card);
    const also = ability.if === undefined ? undefined : `and ${conditionText(TONGUE, partOf(ability, 'if'), card)}`;
    const may = ability.may === true ? mayDo(partsOf(ability, 'effect'), DECLARED) : undefined;
    const effect = effectText(TONGUE, partsOf(ability, 'effect'), card, 'instead');
    return joined(before(ability), once, sentence(joined(`${joined('if', would, also)},`, may, effect)));
  },
  permanent: (ability, card) => {
    const condition =
      ability.if === undefined ? undefined : `if ${conditionText(TONGUE, partOf(ability, 'if'), card)},`;
    return joined(
      before(ability),
      sentence(joined(condition, effectText(TONGUE, partsOf(ability, 'effect'), { ...card, isPermanent: true }))),
    );
  },
  activate: (ability, card) => activated('[Activate: Main]', ability, card),
  main: (ability, card) => activated('[Main]', ability, card),
  counter: (ability, card) => activated('[Counter]', ability, card),
  trigger: (ability, card) => activated('[Trigger]', ability, { ...card, self: 'this card' }),
  byRules: (ability) => sentence(`under the rules, ${ruleText(ability)}`),
};

function abilityText(ability: Part, card: Card): string {
  checkMembers(
    ability,
    'an ability',
    ...['type', 'keyword', 'when', 'effect', 'cost', 'may', 'if', 'don', 'turn', 'oncePerTurn'],
    ...BY_RULES,
  );
  return word(ABILITIES, ability.type, 'the ability')(ability, card);
}

/** Instructions whose subject is not the player who carries them out. */
const DECLARED = ['modify', 'gain', 'forbid', 'require', 'winGame', 'loseGame'];
const TURNS: Readonly<Record<string, string>> = { your: '[Your Turn]', opponent: "[Opponent's Turn]" };
const before = ({ don, turn }: Part): string =>
  joined(don !== undefined && `[DON!! x${don as number}]`, turn !== undefined && word(TURNS, turn, 'the turn'));

const activated = (timed: string, ability: Part, card: Card): string =>
  joined(before(ability), timed, ability.oncePerTurn === true && '[Once Per Turn]', sentence(does(ability, card)));

/** Puts the cost, the condition and the effect in words. */
function does(ability: Part, card: Card): string {
  const condition =
    ability.if === undefined ? undefined : `only if ${conditionText(TONGUE, partOf(ability, 'if'), card)}:`;
  const effect = effectText(TONGUE, partsOf(ability, 'effect'), card);
  const cost = partsOf(ability, 'cost').map((part) => instructionText(TONGUE, part, card));
  const may =
    ability.may === true ? (cost.length > 0 ? 'you may' : mayDo(partsOf(ability, 'effect'), DECLARED)) : undefined;
  if (cost.length === 0) return joined(may, condition, condition === undefined ? effect : sentence(effect));
  return joined(condition, `${joined(may, listed(cost))}:`, sentence(effect));
}

// --- events -----------------------------------------------------------------------------------------------------------

const BRACKETS: Readonly<Record<string, string>> = {
  played: '[On Play]',
  koed: '[On K.O.]',
  attackDeclared: '[When Attacking]',
  blocked: '[On Block]',
  whenAttacked: '[When Attacked]',
  opponentAttacks: "[On Your Opponent's Attack]",
  endOfYourTurn: '[End of Your Turn]',
  endOfOpponentsTurn: "[End of Your Opponent's Turn]",
};
/** Events whose subject attacks. */
const ATTACKS = ['attackDeclared', 'opponentAttacks'];
/** Events of the card itself, or of nobody's card. */
const IN_BRACKETS_ALWAYS = ['opponentAttacks', 'endOfYourTurn', 'endOfOpponentsTurn'];

/** Events of cards: as they happen, and as they would happen. */
const HAPPENS: Readonly<Record<string, readonly [string, string]>> = {
  played: ['is played', 'be played'],
  koed: ["is K.O.'d", "be K.O.'d"],
  rested: ['becomes rested', 'be rested'],
  setActive: ['is set as active', 'be set as active'],
  removed: ['is removed from the field', 'be removed from the field'],
  attackDeclared: ['attacks', 'attack'],
  isAttacked: ['is attacked', 'be attacked'],
  blocked: ['blocks', 'block'],
  trashed: ['is trashed', 'be trashed'],
  tookLife: ['is removed from @ Life area', 'be removed from @ Life area'],
};
/** Events of players, and moments. */
const MOMENTS: Readonly<Record<string, (you: string, owners: string, subject: string, when: Part) => string>> = {
  drew: (you) => `when ${you} draw${you === 'you' ? '' : 's'} a card`,
  eventActivated: (you) => `when ${you} activate${you === 'you' ? '' : 's'} an Event`,
  effectActivated: (you, _, subject) => `when ${you} activate${you === 'you' ? '' : 's'} the effect of ${subject}`,
  triggerActivated: (you) => `when ${you} activate${you === 'you' ? '' : 's'} a [Trigger]`,
  gameStarting: () => 'at the start of the game',
  turnStarting: (_, owners) => `at the start of ${owners} turn`,
  mainPhaseStarting: (_, owners) => `at the start of ${owners} Main Phase`,
  battleEnded: (_, __, subject, when) =>
    when.subject === 'any' ? 'at the end of a battle' : `at the end of a battle in which ${subject} attacked`,
  donReturnedAtOnce: (_, owners, __, { atLeast = 2 }) =>
    `when ${atLeast as number} or more DON!! cards are returned to ${owners} DON!! deck`,
  battled: (_, __, subject) => `if ${subject} battles, at the end of the battle`,
  lifeEmptied: (_, owners) => `when ${owners} number of Life cards becomes 0`,
};
const EVENT = ['event', 'subject', 'player', 'by', 'from', 'to', 'atLeast'];

function timing(when: Part, card: Card): { bracket?: string; phrase?: string } {
  const { event, subject } = when;
  const isOwn = subject === undefined && when.by === undefined;
  if (IN_BRACKETS_ALWAYS.includes(event as string) || (isOwn && BRACKETS[event as string] !== undefined))
    return { bracket: word(BRACKETS, event, 'the timing') };
  return { phrase: eventText(TONGUE, when, card) };
}

const BEARERS: Readonly<Record<string, string>> = {
  leader: 'Leader',
  character: 'Character',
  event: 'Event',
  stage: 'Stage',
};

// --- instructions -----------------------------------------------------------------------------------------------------

const STATES: Readonly<Record<string, (cards: string) => string>> = {
  active: (cards) => `set ${cards} as active`,
  rested: (cards) => `rest ${cards}`,
};

const many = (count: unknown, one: string): string => amount(NOUNS, count, one);
const targetText = (instruction: Part, card: Card): string => targetOf(TONGUE, instruction, card).text;

const EFFECTS: Readonly<Record<string, string>> = {
  main: '[Main]',
  counter: '[Counter]',
  onPlay: '[On Play]',
  onKo: '[On K.O.]',
};
const LATER: Readonly<Record<string, string>> = {
  endOfTurn: 'at the end of this turn',
  endOfYourTurn: 'at the end of your turn',
  endOfOpponentsTurn: "at the end of your opponent's turn",
  endOfBattle: 'at the end of this battle',
};
const FORBIDDEN_TO_PLAYERS: Readonly<Record<string, string>> = {
  concede: 'cannot concede',
  draw: 'cannot draw cards',
  addLifeToHand: 'cannot add Life cards to the hand',
};

const FORBIDDEN: Readonly<Record<string, (cards: Noun) => string>> = {
  ko: cannot("be K.O.'d"),
  rest: cannot('be rested'),
  activate: cannot('be set as active'),
  refresh: (cards) => `${cards.text} ${verb(cards, 'do', 'does')} not become active in the Refresh Phase`,
  remove: cannot('be removed from the field'),
  play: cannot('be played'),
  attack: cannot('attack'),
  attackLeader: cannot('attack a Leader'),
  beAttacked: cannot('be attacked'),
  playActive: (cards) => `${cards.text} ${verb(cards, 'are', 'is')} played rested`,
  block: cannot('block'),
  activateEffect: (cards) => `the effects of ${cards.text} cannot be activated`,
};

/** Names the effects of a keyword, of a type or with a timing, or all effects. */
function effectsOf(of: Part): string {
  checkMembers(of, 'the effects', 'keyword', 'type', 'event');
  if (of.keyword !== undefined) return word(KEYWORDS, of.keyword, 'the keyword');
  if (of.type !== undefined)
    return `${word({ activate: '[Activate: Main]', trigger: '[Trigger]' }, of.type, 'the type')} effects`;
  return of.event === undefined ? 'effects' : `${word(BRACKETS, of.event, 'the timing')} effects`;
}

const SHARED = instructionsOf({
  tongue: () => TONGUE,
  abilityText,
  abilitiesOf: effectsOf,
  forbidden: FORBIDDEN,
  forbiddenToPlayers: FORBIDDEN_TO_PLAYERS,
  delays: LATER,
  looked: { deck: 'deck', life: 'Life cards' },
  searched: { deck: 'your deck', life: 'your Life cards' },
});

const OWN: Readonly<Record<string, Says>> = {
  discard: saying(['count', 'player'], (i) => by(i, 'trash', `${many(i.count, 'card')} from ${ofPlayer(i, 'hand')}`)),
  mill: saying(['count', 'player'], (i) =>
    by(i, 'trash', `${many(i.count, 'card')} from the top of ${ofPlayer(i, 'deck')}`),
  ),
  damage: saying(['count', 'player'], (i) =>
    i.player === 'each'
      ? `deal ${i.count as number} damage to both players`
      : `deal ${typeof i.count === 'number' ? i.count : `1`} damage to ${i.player === 'you' ? 'your' : "your opponent's"} Leader${typeof i.count === 'number' ? '' : ` ${perWhat(NOUNS, i.count as Part)}`}`,
  ),
  ko: saying(['target'], (i, card) => `K.O. ${targetText(i, card)}`),
  setState: saying(['target', 'state'], (i, card) => word(STATES, i.state, 'the state')(targetText(i, card))),
  move: saying(['target', 'to', 'place', 'face'], moveText),
  play: saying(['target', 'state'], (i, card) => joined('play', targetText(i, card), i.state as string | undefined)),
  setPowerToZero: saying(['target', 'until'], (i, card) =>
    joined(`set the power of ${targetText(i, card)} to 0`, untilOf(TONGUE, i, card)),
  ),
  giveDon: saying(['count', 'target', 'player', 'state'], (i, card) =>
    joined(
      'give',
      many(i.count, i.state === 'rested' ? 'rested DON!! card' : 'DON!! card'),
      i.state === 'any' && 'from your cost area',
      `to ${targetText(i, card)}`,
    ),
  ),
  addDon: saying(['count', 'state', 'player'], (i) =>
    joined(by(i, 'add', `${many(i.count, 'DON!! card')} from the DON!! deck`), i.state as string | undefined),
  ),
  returnDon: saying(['count', 'player'], (i) => by(i, 'return', `${many(i.count, 'DON!! card')} to the DON!! deck`)),
  restDon: saying(['count'], (i) => `rest ${many(i.count, 'DON!! card')}`),
  activateEffect: saying(
    ['of', 'target'],
    (i, card) => `activate the ${word(EFFECTS, i.of, 'the effect')} effect of ${targetText(i, card)}`,
  ),
  concede: saying(['player'], (i) => (i.player === 'opponent' ? 'your opponent concedes' : 'concede')),
};

const MOVED: Readonly<Record<string, (cards: string, place: unknown, isFromField: boolean) => string>> = {
  trash: (cards) => `trash ${cards}`,
  hand: (cards, _, isFromField) => (isFromField ? `return ${cards} to the owner's hand` : `add ${cards} to your hand`),
  deck: (cards, place) => `place ${cards} ${place === 'top' ? 'on top' : 'at the bottom'} of the owner's deck`,
  life: (cards, place) => `add ${cards} to the ${place === 'bottom' ? 'bottom' : 'top'} of the owner's Life cards`,
};
const FIELD = ['leader', 'character', 'stage'];

function moveText(instruction: Part, card: Card): string {
  const part = partOf(instruction, 'target');
  const filter = (part.all ?? partOf(part, 'choose')?.from) as Part | undefined;
  const isFromField = ((filter?.zone ?? FIELD) as string[]).every((zone) => FIELD.includes(zone));
  const text = word(MOVED, instruction.to, 'the zone')(target(TONGUE, part, card).text, instruction.place, isFromField);
  return joined(text, instruction.face !== undefined && `face ${instruction.face as string}`);
}

function conditionOfTurns({ value, of, ...limits }: Part): string | undefined {
  if (value !== 'turns') return undefined;
  return `this is turn ${range(limits)} of ${of === 'opponent' ? "your opponent's" : 'your'} turns`;
}

const TONGUE: Tongue = {
  nouns: NOUNS,
  happens: HAPPENS,
  moments: MOMENTS,
  event: EVENT,
  bearers: BEARERS,
  effect: 'effect',
  instructions: { ...SHARED, ...OWN },
  until: DURATIONS['one-piece'],
  standard: 'turn',
  condition: conditionOfTurns,
};
