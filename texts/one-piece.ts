/** The text of a One Piece card, made from its abilities. */
import {
  BY_RULES,
  allOf,
  amount,
  havingOf,
  KEYWORDS,
  known,
  oneOf,
  ownerOf,
  perWhat,
  placesOf,
  ruleText,
  someOf,
  valueName,
} from './one-piece-nouns';
import {
  joined,
  listed,
  partOf,
  partsOf,
  range,
  sentence,
  signed,
  tellsAll,
  verb,
  word,
  type Noun,
  type Part,
} from './words';

/** What a sentence needs to know of the card that it stands on. */
interface Card {
  /** `this Character` */
  readonly self: string;
  /** What the event was about: `the attacking card` */
  readonly subject?: string;
  /** The effect holds all the time. */
  readonly isPermanent?: boolean;
}

const SELVES: Readonly<Record<string, string>> = {
  leader: 'this Leader',
  character: 'this Character',
  stage: 'this Stage',
  event: 'this card',
};

/** @param card with `category` and `abilities` @throws {Error} an ability has a word without a text */
export function onePieceText(card: Part): string {
  const self = word(SELVES, card.category, 'the category');
  const texts = partsOf(card, 'abilities').map((ability) => abilityText(ability, { self }));
  return mergeTimings(texts).join(' ');
}

/** One effect for [Main] and for [Counter] is said once. */
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
      ability.if === undefined ? undefined : `If ${conditionText(partOf(ability, 'if'), card)}, ${card.self} gains`;
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
    if (partsOf(ability, 'effect').length === 0) return neverHappens(ability, card);
    const once = ability.oncePerTurn === true ? '[Once Per Turn]' : undefined;
    const would = wouldHappen(partOf(ability, 'when'), card);
    const also = ability.if === undefined ? undefined : `and ${conditionText(partOf(ability, 'if'), card)}`;
    const may = ability.may === true ? mayDo(partsOf(ability, 'effect')) : undefined;
    const effect = effectText(partsOf(ability, 'effect'), card, 'instead');
    return joined(before(ability), once, sentence(joined(`${joined('if', would, also)},`, may, effect)));
  },
  permanent: (ability, card) => {
    const condition = ability.if === undefined ? undefined : `if ${conditionText(partOf(ability, 'if'), card)},`;
    return joined(
      before(ability),
      sentence(joined(condition, effectText(partsOf(ability, 'effect'), { ...card, isPermanent: true }))),
    );
  },
  activate: (ability, card) => activated('[Activate: Main]', ability, card),
  main: (ability, card) => activated('[Main]', ability, card),
  counter: (ability, card) => activated('[Counter]', ability, card),
  trigger: (ability, card) => activated('[Trigger]', ability, { ...card, self: 'this card' }),
  byRules: (ability) => sentence(`under the rules, ${ruleText(ability)}`),
};

function neverHappens(ability: Part, card: Card): string {
  const when = partOf(ability, 'when');
  const once = ability.oncePerTurn === true && '[Once Per Turn]';
  const would = joined(subjectText(when, card), 'cannot', happening(when)[1], causeText(when));
  return joined(before(ability), once, sentence(would));
}

function abilityText(ability: Part, card: Card): string {
  tellsAll(
    ability,
    'an ability',
    ...['type', 'keyword', 'when', 'effect', 'cost', 'may', 'if', 'don', 'turn', 'oncePerTurn'],
    ...BY_RULES,
  );
  return word(ABILITIES, ability.type, 'the ability')(ability, card);
}

/** Instructions that are said of somebody or something else than the player who carries them out. */
const DECLARED = ['modify', 'gain', 'forbid', 'require', 'winGame', 'loseGame'];
const mayDo = (effect: readonly Part[]): string => {
  const [first] = effect as readonly [Part];
  if (effect.length > 1) return 'you may do this:';
  return DECLARED.includes(first.do as string) || first.player === 'opponent' ? 'you may choose that' : 'you may';
};

const TURNS: Readonly<Record<string, string>> = { your: '[Your Turn]', opponent: "[Opponent's Turn]" };
const before = ({ don, turn }: Part): string =>
  joined(don !== undefined && `[DON!! x${don as number}]`, turn !== undefined && word(TURNS, turn, 'the turn'));

const activated = (timed: string, ability: Part, card: Card): string =>
  joined(before(ability), timed, ability.oncePerTurn === true && '[Once Per Turn]', sentence(does(ability, card)));

