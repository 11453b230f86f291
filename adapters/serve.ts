/** The common part of both servers: one message in, one answer out, however malformed the message. */
import { ERROR_CODES, METHODS, RpcRequest, type Method, type Params } from '../schemas/protocol';
import { validate } from '../schemas/validate';
import { SuiteError, UnsupportedError } from './adapter';
import { isObject, parseJson, prepareChecks } from './json-rpc';

/** Answers one request whose parameters have been checked. Every `Adapter` is one. */
export interface Handler {
  /**
   * @throws {UnsupportedError} becomes the error "not supported"
   * @throws {SuiteError} for a request that makes no sense, becomes "invalid params"; any other error becomes "internal
   * error"
   */
  request(method: Method, params: Params<Method>): Promise<unknown>;
}

/** The most requests in progress at once; the others wait unread. */
export const MAX_IN_FLIGHT = 64;

export class RpcFault extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

type Id = string | number | null;

/** @returns the answer to a message, as JSON. Never throws. */
export async function answerTo(message: Buffer, request: Handler['request']): Promise<string> {
  let id: Id = null;
  try {
    const parsed = parse(message);
    id = idOf(parsed);
    const { method, params } = checkedRequest(parsed);
    // The client has work to do between the handshake and the first game, so schemas compile then, after the answer is
    // sent.
    if (method === 'initialize') setImmediate(() => setImmediate(prepareChecks));
    return JSON.stringify({ jsonrpc: '2.0', id, result: await request(method, params) });
  } catch (error) {
    return refusal(id, faultOf(error));
  }
}

/** @returns an error answer, as JSON */
export function refusal(id: Id, { code, message, data }: RpcFault): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } });
}

function parse(message: Buffer): unknown {
  try {
    return parseJson(message);
  } catch {
    throw new RpcFault(ERROR_CODES.parseError, 'the message is not JSON in UTF-8');
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
  const data = error instanceof SuiteError ? error.data : stackOf(error);
  return new RpcFault(code, error instanceof Error ? error.message : String(error), data);
}

/** Reports group crashes by their stack. */
const stackOf = (error: unknown): unknown => (error instanceof Error ? { stack: error.stack } : undefined);
