/** 5, 11.9. Information of cards: what counts of what is printed, what the rules add, and in which layer. */
import type { CitedAnswer, Clauses } from '../kernel/clauses';
import type { Trigger } from '../../schemas/ability';
import type { VgIcon, VgSide } from '../../schemas/vanguard';
import { hasStatus } from '../kernel/changes/objects';
import { grantedBy } from '../kernel/continuous/abilities';
import { hasWord } from '../kernel/continuous/information';
import { citeContinuous, filterOf, modificationsOf } from '../kernel/continuous/modification';
import { anyModifierOfKind } from '../kernel/continuous/sources';
import { statOf } from '../kernel/continuous/values';
import { fitsTrigger } from '../kernel/reading/select';
import { isOfKind } from '../kernel/reading/ability-kind';
import type { Step } from '../kernel/procedures/calculation';
import { remembered } from '../kernel/remember';
import type { EffectContext, RuleModifier } from '../kernel/rules';
import type { Ability, CardState, Definition, JournalEvent } from '../kernel/state';
import type { ContinuousEffect, Modification } from '../kernel/state/lasting';
import { isProtect, isPseudoCard } from './15-pseudo-cards';
import { isDeleted, isLocked, isSetAsUnit, isUnitAsArms, isWorn, sideOf, type VgGame } from './game';
import type { Section } from './packs';
import type { AppliedModification } from '../kernel/state/applied';
import type { EvaluationContext } from '../kernel/state/effect-context';

/** Adds to a value by a rule. Sections add theirs to `ruleValues` in `sections.ts`. */
export type RuleValue = (g: VgGame, card: CardState, stat: string) => readonly RuleModifier[];

/** A step in which the information of a card is worked out. */
interface Layer {
  readonly at: number;
  readonly clauses: readonly string[];
  /** Omitted: no effect makes what is applied in it. */
  has?(change: Modification): boolean;
}

/** 11.9.1: in this order. Where what adds and what sets share a step, what sets comes last (11.9.2). */
export const LAYERS = {
  printed: { at: 1, clauses: ['11.9.1.1'] },
  original: {
    at: 2,
    clauses: ['11.9.1.2'],
    has: (change) => isOfOriginalWords(change) && changeOfWords(change) === 'add',
  },
  originalSet: {
    at: 2.5,
    clauses: ['11.9.1.2', '5.1.3', '11.9.2'],
    has: (change) =>
      change.kind === 'stat' ? change.base === true : isOfOriginalWords(change) && changeOfWords(change) === 'become',
  },
  originalLost: {
    at: 3,
    clauses: ['11.9.1.3'],
    has: (change) => isOfOriginalWords(change) || (change.kind === 'negate' && change.original === true),
  },
  rules: { at: 4, clauses: ['11.9.1.4'] },
  abilities: { at: 5, clauses: ['11.9.1.5'], has: ({ kind }) => kind === 'gain' || kind === 'negate' },
  noNumbers: {
    at: 6,
    clauses: ['11.9.1.6'],
    has: (change) => change.kind !== 'stat' && changeOfWords(change) !== 'become',
  },
  wordsSet: { at: 6.5, clauses: ['11.9.1.6', '11.9.2'], has: (change) => changeOfWords(change) === 'become' },
  upAndDown: { at: 7, clauses: ['11.9.1.7'], has: (change) => change.kind === 'stat' && change.to === undefined },
  battle: { at: 8, clauses: ['11.9.1.8'] },
  set: { at: 9, clauses: ['11.9.1.9'], has: ({ kind }) => kind === 'stat' },
} as const satisfies Readonly<Record<string, Layer>>;

const changeOfWords = (change: Modification): 'add' | 'lose' | 'become' | undefined => {
  if (change.kind !== 'words') return undefined;
  if (change.become) return 'become';
  return change.lose ? 'lose' : 'add';
};

const isOfOriginalWords = (change: Modification): boolean => change.kind === 'words' && change.original === true;

const ROWS: readonly Layer[] = Object.values(LAYERS);

/** The first row of the table that has the change. */
const layerFor = remembered((change: Modification): Layer => ROWS.find((row) => row.has?.(change)) ?? LAYERS.noNumbers);

