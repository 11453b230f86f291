/** The text of a card of Cardfight!! Vanguard, made from its abilities. */
import { joinedCondition } from './conditions';
import { DURATIONS } from './durations';
import { effectInstructionsOf } from './effect-instructions';
import { instructionsOf } from './instructions';
import { amount, cardsLike, oneOf, placesOf, valueName } from './nouns';
import {
  by,
  causeText,
  conditionText,
  effectText,
  instructionText,
  mayDo,
  neverHappens,
  saying,
  targetOf,
  untilOf,
  whoOf,
  wouldHappen,
  type Card,
  type Says,
  type Tongue,
} from './sentences';
import { bearerText } from './vanguard-arms';
import { deckInstructionsOf, silenceText } from './vanguard-decks';
import { conditionOfInformation, informationTexts } from './vanguard-information';
import { markerTexts } from './vanguard-markers';
import { automaticKeywordText, keywordTexts, lastingKeywordText, unitEventText } from './vanguard-keyword-abilities';
import { HAPPENS_IN_ORDER_ZONE, orderZoneTexts } from './vanguard-order-zone';
import { playTexts, wouldBeDealt } from './vanguard-plays';
import { ALIKE, circleText, ICONS_OF_COSTS, iconsIn, KEYWORDS, NOUNS, ownerOfCards, ruleText } from './vanguard-nouns';
import { ACTIVATIONS, activationCondition, STATES_OF_UNITS, stateTexts } from './vanguard-keywords';
import { ALLOWED, FORBIDDEN, FORBIDDEN_TO_PLAYERS, nullified, plural, skipped } from './vanguard-prohibitions';
import {
  checkMembers,
  joined,
  listed,
  type Noun,
  numbered,
  type Part,
  partOf,
  partsOf,
  range,
  sentence,
  verb,
  word,
} from './words';

type Names = Readonly<Record<string, string>>;

const SELVES: Names = { unit: 'this unit', order: 'this order', marker: 'this marker' };

/** @param card one side, with `category` and `abilities` @throws {Error} if a word of an ability has no text */
export function vanguardText(card: Part): string {
  const self = word(SELVES, card.category, 'the category');
  return partsOf(card, 'abilities')
    .map((ability) => abilityText(ability, { self }))
    .join(' ');
}

// --- abilities --------------------------------------------------------------------------------------------------------

const ABILITIES: Readonly<Record<string, (ability: Part, card: Card) => string>> = {
  cont: (ability, card) => {
    const effect = effectText(TONGUE, partsOf(ability, 'effect'), { ...card, isPermanent: true });
    if (ability.bearer !== undefined) return joined(`[CONT] ${bearerText('Völundr', ability)}:`, sentence(effect));
    if (ability.keyword !== undefined)
      return joined(
        tag('[CONT]', ability),
        lastingKeywordText(ability, (given) => abilityText(given, card)),
      );
    return joined(tag('[CONT]', ability), sentence(joined(ifText(ability, card), effect)));
  },
  auto: (ability, card) => {
    if (ability.keyword !== undefined && ability.keyword !== 'homare')
      return joined(tag('[AUTO]', ability), automaticKeywordText(ability, saidOf(ability, card)));
    const { moment, ...rest } = momentOf(ability, card);
    const conditions = joined(activationText(rest, card), ifText(ability, card));
    return joined(tag('[AUTO]', ability), sentence(joined(`${moment},`, conditions, does(ability, card))));
  },
  act: (ability, card) => {
    if (ability.keyword === 'seekMate') return joined(tag('[ACT]', ability), `Legion ${matesText(ability)}`);
    return joined(tag('[ACT]', ability), sentence(saidOf(ability, card)));
  },
  order: (ability, card) => sentence(joined(ifText(ability, card), does(ability, card))),
  instead: (ability, card) => {
    const when = partOf(ability, 'when');
    if (partsOf(ability, 'effect').length === 0)
      return joined(tag('[CONT]', ability), sentence(joined(ifText(ability, card), neverHappens(TONGUE, when, card))));
    const also = ability.if === undefined ? undefined : `and ${conditionText(TONGUE, partOf(ability, 'if'), card)}`;
    const would = joined('if', wouldHappen(TONGUE, when, card), also);
    const happens = GAINS.includes(when.event as string) ? givenInstead(ability, card) : does(ability, card, 'instead');
    return joined(tag('[CONT]', ability), sentence(joined(`${would},`, happens)));
  },
  keyword: (ability, card) => {
    const cost = partsOf(ability, 'cost').map((part) => instructionText(TONGUE, part, card));
    const keyword = joined(
      word(KEYWORDS, ability.keyword, 'the keyword'),
      ability.timing !== undefined && `(${word(PHASES, ability.timing, 'the timing')})`,
      cost.length > 0 && `COST [${listed(cost)}]`,
    );
    const effect = effectText(TONGUE, partsOf(ability, 'effect'), card);
    if (ability.bearer !== undefined) return `${bearerText(keyword, ability)}.`;
    if (ability.wears !== undefined)
      return `${keyword} – ${listed(partsOf(ability, 'wears').map((one) => cardsLike(NOUNS, one)))}.`;
    const name =
      ability.if === undefined ? keyword : sentence(joined(ifText(ability, card), `${card.self} has ${keyword}`));
    return joined(name, effect !== '' && sentence(effect));
  },
  byRules: (ability, card) => {
    const effect = partsOf(ability, 'effect');
    return effect.length > 0
      ? `Over Trigger: ${sentence(effectText(TONGUE, effect, card))}`
      : sentence(ruleText(ability));
  },
};

