/**
 * An adapter at an address: each request is a POST, and the response with status 200 has the answer. A complete
 * response belongs to its request, so its mistakes (status, content type, a body that is not JSON) reject only that
 * request. A broken connection, an answer that is too long, too late or has another request's id, and a server that is
 * gone make the adapter dead, as over stdio. The server belongs to its author: it is neither started nor ended from
 * here, and never receives "shutdown". A restart after a break makes a new adapter with new connections to the same
 * server; if that is still broken, the new adapter breaks too. No request is sent twice, because nobody can tell
 * whether a server that closed the connection had carried it out. Connections that a server may be about to close are
 * not used again; see `IDLE_MS`.
 */
import * as http from 'node:http';
import * as https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import type { Method } from '../schemas/protocol';
import { AdapterError, type AdapterErrorKind } from './adapter';
import { endOf } from './evidence';
import { isJsonType, isLoopback, JSON_TYPE } from './http-common';
import type { NotJsonError } from './json-rpc';
import { addressee, excerpt, parseJson, withEvidence } from './json-rpc';
import { RpcAdapter, type RpcOptions } from './rpc-adapter';

export interface HttpOptions extends RpcOptions {
  /** True also allows connections to other computers. */
  allowRemote?: boolean;
}

/** Idle connections are closed after this time, in milliseconds, before a server with keep-alive would close them. */
const IDLE_MS = 1_000;
/** The most connections at once; further requests wait for one. */
const MAX_CONNECTIONS = 64;

export class HttpAdapter extends RpcAdapter {
  readonly lasting = true;
  private readonly allowRemote: boolean;
  private readonly exchanges = new Map<number, Exchange>();
  private post: ((body: string) => http.ClientRequest) | undefined;
  private disconnect: () => void = () => undefined;

  /** @param address such as `http://127.0.0.1:4000/`; `initialize` connects to it */
  constructor(address: string, options: HttpOptions = {}) {
    super(address, options);
    this.allowRemote = options.allowRemote ?? false;
  }

  protected start(): void {
    const url = checkedAddress(this.command, this.allowRemote);
    const { request, Agent: Pool } = url.protocol === 'https:' ? https : http;
    const pool = new Pool({ keepAlive: true, maxSockets: MAX_CONNECTIONS, timeout: IDLE_MS });
    const options = { ...urlToHttpOptions(url), method: 'POST', agent: pool };
    this.disconnect = () => pool.destroy();
    this.post = (body) => {
      const headers = { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(body), Accept: JSON_TYPE };
      return request({ ...options, headers }).end(body);
    };
  }

  protected send(id: number, message: string, method: Method): void {
    const exchange = new Exchange(this.command, method, this.post!(message), this.maxAnswerBytes, (broken) => {
      if (broken) void this.die(broken.kind, broken.message, exchange.evidence());
      else this.receive(id, exchange);
    });
    this.exchanges.set(id, exchange);
  }

  protected expired(id: number, what: string): void {
    const exchange = this.exchanges.get(id)!;
    void this.die('timedOut', `${what} ${exchange.progress()}`, exchange.evidence());
  }

  /** Returns nothing, because the error already has the evidence of the exchange that broke. */
  protected evidence(): undefined {}

  protected async stop(): Promise<void> {
    for (const exchange of this.exchanges.values()) exchange.abandon();
    this.exchanges.clear();
    this.disconnect();
  }

  protected shutDown(): Promise<void> {
    return this.stop();
  }

  private receive(id: number, exchange: Exchange): void {
    this.exchanges.delete(id);
    const evidence = () => exchange.evidence();
    try {
      const message = exchange.message();
      addressee(
        message,
        (candidate) => candidate === id,
        (other) =>
          `the adapter answered the request with id ${id} with the id ${excerpt(JSON.stringify(other))}; ` +
          'answer with the id of the request, same value and same type',
      );
      this.pending.answer(id, message, exchange.length, evidence);
    } catch (error) {
      if (!(error instanceof AdapterError)) throw error;
      const failure = withEvidence(error, evidence);
      if (failure.kind === 'unknownId') void this.die(failure.kind, failure.message, failure.evidence);
      else this.pending.reject(id, failure);
    }
  }
}

