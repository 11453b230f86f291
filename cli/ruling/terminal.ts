/** Asks questions on a terminal, line by line, with completion by Tab. */
import { createInterface, type Interface } from 'node:readline';
import { painted } from '../paint';
import { UsageError } from '../usage';

/** Returns all continuations of a line, each including the line. */
export type Completing = (line: string) => readonly string[];

export class Terminal {
  private readonly lines: string[] = [];
  private readonly reader: Interface;
  private completing: Completing | undefined;
  private wanted: (() => void) | undefined;
  private ended = false;

  constructor(
    input: NodeJS.ReadableStream,
    private readonly output: NodeJS.WritableStream,
  ) {
    this.reader = createInterface({
      input,
      output,
      terminal: true,
      // If suggestions do not begin with the line, add the line: otherwise readline replaces it with their common
      // prefix.
      completer: (line: string) => {
        const found = [...(this.completing?.(line) ?? [])];
        return [found.some((one) => !one.startsWith(line)) && found.length > 1 ? [line, ...found] : found, line];
      },
    });
    this.reader.on('line', (line) => {
      this.lines.push(line);
      this.wanted?.();
    });
    this.reader.on('close', () => {
      this.ended = true;
      this.wanted?.();
    });
  }

  /** @throws {UsageError} if the input ends */
  async ask(prompt: string, completing?: Completing): Promise<string> {
    this.completing = completing;
    this.reader.setPrompt(prompt);
    this.reader.prompt();
    if (this.lines.length === 0 && !this.ended)
      await new Promise<void>((resolve) => {
        this.wanted = resolve;
      });
    const line = this.lines.shift();
    if (line === undefined)
      throw new UsageError('the input ended before every question was answered; nothing was written');
    return line;
  }

  async confirms(question: string): Promise<boolean> {
    return /^y(es)?$/i.test((await this.ask(`${question} [y/N] `)).trim());
  }

  say(lines: readonly string[]): void {
    for (const line of painted(lines)) this.output.write(`${line}\n`);
  }

  close(): void {
    this.reader.close();
  }
}
