/**
 * What adapters behind a connection have in common, whatever carries the messages: the handshake, the bounds of time and
 * size, and the end. What is wrong within one answer is told to its request alone; a connection that breaks is dead, and
 * rejects all that waits and all that is asked of it later with the same error.
 */
import type { InitializeResult, Method, Params, Result } from '../schemas/protocol';
import { AdapterError, SuiteError, UnsupportedError, type Adapter, type AdapterErrorKind, type Meter } from './adapter';
import { initializeParams, MAX_MESSAGE_BYTES, PendingRequests, prepareChecks, requestLine } from './json-rpc';

export interface RpcOptions {
  /** How long a request may take, from its sending to the end of its answer, in milliseconds. */
  requestTimeout?: number;
  /** How long it may take from the start to the answer to initialize, in milliseconds. */
  startTimeout?: number;
  /** The longest answer that is read, in bytes. */
  maxAnswerBytes?: number;
}

const REQUEST_TIMEOUT = 5_000;
const START_TIMEOUT = 10_000;

export abstract class RpcAdapter implements Adapter {
  /** Why it is of no use any more; undefined: it is alive, or not started. */
  dead: AdapterError | undefined;
  protected readonly pending = new PendingRequests();
  protected readonly maxAnswerBytes: number;
  private readonly requestTimeout: number;
  private readonly startTimeout: number;
  /** The longest request that the adapter takes, in bytes. */
  private messageBytes = Infinity;
  private started = false;
  private dying = false;
  private closed: Promise<void> | undefined;

  constructor(
    readonly command: string,
    options: RpcOptions,
  ) {
    this.requestTimeout = options.requestTimeout ?? REQUEST_TIMEOUT;
    this.startTimeout = options.startTimeout ?? START_TIMEOUT;
    this.maxAnswerBytes = options.maxAnswerBytes ?? MAX_MESSAGE_BYTES;
  }

  /** Makes it ready for the first request. @throws {AdapterError} failedToStart */
  protected abstract start(): void;
  /** Sends a message; its answer, or what comes instead, goes to `pending` or to `die`. */
  protected abstract send(id: number, message: string, method: Method): void;
  /** An answer has not come in time: calls `die`. @param what says so, as the beginning of a sentence */
  protected abstract expired(id: number, what: string): void;
  /** What is known when it has stopped; undefined: no more than what came with the error. */
  protected abstract evidence(): string | undefined;
  /** Ends it at once, whatever state it is in. */
  protected abstract stop(): Promise<void>;
  /** Ends it in peace. */
  protected abstract shutDown(): Promise<void>;

  async initialize(): Promise<InitializeResult> {
    if (this.started) throw new SuiteError('initialize is the first call, and there is only one');
    this.started = true;
    try {
      this.start();
      const answer = this.request('initialize', initializeParams());
      // A process takes a while to start: time to get ready for what comes after.
      setImmediate(prepareChecks);
      const result = await answer;
      this.messageBytes = result.limits?.messageBytes ?? Infinity;
      return result;
    } catch (error) {
      if (error instanceof AdapterError) await this.die(error.kind, error.message, error.evidence);
      throw this.dead ?? error;
    }
  }

  async request<M extends Method>(method: M, params: Params<M>, meter?: Meter): Promise<Result<M>> {
    if (this.dead) throw this.dead;
    if (this.closed) throw new SuiteError(`${method} was requested of an adapter that is closed`);
    if (!this.started) throw new SuiteError(`${method} was requested before initialize`);
    const id = this.pending.nextId;
    const message = requestLine(id, method, params);
    this.checkLength(message);
    const limit = method === 'initialize' ? this.startTimeout : this.requestTimeout;
    const answer = this.pending.add(method, this.timer(id, method, limit), meter);
    if (!this.dying) this.send(id, message, method);
    return answer;
  }

  close(): Promise<void> {
    this.closed ??= this.dying ? this.stop() : this.end();
    return this.closed;
  }

  /** Neither broken nor closed: what it says still counts. */
  protected get alive(): boolean {
    return !this.dying && !this.closed;
  }

  /** Ends it, and rejects what waits once it is gone: only then is the evidence complete. */
  protected async die(kind: AdapterErrorKind, message: string, evidence?: string): Promise<void> {
    if (!this.alive) return;
    this.dying = true;
    await this.stop();
    this.dead = new AdapterError(kind, message, this.evidence() ?? evidence);
    this.pending.rejectAll(this.dead);
  }

  private end(): Promise<void> {
    this.pending.rejectAll(new SuiteError('the adapter was closed before it had answered'));
    return this.shutDown();
  }

  private checkLength(message: string): void {
    if (this.messageBytes === Infinity || Buffer.byteLength(message) <= this.messageBytes) return;
    throw new UnsupportedError(`messages of more than ${this.messageBytes} bytes`);
  }

  /** An answer that has arrived while this process was busy is in time: it is read before the immediate runs. */
  private timer(id: number, method: Method, limit: number): NodeJS.Timeout {
    const expire = () => {
      if (this.pending.has(id)) this.expired(id, `the adapter did not answer ${method} within ${limit / 1000} s`);
    };
    return setTimeout(() => setImmediate(expire), limit);
  }
}
