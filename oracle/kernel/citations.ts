/**
 * Collects the clauses that decide. Those cited since the last event go on the next one; those that decide without an
 * event are kept apart.
 */
import type { JournalEvent } from './state';

const NONE: readonly string[] = [];

export class Citations {
  /**
   * The lists cited since the last event. Only the first `count` are in use; the array is never shortened, and the
   * lists belong to whoever cited them.
   */
  private readonly uncommitted: (readonly string[])[] = [];
  private count = 0;
  /** The clauses that decided without an event: a refusal, an observation. */
  private readonly outsideEvents = new Set<string>();
  private silences = 0;
  /** How often clauses have been cited, also those that were dropped. */
  times = 0;

  /** true: citations are dropped now. Whoever asks has something to cite, which counts in `times`. */
  get isSilent(): boolean {
    if (this.silences === 0) return false;
    this.times += 1;
    return true;
  }

  cite(clauses: readonly string[]): void {
    if (clauses.length === 0) return;
    this.times += 1;
    if (this.silences > 0) return;
    this.uncommitted[this.count++] = clauses;
  }

  /** Returns the clauses for the next event and starts over. */
  commit(): readonly string[] {
    const { count } = this;
    this.count = 0;
    if (count === 0) return NONE;
    return count === 1 ? this.uncommitted[0]! : this.joined(count);
  }

  /** Asks what would be legal without leaving citations. */
  silenced<T>(question: () => T): T {
    this.silences += 1;
    try {
      return question();
    } finally {
      this.silences -= 1;
    }
  }

  /**
   * Answers a question that is not part of what happens next, so that its citations do not end up on an unrelated
   * event.
   */
  outside<T>(question: () => T): T {
    const { mark } = this;
    const answer = question();
    this.setAside(mark);
    return answer;
  }

  /** The present number of citations, for `setAside`. */
  get mark(): number {
    return this.count;
  }

  /** Moves citations made since the mark aside, so that they do not end up on an unrelated event. */
  setAside(mark: number): void {
    for (let index = mark; index < this.count; index++)
      for (const clause of this.uncommitted[index]!) this.outsideEvents.add(clause);
    this.count = Math.min(this.count, mark);
  }

  /** Every clause that has decided something so far. */
  all(journal: readonly JournalEvent[]): ReadonlySet<string> {
    const cited = new Set([...this.outsideEvents, ...this.joined(this.count)]);
    for (const { clauses } of journal) for (const clause of clauses) cited.add(clause);
    return cited;
  }

  private joined(count: number): readonly string[] {
    const clauses: string[] = [];
    for (let index = 0; index < count; index++) for (const clause of this.uncommitted[index]!) clauses.push(clause);
    return clauses;
  }
}
