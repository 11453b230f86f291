/** What of the project rests on a clause: scenarios, functions of the oracle, faults, readings, and what only names it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { faultsOf, oracleModules } from '../../games/registry';
import type { Catalogue } from '../../schemas/catalogue';
import { loadFeatures } from '../feature-files';
import { projectRoot } from '../root';

export interface Place {
  /** from the project's folder, with slashes */
  readonly file: string;
  readonly line: number;
  /** the function or member in which it stands */
  readonly in?: string;
}

export interface Touches {
  /** ids, those first whose own Rule it is */
  readonly scenarios: readonly string[];
  /** where the oracle decides by it */
  readonly functions: readonly Place[];
  /** ids */
  readonly faults: readonly string[];
  /** what we read, and the names of readings that can be chosen */
  readonly readings: readonly string[];
  /** comments and pages that name its number */
  readonly named: readonly Place[];
}

export const NO_TOUCHES: Touches = { scenarios: [], functions: [], faults: [], readings: [], named: [] };

/** @param root the project, or a copy of its folders */
export function touchesOf(catalogue: Catalogue, root = projectRoot()): (id: string) => Touches {
  const { game } = catalogue;
  const { scenarios } = loadFeatures([game], { catalogues: [catalogue] });
  const module = oracleModules().find(({ id }) => id === game);
  const faults = module ? faultsOf(module) : [];
  const { cites, names } = placesIn(catalogue, root);
  return (id) => ({
    scenarios: scenarios
      .filter(({ clauses, bystander }) => clauses.includes(id) && bystander === undefined)
      .sort((a, b) => Number(b.rule?.clause === id) - Number(a.rule?.clause === id))
      .map((scenario) => scenario.id),
    functions: cites.get(id) ?? [],
    faults: faults.filter(({ clause }) => clause === id).map((fault) => fault.id),
    readings: [
      ...catalogue.clauses.filter((clause) => clause.id === id && clause.reading).map(({ reading }) => reading!),
      ...Object.entries(module?.readings ?? {})
        .filter(([, { clauses }]) => clauses.includes(id))
        .map(([name, { question }]) => `${name}: ${question}`),
    ],
    named: names.get(id) ?? [],
  });
}

type Places = Map<string, Place[]>;

function placesIn({ game, tag, clauses }: Catalogue, root: string): { cites: Places; names: Places } {
  const [cites, names]: [Places, Places] = [new Map(), new Map()];
  const known = new Set(clauses.map(({ id }) => id));
  for (const { file, own, oracle } of filesOf(game, root)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const path = relative(root, file).split('\\').join('/');
    lines.forEach((text, index) => {
      for (const { id, quoted, marked } of numbersIn(text, tag)) {
        if (!known.has(id) || (!own && !marked)) continue;
        const isDecision = oracle && quoted && !path.includes('/faults');
        if (oracle && quoted && !isDecision) continue;
        const place: Place = { file: path, line: index + 1, ...inside(lines, index, isDecision) };
        add(isDecision ? cites : names, id, place);
      }
    });
  }
  return { cites, names };
}

const add = (places: Places, id: string, place: Place): void => {
  const found = places.get(id) ?? [];
  if (found.some(({ file, line }) => file === place.file && line === place.line)) return;
  places.set(id, [...found, place]);
};

/** Numbers in a line: `quoted` alone in quotes, `marked` with the tag of the game. A tag of a scenario is neither. */
function* numbersIn(text: string, tag: string): Generator<{ id: string; quoted: boolean; marked: boolean }> {
  const pattern = new RegExp(
    `(?<![\\w.@-])(?:(${tag})[- ])?((?:[A-Z]{1,3}\\d?[-.])?\\d+(?:[-.]\\d+)+)(?![\\w]|[-.]\\d)`,
    'g',
  );
  for (const found of text.matchAll(pattern)) {
    const [all, mark, id = ''] = found;
    const quote = text[found.index - 1];
    const quoted = mark === undefined && /['"`]/.test(quote ?? '') && text[found.index + all.length] === quote;
    if (/^\s*(?:Rule|Feature):/.test(text)) continue;
    yield { id, quoted, marked: mark !== undefined };
  }
}

const FUNCTION =
  /^(?:export )?(?:default )?(?:async )?(?:function\*? (\w+)|(?:const|let) (\w+)\b|(?:static |readonly )*\*?(\w+)\(|(\w+):)/;
const NO_NAME = new Set(['if', 'for', 'while', 'switch', 'return', 'const', 'catch', 'with']);

/** What a line stands in: the function or the member of a table that begins above it and less far to the right. */
function inside(lines: readonly string[], index: number, isCode: boolean): { in?: string } {
  if (!isCode) return {};
  let left = Infinity;
  for (let at = index; at >= 0; at--) {
    const text = lines[at]!;
    const indent = text.search(/\S/);
    if (indent < 0 || indent >= left) continue;
    left = at === index && !FUNCTION.test(text.trim()) ? indent : Math.min(left, indent);
    const name = FUNCTION.exec(text.trim())?.slice(1).find(Boolean);
    if (name !== undefined && !NO_NAME.has(name)) return { in: name };
  }
  return {};
}

interface ProjectFile {
  readonly file: string;
  /** of the game: a number without its tag is one of its clauses */
  readonly own: boolean;
  readonly oracle: boolean;
}

const TEXT = /\.(?:ts|js|mjs|md|feature|yaml)$/;

function filesOf(game: string, root: string): ProjectFile[] {
  const oracle = [join(root, 'oracle', game), join(root, 'dist', 'oracle', game)].find((folder) => existsSync(folder));
  const general = ['docs', 'steps', 'oracle/kernel', 'adapters', 'tests', 'texts', 'reports', 'runner', 'schemas'];
  const files = [
    ...(oracle ? below(oracle).map((file) => ({ file, own: true, oracle: true })) : []),
    ...below(join(root, 'features', game)).map((file) => ({ file, own: true, oracle: false })),
    ...general.flatMap((folder) =>
      below(join(root, folder)).map((file) => ({ file, own: file.endsWith(`${game}.md`), oracle: false })),
    ),
  ];
  return files.filter(({ file }) => TEXT.test(file) && !file.endsWith('.d.ts'));
}

function below(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : below(join(folder, entry.name));
    return [join(folder, entry.name)];
  });
}
