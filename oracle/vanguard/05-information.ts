/** 5, 11.9. Information of cards: what counts of what is printed, what the rules add, and in which layer. */
import type { VgIcon, VgSide } from '../../schemas/vanguard';
import { hasStatus } from '../kernel/changes/objects';
import { hasWord } from '../kernel/continuous/information';
import { filterOf, type AppliedModification } from '../kernel/continuous/modification';
import { statOf } from '../kernel/continuous/values';
import type { RuleModifier } from '../kernel/rules';
import type { CardState, Definition } from '../kernel/state';
import type { Modification } from '../kernel/state/lasting';
import { isProtect } from './15-pseudo-cards';
import { isDeleted, isLocked, isWorn, sideOf, type VgGame } from './game';

/** Adds to a value by a rule. Sections add theirs to `ruleValues` in `sections.ts`. */
export type RuleValue = (g: VgGame, card: CardState, stat: string) => readonly RuleModifier[];

/** 11.9.1: the steps in which the information of a card is worked out. */
export const LAYERS = { lost: 3, rules: 4, abilities: 5, other: 6, upAndDown: 7, battle: 8, set: 9 } as const;

export const information = {
  /** 11.9.1: the layers of part 1; 2 and 6.5 (original values, names) are not played yet. */
  layerOf(_g: VgGame, modification: Modification): number {
    if (modification.kind === 'negate' && modification.original) return LAYERS.lost;
    if (modification.kind === 'gain' || modification.kind === 'negate') return LAYERS.abilities;
    if (modification.kind !== 'stat') return LAYERS.other;
    return modification.to === undefined ? LAYERS.upAndDown : LAYERS.set;
  },

  /** 6.5.2.2.2.1: what was done to a unit is not done to a heart, unless it is said of hearts. */
  appliesTo(g: VgGame, card: CardState, change: AppliedModification): boolean {
    if (!hasStatus(card, 'heart') || filterOf(change)?.status === 'heart') return true;
    g.cite('6.5.2.2.2.1');
    return false;
  },

  /** 4.11.3, 4.12.4, 4.17.3.1: a card that lies face down in one of these zones has no information. */
  printThatCounts(g: VgGame, card: CardState, sheet: Definition): Definition | null {
    const clause = card.face === 'down' ? WITHOUT_INFORMATION[card.zone] : undefined;
    if (clause !== undefined) {
      g.cite(clause);
      return null;
    }
    return card.zone === 'field' ? g.rules.printOnField(g, card, sheet) : sheet;
  },

  /** 6.5.2.2.2, 6.5.2.2.3: a heart is no unit and has no abilities; 6.5.1.3: a G unit has the name of its heart. */
  printOnField(g: VgGame, card: CardState, sheet: Definition): Definition | null {
    if (isWorn(card)) return g.rules.printOfDress(g, sheet);
    if (isLocked(card)) return g.rules.printOfLocked(g);
    if (isDeleted(card)) return g.rules.printOfDeleted(g, sheet);
    if (hasStatus(card, 'heart')) return g.rules.printOfHeart(g, sheet);
    const heart = g.state.links.length > 0 ? g.rules.namedHeart(g, card) : undefined;
    if (!heart || heart.place !== card.place) return sheet;
    const { names = [] } = sheet as unknown as VgSide;
    return { ...sheet, names: [...names, sideOf(heart).name] } as Definition;
  },

  printOfHeart(g: VgGame, sheet: Definition): Definition {
    g.cite('6.5.2.2.2', '6.5.2.2.3');
    return { ...sheet, category: 'heart', abilities: [] };
  },

  printed(g: VgGame, card: CardState, stat: string): number {
    if (stat === 'drive') return g.rules.driveOf(g, card);
    if (stat === 'originalPower') return g.rules.originalPowerOf(g, card);
    const values = sideOf(card) as unknown as Readonly<Record<string, number | undefined>>;
    if (stat === 'shield' && values.shield === undefined) g.cite('2.6.3');
    return values[stat] ?? (stat === 'critical' ? 1 : 0);
  },

  originalPowerOf: (_g: VgGame, card: CardState): number => sideOf(card).power ?? 0,

  /** 15.3.2.1: Protect has a grade that is no number. */
  hasStat(g: VgGame, card: CardState, stat: string): boolean {
    if (stat !== 'grade' || !isProtect(card)) return true;
    g.cite('15.3.2', '15.3.2.1');
    return false;
  },

  ruleModifiers(g: VgGame, card: CardState, stat: string): RuleModifier[] {
    const modifiers: RuleModifier[] = [];
    for (const row of g.rules.ruleValues) modifiers.push(...row(g, card, stat));
    return modifiers;
  },

  /** No rule stops a value at 0: 10.6.1.2.2 and 10.7.1.4.1 speak of values below it. */
  readAs: (_g: VgGame, _stat: string, value: number): number => value,

  hasIcon: (g: VgGame, card: CardState, icon: VgIcon): boolean => hasWord(g, card, 'icon', icon),

  /** The words of a kind that are printed on a card. */
  printedWords: (_g: unknown, print: Definition, kind: string): readonly string[] | undefined =>
    WORDS[kind]?.(print as never as VgSide),
};

/** The words that are printed on a side of a card, by their kind. */
const WORDS: Readonly<Record<string, (side: VgSide) => readonly string[]>> = {
  name: ({ name, names = [] }) => [name, ...names],
  category: ({ category }) => [category],
  subtype: ({ subtype = 'normal' }) => [subtype],
  icon: ({ icons = [] }) => icons,
  trigger: ({ trigger }) => (trigger ? [trigger] : []),
  clan: ({ clans = [] }) => clans,
  nation: ({ nations = [] }) => nations,
  race: ({ races = [] }) => races,
  active: () => [],
  seenBy: () => [],
  silent: () => [],
};

/** The clauses by which face-down cards have no information, by zone. */
const WITHOUT_INFORMATION: Readonly<Record<string, string>> = {
  damage: '4.11.3',
  bind: '4.12.4',
  orderZone: '4.17.3.1',
};

const NOTHING_LENT: readonly RuleModifier[] = [];

/** 10.4.1.11.1, 6.2.4.1: boosters lend their power, guardians their shield. */
export const lentInBattle: RuleValue = (g, card, stat) => {
  const fought = g.state.battle;
  if (stat !== 'power' || !fought || fought.boosts.length + fought.guards.length === 0) return NOTHING_LENT;
  const lent = (role: 'boosts' | 'guards', value: string) =>
    g.rules
      .helpersLeft(g, fought[role], card.id)
      .map((helper) => ({ layer: LAYERS.battle, by: statOf(g, helper, value) }));
  if (fought.boosts.some(({ target }) => target === card.id)) g.cite('10.4.1.11.1');
  return [...lent('boosts', 'power'), ...lent('guards', 'shield')];
};
