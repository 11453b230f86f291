/**
 * The parts of JSON-RPC 2.0 that both ends of a connection need, over any transport: framing, requests, answers. Every
 * AdapterError says what to fix; the connection adds the evidence.
 */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { TSchema } from '@sinclair/typebox';
import { projectRoot } from '../runner/root';
import { ERROR_CODES, METHODS, PROTOCOL_VERSION, RpcResponse } from '../schemas/protocol';
import type { Method, Params, Result } from '../schemas/protocol';
import { SchemaError, validate } from '../schemas/validate';
import { AdapterError, SuiteError, UnsupportedError, type Meter } from './adapter';

/** The default for the longest message that either side accepts, in bytes. */
export const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const NO_BYTES = Buffer.alloc(0);
/** The bytes of a text in a wrong encoding that are shown. */
const EXCERPT_BYTES = 200;

/**
 * Cuts a stream of bytes into non-empty lines. A line over the limit is dropped while it arrives, and never held in
 * memory.
 */
export class LineSplitter {
  /** Its first `length` bytes are the beginning of a line whose end has not arrived. */
  private buffer: Buffer = NO_BYTES;
  private length = 0;
  private dropping = false;

  /**
   * @param onLine receives each line without its line break
   * @param onTooLong called once for each line of more than `maxBytes`
   */
  constructor(
    private readonly maxBytes: number,
    private readonly onLine: (line: Buffer) => void,
    private readonly onTooLong: () => void,
  ) {}

  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      this.endLine(chunk.subarray(start, end));
      start = end + 1;
    }
    this.keep(chunk.subarray(start));
  }

  /** Returns the beginning of the line whose end has not arrived. */
  unfinished(): string {
    return this.buffer.toString('utf8', 0, this.length);
  }

  private endLine(rest: Buffer): void {
    if (this.length > 0 || this.dropping || rest.length > this.maxBytes) this.keep(rest);
    const dropped = this.dropping;
    const line = this.length > 0 ? this.buffer.subarray(0, this.length) : rest;
    this.forget(false);
    const empty = line.length === 0 || (line.length === 1 && line[0] === CARRIAGE_RETURN);
    if (!dropped && !empty) this.onLine(line);
  }

  private keep(bytes: Buffer): void {
    if (this.dropping || bytes.length === 0) return;
    if (this.length + bytes.length > this.maxBytes) {
      this.forget(true);
      this.onTooLong();
      return;
    }
    this.reserve(this.length + bytes.length);
    bytes.copy(this.buffer, this.length);
    this.length += bytes.length;
  }

  private reserve(size: number): void {
    if (size <= this.buffer.length) return;
    const grown = Buffer.allocUnsafe(Math.min(2 * size, this.maxBytes));
    this.buffer.copy(grown, 0, 0, this.length);
    this.buffer = grown;
  }

  private forget(dropping: boolean): void {
    this.buffer = NO_BYTES;
    this.length = 0;
    this.dropping = dropping;
  }
}

/** From this many characters on, lines do not wait for the end of the tick, so that their reader can begin. */
const FLUSH_CHARACTERS = 8 * 1024;

/** Writes one message a line. The lines of a tick share one write, and none is written while the stream is full. */
export class LineWriter {
  private lines: string[] = [];
  private characters = 0;
  private scheduled = false;
  private waiting = false;

  /** @param onDrain called when the stream accepts data again after it was full */
  constructor(
    private readonly stream: Writable,
    onDrain: () => void = () => undefined,
  ) {
    stream.on('drain', () => {
      this.waiting = false;
      this.flush();
      if (!this.waiting) onDrain();
    });
  }

  /** True while the stream is full; lines written now are kept in memory. */
  get full(): boolean {
    return this.waiting;
  }

  write(line: string): void {
    this.lines.push(line, '\n');
    this.characters += line.length;
    if (this.characters > FLUSH_CHARACTERS) this.flush();
    else if (!this.scheduled) this.schedule();
  }

  /** Resolves when everything has been handed over, or can no longer be. */
  finished(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting = false;
      this.flush();
      if (!this.stream.writable) return resolve();
      this.stream.once('close', resolve);
      this.stream.write('', () => resolve());
    });
  }

  private schedule(): void {
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.flush();
    });
  }

  private flush(): void {
    if (this.waiting || this.lines.length === 0) return;
    const text = this.lines.join('');
    this.lines = [];
    this.characters = 0;
    if (this.stream.writable) this.waiting = !this.stream.write(text);
  }
}

