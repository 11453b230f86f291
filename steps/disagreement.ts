/** The errors by which a step says that the implementation disagrees with the rulebook. */
import { contrary, isLong, otherwise, sentence, type Apart, type Statement } from './statements';

/** What a disagreement is about, beside its sentence. */
export interface Sides {
  /**
   * What is wrong, in words that no version changes: lists of known failures pin it, and causes are found by it. Left
   * out: not known, as in a report of an older version.
   */
  readonly signature?: string | undefined;
  readonly expected?: unknown;
  readonly actual?: unknown;
  /** Both values in words, where they are too long for the sentence. */
  readonly apart?: Apart | undefined;
  /** Sentences that stand behind the first, e.g. advice. */
  readonly further?: readonly string[];
}

/** The implementation did something other than the scenario expects. */
export class Disagreement extends Error {
  override name = 'Disagreement';
  readonly signature: string | undefined;
  readonly expected: unknown;
  readonly actual: unknown;
  readonly apart: Apart | undefined;
  readonly further: readonly string[];

  /** @param fact what should be and what is; the whole message, where a report has it */
  constructor(
    readonly fact: Statement | string,
    { signature, expected, actual, apart, further = [] }: Sides,
  ) {
    super(typeof fact === 'string' ? fact : sentence(fact, further));
    this.signature = signature;
    this.further = further;
    this.expected = expected;
    this.actual = actual;
    this.apart = typeof fact === 'string' ? apart : fact.apart;
  }
}

/** The implementation answered an action with an error, so it did not carry out the rules, whatever the reason. */
export class EngineThrew extends Disagreement {
  override name = 'EngineThrew';

  /** @param attempt the action in words @param raw the action as signatures have it */
  constructor(
    attempt: string,
    raw: string,
    actualAnswer: string,
    readonly evidence?: string,
  ) {
    const fact = otherwise(
      { subject: attempt, verb: 'be accepted or refused' },
      isLong(actualAnswer) ? 'made the engine throw an error' : `made the engine throw an error: ${actualAnswer}`,
      isLong(actualAnswer) ? { expected: 'accepted or refused', actual: actualAnswer } : undefined,
    );
    super(fact, {
      signature: `the engine threw at this action: ${raw}`,
      expected: 'accepted, rejected or unchanged',
      actual: actualAnswer,
    });
  }
}

/** Says that an engine never comes to a question that a step answers. */
export const stuck = (decision: unknown, questions: number): Disagreement =>
  new Disagreement(
    contrary(
      { subject: 'the engine', verb: 'come to a question that a step answers, or to the end of the game' },
      `it is stuck: it asks one question after another, ${questions} in a row`,
    ),
    {
      signature: `the engine is stuck: it asks one question after another, ${questions} in a row`,
      expected: 'a question that a step answers, or the end of the game',
      actual: decision,
    },
  );
