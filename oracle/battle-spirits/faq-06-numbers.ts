/** FAQ-6. Numbers: the level by the Cores, BP+ of Braves and OC as a part of the base, then effects in their order. */
import type { Amount } from '../../schemas/ability';
import { LEVEL_COSTS } from '../../schemas/battle-spirits';
import { statOf } from '../kernel/continuous/values';
import { mentions } from '../kernel/language/card-checks';
import { isTriggerOf } from '../kernel/reading/trigger-events';
import type { RuleModifier } from '../kernel/rules';
import type { Modification } from '../kernel/state/lasting';
import type { Ability, CardState } from '../kernel/state';
import { coresOn, levelsOf, sideOf, type BsGame } from './game';
import type { Section } from './packs';

const coresOfLevel =
  (lv: number) =>
  (_g: BsGame, card: CardState): number =>
    levelsOf(card).find((level) => level.lv === lv)?.cores ?? 0;

const VALUES: Readonly<Record<string, (g: BsGame, card: CardState) => number>> = {
  cost: (_g, card) => sideOf(card).cost,
  symbols: (g, card) => g.rules.symbolsOf(g, card).length,
  lv: (g, card) => g.rules.levelOf(g, card)?.lv ?? 0,
  bp: (g, card) => g.rules.bpOfLevel(g, card, statOf(g, card, 'lv')),
  coresOn: (_g, card) => coresOn(card),
  ...Object.fromEntries(LEVEL_COSTS.map((stat, index) => [stat, coresOfLevel(index + 1)])),
};

/** What a combined Brave adds to its host, by value (9-1-7-1). */
const ADDED: Readonly<Record<string, (g: BsGame, brave: CardState) => number>> = {
  bp: (_g, brave) => sideOf(brave).bpPlus ?? 0,
  cost: (_g, brave) => sideOf(brave).cost,
  symbols: (g, brave) => g.rules.symbolsOf(g, brave).length,
};

/** Parts of a number that mean values of cards, or what its effect has chosen or named. */
const NOT_RECOUNTED: readonly string[] = ['stat', 'chosen', 'number', 'result', 'shares'];

const IN_BATTLE: readonly string[] = ['attackDeclared', 'blocked'];

export const numbers = {
  standardDuration: 'turn',
  /** 7-9-2: what an attack or a block has brought about lasts for its battle. */
  durationOf(_g: BsGame, { when }: Ability): string | undefined {
    return when && IN_BATTLE.some((type) => isTriggerOf(when, type)) ? 'battle' : undefined;
  },

  /** 24-2-1: "for each" follows the board after the effect has been activated, as the publisher has answered. */
  recounts(_g: BsGame, amount: Amount): boolean {
    const isOfBoard =
      typeof amount === 'object' && ('count' in amount || ('of' in amount && typeof amount.of === 'string'));
    return isOfBoard && !mentions(amount, (part) => NOT_RECOUNTED.some((member) => member in part));
  },

  statsToRemember: ['bp', 'cost', 'lv', 'symbols', 'coresOn'] as readonly string[],
  /** FAQ-6-1: in the order in which the effects began to apply. */
  ordersByBeginning: true as boolean,

  printed(g: BsGame, card: CardState, stat: string): number {
    return VALUES[stat]?.(g, card) ?? 0;
  },

  /** 6-2-3-1: the BP of the level that the card has, by its Cores or by an effect. */
  bpOfLevel(_g: BsGame, card: CardState, lv: number): number {
    return levelsOf(card).find((level) => level.lv === lv)?.bp ?? 0;
  },

  /** FAQ-6-1: what Braves and OC add is a part of the base, as the publisher has answered. */
  ruleModifiers(g: BsGame, card: CardState, stat: string): readonly RuleModifier[] {
    if (card.zone !== 'field') return [];
    const added = stat === 'bp' && !g.rules.addsBp(g, card) ? undefined : ADDED[stat];
    const ofBraves = added ? g.rules.bravesOf(g, card).map((brave) => ({ layer: 0, by: added(g, brave) })) : [];
    return stat === 'bp' ? [...ofBraves, ...g.rules.ocModifiers(g, card)] : ofBraves;
  },

  /** 11-3-1, 11-4-2: a Nexus gets the BP+ of its Brave only while it is a Spirit as well. */
  addsBp(g: BsGame, host: CardState): boolean {
    return g.rules.isSpirit(g, host) || g.rules.isUltimate(g, host);
  },

  /** 26-2 */
  ocModifiers(g: BsGame, card: CardState): readonly RuleModifier[] {
    const { oc } = sideOf(card);
    return oc?.bp !== undefined && g.rules.ocApplies(g, card) ? [{ layer: 0, by: oc.bp }] : [];
  },

  /** FAQ-6-1: in order, and never below 0. */
  evaluate(_g: BsGame, _stat: string, printed: number, steps: readonly RuleModifier[]): number {
    return steps.reduce((value, { by, to }) => Math.max(0, to ?? value + (by ?? 0)), printed);
  },

  /** FAQ-6-1: what the rules add, and what an effect makes the base, comes before what effects add. */
  layerOf(_g: BsGame, modification: Modification): number {
    return 'base' in modification && modification.base ? 0 : 1;
  },
} satisfies Section<'evaluate'>;
