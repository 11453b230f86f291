/** Records the former edition as an older one, with its numbers and the clauses it lacks (docs/editions.md). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../schemas/catalogue';
import { UnreadableText } from './errors';
import type { NewNumbers } from './rename';

/** @throws {UnreadableText} if the title has no number, or names a known edition */
export function nameOf(title: string, { game, editions }: Catalogue): string {
  const name = /\d+(?:\.\d+)*/.exec(title)?.[0];
  if (name === undefined)
    throw new UnreadableText(`--edition: "${title}" contains no version number such as 1.3.0 to name the edition by`);
  if (editions.some((one) => one.name === name || one.title === title))
    throw new UnreadableText(`--edition: ${game} already has the edition ${name}`);
  return name;
}

/** Turns an edition's name into one without spaces. */
const calledBy = (name: string): string => name.replace(/[^0-9A-Za-z.]+/g, '.');

interface Renewed {
  readonly catalogue: Catalogue;
  readonly numbers: NewNumbers;
  /** Clauses that the editions so far lack. */
  readonly lacking: readonly string[];
  /** The title of the new edition; absent if the update does not add an edition. */
  readonly title?: string;
  readonly name?: string;
}

/** @param yaml rulebook.yaml with the new clause numbers already in place */
export function withEditions(yaml: string, { catalogue, numbers, lacking, title, name }: Renewed): string {
  const lines = yaml.split('\n');
  if (!lines.includes('editions:')) {
    if (name === undefined) return yaml;
    const [former] = catalogue.editions;
    const start = lines.findIndex((line) => line.startsWith('title:')) + 1;
    lines.splice(start, 0, 'editions:', `  - name: ${calledBy(former!.name)}`, `    title: ${former!.title}`);
  }
  const older = catalogue.editions.filter((one) => name !== undefined || one.title !== catalogue.listed);
  for (const edition of older) {
    const renamed = (id: string) => numbers.get(id) ?? id;
    const has = new Set([...Object.keys(edition.numbers ?? {}), ...(edition.lacks ?? [])].map(renamed));
    const moved = [...numbers].filter(([, now]) => !has.has(now)).map(([old, now]) => `${now}: ${old}`);
    addTo(lines, calledBy(edition.name), 'numbers', '{', moved);
    addTo(lines, calledBy(edition.name), 'lacks', '[', lacking);
  }
  if (name === undefined) return lines.join('\n');
  const start = lines.indexOf('editions:');
  const length = lines.slice(start + 1).findIndex((line) => /^\S/.test(line));
  lines.splice(start + 1 + length, 0, `  - name: ${name}`, `    title: ${title}`);
  return lines.join('\n');
}

function addTo(lines: string[], edition: string, member: string, open: '{' | '[', items: readonly string[]): void {
  if (items.length === 0) return;
  const start = lines.indexOf(`  - name: ${edition}`);
  const length = lines.slice(start + 1).findIndex((line) => /^(?: {2}-|\S)/.test(line));
  const end = length < 0 ? lines.length : start + 1 + length;
  const at = lines.findIndex(
    (line, index) => index > start && index < end && line.startsWith(`    ${member}: ${open}`),
  );
  const added = wrapped(items);
  if (at < 0) lines.splice(end, 0, `    ${member}: ${open}`, ...added, `    ${open === '{' ? '}' : ']'}`);
  else {
    const rest = lines[at]!.slice(`    ${member}: ${open}`.length).trim();
    lines.splice(at, 1, `    ${member}: ${open}`, ...added, ...(rest === '' ? [] : [`      ${rest}`]));
  }
}

const WIDTH = 120;

function wrapped(items: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${item},`.length > WIDTH) lines.push(`      ${item},`);
    else lines[lines.length - 1] = `${last} ${item},`;
  }
  return lines;
}

/** Makes the rules play the new edition, and the former one unchanged; a person adds the differences. */
export function playFormer(
  { game, editionName }: Catalogue,
  name: string,
  files: Map<string, string>,
  root: string,
): void {
  const [index, editions] = ['index.ts', 'editions.ts'].map((file) => join('oracle', game, file)) as [string, string];
  if (!existsSync(join(root, index))) return;
  const textOf = (file: string) => files.get(file) ?? readFileSync(join(root, file), 'utf8');
  const table = textOf(index).replace(`  edition: '${editionName}',`, `  edition: '${name}',`);
  if (!existsSync(join(root, editions))) {
    files.set(index, withImport(table, name));
    files.set(editions, firstEditions(table, calledBy(editionName), name, game));
    return;
  }
  files.set(index, table);
  files.set(
    editions,
    textOf(editions)
      .replace(/(export const editions\b[^=]*= \{)(\s)/, `$1$2'${editionName}': { clauses: {} },$2`)
      .replace(`rulebook than ${editionName}, which`, `rulebook than ${name}, which`),
  );
}

const withImport = (index: string, name: string): string =>
  index
    .replace(/^(?=import .* from '\.\/\w)/m, "import { editions } from './editions';\n")
    .replace(`  edition: '${name}',\n`, `  edition: '${name}',\n  editions,\n`);

/** Writes the first editions.ts of a game. */
function firstEditions(index: string, former: string, name: string, game: string): string {
  const rules = /GameModule<(\w+)>/.exec(index)![1]!;
  const from = new RegExp(`^import .*\\b${rules}\\b.* from '(.*)';`, 'm').exec(index)![1]!;
  return `/**
 * Other editions of the rulebook than ${name}, which the table plays: for each clause that says something else there, what takes
 * the place of the table's entries. The documents, and which clauses they lack: features/${game}/rulebook.yaml.
 */
import type { Edition } from '../kernel/session/module';
import type { ${rules} } from '${from}';

export const editions: Readonly<Record<string, Edition<${rules}>>> = { '${former}': { clauses: {} } };
`;
}

const TABLE = join('docs', 'editions.md');

/** Adds the edition to the game's row in the table of docs/editions.md. */
export function addToTable(
  { title, editionName }: Catalogue,
  name: string,
  files: Map<string, string>,
  root: string,
): void {
  if (!existsSync(join(root, TABLE))) return;
  const lines = (files.get(TABLE) ?? readFileSync(join(root, TABLE), 'utf8')).split('\n');
  const end = ` | \`${editionName}\` |`;
  const row = lines.findIndex((line) => line.startsWith(`| ${title} |`) && line.endsWith(end));
  if (row < 0) return;
  const newEntry = lines[row]!.slice(0, -end.length).replace(`\`${editionName}\``, `\`${calledBy(editionName)}\``);
  lines[row] = `${newEntry}, \`${name}\` | \`${name}\` |`;
  files.set(TABLE, lines.join('\n'));
}
