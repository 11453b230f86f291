/** Misreadings of section 9: the judgement of battles. */
import { statOf } from '../../kernel/continuous/values';
import { type CardState, type JournalEvent, opponentOf } from '../../kernel/state';
import type { Battle } from '../../kernel/state/battle';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { type Misreading, another, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { charactersOf, definitionOf, isMain, isSupport, type LnGame, type LnRules, mainOf, coveredOf } from '../game';
import { neoSince, unanswered } from './shared';
import { endGame } from '../../kernel/game-end';

const printedAp = (card: CardState): number => definitionOf(card).ap ?? 0;

/** Keeps such supports on the field although they lose. */
function keptSupport(kept: (support: CardState, battle: Battle) => boolean): Misreading<LnRules> {
  return (rules) => ({
    supportLoses(g, support) {
      const lost = rules.supportLoses(g, support);
      return kept(support, g.state.battle!) ? [] : lost;
    },
  });
}

const isOfDefender = ({ state }: LnGame, { player }: JournalEvent): boolean => player !== state.turnPlayer;

const wasTie = ({ journal }: LnGame): boolean =>
  journal.findLast(({ type }) => type === 'battleJudged')?.wins === 'none';

export const battleJudgementFaults = faultTable<LnRules>({
  '9-1': {
    'the printed AP of both sides is compared': () => ({
      attackingAp: (_g, attackers) => attackers.reduce((sum, card) => sum + printedAp(card), 0),
      defendingAp: (_g, target) => printedAp(target),
    }),
    'the target fights with the AP that it had when it was attacked': (rules) => {
      const atAttack = new WeakMap<LnGame, number>();
      return {
        *attack(g, player, action) {
          yield* rules.attack(g, player, action);
          atAttack.set(g, statOf(g, g.card(action.target!), 'ap'));
        },
        defendingAp: (g, target) =>
          coveredOf(g) === null ? (atAttack.get(g) ?? rules.defendingAp(g, target)) : rules.defendingAp(g, target),
      };
    },
    'a Level Burst of the attacking player comes too late for the comparison': (rules) => ({
      *activateLevelBurst(g, player, source, ability) {
        if (player === g.state.turnPlayer) g.cite('8-4-2', '8-4-3');
        else yield* rules.activateLevelBurst(g, player, source, ability);
      },
    }),
    'the AP of the card attacked first is compared, although another one covers': args('defendingAp', (g, target) => [
      g,
      g.card(coveredOf(g) ?? target.id),
    ]),
    'of two attackers the stronger one is compared': (rules) => ({
      attackingAp(g, attackers) {
        rules.attackingAp(g, attackers);
        return Math.max(...attackers.map((card) => statOf(g, card, 'ap')));
      },
    }),
    'AP does not fall below zero': result('defendingAp', (given) => Math.max(0, given)),
  },
  '9-2': {
    'an attack with less AP just fails, and nobody loses': skip('applyJudgement', (_g, _attackers, _target, winner) =>
      winner === 'defender'),
    'a support that attacks is lost even if it wins': afterwards(
      'applyJudgement',
      function* (g, attackers, _target, winner) {
        if (winner === 'attacker') yield* g.rules.discard(g, attackers.filter(isSupport));
      },
    ),
    'less than 500 AP more is no victory': (rules) => ({
      compareAp(g, attacking, defending) {
        const winner = rules.compareAp(g, attacking, defending);
        return Math.abs(attacking - defending) < 500 ? g.rules.tie(g) : winner;
      },
    }),
    'only the attacking side can win a battle': unanswered(
      (g, event) => event.type === 'battleWon' && isOfDefender(g, event),
    ),
  },
  '9-3': {
    'with equal AP the attacking side wins': (rules) => ({
      tie(g) {
        rules.tie(g);
        return 'attacker';
      },
    }),
    'with equal AP the defending side wins': (rules) => ({
      tie(g) {
        rules.tie(g);
        return 'defender';
      },
    }),
    'with equal AP nothing happens': skip('applyJudgement', (_g, _attackers, _target, winner) => winner === 'none'),
    'with equal AP supports are lost, but no Main Character levels down': (rules) => ({
      *defendingMainLoses(g, main) {
        g.cite('9-4-4');
        const { attackers } = g.state.battle!;
        const attacking = g.rules.attackingAp(
          g,
          attackers.map((id) => g.card(id)).filter((card) => isMain(card) || isSupport(card)),
        );
        if (attacking !== statOf(g, main, 'ap')) yield* rules.defendingMainLoses(g, main);
      },
    }),
    'with equal AP only the defending side has lost': unanswered(
      (g, event) => event.type === 'battleLost' && !isOfDefender(g, event) && wasTie(g),
    ),
  },
  '9-4-1': {
    'an attacking Main Character that wins does not level up': skip('levelUpAfterBattle'),
    'it levels up only if it beats the Main Character': skip('attackingMainWins', (_g, _main, target) =>
      !isMain(target)),
    'it levels up only if it attacked alone': skip('levelUpAfterBattle', (g) => g.state.battle!.attackers.length !== 1),
    'it levels up once for each attacker': (rules) => ({
      *levelUpAfterBattle(g, player) {
        for (const _attacker of g.state.battle!.attackers) yield* rules.levelUpAfterBattle(g, player);
      },
    }),
    'the Main Character also levels up by a victory of its supports': afterwards(
      'attackersWin',
      function* (g, attackers) {
        if (!attackers.some(isMain)) yield* g.rules.levelUpAfterBattle(g, g.state.turnPlayer);
      },
    ),
  },
  '9-4-2': {
    'a Level Neo Main Character that wins just levels up': another('levelNeoWins', (g) =>
      g.cite('9-4-2', '10-1', '7-5-3'),
    ),
    'the victory that makes it Level Neo wins the game at once': () => ({
      *attackingMainWins(g, main) {
        yield* g.rules.levelUpAfterBattle(g, main.side);
        if (g.rules.isLevelNeo(g, main.side)) g.rules.levelNeoWins(g, main.side);
      },
    }),
    'any victory of a player whose Main Character is Level Neo wins the game': beforehand('attackersWin', (g) => {
      if (g.rules.isLevelNeo(g, g.state.turnPlayer)) g.rules.levelNeoWins(g, g.state.turnPlayer);
    }),
    'Level Neo reached during the battle does not win the game yet': (rules) => {
      const { attack, wasNeo } = neoSince(rules);
      return {
        attack,
        *attackingMainWins(g, main, target) {
          if (wasNeo(g)) yield* rules.attackingMainWins(g, main, target);
          else yield* g.rules.levelUpAfterBattle(g, main.side);
        },
      };
    },
  },
  '9-4-3': {
    'an attacking Main Character that loses levels down': beforehand('attackingMainLoses', (g, main) =>
      g.rules.levelDown(g, main.side),
    ),
    'when an attacking Main Character loses, the opposing one levels up': beforehand('attackingMainLoses', (g, main) =>
      g.rules.levelUp(g, opponentOf(main.side)),
    ),
    'when an attacking Main Character loses, the supports may not attack any more': (rules) => {
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
  '9-4-4': {
    'a Main Character that is attacked and loses keeps its level': () => ({
      *defendingMainLoses(g) {
        g.cite('9-4-4');
      },
    }),
    'only a Main Character makes another one level down': (rules) => ({
      *defendingMainLoses(g, main) {
        g.cite('9-4-4');
        if (g.state.battle!.attackers.includes(mainOf(g, g.state.turnPlayer).id))
          yield* rules.defendingMainLoses(g, main);
      },
    }),
    'a Main Character levels down once for each attacker': (rules) => ({
      *defendingMainLoses(g, main) {
        for (const _attacker of g.state.battle!.attackers) yield* rules.defendingMainLoses(g, main);
      },
    }),
    'a Main Character levels down also when the support that covers for it loses': afterwards(
      'applyJudgement',
      function* (g, _attackers, _target, winner) {
        const covered = coveredOf(g);
        if (winner !== 'defender' && covered !== null && isMain(g.card(covered)))
          yield* g.rules.defendingMainLoses(g, g.card(covered));
      },
    ),
    'a Main Character levels down whenever it is fought, even if it wins': afterwards(
      'applyJudgement',
      function* (g, _attackers, target, winner) {
        if (winner === 'defender' && isMain(target)) yield* g.rules.defendingMainLoses(g, target);
      },
    ),
    'a Main Character that is beaten at level 1 has lost the game': beforehand('defendingMainLoses', (g, main) => {
      if (g.rules.level(g, main.side) === 1) endGame(g, { winner: opponentOf(main.side), reason: 'beaten at level 1' });
    }),
    'a beaten Main Character does not fall below level 2': (rules) => ({
      *defendingMainLoses(g, main) {
        if (rules.level(g, main.side) > 2) yield* rules.defendingMainLoses(g, main);
      },
    }),
  },
  '9-4-5': {
    'a support that attacks and loses stays': keptSupport((support, battle) => battle.attackers.includes(support.id)),
    'a support that is attacked and loses stays': keptSupport(
      (support, battle) => battle.targets[0]! === support.id && battle.guards.length === 0,
    ),
    'a support that covers and loses stays': keptSupport(
      (support, battle) => battle.targets[0]! === support.id && battle.guards.length > 0,
    ),
    'the support that was attacked first is lost, not the one that covered': args('targetLost', (g, target) => [
      g,
      g.card(coveredOf(g) ?? target.id),
    ]),
    'of two supports that tie only the attacking one is lost': (rules) => ({
      *applyJudgement(g, attackers, target, winner) {
        const spared = winner === 'none' && attackers.some(isSupport) && isSupport(target);
        yield* rules.applyJudgement(g, attackers, target, spared ? 'defender' : winner);
      },
    }),
    'of two supports the one that is left is not lost': (rules) => ({
      *attackersLost(g, attackers, winner) {
        const wereTwo = g.state.battle!.attackers.length > attackers.length;
        return wereTwo ? [] : yield* rules.attackersLost(g, attackers, winner);
      },
    }),
    'a support is discarded from wherever it is by then': another('supportLoses', (g, support) => {
      g.cite('9-4-5');
      return [support];
    }),
  },
  '9-4-6': {
    'the support that attacked together with the Main Character is lost': (rules) => ({
      mainAndSupportLose(g, attackers) {
        rules.mainAndSupportLose(g, attackers);
        return attackers.filter(isSupport);
      },
    }),
    'the Main Character that attacked together with a support levels down': (rules) => ({
      *attackersLost(g, attackers, winner) {
        const lost = yield* rules.attackersLost(g, attackers, winner);
        if (attackers.length > 1 && attackers.some(isMain)) yield* g.rules.levelDown(g, g.state.turnPlayer);
        return lost;
      },
    }),
    'after a tie the support that attacked together with the Main Character is lost': (rules) => ({
      *attackersLost(g, attackers, winner) {
        const lost = yield* rules.attackersLost(g, attackers, winner);
        return winner === 'none' && attackers.some(isMain) ? attackers.filter(isSupport) : lost;
      },
    }),
  },
  '9-4-7': {
    'both supports are lost': () => ({
      *twoSupportsLose(g, supports) {
        g.cite('9-4-7');
        return supports;
      },
    }),
    'neither of the two supports is lost, as when a Main Character joins in': () => ({
      *twoSupportsLose(g) {
        g.cite('9-4-7');
        return [];
      },
    }),
    'the player of the two supports picks the one that is lost': another(
      'chooserOfLostAttacker',
      (g) => g.state.turnPlayer,
    ),
    'the one that declared the attack is lost, and nobody picks': () => ({
      *twoSupportsLose(g, supports) {
        g.cite('9-4-7');
        return supports.slice(0, 1);
      },
    }),
    'the one that was added to the attack is lost, and nobody picks': () => ({
      *twoSupportsLose(g, supports) {
        g.cite('9-4-7');
        return supports.slice(1);
      },
    }),
    'any support of the attacking player can be picked': (rules) => ({
      *twoSupportsLose(g, _supports, winner) {
        const all = charactersOf(g, g.state.turnPlayer).filter(isSupport);
        return yield* rules.twoSupportsLose(g, all, winner);
      },
    }),
    'one of two supports that attack together is lost even if they win': afterwards(
      'attackersWin',
      function* (g, attackers) {
        if (attackers.length > 1 && attackers.every(isSupport))
          yield* g.rules.discard(g, yield* g.rules.twoSupportsLose(g, attackers, 'attacker'));
      },
    ),
  },
});
