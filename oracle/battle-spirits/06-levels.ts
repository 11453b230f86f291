/** 6-2. Cores on cards: depletion, and where they go when a card leaves; 1-6-2: who has no Life left has lost. */
import type { Due, RuleRow } from '../kernel/procedures/rule-processing';
import { playersInTurnOrder } from '../kernel/game';
import { movingCounters } from '../kernel/objects/counters';
import type { IntendedChange } from '../kernel/events/perform';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import { RULE, type Procedure } from '../kernel/state';
import { coresOn, levelOf, lifeOf, reserveOf, spiritsOf, type BsGame } from './game';

const defeat: RuleRow = {
  clauses: ['1-6-2'],
  kind: 'interruptive',
  due: (g) => playersInTurnOrder(g).flatMap((player) => (coresOn(lifeOf(g, player)) === 0 ? [{ player }] : [])),
  then: (g, due) =>
    g.rules.endWithLosers(
      g,
      due.map(({ player }) => player),
      'no Life',
    ),
};

const depletion: RuleRow = {
  clauses: ['6-2-4-1', '6-2-4-2'],
  kind: 'interruptive',
  due: (g) =>
    playersInTurnOrder(g).flatMap((player) =>
      spiritsOf(g, player).flatMap((card): Due[] => (levelOf(card) ? [] : [{ player, card }])),
    ),
  *decide(_g, { card }) {
    return [{ card: card!, to: { zone: 'trash' }, events: 'depleted', cause: RULE }];
  },
};

export const levels = {
  ruleRows: [defeat, depletion] as readonly RuleRow[],

  /** Before the first turn nobody has lost: the Life is still to be laid out. */
  ruleApplies(g: BsGame): boolean {
    return g.state.turn > 0;
  },

  afterGroup(g: BsGame): Procedure {
    return g.rules.processRules(g);
  },

  movesCounters: true as boolean,

  /** 6-2-4-2, 7-8-3: the Cores of a card that leaves go to the Reserve. */
  alsoChanges(g: BsGame, change: IntendedChange): readonly IntendedChange[] {
    const { card } = change;
    if (!('to' in change) || card.zone !== 'field' || change.to.zone === 'field' || coresOn(card) === 0) return [];
    return [movingCounters(card.counters, card, reserveOf(g, card.owner), { cause: RULE })];
  },
} satisfies TableFor<KernelRules>;
