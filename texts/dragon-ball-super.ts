/** The text of a Dragon Ball Super card, made from its abilities. */
import { ALIKE, BY_RULES, KEYWORDS, NOUNS, PLACES, ruleText } from './dragon-ball-super-nouns';
import { joinedCondition } from './conditions';
import { DURATIONS } from './durations';
import { effectInstructionsOf } from './effect-instructions';
import { cannot, instructionsOf } from './instructions';
import { amount, known, likeThis, perWhat, placesOf } from './nouns';
import {
  by,
  causeText,
  conditionText,
  effectText,
  eventText,
  instructionText,
  neverHappens,
  ofPlayer,
  saying,
  orUntilText,
  targetOf,
  untilOf,
  whoOf,
  wouldHappen,
  type Card,
  type Says,
  type Tongue,
} from './sentences';
import {
  article,
  counted,
  joined,
  listed,
  partOf,
  partsOf,
  sentence,
  checkMembers,
  verb,
  word,
  type Noun,
  type Part,
} from './words';

type Names = Readonly<Record<string, string>>;

/** @param card one side, with `abilities` @throws {Error} if a word of an ability has no text */
export const dragonBallSuperText = (card: Part): string =>
  partsOf(card, 'abilities')
    .map((ability) => abilityText(ability, { self: 'this card' }))
    .join(' ');

// --- abilities --------------------------------------------------------------------------------------------------------

const TIMINGS: Names = {
  main: '[Activate: Main]',
  battle: '[Activate: Battle]',
  'main,battle': '[Activate: Main/Battle]',
  'battle,main': '[Activate: Main/Battle]',
};

const ABILITIES: Readonly<Record<string, (ability: Part, card: Card) => string>> = {
  activate: (ability, card) => activated(word(TIMINGS, String(ability.timings), 'the timing'), ability, card),
  auto: (ability, bearer) => {
    const when = ability.when as Part | undefined;
    const card = when === undefined ? bearer : { ...bearer, subject: subjectOf(when) };
    const moment = when && eventText(TONGUE, when, card);
    const situation = ability.situation && `as soon as ${conditionText(TONGUE, ability.situation as Part, card)}`;
    const head = joined(before(ability), '[Auto]', once(ability));
    return joined(
      head,
      sentence(joined(`${joined(placed(ability), moment, situation as string | undefined)},`, does(ability, card))),
    );
  },
  permanent: (ability, card) => {
    const lasting = { ...card, isPermanent: true };
    const effect = effectText(TONGUE, partsOf(ability, 'effect'), lasting);
    return joined(
      before(ability),
      '[Permanent]',
      sentence(joined(placed(ability, ','), ifText(ability, card), effect)),
    );
  },
  instead: (ability, card) => {
    const head = joined(before(ability), '[Permanent]', once(ability));
    const when = partOf(ability, 'when');
    if (partsOf(ability, 'effect').length === 0)
      return joined(
        head,
        sentence(joined(placed(ability, ','), ifText(ability, card), neverHappens(TONGUE, when, card))),
      );
    const also = ability.if === undefined ? undefined : `and ${conditionText(TONGUE, partOf(ability, 'if'), card)}`;
    const effect = effectText(TONGUE, partsOf(ability, 'effect'), card, 'instead');
    const would = joined('if', wouldHappen(TONGUE, when, card), also);
    const may = ability.may === true && 'you may do this:';
    return joined(head, sentence(joined(placed(ability, ','), `${would},`, may, effect)));
  },
  keyword: (ability, card) => {
    const keyword = word(KEYWORDS, ability.keyword, 'the keyword');
    const isPlain = ability.keyword === 'attacksActive';
    if (ability.if === undefined && !isPlain) return joined(before(ability), keyword);
    const has = isPlain ? 'can attack Battle Cards in Active Mode.' : `has ${keyword}.`;
    return joined(before(ability), sentence(joined(ifText(ability, card), `${card.self} ${has}`)));
  },
  counter: (ability, card) =>
    activated(word(KEYWORDS, ability.keyword, 'the keyword'), ability, { ...card, subject: 'that card' }),
  awaken: (ability, card) => activated('[Awaken]', ability, card),
  wish: (ability, card) => activated('[Wish]', ability, card),
  field: (ability, card) => activated('[Field]', ability, card),
  evolve: (ability, card) =>
    ofPlaying(word(KEYWORDS, ability.keyword, 'the keyword'), ability, card, [partOf(ability, 'onto')]),
  unionFusion: (ability, card) => ofPlaying('[Union-Fusion]', ability, card, partsOf(ability, 'parts')),
  unionPotara: (ability, card) => ofPlaying('[Union-Potara]', ability, card, partsOf(ability, 'parts')),
  unionAbsorb: (ability, card) => {
    const head = ofPlaying('[Union-Absorb]', ability, card, [partOf(ability, 'from')]);
    const effect = effectText(TONGUE, partsOf(ability, 'effect'), card);
    return effect === '' ? head : `${head} ${sentence(effect)}`;
  },
  overRealm: (ability, card) => ofPlaying(`[Over Realm ${ability.x as number}]`, ability, card, []),
  darkOverRealm: (ability, card) => ofPlaying(`[Dark Over Realm ${ability.x as number}]`, ability, card, []),
  swap: (ability, card) =>
    ofPlaying(`[Swap ${ability.x as number}]`, ability, card, [(ability.from ?? { category: 'battle' }) as Part]),
  byRules: (ability) => joined('[Permanent]', sentence(ruleText(ability))),
};

