/** Compares a new edition with the catalogue or an older text, and finds what each change affects in the project. */
import type { Catalogue } from '../../schemas/catalogue';
import { UnreadableText } from './errors';
import { isDebris, refuseCutOff, refuseJumbled, refuseOther } from './guards';
import {
  compareEditions,
  inOrder,
  knownOf,
  KINDS,
  oldOfCatalogue,
  oldOfReading,
  type ChangeKind,
  type ClauseChange,
  type Editions,
  type NamedElsewhere,
} from './impact';
import { blocksOf, type Block } from './blocks';
import type { OldClause } from './match';
import { readRulebook } from './read';
import type { Debris } from './lines';
import type { Reading, Unplaced } from './reading';
import { newPairs, recover } from './recover';
import { NO_TOUCHES, type Touches } from './touches';
import { countWords, wordDiff, type WordChange, type WordCounts } from './word-diff';
import { lettersOf, REFERENCE } from './words';

export interface GivenText {
  /** The file's name in errors and reports. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Changed extends ClauseChange {
  /** Ids in the catalogue of the changed clauses; equal to `old` unless an older text was given. */
  readonly catalogued: readonly string[];
  /** Present if the old text is at hand, or one place changed and was found by the hashes of the catalogue. */
  readonly diff?: readonly WordChange[];
  /** Without the old text: neighbouring words that the old clause had not. */
  readonly newPairs?: readonly string[];
  /** True if the clause only gained or lost misprints. */
  readonly onlySpelling?: boolean;
  /** Clauses of the new text that refer to it by number. */
  readonly namedBy: readonly string[];
  readonly touches: Touches;
}

export interface Impact {
  readonly impactVersion: 1;
  readonly game: string;
  readonly tag: string;
  readonly title: string;
  /** The edition that the text is compared with. */
  readonly before: {
    readonly edition: string;
    readonly file?: string;
    readonly clauses: number;
    readonly unlikeCatalogue?: number;
  };
  readonly text: { readonly file: string; readonly form: Reading['form']; readonly clauses: number };
  readonly counts: Readonly<Record<ChangeKind | 'punctuation', number>>;
  /** All changes in the order of the new edition, without unchanged clauses. */
  readonly changes: readonly Changed[];
  /** Moved clauses, grouped into blocks that moved together. */
  readonly blocks: readonly Block[];
  readonly references: readonly NamedElsewhere[];
  readonly misprints: readonly { readonly printed: string; readonly read: string; readonly line: number }[];
  readonly unplaced: readonly Unplaced[];
  readonly debris: Debris;
  /** Clauses of supplements that the text has not, or only in pieces such as those of a table. */
  readonly unread: readonly string[];
  /** Repeated lines that were left out as page headers although nothing shows where pages end; `#` stands for a number. */
  readonly guessedHeaders: readonly string[];
  /** The reasons why a person must look at the result; empty if there are none. */
  readonly attention: readonly string[];
}

export interface StudyOptions {
  readonly catalogue: Catalogue;
  /** The catalogues of all games, to recognise a text of another game. */
  readonly all: readonly Catalogue[];
  readonly text: GivenText;
  readonly old?: GivenText;
  /** True accepts the text as complete even if its beginning or end is missing. */
  readonly whole?: boolean;
  readonly touches: (id: string) => Touches;
}

/** @throws {UnreadableText} if one of the texts is not a whole edition of the rulebook */
export const study = (options: StudyOptions): Impact => studyWithEditions(options).impact;

/** Returns also what `planUpdate` needs. @throws {UnreadableText} as `study` does */
export function studyWithEditions(options: StudyOptions): { impact: Impact; editions: Editions } {
  const { editions, olds, earlier } = editionsOf(options);
  const impact = impactOf(options, editions, olds, earlier);
  if (!earlier) return { impact, editions };
  refuseOtherEdition(options, earlier);
  return {
    impact,
    editions: { ...editions, changes: inCatalogue(editions.changes, cataloguedIds(options.catalogue, olds, earlier)) },
  };
}

/** @throws {UnreadableText} if the old text is not the edition that the catalogue lists */
function refuseOtherEdition({ catalogue, old }: StudyOptions, { changes }: Editions): void {
  const gone = changes.filter(({ kind }) => kind === 'removed' || kind === 'renumbered' || kind === 'merged');
  if (gone.length < LEAST_UNLIKE || gone.length < catalogue.clauses.length * UNLIKE) return;
  throw new UnreadableText(
    `--old: ${old!.name} is not the text of ${catalogue.edition}: ${gone.length} of its ${catalogue.clauses.length} clauses are missing or have other numbers there`,
  );
}

