/** Serves a correct adapter without games over HTTP, which tests can make misbehave. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROTOCOL_VERSION } from '../schemas/protocol';

export interface Request {
  id: number;
  method: string;
  params: Record<string, unknown>;
}

export const WELCOME = {
  protocolVersion: PROTOCOL_VERSION,
  adapter: { name: 'hostile', version: '1' },
  games: [],
  limits: { games: 16 },
};

/** Returns the body of a correct answer. */
export const answerTo = ({ id, method }: Request): string =>
  JSON.stringify({ jsonrpc: '2.0', id, result: method === 'initialize' ? WELCOME : {} });

export const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** Sends a correct answer. */
export function answerWell(request: Request, response: ServerResponse): void {
  response.writeHead(200, JSON_HEADERS).end(answerTo(request));
}

export type Misbehaviour = (request: Request, response: ServerResponse, incoming: IncomingMessage) => unknown;

/** A test's server and its view of the client. */
export interface HttpServer {
  readonly port: number;
  readonly url: string;
  /** Requests received so far. */
  readonly requests: readonly Request[];
  /** Connections made so far. */
  readonly connections: number;
  /** Returns the number of open connections. */
  open(): Promise<number>;
  stop(): Promise<void>;
}

/** @param misbehave answers all requests but the handshake, which gets a correct answer unless `start` is given */
export function serve(misbehave: Misbehaviour, start: Misbehaviour = answerWell): Promise<HttpServer> {
  const requests: Request[] = [];
  return listen(requests, (incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const request = JSON.parse(Buffer.concat(chunks).toString()) as Request;
      requests.push(request);
      (request.method === 'initialize' ? start : misbehave)(request, response, incoming);
    });
  });
}

async function listen(requests: Request[], listener: RequestListener): Promise<HttpServer> {
  const server: Server = createServer(listener);
  let connections = 0;
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/`,
    requests,
    get connections() {
      return connections;
    },
    open: () =>
      new Promise((resolve, reject) => server.getConnections((error, n) => (error ? reject(error) : resolve(n)))),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
