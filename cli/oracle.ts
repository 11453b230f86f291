/** `tcg-conformance oracle`: serves the oracle as an adapter. */
import { SuiteError } from '../adapters/adapter';
import { serveStdio } from '../adapters/serve-stdio';
import { GAME_MODULES } from '../oracle/games';
import { OracleHost, withFault } from '../oracle/host';
import { InputError } from '../oracle/kernel/errors';
import type { GameModule } from '../oracle/kernel/module';
import { SelectionError } from '../runner/features';
import type { Method, Params } from '../schemas/protocol';
import { nearest } from '../schemas/nearest';
import { SchemaError } from '../schemas/validate';
import { EXIT } from './exit-codes';
import { gamesNamed } from './select';
import { didYouMean, UsageError } from './usage';

export interface OracleOptions {
  game?: string[];
  fault?: string;
}

export async function oracle({ game, fault }: OracleOptions): Promise<number> {
  const modules = modulesOf(game);
  const host = new OracleHost(fault === undefined ? modules : withFaultNamed(modules, fault));
  await serveStdio({ request: async (method, params) => answer(host, method, params) });
  return EXIT.conforms;
}

/** The games that the oracle can play. @throws {SelectionError} none of those named */
export function modulesOf(names: readonly string[] | undefined): GameModule[] {
  const games = gamesNamed(names);
  const modules = GAME_MODULES.filter((module) => games.includes(module.id));
  if (modules.length === 0) throw new SelectionError('empty', `--game: there is no oracle for ${games.join(', ')} yet`);
  return modules;
}

function withFaultNamed(modules: readonly GameModule[], id: string): GameModule[] {
  const faults = modules.flatMap((module) => module.faults);
  const fault = faults.find((known) => known.id === id);
  if (!fault) {
    const guess = nearest(
      id,
      faults.map((known) => known.id),
    );
    throw new UsageError(
      `--fault: "${id}" is no fault of ${modules.map((module) => module.id).join(', ')}${didYouMean(guess)}`,
    );
  }
  return modules.map((module) => (module.faults.includes(fault) ? withFault(module, fault) : module));
}

/** What cannot be right is the fault of who asked. */
function answer(host: OracleHost, method: Method, params: Params<Method>): unknown {
  try {
    return host.request(method, params as never);
  } catch (error) {
    if (error instanceof InputError || error instanceof SchemaError) throw new SuiteError(error.message);
    throw error;
  }
}
