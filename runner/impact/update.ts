/** Adopts a new edition: rewrites the list of clauses, and renumbers moved clauses wherever the project names them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Catalogue, ClauseKind, ClauseList, ListedClause } from '../../schemas/catalogue';
import { GAMES } from '../../schemas/common';
import { REVIEW_FILE } from '../catalogue';
import { sectionOf } from '../editions';
import { textOf } from '../catalogue-list';
import { UnreadableText } from './errors';
import { parentOf } from './ids';
import type { Editions } from './impact';
import type { ReadClause } from './reading';
import { renameBare, renameFile, renameInFeature, renameInNotes, renameInShared, type NewNumbers } from './rename';
import { addToTable, nameOf, playFormer, withEditions } from './update-editions';
import type { Touches } from './touches';
import { separatorOf } from './starts';
import { fingerprint, traceOf, writeTrace } from './words';

export interface Update {
  readonly list: ClauseList;
  readonly numbers: NewNumbers;
  /** New contents by path from the project's folder. */
  readonly files: ReadonlyMap<string, string>;
  /** New paths by old path. */
  readonly renamed: ReadonlyMap<string, string>;
  /** New testable clauses, which have no scenarios yet. */
  readonly added: readonly string[];
}

export interface UpdateOptions {
  readonly catalogue: Catalogue;
  readonly editions: Editions;
  /** The title of the new edition; the catalogue's stays if absent. */
  readonly title?: string;
  readonly touches: (id: string) => Touches;
  readonly root: string;
}

/** @throws {UnreadableText} if a removed clause is still in use; the message names the places */
export function planUpdate(options: UpdateOptions): Update {
  const { catalogue, editions, title, root } = options;
  const { changes } = editions;
  refuseUsed(options);
  const numbers: NewNumbers = new Map(
    changes
      .filter(({ old, now }) => old.length > 0 && now.length > 0 && old[0] !== now[0])
      .map(({ old, now }) => [old[0]!, now[0]!]),
  );
  const list = listOf(catalogue, editions, numbers, title);
  const { files, renamed } = filesFor(catalogue, numbers, root);
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
  return { list, numbers, files: new Map(changed), renamed, added };
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
    `${used.length === 1 ? 'a clause that is gone is' : 'clauses that are gone are'} still in use; move or remove what rests on ${used.length === 1 ? 'it' : 'them'} first:\n${used.join('\n')}`,
  );
}

function listOf(catalogue: Catalogue, { reading, changes }: Editions, numbers: NewNumbers, title?: string): ClauseList {
  const before = new Map(catalogue.clauses.map((clause) => [clause.id, clause]));
  const oldOf = new Map(changes.flatMap(({ old, now }) => (old.length > 0 ? [[now[0]!, old[0]!] as const] : [])));
  const present = new Set(reading.clauses.map(({ id }) => id!));
  const clauses = reading.clauses.map((clause): ListedClause => {
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
  return {
    game,
    edition: title ?? edition,
    normalisation,
    sections: sectionsOf(catalogue, clauses, reading.clauses, numbers),
    clauses,
  };
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

const SHARED = [
  'docs',
  'steps',
  'oracle',
  'adapters',
  'tests',
  'texts',
  'reports',
  'runner',
  'schemas',
  'scripts',
  'bench',
  'cli',
  'games',
];
const TEXT = /\.(?:ts|mts|js|mjs|cjs|py|md|feature|yaml|json|txt)$/;
const FIXED = /^tests\/impact\/|^schemas\/json\//;

function filesFor(
  catalogue: Catalogue,
  numbers: NewNumbers,
  root: string,
): { files: Map<string, string>; renamed: Map<string, string> } {
  const { game, tag } = catalogue;
  const separator = separatorOf(catalogue.clauses.map(({ id }) => id));
  const others = new RegExp(GAMES.filter((one) => one !== game).join('|'));
  const [files, renamed] = [new Map<string, string>(), new Map<string, string>()];
  if (numbers.size === 0) return { files, renamed };
  const own = [join('features', game), join('oracle', game)];
  const all = [...SHARED.filter((folder) => folder !== 'oracle'), 'oracle', join('features', game)];
  const paths = [...new Set(all.flatMap((folder) => below(join(root, folder))))].map((file) => relative(root, file));
  paths.push(...['README.md', 'CONTRIBUTING.md'].filter((file) => existsSync(join(root, file))));
  for (const file of paths) {
    if (!own.some((folder) => file.startsWith(folder))) continue;
    const name = renameFile(basename(file), separator, numbers);
    if (name !== basename(file)) renamed.set(file, join(dirname(file), name));
  }
  const moves = [...renamed].map(([from, to]) => [stemOf(from), stemOf(to)] as const);
  for (const file of paths) {
    if (!TEXT.test(file) || file.endsWith('clauses.json') || file.endsWith('rulebook.yaml') || FIXED.test(file))
      continue;
    const text = readFileSync(join(root, file), 'utf8');
    const isOwn = file.startsWith(own[1]!) || file === join('docs', `${game}.md`);
    const named = file.endsWith('.feature')
      ? renameInFeature(text, tag, numbers)
      : isOwn
        ? renameBare(text, numbers)
        : renameInShared(text, { tag, game, others }, numbers);
    files.set(file, withPaths(named, moves));
  }
  return { files, renamed };
}

const stemOf = (file: string): string => basename(file).replace(/\.\w+$/, '');

/** Replaces file names wherever the text mentions them: in imports, lists of scenarios, pages. */
function withPaths(text: string, moves: readonly (readonly [string, string])[]): string {
  if (moves.length === 0) return text;
  const names = new Map(moves);
  const pattern = new RegExp(`(?<![\\w-])(?:${moves.map(([from]) => from).join('|')})(?![\\w-])`, 'g');
  return text.replace(pattern, (name) => names.get(name)!);
}

function below(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : below(join(folder, entry.name));
    return [join(folder, entry.name)];
  });
}
