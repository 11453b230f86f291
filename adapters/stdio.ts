/**
 * An adapter as a child process: requests go to its standard input, and answers come from its standard output. A wrong
 * answer rejects the request that it belongs to. If it belongs to none (a line that is no message, an unexpected
 * answer, a missing answer, the end of the process), the process is killed and stays dead; another try needs a new
 * adapter. The process has its own process group, so that nothing it started outlives it.
 */
import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import type { RpcResponse } from '../schemas/protocol';
import { AdapterError } from './adapter';
import { Tail } from './evidence';
import {
  addressee,
  excerpt,
  isObject,
  LineSplitter,
  LineWriter,
  parseJson,
  requestLine,
  type NotJsonError,
} from './json-rpc';
import { RpcAdapter, type RpcOptions } from './rpc-adapter';

export interface StdioOptions extends RpcOptions {
  /** How long `close` waits after "shutdown", and again after SIGTERM, before the next means, in milliseconds. */
  closeTimeout?: number;
}

const DEFAULT_CLOSE_TIMEOUT = 1_000;

/** How long the last output may take to arrive after the process ends, in milliseconds. */
const LAST_OUTPUT_MS = 500;
/**
 * How long a process may run after it closes standard input or output, in milliseconds, since its exit code tells more.
 */
const CLOSED_PIPE_MS = 1_000;

export class StdioAdapter extends RpcAdapter {
  private readonly lines: LineSplitter;
  private readonly closeTimeout: number;
  private process: AdapterProcess | undefined;
  private writer: LineWriter | undefined;

  /** @param command a program and its arguments, see `splitCommand`; `initialize` starts it */
  constructor(command: string, options: StdioOptions = {}) {
    super(command, options);
    this.closeTimeout = options.closeTimeout ?? DEFAULT_CLOSE_TIMEOUT;
    const bound = this.maxAnswerBytes;
    this.lines = new LineSplitter(
      bound,
      (line) => this.receive(line),
      () =>
        void this.die(
          'tooLong',
          `the adapter printed a line of more than ${bound} bytes; an answer must be shorter than that`,
        ),
    );
  }

  /** The process id; undefined before the start. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  protected start(): void {
    try {
      this.process = new AdapterProcess(splitCommand(this.command), (chunk) => this.read(chunk));
    } catch (error) {
      throw new AdapterError(
        'failedToStart',
        `cannot start the adapter "${this.command}": ${(error as Error).message}`,
      );
    }
    this.writer = new LineWriter(this.process.stdin);
    this.process.onPipeClosed = (pipe) => this.pipeClosed(pipe);
    void this.process.ended.then(() => this.ended());
  }

  protected send(_id: number, message: string): void {
    this.writer!.write(message);
  }

  protected expired(_id: number, what: string): void {
    const advice = 'answer every request, and flush standard output after each answer';
    void this.die('timedOut', `${what}${this.unfinished()}; ${advice}`);
  }

  protected evidence(): string | undefined {
    return this.process?.evidence();
  }

  /** Waits until the process is gone, because only then is the evidence complete. */
  protected async stop(): Promise<void> {
    await this.process?.stop();
  }

  protected async shutDown(): Promise<void> {
    const child = this.process;
    if (!child) return;
    this.writer!.write(requestLine(this.pending.nextId, 'shutdown', {}));
    void this.writer!.finished().then(() => child.stdin.end());
    if (!(await child.endsWithin(this.closeTimeout))) {
      child.kill('SIGTERM');
      await child.endsWithin(this.closeTimeout);
    }
    await child.stop();
  }

  private read(chunk: Buffer): void {
    if (this.alive) this.lines.push(chunk);
  }

  private receive(line: Buffer): void {
    if (!this.alive) return;
    try {
      const message = parseLine(line);
      const id = addressee(
        message,
        (candidate) => this.pending.has(candidate),
        (other) => wrongId(other, this.pending.hadBeen(other)),
      );
      this.pending.answer(id, message, line.length, () => this.process!.evidence());
    } catch (error) {
      if (!(error instanceof AdapterError)) throw error;
      void this.die(error.kind, error.message);
    }
  }

