/** 7. Attack Step: attacks one at a time, a block, Life that is reduced or BP that is compared. */
import type { PlayerId } from '../../schemas/common';
import { chooseAction } from '../kernel/questions';
import { emit } from '../kernel/changes';
import { setBattle } from '../kernel/changes/battle';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { movingCounters } from '../kernel/objects/counters';
import { guarded } from '../kernel/procedures/battle';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import { byRule, opponentOf, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import { coresOn, definitionOf, isRefreshed, lifeOf, reserveOf, spiritsOf, type BsGame } from './game';

export const battles = {
  /** 7-1-2, 7-9-4 */
  *attackStep(g: BsGame, player: PlayerId): Procedure {
    while (yield* g.rules.attackOnce(g, player));
  },

  /** @returns false where the step ends: nothing can attack, or its player declines (7-3-6, 7-9-6) */
  *attackOnce(g: BsGame, player: PlayerId): Procedure<boolean> {
    const attacker = yield* g.rules.chooseRefreshed(g, player, 'attack', '7-3-1');
    if (!attacker) return false;
    yield* g.rules.attack(g, player, attacker);
    return true;
  },

  refreshedSpirits(g: BsGame, player: PlayerId): readonly CardState[] {
    return spiritsOf(g, player).filter(isRefreshed);
  },

  /** One of the own Refreshed Spirits attacks or blocks, or none; where there is none nobody is asked. */
  *chooseRefreshed(
    g: BsGame,
    player: PlayerId,
    kind: 'attack' | 'block',
    clause: string,
  ): Procedure<CardState | undefined> {
    const among = g.rules.refreshedSpirits(g, player).map(({ id }) => ({ type: kind, card: id }));
    if (among.length === 0) return undefined;
    const refusal = { clause, reason: 'no own Refreshed Spirit' };
    const action = yield* chooseAction(g, { player, kind, among, refusal });
    return action && g.card(action.card!);
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
    const blocker = yield* g.rules.chooseRefreshed(g, player, 'block', '7-5-1');
    g.cite('7-5-1');
    if (!blocker) return;
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
