/** Makes an adapter from the command or address that a user names. */
import { oracleModules, type Editions } from '../games/registry';
import type { GameId } from '../schemas/common';
import type { Adapter } from './adapter';
import { HttpAdapter, type HttpOptions } from './http';
import { InProcessAdapter } from './in-process';
import { StdioAdapter, type StdioOptions } from './stdio';

/** Options of other kinds of adapter are ignored. */
export interface AdapterOptions extends StdioOptions, HttpOptions {
  /** The games that the embedded oracle must play; all by default. */
  readonly games?: readonly GameId[];
  /** The editions of these games; those of its rule tables by default. */
  readonly editions?: Editions;
}

export const isEmbedded = (command: string): boolean => command === 'oracle';

/**
 * @param command `oracle` is the embedded one, `http://` or `https://` begins the address of a server, anything else is
 * a program with its arguments
 * @returns an adapter that is not started; `initialize` reports what is wrong with the command
 */
export function makeAdapter(command: string, options: AdapterOptions = {}): Adapter {
  if (isEmbedded(command)) return new InProcessAdapter(oracleModules(options.games, options.editions));
  return /^https?:/i.test(command) ? new HttpAdapter(command, options) : new StdioAdapter(command, options);
}