const GAINS: readonly unknown[] = ['getsPower', 'getsCritical'];

/** `that card gets 2 times that power instead`: for as long as what it replaces would have lasted. */
function givenInstead(ability: Part, card: Card): string {
  const given = partsOf(ability, 'effect').map((part) => {
    const { stat, by: much } = part as { stat?: unknown; by?: number | { times?: number } };
    const text = typeof much === 'number' ? `+${much}` : `${much?.times ?? 1} times that`;
    return joined(acts(part, card, 'get'), text, valueName(NOUNS, stat));
  });
  return joined(listed(given), 'instead');
}

function abilityText(ability: Part, bearer: Card): string {
  checkMembers(
    ability,
    'an ability',
    ...['type', 'zones', 'when', 'situation', 'activation', 'if', 'oncePerTurn', 'cost', 'may', 'effect'],
    ...['keyword', 'wears', 'bearer', 'names', 'copies', 'deckLimit', 'mate', 'timing', 'power', 'unit', 'on', 'gives'],
  );
  const card = ability.zones === undefined ? bearer : { ...bearer, self: 'this card' };
  return word(ABILITIES, ability.type, 'the ability')(ability, card);
}

/** `"Squire" or "Page"`: what a Seek Mate icon names (14.11.2.1). */
const matesText = (ability: Part): string =>
  partsOf(ability, 'mate')
    .map(({ name, ...more }) =>
      Object.keys(more).length === 0 ? `"${name as string}"` : cardsLike(NOUNS, { name, ...more }),
    )
    .join(' or ');

/** `[AUTO] (drop zone) [1/Turn]` */
function tag(bracket: string, { zones, when, oncePerTurn, keyword }: Part): string {
  const { event } = (when ?? {}) as { event?: string };
  const saysZone = event === 'driveChecked' || event === 'damageChecked';
  const isAnywhere = Array.isArray(zones) && (zones.length > 3 || zones.includes('markers'));
  const where = zones === undefined || saysZone || isAnywhere ? undefined : `(${placesOf(NOUNS, zones)})`;
  return joined(bracket, where, oncePerTurn === true && '[1/Turn]', keyword === 'homare' && KEYWORDS.homare);
}

/** The beginning of a phase is named with the phase. */
function momentOf(ability: Part, card: Card): Part & { moment: string } {
  if (ability.situation !== undefined)
    return { moment: `when ${conditionText(TONGUE, partOf(ability, 'situation'), card)}`, ...activationOf(ability) };
  const when = partOf(ability, 'when');
  const { activation } = ability as { activation?: Part };
  if (when.event !== 'phaseBegan' || activation?.phase === undefined)
    return { moment: unitEventText(TONGUE, when, card), activation };
  const phase = word(PHASES, activation.phase, 'the phase');
  return { moment: `at the beginning of ${whoOf(when.player)[1]} ${phase}` };
}