/** @throws {AdapterError} failedToStart */
function checkedAddress(address: string, allowRemote: boolean): URL {
  const refuse = (why: string) => new AdapterError('failedToStart', `cannot use the adapter's address ${why}`);
  const shown = `"${excerpt(address)}"`;
  if (!URL.canParse(address)) throw refuse(`${shown}; it reads like http://127.0.0.1:4000/`);
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') {
    throw refuse(`with a user name or a password in it; reports show the address: leave them out`);
  }
  if (isLoopback(url.hostname) || allowRemote) return url;
  throw refuse(`${shown}: ${url.hostname} is not this computer; use 127.0.0.1, or allow it with --allow-remote`);
}

class Exchange {
  private response: http.IncomingMessage | undefined;
  private readonly chunks: Buffer[] = [];
  private bytes = 0;
  private over = false;

  /**
   * @param onEnd called once unless abandoned: with the error that broke the exchange, or without when the response is
   * complete
   */
  constructor(
    private readonly address: string,
    private readonly method: Method,
    private readonly request: http.ClientRequest,
    private readonly maxBytes: number,
    private readonly onEnd: (broken?: AdapterError) => void,
  ) {
    request.on('response', (response) => this.read(response));
    request.on('error', (error: NodeJS.ErrnoException) => this.break(...this.breakOf(error)));
    request.on('close', () => this.break('exited', this.closed()));
  }

  /** The length of the body in bytes. */
  get length(): number {
    return this.bytes;
  }

  /** Ends the exchange without calling `onEnd`. */
  abandon(): void {
    this.over = true;
    this.request.destroy();
  }

  /** Describes how much of a late answer has arrived, and what to do about it. */
  progress(): string {
    if (!this.response) return '(not even its headers were complete); answer every request';
    return `(${this.bytes} bytes of it came, but not its end); send as many bytes as Content-Length says`;
  }