export const information = {
  /** 11.9.1 */
  layerOf: (_g: unknown, change: Modification): number => layerFor(change).at,

  /** 11.9.1, and for what sets information also the time that decides (11.9.3.1). */
  /** 11.3.1.2: also what names no duration, for the rest of the game. */
  lastingClauses: (): Clauses => ['11.3.1.2'],

  changeClauses(_g: unknown, { modification, ability }: AppliedModification): readonly string[] {
    const { clauses, at } = layerFor(modification);
    if (modification.kind === 'words' && modification.add) return [...clauses, ...clausesOfAdded(modification)];
    if (ability && grantedBy(ability) !== undefined) return [...clauses, ...LAYERS.abilities.clauses];
    if (at !== LAYERS.set.at && at !== LAYERS.wordsSet.at) return clauses;
    return [...clauses, '11.9.3.1', ...(ability ? ['11.9.3.1.1', '11.9.3.1.1.2'] : ['11.9.3.1.1.1'])];
  },

  /** 5.1.3, 11.9.1.2: the last original value that effects have given takes the place of the printed one. */
  baseOf(_g: unknown, _stat: string, printed: number, steps: readonly Step[]): number {
    return steps.findLast(({ base }) => base)?.to ?? printed;
  },

  /** 11.9.4.1.1: by how much a value increases that is doubled. */
  /** 4.1.8: what happened before the card came to where it is happened to another card. */
  hasHappenedTo(g: VgGame, reader: EvaluationContext, asked: Trigger, card: CardState): boolean {
    let has = false;
    for (const event of g.eventsOfTurn()) {
      if (event.card !== card.id) continue;
      if (g.rules.isArrival(event)) has = false;
      has ||= fitsTrigger(g, reader, { subject: 'any', ...asked }, event);
    }
    return has;
  },

  /** Does the card of the event become another card by it? */
  isArrival: ({ type, from, to }: JournalEvent): boolean => type === 'placed' || (type === 'moved' && from !== to),

  doubledBy: (g: VgGame, card: CardState, stat: string): number => statOf(g, card, stat),

  /** 11.9.8: the continuous effects of abilities of these cards, wherever they apply. */
  generatedBy: (g: VgGame, cards: readonly CardState[]): ContinuousEffect[] =>
    g.state.effects.filter(
      ({ source, modification }) => modification.kind !== 'later' && cards.some(({ id }) => id === source),
    ),

  /** 5.1.3: the values that texts call original. */
  baseStatOf: (_g: unknown, stat: string): string | undefined => ORIGINAL_VALUES[stat],

  /** 11.9.5: what changes no information of cards changes the rules, also for cards that come later. */
  reachesLater(g: VgGame, _context: EffectContext, change: Modification): boolean {
    if (g.rules.changesInformation(g, change)) return false;
    g.consult('11.9.5');
    return true;
  },

  /** 11.9.4: and abilities that an effect bears or puts off are of the cards that it named. */
  changesInformation: (_g: unknown, { kind }: Modification): boolean => FIXED.includes(kind),

  /** 6.5.2.2.2.1: what was done to a unit is not done to a heart, unless it is said of hearts. */
  appliesTo(g: VgGame, card: CardState, change: AppliedModification): boolean {
    if (!hasStatus(card, 'heart') || filterOf(change)?.status === 'heart') return true;
    g.consult('6.5.2.2.2.1');
    return false;
  },

  /** 4.11.3, 4.12.4, 4.17.3.1: a card that lies face down in one of these zones has no information. */
  printThatCounts(g: VgGame, card: CardState, sheet: Definition): Definition | null {
    g.rules.citeActiveSide(g, card);
    const clause = card.face === 'down' ? WITHOUT_INFORMATION[card.zone] : undefined;
    if (clause !== undefined) {
      g.consult(clause);
      return null;
    }
    return card.zone === 'field' ? g.rules.printOnField(g, card, sheet) : sheet;
  },

  /** 6.5.2.2.2, 6.5.2.2.3: a heart is no unit and has no abilities; 6.5.1.3: a G unit has the name of its heart. */
  printOnField(g: VgGame, card: CardState, sheet: Definition): Definition | null {
    if (card.statuses === undefined && g.state.links.length === 0) return sheet;
    if (isWorn(card)) return g.rules.printOfDress(g, sheet);
    if (isLocked(card)) return g.rules.printOfLocked(g);
    if (hasStatus(card, 'heart')) return g.rules.printOfHeart(g, sheet);
    if (isUnitAsArms(card)) return g.rules.printAsArms(g, sheet);
    if (isSetAsUnit(card)) return g.rules.printAsUnit(g, sheet);
    const shown = isDeleted(card) ? g.rules.printOfDeleted(g, sheet) : sheet;
    const heart = g.state.links.length > 0 ? g.rules.namedHeart(g, card) : undefined;
    if (!heart || heart.place !== card.place) return shown;
    const { names = [] } = shown as unknown as VgSide;
    return { ...shown, names: [...names, sideOf(heart).name] } as Definition;
  },

  printOfHeart(g: VgGame, sheet: Definition): Definition {
    g.consult('2.9.3', '2.9.4.3', '6.5.2.2.2', '6.5.2.2.3');
    return { ...sheet, category: 'heart', abilities: [] };
  },

  printed(g: VgGame, card: CardState, stat: string): number {
    g.consult('11.9.1.1');
    if (stat === 'drive') return g.rules.driveOf(g, card);
    const printed = PRINTED_VALUES[stat] ?? stat;
    if (printed !== stat) g.consult('5.1.3', ...(isPseudoCard(card) ? ['5.1.3.1'] : []));
    if (isSetAsUnit(card)) return g.rules.printedOfSetUnit(g, card, printed);
    const values = sideOf(card) as unknown as Readonly<Record<string, number | undefined>>;
    if (printed === 'shield' && values.shield === undefined) g.consult('2.6.3');
    if (values[printed] === undefined && card.kind !== undefined) g.consult('15.1.2.4.2');
    return values[printed] ?? (printed === 'critical' ? 1 : 0);
  },

  /** 15.3.2.1: Protect has a grade that is no number. */
  hasStat(_g: VgGame, card: CardState, stat: string): boolean {
    return stat !== 'grade' || !isProtect(card);
  },

  clausesOfMissing: (): Clauses => ['15.3.2', '15.3.2.1'],

  ruleModifiers(g: VgGame, card: CardState, stat: string): readonly RuleModifier[] {
    let modifiers = NO_MODIFIERS;
    for (const row of g.rules.ruleValues) {
      const added = row(g, card, stat);
      if (added.length > 0) modifiers = modifiers.length === 0 ? added : [...modifiers, ...added];
    }
    for (const { layer } of modifiers) {
      if (layer === LAYERS.rules.at) g.consult('11.9.1.4');
      if (layer === LAYERS.battle.at) g.consult('11.9.1.8');
    }
    return modifiers;
  },

  /** No rule stops a value at 0: 10.6.1.2.2 and 10.7.1.4.1 speak of values below it. */
  readAs: (_g: VgGame, _stat: string, value: number): number => value,

  /** 2.10.1.1 to 2.10.1.4 */
  hasIcon(g: VgGame, card: CardState, icon: VgIcon): CitedAnswer {
    return hasWord(g, card, 'icon', icon) && g.rules.hasLostIcon(g, card, icon) === false && [ABILITIES_OF_ICONS[icon]];
  },

  /** Notes the clauses by which the card has the icon, or has lost it. */
  bearsIcon(g: VgGame, card: CardState, icon: VgIcon): boolean {
    return g.consulting(g.rules.hasIcon(g, card, icon)) || (g.consulting(g.rules.hasLostIcon(g, card, icon)), false);
  },

  /** 7.14.2: a card that loses its abilities loses those of its icons as well, but for icons that it gets later. */
  hasLostIcon(g: VgGame, card: CardState, icon: VgIcon): CitedAnswer {
    if (!anyModifierOfKind(g, 'negate')) return false;
    const changes = modificationsOf(g, card).filter(({ conditionUnmet }) => !conditionUnmet);
    const lost = changes.filter((change) => losesIcons(g, change));
    if (lost.length === 0) return false;
    const last = Math.max(...lost.map(({ stamp }) => stamp));
    if (changes.some(({ modification, stamp }) => stamp > last && addsIcon(modification, icon))) return false;
    lost.forEach((change) => citeContinuous(g, change));
    return ['7.14.2'];
  },
} satisfies Section<'baseOf' | 'readAs'>;