const activationOf = ({ activation }: Part): Part => (activation === undefined ? {} : { activation });

const ifText = (ability: Part, card: Card): string | undefined =>
  ability.if === undefined ? undefined : `if ${conditionText(TONGUE, partOf(ability, 'if'), card)},`;
const activationText = ({ activation }: Part, card: Card): string | undefined =>
  activation === undefined ? undefined : `if ${conditionText(TONGUE, activation as Part, card)},`;

/** Instructions whose subject is not the player who carries them out. */
const DECLARED = [
  'modify',
  'changeCost',
  'gain',
  'forbid',
  'allow',
  'oblige',
  'winGame',
  'loseGame',
  'attack',
  'battleAlso',
  'boost',
  'drive',
];

/** All that an ability says but its type, its zones and its trigger. */
const saidOf = (ability: Part, card: Card): string =>
  joined(activationText(ability, card), ifText(ability, card), does(ability, card));

/** Puts "may", the cost and the effect in words. */
function does(ability: Part, card: Card, after?: string): string {
  const cost = partsOf(ability, 'cost').map((part) => instructionText(TONGUE, part, card));
  const effect = effectText(TONGUE, partsOf(ability, 'effect'), card, after);
  const paid = cost.length === 0 ? undefined : `COST [${listed(cost)}], and`;
  const may = ability.may === true && cost.length === 0 && mayDo(partsOf(ability, 'effect'), DECLARED);
  return joined(may, paid, effect);
}

// --- events and conditions --------------------------------------------------------------------------------------------

/** Events of cards: as they happen, and as they would happen. */
const HAPPENS: Readonly<Record<string, readonly [string, string]>> = {
  placed: ['is placed', 'be placed'],
  called: ['is called', 'be called'],
  rode: ['is ridden', 'be ridden'],
  rodeUpon: ['is rode upon', 'be rode upon'],
  personaRode: ['is ridden by a persona ride', 'be ridden by a persona ride'],
  strode: ['strides', 'stride'],
  legioned: ['legions', 'legion'],
  becameInHarmony: ['becomes in harmony', 'become in harmony'],
  becameHeart: ['becomes a heart', 'become a heart'],
  overDressed: ['is placed by overDress', 'be placed by overDress'],
  xoverDressed: ['is placed by XoverDress', 'be placed by XoverDress'],
  locked: ['is locked', 'be locked'],
  unlocked: ['is unlocked', 'be unlocked'],
  deleted: ['is deleted', 'be deleted'],
  moved: ['goes to another zone', 'go to another zone'],
  movedCircle: ['is moved to another circle', 'be moved to another circle'],
  retired: ['is retired', 'be retired'],
  discarded: ['is discarded', 'be discarded'],
  healed: ['is healed', 'be healed'],
  bound: ['is bound', 'be bound'],
  markerPut: ['is put', 'be put'],
  ...HAPPENS_IN_ORDER_ZONE,
  stood: ['stands', 'stand'],
  rested: ['rests', 'rest'],
  turnedFaceUp: ['is turned face up', 'be turned face up'],
  turnedFaceDown: ['is turned face down', 'be turned face down'],
  putIntoSoul: ['is put into @ soul', 'be put into @ soul'],
  putIntoHand: ['is put into @ hand', 'be put into @ hand'],
  attacks: ['attacks', 'attack'],
  isAttacked: ['is attacked', 'be attacked'],
  boosts: ['boosts', 'boost'],
  isBoosted: ['is boosted', 'be boosted'],
  guards: ['guards', 'guard'],
  intercepts: ['intercepts', 'intercept'],
  driveChecked: ['is revealed by a drive check', 'be revealed by a drive check'],
  damageChecked: ['is revealed by a damage check', 'be revealed by a damage check'],
  triggerRevealed: ['is revealed by a check', 'be revealed by a check'],
  triggerEffectGiven: ['is given a trigger effect', 'be given a trigger effect'],
  getsPower: ['gets power', 'get power'],
  getsCritical: ['gets critical', 'get critical'],
};

