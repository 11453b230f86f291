/** Misreadings of section 9: the comparison, and what follows for each participant. */
import { statOf } from '../../kernel/continuous/characteristics';
import { endGame } from '../../kernel/session';
import type { Fault } from '../../kernel/module';
import { opponentOf, type CardState } from '../../kernel/state';
import { charactersOf, definitionOf, isMain, isSupport, mainOf, type Battle, type LnGame, type LnRules } from '../game';
import { durationFaults } from './09-battle-judgement-durations';
import { fightingFaults } from './09-who-fights';

type Judgement = Fault<LnRules>;

const printedAp = (card: CardState): number => definitionOf(card).ap ?? 0;

const comparisons: readonly Judgement[] = [
  {
    id: 'printed-ap-compared',
    clause: '9-1',
    title: 'the printed AP of both sides is compared',
    replace: () => ({
      attackingAp: (_g, attackers) => attackers.reduce((sum, card) => sum + printedAp(card), 0),
      defendingAp: (_g, target) => printedAp(target),
    }),
  },
  {
    id: 'defending-ap-as-at-the-attack',
    clause: '9-1',
    title: 'the target fights with the AP that it had when it was attacked',
    replace: (rules) => {
      const atAttack = new WeakMap<LnGame, number>();
      return {
        *attack(g, player, action) {
          yield* rules.attack(g, player, action);
          atAttack.set(g, statOf(g, g.card(action.target!), 'ap'));
        },
        defendingAp: (g, target) =>
          g.state.facts.battle!.covered === null
            ? (atAttack.get(g) ?? rules.defendingAp(g, target))
            : rules.defendingAp(g, target),
      };
    },
  },
  {
    id: 'attack-without-level-burst',
    clause: '9-1',
    title: 'a Level Burst of the attacking player comes too late for the comparison',
    replace: (rules) => ({
      *activateLevelBurst(g, player, source, ability) {
        if (player === g.state.turnPlayer) g.cite('8-4-2', '8-4-3');
        else yield* rules.activateLevelBurst(g, player, source, ability);
      },
    }),
  },
  {
    id: 'covered-card-compared',
    clause: '9-1',
    title: 'the AP of the card attacked first is compared, although another one covers',
    replace: (rules) => ({
      defendingAp: (g, target) => rules.defendingAp(g, g.card(g.state.facts.battle!.covered ?? target.id)),
    }),
  },
  {
    id: 'strongest-of-a-combi-compared',
    clause: '9-1',
    title: 'of two attackers the stronger one is compared',
    replace: (rules) => ({
      attackingAp(g, attackers) {
        rules.attackingAp(g, attackers);
        return Math.max(...attackers.map((card) => statOf(g, card, 'ap')));
      },
    }),
  },
  {
    id: 'failed-attack-has-no-loser',
    clause: '9-2',
    title: 'an attack with less AP just fails, and nobody loses',
    replace: (rules) => ({
      *carryOutJudgement(g, attackers, target, winner) {
        if (winner !== 'defender') yield* rules.carryOutJudgement(g, attackers, target, winner);
      },
    }),
  },
  {
    id: 'winning-support-is-lost',
    clause: '9-2',
    title: 'a support that attacks is lost even if it wins',
    replace: (rules) => ({
      *carryOutJudgement(g, attackers, target, winner) {
        yield* rules.carryOutJudgement(g, attackers, target, winner);
        if (winner === 'attacker') yield* g.rules.discard(g, attackers.filter(isSupport));
      },
    }),
  },
  {
    id: 'small-difference-is-a-tie',
    clause: '9-2',
    title: 'less than 500 AP more is no victory',
    replace: (rules) => ({
      compareAp(g, attacking, defending) {
        const winner = rules.compareAp(g, attacking, defending);
        return Math.abs(attacking - defending) < 500 ? g.rules.tie(g) : winner;
      },
    }),
  },
  {
    id: 'tie-for-attacker',
    clause: '9-3',
    title: 'with equal AP the attacking side wins',
    replace: (rules) => ({
      tie(g) {
        rules.tie(g);
        return 'attacker';
      },
    }),
  },
  {
    id: 'tie-for-defender',
    clause: '9-3',
    title: 'with equal AP the defending side wins',
    replace: (rules) => ({
      tie(g) {
        rules.tie(g);
        return 'defender';
      },
    }),
  },
  {
    id: 'tie-without-losers',
    clause: '9-3',
    title: 'with equal AP nothing happens',
    replace: (rules) => ({
      *carryOutJudgement(g, attackers, target, winner) {
        if (winner !== 'none') yield* rules.carryOutJudgement(g, attackers, target, winner);
      },
    }),
  },
  {
    id: 'tie-costs-supports-only',
    clause: '9-3',
    title: 'with equal AP supports are lost, but no Main Character levels down',
    replace: (rules) => ({
      *defendingMainLoses(g, main) {
        g.cite('9-4-4');
        const { attackers } = g.state.facts.battle!;
        const attacking = g.rules.attackingAp(
          g,
          attackers.map((id) => g.card(id)).filter((card) => isMain(card) || isSupport(card)),
        );
        if (attacking !== statOf(g, main, 'ap')) yield* rules.defendingMainLoses(g, main);
      },
    }),
  },
];