/** Cost, condition and effect. */
function does(ability: Part, card: Card): string {
  const condition = ability.if === undefined ? undefined : `only if ${conditionText(partOf(ability, 'if'), card)}:`;
  const effect = effectText(partsOf(ability, 'effect'), card);
  const cost = partsOf(ability, 'cost').map((part) => instructionText(part, card));
  const may = ability.may === true ? (cost.length > 0 ? 'you may' : mayDo(partsOf(ability, 'effect'))) : undefined;
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

/** What happens to cards: as it happens, and as it would. */
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
};
/** What happens to players, or at a time. */
const MOMENTS: Readonly<Record<string, (you: string, whose: string, subject: string) => string>> = {
  drew: (you) => `when ${you} draw${you === 'you' ? '' : 's'} a card`,
  eventActivated: (you) => `when ${you} activate${you === 'you' ? '' : 's'} an Event`,
  effectActivated: (you, _, subject) => `when ${you} activate${you === 'you' ? '' : 's'} the effect of ${subject}`,
  triggerActivated: (you) => `when ${you} activate${you === 'you' ? '' : 's'} a [Trigger]`,
  gameStarting: () => 'at the start of the game',
  turnStarting: (_, whose) => `at the start of ${whose} turn`,
  mainPhaseStarting: (_, whose) => `at the start of ${whose} Main Phase`,
  battleEnded: (_, __, subject) => `at the end of a battle in which ${subject} attacked`,
  battled: (_, __, subject) => `if ${subject} battles, at the end of the battle`,
  lifeEmptied: (_, whose) => `when ${whose} number of Life cards becomes 0`,
};
const EVENT = ['event', 'subject', 'player', 'by', 'from', 'to', 'atLeast'];

function timing(when: Part, card: Card): { bracket?: string; phrase?: string } {
  tellsAll(when, 'an event', ...EVENT);
  const { event, subject, player } = when;
  const isOwn = subject === undefined && when.by === undefined;
  if (IN_BRACKETS_ALWAYS.includes(event as string) || (isOwn && BRACKETS[event as string] !== undefined))
    return { bracket: word(BRACKETS, event, 'the timing') };
  const [you, whose] =
    player === 'opponent'
      ? ['your opponent', "your opponent's"]
      : player === 'any'
        ? ['a player', "each player's"]
        : ['you', 'your'];
  const moment = MOMENTS[event as string];
  if (event === 'donReturnedAtOnce')
    return {
      phrase: `when ${(when.atLeast as number | undefined) ?? 2} or more DON!! cards are returned to ${whose} DON!! deck`,
    };
  if (event === 'battleEnded' && subject === 'any') return { phrase: 'at the end of a battle' };
  if (moment) return { phrase: moment(you!, whose!, subjectText(when, card)) };
  return {
    phrase: joined(
      'when',
      subjectText(when, card),
      movedFrom(when),
      happening(when)[0],
      movedTo(when),
      causeText(when),
    ),
  };
}

function happening({ event, player }: Part): readonly [string, string] {
  if (event !== 'tookLife') return word(HAPPENS, event, 'the event');
  const removed = joined('removed from', ownerOf(player ?? 'you') || 'a', 'Life area');
  return [`is ${removed}`, `be ${removed}`];
}

function wouldHappen(when: Part, card: Card): string {
  tellsAll(when, 'an event', ...EVENT);
  if (when.event === 'lost') return `${when.player === 'opponent' ? 'your opponent' : 'you'} would lose the game`;
  return joined(subjectText(when, card), movedFrom(when), 'would', happening(when)[1], movedTo(when), causeText(when));
}

function subjectText({ subject, player, event }: Part, card: Card): string {
  if (subject === undefined) return card.self;
  if (subject === 'any')
    return event === 'tookLife' || player === undefined || player === 'any'
      ? 'a card'
      : `one of ${ownerOf(player)} cards`;
  return oneOf(subject as Part, player);
}

const movedFrom = ({ from }: Part): string | undefined => (from === undefined ? undefined : `in the ${placesOf(from)}`);
const movedTo = ({ to }: Part): string | undefined =>
  to === undefined ? undefined : `and added to the ${placesOf(to)}`;

const CAUSES: Readonly<Record<string, string>> = {
  effect: 'effect',
  cost: 'to pay a cost',
  rule: 'by the rules',
  battle: 'in battle',
};

