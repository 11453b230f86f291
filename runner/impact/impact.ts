/** Finds what a new edition of a rulebook does to each clause of a catalogue. */
import type { Catalogue } from '../../schemas/catalogue';
import { compareKeys, IdOrder, parentOf } from './ids';
import { sectionOf } from '../editions';
import { findParts } from './parts';
import { match, type Matching, type OldClause, type Pair, type Words } from './match';
import type { Known, ReadClause, Reading } from './reading';
import { unreadAmong } from './supplements';
import { giveNumbers } from './new-numbers';
import { fingerprint, hashOfLetters, lettersOf, readTrace, REFERENCE, traceOf } from './words';

export const KINDS = ['unchanged', 'renumbered', 'reworded', 'split', 'merged', 'added', 'removed'] as const;
export type ChangeKind = (typeof KINDS)[number];

export interface ClauseChange {
  readonly kind: ChangeKind;
  /** Ids in the old edition; several for a merger. */
  readonly old: readonly string[];
  /** Ids in the new edition; several for a split. */
  readonly now: readonly string[];
  /** `references`: only numbers of moved clauses differ; `punctuation`: letters and digits are the same. */
  readonly words: Words;
  /** The share of words that remains, from 0 to 1, as far as the trace of the old text shows. */
  readonly alike: number;
  /** The line in the new text, from 1. */
  readonly line?: number;
  readonly misprint?: string;
  /** Present only if the old text is at hand. */
  readonly oldText?: string;
  readonly newText?: string;
}

/** A clause that refers to the number of a clause that has moved or is gone. */
export interface NamedElsewhere {
  /** The id of the referring clause in the new edition. */
  readonly clause: string;
  readonly names: string;
  /**
   * `follows`: names the new number; `stale`: names the old number of a clause that moved; `nothing`: names a number
   * that is gone.
   */
  readonly state: 'follows' | 'stale' | 'nothing';
  readonly now?: string;
}

export interface Editions {
  readonly changes: readonly ClauseChange[];
  readonly references: readonly NamedElsewhere[];
  readonly reading: Reading;
  readonly matching: Matching;
  /** Old clauses of supplements that the new text has not, or only in pieces; they are in no change. */
  readonly unread: readonly string[];
}

export const oldOfCatalogue = ({ clauses }: Pick<Catalogue, 'clauses'>): OldClause[] =>
  clauses.map(({ id, fingerprint: print, trace }) => ({ id, fingerprint: print, trace: readTrace(trace) }));

export const oldOfReading = (reading: Reading): OldClause[] =>
  reading.clauses.map(({ id, text }) => ({ id: id!, fingerprint: fingerprint(text), trace: traceOf(text), text }));

export function knownOf(olds: readonly OldClause[], sections: Catalogue['sections']): Known {
  const letters = new Set(olds.map(({ trace }) => trace.letters));
  return {
    ids: olds.map(({ id }) => id),
    sections: sections.map(({ id }) => id),
    titles: new Set(sections.map(({ title }) => lettersOf(title))),
    idsOf: (text) => {
      const letters = hashOfLetters(lettersOf(text));
      return olds.filter(({ trace }) => trace.letters === letters).map(({ id }) => id);
    },
    has: (text) => letters.has(hashOfLetters(lettersOf(text))),
    hasLetters: (some) => letters.has(hashOfLetters(some)),
    traces: olds.map(({ trace }) => trace),
    within: (some) =>
      knownOf(
        olds.filter(({ id }) => some.has(sectionOf(id))),
        sections.filter(({ id }) => some.has(id)),
      ),
  };
}

/**
 * @param olds in the order of their rulebook
 * @param whole true if what the text has not is gone, even a whole supplement
 */
export function compareEditions(
  olds: readonly OldClause[],
  reading: Reading,
  sections: readonly string[],
  whole = false,
): Editions {
  const matching = match(olds, reading.clauses);
  const clauses = giveNumbers(olds, reading.clauses, matching, sections);
  const unread = whole ? new Set<number>() : unreadAmong(olds, matching.removed);
  const changes = changesOf(olds, clauses, matching, unread);
  return {
    changes,
    references: referencesIn(clauses, changes),
    reading: { ...reading, clauses },
    matching,
    unread: [...unread].map((index) => olds[index]!.id),
  };
}

