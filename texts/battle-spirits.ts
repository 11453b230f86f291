/** The text of a card of Battle Spirits, made from its abilities. */
import {
  BS_SYMBOLS,
  LEVEL_COSTS,
  symbolsGiven,
  type BS_ABILITY_TYPES,
  type BsCategory,
  type BsPool,
  type BsWhile,
} from '../schemas/battle-spirits';
import {
  BEARERS,
  EVENT,
  HAPPENS,
  MOMENTS,
  movedText,
  placedText,
  startText,
  stepText,
  STEPS,
  SUBJECTS,
  timingOf,
} from './battle-spirits-events';
import { battleSpiritsInstructions, effectsOf } from './battle-spirits-instructions';
import { CATEGORY_WORDS, NOUNS, POOLS, WHILES } from './battle-spirits-nouns';
import { joinedCondition } from './conditions';
import { DURATIONS } from './durations';
import { cardsLike, likeThis, limitsOf, someOf } from './nouns';
import { begun, conditionText, effectText, eventText, mayDo, type Card, type Tongue } from './sentences';
import { checkMembers, counted, joined, listed, partOf, partsOf, sentence, signed, word, type Part } from './words';

/** @param card one side, with `abilities` @throws {Error} if a word of an ability has no text */
export function battleSpiritsText(card: Part): string {
  const abilities = partsOf(card, 'abilities').map((ability) => abilityText(ability, { self: selfOf(ability, card) }));
  return joined(combineText(card), ocText(card), ...abilities);
}

// --- what the card is -------------------------------------------------------------------------------------------------

/** `[Combine: Spirit, BP+2000]` */
function combineText({ combine, left, right, nexus, bpPlus }: Part): string | undefined {
  const ofSides = [
    ...(left === undefined ? [] : [`${hostText(left as Part)} (Left)`]),
    ...(right === undefined ? [] : [`${hostText(right as Part)} (Right)`]),
  ];
  const hosts = [
    ...(combine === undefined ? [] : [hostText(combine as Part)]),
    ...(ofSides.length === 0 ? [] : [ofSides.join(' / ')]),
    ...(nexus === undefined ? [] : [likeThis(NOUNS, { is: 'grandwalker', ...(nexus as Part) })]),
  ];
  if (hosts.length === 0) return undefined;
  return `[Combine: ${joined(listed(hosts, 'or'))}${bpPlus === undefined ? '' : `, BP+${bpPlus as number}`}]`;
}
/** A condition that names no category means Spirits (9-1-1). */
const hostText = (filter: Part): string =>
  likeThis(
    NOUNS,
    filter.category === undefined && filter.any === undefined ? { category: 'spirit', ...filter } : filter,
  );

/** `[OC 3: BP+10000]` */
function ocText({ oc }: Part): string | undefined {
  if (oc === undefined) return undefined;
  const { min, bp } = oc as { min: number; bp?: number };
  return bp === undefined ? `[OC ${min}]` : `[OC ${min}: BP+${bp}]`;
}

/** Abilities that are about the card wherever it lies, or before it is anything on the Field. */
const OF_CARDS: readonly unknown[] = [
  'burst',
  'mirage',
  'adventSource',
  'revival',
  'byRules',
  'advent',
  'contractAdvent',
];

/** What an ability calls the card that has it: a Brave lends its effects to its host. */
function selfOf({ type, zones, while: whiles = [] }: Part, { category, combine }: Part): string {
  const during = whiles as readonly BsWhile[];
  if (OF_CARDS.includes(type) || placedText({ zones }) !== undefined) return 'this card';
  if (during.length > 0 && during.every((one) => one === 'soulState')) return 'this card';
  if (during.includes('combinedWithNexus')) return 'this Nexus';
  const host = (combine as Part | undefined)?.category ?? 'spirit';
  const isLent = during.some((one) => one.startsWith('combined'));
  const what = isLent ? host : category;
  return what === 'magic' ? 'this card' : `this ${word(CATEGORY_WORDS, what as BsCategory, 'the category')}`;
}