const s = (you: string): string => (you === 'you' ? '' : 's');

/** Events of players, and moments. */
const MOMENTS: Readonly<Record<string, (you: string, owners: string, subject: string, when: Part) => string>> = {
  drew: (you) => `when ${you} draw${s(you)} a card`,
  deckLooked: (you) => `when ${you} look${s(you)} at cards of a deck`,
  shuffled: (_, owners) => `when ${owners} deck is shuffled`,
  effectActivated: (you, _, subject, { abilityType }) =>
    joined(`when ${you} play${s(you)}`, played(abilityType), `ability of ${subject}`),
  orderPlayed: (you) => `when ${you} play${s(you)} an order`,
  phaseBegan: (_, owners) => `at the beginning of each of ${owners} phases`,
  turnBegan: (_, owners, __, { player }) => `at the beginning of ${player === undefined ? 'the' : owners} turn`,
  turnEnding: (_, owners, __, { player }) => `at the end of ${player === undefined ? 'the' : owners} turn`,
  stepBegan: (_, __, ___, { step }) => `at the beginning of the ${step as string} step`,
  battleBegan: () => 'when a battle begins',
  battleEnding: (_, __, subject, { subject: asked, against }) => {
    if (against !== undefined)
      return `at the end of a battle in which a ${word(AGAINST, against, 'the unit')} was attacked`;
    return asked === 'any' ? 'at the end of battle' : `at the end of a battle in which ${subject} attacked`;
  },
  increased: (_, __, subject, { stat }) => `when the ${valueName(NOUNS, stat)} of ${subject} increases`,
  decreased: (_, __, subject, { stat }) => `when the ${valueName(NOUNS, stat)} of ${subject} decreases`,
  hits: (_, __, subject) => `when the attack of ${subject} hits a unit`,
  attackHits: (_, __, subject) => `when the attack of ${subject} hits`,
  didNotHit: (_, __, subject) => `when the attack of ${subject} does not hit`,
  damageDealt: (_, owners) => `when damage is dealt to ${owners} vanguard`,
};
const played = (type: unknown): string => (type === undefined ? 'an' : `an [${(type as string).toUpperCase()}]`);
const AGAINST: Names = { vanguard: 'vanguard', rearGuard: 'rear-guard' };

/** The cards that an event is about where its text names none. */
const UNITS = ['unit', 'units'] as const;
const TRIGGER_UNITS = ['trigger unit', 'trigger units'] as const;
const SUBJECTS: Readonly<Record<string, readonly [string, string]>> = {
  ...Object.fromEntries(
    [
      ...['placed', 'called', 'rode', 'rodeUpon', 'personaRode', 'strode', 'becameHeart', 'becameInHarmony'],
      ...['movedCircle', 'retired', 'stood', 'rested', 'attacks', 'isAttacked'],
      ...['boosts', 'isBoosted', 'guards', 'intercepts', 'hits', 'attackHits', 'didNotHit', 'triggerEffectGiven'],
      ...['getsPower', 'getsCritical'],
    ].map((event) => [event, UNITS]),
  ),
  triggerRevealed: TRIGGER_UNITS,
};

const PHASES: Names = {
  stand: 'stand phase',
  draw: 'draw phase',
  gAssist: 'G assist step',
  ride: 'ride phase',
  stride: 'stride step',
  main: 'main phase',
  battle: 'battle phase',
  end: 'end phase',
};

