/** What became of things that players only tried, and whether the scenario says so. */
import isDeepEqual from 'fast-deep-equal';
import { SuiteError } from '../adapters/adapter';
import { Disagreement } from './disagreement';
import type { Attempt, ScenarioFrame } from './world-options';

/** Most are the same to the letter, which is soon seen. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || isDeepEqual(one, other);

export class Attempts {
  /** The clause for which something was refused, where the scenario is not about it: a note, since citing must never cost. */
  otherReason: string | undefined;
  private last: Attempt | undefined;
  private isRead = true;

  /**
   * @param onReference it is the oracle itself, whose questions are what a scenario must be written for
   * @param exactReasons a deck is to be refused for the clauses that the scenario names
   */
  constructor(
    private readonly scenario: ScenarioFrame,
    private readonly onReference: boolean,
    private readonly exactReasons: boolean,
  ) {}

  /** Something is being tried; what comes of it a later step says. */
  begin(): void {
    this.isRead = false;
  }

  end(attempt: Attempt): void {
    this.last = attempt;
  }

  /** The last one. */
  get latest(): Attempt | undefined {
    return this.last;
  }

  /** @throws {SuiteError} nothing says what came of the last one */
  checkRead(): void {
    if (!this.isRead) throw new SuiteError('the scenario tries something and does not say what comes of it');
  }

  /** Says what became of the last one: refused, with nothing changed. */
  checkRefused(): void {
    const attempt = this.read();
    if (attempt.notAsked !== undefined && this.onReference)
      throw new SuiteError(`${attempt.notAsked}; where that is what is meant say: that is not offered`);
    this.check(attempt);
  }

  /** Says of the last one that nobody was asked for it; an engine that asks all the same may refuse it. */
  checkNotOffered(): void {
    const attempt = this.read();
    if (attempt.notAsked === undefined && this.onReference)
      throw new SuiteError(`${attempt.what}: it is asked for; where it is to be refused say: that is refused`);
    this.check(attempt);
  }

  /** A deck is refused for other clauses than the scenario says: a note as well. */
  noteReasons(what: string, expected: readonly string[], named: readonly string[]): void {
    if (this.exactReasons) throw new Disagreement(what, expected, named);
    this.otherReason ??= named.find((clause) => !expected.includes(clause));
  }

  private read(): Attempt {
    if (!this.last) throw new SuiteError('nothing was tried before this step');
    this.isRead = true;
    return this.last;
  }

  private check({ what, refused, unchanged, clause }: Attempt): void {
    if (!refused) throw new Disagreement('an illegal action was accepted', `${what}: refused`, 'accepted');
    if (!unchanged) throw new Disagreement('a refused action changed the game', 'nothing changed', 'something changed');
    if (clause !== undefined && !this.scenario.clauses.includes(clause)) this.otherReason ??= clause;
  }
}
