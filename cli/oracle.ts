/** `tcg-conformance oracle`: serves the oracle as an adapter. */
import { serveStdio } from '../adapters/serve-stdio';
import { GAME_MODULES } from '../oracle/games';
import { OracleHost, withFault } from '../oracle/host';
import type { GameModule } from '../oracle/kernel/module';
import { nearest } from '../schemas/nearest';
import { EXIT } from './exit-codes';
import { gamesNamed } from './select';
import { UsageError } from './usage';

export interface OracleOptions {
  game?: string[];
  fault?: string;
}

export async function oracle({ game, fault }: OracleOptions): Promise<number> {
  const games = gamesNamed(game);
  const modules = GAME_MODULES.filter((module) => games.includes(module.id));
  if (modules.length === 0) throw new UsageError(`--game: the oracle cannot play ${games.join(', ')} yet`);
  const host = new OracleHost(fault === undefined ? modules : modules.map((module) => faulty(module, fault)));
  await serveStdio({ request: async (method, params) => host.request(method as never, params as never) });
  return EXIT.conforms;
}

function faulty(module: GameModule, id: string): GameModule {
  const fault = module.faults.find((known) => known.id === id);
  if (fault) return withFault(module, fault);
  const hint = nearest(
    id,
    module.faults.map((known) => known.id),
  );
  throw new UsageError(`--fault: ${module.id} has no fault "${id}"${hint ? `; did you mean "${hint}"?` : ''}`);
}