// --- abilities --------------------------------------------------------------------------------------------------------

const MEMBERS = [
  ...['type', 'levels', 'while', 'if', 'zones', 'label', 'unpreventable', 'unstackable', 'once', 'may', 'when'],
  ...['effect', 'extra', 'timing', 'cores', 'of', 'mirageCost', 'onto', 'soulCoreTo', 'names', 'families', 'color'],
];

type Words = (ability: Part, card: Card) => string;

const ABILITIES: Record<(typeof BS_ABILITY_TYPES)[number], Words> = {
  auto: (ability, card) => inBrackets(ability, undefined, answering(ability, card)),
  seal: (ability, card) => inBrackets(ability, 'Seal', answering(ability, card)),
  rebirth: (ability, card) => inBrackets(ability, 'Rebirth', answering(ability, card, 'turn this card over')),
  uTrigger: (ability, card) => {
    const head = ability.when === undefined ? 'U-Trigger' : `U-Trigger: ${begun(momentText(ability, card)!)}`;
    return inBrackets(ability, head, joined('when the U-Trigger hits,', carriedOut(ability, card)));
  },
  burst: (ability, card) => {
    const after = momentText(ability, card)?.replace(/^when /, 'after ');
    const condition = joined(after, ifText(ability, card) && `, ${ifText(ability, card)!}`).replace(' ,', ',');
    const head = condition === '' ? 'Burst' : `Burst: ${begun(condition)}`;
    const burst = inBrackets({ ...ability, if: undefined }, head, carriedOut(ability, card));
    return joined(burst, extraText(ability));
  },
  main: (ability, card) => used('Main', ability, card),
  flash: (ability, card) => used('Flash', ability, card),
  activate: (ability, card) => used(whenUsed(ability), ability, card),
  divineArt: (ability, card) => art('Divine Art', ability, card),
  contractArt: (ability, card) => art('Contract Art', ability, card),
  divineRealm: (ability, card) => art('Divine Realm', ability, card),
  contractDomain: (ability, card) => art('Contract Domain', ability, card),
  grandforce: (ability, card) => art('Grandforce', ability, card),
  cont: (ability, card) => inBrackets(ability, undefined, lasting(ability, card)),
  mirage: (ability, card) => {
    const text = ability.when === undefined ? lasting(ability, card) : answering(ability, card);
    const cost = `[Mirage: Cost ${ability.mirageCost as number}]`;
    return joined(cost, '[While Set]', inBrackets(ability, undefined, text));
  },
  condition: (ability, card) => `[Summoning Condition: ${begun(conditionOf(partOf(ability, 'if'), card))}]`,
  oracle: (ability) => inBrackets(ability, `Oracle: ${namedByOracle(ability)}`),
  trueOracle: (ability) => inBrackets(ability, `True Oracle: ${namedByOracle(ability)}`),
  unseal: (ability, card) =>
    inBrackets(
      ability,
      'Unseal',
      joined(`${momentText(ability, card)!},`, `you may put 1 Core from the Void onto ${card.self}`),
    ),
  advent: (ability, card) => adventText('Advent', ability, card),
  contractAdvent: (ability, card) => adventText('Contract Advent', ability, card),
  adventSource: (ability, card) => {
    const allows = inBrackets(ability, undefined, 'you may perform a Contract Advent onto this card');
    return joined(allows, whileDoing(ability, card));
  },
  manifest: (ability, card) => {
    const nexus = someOf(NOUNS, '1', { is: 'grandwalker', ...(ability.of as Part | undefined), player: 'you' });
    const costs = `put your Soul Core into your Trash and pay 1 Core from ${nexus} to summon this card from your Hand`;
    return joined(inBrackets(ability, 'Manifest', costs, `[${whenUsed(ability)}]`), whileDoing(ability, card));
  },
  revival: (ability) => {
    const text = 'if this card is in Soul State, you may pay its cost to deploy it';
    return inBrackets(ability, 'Revival', text, '[Your Main Step]');
  },
  succession: (ability) =>
    inBrackets(
      ability,
      'Succession',
      'you may remove cards with EX symbols in your Trash from the game to reduce the cost of this card',
    ),
  superUnleash: (ability, card) => inBrackets(ability, 'Super Unleash', `your Soul Core alone makes ${card.self} Lv2`),
  exhaustedBlock: (ability, card) => {
    const condition = ifText(ability, card);
    return inBrackets(
      ability,
      undefined,
      joined(condition && `${condition},`, `${card.self} can block while Exhausted`),
    );
  },
  soulMagic: (ability) =>
    inBrackets(
      ability,
      'Soul Magic',
      `if you have a ${ability.color as string} symbol, you may use this card by paying your Soul Core alone`,
    ),
  byRules: ({ names = [], families = [] }) => {
    const also = [
      ...(names as readonly string[]).map((name) => `the name [${name}]`),
      ...(families as readonly string[]).map((family) => `the family {${family}}`),
    ];
    return sentence(`under the rules, this card also has ${listed(also)}`);
  },
};

