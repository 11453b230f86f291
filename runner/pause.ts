/** Scenarios on an adapter in process never wait for anything: signals and timers would have to wait for them all. */

/** So long the event loop may be kept from others, in milliseconds. */
const MOST_BUSY_MS = 20;

export class Pauses {
  private last = performance.now();

  /** To be awaited between two pieces of work; lets others have their turn where they have waited for long. */
  async take(): Promise<void> {
    if (performance.now() - this.last < MOST_BUSY_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.last = performance.now();
  }
}
