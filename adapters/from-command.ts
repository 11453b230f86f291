/** From what a person calls an implementation to an adapter. */
import type { Adapter } from './adapter';
import { HttpAdapter, type HttpOptions } from './http';
import { InProcessAdapter } from './in-process';
import { StdioAdapter, type StdioOptions } from './stdio';

/** What does not concern the kind of adapter is ignored. */
export type AdapterOptions = StdioOptions & HttpOptions;

/**
 * @param command `oracle` is the embedded one, `http://` or `https://` begins the address of a server, anything else is
 * a program and its arguments
 * @returns an adapter that is not started; what is wrong with the command is told by `initialize`
 */
export function makeAdapter(command: string, options: AdapterOptions = {}): Adapter {
  if (command === 'oracle') return new InProcessAdapter();
  return /^https?:/i.test(command) ? new HttpAdapter(command, options) : new StdioAdapter(command, options);
}
