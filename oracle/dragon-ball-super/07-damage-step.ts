/** 7-4. The Damage Step. */
import { type PlayerId } from '../../schemas/common';
import { addEffect, setBattle, emit } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { byBattle, duelOf } from '../kernel/packs/leader-games/duels';
import { performEffectChange } from '../kernel/events/perform';
import { opponentOf, type CardState, type Procedure } from '../kernel/state';
import { COMBO_POWER } from './07-attacks-and-battles';
import { cardsIn, type DbsGame } from './game';
import type { Section } from './packs';

export const damageStep = {
  /** 7-4-1-1 to 7-4-1-5. The later clauses belong to the end of the battle (7-4-1-6 to 7-4-1-10). */
  *damageStep(g: DbsGame): Procedure {
    setBattle(g, { ...g.state.battle!, hits: [] });
    yield* g.rules.stepStarts(g, 'damage', g.state.turnPlayer);
    if (!g.rules.battleContinues(g, 'damage')) return;
    yield* performEffectChange(g, () => g.rules.addComboPowers(g));
    yield* g.rules.judgeBattle(g);
    yield* g.rules.checkpointOfResult(g);
  },

  /** 7-4-1-5 */
  checkpointOfResult(g: DbsGame): Procedure {
    g.cite('7-4-1-5');
    return g.rules.runCheckpoint(g);
  },

  /** 7-4-1-2, 7-4-1-3 */
  addComboPowers(g: DbsGame): void {
    const { attacker, target } = duelOf(g);
    const { turnPlayer } = g.state;
    g.cite('7-4-1-2');
    g.rules.addComboPower(g, turnPlayer, attacker);
    g.cite('7-4-1-3');
    g.rules.addComboPower(g, opponentOf(turnPlayer), target);
  },

  addComboPower(g: DbsGame, player: PlayerId, to: string): void {
    const by = g.rules.comboPowerOf(g, player);
    if (by === 0) return;
    const modification = { kind: 'stat', stat: 'power', by } as const;
    addEffect(g, {
      player,
      source: to,
      targets: [to],
      modification,
      until: COMBO_POWER,
    });
  },

  /** 7-4-1-2, 7-4-1-3: adds up the combo powers of the player's cards in the Combo Area. */
  comboPowerOf(g: DbsGame, player: PlayerId): number {
    return cardsIn(g, player, 'combo').reduce((sum, card) => sum + statOf(g, card, 'comboPower'), 0);
  },

  /** 7-4-1-4-1, 7-4-1-4-1-1, 7-4-1-4-1-2 */
  *hitLeader(g: DbsGame, attacker: CardState, player: PlayerId): Procedure {
    const master = g.rules.masterOf(g, attacker);
    yield* g.rules.beforeDamage(g, master, attacker);
    if (!g.rules.stillDealsDamage(g)) return;
    g.cite('7-4-1-4-1-1');
    const by = g.card(duelOf(g).attacker);
    const amount = g.rules.damageOf(g, by);
    const dealt = yield* g.rules.strikePlayer(g, player, amount, byBattle(g, by));
    g.cite('7-4-1-4-1-2');
    if (dealt > 0) g.rules.emitDamage(g, master, by, dealt);
    g.rules.checkVictoryStrike(g, by, dealt > 0);
  },

  /** 7-4-1-4-1 */
  *beforeDamage(g: DbsGame, player: PlayerId, attacker: CardState): Procedure {
    emit(g, 'dealsDamage', { player, card: attacker.id });
    yield* g.rules.runCheckpoint(g);
  },

  /** 7-4-1-4-1-2 */
  emitDamage(g: DbsGame, player: PlayerId, attacker: CardState, amount: number): void {
    emit(g, 'dealtDamage', { player, card: attacker.id, amount });
  },

  /** 7-4-1-4-1-1: damage needs a battle that still continues, since the attack card may have left by now. */
  stillDealsDamage(g: DbsGame): boolean {
    return g.rules.battleContinues(g, 'damage');
  },
} satisfies Section<'hitLeader'>;