  private unfinished(): string {
    const text = this.lines.unfinished();
    return text === '' ? '' : ` (it printed part of a line, without a line break: "${excerpt(text)}")`;
  }

  private pipeClosed(pipe: string): void {
    const advice = 'keep both open until it has been told to shut down';
    const message = `the adapter closed its ${pipe} and went on running; ${advice}`;
    const blame = () => {
      if (this.process?.end === undefined) void this.die('exited', message);
    };
    setTimeout(blame, CLOSED_PIPE_MS).unref();
  }

  private ended(): void {
    const { end, startError } = this.process!;
    if (startError) return void this.die('failedToStart', `cannot start the adapter "${this.command}": ${startError}`);
    const waiting = this.pending.methods;
    const moment = waiting.length > 0 ? `before it answered ${waiting.join(', ')}` : 'before it was told to';
    const advice = 'read standard input until "shutdown" has come, and see what its log says';
    void this.die('exited', `the adapter exited (${end}) ${moment}${this.unfinished()}; ${advice}`);
  }
}

/** @throws {AdapterError} notJson */
function parseLine(line: Buffer): unknown {
  let message: unknown;
  try {
    message = parseJson(line);
  } catch (error) {
    throw new AdapterError('notJson', notJson(error as NotJsonError));
  }
  // Output printed by mistake can happen to be JSON, such as a number or a quoted text.
  if (isObject(message)) return message;
  const shown = excerpt(line.toString('utf8').trim());
  throw new AdapterError(
    'notJson',
    `the adapter printed something that is no message on standard output: "${shown}"; write logs to standard error`,
  );
}

function notJson({ text, encoded }: NotJsonError): string {
  const shown = excerpt(text);
  if (!encoded) return `the adapter printed a line that is not UTF-8: "${shown}"; write messages as JSON in UTF-8`;
  if (!text.startsWith('{')) {
    return `the adapter printed something that is not JSON on standard output: "${shown}"; write logs to standard error`;
  }
  if (/\}\s*\{/.test(text)) {
    return `the adapter printed two messages on one line: "${shown}"; end each message with a line break`;
  }
  return `the adapter printed a line that is not valid JSON: "${shown}"; write each message whole, on one line, as JSON`;
}

function wrongId(id: RpcResponse['id'], answered: boolean): string {
  if (answered) return `the adapter answered the request with id ${id} twice; answer each request once`;
  const advice = 'answer with the id of the request, same value and same type';
  return `the adapter answered with the id ${excerpt(JSON.stringify(id))}, which no request has; ${advice}`;
}

/** The child process with its group, its evidence and its end. */
class AdapterProcess {
  /** Describes how it ended; undefined while it runs. */
  end: string | undefined;
  /** Why it could not be started; undefined if it was. */
  startError: string | undefined;
  /** Resolves when it has ended and its last output has been read. */
  readonly ended: Promise<void>;
  onPipeClosed: (pipe: string) => void = () => undefined;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly output = new Tail();
  private readonly log = new Tail();
  private stopped = false;

