/** Takes a sample of edits by their names, so that an edit that comes or goes moves no other. */
import { sha256 } from '../../runner/digest';
import type { Edit } from './edit';
import { partOf } from './scope';

/** Takes as many edits from each part of the oracle. */
export function sampleOf(edits: readonly Edit[], parts: readonly string[], count: number, seed: number): Edit[] {
  const share = Math.ceil(count / parts.length);
  const ranks = new Map(edits.map((edit) => [edit, sha256(`${seed} ${edit.id}`)]));
  const byRank = edits.toSorted((one, other) => (ranks.get(one)! < ranks.get(other)! ? -1 : 1));
  return parts.flatMap((part) => byRank.filter(({ file }) => partOf(file) === part).slice(0, share)).slice(0, count);
}
