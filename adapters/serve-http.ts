/**
 * The server for http.ts: serves a handler as an adapter over HTTP to programs on this computer. A POST of JSON always
 * gets status 200, even for JSON-RPC errors; any other request is refused with another status, and its connection
 * closed.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { ERROR_CODES, type Method, type Params } from '../schemas/protocol';
import { isJsonType, isLoopback, JSON_TYPE } from './http-common';
import { MAX_MESSAGE_BYTES } from './json-rpc';
import { answerTo, MAX_IN_FLIGHT, refusal, RpcFault, type Handler } from './serve';

export interface HttpServerOptions {
  /** 0 means any free port. */
  port: number;
  /** The address to listen on. Whatever it is, requests must name this computer in their Host header. */
  host?: string;
  /** The longest request, in bytes. */
  maxBodyBytes?: number;
  /** The time limit for receiving a request, in milliseconds. */
  receiveTimeout?: number;
}

export interface HttpService {
  readonly url: string;
  /** Resolves after `close` or "shutdown", once all connections are closed. */
  readonly ended: Promise<void>;
  /** Accepts no more requests, answers those in progress and closes all connections. */
  close(): Promise<void>;
}

const RECEIVE_TIMEOUT = 30_000;
/** The longest that `close` waits for requests in progress, in milliseconds. */
const CLOSE_PATIENCE_MS = 1_000;
/** The most requests that may wait; more are refused. */
const MAX_WAITING = 1024;

/**
 * Serves until `close` or "shutdown". Answers "shutdown" itself; every other method goes to the handler.
 * @throws {Error} if it cannot listen on the address
 */
export async function serveHttp(handler: Handler, options: HttpServerOptions): Promise<HttpService> {
  const service = new Service(handler, options);
  await service.listen();
  return service;
}

/** An HTTP status that refuses a request, with the reason. */
class HttpRefusal {
  constructor(
    readonly status: number,
    readonly why: string,
  ) {}
}

class Service implements HttpService {
  readonly ended: Promise<void>;
  private readonly server: Server;
  private readonly host: string;
  private readonly maxBodyBytes: number;
  /** Requests in progress, and answers not yet handed over, so that a client that reads no answers gets no more. */
  private readonly inFlight = new Set<ServerResponse>();
  private readonly waiting: (() => void)[] = [];
  private port = 0;
  private onIdle: () => void = () => undefined;

  constructor(
    private readonly handler: Handler,
    private readonly options: HttpServerOptions,
  ) {
    this.host = options.host ?? '127.0.0.1';
    this.maxBodyBytes = options.maxBodyBytes ?? MAX_MESSAGE_BYTES;
    const requestTimeout = options.receiveTimeout ?? RECEIVE_TIMEOUT;
    this.server = createServer(
      { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 2 },
      (request, response) => this.take(request, response),
    );
    this.server.on('connection', (socket) => socket.once('close', () => this.gone(socket)));
    this.ended = new Promise((resolve) => this.server.once('close', resolve));
  }

  get url(): string {
    const host = this.host.includes(':') ? `[${this.host}]` : this.host;
    return `http://${host}:${this.port}/`;
  }

  listen(): Promise<void> {
    const { port } = this.options;
    return new Promise((resolve, reject) => {
      this.server.once('error', (error: NodeJS.ErrnoException) => {
        const why = error.code === 'EADDRINUSE' ? 'something else listens there; choose another port' : error.message;
        reject(new Error(`cannot listen at ${this.host}, port ${port}: ${why}`));
      });
      this.server.listen(port, this.host, () => {
        this.port = (this.server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  async close(): Promise<void> {
    this.server.close();
    if (this.inFlight.size > 0) await this.idle();
    this.server.closeAllConnections();
    await this.ended;
  }

  private idle(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, CLOSE_PATIENCE_MS);
      this.onIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private take(request: IncomingMessage, response: ServerResponse): void {
    const refused = refusalOf(request, this.maxBodyBytes);
    if (refused) return refuse(response, refused);
    if (this.inFlight.size < MAX_IN_FLIGHT) return this.begin(request, response);
    if (this.waiting.length === MAX_WAITING) return refuse(response, new HttpRefusal(503, 'too many requests wait'));
    this.waiting.push(() => this.begin(request, response));
  }

  private begin(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return this.next();
    this.inFlight.add(response);
    response.once('close', () => this.release(response));
    readBody(request, this.maxBodyBytes, (body) => {
      if (body instanceof HttpRefusal) return refuse(response, body);
      void this.answer(body, response);
    });
  }

  /** If a connection has several answers, only the first gets a close event, so the others are released here. */
  private gone(socket: Socket): void {
    for (const response of this.inFlight) if (response.req.socket === socket) this.release(response);
  }

  private release(response: ServerResponse): void {
    if (this.inFlight.delete(response)) this.next();
  }

  private next(): void {
    const begin = this.waiting.shift();
    if (begin) begin();
    else if (this.inFlight.size === 0) this.onIdle();
  }

  private async answer(body: Buffer, response: ServerResponse): Promise<void> {
    const answer = await answerTo(body, (method, params) => this.handle(method, params, response));
    send(response, 200, answer);
  }

  private async handle(method: Method, params: Params<Method>, response: ServerResponse): Promise<unknown> {
    if (method !== 'shutdown') return this.handler.request(method, params);
    response.once('finish', () => void this.close());
    return {};
  }
}

function refusalOf({ method, headers }: IncomingMessage, maxBodyBytes: number): HttpRefusal | undefined {
  // A web page can point its own domain at this computer (DNS rebinding); the Host header then has that domain.
  if (!namesLoopback(headers.host)) return new HttpRefusal(403, 'the header Host must name this computer');
  if (method !== 'POST') return new HttpRefusal(405, 'every request is a POST');
  if (!isJsonType(headers['content-type'])) return new HttpRefusal(415, `the content type must be ${JSON_TYPE}`);
  return Number(headers['content-length'] ?? 0) > maxBodyBytes ? tooLong(maxBodyBytes) : undefined;
}

function namesLoopback(host: string | undefined): boolean {
  const address = `http://${host}`;
  return host !== undefined && URL.canParse(address) && isLoopback(new URL(address).hostname);
}

const tooLong = (bytes: number) => new HttpRefusal(413, `a request must not be longer than ${bytes} bytes`);

/** Reads the body up to the limit. If the request breaks off, nothing is called, because there is nobody to answer. */
function readBody(request: IncomingMessage, maxBytes: number, onEnd: (body: Buffer | HttpRefusal) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) return void chunks.push(chunk);
    request.removeAllListeners('data').removeAllListeners('end').pause();
    onEnd(tooLong(maxBytes));
  });
  request.on('end', () => onEnd(Buffer.concat(chunks)));
  request.on('error', () => undefined);
}

/** Also closes the connection, because the rest of the request is not read. */
function refuse(response: ServerResponse, { status, why }: HttpRefusal): void {
  if (status === 405) response.setHeader('Allow', 'POST');
  response.setHeader('Connection', 'close');
  send(response, status, refusal(null, new RpcFault(ERROR_CODES.invalidRequest, why)));
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
