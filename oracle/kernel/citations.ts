/** The clauses that decide: those cited since the last event go with the next one; what decides without an event is kept apart. */
import type { JournalEvent } from './state';

const NONE: readonly string[] = [];

export class Citations {
  /** Cited since the last event: the first so many of these lists, which belong to whoever cited them. */
  private readonly uncommitted: (readonly string[])[] = [];
  private count = 0;
  /** What decided something without an event: a refusal, an observation. */
  private readonly outsideEvents = new Set<string>();
  private silences = 0;

  /** true: nothing is cited now. */
  get isSilent(): boolean {
    return this.silences > 0;
  }

  cite(clauses: readonly string[]): void {
    if (this.silences > 0 || clauses.length === 0) return;
    this.uncommitted[this.count++] = clauses;
  }

  /** Those that go with an event. */
  commit(): readonly string[] {
    const { count } = this;
    this.count = 0;
    if (count === 0) return NONE;
    return count === 1 ? this.uncommitted[0]! : this.joined(count);
  }

  /** Runs a question about what would be legal without leaving citations. */
  silenced<T>(question: () => T): T {
    this.silences += 1;
    try {
      return question();
    } finally {
      this.silences -= 1;
    }
  }

  /** Answers a question that is no part of what happens next: its citations go with no event. */
  outside<T>(question: () => T): T {
    const { mark } = this;
    const answer = question();
    this.setAside(mark);
    return answer;
  }

  /** How far the citations are that go with the next event. */
  get mark(): number {
    return this.count;
  }

  /** Those since the mark go with no event. */
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