function abilityText(ability: Part, card: Card): string {
  checkMembers(
    ability,
    'an ability',
    ...[
      'type',
      'keyword',
      'timings',
      'when',
      'situation',
      'effect',
      'cost',
      'may',
      'if',
      'oncePerTurn',
      'timesPerTurn',
      'zones',
    ],
    ...['bond', 'sparking', 'burst', 'onto', 'parts', 'from', 'x'],
    ...BY_RULES,
  );
  return word(ABILITIES, ability.type, 'the ability')(ability, card);
}

function before({ bond, sparking, burst }: Part): string {
  const { count, of } = (bond ?? {}) as { count?: number; of?: Part };
  return joined(
    count !== undefined && `[Bond ${count}]`,
    of && likeThis(NOUNS, of),
    sparking !== undefined && `[Sparking ${sparking as number}]`,
    burst !== undefined && `[Burst ${burst as number}]`,
  );
}

const once = ({ oncePerTurn, timesPerTurn }: Part): string | undefined => {
  if (timesPerTurn !== undefined)
    return timesPerTurn === 2 ? '[Twice per turn]' : `[${timesPerTurn as number} times per turn]`;
  return oncePerTurn === true ? '[Once per turn]' : undefined;
};
const ifText = (ability: Part, card: Card): string | undefined =>
  ability.if === undefined ? undefined : `if ${conditionText(TONGUE, partOf(ability, 'if'), card)},`;
/** Says where the skill works, unless it works where skills usually do. */
const placed = ({ zones }: Part, end = ''): string | undefined =>
  zones === undefined ? undefined : `in your ${placesOf(NOUNS, zones)}${end}`;

const activated = (timed: string, ability: Part, card: Card): string => {
  const text = joined(placed(ability, ':'), does(ability, card));
  return joined(before(ability), timed, once(ability), text === '' ? undefined : sentence(text));
};

/** Puts the cost, the condition and the effect of a skill in words. */
function does(ability: Part, card: Card): string {
  const condition =
    ability.if === undefined ? undefined : `only if ${conditionText(TONGUE, partOf(ability, 'if'), card)}:`;
  const effect = effectText(TONGUE, partsOf(ability, 'effect'), card);
  const cost = costText(ability, card);
  const may = ability.may === true && 'you may';
  if (cost === undefined && effect === '') return condition?.slice(0, -1) ?? '';
  if (cost === undefined) return joined(may, condition, condition === undefined ? effect : sentence(effect));
  return joined(
    condition,
    `${joined(may, cost)}${effect === '' ? '' : ':'}`,
    effect === '' ? undefined : sentence(effect),
  );
}

function costText(ability: Part, card: Card): string | undefined {
  const cost = partsOf(ability, 'cost').map((part) => instructionText(TONGUE, part, card));
  return cost.length === 0 ? undefined : listed(cost);
}

