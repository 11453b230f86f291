/**
 * Scenarios on an in-process adapter never wait for I/O, so without pauses signals and timers would wait for all of
 * them.
 */

/** The longest time that the event loop may be blocked, in milliseconds. */
const MOST_BUSY_MS = 20;

export class Pauses {
  private last = performance.now();

  /** Await this between two pieces of work; it yields to the event loop once enough time has passed. */
  async take(): Promise<void> {
    if (performance.now() - this.last < MOST_BUSY_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.last = performance.now();
  }
}
