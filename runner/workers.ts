/** Runs several processes of one adapter side by side, for slow adapters that answer one request at a time. */
import type { Connection } from './connection';
import type { Planned } from './plan';
import { SuiteRun, type SuiteOptions } from './suite';

export class Workers {
  private readonly runs: readonly SuiteRun[];

  constructor(options: SuiteOptions, count: number) {
    this.runs = Array.from({ length: count }, () => new SuiteRun(options));
  }

  /** Starts all of them. @returns the first one's connection @throws {AdapterError} if any does not start */
  async connect(): Promise<Connection> {
    const connections = await Promise.all(this.runs.map((run) => run.connect()));
    return connections[0]!;
  }

  /** The processes share a queue, so that none waits for a slow one or for one that was given up. */
  async run(planned: readonly Planned[]): Promise<void> {
    const queue = [...planned].reverse();
    await Promise.all(this.runs.map((run) => run.take(queue)));
    for (const run of this.runs) run.leave(queue);
  }

  async close(): Promise<void> {
    await Promise.all(this.runs.map((run) => run.close()));
  }
}