function ownCondition(condition: Part, card: Card): string | undefined {
  const { count, happened, ...limits } = condition as { count?: Part; happened?: Part };
  const information = conditionOfInformation(condition);
  if (information !== undefined) return information;
  if (happened?.event === 'personaRode') return `${whoOf(happened.player)[0]} performed a persona ride in this turn`;
  if (happened?.event === 'legioned') return `${card.self} legioned in this turn`;
  const activation = activationCondition(condition);
  if (activation !== undefined) return activation;
  if (happened?.event === 'battleBegan') return `${range(limits)} battles have begun in this turn`;
  if (count?.declared === true && count.top === 1) return 'the top card of your deck has the declared name';
  if (count?.other === false) return isThisText(count, card);
  if (count?.vanguard === true && count.hit === true)
    return `${whoOf(count.player)[1]} vanguard has been hit by this attack`;
  return joinedCondition(TONGUE, PHASES, condition, card);
}

/** What a filter of this card alone asks of it. */
function isThisText({ other: _this, player: _you, ...asked }: Part, { self }: Card): string {
  checkMembers(asked, 'a filter of this card alone', ...Object.keys(IS), 'dressed', 'status');
  const [member] = Object.keys(asked);
  if (member === 'dressed') return `${self} is in the ${word(KEYWORDS, asked.dressed, 'the state')} state`;
  if (member === 'status') return `${self} is ${word(STATES_OF_UNITS, asked.status, 'the state')}`;
  return `${self} ${word(IS, member, 'what this card is')}`;
}
const IS: Names = {
  hit: 'has been hit by this attack',
  attacking: 'is attacking',
  attacked: 'is being attacked',
  vanguard: 'is a vanguard',
  rearGuard: 'is a rear-guard',
  legion: 'is in legion',
  harmony: 'is in harmony',
  armed: 'is armed with an arms order',
  boosting: 'is boosting',
  boosted: 'is boosted',
};

// --- instructions -----------------------------------------------------------------------------------------------------

const DELAYS: Names = {
  endOfBattle: 'at the end of that battle',
  endOfTurn: 'at the end of the turn',
  yourNextMainPhase: 'at the beginning of your next main phase',
};

const STATES: Names = { stand: 'stand', rest: 'rest' };
const DRIVES: Names = { 2: 'twin drive', 3: 'triple drive' };

const many = (count: unknown, one: string): string => amount(NOUNS, count, one);
const noun = (i: Part, card: Card, member = 'target'): Noun => targetOf(TONGUE, i, card, member);
const cardsOf = (i: Part, card: Card): string => noun(i, card).text;
const acts = (i: Part, card: Card, does: string): string => joined(cardsOf(i, card), verb(noun(i, card), does));

const MOVED: Readonly<Record<string, (cards: string, owner: string, place: unknown) => string>> = {
  hand: (cards, owner) => `put ${cards} into ${owner} hand`,
  deck: (cards, owner, place) => `put ${cards} ${place === 'top' ? 'on top' : 'on the bottom'} of ${owner} deck`,
  soul: (cards, owner) => `put ${cards} into ${owner} soul`,
  drop: (cards, owner) => `put ${cards} into ${owner} drop zone`,
  damage: (cards, owner) => `put ${cards} into ${owner} damage zone`,
  bind: (cards, owner) => `put ${cards} into ${owner} bind zone`,
  orderZone: (cards, owner) => `put ${cards} into ${owner} order zone`,
  removed: (cards) => `remove ${cards} from the game`,
};

function moveText(i: Part, card: Card): string {
  const text = word(MOVED, i.to, 'the zone')(cardsOf(i, card), ownerOfCards(partOf(i, 'target')), i.place);
  return joined(text, i.face !== undefined && `face ${i.face as string}`);
}

/** `your opponent's vanguard` */
const vanguardOf = ({ player }: Part): string => `${player === 'you' ? 'your' : "your opponent's"} vanguard`;

/** Of what each player chooses the text says what each does: `each player retires 1 of their rear-guards`. */
function byEach({ members, says }: Says): Says {
  return saying(members, (i, card) => {
    const choose = partOf((i.target ?? {}) as Part, 'choose') as Part | undefined;
    if (choose?.by !== 'each') return says(i, card);
    const { by: _each, ...chosen } = choose;
    const [does, ...rest] = says({ ...i, target: { choose: chosen } }, card).split(' ');
    return `each player ${does!}s ${rest.join(' ').replaceAll('your', 'their')}`;
  });
}

