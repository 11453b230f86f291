/** From what a person calls an implementation to an adapter. */
import { oracleModules, type Editions } from '../games/registry';
import type { GameId } from '../schemas/common';
import type { Adapter } from './adapter';
import { HttpAdapter, type HttpOptions } from './http';
import { InProcessAdapter } from './in-process';
import { StdioAdapter, type StdioOptions } from './stdio';

/** What does not concern the kind of adapter is ignored. */
export interface AdapterOptions extends StdioOptions, HttpOptions {
  /** The games that the embedded oracle is asked to play; left out: all. */
  readonly games?: readonly GameId[];
  /** In which editions; left out: those that its tables play. */
  readonly editions?: Editions;
}

/** Whether a command names the embedded oracle. */
export const isEmbedded = (command: string): boolean => command === 'oracle';

/**
 * @param command `oracle` is the embedded one, `http://` or `https://` begins the address of a server, anything else is
 * a program and its arguments
 * @returns an adapter that is not started; what is wrong with the command is told by `initialize`
 */
export function makeAdapter(command: string, options: AdapterOptions = {}): Adapter {
  if (isEmbedded(command)) return new InProcessAdapter(oracleModules(options.games, options.editions));
  return /^https?:/i.test(command) ? new HttpAdapter(command, options) : new StdioAdapter(command, options);
}
