/** Handles Ctrl-C: the first asks the command to finish, a second ends it at once. */
import { EXIT } from './exit-codes';

export class Interruption {
  /** Aborted by a signal or by `stop`. */
  readonly signal: AbortSignal;
  /** True after a signal of the operating system. */
  happened = false;
  private readonly controller = new AbortController();

  /** Until `release`, signals no longer end the process by themselves. */
  constructor() {
    this.signal = this.controller.signal;
    process.on('SIGINT', this.interrupt).on('SIGTERM', this.interrupt);
  }

  stop(): void {
    this.controller.abort();
  }

  release(): void {
    process.off('SIGINT', this.interrupt).off('SIGTERM', this.interrupt);
  }

  private readonly interrupt = (): void => {
    if (this.happened) process.exit(EXIT.interrupted);
    this.happened = true;
    this.stop();
  };
}
