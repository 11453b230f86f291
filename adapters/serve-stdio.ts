/** The server for stdio.ts: serves a handler as an adapter over standard input and output. */
import type { Readable, Writable } from 'node:stream';
import { ERROR_CODES, type Method, type Params } from '../schemas/protocol';
import { LineSplitter, LineWriter, MAX_MESSAGE_BYTES } from './json-rpc';
import { answerTo, MAX_IN_FLIGHT, refusal, RpcFault, type Handler } from './serve';

export type { Handler } from './serve';

export interface Streams {
  input: Readable;
  output: Writable;
}

/**
 * Serves until "shutdown", or until the input ends or nobody reads the output; resolves when all answers are written.
 * Never throws. Answers "shutdown" itself; every other method goes to the handler.
 */
export function serveStdio(
  handler: Handler,
  streams: Streams = { input: process.stdin, output: process.stdout },
  maxLineBytes = MAX_MESSAGE_BYTES,
): Promise<void> {
  return new Promise((resolve) => new Server(handler, streams, maxLineBytes, resolve));
}

const tooLong = (bytes: number) => new RpcFault(ERROR_CODES.parseError, `a line is longer than ${bytes} bytes`);

class Server {
  /** Lines that have been read but not begun. */
  private waiting: Buffer[] = [];
  private readonly writer: LineWriter;
  private inFlight = 0;
  /** True once no more requests are accepted. */
  private ending = false;
  private finished = false;

  constructor(
    private readonly handler: Handler,
    private readonly streams: Streams,
    maxLineBytes: number,
    private readonly onEnd: () => void,
  ) {
    this.writer = new LineWriter(streams.output, () => this.work());
    const lines = new LineSplitter(
      maxLineBytes,
      (line) => this.waiting.push(line),
      () => this.writer.write(refusal(null, tooLong(maxLineBytes))),
    );
    streams.input.on('data', (chunk: Buffer) => {
      if (!this.ending) lines.push(chunk);
      this.work();
    });
    for (const event of ['end', 'close', 'error']) streams.input.on(event, () => this.end());
    for (const event of ['close', 'error']) streams.output.on(event, () => this.abandon());
  }

  /** Begins waiting lines as far as the limits allow, and reads on only if none is left. */
  private work(): void {
    while (this.waiting.length > 0 && this.inFlight < MAX_IN_FLIGHT && !this.writer.full)
      this.begin(this.waiting.shift()!);
    const { input } = this.streams;
    if (this.waiting.length > 0) input.pause();
    else if (this.ending) this.finish();
    else if (input.isPaused()) input.resume();
  }

  private begin(line: Buffer): void {
    this.inFlight++;
    void answerTo(line, (method, params) => this.handle(method, params)).then((answer) => {
      this.writer.write(answer);
      this.inFlight--;
      this.work();
    });
  }

  private async handle(method: Method, params: Params<Method>): Promise<unknown> {
    return method === 'shutdown' ? this.shutDown() : this.handler.request(method, params);
  }

  private shutDown(): Record<string, never> {
    this.abandon();
    return {};
  }

  private abandon(): void {
    this.waiting = [];
    this.end();
  }

  private end(): void {
    this.ending = true;
    this.work();
  }

  private finish(): void {
    if (this.finished || this.inFlight > 0) return;
    this.finished = true;
    this.streams.input.destroy();
    void this.writer.finished().then(this.onEnd);
  }
}
