/**
 * What the runner needs of an implementation: one question, one answer. It is the same in process, over stdio and over
 * HTTP.
 */
import type { InitializeResult, Method, Params, Result } from '../schemas/protocol';

export interface Adapter {
  /** The name in reports: the command, the address, or "oracle". */
  readonly command: string;
  /** The reason why it can no longer answer; undefined while it can. */
  readonly dead: AdapterError | undefined;
  /** True if it connects to a server that its author started, which keeps running, with its state, after `close`. */
  readonly lasting?: boolean;
  /** The handshake; must be the first call. */
  initialize(): Promise<InitializeResult>;
  /**
   * Sends one request and waits for its answer, which is checked against the schemas.
   * @param meter receives the length of the answer, if it comes from outside this process
   * @throws {UnsupportedError} the adapter says that it cannot do this
   * @throws {AdapterError} crash, exit, signal, timeout, garbage, schema, protocol: the adapter's fault, with evidence
   * @throws {SuiteError} our own message was invalid
   */
  request<M extends Method>(method: M, params: Params<M>, meter?: Meter): Promise<Result<M>>;
  /** Ends it in any state, and leaves no process behind. Never throws. */
  close(): Promise<void>;
}

export interface Meter {
  /** @throws {AdapterError} tooLong, if the sum exceeds the limit */
  add(bytes: number): void;
}

/**
 * The adapter declared that it cannot do what the scenario needs. `lacking` is a phrase such as "probe X" or
 * "capability chance".
 */
export class UnsupportedError extends Error {
  override name = 'UnsupportedError';
  constructor(readonly lacking: string) {
    super(`the adapter does not support ${lacking}`);
  }
}

/** The adapter broke. This is its fault, but says nothing about rules. */
export class AdapterError extends Error {
  override name = 'AdapterError';
  /**
   * @param kind for example failedToStart, exited, timedOut, notJson, wrongSchema, unknownId, tooLong
   * @param message one line that tells the author what to fix
   * @param evidence exit code and signal, the last bytes of its output and of its log
   * @param data what an error answer says besides its message
   */
  constructor(
    readonly kind: AdapterErrorKind,
    message: string,
    readonly evidence?: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

export type AdapterErrorKind =
  | 'failedToStart'
  | 'exited'
  | 'timedOut'
  | 'notJson'
  | 'wrongSchema'
  | 'unknownId'
  | 'tooLong'
  | 'inconsistent'
  | 'errorAnswer'
  /** The answer to an action was an error, so the engine threw. */
  | 'threw'
  | 'wrongVersion';

/** Our own message or scenario is wrong, which is never the adapter's fault. */
export class SuiteError extends Error {
  override name = 'SuiteError';
  /** @param data what an answer over JSON-RPC says besides the message */
  constructor(
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}