/** Makes untrusted text safe for one line: escapes control characters, and cuts it to `max` characters. */
export function excerpt(text: string, max = 160): string {
  const cut = text.length > max ? `${text.slice(0, max)}…` : text;
  return cut.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns the parameters of the handshake: the name and version of the suite. */
export function initializeParams(): Params<'initialize'> {
  const { name, version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'));
  return { protocolVersion: PROTOCOL_VERSION, suite: { name, version } };
}

/** Compiles the schemas of the messages that every scenario needs, because that takes a while. */
export function prepareChecks(): void {
  const { 'game/start': start, 'game/act': act, 'game/observe': observe, 'game/end': end } = METHODS;
  for (const { params, result } of [start, act, observe, end]) {
    for (const schema of [params, result]) compileNow(schema);
  }
}

/** Validates a dummy value, because a schema is compiled on first use; the result does not matter. */
function compileNow(schema: TSchema): void {
  try {
    validate(schema, undefined, '');
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
  }
}

/**
 * Returns a request as a line, without the line break.
 * @throws {SuiteError} if the parameters do not match their schema
 */
export function requestLine<M extends Method>(id: number, method: M, params: Params<M>): string {
  try {
    validate(METHODS[method].params, params, `request ${method}`);
    return JSON.stringify({ jsonrpc: '2.0', id, method, params });
  } catch (error) {
    throw new SuiteError((error as Error).message);
  }
}

/** The bytes are not JSON in UTF-8. */
export class NotJsonError extends Error {
  override name = 'NotJsonError';
  /** @param text the bytes as text, read as Latin-1 if they are not UTF-8 */
  constructor(
    readonly text: string,
    readonly encoded: boolean,
  ) {
    super(encoded ? 'not valid JSON' : 'not UTF-8');
  }
}

/** @throws {NotJsonError} if the bytes are not JSON in UTF-8 */
export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new NotJsonError(bytes.toString('latin1', 0, EXCERPT_BYTES), false);
  const text = bytes.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new NotJsonError(text.trim(), true);
  }
}

/**
 * Returns the id of the request that a message answers.
 * @param isWaiting tells whether a request with this id waits
 * @param wrongId phrases the error for any other id
 * @throws {AdapterError} wrongSchema, errorAnswer, unknownId: the message does not answer a request
 */
export function addressee(
  message: unknown,
  isWaiting: (id: unknown) => boolean,
  wrongId: (id: RpcResponse['id']) => string,
): number {
  const { id, method } = isObject(message) ? message : {};
  if (method !== undefined) {
    throw new AdapterError(
      'wrongSchema',
      'the adapter sent a request or a notification of its own; it may only answer',
    );
  }
  if (isWaiting(id)) return id as number;
  const answer = checked(() => validate(RpcResponse, message, 'the JSON-RPC answer'));
  if (answer.id === null && answer.error) {
    throw new AdapterError(
      'errorAnswer',
      `the adapter could not read a request: error ${answer.error.code}: "${excerpt(answer.error.message)}"; ` +
        'each line, or each body over HTTP, is one message, JSON in UTF-8',
    );
  }
  throw new AdapterError('unknownId', wrongId(answer.id));
}

/**
 * Reads a message as an answer with either a result or an error.
 * @throws {AdapterError} wrongSchema
 */
function readAnswer(message: unknown): RpcResponse {
  const answer = checked(() => validate(RpcResponse, message, 'the JSON-RPC answer'));
  const both = 'result' in answer && 'error' in answer;
  if (both) throw new AdapterError('wrongSchema', 'the answer has both "result" and "error"; leave one of them out');
  if ('result' in answer || 'error' in answer) return answer;
  throw new AdapterError('wrongSchema', 'the answer has neither "result" nor "error"; give one of them');
}

/**
 * Returns the result of an answer.
 * @throws {UnsupportedError} the adapter says that it cannot do this
 * @throws {AdapterError} errorAnswer, threw, wrongVersion, wrongSchema
 */
function resultOf<M extends Method>(method: M, answer: RpcResponse): Result<M> {
  if (answer.error) throw errorOf(method, answer.error);
  if (method === 'initialize') checkVersion(answer.result);
  return checked(() => validate(METHODS[method].result, answer.result, `the answer to ${method}`)) as Result<M>;
}

