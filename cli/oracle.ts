/** `tcg-conformance oracle`: serves the oracle as an adapter. */
import { SuiteError } from '../adapters/adapter';
import { serveHttp } from '../adapters/serve-http';
import type { Handler } from '../adapters/serve';
import { serveStdio } from '../adapters/serve-stdio';
import { faultsOf, oracleModules, PLAYABLE, PLAYED } from '../games/registry';
import { OracleHost, withFault } from '../oracle/host';
import { InputError } from '../oracle/kernel/errors';
import type { GameModule } from '../oracle/kernel/session/module';
import { loadCatalogues } from '../runner/catalogue';
import { catalogueIn, editionsOf } from '../runner/editions';
import { SelectionError } from '../runner/features';
import { GAMES } from '../schemas/common';
import { PROTOCOL_VERSION, type Method, type Params } from '../schemas/protocol';
import { nearest } from '../schemas/nearest';
import { SchemaError } from '../schemas/validate';
import { EXIT } from './exit-codes';
import { editionsAsked, type EditionOptions } from './edition-selection';
import { wholeNumber } from './select';
import { didYouMean, UsageError } from './usage';

export interface OracleOptions {
  game?: string[];
  edition?: string;
  misreading?: string;
  /** former name of `misreading` */
  fault?: string;
  /** The port; standard input and output are used if absent. */
  http?: string;
}

export async function oracle({ http, ...served }: OracleOptions): Promise<number> {
  const handler = handlerOf(served);
  if (http === undefined) await serveStdio(handler);
  else await overHttp(handler, wholeNumber('--http', http, 0, 65_535));
  return EXIT.conforms;
}

/**
 * Builds the handler that the command serves.
 * @throws {UsageError} if there is no such misreading
 * @throws {SelectionError} if no game is left
 */
export function handlerOf({ game, edition, misreading, fault }: Omit<OracleOptions, 'http'>): Handler {
  const correct = modulesOf({ game, edition });
  const id = misreading ?? fault;
  const host =
    id === undefined
      ? new OracleHost(correct)
      : new OracleHost(
          withMisreading(correct, id, misreading === undefined ? '--fault' : '--misreading'),
          false,
          `${PROTOCOL_VERSION} with the misreading ${id}`,
        );
  return { request: async (method, params) => answer(host, method, params) };
}

/**
 * Returns the games that the oracle can play, in the given edition.
 * @throws {SelectionError} if it can play none of them
 */
export function modulesOf(options: EditionOptions): GameModule[] {
  const { games = [...GAMES], editions } = editionsAsked(options);
  const known = (options.game ? PLAYABLE : PLAYED).filter((game) => games.includes(game));
  const asked = loadCatalogues(known.filter((game) => game in editions)).map((one) =>
    catalogueIn(one, editions[one.game]!),
  );
  const modules = oracleModules(known, editionsOf(asked));
  if (modules.length === 0) throw new SelectionError('empty', `--game: there is no oracle for ${games.join(', ')} yet`);
  return modules;
}

/**
 * Loads the misreadings of one game after the other, until one has it: all of them take longer to load than the oracle.
 * @param option as the user typed it
 */
function withMisreading(modules: readonly GameModule[], id: string, option: string): GameModule[] {
  for (const module of modules) {
    const fault = faultsOf(module).find((known) => known.id === id);
    if (fault) return modules.map((one) => (one === module ? withFault(one, fault) : one));
  }
  const known = modules.flatMap(faultsOf).map((fault) => fault.id);
  const names = modules.map((module) => module.id).join(', ');
  throw new UsageError(`${option}: "${id}" is no misreading of ${names}${didYouMean(nearest(id, known))}`);
}

/** Invalid input is the caller's fault, so it is answered as an error that names it. */
function answer(host: OracleHost, method: Method, params: Params<Method>): unknown {
  try {
    return host.request(method, params as never);
  } catch (error) {
    if (error instanceof InputError || error instanceof SchemaError) throw new SuiteError(error.message);
    throw error;
  }
}

/** Prints the address on standard error, because port 0 means any free port. */
async function overHttp(handler: Handler, port: number): Promise<void> {
  const service = await serveHttp(handler, { port }).catch((error: Error) => {
    throw new UsageError(`--http: ${error.message}`);
  });
  process.stderr.write(`serving the oracle at ${service.url}; Ctrl-C ends it\n`);
  process.once('SIGINT', () => void service.close()).once('SIGTERM', () => void service.close());
  await service.ended;
}
