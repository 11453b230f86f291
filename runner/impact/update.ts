/** Adopts a new edition: rewrites the list of clauses, and renumbers moved clauses wherever the project names them. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Catalogue, ClauseKind, ClauseList, ListedClause } from '../../schemas/catalogue';
import { REVIEW_FILE } from '../catalogue';
import { sectionOf } from '../editions';
import { textOf } from '../catalogue-list';
import { UnreadableText } from './errors';
import { refuseDebris } from './guards';
import { parentOf } from './ids';
import type { Editions } from './impact';
import type { ReadClause, Unplaced } from './reading';
import { renameInNotes, type NewNumbers } from './rename';
import { renameInFiles } from './rename-files';
import { addToTable, nameOf, playFormer, withEditions } from './update-editions';
import type { Touches } from './touches';
import { fingerprint, traceOf, writeTrace } from './words';

export interface Update {
  readonly list: ClauseList;
  readonly numbers: NewNumbers;
  /** New contents by path from the project's folder. */
  readonly files: ReadonlyMap<string, string>;
  /** New paths by old path. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Places that keep old numbers because nothing shows whose they are: `docs/cli.md:12`. */
  readonly unclear: readonly string[];
  /** New testable clauses, which have no scenarios yet. */
  readonly added: readonly string[];
}

export interface UpdateOptions {
  readonly catalogue: Catalogue;
  /** The catalogues of the other games, whose files stay as they are. */
  readonly others: readonly Catalogue[];
  readonly editions: Editions;
  /** Lines of the new text that belong to no clause. */
  readonly unplaced: readonly Unplaced[];
  /** The title of the new edition; the catalogue's stays if absent. */
  readonly title?: string;
  readonly touches: (id: string) => Touches;
  readonly root: string;
}

/** @throws {UnreadableText} if lines belong to no clause, or a removed clause is still in use; it names the places */
export function planUpdate(options: UpdateOptions): Update {
  const { catalogue, others, editions, title, root } = options;
  const { changes } = editions;
  refuseDebris(editions, options.unplaced);
  refuseUsed(options);
  const numbers: NewNumbers = new Map(
    changes
      .filter(({ old, now }) => old.length > 0 && now.length > 0 && old[0] !== now[0])
      .map(({ old, now }) => [old[0]!, now[0]!]),
  );
  const list = listOf(catalogue, editions, numbers, title);
  const { files, renamed, unclear } = renameInFiles(catalogue, others, numbers, root);
  const clauses = join('features', catalogue.game, 'clauses.json');
  files.set(clauses, textOf(list));
  const notes = join('features', catalogue.game, 'rulebook.yaml');
  const yaml = renameInNotes(readFileSync(join(root, notes), 'utf8'), numbers);
  const lacking = changes.filter(({ kind }) => kind === 'added').flatMap(({ now }) => now);
  const isPlayed = existsSync(join(root, 'oracle', catalogue.game));
  const hasEditions = isPlayed || /^editions:/m.test(yaml);
  const name = title === undefined || !hasEditions ? undefined : nameOf(title, catalogue);
  files.set(notes, withEditions(yaml, { catalogue, numbers, lacking, ...(name && { title: title!, name }) }));
  if (name !== undefined) {
    playFormer(catalogue, name, files, root);
    addToTable(catalogue, name, files, root);
  }
  const isOther = (file: string, text: string) =>
    !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text;
  const changed = [...files].filter(([file, text]) => isOther(file, text));
  const kinds = new Map(list.clauses.map(({ id, kind }) => [id, kind]));
  const added = lacking.filter((id) => kinds.get(id) === 'testable');
  return { list, numbers, files: new Map(changed), renamed, unclear, added };
}

/** Writes the update. Renamed files get temporary names first, because two may swap names. */
export function execute({ list, files, renamed }: Update, root: string): void {
  for (const [from] of renamed) renameSync(join(root, from), join(root, `${from}.moved`));
  for (const [from, to] of renamed) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    renameSync(join(root, `${from}.moved`), join(root, to));
  }
  for (const [file, text] of files) writeFileSync(join(root, renamed.get(file) ?? file), text);
  rmSync(join(root, 'features', list.game, REVIEW_FILE), { force: true });
}

