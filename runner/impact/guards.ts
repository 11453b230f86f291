/** Refuses texts that are not a whole edition of the rulebook in question. */
import type { Catalogue } from '../../schemas/catalogue';
import { decode } from './decode';
import { UnreadableText } from './errors';
import { knownOf, oldOfCatalogue, type Editions } from './impact';
import type { Matching, OldClause } from './match';
import { readRulebook } from './read';
import type { Reading, Unplaced } from './reading';

/** The share of old clauses that the text must contain, in the same or similar words. */
const LEAST_FOUND = 0.2;
/** The share of clauses in the same words that proves the game; rulebooks of one publisher share many clauses. */
const SURELY_OWN = 0.4;
/** With this share of known numbers and other words, the text is taken for a translation. */
const SAME_NUMBERS = 0.5;
/** With this share of clauses missing at an end, a text counts as cut off; a new edition may drop a few. */
const MISSING_END = 0.03;
const FEW = 3;

export interface Given {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly olds: readonly OldClause[];
  readonly reading: Reading;
  readonly matching: Matching;
  readonly unread: readonly string[];
  readonly catalogue: Catalogue;
  /** The catalogues of all games. */
  readonly all: readonly Catalogue[];
}

/** @throws {UnreadableText} if the text is no rulebook, or the rulebook of another game */
export function refuseOther({ bytes, name, olds, reading, matching, catalogue, all }: Given): void {
  const found = matching.pairs.filter(({ alike }) => alike >= 0.3).length;
  const own = matching.pairs.filter(({ words }) => words !== 'changed').length / olds.length;
  const isOwn = found >= olds.length * LEAST_FOUND && found >= reading.clauses.length * 0.1;
  if (isOwn && own >= SURELY_OWN) return;
  const [other] = all
    .filter(({ game }) => game !== catalogue.game)
    .map((one) => ({ one, share: shareOf(bytes, name, one) }))
    .filter(({ share }) => share >= LEAST_FOUND && share > own)
    .sort((a, b) => b.share - a.share);
  if (other)
    throw new UnreadableText(
      `${name}: the rulebook of ${other.one.title} (--game ${other.one.game}), not of ${catalogue.title}`,
    );
  if (isOwn) return;
  const ids = new Set(reading.clauses.map(({ id }) => id));
  if (olds.filter(({ id }) => ids.has(id)).length >= olds.length * SAME_NUMBERS)
    throw new UnreadableText(
      `${name}: it has the numbers of ${catalogue.title}, but other words; is it in another language? The catalogue was made from "${catalogue.edition}"`,
    );
  throw new UnreadableText(
    `${name}: not a rulebook of ${catalogue.title}: it contains ${found === 0 ? 'none' : `only ${found}`} of the ${olds.length} clauses`,
  );
}

function shareOf(bytes: Uint8Array, name: string, catalogue: Catalogue): number {
  const olds = oldOfCatalogue(catalogue);
  const known = knownOf(olds, catalogue.sections);
  const { clauses } = readRulebook(bytes, name, known);
  return clauses.filter(({ text }) => known.has(text)).length / olds.length;
}

/** If this share of the numbers stands in the text but begins no clause in its place, the lines are out of order. */
const JUMBLED = 0.05;
const LEAST_JUMBLED = 5;

/** @throws {UnreadableText} if the lines of columns or pages are mixed up */
export function refuseJumbled({
  bytes,
  name,
  olds,
  reading,
}: Pick<Given, 'bytes' | 'name' | 'olds' | 'reading'>): void {
  if (reading.form !== 'numbered') return;
  const read = new Set(reading.clauses.map(({ id }) => id));
  const standing = new Set(decode(bytes, name).match(NUMBER));
  const lost = olds.filter(({ id }) => !read.has(id) && /[-.]/.test(id) && standing.has(id));
  if (lost.length < Math.max(LEAST_JUMBLED, olds.length * JUMBLED)) return;
  throw new UnreadableText(
    `${name}: its lines are out of order: it contains ${lost.length} of the ${olds.length} clause numbers, but not in sequence (${lost[0]!.id}, for example), as if columns or pages had been mixed; give the PDF itself, or a text in reading order (pdftotext without -raw)`,
  );
}

const NUMBER = /(?<![\p{L}\p{N}.-])(?:[A-Z]{1,3}\d?[-.])?\d{1,2}(?:[-.]\d{1,2})*(?![\p{L}\p{N}]|[-.]\d)/gu;

/** @throws {UnreadableText} if the text begins or ends in the middle of the rulebook */
export function refuseCutOff({ name, olds, reading, matching, unread }: Given): void {
  const found = matching.pairs.map(({ old }) => old);
  const [first, last] = [Math.min(...found), Math.max(...found)];
  const missing = olds.slice(last + 1).filter(({ id }) => !unread.includes(id)).length;
  const lastLine = reading.unplaced.findLast(({ where }) => where === 'after')?.text ?? reading.clauses.at(-1)?.text;
  const ended = /[.!?。:)”"»\]]$/.test(lastLine ?? '');
  const many = Math.max(FEW, olds.length * MISSING_END);
  if (missing >= (ended ? many : FEW))
    throw new UnreadableText(
      `${name}: cut off? It ends with ${olds[last]!.id} (line ${lineOf(reading, matching, last)}), and the ${missing} clauses after it are missing${ADVICE}`,
    );
  if (first >= many)
    throw new UnreadableText(
      `${name}: cut off? It begins with ${olds[first]!.id}, and the ${first} clauses before it are missing${ADVICE}`,
    );
}

const ADVICE = '; if the edition really lacks them, add --whole';

const lineOf = ({ clauses }: Reading, { pairs }: Matching, old: number): number =>
  clauses[pairs.find((pair) => pair.old === old)!.present]!.line;

/** A line inside or after the rulebook that could be a rule. */
export const isDebris = ({ where, isAside, isSupplement }: Unplaced): boolean =>
  where !== 'before' && !isAside && !isSupplement;

/** In a text without numbers, more new clauses than this share of the old ones are taken for debris. */
const MOST_ADDED = 0.1;
const SHOWN = 5;

/**
 * @param unplaced lines that the former edition does not have in the same words
 * @throws {UnreadableText} if lines inside the rulebook belong to no clause, since each could be a rule
 */
export function refuseDebris(
  { reading: { form }, changes, matching }: Pick<Editions, 'reading' | 'changes' | 'matching'>,
  unplaced: readonly Unplaced[],
): void {
  const inside = unplaced.filter(isDebris);
  const advice =
    'Nothing was written. Remove the lines that are not rules from the text, or give the text of the previous edition (--old)';
  if (inside.length > 0)
    throw new UnreadableText(
      `${inside.length === 1 ? 'a line belongs' : `${inside.length} lines belong`} to no clause:\n${shown(inside)}\n${advice}`,
    );
  const added = changes.filter(({ kind }) => kind === 'added');
  const olds = matching.pairs.length + matching.removed.length;
  if (form !== 'unnumbered' || added.length <= Math.max(FEW, olds * MOST_ADDED)) return;
  throw new UnreadableText(
    `${matching.pairs.length + matching.added.length} clauses found, where the previous edition has ${olds}: ${added.length} pieces of text resemble no clause, which is too many for new clauses:\n${shown(added.map(({ line = 0, newText = '' }) => ({ line, text: newText })))}\n${advice}`,
  );
}

const shown = (lines: readonly { line: number; text: string }[]): string =>
  [
    ...lines.slice(0, SHOWN).map(({ line, text }) => `  line ${line}: ${text.slice(0, 80)}`),
    ...(lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more`] : []),
  ].join('\n');
