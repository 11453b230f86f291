/** Refuses texts that are not a whole edition of the rulebook in question. */
import type { Catalogue } from '../../schemas/catalogue';
import { UnreadableText } from './errors';
import { knownOf, oldOfCatalogue } from './impact';
import type { Matching, OldClause } from './match';
import { readRulebook } from './read';
import type { Reading } from './reading';

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
      `${name}: its numbers are those of ${catalogue.title}, its words are not: a text in another language? The catalogue knows that of "${catalogue.edition}"`,
    );
  throw new UnreadableText(
    `${name}: no rulebook of ${catalogue.title}: of its ${olds.length} clauses ${found === 0 ? 'none stands' : `only ${found} stand`} in it`,
  );
}

function shareOf(bytes: Uint8Array, name: string, catalogue: Catalogue): number {
  const olds = oldOfCatalogue(catalogue);
  const known = knownOf(
    olds,
    catalogue.sections.map(({ id }) => id),
  );
  const { clauses } = readRulebook(bytes, name, known);
  return clauses.filter(({ text }) => known.has(text)).length / olds.length;
}

/** @throws {UnreadableText} if the text begins or ends in the middle of the rulebook */
export function refuseCutOff({ name, olds, reading, matching }: Given): void {
  const found = matching.pairs.map(({ old }) => old);
  const [first, last] = [Math.min(...found), Math.max(...found)];
  const missing = olds.length - 1 - last;
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

const ADVICE = '; if the edition is really without them, say --whole';

const lineOf = ({ clauses }: Reading, { pairs }: Matching, old: number): number =>
  clauses[pairs.find((pair) => pair.old === old)!.present]!.line;