/** `[Evolve] Rest 1 energy: red <Ember>.` */
function ofPlaying(head: string, ability: Part, card: Card, cards: readonly Part[]): string {
  const condition = ifText(ability, card)?.slice(0, -1);
  const cost = joined(condition && `${condition}${ability.cost === undefined ? ':' : ','}`, costText(ability, card));
  const which = listed(cards.map((filter) => article(likeThis(NOUNS, filter))));
  const text = joined(
    cost === '' ? undefined : `${cost}${which === '' || ability.cost === undefined ? '' : ':'}`,
    which,
  );
  return joined(before(ability), head, text === '' ? undefined : sentence(text));
}

// --- events -----------------------------------------------------------------------------------------------------------

/** Events of cards: as they happen, and as they would happen. `@` stands for the owner. */
const HAPPENS: Readonly<Record<string, readonly [string, string]>> = {
  placedAsLeader: ['is placed in the Leader Area', 'be placed in the Leader Area'],
  attackDeclared: ['attacks', 'attack'],
  isAttacked: ['is attacked', 'be attacked'],
  dealsDamage: ['deals damage, before it is taken', 'deal damage'],
  dealtDamage: ['has dealt damage', 'deal damage'],
  comboed: ['is used in a combo', 'be used in a combo'],
  played: ['is played', 'be played'],
  awakened: ['awakens', 'awaken'],
  tookLife: ['is taken from @ life', 'be taken from @ life'],
  addedToLife: ['is added to @ life', 'be added to @ life'],
  addedToHand: ['is added to @ hand', 'be added to @ hand'],
  placedAsEnergy: ['is placed in @ Energy Area', 'be placed in @ Energy Area'],
  dropped: ['is placed in @ Drop Area', 'be placed in @ Drop Area'],
  warped: ['is sent to @ Warp', 'be sent to @ Warp'],
  koed: ['is KO-ed', 'be KO-ed'],
  removed: ['leaves the Battle Area', 'leave the Battle Area'],
  rested: ['is switched to Rest Mode', 'be switched to Rest Mode'],
  setActive: ['is switched to Active Mode', 'be switched to Active Mode'],
};

const does_ = (you: string, many: string): string => `${you} ${many}${you === 'you' ? '' : 's'}`;
const start = (what: string) => (_: string, owners: string) => `at the beginning of ${owners} ${what}`;
/** Events of players, and moments. */
const MOMENTS: Tongue['moments'] = {
  turnStarting: start('turn'),
  chargePhaseStarting: start('Charge Phase'),
  mainPhaseStarting: start('Main Phase'),
  mainPhaseEnding: (_, owners) => `at the end of ${owners} Main Phase`,
  turnEnding: (_, owners) => `at the end of ${owners} turn`,
  offenceStepStarting: (_, owners) => `at the beginning of the Offence Step of ${owners} attack`,
  defenseStepStarting: (_, owners) => `at the beginning of ${owners} Defense Step`,
  damageStepStarting: (_, owners) => `at the beginning of the Damage Step of ${owners} attack`,
  battleEnding: (_, __, subject, when) =>
    when.subject === 'any' ? 'at the end of a battle' : `at the end of a battle in which ${subject} attacked`,
  comboBattleEnding: (you, _, subject) => `at the end of a battle in which ${you} used ${subject} in a combo`,
  skillActivated: (you, _, subject) => `when ${does_(you, 'activate')} a skill of ${subject}`,
  extraActivated: (you, _, subject, when) =>
    `when ${does_(you, 'activate')} ${activatedCard('an Extra Card', subject, when)}`,
  counterActivated: (you, _, subject, when) =>
    `when ${does_(you, 'activate')} ${activatedCard('a [Counter]', subject, when)}`,
  damageDealt: (you, _, __, { atLeast }) => {
    const amount = atLeast === undefined ? '' : `${atLeast as number} or more `;
    return `when ${you} ${you === 'you' ? 'take' : 'takes'} ${amount}damage`;
  },
  attackNegated: (_, __, subject) => `when an attack of ${subject} is negated`,
  drew: (you) => `when ${does_(you, 'draw')} a card`,
};
/** "you would take damage by this card" */
const damageWould = (when: Part): string | undefined =>
  when.event === 'damageDealt'
    ? joined(whoOf(when.player)[0], 'would take damage', causeText(TONGUE, when))
    : undefined;

const activatedCard = (what: string, subject: string, when: Part): string =>
  typeof when.subject === 'object' ? `${what} of ${subject}` : when.subject === undefined ? `${subject}` : what;

