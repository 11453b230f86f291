/** Finds the ambiguous rules on which an answer of the oracle rests, by playing the question by their other interpretations. */
import { InProcessAdapter } from '../adapters/in-process';
import type { GameModule } from '../oracle/kernel/session/module';
import { Disagreement } from '../steps/disagreement';
import { connect } from './connection';
import { openQuestions, type Answer, type OpenQuestion } from './interpretations';
import type { Planned } from './plan';
import { runOnReference } from './reference';
import { readOtherwise } from './ruling/readings';
import type { Outcome } from './scenario';

/**
 * Returns one line for each interpretation by which the oracle answers otherwise.
 * @param module the game as the oracle has played it
 * @param outcome what came of that
 */
export async function restsOnAmbiguousRules(
  planned: Planned,
  module: GameModule,
  seed: number,
  outcome: Outcome,
): Promise<string[]> {
  const lines: string[] = [];
  for (const question of openQuestions(module)) {
    for (const choice of question.others) {
      const other = await playedBy(planned, readOtherwise(module, { [question.id]: choice.id }), seed);
      const says = differently(outcome, other);
      if (says !== undefined) lines.push(inWords(question, choice, says));
    }
  }
  return lines;
}

async function playedBy(planned: Planned, module: GameModule, seed: number): Promise<Outcome> {
  return runOnReference(planned, await connect(() => new InProcessAdapter([module])), seed);
}

/** @returns undefined: the same, or the question cannot be asked by this interpretation */
function differently(one: Outcome, other: Outcome): string | undefined {
  if (other.verdict === 'passed') return 'the oracle agrees with you';
  const { error } = other;
  if (!(error instanceof Disagreement) || error.message === one.error?.message) return undefined;
  const { fact } = error;
  return typeof fact === 'string' ? fact : `${fact.should}, but ${fact.but}`;
}

const inWords = ({ id, clause, question, standard }: OpenQuestion, { id: choice, answer }: Answer, says: string) =>
  `this answer rests on an ambiguous rule${clause === undefined ? '' : `, ${clause}`}: ${question} The oracle rules: ${standard.answer}. ` +
  `Alternative: ${answer}; then ${says} (--interpretation ${id}=${choice})`;
