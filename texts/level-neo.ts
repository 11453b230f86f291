/** The text of a LEVEL.NEO card, made from its abilities. */
import { DURATIONS } from './durations';
import {
  checkMembers,
  counted,
  joined,
  listed,
  type Noun,
  numbered,
  type Part,
  partOf,
  partsOf,
  range,
  sentence,
  signed,
  verb,
  word,
} from './words';

/** @param card with `abilities` @throws {Error} if a word of an ability has no text */
export const levelNeoText = (card: Part): string => partsOf(card, 'abilities').map(abilityText).join(' ');

// --- abilities --------------------------------------------------------------------------------------------------------

const PHASES: Readonly<Record<string, string>> = { main: 'Main', battle: 'Battle' };
const KINDS: Readonly<Record<string, string>> = {
  use: '[Use]',
  start: '[Start]',
  cont: '[Cont]',
  levelBurst: '[Level Burst]',
};

function abilityText(ability: Part): string {
  checkMembers(ability, 'an ability', 'type', 'name', 'level', 'phase', 'turn', 'when', 'if', 'effect');
  const { name, level, phase, turn, when } = ability;
  const head = joined(
    word(KINDS, ability.type, 'the ability'),
    name !== undefined && `"${name as string}"`,
    level !== undefined && `(Lv ${level as number})`,
    phase !== undefined && `(${word(PHASES, phase, 'the phase')}/${turn as number})`,
  );
  const condition = ability.if === undefined ? undefined : conditionText(partOf(ability, 'if'));
  const limit =
    condition &&
    (when === undefined && ability.type !== 'cont' ? `use this skill only if ${condition}.` : `if ${condition},`);
  const effect = effectText(partsOf(ability, 'effect'), durationOf(ability));
  const begun = limit?.endsWith('.')
    ? sentence(limit) + ' ' + sentence(effect)
    : joined(when !== undefined && `${eventText(when as Part)},`, limit, effect);
  return joined(head, sentence(begun));
}

/** The duration of effects that name none, by the type of the ability; undefined: no end. */
const STANDARD: Readonly<Record<string, string | undefined>> = { cont: undefined, levelBurst: 'battle' };
const durationOf = ({ type }: Part): string | undefined =>
  Object.hasOwn(STANDARD, type as string) ? STANDARD[type as string] : 'turn';

const effectText = (effect: readonly Part[], duration: string | undefined): string =>
  effect
    .map((instruction) => instructionText(instruction, duration))
    .map((text, index) => (index === 0 ? text : text.charAt(0).toUpperCase() + text.slice(1)))
    .join('. ');

// --- events and conditions --------------------------------------------------------------------------------------------

const EVENTS: Readonly<Record<string, (subject: string) => string>> = {
  attackDeclared: (subject) => `when ${subject} attacks`,
  battleWon: (subject) => `when ${subject} wins a battle`,
  discarded: (subject) => `when ${subject} is put into the discard pile`,
  drew: () => 'when you draw a card',
  turnEnding: () => 'at the end of your turn',
};

function eventText(when: Part): string {
  checkMembers(when, 'an event', 'event', 'subject', 'player');
  if (when.player !== undefined && when.player !== 'you')
    throw new Error('there is no text for an event of another player');
  return word(EVENTS, when.event, 'the event')(subjectText(when.subject));
}

function subjectText(subject: unknown): string {
  if (subject === undefined) return 'this character';
  if (subject === 'any') return 'any character';
  checkMembers(subject as Part, 'a subject', 'player', 'inBattle');
  const { player, inBattle } = subject as Part;
  const owned =
    player === undefined ? 'a character' : `one of your ${player === 'opponent' ? "opponent's " : ''}characters`;
  return joined(owned, inBattle === true && 'in battle');
}

function conditionText(condition: Part): string {
  checkMembers(condition, 'a condition', 'count', 'value', 'of', 'min', 'max');
  const limits = condition as { min?: number; max?: number };
  if (condition.count === undefined) {
    if (condition.of !== 'you') throw new Error('there is no text for the value of another card');
    return `your Main Character has ${range(limits).replace(/^\d+/, '$&')} ${word(STATS, condition.value, 'the value')}`;
  }
  const filter = partOf(condition, 'count');
  const cards = kindOf(filter);
  return `${filter.player === 'opponent' ? 'your opponent has' : 'you have'} ${limits.max === 0 ? 'no' : range(limits)} ${cards}`;
}

// --- cards ------------------------------------------------------------------------------------------------------------

const STATS: Readonly<Record<string, string>> = { ap: 'AP', turnCost: 'turn cost' };
const ZONES: Readonly<Record<string, string>> = {
  main: 'Main Characters',
  support: 'Support Characters',
  hand: 'cards in the hand',
};

function kindOf(filter: Part): string {
  checkMembers(filter, 'a filter', 'player', 'zone', 'state', 'stat', 'other', 'category');
  const zones = filter.zone as readonly string[] | undefined;
  const cards = zones === undefined ? 'characters' : listed(zones.map((zone) => word(ZONES, zone, 'the zone')));
  const stats = Object.entries(filter.stat ?? {}) as [string, { min?: number; max?: number }][];
  return joined(
    filter.other === true && 'other',
    filter.state as string | undefined,
    cards,
    ...stats.map(([stat, limits]) => `of ${word(STATS, stat, 'the value')} ${range(limits)}`),
  );
}

const CATEGORIES: Readonly<Record<string, string>> = { character: 'character', event: 'event' };
const OWNERS: Readonly<Record<string, string>> = { you: 'your', opponent: "your opponent's" };

const isHand = ({ zone }: Part): boolean => String(zone as unknown) === 'hand';

