/** Misreadings of 4-4: the Battle Phase. */
import { endEffects, setBattle } from '../../kernel/changes';
import { statOf } from '../../kernel/continuous/values';
import { opponentOf, type Question } from '../../kernel/state';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { alsoIf, always, another, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { definitionOf, isSupport, type LnRules, targetOf, coveredOf } from '../game';
import { changedWindow, isOfJoiner, oneChanceEach, unanswered } from './shared';
import { withQuestions } from './with-questions';

const mustAnswer = (kind: string) => (question: Question) =>
  question.kind === kind ? { ...question, optional: false } : question;

export const battlePhaseFaults = [
  ...faultTable<LnRules>({
    '4-4-1': {
      'the cover comes directly after the attack, before any effects': another('battleSteps', [
        'cover',
        'windowAfterAttack',
        'windowAfterCover',
        'levelBurst',
        'judgement',
      ]),
      'the Level Burst comes before the effects that follow the cover': another('battleSteps', [
        'windowAfterAttack',
        'cover',
        'levelBurst',
        'windowAfterCover',
        'judgement',
      ]),
      'the battle is judged before the Level Burst': another('battleSteps', [
        'windowAfterAttack',
        'cover',
        'windowAfterCover',
        'judgement',
        'levelBurst',
      ]),
      'a cover can still be declared after the Level Burst': another('battleSteps', [
        'windowAfterAttack',
        'cover',
        'windowAfterCover',
        'levelBurst',
        'cover',
        'judgement',
      ]),
      'after the effects that follow the cover one may go back to the cover': another('battleSteps', [
        'windowAfterAttack',
        'cover',
        'windowAfterCover',
        'cover',
        'levelBurst',
        'judgement',
      ]),
    },
    '4-4-2': {
      'the first turn of the game has a Battle Phase': alsoIf('battlePhaseOccurs', () => true),
      'the first turn of the second player has no Battle Phase either': onlyIf(
        'battlePhaseOccurs',
        (g) => g.state.turn > 2,
      ),
    },
    '4-4-3': {
      'effects can be used once before all attacks, not before each': () => ({
        *battlePhase(g) {
          yield* g.rules.window(g, 'use', '4-4-3');
          while (yield* g.rules.oneBattle(g));
        },
      }),
    },
    '4-4-4': {
      'the turn player must attack while an attack is possible': (rules) => ({
        *declareAttack(g) {
          return yield* withQuestions(rules.declareAttack(g), mustAnswer('attack'));
        },
      }),
      'only one character can attack at a time': always('combiAttackRefusal', { reason: 'one attacker only' }),
    },
    '4-4-5': {
      'each player is asked once after the declaration': changedWindow('4-4-5', oneChanceEach),
      'a battle whose target has left the field is judged all the same': another(
        'battleContinues',
        (g) => g.rules.attackersLeft(g, g.state.battle!).length > 0,
      ),
      'a combi attack ends when one of its attackers has left the field': onlyIf('battleContinues', (g) => {
        const battle = g.state.battle!;
        return g.rules.attackersLeft(g, battle).length === battle.attackers.length;
      }),
      'an attacker that has left the field still counts': another('attackersLeft', (g, { attackers }) =>
        attackers.map((id) => g.card(id)),
      ),
      'a combi attack ends when the character that declared it has left the field': onlyIf('battleContinues', (g) => {
        const battle = g.state.battle!;
        return g.rules.remainsInBattle(g, battle, battle.attackers[0]!);
      }),
    },
    '4-4-6': {
      'the defending player must cover while it is possible': (rules) => ({
        *coverStep(g) {
          yield* withQuestions(rules.coverStep(g), mustAnswer('cover'));
        },
      }),
      'the covering character can be covered for in its turn': (rules) => ({
        *coverStep(g) {
          yield* rules.coverStep(g);
          if (coveredOf(g) !== null) yield* rules.coverStep(g);
        },
      }),
      'the covering character rests, but the battle stays with the first target': (rules) => ({
        *cover(g, card) {
          const target = targetOf(g);
          yield* rules.cover(g, card);
          setBattle(g, { ...g.state.battle!, targets: [target] });
        },
      }),
    },
    '4-4-7': {
      'the second chance for effects in a battle comes only when somebody covered': skip('window', (g, _kind, clause) =>
        clause === '4-4-7' && coveredOf(g) === null),
      'the battle ends when the card that was attacked first has left the field, though another has covered it': onlyIf(
        'battleContinues',
        (g) => {
          const battle = g.state.battle!;
          const covered = coveredOf(g);
          return covered === null || g.rules.remainsInBattle(g, battle, covered);
        },
      ),
    },
    '4-4-8': {
      'the defending player is the first to perform a Level Burst': another('firstToBurst', (g) =>
        opponentOf(g.state.turnPlayer),
      ),
      'a Main Character that was covered for may still perform a Level Burst': alsoIf(
        'mainParticipates',
        (g, player) => g.zone(player, 'main')[0] === coveredOf(g),
      ),
      'the attacking player may perform a Level Burst in the battle of a support': alsoIf(
        'mainParticipates',
        (g, player) => player === g.state.turnPlayer,
      ),
      'only the attacking player may perform a Level Burst': onlyIf(
        'mainParticipates',
        (g, player) => player === g.state.turnPlayer,
      ),
    },
    '4-4-9': {
      'an attack that was covered ends without a judgement': skip('judgementStep', (g) => coveredOf(g) !== null),
      'a support that is attacked is lost without a comparison': (rules) => ({
        judge(g, attackers, target) {
          const winner = rules.judge(g, attackers, target);
          return isSupport(target) && coveredOf(g) === null ? 'attacker' : winner;
        },
      }),
    },
    '4-4-10': {
      'of two attackers only the stronger counts': (rules) => ({
        attackingAp(g, attackers) {
          rules.attackingAp(g, attackers);
          return Math.max(...attackers.map((card) => statOf(g, card, 'ap')));
        },
      }),
      'only printed AP is compared': () => ({
        attackingAp: (_g, attackers) => attackers.reduce((sum, card) => sum + (definitionOf(card).ap ?? 0), 0),
        defendingAp: (_g, target) => definitionOf(target).ap ?? 0,
      }),
      'the attacking side wins whatever the AP': (rules) => ({
        compareAp(g, attacking, defending) {
          rules.compareAp(g, attacking, defending);
          return 'attacker';
        },
      }),
      'only the character that declared a combi attack has won': unanswered(
        (g, event) => event.type === 'battleWon' && isOfJoiner(g, event),
      ),
    },
    '4-4-11': {
      'with equal AP nothing happens to either side': skip('applyJudgement', (_g, _attackers, _target, winner) =>
        winner === 'none'),
    },
    '4-4-12': {
      'a boost until the end of the next battle stays until the end of the turn': skip('endNextBattleEffects'),
      'with any battle the boosts of all characters end': afterwards('endNextBattleEffects', (g) => {
        endEffects(g, ({ until }) => until === 'nextBattle');
      }),
      'only the attackers lose what lasts until the end of the next battle': another(
        'judgedCards',
        (_g, battle) => battle.attackers,
      ),
      'what lasts until the end of the turn is lost after the battle too': alsoIf(
        'endsWithNextBattle',
        (_g, { until }) => until === 'turn',
      ),
      'a boost until the end of the next battle is lost before the judgement': beforehand('judgementStep', (g) => {
        g.rules.endNextBattleEffects(g, g.state.battle!);
      }),
    },
  }),
  ...(['attacker', 'defender'] as const).flatMap((winner) =>
    faultTable<LnRules>({ '4-4-11': { [`with equal AP the ${winner} wins`]: result('tie', () => winner) } }),
  ),
];
