/** Which changes of a new edition a person must review before `catalogue update` adopts it, and which are reviewed. */
import type { Catalogue, Review } from '../../schemas/catalogue';
import { UnreadableText } from './errors';
import type { Changed } from './study';
import { fingerprint } from './words';

const MARKED = ['reworded', 'split', 'merged', 'removed'] as const;
/** A clause that is gone is checked apart: the update stops while anything uses it. */
const REVIEWED = ['reworded', 'split', 'merged'] as const;

type Kinds = readonly (typeof MARKED)[number][];
const ofKinds = (changes: readonly Changed[], kinds: Kinds): Changed[] =>
  changes.filter(({ kind, onlySpelling }) => (kinds as readonly string[]).includes(kind) && !onlySpelling);

/** A mark holds only as long as the new words of its clause stay the same. */
const markOf = ({ newText = '' }: Changed): string => fingerprint(newText);

const isMarked = (change: Changed, marks: Review['reviewed'] = {}): boolean =>
  change.catalogued.length > 0 && change.catalogued.every((id) => marks[id] === markOf(change));

/** Returns the changes that nobody has marked as reviewed. */
export const unreviewed = (changes: readonly Changed[], review?: Review): Changed[] =>
  ofKinds(changes, REVIEWED).filter((change) => !isMarked(change, review?.reviewed));

/**
 * Makes the contents of review.json; earlier marks stay where the words did.
 * @param named clauses that are reviewed now, with or without the tag of the game
 * @returns undefined: no change needs a review
 * @throws {UnreadableText} if a named clause has not changed
 */
export function reviewOf(
  { tag, review }: Pick<Catalogue, 'tag' | 'review'>,
  { file, changes }: { file: string; changes: readonly Changed[] },
  named: readonly string[] = [],
): Review | undefined {
  const all = ofKinds(changes, MARKED);
  const ids = named.map((id) => (id.startsWith(`${tag}-`) ? id.slice(tag.length + 1) : id));
  const isNamed = ({ catalogued }: Changed) => catalogued.some((id) => ids.includes(id));
  const unknown = ids.find((id) => !all.some(({ catalogued }) => catalogued.includes(id)));
  if (unknown !== undefined)
    throw new UnreadableText(`--reviewed: ${file} does not reword, split, merge or remove a clause ${tag}-${unknown}`);
  if (all.length === 0) return undefined;
  const isDone = (change: Changed) => isNamed(change) || isMarked(change, review?.reviewed);
  const open = all.filter((change) => !isDone(change));
  const done = all.filter(isDone);
  const entries = <T>(some: readonly Changed[], value: (change: Changed) => T) =>
    Object.fromEntries(some.flatMap((change) => change.catalogued.map((id) => [id, value(change)])));
  return {
    text: file,
    clauses: entries(open, ({ kind }) => kind as Kinds[number]),
    ...(done.length > 0 && { reviewed: entries(done, markOf) }),
  };
}