function errorOf(method: Method, { code, message, data }: NonNullable<RpcResponse['error']>): Error {
  const unsupported = code === ERROR_CODES.unsupported || code === ERROR_CODES.methodNotFound;
  if (unsupported && method !== 'initialize') return new UnsupportedError(lackingOf(data) ?? `method ${method}`);
  const advice =
    method === 'initialize'
      ? 'every adapter must answer initialize with a result'
      : `answer an illegal action by the status "rejected", and what is not supported by error ${ERROR_CODES.unsupported}`;
  return new AdapterError(
    method === 'game/act' ? 'threw' : 'errorAnswer',
    `the adapter answered ${method} with error ${code}: "${excerpt(message)}"; ${advice}`,
    stackIn(data),
    data,
  );
}

/** Returns the stack in the data of an error answer: a text, or an object that has it under a usual name. */
function stackIn(data: unknown): string | undefined {
  if (typeof data === 'string') return data;
  if (typeof data !== 'object' || data === null) return undefined;
  const { stack, trace, traceback } = data as Record<string, unknown>;
  const [text] = [stack, trace, traceback].filter((one) => typeof one === 'string');
  return text;
}

function lackingOf(data: unknown): string | undefined {
  const lacking = isObject(data) ? data.lacking : undefined;
  return typeof lacking === 'string' && lacking.trim() !== '' ? excerpt(lacking.trim()) : undefined;
}

/** Runs before the schema check, because the answer of another version need not match our schema. */
function checkVersion(result: unknown): void {
  const version = isObject(result) ? result.protocolVersion : undefined;
  if (typeof version !== 'number' || version === PROTOCOL_VERSION) return;
  throw new AdapterError(
    'wrongVersion',
    `the adapter speaks protocol version ${version}, this suite speaks version ${PROTOCOL_VERSION}; ` +
      `answer initialize with "protocolVersion": ${PROTOCOL_VERSION}, or use the version of the suite that speaks version ${version}`,
  );
}

function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new AdapterError('wrongSchema', (error as Error).message);
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Waiting {
  method: Method;
  meter: Meter | undefined;
  timer: NodeJS.Timeout;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** The requests that wait for answers, by id; ids count up from 1. */
export class PendingRequests {
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();

  get nextId(): number {
    return this.last + 1;
  }

  /** The methods of waiting requests, each once, the longest waiting first. */
  get methods(): Method[] {
    return [...new Set([...this.waiting.values()].map(({ method }) => method))];
  }

  has(id: unknown): boolean {
    return this.waiting.has(id as number);
  }

  /** Tells whether a request with this id has ever been sent. */
  hadBeen(id: unknown): boolean {
    return typeof id === 'number' && id > 0 && id <= this.last;
  }

  /** Registers the request `nextId`. @param timer is cleared when the wait ends */
  add<M extends Method>(method: M, timer: NodeJS.Timeout, meter?: Meter): Promise<Result<M>> {
    const id = ++this.last;
    return new Promise((resolve, reject) => this.waiting.set(id, { method, meter, timer, resolve, reject }));
  }

  /**
   * Passes an answer to its request; a mistake in the answer rejects only that request.
   * @param bytes the length of the message
   * @param evidence called only if there is a mistake
   */
  answer(id: number, message: unknown, bytes: number, evidence: () => string): void {
    const { method, meter, resolve } = this.waiting.get(id)!;
    try {
      meter?.add(bytes);
      const result = resultOf(method, readAnswer(message)) as never;
      this.remove(id);
      resolve(result);
    } catch (error) {
      this.reject(id, error instanceof AdapterError ? withEvidence(error, evidence) : (error as Error));
    }
  }

  reject(id: number, error: Error): void {
    const { reject } = this.waiting.get(id)!;
    this.remove(id);
    reject(error);
  }

  rejectAll(error: Error): void {
    for (const id of this.waiting.keys()) this.reject(id, error);
  }

  private remove(id: number): void {
    clearTimeout(this.waiting.get(id)?.timer);
    this.waiting.delete(id);
  }
}

export function withEvidence({ kind, message, data }: AdapterError, evidence: () => string): AdapterError {
  return new AdapterError(kind, message, evidence(), data);
}
