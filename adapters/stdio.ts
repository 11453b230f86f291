/**
 * An adapter as a child process: requests go to its standard input, answers come from its standard output.
 * A wrong answer is told to the request that it answers. Where no request can be told (a line that is no message, an
 * answer nobody waits for, no answer in time, the end of the process) it is killed and stays dead; whoever wants
 * another try starts a new one.
 * It runs in a process group of its own, so that nothing it has started outlives it.
 */
import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import type { InitializeResult, Method, Params, Result } from '../schemas/protocol';
import { AdapterError, SuiteError, UnsupportedError, type Adapter, type AdapterErrorKind } from './adapter';
import {
  excerpt,
  initializeParams,
  LineSplitter,
  LineWriter,
  MAX_LINE_BYTES,
  PendingRequests,
  requestLine,
} from './json-rpc';

export interface StdioOptions {
  /** How long a request may take, in milliseconds. */
  requestTimeout?: number;
  /** How long it may take from the start of the process to the answer to initialize, in milliseconds. */
  startTimeout?: number;
  /** How long `close` waits after "shutdown", and again after SIGTERM, before it goes on to the next means, in milliseconds. */
  closeTimeout?: number;
  /** The longest line that the adapter may print, in bytes. */
  maxLineBytes?: number;
}

const DEFAULTS: Required<StdioOptions> = {
  requestTimeout: 5_000,
  startTimeout: 10_000,
  closeTimeout: 1_000,
  maxLineBytes: MAX_LINE_BYTES,
};

/** How much of its output and of its log is kept as evidence. */
const EVIDENCE_BYTES = 4096;
/** How long the last output of a process may take to arrive after its end, in milliseconds. */
const LAST_OUTPUT_MS = 500;
/** How long a process may go on after it has closed standard input or output, in milliseconds: an exit tells more. */
const CLOSED_PIPE_MS = 200;

export class StdioAdapter implements Adapter {
  /** Why it is of no use any more; undefined: it is alive, or not started. */
  dead: AdapterError | undefined;
  private readonly options: Required<StdioOptions>;
  private readonly pending = new PendingRequests();
  private readonly lines: LineSplitter;
  private process: AdapterProcess | undefined;
  private writer: LineWriter | undefined;
  /** The longest request that the adapter takes, in bytes. */
  private messageBytes = Infinity;
  private dying = false;
  private closed: Promise<void> | undefined;

  /** @param command a program and its arguments, see `splitCommand`; started by `initialize` */
  constructor(
    readonly command: string,
    options: StdioOptions = {},
  ) {
    this.options = { ...DEFAULTS, ...options };
    const bound = this.options.maxLineBytes;
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

  /** The process id; undefined: not started. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  async initialize(): Promise<InitializeResult> {
    if (this.process || this.dead) throw new SuiteError('initialize is the first call, and there is only one');
    this.start();
    try {
      const result = await this.request('initialize', initializeParams());
      this.messageBytes = result.limits?.messageBytes ?? Infinity;
      return result;
    } catch (error) {
      if (error instanceof AdapterError) await this.die(error.kind, error.message);
      throw this.dead ?? error;
    }
  }

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    if (this.dead) throw this.dead;
    if (this.closed) throw new SuiteError(`${method} was requested of an adapter that is closed`);
    if (!this.writer) throw new SuiteError(`${method} was requested before initialize`);
    const id = this.pending.nextId;
    const line = requestLine(id, method, params);
    this.checkLength(line);
    const limit = method === 'initialize' ? this.options.startTimeout : this.options.requestTimeout;
    const answer = this.pending.add(method, this.timer(id, method, limit));
    this.writer.write(line);
    try {
      return await answer;
    } catch (error) {
      throw this.withEvidence(error as Error);
    }
  }

  /** What is wrong with one answer is known without the streams; they show what else the adapter said. */
  private withEvidence(error: Error): Error {
    if (!(error instanceof AdapterError) || error.evidence !== undefined) return error;
    return new AdapterError(error.kind, error.message, this.process!.evidence());
  }

  close(): Promise<void> {
    this.closed ??= this.shutDown();
    return this.closed;
  }

  private start(): void {
    try {
      this.process = new AdapterProcess(splitCommand(this.command), (chunk) => this.read(chunk));
    } catch (error) {
      this.dead = new AdapterError(
        'failedToStart',
        `cannot start the adapter "${this.command}": ${(error as Error).message}`,
      );
      throw this.dead;
    }
    this.writer = new LineWriter(this.process.stdin);
    this.process.onPipeClosed = (pipe) => this.pipeClosed(pipe);
    void this.process.ended.then(() => this.ended());
  }

  private read(chunk: Buffer): void {
    if (!this.dying && !this.closed) this.lines.push(chunk);
  }

  private receive(line: Buffer): void {
    if (this.dying) return;
    try {
      this.pending.receive(line);
    } catch (error) {
      if (!(error instanceof AdapterError)) throw error;
      void this.die(error.kind, error.message);
    }
  }

  private checkLength(line: string): void {
    if (this.messageBytes === Infinity || Buffer.byteLength(line) <= this.messageBytes) return;
    throw new UnsupportedError(`messages of more than ${this.messageBytes} bytes`);
  }

  /** An answer that has arrived while this process was busy is in time: it is read before the immediate runs. */
  private timer(id: number, method: Method, limit: number): NodeJS.Timeout {
    const expire = () => {
      if (!this.pending.has(id)) return;
      const advice = 'answer every request, and flush standard output after each answer';
      void this.die(
        'timedOut',
        `the adapter did not answer ${method} within ${limit / 1000} s${this.unfinished()}; ${advice}`,
      );
    };
    return setTimeout(() => setImmediate(expire), limit);
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
    const moment = waiting.length > 0 ? `while it was to answer ${waiting.join(', ')}` : 'before it was told to';
    const advice = 'read standard input until "shutdown" has come, and see what its log says';
    void this.die('exited', `the adapter ended by itself (${end}) ${moment}${this.unfinished()}; ${advice}`);
  }

  /** Kills it, and rejects what waits once it is gone: only then is the evidence complete. */
  private async die(kind: AdapterErrorKind, message: string): Promise<void> {
    if (this.dying || this.closed) return;
    this.dying = true;
    const child = this.process!;
    await child.stop();
    this.dead = new AdapterError(kind, message, child.evidence());
    this.pending.rejectAll(this.dead);
  }

  private async shutDown(): Promise<void> {
    const child = this.process;
    if (!child) return;
    if (this.dying) return child.stop();
    this.pending.rejectAll(new SuiteError('the adapter was closed before it had answered'));
    this.sayGoodbye();
    if (!(await child.endsWithin(this.options.closeTimeout))) {
      child.kill('SIGTERM');
      await child.endsWithin(this.options.closeTimeout);
    }
    await child.stop();
  }

  private sayGoodbye(): void {
    this.writer!.write(requestLine(this.pending.nextId, 'shutdown', {}));
    void this.writer!.finished().then(() => this.process!.stdin.end());
  }
}

/** The child process with its group, its evidence and its end. */
class AdapterProcess {
  /** Its end in words; undefined: it is running. */
  end: string | undefined;
  /** Why it has never run; undefined: it has. */
  startError: string | undefined;
  /** Settles when it has ended and its last output has been read. */
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

