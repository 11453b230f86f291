/** Misreadings of section 4: the windows for effects, and the steps of a battle. */
import type { PlayerId } from '../../../schemas/common';
import { endEffects, setFact } from '../../kernel/changes';
import { statOf } from '../../kernel/continuous/characteristics';
import type { Fault } from '../../kernel/module';
import { opponentOf, type Procedure, type Question } from '../../kernel/state';
import { definitionOf, isSupport, type LnGame, type LnRules } from '../game';
import { withQuestions } from './with-questions';

type Flow = Fault<LnRules>;

const mustAnswer = (kind: string) => (question: Question) =>
  question.kind === kind ? { ...question, optional: false } : question;

const isWindow = ({ kind }: Question): boolean => kind === 'main' || kind === 'use';

const withoutUse = (question: Question): Question => ({
  ...question,
  check: (action) => (action.type === 'use' ? { reason: 'no effects here' } : question.check(action)),
});

/** Neither an event nor a skill can be used by this player; in a main phase a support still can be played. */
const closedTo = (player: PlayerId) => (question: Question) => {
  if (question.player !== player || !isWindow(question)) return question;
  return question.kind === 'main' ? withoutUse(question) : null;
};

/** Each player is asked once in a window, and not again whatever the other does. */
const oneChanceEach = () => {
  const asked = new Set<PlayerId>();
  return (question: Question) => {
    if (!isWindow(question)) return question;
    return asked.size === asked.add(question.player).size ? null : question;
  };
};

const changedWindow =
  (ofClause: string, change: (g: LnGame) => (question: Question) => Question | null) => (rules: LnRules) => ({
    *window(g: LnGame, kind: 'main' | 'use', clause?: string): Procedure {
      const window = rules.window(g, kind, clause);
      yield* (clause ?? g.rules.mainWindowClause(g)) === ofClause ? withQuestions(window, change(g)) : window;
    },
  });

const WINDOWS = [
  { clause: '4-3-2', place: 'in Main Phase 1', id: 'main-phase-1' },
  { clause: '4-4-3', place: 'before the attack', id: 'before-attack' },
  { clause: '4-4-5', place: 'after the attack', id: 'after-attack' },
  { clause: '4-4-7', place: 'after the cover', id: 'after-cover' },
  { clause: '4-5-3', place: 'in Main Phase 2', id: 'main-phase-2' },
];

export const windowFaults: readonly Flow[] = [
  ...WINDOWS.flatMap(({ clause, place, id }) => [
    {
      id: `${id}-effects-of-opponent-only`,
      clause,
      title: `the turn player cannot use effects ${place}`,
      replace: changedWindow(clause, (g) => closedTo(g.state.turnPlayer)),
    },
    {
      id: `${id}-effects-of-turn-player-only`,
      clause,
      title: `the opponent of the turn player cannot use effects ${place}`,
      replace: changedWindow(clause, (g) => closedTo(opponentOf(g.state.turnPlayer))),
    },
  ]),
  {
    id: 'one-chance-in-main-phase-1',
    clause: '4-3-2',
    title: 'each player is asked once in Main Phase 1',
    replace: changedWindow('4-3-2', oneChanceEach),
  },
  {
    id: 'one-chance-after-attack',
    clause: '4-4-5',
    title: 'each player is asked once after the declaration',
    replace: changedWindow('4-4-5', oneChanceEach),
  },
  {
    id: 'opponent-first-in-main-phase-1',
    clause: '4-3-2',
    title: 'the opponent uses effects before the turn player',
    replace: () => ({ firstInWindow: (g) => opponentOf(g.state.turnPlayer) }),
  },
  {
    id: 'effects-before-first-attack-only',
    clause: '4-4-3',
    title: 'effects can be used once before all attacks, not before each',
    replace: () => ({
      *battlePhase(g) {
        yield* g.rules.window(g, 'use', '4-4-3');
        while (yield* g.rules.oneBattle(g));
      },
    }),
  },
  {
    id: 'judged-without-target',
    clause: '4-4-5',
    title: 'a battle whose target has left the field is judged all the same',
    replace: () => ({ battleGoesOn: (g) => g.rules.attackersLeft(g, g.state.facts.battle!).length > 0 }),
  },
  {
    id: 'combi-attack-ends-with-one-attacker',
    clause: '4-4-5',
    title: 'a combi attack ends when one of its attackers has left the field',
    replace: (rules) => ({
      battleGoesOn(g) {
        const battle = g.state.facts.battle!;
        return rules.battleGoesOn(g) && g.rules.attackersLeft(g, battle).length === battle.attackers.length;
      },
    }),
  },
  {
    id: 'effects-only-after-a-cover',
    clause: '4-4-7',
    title: 'the second chance for effects in a battle comes only when somebody covered',
    replace: (rules) => ({
      *window(g, kind, clause) {
        if (clause !== '4-4-7' || g.state.facts.battle!.covered !== null) yield* rules.window(g, kind, clause);
      },
    }),
  },
];

