/**
 * What the runner needs of an implementation, however it is reached: one question, one answer.
 * In process, over stdio and over HTTP behave alike.
 */
import type { InitializeResult, Method, Params, Result } from '../schemas/protocol';

export interface Adapter {
  /** As a person would name it in a report: the command, the address, "oracle". */
  readonly command: string;
  /** Why it can no longer be asked anything; undefined: it can. */
  readonly dead: AdapterError | undefined;
  /** What it reaches lives on when it is closed, with whatever it has kept: a server that its author has started. */
  readonly lasting?: boolean;
  /** The handshake; must be the first call. */
  initialize(): Promise<InitializeResult>;
  /**
   * Sends one request and waits for its answer, checked against the schemas.
   * @throws {UnsupportedError} the adapter says that it cannot do this
   * @throws {AdapterError} crash, exit, signal, timeout, garbage, schema, protocol: the adapter's fault, with evidence
   * @param meter is told how long the answer is, where it comes from outside
   * @throws {SuiteError} our own message was invalid
   */
  request<M extends Method>(method: M, params: Params<M>, meter?: Meter): Promise<Result<M>>;
  /** Ends it, whatever state it is in; leaves no process behind. Never throws. */
  close(): Promise<void>;
}

/** Counts what several answers come to. */
export interface Meter {
  /** @throws {AdapterError} tooLong: that is too much altogether */
  add(bytes: number): void;
}

/** The adapter said that it cannot do what the scenario needs. `lacking` reads like "probe X" or "capability chance". */
export class UnsupportedError extends Error {
  override name = 'UnsupportedError';
  constructor(readonly lacking: string) {
    super(`the adapter does not support ${lacking}`);
  }
}

/** The adapter broke: its fault, but no verdict about rules. */
export class AdapterError extends Error {
  override name = 'AdapterError';
  /**
   * @param kind e.g. failedToStart, exited, timedOut, notJson, wrongSchema, unknownId, tooLong
   * @param message one line that tells the author what to fix
   * @param evidence exit code and signal, the last bytes of its output and of its log
   */
  constructor(
    readonly kind: AdapterErrorKind,
    message: string,
    readonly evidence?: string,
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
  /** An error in answer to an action: the engine threw. */
  | 'threw'
  | 'wrongVersion';

/** Our own message or scenario is wrong: never blamed on the adapter. */
export class SuiteError extends Error {
  override name = 'SuiteError';
}
