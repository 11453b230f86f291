/**
 * The common part of adapters behind a connection: handshake, limits of time and size, shutdown. A mistake within an
 * answer rejects only its request. A connection that breaks is dead, and rejects all waiting and later requests with
 * the same error.
 */
import type { InitializeResult, Method, Params, Result } from '../schemas/protocol';
import { AdapterError, SuiteError, UnsupportedError, type Adapter, type AdapterErrorKind, type Meter } from './adapter';
import { initializeParams, MAX_MESSAGE_BYTES, PendingRequests, prepareChecks, requestLine } from './json-rpc';

export interface RpcOptions {
  /** The time limit of a request in milliseconds, from sending to the end of the answer. */
  requestTimeout?: number;
  /** The time limit from the start to the answer to initialize, in milliseconds. */
  startTimeout?: number;
  /** The longest answer that is read, in bytes. */
  maxAnswerBytes?: number;
}

const REQUEST_TIMEOUT = 5_000;
const START_TIMEOUT = 10_000;

export abstract class RpcAdapter implements Adapter {
  /** Why it can no longer be used; undefined while it is alive or not started. */
  dead: AdapterError | undefined;
  protected readonly pending = new PendingRequests();
  protected readonly maxAnswerBytes: number;
  private readonly requestTimeout: number;
  private readonly startTimeout: number;
  /** The longest request that the adapter accepts, in bytes. */
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

  /** Prepares for the first request. @throws {AdapterError} failedToStart */
  protected abstract start(): void;
  /** Sends a message; its answer must go to `pending`, or a failure to `die`. */
  protected abstract send(id: number, message: string, method: Method): void;
  /** Must call `die` because an answer is late. @param what the beginning of a sentence that says so */
  protected abstract expired(id: number, what: string): void;
  /** Returns the evidence once it has stopped; undefined if the error already has all there is. */
  protected abstract evidence(): string | undefined;
  /** Ends it at once, in any state. */
  protected abstract stop(): Promise<void>;
  /** Ends it gracefully. */
  protected abstract shutDown(): Promise<void>;

  async initialize(): Promise<InitializeResult> {
    if (this.started) throw new SuiteError('initialize is the first call, and there is only one');
    this.started = true;
    try {
      this.start();
      const answer = this.request('initialize', initializeParams());
      // A process takes a while to start, so this is the time to compile schemas.
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

  /** True while it is neither broken nor closed, so that its messages still count. */
  protected get alive(): boolean {
    return !this.dying && !this.closed;
  }

  /** Ends it, and rejects waiting requests once it is gone, because only then is the evidence complete. */
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

  /**
   * An answer that arrived while this process was busy is still in time, because it is read before the immediate runs.
   */
  private timer(id: number, method: Method, limit: number): NodeJS.Timeout {
    const expire = () => {
      if (this.pending.has(id)) this.expired(id, `the adapter did not answer ${method} within ${limit / 1000} s`);
    };
    return setTimeout(() => setImmediate(expire), limit);
  }
}
