/** Shows the progress of a run: one line that is redrawn on a terminal, plain lines elsewhere. */
import { plural } from '../reports/text';
import type { ScenarioResult } from '../schemas/report';

export interface ProgressStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export const SILENT: ProgressStream = { write: () => undefined };

/** The least time in milliseconds between two drawings of the line, and between two plain lines. */
const REDRAW_MS = 100;
const COUNT_MS = 10_000;

/** The width of a terminal that does not report one. */
const STANDARD_WIDTH = 80;
const CLEAR_LINE = '\r\x1b[K';

export class Progress {
  private done = 0;
  private notPassed = 0;
  private unsupported = 0;
  private shownAt: number;

  /** @param clock returns milliseconds */
  constructor(
    private readonly total: number,
    private readonly stream: ProgressStream = process.stderr,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.shownAt = clock();
  }

  /** Counts a scenario; the summary lists what failed, once and in the order of the features. */
  add({ verdict }: Pick<ScenarioResult, 'verdict'>): void {
    this.done += 1;
    if (verdict === 'unsupported') this.unsupported += 1;
    else if (verdict !== 'passed') this.notPassed += 1;
    if (this.clock() - this.shownAt < (this.stream.isTTY ? REDRAW_MS : COUNT_MS)) return;
    this.shownAt = this.clock();
    if (this.stream.isTTY) this.draw();
    else this.stream.write(`${this.count()}\n`);
  }

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
