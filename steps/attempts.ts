/** The outcomes of actions that players only try, and whether the scenario says what came of each. */
import isDeepEqual from 'fast-deep-equal';
import { SuiteError } from '../adapters/adapter';
import { Disagreement } from './disagreement';
import { differing, otherwise, type Claim } from './statements';
import { listed } from './terms';
import type { Attempt, ScenarioFrame } from './world-options';

/** Compares as text first, which is fast and decides most cases. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || isDeepEqual(one, other);

export class Attempts {
  /**
   * The clause of a refusal that the scenario does not expect. It is only a note, since clauses must not cost a pass.
   */
  otherReason: string | undefined;
  /** The clauses for which no game began with the decks. */
  readonly brokenByDecks = new Set<string>();
  private last: Attempt | undefined;
  private isRead = true;

  /**
   * @param onReference true on the oracle, on which scenarios must also say correctly what is asked
   * @param exactReasons a deck must be refused for exactly the clauses that the scenario names
   */
  constructor(
    private readonly scenario: ScenarioFrame,
    private readonly onReference: boolean,
    private readonly exactReasons: boolean,
  ) {}

  /** Begins an attempt, whose outcome a later step must say. */
  begin(): void {
    this.isRead = false;
  }

  end(attempt: Attempt): void {
    this.last = attempt;
  }

  get latest(): Attempt | undefined {
    return this.last;
  }

  /** @throws {SuiteError} if no step says what came of the last attempt */
  checkRead(): void {
    if (!this.isRead) throw new SuiteError('the scenario tries something and does not say what comes of it');
  }

  /** Checks that the last attempt was refused and changed nothing. */
  checkRefused(): void {
    const attempt = this.read();
    if (attempt.notAsked !== undefined && this.onReference)
      throw new SuiteError(`${attempt.notAsked}; where that is what is meant say: that is not offered`);
    this.check(attempt);
  }

  /** Checks that nobody was asked for the last attempt. An engine that asks all the same may refuse it. */
  checkNotOffered(): void {
    const attempt = this.read();
    if (attempt.notAsked === undefined && this.onReference)
      throw new SuiteError(`${attempt.inWords} is asked for; where it is to be refused say: that is refused`);
    this.check(attempt);
  }

  /**
   * Notes that a deck was refused for other clauses than the scenario names.
   * @throws {Disagreement} if they must match
   */
  noteReasons(
    { about, subject, verb }: Claim & { readonly about: string },
    expected: readonly string[],
    named: readonly string[],
  ): void {
    if (this.exactReasons)
      throw new Disagreement(differing(subject, verb, { expected: listed(expected), actual: listed(named) }), {
        signature: about,
        expected,
        actual: named,
      });
    this.otherReason ??= named.find((clause) => !expected.includes(clause));
  }

  private read(): Attempt {
    if (!this.last) throw new SuiteError('nothing was tried before this step');
    this.isRead = true;
    return this.last;
  }

  private check({ what, inWords: subject, refused, unchanged, clause }: Attempt): void {
    // Engines that ignore what is illegal, and say nothing, have refused it.
    if (!refused && !unchanged)
      throw new Disagreement(otherwise({ subject, verb: 'be refused' }, 'was accepted'), {
        signature: 'an illegal action was accepted',
        expected: `${what}: refused`,
        actual: 'accepted',
      });
    if (!unchanged)
      throw new Disagreement(otherwise({ subject, verb: 'change nothing' }, 'was refused and changed the game'), {
        signature: 'a refused action changed the game',
        expected: 'nothing changed',
        actual: 'something changed',
      });
    if (clause !== undefined && !this.scenario.clauses.includes(clause)) this.otherReason ??= clause;
  }
}