/** A removed or merged clause keeps its scenarios until a person has moved or deleted them, so the update stops. */
function refuseUsed({ editions: { changes }, touches, catalogue }: UpdateOptions): void {
  const gone = changes.flatMap(({ kind, old }) => (kind === 'removed' ? old : kind === 'merged' ? old.slice(1) : []));
  const used = gone.flatMap((id) => {
    const { scenarios, functions, faults, readings } = touches(id);
    const places = [...scenarios, ...functions.map(({ file, line }) => `${file}:${line}`), ...faults];
    if (readings.length > 0) places.push('an interpretation in rulebook.yaml');
    return places.length === 0
      ? []
      : [
          `  ${catalogue.tag}-${id}: ${places.slice(0, 5).join(', ')}${places.length > 5 ? ` and ${places.length - 5} more` : ''}`,
        ];
  });
  if (used.length === 0) return;
  throw new UnreadableText(
    `${used.length === 1 ? 'a clause that is gone is' : 'clauses that are gone are'} still in use; move or remove what depends on ${used.length === 1 ? 'it' : 'them'} first:\n${used.join('\n')}`,
  );
}

function listOf(catalogue: Catalogue, { reading, changes }: Editions, numbers: NewNumbers, title?: string): ClauseList {
  const before = new Map(catalogue.clauses.map((clause) => [clause.id, clause]));
  const oldOf = new Map(changes.flatMap(({ old, now }) => (old.length > 0 ? [[now[0]!, old[0]!] as const] : [])));
  const handled = new Set(changes.flatMap(({ old }) => old));
  const kept = catalogue.clauses.filter(({ id }) => !handled.has(id)).map(({ id }) => id);
  const present = new Set([...reading.clauses.map(({ id }) => id!), ...kept]);
  const listed = new Set(changes.flatMap(({ now }) => now));
  const clauses = reading.clauses
    .filter(({ id }) => listed.has(id!))
    .map((clause): ListedClause => {
      const old = before.get(oldOf.get(clause.id!) ?? '');
      const shownBy = old?.shownBy?.map((id) => numbers.get(id) ?? id).filter((id) => present.has(id));
      const text =
        [clause.text, ...clause.otherTexts].find((one) => fingerprint(one) === old?.fingerprint) ?? clause.text;
      return {
        id: clause.id!,
        kind: old?.kind ?? kindOf(clause, reading.clauses),
        fingerprint: fingerprint(text),
        trace: writeTrace(traceOf(text)),
        ...(shownBy && shownBy.length > 0 && { shownBy }),
      };
    });
  const { game, edition, normalisation } = catalogue;
  const all = withUnread(clauses, catalogue, changes);
  return {
    game,
    edition: title ?? edition,
    normalisation,
    sections: sectionsOf(catalogue, all, reading.clauses, numbers),
    clauses: all,
  };
}

/** Keeps the clauses that no change names, such as those of an unread supplement, in their place. */
function withUnread(
  clauses: readonly ListedClause[],
  catalogue: Catalogue,
  changes: Editions['changes'],
): ListedClause[] {
  const named = new Set(changes.flatMap(({ old }) => old));
  const all = [...clauses];
  const nowOf = new Map(changes.flatMap(({ old, now }) => old.map((id) => [id, now.at(-1)] as const)));
  let before: string | undefined;
  for (const { id, kind, fingerprint: print, trace, shownBy } of catalogue.clauses) {
    if (!named.has(id) && !all.some((one) => one.id === id)) {
      const at = before === undefined ? 0 : all.findIndex((one) => one.id === before) + 1;
      all.splice(at, 0, { id, kind, fingerprint: print, trace, ...(shownBy && { shownBy }) });
      before = id;
    } else before = nowOf.get(id) ?? before;
  }
  return all;
}

function kindOf({ id, text }: ReadClause, all: readonly ReadClause[]): ClauseKind {
  const isTitle = text.length < 60 && !/[.!?。]$/.test(text);
  return isTitle && all.some((other) => parentOf(other.id!) === id) ? 'heading' : 'testable';
}

function sectionsOf(
  catalogue: Catalogue,
  clauses: readonly ListedClause[],
  read: readonly ReadClause[],
  numbers: NewNumbers,
): ClauseList['sections'] {
  const moved = new Map(catalogue.sections.map((section) => [numbers.get(section.id) ?? section.id, section.title]));
  const ids = [...new Set(clauses.map(({ id }) => sectionOf(id)))];
  return ids.map((id) => ({ id, title: moved.get(id) ?? read.find((clause) => clause.id === id)?.text ?? id }));
}