function causeText({ by }: Part): string | undefined {
  if (by === undefined) return undefined;
  tellsAll(by as Part, 'a cause', 'cause', 'player', 'self', 'effectOf');
  const { cause, player, self, effectOf } = by as Part;
  const owner = ownerOf(player);
  if (self === true)
    return joined('by this card', cause !== undefined && cause !== 'effect' && word(CAUSES, cause, 'the cause'));
  if (effectOf !== undefined) return joined('by', owner || 'a', `${word(BEARERS, effectOf, 'the card')}'s effect`);
  if (cause === 'effect') return owner === '' ? 'by an effect' : `by ${owner} effect`;
  return cause === undefined ? `by ${player === 'you' ? 'you' : 'your opponent'}` : word(CAUSES, cause, 'the cause');
}

const BEARERS: Readonly<Record<string, string>> = {
  leader: 'Leader',
  character: 'Character',
  event: 'Event',
  stage: 'Stage',
};

// --- conditions -------------------------------------------------------------------------------------------------------

function conditionText(condition: Part, card: Card): string {
  tellsAll(condition, 'a condition', 'count', 'value', 'of', 'min', 'max');
  const limits = condition as { min?: number; max?: number };
  if (condition.count !== undefined) {
    const filter = partOf(condition, 'count');
    const has = filter.player === 'you' ? 'you have' : filter.player === 'opponent' ? 'your opponent has' : 'there are';
    return joined(has, havingOf(filter, limits));
  }
  if (condition.value === 'lifeCards')
    return `${condition.of === 'opponent' ? 'your opponent has' : 'you have'} ${range(limits)} Life cards`;
  if (condition.value === 'turns')
    return `this is turn ${range(limits)} of ${condition.of === 'opponent' ? "your opponent's" : 'your'} turns`;
  const of = partOf(condition, 'of');
  const what = of.self === true ? card.self : known(of);
  return `${what} has ${range(limits).replace(/^(-?\d+)/, `$1 ${valueName(condition.value)}`)}`;
}

// --- instructions -----------------------------------------------------------------------------------------------------

const UNTIL: Readonly<Record<string, string>> = {
  turn: 'during this turn',
  battle: 'during this battle',
  game: 'during this game',
  endOfTurn: 'until the end of this turn',
  endPhase: 'until the end of the End Phase',
  yourNextTurn: 'until the start of your next turn',
  opponentsNextTurn: "until the end of your opponent's next turn",
  endOfYourNextTurn: 'until the end of your next turn',
  opponentsNextRefresh: "until your opponent's next Refresh Phase is over",
};
/** What names no duration lasts during this turn, but what holds all the time. */
const until = ({ until = 'turn' }: Part, { isPermanent = false }: Card): string | undefined =>
  isPermanent ? undefined : word(UNTIL, until, 'the duration');

/** Instructions one after the other, each a sentence but the last, which whoever asks ends; `after` ends the first. */
const effectText = (effect: readonly Part[], card: Card, after?: string): string =>
  effect
    .map((instruction, index) => {
      const text = instructionText(instruction, card);
      return index === 0 ? joined(text, after) : text.charAt(0).toUpperCase() + text.slice(1);
    })
    .join('. ');

function instructionText(instruction: Part, card: Card): string {
  const { members, says } = word(INSTRUCTIONS, instruction.do, 'the instruction');
  tellsAll(instruction, `"${instruction.do as string}"`, 'do', ...members);
  return says(instruction, card);
}

/** `draw 1 card`, `your opponent draws 1 card` */
const by = ({ player }: Part, does: string, rest: string): string =>
  player === 'opponent' ? `your opponent ${does}${/(s|sh|ch)$/.test(does) ? 'es' : 's'} ${rest}` : `${does} ${rest}`;
const handOf = ({ player }: Part): string => (player === 'opponent' ? 'their hand' : 'your hand');
const deckOf = ({ player }: Part): string => (player === 'opponent' ? 'their deck' : 'your deck');

function target(part: Part, card: Card): Noun {
  tellsAll(part, 'a target', 'self', 'subject', 'chosen', 'all', 'choose');
  if (part.self === true) return { text: card.self, isPlural: false };
  if (part.subject === true) return { text: card.subject ?? 'that card', isPlural: false };
  if (part.chosen === true) return { text: 'the chosen card', isPlural: false };
  return part.all === undefined ? chosen(partOf(part, 'choose')) : allOf(partOf(part, 'all'));
}