/** `as "Spark" gauge of this unit` */
const asGauge = (i: Part, card: Card): string =>
  joined(
    'as',
    i.name !== undefined && `"${i.name as string}"`,
    'gauge',
    i.for !== undefined && `of ${noun(i, card, 'for').text}`,
  );

const SHARED = instructionsOf({
  tongue: () => TONGUE,
  abilityText,
  abilitiesOf: ({ type }) => (type === undefined ? 'abilities' : `[${(type as string).toUpperCase()}] abilities`),
  forbidden: FORBIDDEN,
  forbiddenToPlayers: FORBIDDEN_TO_PLAYERS,
  forbids: (i) => nullified(i) ?? skipped(i),
  causes: (i) => causeText(TONGUE, i),
  delays: DELAYS,
  looked: { deck: 'deck', hand: 'hand' },
  searched: { deck: 'your deck', drop: 'your drop zone', soul: 'your soul' },
});
const EFFECTS = effectInstructionsOf({
  tongue: () => TONGUE,
  alike: ALIKE,
  values: ACTIVATIONS,
  obliged: { beAttacked: 'must be attacked if possible' },
  affecting: (i) =>
    i.by === undefined ? 'by abilities' : causeText(TONGUE, { ...i, by: { cause: 'effect', ...partOf(i, 'by') } })!,
});

/** `counter-blast 2`, `counter-blast 1 card of grade 3 or more` */
const icon = (name: string): Says =>
  saying(['count', 'player', 'of'], (i) => {
    const number = countOf(i.count);
    const of = i.of === undefined ? undefined : `(${oneOf(NOUNS, partOf(i, 'of'))})`;
    return by(i, name, joined(number, of));
  });
const countOf = (count: unknown): string => (typeof count === 'number' ? String(count) : amount(NOUNS, count, 'card'));

const PRINTED: Names = { order: 'an order', act: 'an [ACT] ability', auto: 'an [AUTO] ability' };

/** `your next soul-charge is increased by 1` */
function changedCostText(i: Part, card: Card): string {
  const isOfPlayer = (i.target as Part).players !== undefined;
  const ownersText = (own: string) => (isOfPlayer ? own : `of ${noun(i, card).text}`);
  if (i.part === undefined)
    return joined('the costs', ownersText('of your abilities'), 'are lost', untilOf(TONGUE, i, card));
  const change = (i.by as number) > 0 ? `increased by ${i.by as number}` : `decreased by ${-(i.by as number)}`;
  if (i.part === 'discard') return joined('the number of cards that your costs discard is', change);
  const part = word(ICONS_OF_COSTS, i.part, 'the icon');
  const cards = i.of === undefined ? undefined : `of the cost of ${word(PRINTED, (i.of as Part).type, 'the ability')}`;
  const one = joined(i.uses === undefined ? `each ${part} ${ownersText('of yours')}` : `your next ${part}`, cards);
  return joined(one, 'is', change, untilOf(TONGUE, i, card));
}

