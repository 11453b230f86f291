/** The clauses that decide: those cited since the last event go with the next one; what decides without an event is kept apart. */
import type { JournalEvent } from './state';

const NONE: readonly string[] = [];

export class Citations {
  /** Cited since the last event. */
  private uncommitted: readonly string[] = NONE;
  /** false: the list belongs to whoever cited it. */
  private isOwnList = false;
  /** What decided something without an event: a refusal, an observation. */
  private readonly outsideEvents = new Set<string>();
  private silences = 0;

  /** true: nothing is cited now. */
  get isSilent(): boolean {
    return this.silences > 0;
  }

  cite(clauses: readonly string[]): void {
    if (this.silences > 0 || clauses.length === 0) return;
    if (this.uncommitted.length === 0) {
      this.uncommitted = clauses;
      this.isOwnList = false;
      return;
    }
    if (this.isOwnList) {
      for (const clause of clauses) (this.uncommitted as string[]).push(clause);
      return;
    }
    this.uncommitted = this.uncommitted.concat(clauses);
    this.isOwnList = true;
  }

  /** Those that go with an event. */
  commit(): readonly string[] {
    const clauses = this.uncommitted;
    this.uncommitted = NONE;
    return clauses;
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
    const before = this.uncommitted.length;
    const answer = question();
    this.setAside(before);
    return answer;
  }

  /** Answers a question; what it cited stays with the next event unless the answer is such. */
  outsideIf<T>(question: () => T, isOutside: (answer: T) => boolean): T {
    const before = this.uncommitted.length;
    const answer = question();
    if (isOutside(answer)) this.setAside(before);
    return answer;
  }

  /** Every clause that has decided something so far. */
  all(journal: readonly JournalEvent[]): ReadonlySet<string> {
    const cited = new Set([...this.outsideEvents, ...this.uncommitted]);
    for (const { clauses } of journal) for (const clause of clauses) cited.add(clause);
    return cited;
  }

  private setAside(from: number): void {
    if (this.uncommitted.length === from) return;
    for (const clause of this.uncommitted.slice(from)) this.outsideEvents.add(clause);
    this.uncommitted = this.uncommitted.slice(0, from);
    this.isOwnList = true;
  }
}
