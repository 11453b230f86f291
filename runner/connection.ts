/** An adapter after its handshake, with its name and capabilities. */
import type { Adapter } from '../adapters/adapter';
import type { GameId } from '../schemas/common';
import type { GameSupport, InitializeResult } from '../schemas/protocol';

export interface Connection {
  readonly adapter: Adapter;
  readonly info: InitializeResult;
}

/** @throws {AdapterError} if the adapter does not start or the handshake fails */
export async function connect(make: () => Adapter): Promise<Connection> {
  const adapter = make();
  try {
    return { adapter, info: await adapter.initialize() };
  } catch (error) {
    await adapter.close();
    throw error;
  }
}

export const supportOf = (connection: Connection, game: GameId): GameSupport | undefined =>
  connection.info.games.find((support) => support.game === game);
