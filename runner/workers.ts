/** Several processes of one adapter side by side, for adapters that are slow and answer one request at a time. */
import type { Connection } from './connection';
import type { Planned } from './plan';
import { SuiteRun, type SuiteOptions } from './suite';

export class Workers {
  private readonly runs: readonly SuiteRun[];

  constructor(options: SuiteOptions, count: number) {
    this.runs = Array.from({ length: count }, () => new SuiteRun(options));
  }

  /** Starts all of them. @returns the first. @throws {AdapterError} one does not start */
  async connect(): Promise<Connection> {
    const connections = await Promise.all(this.runs.map((run) => run.connect()));
    return connections[0]!;
  }

  /** Deals the scenarios out in turn, so that each worker gets some of every section. */
  async run(planned: readonly Planned[]): Promise<void> {
    const { length } = this.runs;
    await Promise.all(this.runs.map((run, worker) => run.run(planned.filter((_, index) => index % length === worker))));
  }

  async close(): Promise<void> {
    await Promise.all(this.runs.map((run) => run.close()));
  }
}