function changesOf(
  olds: readonly OldClause[],
  clauses: readonly ReadClause[],
  matching: Matching,
  unread: ReadonlySet<number>,
): ClauseChange[] {
  const { splits, merges } = findParts(matching, {
    old: (index) => olds[index]!.trace.size,
    present: (index) => traceOf(clauses[index]!.text).size,
  });
  const parts = new Set([...splits.values()].flatMap(([, ...others]) => others));
  const merged = new Set([...merges.values()].flatMap(([, ...others]) => others));
  const pairs = new Map(matching.pairs.map((pair) => [pair.present, pair]));
  const namesOf = namesBefore(olds, clauses, matching, merges);
  const changes: ClauseChange[] = [];
  clauses.forEach((clause, present) => {
    if (parts.has(present)) return;
    const about = { line: clause.line, ...(clause.misprint !== undefined && { misprint: clause.misprint }) };
    const pair = pairs.get(present);
    if (!pair) {
      changes.push({
        kind: 'added',
        old: [],
        now: [clause.id!],
        words: 'changed',
        alike: 0,
        ...about,
        newText: clause.text,
      });
      return;
    }
    const old = olds[pair.old]!;
    const now = splits.get(pair.old)?.map((index) => clauses[index]!.id!) ?? [clause.id!];
    const before = merges.get(present)?.map((index) => olds[index]!.id) ?? [old.id];
    const isAlone = now.length === 1 && before.length === 1;
    const words = pair.words === 'changed' && isAlone && onlyNames(old, clause, namesOf) ? 'references' : pair.words;
    const kind = kindOf(old.id, clause.id!, words, now.length > 1, before.length > 1);
    const texts = { ...(old.text !== undefined && { oldText: old.text }), newText: clause.text };
    changes.push({ kind, old: before, now, words, alike: pair.alike, ...about, ...texts });
  });
  for (const index of matching.removed) {
    const { id, text } = olds[index]!;
    if (merged.has(index) || unread.has(index)) continue;
    changes.push({
      kind: 'removed',
      old: [id],
      now: [],
      words: 'changed',
      alike: 0,
      ...(text !== undefined && { oldText: text }),
    });
  }
  return changes;
}

/** Maps each new number to the old numbers of the clause; a merger has several. */
function namesBefore(
  olds: readonly OldClause[],
  clauses: readonly ReadClause[],
  { pairs }: Matching,
  merges: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<string, readonly string[]> {
  const before = ({ old, present }: Pair) => (merges.get(present) ?? [old]).map((index) => olds[index]!.id);
  return new Map(pairs.map((pair) => [clauses[pair.present]!.id!, before(pair)]));
}

const MOST_NAMED = 4;

/** True if only the numbers that the clause refers to have changed, including those merged into another clause. */
function onlyNames(old: OldClause, { text }: ReadClause, namesOf: ReadonlyMap<string, readonly string[]>): boolean {
  const named = [...text.matchAll(REFERENCE)];
  if (named.length === 0 || named.length > MOST_NAMED) return false;
  let candidates = [''];
  let from = 0;
  for (const { 0: name, index } of named) {
    const between = text.slice(from, index);
    candidates = candidates.flatMap((candidate) =>
      [name, ...(namesOf.get(name) ?? [])].map((one) => candidate + between + one),
    );
    from = index + name.length;
  }
  return candidates.some((candidate) => hashOfLetters(lettersOf(candidate + text.slice(from))) === old.trace.letters);
}

function kindOf(old: string, now: string, words: Words, isSplit: boolean, isMerged: boolean): ChangeKind {
  if (isSplit) return 'split';
  if (isMerged) return 'merged';
  if (words === 'changed') return 'reworded';
  return old === now ? 'unchanged' : 'renumbered';
}

const numbersIn = (text: string): Set<string> => new Set([...text.matchAll(REFERENCE)].map(([one]) => one));

/** For every reference to a clause that moved or is gone, tells whether the referring clause was updated. */
function referencesIn(clauses: readonly ReadClause[], changes: readonly ClauseChange[]): NamedElsewhere[] {
  const nowOf = new Map(changes.flatMap(({ old, now }) => old.map((id) => [id, now[0]] as const)));
  const oldOf = new Map(changes.flatMap(({ old, now }) => now.map((id) => [id, old[0]] as const)));
  const words = new Map(changes.flatMap(({ now, words: what }) => now.map((id) => [id, what] as const)));
  const namedBefore = new Map(
    changes.flatMap(({ now, oldText = '' }) => now.map((id) => [id, numbersIn(oldText)] as const)),
  );
  const present = new Set(clauses.map(({ id }) => id!));
  const stands = (id: string) => present.has(id) || [...present].some((one) => parentOf(one) === id);
  return clauses.flatMap(({ id, text }) => {
    const named = [...numbersIn(text)].filter((one) => one !== id);
    return named.flatMap((names): NamedElsewhere[] => {
      const moved = nowOf.has(names) && nowOf.get(names) !== names;
      const came = oldOf.has(names) && oldOf.get(names) !== undefined && oldOf.get(names) !== names;
      const what = words.get(id!);
      if (what === 'references' && came) return [{ clause: id!, names, state: 'follows' }];
      const isLeft = what === 'same' || what === 'punctuation' || namedBefore.get(id!)?.has(names);
      if (moved && isLeft) {
        const now = nowOf.get(names);
        return [{ clause: id!, names, state: 'stale', ...(now !== undefined && { now }) }];
      }
      return !stands(names) && nowOf.has(names) ? [{ clause: id!, names, state: 'nothing' }] : [];
    });
  });
}

/** Sorts by the numbers of the new edition; removed clauses keep their old place. */
export function inOrder(changes: readonly ClauseChange[], sections: readonly string[]): ClauseChange[] {
  const order = new IdOrder(sections);
  const key = ({ now, old }: ClauseChange) => order.keyOf(now[0] ?? old[0]!);
  return [...changes].sort((a, b) => compareKeys(key(a), key(b)));
}
