/** Loads the edited oracle of the build in which this module lies. */
import { join, sep } from 'node:path';
import type { GameId } from '../../schemas/common';
import { connect, type Connection } from '../../runner/connection';
import { oracleModules } from '../../games/registry';

const BUILD = join(__dirname, '..', '..');
const ADAPTER = join(BUILD, 'adapters', 'in-process.js');

/**
 * Forgets the loaded modules, because they keep what they have found out with another edit in force.
 * @returns a function that connects to the oracle of a game, loaded anew
 */
export async function reloadOracle(): Promise<(game: GameId) => Promise<Connection>> {
  const isStale = (file: string) => file === ADAPTER || file.startsWith(join(BUILD, 'oracle') + sep);
  for (const file of Object.keys(require.cache)) if (isStale(file)) delete require.cache[file];
  const { InProcessAdapter } = (await import(ADAPTER)) as typeof import('../../adapters/in-process');
  const connections = new Map<GameId, Promise<Connection>>();
  return (game) => {
    const known = connections.get(game) ?? connect(() => new InProcessAdapter(oracleModules([game])));
    connections.set(game, known);
    return known;
  };
}
