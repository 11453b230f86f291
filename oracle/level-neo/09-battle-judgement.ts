/** 9. Battle judgement. */
import type { PlayerId } from '../../schemas/common';
import { chooseCards } from '../kernel/questions';
import { endEffects, emit } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import type { CardState, Procedure } from '../kernel/state';
import type { Battle } from '../kernel/state/battle';
import type { ContinuousEffect } from '../kernel/state/lasting';
import { opponentOf } from '../kernel/state';
import { isMain, isSupport, type LnGame, coveredOf } from './game';
import type { Section } from './packs';
import type { Winner } from './events';

export const battleJudgement = {
  /**
   * 4-4-9, 9-4: the judgement comes first, then its results for each participant, then "until the end of the next
   * battle" ends.
   */
  *judgementStep(g: LnGame): Procedure {
    const battle = g.state.battle!;
    g.cite('4-4-9');
    const attackers = g.rules.attackersLeft(g, battle);
    const target = g.card(battle.targets[0]!);
    const winner = g.rules.judge(g, attackers, target);
    emit(g, 'battleJudged', {
      player: g.state.turnPlayer,
      wins: winner,
      attackers: battle.attackers,
      target: battle.targets[0]!,
    });
    emitBattleOutcome(g, attackers, winner === 'attacker');
    emitBattleOutcome(g, [target], winner === 'defender');
    yield* g.rules.applyJudgement(g, attackers, target, winner);
    g.rules.endNextBattleEffects(g, battle);
    yield* g.rules.runCheckpoint(g);
    g.cite('4-4-9');
  },

  /** 9-4: the attacking side comes before the defending side, but supports of both sides are lost at the same time. */
  *applyJudgement(g: LnGame, attackers: readonly CardState[], target: CardState, winner: Winner): Procedure {
    if (winner === 'attacker') yield* g.rules.attackersWin(g, attackers, target);
    const lost = winner === 'attacker' ? [] : yield* g.rules.attackersLost(g, attackers, winner);
    const lostTarget = winner === 'defender' ? [] : g.rules.targetLost(g, target);
    yield* g.rules.discard(g, [...lost, ...lostTarget]);
    if (winner !== 'defender' && isMain(target)) yield* g.rules.defendingMainLoses(g, target);
    if (winner === 'none' && coveredOf(g) !== null) yield* g.rules.coverFallsInTie(g, attackers, target);
  },

  /**
   * Reading of 6-2: in a tie both sides have lost (9-3), so the attacker has no victory over a covering card that is
   * lost.
   */
  *coverFallsInTie(g: LnGame, _attackers: readonly CardState[], _target: CardState): Procedure {
    g.cite('6-2');
  },

  /** 9-1: the AP values at this moment count. */
  judge(g: LnGame, attackers: readonly CardState[], target: CardState): Winner {
    g.cite('9-1');
    return g.rules.compareAp(g, g.rules.attackingAp(g, attackers), g.rules.defendingAp(g, target));
  },

  defendingAp(g: LnGame, target: CardState): number {
    return statOf(g, target, 'ap');
  },

  /** 9-2, 4-4-10; 9-3, 4-4-11 */
  compareAp(g: LnGame, attacking: number, defending: number): Winner {
    if (attacking === defending) return g.rules.tie(g);
    g.cite('9-2', '4-4-10');
    return attacking > defending ? 'attacker' : 'defender';
  },

  /** 9-3, 4-4-11 */
  tie(g: LnGame): Winner {
    g.cite('9-3', '4-4-11');
    return 'none';
  },

  *attackersWin(g: LnGame, attackers: readonly CardState[], target: CardState): Procedure {
    if (coveredOf(g) !== null) g.cite('6-2');
    const main = attackers.find(isMain);
    if (main) yield* g.rules.attackingMainWins(g, main, target);
    else g.cite('9-4-1');
  },

  /**
   * 9-4-1, 9-4-2: a Main Character that was Level Neo before the judgement wins the game. Any other levels up, even if
   * its target was covered (6-2).
   */
  attackingMainWins(g: LnGame, main: CardState, _target: CardState): Procedure {
    const player = main.side;
    g.consult('7-5');
    g.cite('9-4-2');
    if (g.rules.isLevelNeo(g, player)) g.rules.levelNeoWins(g, player);
    return g.rules.levelUpAfterBattle(g, player);
  },

  levelUpAfterBattle(g: LnGame, player: PlayerId): Procedure {
    g.cite('9-4-1');
    return g.rules.levelUp(g, player);
  },

  /**
   * Carries out what else follows for the attackers that lose.
   * @returns the attackers that leave the field
   */
  *attackersLost(g: LnGame, attackers: readonly CardState[], winner: Winner): Procedure<readonly CardState[]> {
    if (attackers.length > 1) {
      return attackers.every(isSupport)
        ? yield* g.rules.twoSupportsLose(g, attackers, winner)
        : g.rules.mainAndSupportLose(g, attackers);
    }
    const [attacker] = attackers as [CardState];
    return isMain(attacker) ? yield* g.rules.attackingMainLoses(g, attacker) : g.rules.supportLoses(g, attacker);
  },

  /** 9-4-3: nothing happens. */
  *attackingMainLoses(g: LnGame, _main: CardState): Procedure<readonly CardState[]> {
    g.cite('9-4-3');
    return [];
  },

  /** 9-4-6: nothing happens, and the support is not lost either. */
  mainAndSupportLose(g: LnGame, _attackers: readonly CardState[]): readonly CardState[] {
    g.cite('9-4-6');
    return [];
  },

  /** 9-4-7: the winning player chooses which of the two is lost. */
  *twoSupportsLose(g: LnGame, supports: readonly CardState[], winner: Winner): Procedure<readonly CardState[]> {
    const player = g.rules.chooserOfLostAttacker(g, winner);
    g.cite('9-4-7');
    return yield* chooseCards(g, { player, kind: 'loseAttacker', from: supports, min: 1, max: 1, clause: '9-4-7' });
  },

  /** Reading of 9-4-7: in a tie nobody has won, so the defending player chooses. */
  chooserOfLostAttacker(g: LnGame, _winner: Winner): PlayerId {
    return opponentOf(g.state.turnPlayer);
  },

  targetLost(g: LnGame, target: CardState): readonly CardState[] {
    return isMain(target) ? [] : g.rules.supportLoses(g, target);
  },

  /** 9-4-4 */
  defendingMainLoses(g: LnGame, main: CardState): Procedure {
    g.cite('9-4-4');
    return g.rules.levelDown(g, main.side);
  },

  /** 9-4-5: results for the winner may already have removed the support from the field. */
  supportLoses(g: LnGame, support: CardState): readonly CardState[] {
    g.cite('9-4-5');
    return g.rules.remainsInBattle(g, g.state.battle!, support.id) ? [support] : [];
  },

  /** 9-5, 9-6, 4-4-12: "until the end of the next battle" ends only for the cards that were judged. */
  endNextBattleEffects(g: LnGame, battle: Battle): void {
    if (g.state.effects.length === 0) return;
    // A card that left and came back is a new one.
    const judged = g.rules.judgedCards(g, battle).filter((id) => g.rules.remainsInBattle(g, battle, id));
    endEffects(g, (effect, target) => {
      const ends = g.rules.endsWithNextBattle(g, effect) && judged.includes(target);
      if (ends) g.cite('9-5', '4-4-12');
      else if (effect.until === 'nextBattle') g.cite('9-6', '9-7');
      return ends;
    });
  },

  endsWithNextBattle(_g: LnGame, effect: ContinuousEffect): boolean {
    return effect.until === 'nextBattle';
  },

  /** 9-7: the card that was attacked first and then covered took no part in the judgement. */
  judgedCards(_g: LnGame, battle: Battle): readonly string[] {
    return [...battle.attackers, battle.targets[0]!];
  },
} satisfies Section;

function emitBattleOutcome(g: LnGame, cards: readonly CardState[], won: boolean): void {
  for (const card of cards)
    emit(g, won ? 'battleWon' : 'battleLost', { player: g.rules.masterOf(g, card), card: card.id });
}
