/** Misreadings of section 4. */
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import { setFact, setPlayerCounter } from '../../kernel/changes';
import { statOf } from '../../kernel/characteristics';
import type { Fault } from '../../kernel/module';
import { opponentOf, type Procedure, type Question } from '../../kernel/state';
import { charactersOf, definitionOf, isMain, isSupport, type LnGame, type LnRules } from '../game';

type Flow = Fault<LnRules>;

/** Carries out a procedure with its questions changed; null: that question is declined without being asked. */
function* withQuestions<T>(procedure: Procedure<T>, change: (question: Question) => Question | null): Procedure<T> {
  let step = procedure.next();
  while (!step.done) {
    const question = change(step.value);
    step = procedure.next(question ? yield question : { type: 'pass' });
  }
  return step.value;
}

const withoutUse = (question: Question): Question => ({
  ...question,
  check: (action) => (action.type === 'use' ? { reason: 'no effects here' } : question.check(action)),
});

/** Neither an event nor a skill can be used by this player; in a main phase a support still can be played. */
const closedTo = (player: PlayerId) => (question: Question) => {
  if (question.player !== player || !['main', 'use'].includes(question.kind)) return question;
  return question.kind === 'main' ? withoutUse(question) : null;
};

const WINDOWS = [
  { clause: '4-3-2', id: 'main-phase-1', place: 'in Main Phase 1' },
  { clause: '4-4-3', id: 'before-attack', place: 'before the attack' },
  { clause: '4-4-5', id: 'after-attack', place: 'after the attack' },
  { clause: '4-4-7', id: 'after-cover', place: 'after the cover' },
  { clause: '4-5-3', id: 'main-phase-2', place: 'in Main Phase 2' },
];

const windowClosed = (clause: string, to: (g: LnGame) => PlayerId) => (rules: LnRules) => ({
  *window(g: LnGame, kind: 'main' | 'use', ofClause?: string): Procedure {
    const window = rules.window(g, kind, ofClause);
    const here = (ofClause ?? g.rules.mainWindowClause(g)) === clause;
    yield* here ? withQuestions(window, closedTo(to(g))) : window;
  },
});

const windowFaults: readonly Flow[] = WINDOWS.flatMap(({ clause, id, place }) => [
  {
    id: `no-effects-of-turn-player-${id}`,
    clause,
    title: `the turn player cannot use effects ${place}`,
    replace: windowClosed(clause, (g) => g.state.turnPlayer),
  },
  {
    id: `no-effects-of-opponent-${id}`,
    clause,
    title: `the opponent of the turn player cannot use effects ${place}`,
    replace: windowClosed(clause, (g) => opponentOf(g.state.turnPlayer)),
  },
]);

const turnFaults: readonly Flow[] = [
  {
    id: 'battle-after-both-main-phases',
    clause: '4-1',
    title: 'the Battle Phase comes after both Main Phases',
    replace: () => ({ phases: ['start', 'main1', 'main2', 'battle', 'end'] }),
  },
  {
    id: 'battle-before-both-main-phases',
    clause: '4-1',
    title: 'the Battle Phase comes before both Main Phases',
    replace: () => ({ phases: ['start', 'battle', 'main1', 'main2', 'end'] }),
  },
  {
    id: 'one-main-phase',
    clause: '4-1',
    title: 'the turn ends with the Battle Phase',
    replace: () => ({ phases: ['start', 'main1', 'battle', 'end'] }),
  },
  {
    id: 'end-before-main-phase-2',
    clause: '4-1',
    title: 'the End of Turn comes before Main Phase 2',
    replace: () => ({ phases: ['start', 'main1', 'battle', 'end', 'main2'] }),
  },
  {
    id: 'no-battle-on-first-turns',
    clause: '4-4-2',
    title: 'the first turn of the second player has no Battle Phase either',
    replace: (rules) => ({ battlePhaseOccurs: (g) => rules.battlePhaseOccurs(g) && g.state.turn > 2 }),
  },
  {
    id: 'battle-on-first-turn',
    clause: '4-4-2',
    title: 'the first turn of the game has a Battle Phase',
    replace: (rules) => ({ battlePhaseOccurs: (g) => rules.battlePhaseOccurs(g) || true }),
  },
  {
    id: 'main-phase-2-on-first-turn',
    clause: '4-5-1',
    title: 'the first turn of the game has a Main Phase 2',
    replace: (rules) => ({ mainPhase2Occurs: (g) => rules.mainPhase2Occurs(g) || true }),
  },
  {
    id: 'no-main-phase-2-on-first-turns',
    clause: '4-5-1',
    title: 'the first turn of the second player has no Main Phase 2 either',
    replace: (rules) => ({ mainPhase2Occurs: (g) => rules.mainPhase2Occurs(g) && g.state.turn > 2 }),
  },
  {
    id: 'player-goes-again',
    clause: '4-6-4',
    title: 'the player whose turn ended takes the next one too',
    replace: (rules) => ({
      passTheTurn(g) {
        const { turnPlayer } = g.state;
        rules.passTheTurn(g);
        if (g.state.turnPlayer !== turnPlayer) (g.state as { turnPlayer: PlayerId }).turnPlayer = turnPlayer;
      },
    }),
  },
];