const LEAST_UNLIKE = 3;
const UNLIKE = 0.02;

/** Names the clauses of the old text as the catalogue does; what the old text had besides them is no clause. */
const inCatalogue = (changes: readonly ClauseChange[], ids: (id: string) => string[]): ClauseChange[] =>
  changes.flatMap((change) => {
    const old = [...new Set(change.old.flatMap(ids))];
    return change.old.length > 0 && old.length === 0 ? [] : [{ ...change, old }];
  });

/** Only compares. @throws {UnreadableText} as `study` does */
export function editionsOf(options: StudyOptions): {
  editions: Editions;
  olds: readonly OldClause[];
  earlier?: Editions;
} {
  const { catalogue, text, old } = options;
  const listed = oldOfCatalogue(catalogue);
  if (!old) return { editions: compared(options, listed, text), olds: listed };
  const earlier = compared(options, listed, old);
  const olds = oldOfReading(earlier.reading);
  return { editions: compared(options, olds, text), olds, earlier };
}

function compared(
  { catalogue, all, whole = false }: StudyOptions,
  olds: readonly OldClause[],
  { name, bytes }: GivenText,
): Editions {
  const sections = catalogue.sections.map(({ id }) => id);
  const reading = readRulebook(bytes, name, knownOf(olds, catalogue.sections));
  const editions = compareEditions(olds, reading, sections, whole);
  const given = {
    bytes,
    name,
    olds,
    reading: editions.reading,
    matching: editions.matching,
    unread: editions.unread,
    catalogue,
    all,
  };
  refuseJumbled(given);
  refuseOther(given);
  if (!whole) refuseCutOff(given);
  return editions;
}

function impactOf(options: StudyOptions, editions: Editions, olds: readonly OldClause[], earlier?: Editions): Impact {
  const { catalogue, text, old } = options;
  const { reading, references } = editions;
  const sections = catalogue.sections.map(({ id }) => id);
  const ids = cataloguedIds(catalogue, olds, earlier);
  const counts = Object.fromEntries([...KINDS, 'punctuation'].map((kind) => [kind, 0])) as Impact['counts'];
  for (const { kind, words } of editions.changes) {
    (counts as Record<string, number>)[kind]! += 1;
    if (words === 'punctuation') (counts as Record<string, number>)['punctuation']! += 1;
  }
  const namedBy = namersOf(reading);
  const counted = countWords([
    ...olds.map(({ text: one = '' }) => one),
    ...reading.clauses.map(({ text: one }) => one),
  ]);
  const vocabulary = [...counted].sort((one, other) => other[1] - one[1]).map(([word]) => lettersOf(word));
  const changes = inOrder(editions.changes, sections)
    .filter(({ kind, words }) => kind !== 'unchanged' || words === 'punctuation')
    .map((change) => withTouches(change, ids, namedBy, options.touches))
    .map((change) => withDiff(change, counted))
    .map((change) => withRecovered(change, olds, vocabulary));
  const unplaced = newlyUnplaced(reading.unplaced, earlier?.reading.unplaced);
  return {
    impactVersion: 1,
    game: catalogue.game,
    tag: catalogue.tag,
    title: catalogue.title,
    before: {
      edition: catalogue.edition,
      clauses: olds.length,
      ...(old && { file: old.name, unlikeCatalogue: unlike(earlier!) }),
    },
    text: { file: text.name, form: reading.form, clauses: reading.clauses.length },
    counts,
    changes,
    blocks: blocksOf(editions.changes),
    references,
    misprints: reading.clauses
      .filter(({ misprint }) => misprint !== undefined)
      .map(({ id, misprint, line }) => ({ printed: misprint!, read: id!, line })),
    unplaced,
    debris: reading.debris,
    guessedHeaders: reading.guessed ?? [],
    unread: editions.unread,
    attention: attentionTo(changes, references, unplaced, editions.unread),
  };
}

const unlike = ({ changes }: Editions): number =>
  changes.filter(({ kind, words }) => kind !== 'unchanged' || words === 'changed').length;