  /** Returns the response for display. */
  evidence(): string {
    if (!this.response) return 'no answer had come, or not all of its headers';
    const { rawHeaders, httpVersion, statusCode, statusMessage } = this.response;
    const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
    const head = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`, ...lines].join('\n');
    return `its answer: ${endOf(Buffer.from(head))}\nend of the body: ${endOf(this.body())}`;
  }

  /**
   * Returns the body of a complete response.
   * @throws {AdapterError} errorAnswer: a status other than 200; notJson
   */
  message(): unknown {
    const { statusCode, headers } = this.response!;
    if (statusCode !== 200) throw new AdapterError('errorAnswer', this.wrongStatus());
    if (this.bytes === 0) {
      throw new AdapterError('notJson', `the answer to ${this.method} is empty; ${ONE_RESPONSE}`);
    }
    if (!isJsonType(headers['content-type'])) throw new AdapterError('notJson', this.wrongType());
    try {
      return parseJson(this.body());
    } catch (error) {
      const { message, text } = error as NotJsonError;
      throw new AdapterError(
        'notJson',
        `the answer to ${this.method} is ${message}: "${excerpt(text)}"; ${ONE_RESPONSE}`,
      );
    }
  }

  private read(response: http.IncomingMessage): void {
    this.response = response;
    if (Number(response.headers['content-length'] ?? 0) > this.maxBytes) return this.tooLong();
    response.on('data', (chunk: Buffer) => this.keep(chunk));
    response.on('end', () => this.end());
    response.on('error', () => this.break('exited', this.closed()));
  }

  private keep(chunk: Buffer): void {
    if (this.over) return;
    this.chunks.push(chunk);
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) this.tooLong();
  }

  private tooLong(): void {
    const advice = 'an answer must be shorter than that';
    this.break('tooLong', `the answer to ${this.method} has more than ${this.maxBytes} bytes; ${advice}`);
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    this.onEnd();
  }

  private break(kind: AdapterErrorKind, message: string): void {
    if (this.over) return;
    this.abandon();
    this.onEnd(new AdapterError(kind, message));
  }

  private body(): Buffer {
    return this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
  }

  private breakOf(error: NodeJS.ErrnoException): [AdapterErrorKind, string] {
    const { code = '', message } = error;
    if (code === 'HPE_HEADER_OVERFLOW') {
      return ['tooLong', `the answer to ${this.method} has too many headers; it needs Content-Type and Content-Length`];
    }
    if (code.startsWith('HPE_')) {
      const advice = 'see that the address is that of the adapter, and what it sends after its headers';
      return ['notJson', `the answer to ${this.method} is not HTTP (${excerpt(message)}); ${advice}`];
    }
    const unreachable = UNREACHABLE[code] ?? this.insecure(message);
    if (unreachable === undefined) return ['exited', this.closed()];
    const kind = this.method === 'initialize' ? 'failedToStart' : 'exited';
    const moment = this.method === 'initialize' ? '' : `, to send ${this.method}`;
    return [kind, `cannot connect to the adapter at ${excerpt(this.address)}${moment}: ${unreachable}`];
  }

  /** Returns why an https connection failed. @returns undefined: it did not fail, or is not https */
  private insecure(message: string): string | undefined {
    const { socket } = this.request;
    if (!socket || !('authorized' in socket) || socket.authorized) return undefined;
    return `${excerpt(message)}; check the certificate, or use http`;
  }

  private closed(): string {
    const closed = 'the adapter closed the connection';
    if (this.response) {
      const advice = 'send as many bytes as Content-Length says';
      return `${closed} in the middle of its answer to ${this.method}, after ${this.bytes} bytes of it; ${advice}`;
    }
    const advice = this.request.reusedSocket
      ? 'see its log; one that closes the connection after each answer says so with the header "Connection: close"'
      : 'see its log';
    return `${closed} without an answer to ${this.method}; ${advice}`;
  }

  private wrongStatus(): string {
    const { statusCode = 0, statusMessage, headers } = this.response!;
    const status = excerpt(`${statusCode} ${statusMessage ?? ''}`.trimEnd());
    const said = this.bytes === 0 ? '' : `: "${excerpt(this.body().toString('utf8'))}"`;
    const advice = STATUS_ADVICE[statusCode] ?? 'every answer has the status 200; what went wrong is a JSON-RPC error';
    const redirect = `redirects are not followed: give the address that answers instead of ${excerpt(this.address)}`;
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
    return !isRedirect
      ? `the adapter answered ${this.method} with the HTTP status ${status}${said}; ${advice}`
      : `the adapter answered ${this.method} with a redirect (${status}) to "${excerpt(headers.location!)}"; ${redirect}`;
  }

  private wrongType(): string {
    const type = this.response!.headers['content-type'];
    const given = type === undefined ? 'no content type' : `the content type "${excerpt(type)}"`;
    const text = excerpt(this.body().toString('utf8'));
    return `the answer to ${this.method} has ${given}: "${text}"; answer with "Content-Type: ${JSON_TYPE}"`;
  }
}

const ONE_RESPONSE = 'the body of an answer is one JSON-RPC response, JSON in UTF-8';

const STATUS_ADVICE: Record<number, string> = {
  404: 'check the path of the address',
  405: 'every request is a POST; check the path of the address',
  413: 'tell in limits.messageBytes how long a message may be',
  415: `every request has the content type ${JSON_TYPE}`,
};

const CANNOT_BE_REACHED = 'its host cannot be reached; check the address and the network';
const UNREACHABLE: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; start the adapter first, and check the port',
  ENOTFOUND: 'there is no such host; check the spelling',
  EAI_AGAIN: 'its host name cannot be looked up; check the spelling and the network',
  EHOSTUNREACH: CANNOT_BE_REACHED,
  ENETUNREACH: CANNOT_BE_REACHED,
  EADDRNOTAVAIL: CANNOT_BE_REACHED,
  ETIMEDOUT: CANNOT_BE_REACHED,
};