  /** Ends it at once, if it has not ended; settles when it is gone. */
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

  evidence(): string {
    return [
      this.state(),
      `end of its standard output: ${this.output.text()}`,
      `end of its standard error: ${this.log.text()}`,
    ].join('\n');
  }
}

function startErrorText(program: string, error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return `there is no program "${program}"; check the spelling and the search path`;
  if (error.code === 'EACCES')
    return `"${program}" is not executable; name the interpreter, or make the file executable`;
  return error.message;
}

/** The last bytes of a stream. */
class Tail {
  private readonly ring = Buffer.alloc(EVIDENCE_BYTES);
  private total = 0;

  push(chunk: Buffer): void {
    const kept = chunk.subarray(Math.max(0, chunk.length - EVIDENCE_BYTES));
    const start = (this.total + chunk.length - kept.length) % EVIDENCE_BYTES;
    const copied = kept.copy(this.ring, start);
    kept.copy(this.ring, 0, copied);
    this.total += chunk.length;
  }

  /** For people: its lines, without what steers a terminal; `(nothing)` where there is none. */
  text(): string {
    if (this.total === 0) return '(nothing)';
    const end = this.total % EVIDENCE_BYTES;
    const full = this.total > EVIDENCE_BYTES;
    const bytes = full
      ? Buffer.concat([this.ring.subarray(end), this.ring.subarray(0, end)])
      : this.ring.subarray(0, this.total);
    const lines = bytes.toString('utf8').trimEnd().split(/\r?\n/);
    return (full ? '…' : '') + lines.map((line) => excerpt(line, EVIDENCE_BYTES)).join('\n');
  }
}

/**
 * Splits a command line as a shell does, without being one: spaces separate, single and double quotes group,
 * a backslash before a quote, a space or a backslash makes it ordinary (not within single quotes).
 * Any other backslash stands for itself, as in the paths of Windows.
 * @throws {Error} a quote that is not closed, or no program
 */
export function splitCommand(command: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let i = 0; i < command.length; i++) {
    const c = command[i]!;
    if (c === '\\' && quote !== "'" && /["'\\\s]/.test(command[i + 1] ?? '')) word = (word ?? '') + command[++i];
    else if (c === quote) quote = '';
    else if (quote === '' && (c === '"' || c === "'")) [quote, word] = [c, word ?? ''];
    else if (quote !== '' || !/\s/.test(c)) word = (word ?? '') + c;
    else if (word !== undefined) word = void words.push(word);
  }
  if (quote !== '') throw new Error(`the quote ${quote} is not closed`);
  if (word !== undefined) words.push(word);
  if (!words[0]) throw new Error('it names no program');
  return words;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();

/** Kills every adapter that runs, with all that it has started. Synchronous: it is also what the end of this process calls. */
export function killAllAdapters(): void {
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

/** A signal that nobody else handles would end this process without an "exit" event. */
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
    // There is no such group: all are gone, or the system has no groups.
    child.kill(signal);
  }
}
