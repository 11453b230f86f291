/** Runs the oracle of the page's game in a worker, and restarts the worker if it does not answer. */
import type { Answered, Asked, Kind, Questions } from '../engine/messages';

declare global {
  interface Window {
    /** Each is a function whose source is the code of a worker. */
    tcgOracles?: Record<string, () => void>;
  }
}

/** Milliseconds. Every scenario takes a few; only one that never ends takes this long. */
const MOST_MS = 10_000;
/** Milliseconds until the first answer, which includes loading the code and compiling the schemas of cards. */
const MOST_FIRST_MS = 60_000;

/** The oracle did not answer in time and was restarted. */
export class TooLong extends Error {}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  readonly timer: number;
}

export class Oracle {
  private readonly address: string;
  private worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private hasAnswered = false;

  /** @throws {Error} the script of the game is missing, or the browser does not allow a worker */
  constructor(game: string) {
    const code = window.tcgOracles?.[game];
    if (!code)
      throw new Error(`the script of ${game} could not be loaded: it lies beside this page in the folder playground`);
    this.address = URL.createObjectURL(new Blob([`(${code.toString()})()`], { type: 'text/javascript' }));
    this.worker = this.begin();
  }

  /**
   * @throws {TooLong} the oracle did not answer in time
   * @throws {Error} the error that broke the oracle
   */
  ask<K extends Kind>(kind: K, asked: Questions[K]['asked']): Promise<Questions[K]['answer']> {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const most = this.hasAnswered ? MOST_MS : MOST_FIRST_MS;
      const timer = window.setTimeout(() => this.restart(most), most);
      this.waiting.set(id, { resolve, reject, timer });
      this.worker.postMessage({ id, kind, asked } satisfies Asked);
    });
  }

  private begin(): Worker {
    const worker = new Worker(this.address);
    worker.onmessage = ({ data }: MessageEvent<Answered>) => this.take(data);
    worker.onerror = ({ message }) => this.failAll(new Error(`the oracle could not be started: ${message}`));
    return worker;
  }

  private take({ id, answer, broke }: Answered): void {
    this.hasAnswered = true;
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    clearTimeout(waiting.timer);
    if (broke === undefined) waiting.resolve(answer as never);
    else waiting.reject(new Error(broke));
  }

  private restart(most: number): void {
    this.worker.terminate();
    this.hasAnswered = false;
    this.worker = this.begin();
    this.failAll(new TooLong(`No answer within ${most / 1000} seconds: the game goes on for ever. It was stopped.`));
  }

  private failAll(error: Error): void {
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.waiting.clear();
  }
}