function abilityText(ability: Part, card: Card): string {
  checkMembers(ability, 'an ability', ...MEMBERS);
  return word(ABILITIES, ability.type as keyof typeof ABILITIES, 'the ability')(ability, card);
}

const conditionOf = (condition: Part, card: Card): string => conditionText(TONGUE, condition, card);

// --- brackets ---------------------------------------------------------------------------------------------------------

/** Puts what limits an ability in brackets before its text: `[Lv2] [While Combined] [Your Attack Step] [Flash]`. */
function inBrackets(ability: Part, kind: string | undefined, text?: string, before?: string): string {
  const step = isStart(ability) ? undefined : stepText(timingOf(ability.if as Part | undefined));
  const [levels, during] = [levelsText(ability), duringText(ability)];
  const marks = [step, placedText(ability), ...named(ability, kind), onceText(ability)];
  return joined(
    ...(during?.endsWith('[Spirit]') ? [during, levels] : [levels, during]),
    before,
    ...marks.map((mark) => mark && `[${mark}]`),
    ability.unstackable === true && '[Unstackable]',
    text !== undefined && sentence(text),
    ability.unpreventable === true && '(This effect cannot be prevented.)',
  );
}

/** The kind of an ability and its name, which may say the kind: `Divine Advent`. */
function named({ label }: Part, kind: string | undefined): readonly (string | undefined)[] {
  return typeof label === 'string' && kind !== undefined && label.includes(kind) ? [label] : [kind, label as string];
}

/** `[Lv2]`, `[Lv1-Lv2]` */
function levelsText({ levels = [] }: Part): string | undefined {
  const [first, ...others] = levels as readonly number[];
  if (first === undefined) return undefined;
  return others.length === 0 ? `[Lv${first}]` : `[Lv${first}-Lv${others.at(-1)!}]`;
}

/** `[While Combined]`, `[During OC & Advent]`, `[Soul State] / [Spirit]` */
function duringText({ while: whiles = [] }: Part): string | undefined {
  const words = (whiles as readonly BsWhile[]).map((one) => word(WHILES, one, 'the state'));
  if (words.length === 0) return undefined;
  if ((whiles as unknown) && ['oc', 'advent'].every((one) => (whiles as readonly string[]).includes(one)))
    return '[During OC & Advent]';
  return words.map((one) => `[${one}]`).join(' / ');
}

const ONCE: Readonly<Record<string, string>> = { card: 'Once per turn', name: 'Once per turn: Same name' };
const onceText = ({ once }: Part): string | undefined =>
  once === undefined ? undefined : word(ONCE, once, 'the limit');

/** When a player uses an effect at will. */
function whenUsed({ timing = ['main', 'flash'] }: Part): string {
  const steps = (timing as readonly string[]).map((one) =>
    word({ main: 'Your Main Step', flash: 'Flash' }, one, 'the timing'),
  );
  return steps.join('/');
}