export const battleStepFaults: readonly Flow[] = [
  {
    id: 'cover-before-effects',
    clause: '4-4-1',
    title: 'the cover comes directly after the attack, before any effects',
    replace: () => ({ battleSteps: ['cover', 'windowAfterAttack', 'windowAfterCover', 'levelBurst', 'judgement'] }),
  },
  {
    id: 'level-burst-before-effects',
    clause: '4-4-1',
    title: 'the Level Burst comes before the effects that follow the cover',
    replace: () => ({ battleSteps: ['windowAfterAttack', 'cover', 'levelBurst', 'windowAfterCover', 'judgement'] }),
  },
  {
    id: 'judgement-before-level-burst',
    clause: '4-4-1',
    title: 'the battle is judged before the Level Burst',
    replace: () => ({ battleSteps: ['windowAfterAttack', 'cover', 'windowAfterCover', 'judgement', 'levelBurst'] }),
  },
  {
    id: 'cover-after-level-burst',
    clause: '4-4-1',
    title: 'a cover can still be declared after the Level Burst',
    replace: () => ({
      battleSteps: ['windowAfterAttack', 'cover', 'windowAfterCover', 'levelBurst', 'cover', 'judgement'],
    }),
  },
  {
    id: 'cover-again-after-effects',
    clause: '4-4-1',
    title: 'after the effects that follow the cover one may go back to the cover',
    replace: () => ({
      battleSteps: ['windowAfterAttack', 'cover', 'windowAfterCover', 'cover', 'levelBurst', 'judgement'],
    }),
  },
  {
    id: 'attack-is-a-must',
    clause: '4-4-4',
    title: 'the turn player must attack while an attack is possible',
    replace: (rules) => ({
      *declareAttack(g) {
        return yield* withQuestions(rules.declareAttack(g), mustAnswer('attack'));
      },
    }),
  },
  {
    id: 'no-combi-attack',
    clause: '4-4-4',
    title: 'only one character can attack at a time',
    replace: () => ({ combiAttackRefusal: () => ({ reason: 'one attacker only' }) }),
  },
  {
    id: 'cover-is-a-must',
    clause: '4-4-6',
    title: 'the defending player must cover while it is possible',
    replace: (rules) => ({
      *coverStep(g) {
        yield* withQuestions(rules.coverStep(g), mustAnswer('cover'));
      },
    }),
  },
  {
    id: 'two-covers',
    clause: '4-4-6',
    title: 'the covering character can be covered for in its turn',
    replace: (rules) => ({
      *coverStep(g) {
        yield* rules.coverStep(g);
        if (g.state.facts.battle!.covered !== null) yield* rules.coverStep(g);
      },
    }),
  },
  {
    id: 'target-still-fights-after-cover',
    clause: '4-4-6',
    title: 'the covering character rests, but the battle stays with the first target',
    replace: (rules) => ({
      *cover(g, card) {
        const { target } = g.state.facts.battle!;
        yield* rules.cover(g, card);
        setFact(g, 'battle', { ...g.state.facts.battle!, target });
      },
    }),
  },
  {
    id: 'opponent-is-first-to-burst',
    clause: '4-4-8',
    title: 'the defending player is the first to perform a Level Burst',
    replace: () => ({ firstToBurst: (g) => opponentOf(g.state.turnPlayer) }),
  },
  {
    id: 'main-bursts-though-covered-for',
    clause: '4-4-8',
    title: 'a Main Character that was covered for may still perform a Level Burst',
    replace: (rules) => ({
      mainParticipates: (g, player) =>
        rules.mainParticipates(g, player) || g.zone(player, 'main')[0] === g.state.facts.battle!.covered,
    }),
  },
  {
    id: 'main-of-attacking-support-bursts',
    clause: '4-4-8',
    title: 'the attacking player may perform a Level Burst in the battle of a support',
    replace: (rules) => ({
      mainParticipates: (g, player) => rules.mainParticipates(g, player) || player === g.state.turnPlayer,
    }),
  },
  {
    id: 'only-attacker-bursts',
    clause: '4-4-8',
    title: 'only the attacking player may perform a Level Burst',
    replace: (rules) => ({
      mainParticipates: (g, player) => rules.mainParticipates(g, player) && player === g.state.turnPlayer,
    }),
  },
  {
    id: 'covered-attack-is-not-judged',
    clause: '4-4-9',
    title: 'an attack that was covered ends without a judgement',
    replace: (rules) => ({
      *judgementStep(g) {
        if (g.state.facts.battle!.covered === null) yield* rules.judgementStep(g);
      },
    }),
  },
  {
    id: 'attacked-support-is-lost-unjudged',
    clause: '4-4-9',
    title: 'a support that is attacked is lost without a comparison',
    replace: (rules) => ({
      judge(g, attackers, target) {
        const winner = rules.judge(g, attackers, target);
        return isSupport(target) && g.state.facts.battle!.covered === null ? 'attacker' : winner;
      },
    }),
  },
  {
    id: 'combi-attack-counts-the-stronger',
    clause: '4-4-10',
    title: 'of two attackers only the stronger counts',
    replace: (rules) => ({
      attackingAp(g, attackers) {
        rules.attackingAp(g, attackers);
        return Math.max(...attackers.map((card) => statOf(g, card, 'ap')));
      },
    }),
  },
  {
    id: 'printed-ap-counts',
    clause: '4-4-10',
    title: 'only printed AP is compared',
    replace: () => ({
      attackingAp: (_g, attackers) => attackers.reduce((sum, card) => sum + (definitionOf(card).ap ?? 0), 0),
      defendingAp: (_g, target) => definitionOf(target).ap ?? 0,
    }),
  },
  {
    id: 'attacker-always-wins',
    clause: '4-4-10',
    title: 'the attacking side wins whatever the AP',
    replace: (rules) => ({
      compareAp(g, attacking, defending) {
        rules.compareAp(g, attacking, defending);
        return 'attacker';
      },
    }),
  },
  ...(['attacker', 'defender'] as const).map((winner) => ({
    id: `battle-tie-for-${winner}`,
    clause: '4-4-11',
    title: `with equal AP the ${winner} wins`,
    replace: (rules: LnRules): Partial<LnRules> => ({
      tie(g) {
        rules.tie(g);
        return winner;
      },
    }),
  })),
  {
    id: 'battle-tie-without-losers',
    clause: '4-4-11',
    title: 'with equal AP nothing happens to either side',
    replace: (rules) => ({
      *carryOutJudgement(g, attackers, target, winner) {
        if (winner !== 'none') yield* rules.carryOutJudgement(g, attackers, target, winner);
      },
    }),
  },
  {
    id: 'next-battle-boost-stays',
    clause: '4-4-12',
    title: 'a boost until the end of the next battle stays until the end of the turn',
    replace: () => ({ endNextBattleEffects() {} }),
  },
  {
    id: 'next-battle-boost-of-everybody-ends',
    clause: '4-4-12',
    title: 'with any battle the boosts of all characters end',
    replace: (rules) => ({
      endNextBattleEffects(g, battle) {
        rules.endNextBattleEffects(g, battle);
        endEffects(g, ({ until }) => until === 'nextBattle');
      },
    }),
  },
  {
    id: 'next-battle-boost-of-attackers-ends',
    clause: '4-4-12',
    title: 'only the attackers lose what lasts until the end of the next battle',
    replace: () => ({ judgedCards: (battle) => battle.attackers }),
  },
  {
    id: 'turn-boost-ends-with-battle',
    clause: '4-4-12',
    title: 'what lasts until the end of the turn is lost after the battle too',
    replace: (rules) => ({ endsWithNextBattle: (until) => rules.endsWithNextBattle(until) || until === 'turn' }),
  },
  {
    id: 'next-battle-boost-gone-before-judgement',
    clause: '4-4-12',
    title: 'a boost until the end of the next battle is lost before the judgement',
    replace: (rules) => ({
      *judgementStep(g) {
        g.rules.endNextBattleEffects(g, g.state.facts.battle!);
        yield* rules.judgementStep(g);
      },
    }),
  },
  {
    id: 'no-effects-in-first-turn',
    clause: '4-3-2',
    title: 'nothing is used in the first turn of the game',
    replace: (rules) => ({
      useRefusal: (g, player, action) =>
        g.state.turn === 1 ? { reason: 'it is the first turn' } : rules.useRefusal(g, player, action),
    }),
  },
];