/** What an icon stands for (14.3.1, 14.4.1, 14.5.1). */
const OF_AN_ICON: Ability = { type: 'cont', effect: [] };

const losesIcons = (g: VgGame, { modification: change }: AppliedModification): boolean =>
  change.kind === 'negate' && change.ability === undefined && isOfKind(g, OF_AN_ICON, change.of);

const addsIcon = (change: Modification, icon: VgIcon): boolean =>
  change.kind === 'words' && change.word === 'icon' && [...(change.become ?? []), ...(change.add ?? [])].includes(icon);

/** 5.1.2: what it has already is not added. */
const clausesOfAdded = ({ word }: { readonly word: string }): readonly string[] =>
  word === 'clan' ? ['2.2.3.1', '5.1.2'] : ['5.1.2'];

/** The values that cards have as originals, by what texts call them, and the other way round. */
const ORIGINAL_VALUES: Readonly<Record<string, string>> = {
  power: 'originalPower',
  grade: 'originalGrade',
  critical: 'originalCritical',
  shield: 'originalShield',
};
const PRINTED_VALUES = Object.fromEntries(Object.entries(ORIGINAL_VALUES).map(([stat, original]) => [original, stat]));

const FIXED: readonly Modification['kind'][] = ['stat', 'words', 'gain', 'negate', 'trigger', 'later'];

const ABILITIES_OF_ICONS: Readonly<Record<VgIcon, string>> = {
  boost: '2.10.1.1',
  intercept: '2.10.1.2',
  twinDrive: '2.10.1.3',
  tripleDrive: '2.10.1.4',
};

/** The clauses by which face-down cards have no information, by zone. */
const WITHOUT_INFORMATION: Readonly<Record<string, string>> = {
  damage: '4.11.3',
  bind: '4.12.4',
  orderZone: '4.17.3.1',
};

const NO_MODIFIERS: readonly RuleModifier[] = [];

/** 10.4.1.11.1, 6.2.4.1: boosters lend their power, guardians their shield. */
export const lentInBattle: RuleValue = (g, card, stat) => {
  const fought = g.state.battle;
  if (stat !== 'power' || !fought || fought.boosts.length + fought.guards.length === 0) return NO_MODIFIERS;
  const lent = (role: 'boosts' | 'guards', value: string) =>
    g.rules
      .helpersLeft(g, fought[role], card.id)
      .map((helper) => ({ layer: LAYERS.battle.at, by: statOf(g, helper, value) }));
  if (fought.boosts.some(({ target }) => target === card.id)) g.consult('10.4.1.11.1');
  return [...lent('boosts', 'power'), ...lent('guards', 'shield')];
};
