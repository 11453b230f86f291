/** Shapes and conditions that misreadings of several sections use. */
import type { PlayerId } from '../../../schemas/common';
import type { JournalEvent, Procedure, Question } from '../../kernel/state';
import type { Misreading } from '../../kernel/testing/misreadings';
import type { LnGame, LnRules } from '../game';
import { memory } from '../../kernel/testing/memory';
import { withQuestions } from './with-questions';

export const changedWindow =
  (ofClause: string, change: (g: LnGame) => (question: Question) => Question | null): Misreading<LnRules> =>
  (rules) => ({
    *window(g: LnGame, kind: 'main' | 'use', clause?: string): Procedure {
      const window = rules.window(g, kind, clause);
      yield* (clause ?? g.rules.mainWindowClause(g)) === ofClause ? withQuestions(window, change(g)) : window;
    },
  });

export const isWindow = ({ kind }: Question): boolean => kind === 'main' || kind === 'use';

/** Asks each player once in a window, whatever the other player does. */
export const oneChanceEach = () => {
  const asked = new Set<PlayerId>();
  return (question: Question) => {
    if (!isWindow(question)) return question;
    return asked.size === asked.add(question.player).size ? null : question;
  };
};

/** Hides matching events from the abilities that would answer them. */
export const unanswered =
  (isMatch: (g: LnGame, event: JournalEvent) => boolean): Misreading<LnRules> =>
  (rules) => ({
    happened(g, event, leaving) {
      if (!isMatch(g, event)) rules.happened(g, event, leaving);
    },
  });

export const isOfJoiner = ({ state }: LnGame, { card }: JournalEvent): boolean =>
  card !== undefined && state.battle !== null && state.battle.attackers.indexOf(card) > 0;

/** Records the games in which the turn player was Level Neo when the attack was declared. */
export const neoSince = (rules: LnRules): { attack: LnRules['attack']; wasNeo: (g: LnGame) => boolean } => {
  const neo = memory(() => new Set<'yes'>());
  return {
    *attack(g, player, action) {
      if (g.rules.isLevelNeo(g, player)) neo(g).add('yes');
      else neo(g).delete('yes');
      yield* rules.attack(g, player, action);
    },
    wasNeo: (g) => neo(g).has('yes'),
  };
};
