/** What a run tells while it goes on: a line that is drawn anew on a terminal, plain lines elsewhere. */
import { messageOf, oneLine, plural, VERDICT_WORDS } from '../reports/text';
import type { ScenarioResult, Verdict } from '../schemas/report';

/** Where it goes; standard error is one. */
export interface ProgressStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Least time between two drawings of the line, and between two plain lines that only count, in milliseconds. */
const REDRAW_MS = 100;
const COUNT_MS = 10_000;

/** Of the scenarios that did not pass, so many are named; the report names all. */
const MOST_NAMED = 50;

/** What the summary tells at length. */
const OF_QUESTIONS: readonly Verdict[] = ['disputed', 'invalid'];

/** Of a terminal that does not tell. */
const STANDARD_WIDTH = 80;
const CLEAR_LINE = '\r\x1b[K';

export class Progress {
  private done = 0;
  private notPassed = 0;
  private unsupported = 0;
  private toldAt: number;

  /** @param clock milliseconds */
  constructor(
    private readonly total: number,
    private readonly stream: ProgressStream = process.stderr,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.toldAt = clock();
  }

  /** A scenario has its verdict. Those that did not pass are named at once. */
  add(result: ScenarioResult): void {
    this.done += 1;
    if (result.verdict === 'unsupported') this.unsupported += 1;
    else if (OF_QUESTIONS.includes(result.verdict)) this.notPassed += 1;
    else if (result.verdict !== 'passed') {
      this.notPassed += 1;
      if (this.notPassed === MOST_NAMED + 1) this.say('and more, which the report names');
      if (this.notPassed <= MOST_NAMED)
        this.say(`${VERDICT_WORDS[result.verdict].word}: ${result.id} ${oneLine(result.name)}: ${messageOf(result)}`);
    }
    if (this.clock() - this.toldAt < (this.stream.isTTY ? REDRAW_MS : COUNT_MS)) return;
    this.toldAt = this.clock();
    if (this.stream.isTTY) this.draw();
    else this.stream.write(`${this.count()}\n`);
  }

  /** A line of its own. */
  say(line: string): void {
    if (!this.stream.isTTY) return void this.stream.write(`${line}\n`);
    this.stream.write(`${CLEAR_LINE}${line}\n`);
    this.draw();
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