/** Returns what a text calls the card of the event. */
const subjectOf = ({ subject }: Part): string =>
  subject === undefined || subject === 'self' ? 'this card' : 'that card';

const BEARERS: Names = {
  ...{ leader: 'Leader Card', battle: 'Battle Card', extra: 'Extra Card' },
  ...{ play: 'a play', evolve: '[Evolve]', exEvolve: '[EX-Evolve]', xenoEvolve: '[Xeno-Evolve]' },
  ...{ unionFusion: '[Union-Fusion]', unionPotara: '[Union-Potara]', unionAbsorb: '[Union-Absorb]' },
  ...{ overRealm: '[Over Realm]', darkOverRealm: '[Dark Over Realm]', swap: '[Swap]' },
};

// --- conditions -------------------------------------------------------------------------------------------------------

const PHASES: Names = { charge: 'Charge Phase', main: 'Main Phase', end: 'End Phase' };

const ownCondition = (condition: Part, card: Card): string | undefined =>
  joinedCondition(TONGUE, PHASES, condition, card) ?? leaderText(condition);

/** `your Leader Card is red` */
function leaderText({ count, min, max }: Part): string | undefined {
  const { zone, player = 'you', ...filter } = (count ?? {}) as Part;
  if (String(zone) !== 'leader' || min !== 1 || max !== undefined) return undefined;
  const owners = whoOf(player)[1];
  const like = likeThis(NOUNS, { ...filter, category: 'leader' });
  const [, has] = /^Leader Card with (.*)/.exec(like) ?? [];
  return `${owners} Leader Card ${has === undefined ? `is ${article(like)}` : `has ${has}`}`;
}

// --- instructions -----------------------------------------------------------------------------------------------------

const STATES: Names = { active: 'Active Mode', rested: 'Rest Mode' };
const DELAYS: Names = { endOfBattle: 'at the end of this battle', endOfTurn: 'at the end of this turn' };

const FORBIDDEN_TO_PLAYERS: Names = {
  concede: 'cannot surrender',
  draw: 'cannot draw cards',
  charge: 'cannot place a card as energy in the Charge Phase',
  counter: 'cannot activate [Counter]s',
};
const FORBIDDEN: Readonly<Record<string, (cards: Noun) => string>> = {
  attack: cannot('attack'),
  attackLeader: cannot('attack a Leader Card'),
  attackBattle: cannot('attack a Battle Card'),
  beAttacked: cannot('be attacked'),
  block: (cards) => `the [Blocker] of ${cards.text} cannot be activated`,
  combo: cannot('be used in a combo'),
  choose: cannot('be chosen'),
  ko: cannot('be KO-ed'),
  remove: cannot('leave the Battle Area'),
  rest: cannot('be switched to Rest Mode'),
  activate: cannot('be switched to Active Mode'),
  refresh: (cards) => `${cards.text} ${verb(cards, 'do', 'does')} not switch to Active Mode in the Charge Phase`,
  play: cannot('be played'),
  playActive: (cards) => `${cards.text} ${verb(cards, 'are', 'is')} played in Rest Mode`,
  activateEffect: (cards) => `the skills of ${cards.text} cannot be activated`,
  negateAttack: (cards) => `attacks of ${cards.text} cannot be negated`,
  negate: (cards) => `the skills of ${cards.text} cannot be negated`,
};

const TYPES: Names = { ...KEYWORDS, counter: '[Counter]' };

/** Names the skills of a keyword, of a type or for an event, or all skills. */
function skillsOf(of: Part): string {
  checkMembers(of, 'the skills', 'keyword', 'type', 'event', 'action');
  if (of.keyword !== undefined) return word(TYPES, of.keyword, 'the keyword');
  if (of.type !== undefined) return `${word(TYPES, of.type, 'the type')} skills`;
  if (of.action !== undefined) return `${of.action as string}s`;
  return of.event === undefined
    ? 'skills'
    : `[Auto] skills for being ${word(HAPPENS, of.event, 'the event')[1].replace('be ', '')}`;
}

const many = (count: unknown, one: string, more?: string): string => amount(NOUNS, count, one, more);
const targetText = (instruction: Part, card: Card): string => targetOf(TONGUE, instruction, card).text;

