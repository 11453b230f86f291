/** Selects the misreadings that `self-test` tries: all, those of some clauses, or those of some files or ids. */
import { existsSync, readdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { faultsOf, PLAYABLE } from '../games/registry';
import type { Fault, GameModule } from '../oracle/kernel/session/module';
import type { KernelRules } from '../oracle/kernel/rules';
import { clausesWithin, nearestClause } from '../runner/clauses-named';
import { SelectionError } from '../runner/features';
import type { Catalogue } from '../schemas/catalogue';
import type { GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import { didYouMean, UsageError } from './usage';

type AnyFault = Fault<KernelRules>;

export interface MisreadingOptions {
  /** Clauses or sections, as on the command line. */
  readonly clause?: readonly string[];
  /** Files of misreadings, or ids as the self-test prints them. */
  readonly only?: readonly string[];
}

/** @throws {UsageError} if a name is unknown @throws {SelectionError} if nothing is left to try */
export async function chosenMisreadings(
  modules: readonly GameModule[],
  catalogues: readonly Catalogue[],
  { clause, only }: MisreadingOptions,
): Promise<ReadonlySet<AnyFault>> {
  const ofClauses = clause && new Set(clause.flatMap((written) => faultsOfClause(written, modules, catalogues)));
  if (!only) return ofClauses ?? new Set(modules.flatMap(faultsOf));
  const named = (await Promise.all(only.map((name) => faultsNamed(name, modules)))).flat();
  const chosen = new Set(named.filter((fault) => !ofClauses || ofClauses.has(fault)));
  if (chosen.size === 0)
    throw new SelectionError('empty', `--only: none of these is a mutant of ${clause!.join(', ')}: nothing to test`);
  return chosen;
}

function faultsOfClause(
  written: string,
  modules: readonly GameModule[],
  catalogues: readonly Catalogue[],
): readonly AnyFault[] {
  const named = clausesWithin(written, catalogues);
  if (named.length === 0)
    throw new UsageError(`--clause: there is no clause "${written}"${didYouMean(nearestClause(written, catalogues))}`);
  const found = named.flatMap(({ catalogue, clause }) =>
    faultsOf(modules.find((module) => module.id === catalogue.game)!).filter((fault) => fault.clause === clause.id),
  );
  if (found.length === 0) throw new SelectionError('empty', `--clause: "${written}" has no mutant: nothing to test`);
  return found;
}

/** Matches `oracle/one-piece/faults/07-end-of-battle.ts`, with or without folders before it. */
const FILE = /(?:^|\/)oracle\/([\w-]+)\/faults\/([\w-]+)\.[jt]s$/;

const isPath = (name: string): boolean => /[\\/]|\.[jt]s$/.test(name);

/** Returns the games of the files, so that no other is loaded; undefined if something else than files is named. */
export function gamesOfFiles(only: readonly string[] = []): GameId[] | undefined {
  if (only.length === 0 || !only.every(isPath)) return undefined;
  return [...new Set(only.map((path) => fileNamed(path).game))];
}

async function faultsNamed(name: string, modules: readonly GameModule[]): Promise<readonly AnyFault[]> {
  if (isPath(name)) return faultsInFile(name, modules);
  const all = modules.flatMap(faultsOf);
  const found = all.filter(({ id }) => id === name);
  if (found.length > 0) return found;
  const ids = all.map(({ id }) => id);
  const games = modules.map(({ id }) => id).join(', ');
  throw new UsageError(`--only: "${name}" is no mutant of ${games}${didYouMean(nearest(name, ids))}`);
}

interface MisreadingFile {
  readonly game: GameId;
  /** The module to load. */
  readonly module: string;
}

/** @throws {UsageError} if it is no file of misreadings of a game */
function fileNamed(path: string): MisreadingFile {
  const [, game, name] = FILE.exec(path.replaceAll('\\', '/')) ?? [];
  if (game === undefined || !(PLAYABLE as readonly string[]).includes(game))
    throw new UsageError(`--only: "${path}" is no file of mutants; one is oracle/one-piece/faults/07-end-of-battle.ts`);
  // The compiled command loads compiled modules.
  const extension = extname(__filename);
  const folder = resolve(__dirname, '..', 'oracle', game, 'faults');
  const module = join(folder, `${name}${extension}`);
  if (existsSync(module)) return { game: game as GameId, module };
  const names = readdirSync(folder).flatMap((file) =>
    file.endsWith(extension) ? file.slice(0, -extension.length) : [],
  );
  const near = nearest(name!, names);
  const guess = near === undefined ? undefined : `oracle/${game}/faults/${near}.ts`;
  throw new UsageError(`--only: there is no file "${path}"${didYouMean(guess)}`);
}

async function faultsInFile(path: string, modules: readonly GameModule[]): Promise<readonly AnyFault[]> {
  const { game, module: file } = fileNamed(path);
  const module = modules.find(({ id }) => id === game);
  if (!module) throw new UsageError(`--only: "${path}" is of ${game}, which --game leaves out`);
  const ids = new Set(misreadingsIn((await import(file)) as object));
  if (ids.size === 0) throw new SelectionError('empty', `--only: "${path}" holds no mutant: nothing to test`);
  const found = faultsOf(module).filter(({ id }) => ids.has(id));
  if (found.length === 0)
    throw new SelectionError('empty', `--only: oracle/${game}/faults.ts lists no mutant of "${path}": nothing to test`);
  return found;
}

/** Returns the ids of the misreadings that a module exports: lists of them, or families with a list `faults`. */
function misreadingsIn(exported: object): string[] {
  return Object.values(exported).flatMap((part: unknown) => {
    const list = Array.isArray(part) ? part : ((part as { faults?: unknown } | undefined)?.faults ?? []);
    return Array.isArray(list) ? list.flatMap((one: unknown) => (isMisreading(one) ? one.id : [])) : [];
  });
}

const isMisreading = (value: unknown): value is AnyFault =>
  typeof value === 'object' && value !== null && 'replace' in value && 'clause' in value && 'id' in value;
