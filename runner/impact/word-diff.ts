/** Compares two texts of a clause word by word, and tells changes of punctuation from real ones. */
import { diffArrays } from 'diff';
import { lettersOf } from './words';

export interface WordChange {
  readonly was: string;
  readonly is: string;
  /** False if only punctuation differs. */
  readonly meaning: boolean;
  /** Up to AROUND words of context. */
  readonly before: string;
  readonly after: string;
}

const AROUND = 5;
/** Splits into words and signs, each with the spaces after it. */
const tokensOf = (text: string): string[] => text.match(/(?:[\p{L}\p{N}]+(?:['’\-–.][\p{L}\p{N}]+)*|\S)\s*/gu) ?? [];
const textOf = (tokens: readonly string[]): string => tokens.join('').trim();

export function wordDiff(old: string, present: string): WordChange[] {
  const parts = diffArrays(tokensOf(old), tokensOf(present), { comparator: alike });
  const changes: WordChange[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    if (!part.added && !part.removed) continue;
    const next = parts[at + 1];
    const pair = next && (next.added || next.removed) ? next : undefined;
    const tokens = (kind: 'added' | 'removed') => (part[kind] ? part.value : pair?.[kind] ? pair.value : []);
    const [was, is] = [textOf(tokens('removed')), textOf(tokens('added'))];
    const before = parts[at - 1]?.value.slice(-AROUND) ?? [];
    if (pair) at += 1;
    const after = parts[at + 1]?.value.slice(0, AROUND) ?? [];
    changes.push({ was, is, meaning: lettersOf(was) !== lettersOf(is), before: textOf(before), after: textOf(after) });
  }
  return changes;
}

const QUOTES: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-' };
const plain = (token: string): string => token.trim().replace(/[’‘“”–—]/g, (sign) => QUOTES[sign]!);
const alike = (a: string, b: string): boolean => plain(a) === plain(b);