const SHARED = instructionsOf({
  tongue: () => TONGUE,
  abilityText,
  abilitiesOf: skillsOf,
  forbidden: FORBIDDEN,
  forbiddenToPlayers: FORBIDDEN_TO_PLAYERS,
  delays: DELAYS,
  looked: PLACES,
  searched: Object.fromEntries(Object.entries(PLACES).map(([zone, place]) => [zone, `your ${place}`])),
});

const EFFECTS = effectInstructionsOf({
  tongue: () => TONGUE,
  alike: ALIKE,
  obliged: { attack: 'attack if able', block: 'block if able', combo: 'be used in a combo if able' },
  affecting: (i) => causeText(TONGUE, i) ?? 'by skills',
});

const OWN: Readonly<Record<string, Says>> = {
  mill: saying(['count', 'player'], (i) =>
    by(i, 'place', `${many(i.count, 'card')} from the top of ${ofPlayer(i, 'deck')} in ${ofPlayer(i, 'Drop Area')}`),
  ),
  damage: saying(['count', 'player'], (i) => {
    const to = i.player === 'each' ? 'both players' : i.player === 'you' ? 'yourself' : 'your opponent';
    if (typeof i.count === 'number') return `deal ${i.count} damage to ${to}`;
    return `deal 1 damage to ${to} ${perWhat(NOUNS, i.count as Part)}`;
  }),
  ko: saying(['target'], (i, card) => `KO ${targetText(i, card)}`),
  setState: saying(
    ['target', 'state'],
    (i, card) => `switch ${targetText(i, card)} to ${word(STATES, i.state, 'the state')}`,
  ),
  move: saying(['target', 'to', 'place', 'face', 'state', 'of', 'part'], moveText),
  play: saying(['target', 'state'], (i, card) => joined('play', targetText(i, card), inState(i))),
  combo: saying(['target'], (i, card) => `place ${targetText(i, card)} in the Combo Area`),
  evolve: saying(['target', 'state'], (i, card) => joined('evolve', targetText(i, card), inState(i))),
  turnOver: saying(['target', 'side'], (i, card) => `turn ${targetText(i, card)} over to its ${i.side as string} side`),
  placeUnder: saying(
    ['target', 'host'],
    (i, card) => `place ${targetText(i, card)} under ${targetOf(TONGUE, i, card, 'host').text}`,
  ),
  gainControl: saying(['target'], (i, card) => `gain control of ${targetText(i, card)}`),
  createToken: saying(['token', 'count', 'state'], (i) => {
    const one = tokenText(partOf(i, 'token'));
    return joined('create', many(i.count ?? 1, `${one.name} token`), `(${one.data})`, inState(i));
  }),
  concede: saying(['player'], (i) => (i.player === 'opponent' ? 'your opponent surrenders' : 'surrender')),
  negateAttack: saying([], () => 'negate the attack'),
  negateActivation: saying([], () => 'negate what this [Counter] answers'),
  negateBlocker: saying([], () => 'negate the [Blocker]'),
  restEnergy: saying(['count', 'specified'], (i) => {
    const colored = Object.entries((i.specified ?? {}) as Record<string, number>).map(([color, n]) => `${n} ${color}`);
    const of = colored.length === 0 ? undefined : `(${listed(colored)})`;
    return joined('switch', many(i.count, 'energy', 'energy'), of, 'to Rest Mode');
  }),
  forEach: saying(['of', 'times', 'then'], (i, card) => {
    const each =
      i.times === undefined
        ? `for each of ${known(NOUNS, partOf(i, 'of'))}`
        : `so often ${perWhat(NOUNS, i.times as Part)}`;
    return `${each}: ${effectText(TONGUE, partsOf(i, 'then'), card)}`;
  }),
  list: saying(['items'], (i, card) => {
    const items = partsOf(i, 'items').map((item) =>
      joined(ifText(item, card), effectText(TONGUE, partsOf(item, 'then'), card)),
    );
    return `do all of these that you can: ${items.map((item, index) => `(${index + 1}) ${item}`).join('; ')}`;
  }),
  changeCost: saying(['target', 'become', 'part', 'by', 'of', 'uses', 'until'], changeCostText),
  trigger: saying(['ability', 'target', 'uses', 'until', 'orUntil'], (i, card) => {
    const uses =
      i.uses === undefined ? undefined : i.uses === 1 ? 'the next time' : `the next ${i.uses as number} times`;
    const ability = abilityText(partOf(i, 'ability'), { self: targetText(i, card) });
    const or = i.orUntil === undefined ? undefined : orUntilText(TONGUE, i, card);
    return joined(untilOf(TONGUE, i, card), or, uses, `this holds: "${ability}"`);
  }),
};
const inState = ({ state }: Part): string | undefined =>
  state === undefined ? undefined : `in ${word(STATES, state, 'the state')}`;

