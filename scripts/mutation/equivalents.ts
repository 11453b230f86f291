/** Reads the edits that were judged to change nothing that an engine could show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../runner/root';

export interface Equivalent {
  /** The id of the edit; one that ends with an asterisk stands for all edits whose ids begin with it. */
  readonly edit: string;
  readonly why: string;
}

export const EQUIVALENTS = 'scripts/mutation/equivalents.yaml';

export const readEquivalents = (): Equivalent[] =>
  (parse(readFileSync(join(projectRoot(), EQUIVALENTS), 'utf8')) as Equivalent[] | null) ?? [];

export const isJudged = (id: string, equivalents: readonly Equivalent[]): boolean =>
  equivalents.some(({ edit }) => covers(edit, id));

export const covers = (edit: string, id: string): boolean =>
  edit.endsWith('*') ? id.startsWith(edit.slice(0, -1)) : id === edit;