  constructor(argv: string[], onOutput: (chunk: Buffer) => void) {
    const [program = '', ...args] = argv;
    this.child = spawn(program, args, { detached: process.platform !== 'win32', windowsHide: true });
    this.ended = this.watchEnd(program);
    const { stdin, stdout, stderr } = this.child;
    stdout.on('data', (chunk: Buffer) => {
      this.output.push(chunk);
      onOutput(chunk);
    });
    stderr.on('data', (chunk: Buffer) => this.log.push(chunk));
    stdin.on('error', () => this.onPipeClosed('standard input'));
    stdout.on('end', () => this.onPipeClosed('standard output'));
    if (this.child.pid !== undefined) remember(this.child);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get stdin() {
    return this.child.stdin;
  }

  private watchEnd(program: string): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('error', (error: NodeJS.ErrnoException) => {
        this.startError = startErrorText(program, error);
        resolve();
      });
      this.child.once('close', () => resolve());
      this.child.once('exit', (code, signal) => {
        this.end = signal === null ? `exit code ${code}` : `signal ${signal}`;
        killGroup(this.child, 'SIGKILL');
        forget(this.child);
        const patience = setTimeout(resolve, LAST_OUTPUT_MS);
        this.child.once('close', () => clearTimeout(patience));
      });
    });
  }

  kill(signal: NodeJS.Signals): void {
    if (this.end === undefined && this.pid !== undefined) killGroup(this.child, signal);
  }

  /** @returns whether it has ended */
  endsWithin(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ms);
      void this.ended.then(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }

  /** Kills it unless it has ended; resolves when it is gone. */
  async stop(): Promise<void> {
    this.stopped ||= this.end === undefined;
    this.kill('SIGKILL');
    await this.endsWithin(2 * LAST_OUTPUT_MS);
    for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr]) stream.destroy();
  }

  private state(): string {
    if (this.startError) return 'it has never run';
    if (this.end === undefined) return 'it went on running';
    const killedByUs = this.stopped && this.end === 'signal SIGKILL';
    return killedByUs ? 'it was still running, and was killed' : `it ended: ${this.end}`;
  }

  /** The log comes first, because a stack trace there tells more than the last messages on standard output. */
  evidence(): string {
    return [
      this.state(),
      `end of its standard error: ${this.log.text()}`,
      `end of its standard output: ${this.output.text()}`,
    ].join('\n');
  }
}

function startErrorText(program: string, error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return `there is no program "${program}"; check the spelling and the search path`;
  if (error.code === 'EACCES')
    return `"${program}" is not executable; name the interpreter, or make the file executable`;
  return error.message;
}

/**
 * Splits a command line as a shell does, but runs no shell: spaces separate words, single and double quotes group them,
 * and a backslash before a quote, space or backslash makes it literal (not within single quotes). Any other backslash
 * is literal, as in Windows paths.
 * @throws {Error} if a quote is not closed, or there is no program
 */
export function splitCommand(command: string): string[] {
  const words = (command.match(WORD) ?? []).map((word) => word.replace(PART, literally));
  if (!words[0]) throw new Error('it names no program');
  return words;
}

/** A part of a word: what is in double or single quotes, with the quote that closes it, an escaped character, or another. */
const PART = /"((?:\\["'\\\s]|[^"])*)("?)|'([^']*)('?)|\\(["'\\\s])|[^"'\s]/g;
const WORD = new RegExp(`(?:${PART.source})+`, 'g');

function literally(
  part: string,
  double: string | undefined,
  endOfDouble: string,
  single: string | undefined,
  endOfSingle: string,
  escaped: string | undefined,
): string {
  if (endOfDouble === '' || endOfSingle === '') throw new Error(`the quote ${part[0]} is not closed`);
  return double?.replace(/\\(["'\\\s])/g, '$1') ?? single ?? escaped ?? part;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();

/** Kills all running adapters with everything they started. It must be synchronous, because it also runs on "exit". */
function killAllAdapters(): void {
  for (const child of running) killGroup(child, 'SIGKILL');
}

function remember(child: ChildProcess): void {
  if (running.size === 0) {
    process.on('exit', killAllAdapters);
    for (const signal of SIGNALS) process.on(signal, endBySignal);
  }
  running.add(child);
}

function forget(child: ChildProcess): void {
  running.delete(child);
  if (running.size > 0) return;
  process.off('exit', killAllAdapters);
  for (const signal of SIGNALS) process.off(signal, endBySignal);
}

/** Without a handler, a signal would end this process without an "exit" event, and adapters would keep running. */
function endBySignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  killAllAdapters();
  process.off(signal, endBySignal);
  process.kill(process.pid, signal);
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-child.pid!, signal);
  } catch {
    // The group does not exist: all its processes have ended, or the system has no groups.
    child.kill(signal);
  }
}