// --- effects ----------------------------------------------------------------------------------------------------------

const isStart = ({ when, if: condition }: Part): boolean =>
  (when as Part | undefined)?.event === 'stepStarted' && timingOf(condition as Part | undefined).phase !== undefined;

const momentText = (ability: Part, card: Card): string | undefined => {
  const { when, if: condition } = ability as { when?: Part; if?: Part };
  if (when === undefined) return undefined;
  return isStart(ability) ? startText(when, timingOf(condition)) : eventText(TONGUE, when, card);
};
const ifText = ({ if: condition }: Part, card: Card): string | undefined => {
  const { rest } = timingOf(condition as Part | undefined);
  return rest && `if ${conditionOf(rest, card)}`;
};

const lasting = (ability: Part, card: Card): string =>
  joined(
    ifText(ability, card) && `${ifText(ability, card)!},`,
    effectText(TONGUE, partsOf(ability, 'effect'), { ...card, isPermanent: true }),
  );

function answering(ability: Part, bearer: Card, last?: string): string {
  const { when } = ability as { when?: Part };
  const [moment, condition] = [momentText(ability, bearer), ifText(ability, bearer)];
  const card = when === undefined ? bearer : afterEvent(when, bearer, partsOf(ability, 'effect'));
  return joined(moment && `${moment},`, condition && `${condition},`, carriedOut(ability, card, last));
}

/** What an attack or a block has brought about lasts for its battle (7-9-2). */
const OF_BATTLES: readonly unknown[] = ['attackDeclared', 'blocked'];
/** Events whose words do not name their card. */
const UNNAMED: readonly unknown[] = ['sideUp', 'adventBegun', 'used', 'drew', 'lifeReduced', 'lifeIncreased'];

/** Returns what an effect calls the cards that its event has named. */
function afterEvent(when: Part, bearer: Card, effect: readonly Part[]): Card {
  const events = [when, ...partsOf(when, 'or')].map(({ event }) => event);
  const card = events.some((event) => OF_BATTLES.includes(event)) ? { ...bearer, standard: 'battle' } : bearer;
  const isPlain = !namesCards(effect) && !UNNAMED.includes(when.event);
  const { subject = 'self' } = when;
  if (subject === 'self') return isPlain ? { ...card, self: 'it', subject: 'it' } : card;
  const { category } = (subject === 'any' ? {} : subject) as Part;
  const named = category === undefined ? 'card' : word(CATEGORY_WORDS, category as BsCategory, 'the category');
  return { ...card, subject: isPlain ? 'it' : `that ${named}` };
}

/** Whether an effect names cards of its own, so that "it" could be one of them. */
const namesCards = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([member, one]) => ['all', 'choose', 'ability'].includes(member) || namesCards(one));

/** Instructions whose subject is not the player who carries them out. */
const DECLARED = [
  'modify',
  'gain',
  'forbid',
  'unaffected',
  'oblige',
  'treat',
  'stay',
  'grandforce',
  'winGame',
  'loseGame',
];

function carriedOut(ability: Part, card: Card, last?: string): string {
  const effect = partsOf(ability, 'effect');
  const text = effectText(TONGUE, effect, card);
  const done = last === undefined ? text : text === '' ? last : `${text}. Then, ${last}`;
  if (ability.may !== true) return done;
  return joined(effect.length === 0 ? 'you may' : mayDo(effect, DECLARED), done);
}

function used(kind: string, ability: Part, card: Card): string {
  const condition = ifText(ability, card);
  const text = carriedOut(ability, card);
  return inBrackets(ability, kind, condition === undefined ? text : `only ${condition}: ${begun(text)}`);
}