function changeCostText(instruction: Part, card: Card): string {
  const { become, part, by, uses } = instruction;
  const of = `the skill cost of ${instruction.of === undefined ? 'skills' : skillsOf(partOf(instruction, 'of'))}`;
  const cards = targetText(instruction, card);
  const often = uses === undefined ? undefined : `the next ${counted(uses as number, 'time')}`;
  const change =
    become === undefined
      ? `is ${Math.abs(by as number)} ${(by as number) < 0 ? 'less' : 'more'} of "${part as string}"`
      : partsOf(instruction, 'become').length === 0
        ? 'is not paid'
        : `becomes "${listed(partsOf(instruction, 'become').map((one) => instructionText(TONGUE, one, card)))}"`;
  return joined(of, `of ${cards}`, change, often, untilOf(TONGUE, instruction, card));
}

/** `[Spark]`, `red, 10000 power` */
function tokenText(token: Part): { name: string; data: string } {
  const { name, colors, characters, traits, era, power, comboPower, comboCost, energyCost } = token;
  const abilities = partsOf(token, 'abilities').map((ability) => abilityText(ability, { self: 'this card' }));
  const parts = [
    colors && listed(colors as string[]),
    ...((characters ?? []) as string[]).map((one) => `<${one}>`),
    ...((traits ?? []) as string[]).map((one) => `《${one}》`),
    era !== undefined && `«${era as string}»`,
    `${power as number} power`,
    energyCost !== undefined && `an energy cost of ${energyCost as number}`,
    comboPower !== undefined && `${comboPower as number} combo power`,
    comboCost !== undefined && `a combo cost of ${comboCost as number}`,
    ...abilities,
  ];
  return { name: `[${name as string}]`, data: joined(parts.filter(Boolean).join(', ')) };
}

const IN_PLAY = ['leader', 'battle'];
const MOVED: Readonly<Record<string, (cards: string, place: unknown, isFromPlay: boolean) => string>> = {
  drop: (cards) => `place ${cards} in the Drop Area`,
  warp: (cards) => `send ${cards} to the Warp`,
  hand: (cards, _, isFromPlay) => (isFromPlay ? `return ${cards} to the owner's hand` : `add ${cards} to the hand`),
  deck: (cards, place) => `place ${cards} ${place === 'top' ? 'on top' : 'at the bottom'} of the owner's deck`,
  life: (cards, place) => `add ${cards} to the ${place === 'bottom' ? 'bottom' : 'top'} of the owner's life`,
  energy: (cards) => `place ${cards} in the Energy Area`,
};

function moveText(instruction: Part, card: Card): string {
  const part = partOf(instruction, 'target');
  const filter = (part.all ?? partOf(part, 'choose')?.from) as Part | undefined;
  const isFromPlay = ((filter?.zone ?? IN_PLAY) as string[]).every((zone) => IN_PLAY.includes(zone));
  const cards = targetText(instruction, card);
  const moved = instruction.part === undefined ? cards : `only the uppermost card of ${cards}`;
  const text = word(MOVED, instruction.to, 'the zone')(moved, instruction.place, isFromPlay);
  const owners = instruction.of === undefined ? undefined : `of ${whoOf(instruction.of)[0]}`;
  return joined(
    text,
    owners,
    instruction.face !== undefined && `face ${instruction.face as string}`,
    inState(instruction),
  );
}

const TONGUE: Tongue = {
  nouns: NOUNS,
  happens: HAPPENS,
  moments: MOMENTS,
  event: ['event', 'subject', 'player', 'by', 'from', 'to', 'atLeast', 'or'],
  bearers: BEARERS,
  effect: 'skill',
  instructions: { ...SHARED, ...EFFECTS, ...OWN },
  until: DURATIONS['dragon-ball-super'],
  standard: 'turn',
  would: damageWould,
  condition: ownCondition,
  abilitiesOf: skillsOf,
};
