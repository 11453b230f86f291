/** How far a run is: one line that changes on a terminal, a line for each scenario that does not pass elsewhere. */
import { VERDICT_WORDS } from '../reports/text';
import type { ScenarioResult } from '../schemas/report';

export class Progress {
  private done = 0;
  private notPassed = 0;
  private readonly terminal = process.stderr.isTTY === true;

  constructor(private readonly total: number) {}

  add(result: ScenarioResult): void {
    this.done += 1;
    const bad = result.verdict !== 'passed' && result.verdict !== 'unsupported';
    if (bad) {
      this.notPassed += 1;
      this.line(
        `${VERDICT_WORDS[result.verdict].word}: ${result.id} ${result.name}${result.failure ? `: ${result.failure.message}` : ''}`,
      );
    }
    if (this.terminal)
      process.stderr.write(`\r\x1b[K${this.done}/${this.total} scenarios, ${this.notPassed} not passed`);
  }

  private line(text: string): void {
    process.stderr.write(this.terminal ? `\r\x1b[K${text}\n` : `${text}\n`);
  }

  end(): void {
    if (this.terminal) process.stderr.write('\r\x1b[K');
  }
}