/** `[Your Main Step/Flash] [Divine Art: 2 Cores] Draw 1 card.` */
function art(kind: string, ability: Part, card: Card): string {
  const { cores } = ability;
  const called = cores === undefined ? kind : `${kind}: ${counted(cores as number, 'Core')}`;
  const condition = ifText(ability, card);
  const text = carriedOut(ability, card);
  const does = condition === undefined ? text : `only ${condition}: ${begun(text)}`;
  return inBrackets(ability, called, does, `[${whenUsed(ability)}]`);
}

function extraText({ extra = [] }: Part): string | undefined {
  const kinds = (extra as readonly string[]).map(begun);
  if (kinds.length === 0) return undefined;
  return `Then, you may pay the cost of this card to activate its ${listed(kinds, 'or')} effect.`;
}

/** An Oracle that names no category means Spirits (13-3-5). */
function namedByOracle(ability: Part): string {
  const of = partOf(ability, 'of');
  return cardsLike(NOUNS, of.category === undefined && of.any === undefined ? { category: 'spirit', ...of } : of);
}

/** `[Advent] Put your Soul Core into your Trash to place this card from your Hand onto 1 of your Spirits.` */
function adventText(kind: string, ability: Part, card: Card): string {
  const { soulCoreTo = 'trashCores', onto } = ability as { soulCoreTo?: BsPool; onto: Part };
  const place = `into your ${word(POOLS, soulCoreTo, 'the place of Cores')}`;
  const source = someOf(NOUNS, '1', { player: 'you', ...onto });
  const costs = `put your Soul Core ${place} to place this card from your Hand onto ${source}`;
  return joined(inBrackets(ability, kind, costs, `[${whenUsed(ability)}]`), whileDoing(ability, card));
}

const whileDoing = (ability: Part, card: Card): string | undefined =>
  partsOf(ability, 'effect').length === 0
    ? undefined
    : sentence(`as you do, ${effectText(TONGUE, partsOf(ability, 'effect'), card)}`);

// --- the words of the game --------------------------------------------------------------------------------------------

/** `its Lv is 2 or more`; `your Count is 3 or more` */
function valueCondition({ value, of, ...limits }: Part, { self }: Card): string | undefined {
  if (value === 'count') return `${of === 'opponent' ? "your opponent's" : 'your'} Count is ${limitsOf(NOUNS, limits)}`;
  if (value !== 'lv') return undefined;
  const { self: isSelf } = of as Part;
  if (isSelf !== true) return undefined;
  return `${self} has Lv ${limitsOf(NOUNS, limits)}`;
}

const symbols = (by: number): string => (Math.abs(by) === 1 ? 'symbol' : 'symbols');

const GETS: Readonly<Record<string, (by: number) => string>> = {
  bp: (by) => `BP${signed(by)}`,
  cost: (by) => `cost ${signed(by)}`,
  lv: (by) => `Lv${signed(by)}`,
  symbols: (by) => `${signed(by)} ${symbols(by)}`,
  ...Object.fromEntries(LEVEL_COSTS.map((stat) => [stat, (by: number) => `Lv${stat[2]!} cost ${signed(by)}`])),
  reduction: (by) => `${by} more of its reduction symbols met`,
  ...Object.fromEntries(
    BS_SYMBOLS.map((kind) => [symbolsGiven(kind), (by: number) => `${signed(by)} ${kind} ${symbols(by)}`]),
  ),
};

const TONGUE: Tongue = {
  nouns: NOUNS,
  happens: HAPPENS,
  moments: MOMENTS,
  event: EVENT,
  bearers: BEARERS,
  effect: 'effect',
  subjects: SUBJECTS,
  moved: movedText,
  instructions: battleSpiritsInstructions(() => TONGUE, abilityText),
  until: DURATIONS['battle-spirits'],
  standard: 'turn',
  gets: (stat, by) => word(GETS, stat, 'the value')(by),
  next: (text) => (/^(after|at) /.test(text) ? text : `then, ${text}`),
  abilitiesOf: effectsOf,
  condition: (condition, card) => joinedCondition(TONGUE, STEPS, condition, card) ?? valueCondition(condition, card),
};
