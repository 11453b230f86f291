/** What a run tells while it goes on: a line that is drawn anew on a terminal, plain lines elsewhere. */
import { plural } from '../reports/text';
import type { ScenarioResult } from '../schemas/report';

/** Where it goes; standard error is one. */
export interface ProgressStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** For a run that says nothing while it goes on. */
export const SILENT: ProgressStream = { write: () => undefined };

/** Least time between two drawings of the line, and between two plain lines that only count, in milliseconds. */
const REDRAW_MS = 100;
const COUNT_MS = 10_000;

/** Of a terminal that does not tell. */
const STANDARD_WIDTH = 80;
const CLEAR_LINE = '\r\x1b[K';

export class Progress {
  private done = 0;
  private notPassed = 0;
  private unsupported = 0;
  private shownAt: number;

  /** @param clock milliseconds */
  constructor(
    private readonly total: number,
    private readonly stream: ProgressStream = process.stderr,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.shownAt = clock();
  }

  /** A scenario has its verdict. What is wrong with it the summary tells, once and in the order of the features. */
  add({ verdict }: Pick<ScenarioResult, 'verdict'>): void {
    this.done += 1;
    if (verdict === 'unsupported') this.unsupported += 1;
    else if (verdict !== 'passed') this.notPassed += 1;
    if (this.clock() - this.shownAt < (this.stream.isTTY ? REDRAW_MS : COUNT_MS)) return;
    this.shownAt = this.clock();
    if (this.stream.isTTY) this.draw();
    else this.stream.write(`${this.count()}\n`);
  }

  /** Takes the drawn line away. */
  end(): void {
    if (this.stream.isTTY) this.stream.write(CLEAR_LINE);
  }

  private draw(): void {
    const width = this.stream.columns || STANDARD_WIDTH;
    this.stream.write(`${CLEAR_LINE}${this.count().slice(0, width - 1)}`);
  }

  private count(): string {
    const notRun = this.unsupported > 0 ? `, ${this.unsupported} unsupported` : '';
    return `${this.done} of ${plural(this.total, 'scenario')}, ${this.notPassed} not passed${notRun}`;
  }
}