const attackingMain: readonly Judgement[] = [
  {
    id: 'victory-without-level',
    clause: '9-4-1',
    title: 'an attacking Main Character that wins does not level up',
    replace: () => ({ *levelUpAfterBattle() {} }),
  },
  {
    id: 'cover-saves-from-level-up',
    clause: '9-4-1',
    title: 'it levels up only if it beats the Main Character',
    replace: (rules) => ({
      *attackingMainWins(g, main, target) {
        if (isMain(target)) yield* rules.attackingMainWins(g, main, target);
      },
    }),
  },
  {
    id: 'combi-victory-without-level',
    clause: '9-4-1',
    title: 'it levels up only if it attacked alone',
    replace: (rules) => ({
      *levelUpAfterBattle(g, player) {
        if (g.state.facts.battle!.attackers.length === 1) yield* rules.levelUpAfterBattle(g, player);
      },
    }),
  },
  {
    id: 'combi-victory-of-two-levels',
    clause: '9-4-1',
    title: 'it levels up once for each attacker',
    replace: (rules) => ({
      *levelUpAfterBattle(g, player) {
        for (const _attacker of g.state.facts.battle!.attackers) yield* rules.levelUpAfterBattle(g, player);
      },
    }),
  },
  {
    id: 'victory-of-supports-levels-up',
    clause: '9-4-1',
    title: 'the Main Character also levels up by a victory of its supports',
    replace: (rules) => ({
      *attackersWin(g, attackers, target) {
        yield* rules.attackersWin(g, attackers, target);
        if (!attackers.some(isMain)) yield* g.rules.levelUpAfterBattle(g, g.state.turnPlayer);
      },
    }),
  },
  {
    id: 'level-neo-victory-is-no-end',
    clause: '9-4-2',
    title: 'a Level Neo Main Character that wins just levels up',
    replace: () => ({ levelNeoWins: (g) => g.cite('9-4-2', '10-1', '7-5-3') }),
  },
  {
    id: 'level-neo-by-this-victory-wins',
    clause: '9-4-2',
    title: 'the victory that makes it Level Neo wins the game at once',
    replace: () => ({
      *attackingMainWins(g, main) {
        yield* g.rules.levelUpAfterBattle(g, main.controller);
        if (g.rules.isLevelNeo(g, main.controller)) g.rules.levelNeoWins(g, main.controller);
      },
    }),
  },
  {
    id: 'support-victory-beside-level-neo-wins',
    clause: '9-4-2',
    title: 'any victory of a player whose Main Character is Level Neo wins the game',
    replace: (rules) => ({
      *attackersWin(g, attackers, target) {
        if (g.rules.isLevelNeo(g, g.state.turnPlayer)) g.rules.levelNeoWins(g, g.state.turnPlayer);
        yield* rules.attackersWin(g, attackers, target);
      },
    }),
  },
  {
    id: 'main-whose-attack-fails-levels-down',
    clause: '9-4-3',
    title: 'an attacking Main Character that loses levels down',
    replace: (rules) => ({
      *attackingMainLoses(g, main) {
        yield* g.rules.levelDown(g, main.controller);
        return yield* rules.attackingMainLoses(g, main);
      },
    }),
  },
  {
    id: 'failed-main-attack-levels-opponent-up',
    clause: '9-4-3',
    title: 'when an attacking Main Character loses, the opposing one levels up',
    replace: (rules) => ({
      *attackingMainLoses(g, main) {
        yield* g.rules.levelUp(g, opponentOf(main.controller));
        return yield* rules.attackingMainLoses(g, main);
      },
    }),
  },
  {
    id: 'failed-main-attack-ends-the-phase',
    clause: '9-4-3',
    title: 'when an attacking Main Character loses, the supports may not attack any more',
    replace: (rules) => {
      const lost = new WeakMap<LnGame, number>();
      return {
        *attackingMainLoses(g, main) {
          lost.set(g, g.state.turn);
          return yield* rules.attackingMainLoses(g, main);
        },
        attackIsPossible: (g) => lost.get(g) !== g.state.turn && rules.attackIsPossible(g),
      };
    },
  },
];