/** Maps clauses of the older text to ids in the catalogue. */
function cataloguedIds(catalogue: Catalogue, olds: readonly OldClause[], earlier?: Editions): (id: string) => string[] {
  const listed = new Set(catalogue.clauses.map(({ id }) => id));
  if (!earlier) return (id) => (listed.has(id) ? [id] : []);
  const known = new Map(earlier.changes.flatMap(({ old, now }) => now.map((id) => [id, old] as const)));
  return (id) => [...(known.get(id) ?? [])];
}

function withTouches(
  change: ClauseChange,
  ids: (id: string) => string[],
  namedBy: ReadonlyMap<string, readonly string[]>,
  touches: (id: string) => Touches,
): Changed {
  const catalogued = [...new Set(change.old.flatMap(ids))];
  return {
    ...change,
    catalogued,
    namedBy: [...new Set([...change.now, ...change.old].flatMap((id) => namedBy.get(id) ?? []))],
    touches: joined(catalogued.map(touches)),
  };
}

function withDiff(change: Changed, counts: WordCounts): Changed {
  const { oldText, newText, words, kind } = change;
  const differs = words === 'changed' || words === 'punctuation';
  if (!differs || oldText === undefined || newText === undefined) return change;
  const diff = wordDiff(oldText, newText, counts);
  const onlySpelling =
    kind === 'reworded' && diff.some((one) => one.kind === 'spelling') && !diff.some((one) => one.kind === 'meaning');
  return { ...change, diff, ...(onlySpelling && { onlySpelling }) };
}

/** Without the old text, names what changed as far as the catalogue's hashes allow. */
function withRecovered(change: Changed, olds: readonly OldClause[], vocabulary: readonly string[]): Changed {
  const { diff, kind, newText, old: ids } = change;
  const old = olds.find(({ id }) => id === ids[0]);
  if (diff || kind !== 'reworded' || newText === undefined || !old) return change;
  const found = recover(old, newText, vocabulary);
  if (found) return { ...change, diff: [{ ...found, kind: 'meaning' }] };
  const pairs = newPairs(old, newText);
  return pairs.length === 0 ? change : { ...change, newPairs: pairs };
}

function joined(all: readonly Touches[]): Touches {
  if (all.length === 1) return all[0]!;
  const merge = <K extends keyof Touches>(member: K) => [
    ...new Set(all.flatMap((one) => one[member] as readonly unknown[])),
  ];
  const members = Object.keys(NO_TOUCHES) as (keyof Touches)[];
  return Object.fromEntries(members.map((member) => [member, merge(member)])) as unknown as Touches;
}

function namersOf({ clauses }: Reading): Map<string, string[]> {
  const namers = new Map<string, string[]>();
  for (const { id, text } of clauses)
    for (const [named] of text.matchAll(REFERENCE)) {
      if (named === id) continue;
      namers.set(named, [...(namers.get(named) ?? []), id!]);
    }
  return namers;
}

/** Drops lines that the older edition contains in the same words. */
function newlyUnplaced(now: readonly Unplaced[], before: readonly Unplaced[] = []): Unplaced[] {
  const known = new Set(before.map(({ text }) => lettersOf(text)));
  return now.filter(({ text }) => !known.has(lettersOf(text)));
}

function attentionTo(
  changes: readonly Changed[],
  references: readonly NamedElsewhere[],
  unplaced: readonly Unplaced[],
  unread: readonly string[],
): string[] {
  const count = (kinds: readonly ChangeKind[]) =>
    changes.filter(({ kind, onlySpelling }) => kinds.includes(kind) && !onlySpelling).length;
  const spelling = changes.filter(({ onlySpelling }) => onlySpelling).length;
  const stale = references.filter(({ state }) => state !== 'follows').length;
  const inside = unplaced.filter(isDebris).length;
  const asides = unplaced.filter(({ isAside }) => isAside).length;
  const reasons: [number, string][] = [
    [count(['reworded', 'split', 'merged']), 'reworded, split or merged'],
    [spelling, 'reworded in spelling alone'],
    [count(['added']), 'added'],
    [count(['removed']), 'removed'],
    [stale, 'naming a number that has moved or is gone'],
    [unread.length, `${unread.length === 1 ? 'clause' : 'clauses'} of a supplement not read`],
    [inside, `${inside === 1 ? 'line' : 'lines'} outside any clause`],
    [asides, `${asides === 1 ? 'line' : 'lines'} of examples and notes, which only --old can compare`],
  ];
  return reasons.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
}
