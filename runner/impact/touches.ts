/**
 * Finds what depends on a clause: scenarios, functions of the oracle, misreadings, interpretations, and mere mentions.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { faultsOf, oracleModules } from '../../games/registry';
import type { Catalogue } from '../../schemas/catalogue';
import { loadFeatures } from '../feature-files';
import { projectRoot } from '../root';
import { CLAUSE_ID } from './ids';

export interface Place {
  /** The path from the project's folder, with slashes. */
  readonly file: string;
  readonly line: number;
  /** The function or member that contains the line. */
  readonly in?: string;
}

export interface Touches {
  /** Ids of scenarios; those in the clause's own Rule come first. */
  readonly scenarios: readonly string[];
  /** Where the oracle cites it. */
  readonly functions: readonly Place[];
  readonly faults: readonly string[];
  /** Our interpretation, and the names of interpretations that a user can choose. */
  readonly readings: readonly string[];
  /** Comments and pages that mention its number. */
  readonly named: readonly Place[];
}

export const NO_TOUCHES: Touches = { scenarios: [], functions: [], faults: [], readings: [], named: [] };

/** @param root the project's folder, or a copy */
export function touchesOf(catalogue: Catalogue, root = projectRoot()): (id: string) => Touches {
  const { game } = catalogue;
  const { scenarios } = loadFeatures([game], { catalogues: [catalogue] });
  const module = oracleModules().find(({ id }) => id === game);
  const faults = module ? faultsOf(module) : [];
  const { cites, names } = placesIn(catalogue, root);
  return (id) => ({
    scenarios: scenarios
      .filter(({ clauses, decoy }) => clauses.includes(id) && decoy === undefined)
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

/** Finds numbers in a line: `quoted` stand alone in quotes, `marked` carry the game's tag. */
function* numbersIn(text: string, tag: string): Generator<{ id: string; quoted: boolean; marked: boolean }> {
  const pattern = new RegExp(`(?<![\\w.@-])(?:(${tag})[- ])?(${CLAUSE_ID})(?![\\w]|[-.]\\d)`, 'g');
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

/** Finds the function or table member around a line: the nearest line above that is indented less. */
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
  /** True if the file belongs to the game, so that numbers without a tag are its clauses. */
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