function chosen(choose: Part): Noun {
  tellsAll(choose, 'a choice', 'from', 'count', 'upTo', 'by', 'total', 'differentNames');
  const { count, upTo, total } = choose as { count: unknown; upTo?: boolean; total?: Part };
  const number = typeof count === 'number' ? String(count) : 'as many';
  const some = someOf(`${upTo ? 'up to ' : ''}${number}`, partOf(choose, 'from'));
  const limit = total && `with a total ${valueName(total.stat)} of ${range(total as { min?: number; max?: number })}`;
  const names = choose.differentNames === true ? 'with different names' : undefined;
  const extra = typeof count === 'number' ? undefined : `, 1 ${perWhat(count as Part)}`;
  const who = choose.by === undefined ? undefined : word(CHOOSERS, choose.by, 'who chooses');
  return {
    text: joined(some, limit, names, extra, who).replace(' , ', ', '),
    isPlural: typeof count === 'number' && count !== 1,
  };
}
const CHOOSERS: Readonly<Record<string, string>> = {
  each: 'that each player chooses',
  opponent: 'that your opponent chooses',
  you: 'that you choose',
};

const STATES: Readonly<Record<string, (cards: string) => string>> = {
  active: (cards) => `set ${cards} as active`,
  rested: (cards) => `rest ${cards}`,
};

interface Says {
  readonly members: readonly string[];
  readonly says: (instruction: Part, card: Card) => string;
}
const saying = (members: readonly string[], says: Says['says']): Says => ({ members, says });
const targetOf = (instruction: Part, card: Card): Noun => target(partOf(instruction, 'target'), card);
const then = (instruction: Part, card: Card, member = 'then'): string => effectText(partsOf(instruction, member), card);

