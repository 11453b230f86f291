/** Interpretations of Revival, Advent and Rebirth (14, 19, 20). */
import { hasStatus } from '../kernel/changes/objects';
import { reductionBy } from './06-payments';
import { dropWaiting } from '../kernel/events/triggers';
import type { Reading } from '../kernel/session/module';
import { sideOf, type BsRules } from './game';
import { isDeparting } from '../kernel/objects/departing';

export const readingsOfForms: Readonly<Record<string, Reading<BsRules>>> = {
  'own-symbol-for-revival': {
    clauses: ['14-1-5'],
    question: 'Does the symbol of a Contract Grandwalker Nexus in Soul State reduce the cost of its own Revival?',
    standard: 'it-does-not',
    answers: { 'it-does-not': 'no', 'it-does': 'yes' },
    choices: {
      'it-does': ({ reductionOf }) => ({
        reductionOf(g, player, card, removed) {
          if (!hasStatus(card, 'soulState')) return reductionOf(g, player, card, removed);
          const symbols = [...g.rules.symbolsOnField(g, player), ...g.rules.symbolsOf(g, card)];
          return reductionBy(symbols, sideOf(card).reductions);
        },
      }),
    },
  },
  'advent-that-cannot-be-completed': {
    clauses: ['19-2-5'],
    question: 'Does the Soul Core move for an Advent whose condition is no longer met after the effects of the Advent?',
    standard: 'it-moves',
    answers: { 'it-moves': 'yes, it moves', 'it-stays': 'no, it stays' },
    choices: {
      'it-stays': () => ({
        soulCoreMoves: (g, use) =>
          g.rules.meetsAdventCondition(g, use) && !g.rules.wouldBeDepleted(g, use, g.rules.coresAfterAdvent(g, use)),
      }),
    },
  },
  'source-depleted-during-advent': {
    clauses: ['FAQ-9-1'],
    question: 'Can an Advent take the Soul Core from its own source if that Depletes the source before it is covered?',
    standard: 'it-can',
    answers: { 'it-can': 'yes', 'it-cannot': 'no' },
    choices: {
      'it-cannot': ({ adventObstacle, canBeCompleted }) => ({
        isSparedByAdvent: () => false,
        adventObstacle(g, use) {
          const { onto } = use;
          const isDepleted = g.rules.needsCores(g, onto) && !g.rules.levelOf(g, onto, g.rules.coresAfterAdvent(g, use));
          const refusal = { clause: 'FAQ-9-1', reason: 'the source would be Depleted before it is covered' };
          return adventObstacle(g, use) ?? (isDepleted ? refusal : null);
        },
        canBeCompleted: (g, use) => canBeCompleted(g, use) && !isDeparting(g, use.onto),
      }),
    },
  },
  'waiting-effects-of-side-a': {
    clauses: ['20-3-1'],
    question: 'Is a waiting effect of Side A still resolved if the card has turned over?',
    standard: 'resolved',
    answers: { resolved: 'yes, it is resolved', gone: 'no, it is gone' },
    choices: {
      gone: ({ turnSide }) => ({
        *turnSide(g, card, sheet, cause) {
          for (const one of g.state.pending.filter((waiting) => waiting.card === card.id)) dropWaiting(g, one);
          yield* turnSide(g, card, sheet, cause);
        },
      }),
    },
  },
};