const OWN: Readonly<Record<string, Says>> = {
  ...deckInstructionsOf(() => TONGUE),
  mill: saying(['count', 'player'], (i) => {
    const deck = i.player === 'opponent' ? "your opponent's deck" : 'your deck';
    const top = i.count === 1 ? 'the top card' : `${many(i.count, 'card')} from the top`;
    return `put ${top} of ${deck} into the drop zone`;
  }),
  move: saying(['target', 'to', 'place', 'face', 'state'], moveText),
  setState: saying(['target', 'state'], (i, card) => `${word(STATES, i.state, 'the state')} ${cardsOf(i, card)}`),
  treat: saying(EFFECTS['treat']!.members, (i, card) => {
    if (i.word === 'seenBy') return `you may look at ${cardsOf(i, card)} at any time`;
    if (i.word === 'silent') return silenceText(TONGUE, i, card);
    const icons = iconsIn(i);
    if (icons === undefined) return EFFECTS['treat']!.says(i, card);
    return joined(cardsOf(i, card), 'also', verb(noun(i, card), 'have', 'has'), icons, untilOf(TONGUE, i, card));
  }),
  allow: saying(['what', 'target', 'until'], (i, card) =>
    joined(plural(noun(i, card)), word(ALLOWED, i.what, 'the permission'), untilOf(TONGUE, i, card)),
  ),
  moveUnit: saying(['target', 'to'], (i, card) => {
    const article = (i.to as Part | undefined)?.player === undefined ? 'the' : 'your';
    return joined('move', cardsOf(i, card), toCircle(i.to, article) ?? 'to another rear-guard circle');
  }),
  dominate: saying(['target', 'until'], (i, card) =>
    joined('dominate', cardsOf(i, card), i.until === undefined ? undefined : untilOf(TONGUE, i, card)),
  ),
  ride: saying(['target', 'state'], (i, card) => joined('ride', cardsOf(i, card), i.state !== undefined && 'at rest')),
  legion: saying(['target', 'of'], (i, card) => {
    const vanguard = i.of === undefined ? 'this unit' : cardsOf({ target: { all: i.of } }, card);
    return `legion ${vanguard} with ${cardsOf(i, card)}`;
  }),
  stride: saying(['target'], (i, card) => `stride ${cardsOf(i, card)}`),
  lock: saying(['target'], (i, card) => `lock ${cardsOf(i, card)}`),
  unlock: saying(['target'], (i, card) => `unlock ${cardsOf(i, card)}`),
  putLocked: saying(['target', 'to'], (i, card) =>
    joined('put', cardsOf(i, card), toCircle(i.to) ?? 'onto a rear-guard circle', 'as a locked card'),
  ),
  timeLeap: saying(['target'], (i, card) => `time leap ${cardsOf(i, card)}`),
  putAsGauge: saying(['target', 'for', 'name'], (i, card) => `put ${cardsOf(i, card)} ${asGauge(i, card)}`),
  topAsGauge: saying(['count', 'for', 'name'], (i, card) => {
    const top = i.count === 1 ? 'the top card' : `${many(i.count, 'card')} from the top`;
    return `put ${top} of your deck ${asGauge(i, card)}`;
  }),
  ...playTexts(() => TONGUE),
  ...keywordTexts,
  ...markerTexts(() => TONGUE),
  ...orderZoneTexts(() => TONGUE),
  ...stateTexts(() => TONGUE),
  ...informationTexts(() => TONGUE),
  moveGauge: saying(['target', 'to'], (i, card) => `move ${cardsOf(i, card)} to ${noun(i, card, 'to').text}`),
  delete: saying(['target'], (i, card) => `delete ${cardsOf(i, card)}`),
  restore: saying(['target'], (i, card) => `restore ${cardsOf(i, card)}`),
  retire: saying(['target'], (i, card) => `retire ${cardsOf(i, card)}`),
  heal: saying(['target'], (i, card) => `heal ${cardsOf(i, card)}`),
  bind: saying(['target'], (i, card) => `bind ${cardsOf(i, card)}`),
  damage: saying(['count', 'player', 'from', 'dealer'], (i, card) => {
    const dealt = `${many(i.count, 'damage').replace(/damages/, 'damage')} to ${vanguardOf(i)}`;
    if (i.from !== undefined) return joined(noun(i, card, 'from').text, verb(noun(i, card, 'from'), 'deal'), dealt);
    return joined(i.dealer !== undefined && whoOf(i.dealer)[0], i.dealer === 'opponent' ? 'deals' : 'deal', dealt);
  }),
  attack: saying(['target', 'on'], (i, card) =>
    joined(acts(i, card, 'attack'), noun(i, card, 'on').text.replace(/^all of/, 'one of')),
  ),
  battleAlso: saying(['target'], (i, card) => `the attacking unit also battles ${cardsOf(i, card)}`),
  boost: saying(['target'], (i, card) => joined(acts(i, card, 'boost'), 'the attacking unit')),
  drive: saying(['target', 'drive'], (i, card) =>
    joined(acts(i, card, 'perform'), word(DRIVES, i.drive, 'the drive'), 'in that battle'),
  ),
  driveCheck: saying(['target'], (i, card) => `perform a drive check with ${cardsOf(i, card)}`),
  hitAnyway: saying(
    ['target'],
    (i, card) =>
      `in that battle the abilities of ${cardsOf(i, card)} that trigger when its attack hits trigger even if it does not hit`,
  ),
  endTurn: saying([], () => 'end the turn'),
  pay: saying(
    ['cost', 'then'],
    (i, card) =>
      `you may pay COST [${listed(partsOf(i, 'cost').map((part) => instructionText(TONGUE, part, card)))}]. If you do, ${effectText(TONGUE, partsOf(i, 'then'), card)}`,
  ),
  useUp: saying(
    ['for'],
    (i) => `this ability cannot be used for the rest of ${i.for === 'game' ? 'the game' : 'that turn'}`,
  ),
  chooseOnce: saying(['modes'], (i, card) => {
    const modes = (i.modes as readonly (readonly Part[])[]).map((mode) => sentence(effectText(TONGUE, mode, card)));
    return `choose one that this ability has not chosen in this turn: ${numbered(modes)}`;
  }),
  both: saying(['parts'], (i, card) => listed(partsOf(i, 'parts').map((part) => instructionText(TONGUE, part, card)))),
  then: saying(['parts'], (i, card) => `then, ${effectText(TONGUE, partsOf(i, 'parts'), card)}`),
  matchValue: saying(['stat', 'as', 'target', 'until'], (i, card) =>
    joined(
      `increase or decrease the ${valueName(NOUNS, i.stat)} of ${cardsOf(i, card)} to match that of`,
      noun(i, card, 'as').text,
      untilOf(TONGUE, i, card),
    ),
  ),
  swap: saying(['stat', 'target', 'until'], (i, card) =>
    joined(`swap the ${valueName(NOUNS, i.stat)} of`, cardsOf(i, card), untilOf(TONGUE, i, card)),
  ),
  moreOrders: saying(['count'], (i) => `you may play ${many(i.count, 'more order')} in this turn`),
  list: saying(['items'], (i, card) =>
    partsOf(i, 'items')
      .map((item) =>
        joined(
          '-',
          item.if === undefined ? undefined : `If ${conditionText(TONGUE, partOf(item, 'if'), card)}:`,
          sentence(effectText(TONGUE, partsOf(item, 'then'), card)),
        ),
      )
      .join(' ')
      .replace(/\.$/, ''),
  ),
  trigger: saying(['ability', 'target', 'until', 'uses'], (i, card) => {
    const times = i.uses === undefined ? 'the next time' : `the next ${String(i.uses)} times`;
    const ability = abilityText(partOf(i, 'ability'), card).replace(/^\[AUTO\] When /, `${times} `);
    return joined(ability.replace(/\.$/, ''), untilOf(TONGUE, i, card));
  }),
  counterBlast: icon('counter-blast'),
  soulBlast: icon('soul-blast'),
  counterCharge: icon('counter-charge'),
  soulCharge: icon('soul-charge'),
  changeCost: saying(['target', 'until', 'become', 'part', 'by', 'uses', 'of'], changedCostText),
  giveTriggerEffect: saying(['target'], (i, card) => `give that trigger effect to ${cardsOf(i, card)} as well`),
  concede: saying(['player'], (i) => by(i, 'concede', '').trim()),
};

const toCircle = (to: unknown, article?: string): string | undefined =>
  to === undefined ? undefined : `to ${circleText(to as Part, article)}`;

const TONGUE: Tongue = {
  nouns: NOUNS,
  happens: HAPPENS,
  moments: MOMENTS,
  event: ['event', 'subject', 'player', 'by', 'from', 'to', 'or', 'step', 'against', 'stat', 'abilityType'],
  bearers: {},
  effect: 'ability',
  instructions: Object.fromEntries(
    Object.entries({ ...SHARED, ...EFFECTS, ...OWN }).map(([verb, says]) => [verb, byEach(says)]),
  ),
  until: DURATIONS['vanguard'],
  would: (when) => wouldBeDealt(() => TONGUE, when),
  standard: 'game',
  subjects: SUBJECTS,
  condition: ownCondition,
};