const INSTRUCTIONS: Readonly<Record<string, Says>> = {
  draw: saying(['count', 'player'], (i) => by(i, 'draw', amount(i.count, 'card'))),
  drawUpTo: saying(['count', 'player'], (i) => by(i, 'draw', `up to ${amount(i.count, 'card')}`)),
  discard: saying(['count', 'player'], (i) => by(i, 'trash', `${amount(i.count, 'card')} from ${handOf(i)}`)),
  mill: saying(['count', 'player'], (i) => by(i, 'trash', `${amount(i.count, 'card')} from the top of ${deckOf(i)}`)),
  damage: saying(['count', 'player'], (i) =>
    i.player === 'each'
      ? `deal ${i.count as number} damage to both players`
      : `deal ${typeof i.count === 'number' ? i.count : `1`} damage to ${i.player === 'you' ? 'your' : "your opponent's"} Leader${typeof i.count === 'number' ? '' : ` ${perWhat(i.count as Part)}`}`,
  ),
  ko: saying(['target'], (i, card) => `K.O. ${targetOf(i, card).text}`),
  setState: saying(['target', 'state'], (i, card) => word(STATES, i.state, 'the state')(targetOf(i, card).text)),
  move: saying(['target', 'to', 'place', 'face'], moveText),
  play: saying(['target', 'state'], (i, card) => joined('play', targetOf(i, card).text, i.state as string | undefined)),
  modify: saying(['stat', 'by', 'to', 'base', 'target', 'until'], modifyText),
  setPowerToZero: saying(['target', 'until'], (i, card) =>
    joined(`set the power of ${targetOf(i, card).text} to 0`, until(i, card)),
  ),
  gain: saying(['ability', 'target', 'until'], (i, card) => {
    const cards = targetOf(i, card);
    const ability = abilityText(partOf(i, 'ability'), { self: 'this card' });
    const quoted = /^\[[^\]]*\]$/.test(ability) ? ability : `"${ability}"`;
    return joined(cards.text, verb(cards, 'gain'), quoted, until(i, card));
  }),
  negate: saying(['target', 'of', 'until'], (i, card) => {
    const which = i.of === undefined ? 'effects' : `${word(BRACKETS, partOf(i, 'of').event, 'the timing')} effects`;
    const of = `the ${which} of ${targetOf(i, card).text}`;
    return card.isPermanent ? `${of} are negated` : joined('negate', of, until(i, card));
  }),
  forbid: saying(['what', 'target', 'until', 'by'], (i, card) => {
    const ofPlayers = FORBIDDEN_TO_PLAYERS[i.what as string];
    if (ofPlayers) return joined(playersOf(i), ofPlayers, causeText(i), until(i, card));
    const cards = targetOf(i, card);
    return joined(word(FORBIDDEN, i.what, 'the prohibition')(cards), causeText(i), until(i, card));
  }),
  require: saying(['of', 'cost', 'if', 'target', 'until'], requireText),
  chooseNumber: saying(['min', 'max', 'then'], (i, card) => {
    const { min, max } = i as { min?: number; max?: number };
    const limits =
      max === undefined
        ? min === undefined
          ? ''
          : ` of ${min} or more`
        : min === undefined
          ? ` up to ${max}`
          : ` from ${min} to ${max}`;
    return `choose a number${limits}. ${sentence(then(i, card)).slice(0, -1)}`;
  }),
  chooseOne: saying(['modes'], (i, card) =>
    `choose one: ${(i.modes as readonly (readonly Part[])[]).map((mode) => sentence(effectText(mode, card))).join(' ')}`.slice(
      0,
      -1,
    ),
  ),
  each: saying(['then'], (i, card) => `each player does this: ${sentence(then(i, card)).slice(0, -1)}`),
  together: saying(
    ['parts'],
    (i, card) => `${listed(partsOf(i, 'parts').map((part) => instructionText(part, card)))} at the same time`,
  ),
  if: saying(['condition', 'then'], (i, card) => `if ${conditionText(partOf(i, 'condition'), card)}, ${then(i, card)}`),
  ifYouDo: saying(['first', 'then', 'else'], (i, card) => {
    const who = partsOf(i, 'first')[0]?.by === 'opponent' ? 'they' : 'you';
    const done = i.then === undefined ? undefined : `. If ${who} do, ${then(i, card)}`;
    const undone = i.else === undefined ? undefined : `. If ${who} do not, ${then(i, card, 'else')}`;
    return [then(i, card, 'first'), done, undone].join('');
  }),
  may: saying(['then', 'by'], (i, card) => `${i.by === 'opponent' ? 'your opponent' : 'you'} may ${then(i, card)}`),
  choose: saying(['target'], (i, card) => `choose ${targetOf(i, card).text}`),
  later: saying(['at', 'then', 'target'], (i, card) => {
    const choice = i.target === undefined ? undefined : `choose ${targetOf(i, card).text}.`;
    const late = `${word(LATER, i.at, 'the time')}, ${then(i, card)}`;
    return choice === undefined ? late : `${choice} ${late.charAt(0).toUpperCase()}${late.slice(1)}`;
  }),
  giveDon: saying(['count', 'target', 'player', 'state'], (i, card) =>
    joined(
      'give',
      amount(i.count, i.state === 'rested' ? 'rested DON!! card' : 'DON!! card'),
      i.state === 'any' && 'from your cost area',
      `to ${targetOf(i, card).text}`,
    ),
  ),
  addDon: saying(['count', 'state', 'player'], (i) =>
    joined(by(i, 'add', `${amount(i.count, 'DON!! card')} from the DON!! deck`), i.state as string | undefined),
  ),
  returnDon: saying(['count', 'player'], (i) => by(i, 'return', `${amount(i.count, 'DON!! card')} to the DON!! deck`)),
  restDon: saying(['count'], (i) => `rest ${amount(i.count, 'DON!! card')}`),
  look: saying(['zone', 'count', 'player', 'of'], lookText),
  search: saying(['from', 'count', 'to'], (i) => {
    const { zone, ...kind } = partOf(i, 'from');
    const place = word(SEARCHED, String(zone as unknown), 'the zone');
    return `look through ${place} for up to ${someOf(String(i.count), kind)} and add it to your ${i.to as string}`;
  }),
  reveal: saying(['target'], (i, card) => `reveal ${targetOf(i, card).text}`),
  shuffle: saying(['player'], (i) => by(i, 'shuffle', deckOf(i))),
  turn: saying(['target', 'face'], (i, card) => `turn ${targetOf(i, card).text} face ${i.face as string}`),
  redirect: saying(['target'], (i, card) => `change the target of the attack to ${targetOf(i, card).text}`),
  activateEffect: saying(
    ['of', 'target'],
    (i, card) => `activate the ${word(EFFECTS, i.of, 'the effect')} effect of ${targetOf(i, card).text}`,
  ),
  extraTurn: saying([], () => 'take another turn after this one'),
  winGame: saying([], () => 'you win the game'),
  loseGame: saying(['player'], (i) => (i.player === 'opponent' ? 'your opponent loses the game' : 'you lose the game')),
  concede: saying(['player'], (i) => (i.player === 'opponent' ? 'your opponent concedes' : 'concede')),
};