function someOf(count: number, filter: Part): string {
  const owner = word(OWNERS, filter.player, 'the player');
  const card = filter.category === undefined ? 'card' : `${word(CATEGORIES, filter.category, 'the category')} card`;
  return isHand(filter) ? `${counted(count, card)} of ${owner} hand` : `${count} of ${owner} ${kindOf(filter)}`;
}

function targetOf(instruction: Part): Noun {
  const target = partOf(instruction, 'target');
  checkMembers(target, 'a target', 'self', 'all', 'choose');
  if (target.self === true) return { text: 'this character', isPlural: false };
  if (target.choose !== undefined) {
    const { count, from } = target.choose as { count: number; from: Part };
    return { text: someOf(count, from), isPlural: count !== 1 };
  }
  const filter = partOf(target, 'all');
  const owner = word(OWNERS, filter.player, 'the player');
  if (String(filter.zone as unknown) === 'main') return { text: `${owner} Main Character`, isPlural: false };
  if (isHand(filter)) return { text: `all cards of ${owner} hand`, isPlural: true };
  return { text: `all ${owner} ${kindOf(filter)}`, isPlural: true };
}

// --- instructions -----------------------------------------------------------------------------------------------------

const untilOf = (until: unknown): string | undefined =>
  until === undefined ? undefined : word(DURATIONS['level-neo'], until, 'the duration');

/** The zones whose cards' values can make an amount. */
const PLACES: Readonly<Record<string, string>> = {
  main: 'main zone',
  support: 'support zone',
  hand: 'hand',
  level: 'level zone',
  discard: 'discard pile',
  deck: 'deck',
};

/** `+1000`; `equal to the AP of all cards in your hand`; `+100 for each turn cost of all cards in your hand` */
function amountText(by: number | Part): string {
  if (typeof by === 'number') return signed(by);
  checkMembers(by, 'an amount', 'value', 'of', 'times');
  const { player, zone } = partOf(partOf(by, 'of'), 'all');
  const cards = `all cards in ${word(OWNERS, player, 'the player')} ${word(PLACES, zone, 'the zone')}`;
  const value = `${word(STATS, by.value, 'the value')} of ${cards}`;
  return by.times === undefined
    ? `equal to the total ${value}`
    : `${signed(by.times as number)} for each point of total ${value}`;
}

const FORBIDDEN: Readonly<Record<string, string>> = {
  use: 'cannot use skills',
};

const MOVED: Readonly<Record<string, (cards: string, place: unknown) => string>> = {
  discard: (cards) => `put ${cards} into the discard pile`,
  hand: (cards) => `return ${cards} to the hand`,
  support: (cards) => `put ${cards} into the support zone`,
  deck: (cards, place) => `put ${cards} on the ${place === 'top' ? 'top' : 'bottom'} of the deck`,
};

/** How to word an instruction, and the members that the wording covers. */
type Says = readonly [members: readonly string[], says: (instruction: Part, duration: string | undefined) => string];

const INSTRUCTIONS: Readonly<Record<string, Says>> = {
  draw: [['count'], ({ count }) => `draw ${counted(count as number, 'card')}`],
  levelUp: [
    ['count'],
    ({ count }) =>
      `your Main Character levels up${count === undefined || count === 1 ? '' : ` ${count as number} times`}`,
  ],
  mill: [
    ['count', 'player'],
    ({ count, player }) => {
      const top = count === 1 ? 'the top card' : `the top ${count as number} cards`;
      return player === 'opponent'
        ? `your opponent puts ${top} of their deck into the discard pile`
        : `put ${top} of your deck into the discard pile`;
    },
  ],
  modify: [
    ['stat', 'by', 'target', 'until'],
    (instruction, duration) => {
      const cards = targetOf(instruction);
      return joined(
        cards.text,
        verb(cards, 'get'),
        word(STATS, instruction.stat, 'the value'),
        amountText(instruction.by as number | Part),
        untilOf(instruction.until ?? duration),
      );
    },
  ],
  forbid: [
    ['what', 'target', 'until'],
    (instruction, duration) =>
      joined(
        targetOf(instruction).text,
        word(FORBIDDEN, instruction.what, 'the prohibition'),
        untilOf(instruction.until ?? duration),
      ),
  ],
  gain: [
    ['ability', 'target', 'until'],
    (instruction, duration) => {
      const cards = targetOf(instruction);
      const ability = abilityText(partOf(instruction, 'ability'));
      return joined(cards.text, verb(cards, 'get'), `"${ability}"`, untilOf(instruction.until ?? duration));
    },
  ],
  negate: [
    ['target', 'until'],
    (instruction, duration) => {
      const cards = targetOf(instruction);
      return joined(cards.text, verb(cards, 'lose'), 'skills', untilOf(instruction.until ?? duration));
    },
  ],
  chooseOne: [
    ['modes'],
    ({ modes }, duration) =>
      `choose one: ${numbered((modes as readonly (readonly Part[])[]).map((mode) => sentence(effectText(mode, duration))))}`,
  ],
  move: [
    ['target', 'to', 'place', 'face'],
    (instruction) =>
      joined(
        word(MOVED, instruction.to, 'the zone')(targetOf(instruction).text, instruction.place),
        instruction.face !== undefined && `face ${instruction.face as string}`,
      ),
  ],
  setState: [
    ['target', 'state'],
    (instruction) =>
      `set ${targetOf(instruction).text} to ${word({ active: 'Active', resting: 'Rest' }, instruction.state, 'the state')}`,
  ],
};

function instructionText(instruction: Part, duration: string | undefined): string {
  const [members, says] = word(INSTRUCTIONS, instruction.do, 'the instruction');
  checkMembers(instruction, `"${instruction.do as string}"`, 'do', ...members);
  return says(instruction, duration);
}