const others: readonly Judgement[] = [
  {
    id: 'beaten-main-keeps-its-level',
    clause: '9-4-4',
    title: 'a Main Character that is attacked and loses keeps its level',
    replace: () => ({
      *defendingMainLoses(g) {
        g.cite('9-4-4');
      },
    }),
  },
  {
    id: 'support-attack-costs-no-level',
    clause: '9-4-4',
    title: 'only a Main Character makes another one level down',
    replace: (rules) => ({
      *defendingMainLoses(g, main) {
        g.cite('9-4-4');
        if (g.state.facts.battle!.attackers.includes(mainOf(g, g.state.turnPlayer).id))
          yield* rules.defendingMainLoses(g, main);
      },
    }),
  },
  {
    id: 'combi-attack-costs-two-levels',
    clause: '9-4-4',
    title: 'a Main Character levels down once for each attacker',
    replace: (rules) => ({
      *defendingMainLoses(g, main) {
        for (const _attacker of g.state.facts.battle!.attackers) yield* rules.defendingMainLoses(g, main);
      },
    }),
  },
  {
    id: 'main-levels-down-with-its-cover',
    clause: '9-4-4',
    title: 'a Main Character levels down also when the support that covers for it loses',
    replace: (rules) => ({
      *carryOutJudgement(g, attackers, target, winner) {
        yield* rules.carryOutJudgement(g, attackers, target, winner);
        const { covered } = g.state.facts.battle!;
        if (winner !== 'defender' && covered !== null && isMain(g.card(covered)))
          yield* g.rules.defendingMainLoses(g, g.card(covered));
      },
    }),
  },
  {
    id: 'attacked-main-always-levels-down',
    clause: '9-4-4',
    title: 'a Main Character levels down whenever it is fought, even if it wins',
    replace: (rules) => ({
      *carryOutJudgement(g, attackers, target, winner) {
        yield* rules.carryOutJudgement(g, attackers, target, winner);
        if (winner === 'defender' && isMain(target)) yield* g.rules.defendingMainLoses(g, target);
      },
    }),
  },
  {
    id: 'beaten-at-level-1-loses-the-game',
    clause: '9-4-4',
    title: 'a Main Character that is beaten at level 1 has lost the game',
    replace: (rules) => ({
      *defendingMainLoses(g, main) {
        if (g.rules.level(g, main.controller) === 1)
          endGame(g, { winner: opponentOf(main.controller), reason: 'beaten at level 1' });
        yield* rules.defendingMainLoses(g, main);
      },
    }),
  },
  {
    id: 'attacking-support-survives',
    clause: '9-4-5',
    title: 'a support that attacks and loses stays',
    replace: keptSupport((support, battle) => battle.attackers.includes(support.id)),
  },
  {
    id: 'attacked-support-survives',
    clause: '9-4-5',
    title: 'a support that is attacked and loses stays',
    replace: keptSupport((support, battle) => battle.target === support.id && battle.covered === null),
  },
  {
    id: 'covering-support-survives',
    clause: '9-4-5',
    title: 'a support that covers and loses stays',
    replace: keptSupport((support, battle) => battle.target === support.id && battle.covered !== null),
  },
  {
    id: 'covered-support-is-lost',
    clause: '9-4-5',
    title: 'the support that was attacked first is lost, not the one that covered',
    replace: (rules) => ({
      targetLost: (g, target) => rules.targetLost(g, g.card(g.state.facts.battle!.covered ?? target.id)),
    }),
  },
  {
    id: 'tie-costs-attacking-support-only',
    clause: '9-4-5',
    title: 'of two supports that tie only the attacking one is lost',
    replace: (rules) => ({
      *carryOutJudgement(g, attackers, target, winner) {
        const spared = winner === 'none' && attackers.some(isSupport) && isSupport(target);
        yield* rules.carryOutJudgement(g, attackers, target, spared ? 'defender' : winner);
      },
    }),
  },
  {
    id: 'combi-support-is-lost',
    clause: '9-4-6',
    title: 'the support that attacked together with the Main Character is lost',
    replace: (rules) => ({
      mainAndSupportLose(g, attackers) {
        rules.mainAndSupportLose(g, attackers);
        return attackers.filter(isSupport);
      },
    }),
  },
  {
    id: 'combi-main-levels-down',
    clause: '9-4-6',
    title: 'the Main Character that attacked together with a support levels down',
    replace: (rules) => ({
      *attackersLost(g, attackers, winner) {
        const lost = yield* rules.attackersLost(g, attackers, winner);
        if (attackers.length > 1 && attackers.some(isMain)) yield* g.rules.levelDown(g, g.state.turnPlayer);
        return lost;
      },
    }),
  },
  {
    id: 'combi-support-is-lost-in-a-tie',
    clause: '9-4-6',
    title: 'after a tie the support that attacked together with the Main Character is lost',
    replace: (rules) => ({
      *attackersLost(g, attackers, winner) {
        const lost = yield* rules.attackersLost(g, attackers, winner);
        return winner === 'none' && attackers.some(isMain) ? attackers.filter(isSupport) : lost;
      },
    }),
  },
  {
    id: 'both-supports-are-lost',
    clause: '9-4-7',
    title: 'both supports are lost',
    replace: () => ({
      *twoSupportsLose(g, supports) {
        g.cite('9-4-7');
        return supports;
      },
    }),
  },
  {
    id: 'neither-support-is-lost',
    clause: '9-4-7',
    title: 'neither of the two supports is lost, as when a Main Character joins in',
    replace: () => ({
      *twoSupportsLose(g) {
        g.cite('9-4-7');
        return [];
      },
    }),
  },
  {
    id: 'losing-player-picks',
    clause: '9-4-7',
    title: 'the player of the two supports picks the one that is lost',
    replace: () => ({ chooserOfLostAttacker: (g) => g.state.turnPlayer }),
  },
  {
    id: 'first-attacker-is-lost',
    clause: '9-4-7',
    title: 'the one that declared the attack is lost, and nobody picks',
    replace: () => ({
      *twoSupportsLose(g, supports) {
        g.cite('9-4-7');
        return supports.slice(0, 1);
      },
    }),
  },
  {
    id: 'any-support-can-be-picked',
    clause: '9-4-7',
    title: 'any support of the attacking player can be picked',
    replace: (rules) => ({
      *twoSupportsLose(g, _supports, winner) {
        const all = charactersOf(g, g.state.turnPlayer).filter(isSupport);
        return yield* rules.twoSupportsLose(g, all, winner);
      },
    }),
  },
  {
    id: 'victory-of-two-supports-costs-one',
    clause: '9-4-7',
    title: 'one of two supports that attack together is lost even if they win',
    replace: (rules) => ({
      *attackersWin(g, attackers, target) {
        yield* rules.attackersWin(g, attackers, target);
        if (attackers.length > 1 && attackers.every(isSupport))
          yield* g.rules.discard(g, yield* g.rules.twoSupportsLose(g, attackers, 'attacker'));
      },
    }),
  },
  {
    id: 'beaten-main-keeps-level-2',
    clause: '9-4-4',
    title: 'a beaten Main Character does not fall below level 2',
    replace: (rules) => ({
      *defendingMainLoses(g, main) {
        if (rules.level(g, main.controller) > 2) yield* rules.defendingMainLoses(g, main);
      },
    }),
  },
];

/** Supports of this kind are not lost. */
function keptSupport(kept: (support: CardState, battle: Battle) => boolean): Judgement['replace'] {
  return (rules) => ({
    supportLoses(g, support) {
      const lost = rules.supportLoses(g, support);
      return kept(support, g.state.facts.battle!) ? [] : lost;
    },
  });
}

export const judgementFaults: readonly Judgement[] = [
  ...comparisons,
  ...attackingMain,
  ...others,
  ...durationFaults,
  ...fightingFaults,
];