const EFFECTS: Readonly<Record<string, string>> = {
  main: '[Main]',
  counter: '[Counter]',
  onPlay: '[On Play]',
  onKo: '[On K.O.]',
};
const SEARCHED: Readonly<Record<string, string>> = { deck: 'your deck', life: 'your Life cards' };
const LATER: Readonly<Record<string, string>> = {
  endOfTurn: 'at the end of this turn',
  endOfYourTurn: 'at the end of your turn',
  endOfOpponentsTurn: "at the end of your opponent's turn",
  endOfBattle: 'at the end of this battle',
};

/** A player stands for the Leader. */
const playersOf = (instruction: Part): string =>
  word(
    { you: 'you', opponent: 'your opponent', any: 'players' },
    partOf(partOf(instruction, 'target'), 'all').player ?? 'any',
    'the player',
  );
const FORBIDDEN_TO_PLAYERS: Readonly<Record<string, string>> = {
  concede: 'cannot concede',
  draw: 'cannot draw cards',
  addLifeToHand: 'cannot add Life cards to the hand',
};

const cannot =
  (does: string) =>
  (cards: Noun): string =>
    `${cards.text} cannot ${does}`;
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
  const text = word(MOVED, instruction.to, 'the zone')(target(part, card).text, instruction.place, isFromField);
  return joined(text, instruction.face !== undefined && `face ${instruction.face as string}`);
}

function modifyText(instruction: Part, card: Card): string {
  const cards = targetOf(instruction, card);
  const { stat, to } = instruction;
  const base = instruction.base === true ? 'base ' : '';
  if (to !== undefined) {
    if (typeof to !== 'number') throw new Error('there is no text for an amount that a value becomes');
    return joined(`the ${base}${valueName(stat)} of ${cards.text} becomes ${to}`, until(instruction, card));
  }
  const by = instruction.by as number | Part;
  const value = valueName(stat);
  if (typeof by === 'number')
    return joined(cards.text, verb(cards, 'get'), `${signed(by)} ${base}${value}`, until(instruction, card));
  if (by.times === undefined && by.value !== undefined && by.per === undefined)
    return joined(
      cards.text,
      verb(cards, 'get'),
      `${value} equal to the ${valueName(by.value)} of ${known(partOf(by, 'of'))}`,
      until(instruction, card),
    );
  return joined(
    cards.text,
    verb(cards, 'get'),
    `${signed((by.times as number | undefined) ?? 1)} ${value}`,
    perWhat(by),
    until(instruction, card),
  );
}

/** The effects that are meant: of a keyword, of a type, with a timing, or all. */
function required(of: Part): string {
  tellsAll(of, 'the effects', 'keyword', 'type', 'event');
  if (of.keyword !== undefined) return word(KEYWORDS, of.keyword, 'the keyword');
  if (of.type !== undefined)
    return `${word({ activate: '[Activate: Main]', trigger: '[Trigger]' }, of.type, 'the type')} effects`;
  return of.event === undefined ? 'effects' : `${word(BRACKETS, of.event, 'the timing')} effects`;
}

function requireText(instruction: Part, card: Card): string {
  const what = required((instruction.of ?? {}) as Part);
  const cost = partsOf(instruction, 'cost').map((part) => instructionText(part, card).replaceAll('your', 'their'));
  const cards = targetOf(instruction, card).text;
  if (cost.length > 0)
    return joined(
      `to activate the ${what} of ${cards}, their player must also ${listed(cost)}`,
      until(instruction, card),
    );
  return joined(
    `the ${what} of ${cards} can be activated only if ${conditionText(partOf(instruction, 'if'), card)}`,
    until(instruction, card),
  );
}

function lookText(instruction: Part): string {
  const { player, zone, count } = instruction;
  const of = (instruction.of ?? player) === 'opponent' ? "your opponent's" : 'your';
  const place = word({ deck: 'deck', life: 'Life cards' }, zone, 'the zone');
  return by({ player }, 'look', `at ${amount(count, 'card')} from the top of ${of} ${place}`);
}
