/** 7. Attack Step: attacks one at a time, a block, Life that is reduced or BP that is compared. */
import type { Action } from '../../schemas/actions';
import type { PlayerId } from '../../schemas/common';
import { acted, toAct } from '../kernel/ask';
import { emit } from '../kernel/changes';
import { setBattle } from '../kernel/changes/battle';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { movingCounters } from '../kernel/objects/counters';
import { guarded } from '../kernel/procedures/battle';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import { byRule, opponentOf, type CardState, type CauseOf, type Procedure, type Refusal } from '../kernel/state';
import { coresOn, definitionOf, isRefreshed, lifeOf, reserveOf, spiritsOf, type BsGame } from './game';

export const battles = {
  /** 7-1-2, 7-9-4 */
  *attackStep(g: BsGame, player: PlayerId): Procedure {
    while (yield* g.rules.attackOnce(g, player));
  },

  /** @returns false where the step ends: nothing can attack, or its player declines (7-3-6, 7-9-6) */
  *attackOnce(g: BsGame, player: PlayerId): Procedure<boolean> {
    const candidates = () => g.rules.refreshedSpirits(g, player).map(({ id }) => ({ type: 'attack', card: id }));
    if (candidates().length === 0) return false;
    const refusal = (answer: Action) => g.rules.actionRefusal(g, player, answer, 'attack', '7-3-1');
    const action = acted(yield toAct(g, { player, kind: 'attack', refusal, candidates }));
    if (!action) return false;
    yield* g.rules.attack(g, player, g.card(action.card!));
    return true;
  },

  refreshedSpirits(g: BsGame, player: PlayerId): readonly CardState[] {
    return spiritsOf(g, player).filter(isRefreshed);
  },

  /** An attack or a block is by one of the own Refreshed Spirits. */
  actionRefusal(g: BsGame, player: PlayerId, action: Action, type: string, clause: string): Refusal | null {
    if (action.type !== type) return { clause, reason: `"${action.type}" is not possible here` };
    const isAble = g.rules.refreshedSpirits(g, player).some(({ id }) => id === action.card);
    return isAble ? null : { clause, reason: 'no own Refreshed Spirit' };
  },

  /** 7-3-1, 7-3-2 */
  *attack(g: BsGame, player: PlayerId, attacker: CardState): Procedure {
    g.cite('7-3-1', '7-3-2');
    yield* g.rules.exhaust(g, player, attacker);
    emit(g, 'attackDeclared', { player, card: attacker.id });
    g.rules.beginBattle(g, [attacker.id], []);
    yield* g.rules.fight(g);
  },

  exhaust(g: BsGame, player: PlayerId, card: CardState): Procedure {
    return perform(g, { card, state: 'exhausted', cause: byRule(player) });
  },

  /** 7-2-1 */
  battleSteps: ['block', 'resolution'] as readonly string[],

  battleStep(g: BsGame, step: string): Procedure {
    const defender = opponentOf(g.state.turnPlayer);
    return step === 'block' ? g.rules.blockStep(g, defender) : g.rules.resolveBattle(g, defender);
  },

  /** 7-5-1, 7-5-2 */
  *blockStep(g: BsGame, player: PlayerId): Procedure {
    const candidates = () => g.rules.refreshedSpirits(g, player).map(({ id }) => ({ type: 'block', card: id }));
    if (candidates().length === 0) return;
    const refusal = (answer: Action) => g.rules.actionRefusal(g, player, answer, 'block', '7-5-1');
    const action = acted(yield toAct(g, { player, kind: 'block', refusal, candidates }));
    g.cite('7-5-1');
    if (!action) return;
    const blocker = g.card(action.card!);
    g.cite('7-5-2');
    yield* g.rules.exhaust(g, player, blocker);
    emit(g, 'blocked', { player, card: blocker.id });
    setBattle(g, guarded(g.state.battle!, blocker, g.state.battle!.attackers[0]!));
  },

  resolveBattle(g: BsGame, defender: PlayerId): Procedure {
    const { attackers, guards } = g.state.battle!;
    const attacker = g.card(attackers[0]!);
    const [guard] = guards;
    return guard
      ? g.rules.compareBp(g, attacker, g.card(guard.card.id))
      : g.rules.reduceLife(g, defender, g.rules.symbolCount(g, attacker), byBattle(g, attacker));
  },

  symbolCount(_g: BsGame, card: CardState): number {
    return definitionOf(card).symbols.length;
  },

  /** 7-7-1: no more than there is. */
  *reduceLife(g: BsGame, player: PlayerId, by: number, cause: CauseOf): Procedure {
    const life = lifeOf(g, player);
    const core = Math.min(by, coresOn(life));
    if (core === 0) return;
    g.cite('7-7-1');
    yield* perform(g, movingCounters({ core }, life, reserveOf(g, player), { cause, events: 'lifeReduced' }));
  },

  /** 7-7-3, 7-8-1, 7-8-2 */
  *compareBp(g: BsGame, attacker: CardState, blocker: CardState): Procedure {
    const [attacking, blocking] = [statOf(g, attacker, 'bp'), statOf(g, blocker, 'bp')];
    g.cite('7-7-3', attacking === blocking ? '7-8-2' : '7-8-1');
    const destroyed = [...(attacking <= blocking ? [attacker] : []), ...(blocking <= attacking ? [blocker] : [])];
    yield* g.rules.destroy(g, destroyed, byBattle(g, attacker));
  },

  /** 7-8-3 */
  destroy(g: BsGame, cards: readonly CardState[], cause: CauseOf): Procedure {
    g.cite('7-8-3');
    return perform(g, ...cards.map((card) => ({ card, to: { zone: 'trash' }, events: 'destroyed', cause })));
  },

  endOfBattle(g: BsGame): Procedure {
    setBattle(g, null);
    return g.rules.resolvePending(g);
  },
} satisfies TableFor<KernelRules>;

const byBattle = (g: BsGame, attacker: CardState): CauseOf => ({
  kind: 'battle',
  player: g.rules.masterOf(g, attacker),
  source: attacker.id,
});
