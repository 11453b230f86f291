/**
 * Collects the clauses that decide, and apart from them the clauses that were merely consulted on the way. Those since
 * the last event go on the next one; those that decide without an event are kept apart.
 */
import type { JournalEvent } from './state';

const NONE: readonly string[] = [];

/** The clauses of an event: those that decided it, and those that were looked at before it. */
interface OfEvent {
  clauses: readonly string[];
  consulted?: readonly string[];
}

export class Citations {
  private readonly decided = new Uncommitted();
  private readonly consulted = new Uncommitted();
  /** The clauses that decided without an event: a refusal, an observation. */
  private readonly outsideEvents = new Set<string>();
  private silences = 0;
  /** How often clauses have been cited or consulted, also those that were dropped. */
  times = 0;

  /** true: citations are dropped now. Whoever asks has something to cite, which counts in `times`. */
  get isSilent(): boolean {
    if (this.silences === 0) return false;
    this.times += 1;
    return true;
  }

  /** Cites the clauses by which a procedure decides what happens next. */
  cite(clauses: readonly string[]): void {
    if (clauses.length === 0) return;
    this.times += 1;
    if (this.silences === 0) this.decided.add(clauses);
  }

  /** Notes the clauses that say what a card, a value or a word is, for whoever reads them. */
  consult(clauses: readonly string[]): void {
    if (clauses.length === 0) return;
    this.times += 1;
    if (this.silences === 0) this.consulted.add(clauses);
  }

  /** Gives an event the clauses since the last one, and starts over. */
  commitTo(event: JournalEvent): void {
    const of = event as OfEvent;
    of.clauses = this.decided.take();
    const consulted = this.consulted.take();
    if (consulted.length > 0) of.consulted = consulted;
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

  /** Where the citations stand now, for `setAside`. */
  get mark(): Mark {
    return { decided: this.decided.position, consulted: this.consulted.position };
  }

  /** Moves citations made since the mark aside, so that they do not end up on an unrelated event. */
  setAside({ decided, consulted }: Mark): void {
    for (const clause of [...this.decided.since(decided), ...this.consulted.since(consulted)])
      this.outsideEvents.add(clause);
    this.decided.cut(decided);
    this.consulted.cut(consulted);
  }

  /** Where the clauses that decide stand now, for `demote`. */
  get position(): number {
    return this.decided.position;
  }

  /**
   * Counts what was cited since the position, and after the last event, as merely consulted, because nothing came of
   * it: no rule was due, say.
   */
  demote(position: number): void {
    this.decided.moveTo(this.consulted, position);
  }

  /** Drops what was cited since the position, and after the last event. */
  drop(position: number): void {
    this.decided.cut(position);
  }

  /** Every clause that has decided something or was consulted so far. */
  all(journal: readonly JournalEvent[]): ReadonlySet<string> {
    const cited = new Set([...this.outsideEvents, ...this.decided.all, ...this.consulted.all]);
    for (const { clauses, consulted = NONE } of journal) {
      for (const clause of clauses) cited.add(clause);
      for (const clause of consulted) cited.add(clause);
    }
    return cited;
  }
}

/**
 * Returns the clauses once each, the one that decided first: the later of two rather than the earlier, which led there,
 * and one that says what is done rather than one that says what a word means.
 * @param defines whether a clause says what a word means
 */
export function decisiveFirst(clauses: readonly string[], defines: (clause: string) => boolean): readonly string[] {
  if (clauses.length < 2) return clauses;
  const decisive = clauses.findLast((clause) => !defines(clause)) ?? clauses.at(-1)!;
  return withNew([decisive], clauses);
}

/** Adds what the list does not have yet. Lists are short: looking through them costs less than a set. */
export function withNew(list: string[], clauses: readonly string[]): string[] {
  for (const clause of clauses) if (!list.includes(clause)) list.push(clause);
  return list;
}

export interface Mark {
  readonly decided: number;
  readonly consulted: number;
}

/** The lists of clauses since the last event. A position counts all lists of the game. */
class Uncommitted {
  /** Only the first `count` are in use; the array is never shortened, and the lists belong to whoever cited them. */
  private readonly lists: (readonly string[])[] = [];
  private count = 0;
  /** The number of lists that events have taken. */
  private taken = 0;

  get position(): number {
    return this.taken + this.count;
  }

  get all(): readonly string[] {
    return this.since(0);
  }

  add(clauses: readonly string[]): void {
    this.lists[this.count++] = clauses;
  }

  /** Returns all clauses and starts over. */
  take(): readonly string[] {
    const { count } = this;
    if (count === 0) return NONE;
    const clauses = count === 1 ? this.lists[0]! : this.all;
    this.taken += count;
    this.count = 0;
    return clauses;
  }

  since(position: number): readonly string[] {
    const clauses: string[] = [];
    for (let index = this.indexOf(position); index < this.count; index++)
      for (const clause of this.lists[index]!) clauses.push(clause);
    return clauses;
  }

  cut(position: number): void {
    this.count = Math.min(this.count, this.indexOf(position));
  }

  moveTo(other: Uncommitted, position: number): void {
    for (let index = this.indexOf(position); index < this.count; index++) other.add(this.lists[index]!);
    this.cut(position);
  }

  private indexOf(position: number): number {
    return Math.max(0, position - this.taken);
  }
}
