/**
 * The other side of stdio.ts: serves a handler as an adapter over standard input and output.
 */
import type { Readable, Writable } from 'node:stream';
import { ERROR_CODES, METHODS, RpcRequest, type Method, type Params } from '../schemas/protocol';
import { validate } from '../schemas/validate';
import { SuiteError, UnsupportedError } from './adapter';
import { isObject, LineSplitter, LineWriter, MAX_LINE_BYTES, parseLine } from './json-rpc';

/** Answers one request whose parameters have been checked. An `Adapter` is one. */
export interface Handler {
  /**
   * @throws {UnsupportedError} answered as "not supported"
   * @throws {SuiteError} the request makes no sense, answered as "invalid params"; anything else as "internal error"
   */
  request(method: Method, params: Params<Method>): Promise<unknown>;
}

export interface Streams {
  input: Readable;
  output: Writable;
}

/** How many requests are worked on at the same time; the others wait unread. */
const MAX_IN_FLIGHT = 64;

/**
 * Serves until "shutdown", the end of the input or the end of the reader; settles when all answers are written. Never throws.
 * "shutdown" is answered here; every other method goes to the handler.
 */
export function serveStdio(
  handler: Handler,
  streams: Streams = { input: process.stdin, output: process.stdout },
  maxLineBytes = MAX_LINE_BYTES,
): Promise<void> {
  return new Promise((resolve) => new Server(handler, streams, maxLineBytes, resolve));
}

/** What goes back in place of a result. */
class RpcFault extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

type Id = string | number | null;

class Server {
  /** Lines that have been read and wait for their turn. */
  private waiting: Buffer[] = [];
  private readonly writer: LineWriter;
  private inFlight = 0;
  /** No more requests are taken. */
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
      () => this.refuse(null, new RpcFault(ERROR_CODES.parseError, `a line is longer than ${maxLineBytes} bytes`)),
    );
    streams.input.on('data', (chunk: Buffer) => {
      if (!this.ending) lines.push(chunk);
      this.work();
    });
    for (const event of ['end', 'close', 'error']) streams.input.on(event, () => this.end());
    for (const event of ['close', 'error']) streams.output.on(event, () => this.abandon());
  }

  /** Takes up what waits, as far as the bounds allow; reads on only when nothing waits. */
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
    void this.answer(line).then(() => {
      this.inFlight--;
      this.work();
    });
  }

  private async answer(line: Buffer): Promise<void> {
    let id: Id = null;
    try {
      const message = parse(line);
      id = idOf(message);
      const { method, params } = checkedRequest(message);
      const result = method === 'shutdown' ? this.shutDown() : await this.handler.request(method, params);
      this.writer.write(JSON.stringify({ jsonrpc: '2.0', id, result }));
    } catch (error) {
      this.refuse(id, faultOf(error));
    }
  }

  private refuse(id: Id, { code, message, data }: RpcFault): void {
    this.writer.write(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } }));
  }

  private shutDown(): Record<string, never> {
    this.abandon();
    return {};
  }

  /** What waits is not worked on any more. */
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

function parse(line: Buffer): unknown {
  try {
    return parseLine(line);
  } catch {
    throw new RpcFault(ERROR_CODES.parseError, 'the line is not JSON in UTF-8');
  }
}

function idOf(message: unknown): Id {
  const id = isObject(message) ? message.id : undefined;
  return typeof id === 'string' || Number.isInteger(id) ? (id as Id) : null;
}

function checkedRequest(message: unknown): { method: Method; params: Params<Method> } {
  const request = checked(ERROR_CODES.invalidRequest, () => validate(RpcRequest, message, 'the JSON-RPC request'));
  if (!Object.hasOwn(METHODS, request.method)) {
    throw new RpcFault(ERROR_CODES.methodNotFound, `there is no method ${JSON.stringify(request.method)}`);
  }
  const method = request.method as Method;
  const params = request.params ?? {};
  checked(ERROR_CODES.invalidParams, () => validate(METHODS[method].params, params, `request ${method}`));
  return { method, params: params as Params<Method> };
}

function checked<T>(code: number, check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new RpcFault(code, (error as Error).message);
  }
}

function faultOf(error: unknown): RpcFault {
  if (error instanceof RpcFault) return error;
  if (error instanceof UnsupportedError)
    return new RpcFault(ERROR_CODES.unsupported, error.message, { lacking: error.lacking });
  const code = error instanceof SuiteError ? ERROR_CODES.invalidParams : ERROR_CODES.internalError;
  return new RpcFault(code, error instanceof Error ? error.message : String(error));
}
