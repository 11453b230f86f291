/** 9. Battle judgement. */
import type { PlayerId } from '../../schemas/common';
import { chooseCards } from '../kernel/ask';
import { endEffects, tell } from '../kernel/changes';
import { statOf } from '../kernel/characteristics';
import type { CardState, Procedure } from '../kernel/state';
import { opponentOf } from '../kernel/state';
import { isMain, isSupport, type Battle, type LnGame } from './game';

export type Winner = 'attacker' | 'defender' | 'none';

export const battleJudgement = {
  /** 4-4-9, 9-4: judge, then what follows for each participant, then "until the end of the next battle" is over. */
  *judgementStep(g: LnGame): Procedure {
    const battle = g.state.facts.battle!;
    g.cite('4-4-9');
    const attackers = g.rules.attackersLeft(g, battle);
    const target = g.card(battle.target);
    const winner = g.rules.judge(g, attackers, target);
    tell(g, 'battleJudged', { player: g.state.turnPlayer, winner, attackers: battle.attackers, target: battle.target });
    tellOutcome(g, attackers, winner === 'attacker');
    tellOutcome(g, [target], winner === 'defender');
    if (winner === 'attacker') yield* g.rules.attackersWin(g, attackers, target);
    else yield* g.rules.attackersLose(g, attackers, winner);
    if (winner !== 'defender') yield* g.rules.targetLoses(g, target);
    g.rules.endNextBattleEffects(g, battle);
    yield* g.rules.settle(g);
  },

  /** 9-1: the values of this moment. */
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

  /** 9-3, 4-4-11: both sides lose. */
  tie(g: LnGame): Winner {
    g.cite('9-3', '4-4-11');
    return 'none';
  },

  *attackersWin(g: LnGame, attackers: readonly CardState[], target: CardState): Procedure {
    const main = attackers.find(isMain);
    if (!main) return;
    if (!isMain(target)) g.cite('6-2');
    yield* g.rules.attackingMainWins(g, main, target);
  },

  /** 9-4-1, 9-4-2: Level Neo before the judgement wins the game; otherwise it levels up, also over a cover (6-2). */
  *attackingMainWins(g: LnGame, main: CardState, _target: CardState): Procedure {
    const player = main.controller;
    if (g.rules.isLevelNeo(g, player)) g.rules.levelNeoWins(g, player);
    g.cite('9-4-1');
    g.rules.levelUpAfterBattle(g, player);
  },

  levelUpAfterBattle(g: LnGame, player: PlayerId): void {
    g.rules.levelUp(g, player);
  },

  *attackersLose(g: LnGame, attackers: readonly CardState[], winner: Winner): Procedure {
    const supports = attackers.filter(isSupport);
    if (attackers.length > 1 && supports.length === 2) return yield* g.rules.twoSupportsLose(g, supports, winner);
    if (attackers.length > 1) return yield* g.rules.mainAndSupportLose(g, attackers);
    yield* isMain(attackers[0]!) ? g.rules.attackingMainLoses(g, attackers[0]!) : g.rules.supportLoses(g, attackers[0]!);
  },

  /** 9-4-3: nothing. */
  // eslint-disable-next-line require-yield -- a fault may make it ask
  *attackingMainLoses(g: LnGame, _main: CardState): Procedure {
    g.cite('9-4-3');
  },

  /** 9-4-6: nothing, for the support neither. */
  // eslint-disable-next-line require-yield -- a fault may make it ask
  *mainAndSupportLose(g: LnGame, _attackers: readonly CardState[]): Procedure {
    g.cite('9-4-6');
  },

  /** 9-4-7: the winning player chooses one of the two. */
  *twoSupportsLose(g: LnGame, supports: readonly CardState[], winner: Winner): Procedure {
    const player = g.rules.chooserOfLostAttacker(g, winner);
    const lost = yield* chooseCards(g, { player, kind: 'loseAttacker', from: supports, min: 1, max: 1, clause: '9-4-7' });
    g.cite('9-4-7');
    for (const card of lost) g.rules.discardCard(g, card);
  },

  /** Reading of 9-4-7: in a tie nobody has won; the defending player chooses. */
  chooserOfLostAttacker(g: LnGame, _winner: Winner): PlayerId {
    return opponentOf(g.state.turnPlayer);
  },

  *targetLoses(g: LnGame, target: CardState): Procedure {
    yield* isMain(target) ? g.rules.defendingMainLoses(g, target) : g.rules.supportLoses(g, target);
  },

  /** 9-4-4 */
  *defendingMainLoses(g: LnGame, main: CardState): Procedure {
    g.cite('9-4-4');
    yield* g.rules.levelDown(g, main.controller);
  },

  /** 9-4-5 */
  // eslint-disable-next-line require-yield -- a fault may make it ask
  *supportLoses(g: LnGame, support: CardState): Procedure {
    g.cite('9-4-5');
    g.rules.discardCard(g, support);
  },

  /** 9-5, 9-6, 4-4-12: "until the end of the next battle" ends for the cards that were judged, and for no others. */
  endNextBattleEffects(g: LnGame, battle: Battle): void {
    const judged = g.rules.judgedCards(battle);
    endEffects(g, (effect, target) => {
      const ends = g.rules.endsWithNextBattle(effect.until) && judged.includes(target);
      if (ends) g.cite('9-5', '4-4-12');
      else if (effect.until === 'nextBattle') g.cite('9-6');
      if (target === battle.covered) g.cite('9-7');
      return ends;
    });
  },

  endsWithNextBattle(until: string): boolean {
    return until === 'nextBattle';
  },

  /** 9-7: the card that was attacked first and then covered took no part in the judgement. */
  judgedCards(battle: Battle): readonly string[] {
    return [...battle.attackers, battle.target];
  },
};

function tellOutcome(g: LnGame, cards: readonly CardState[], won: boolean): void {
  for (const card of cards) tell(g, won ? 'battleWon' : 'battleLost', { player: card.controller, card: card.id });
}

