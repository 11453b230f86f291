import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { AdapterError, type AdapterErrorKind } from '../adapters/adapter';
import { HttpAdapter, type HttpOptions } from '../adapters/http';
import { answerTo, answerWell, JSON_HEADERS, serve, type HttpServer, type Misbehaviour } from './http-servers';

/** Long enough never to be what ends a test, short enough to stop one that hangs. */
const PATIENT: HttpOptions = { requestTimeout: 60_000, startTimeout: 60_000 };

let adapter: HttpAdapter;
let server: HttpServer | undefined;

afterEach(async () => {
  await adapter.close();
  await server?.stop();
  server = undefined;
});

function connectTo(address: string, options: HttpOptions = {}): HttpAdapter {
  adapter = new HttpAdapter(address, { ...PATIENT, ...options });
  return adapter;
}

async function hostile(misbehave: Misbehaviour, options?: HttpOptions): Promise<void> {
  server = await serve(misbehave);
  await connectTo(server.url, options).initialize();
}

const endGame = (gameId = 'g1') => adapter.request('game/end', { gameId });

async function failureOf(promise: Promise<unknown>): Promise<AdapterError> {
  const outcome = await promise.then(
    () => 'answered',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(AdapterError);
  return outcome as AdapterError;
}

async function closedPort(): Promise<number> {
  const tcp = createTcpServer();
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;
  await new Promise((resolve) => tcp.close(resolve));
  return port;
}

/** Writes pieces, one every few milliseconds, as long as anybody listens. */
async function drip(write: (piece: string) => unknown, pieces: Iterable<string>, isOpen: () => boolean): Promise<void> {
  for (const piece of pieces) {
    if (!isOpen()) return;
    write(piece);
    await sleep(10);
  }
}

interface Case {
  what: string;
  misbehave: Misbehaviour;
  kind: AdapterErrorKind;
  says: RegExp;
  evidence?: RegExp;
  options?: HttpOptions;
}

const MEGABYTE = 'x'.repeat(1024 * 1024);
const text = (body: string, status = 200, type = 'text/html'): Misbehaviour => {
  return (_request, response) => response.writeHead(status, { 'Content-Type': type }).end(body);
};
const json = (body: string | Buffer): Misbehaviour => {
  return (_request, response) => response.writeHead(200, JSON_HEADERS).end(body);
};
const raw = (bytes: string): Misbehaviour => {
  return (_request, _response, { socket }) => socket.end(bytes);
};

const BROKEN: Case[] = [
  {
    what: 'never answers',
    misbehave: () => undefined,
    kind: 'timedOut',
    says: /did not answer game\/end within 0.3 s \(not even its headers were complete\); answer every request/,
    evidence: /no answer had come/,
    options: { requestTimeout: 300 },
  },
  {
    what: 'drips its headers',
    misbehave: (_request, { socket }) => {
      const line = 'HTTP/1.1 200 OK\r\nX-Padding: '.padEnd(10_000, '.');
      void drip(
        (piece) => socket!.write(piece),
        line,
        () => !socket!.destroyed,
      );
    },
    kind: 'timedOut',
    says: /did not answer game\/end within 0.3 s \(not even its headers were complete\)/,
    options: { requestTimeout: 300 },
  },
  {
    what: 'drips its body',
    misbehave: (request, response) => {
      response.writeHead(200, { ...JSON_HEADERS, 'Content-Length': 10_000 });
      const body = answerTo(request).padEnd(10_000, ' ');
      void drip(
        (piece) => response.write(piece),
        body,
        () => !response.destroyed,
      );
    },
    kind: 'timedOut',
    says: /did not answer game\/end within 0.8 s \(\d+ bytes of it came, but not its end\); send as many bytes as Content-Length/,
    evidence: /^its answer: HTTP\/1.1 200 OK\n.*content-type: application\/json\n.*end of the body: \{"jsonrpc/is,
    options: { requestTimeout: 800 },
  },
  {
    what: 'does not end its answer',
    misbehave: (request, response) => response.writeHead(200, JSON_HEADERS).write(answerTo(request)),
    kind: 'timedOut',
    says: /\(36 bytes of it came, but not its end\)/,
    options: { requestTimeout: 800 },
  },
  {
    what: 'closes the connection without an answer',
    misbehave: (_request, { socket }) => socket!.end(),
    kind: 'exited',
    says: /closed the connection without an answer to game\/end; see its log.*says so with the header "Connection: close"/,
  },
  {
    what: 'resets the connection',
    misbehave: (_request, { socket }) => socket!.resetAndDestroy(),
    kind: 'exited',
    says: /closed the connection without an answer to game\/end; see its log/,
  },
  {
    what: 'closes the connection in its headers',
    misbehave: raw('HTTP/1.1 200 OK\r\nContent-Le'),
    kind: 'exited',
    says: /closed the connection without an answer to game\/end/,
  },
  {
    what: 'closes the connection in its body',
    misbehave: raw('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"jsonrpc":'),
    kind: 'exited',
    says: /closed the connection in the middle of its answer to game\/end, after 11 bytes of it; send as many bytes/,
    evidence: /end of the body: \{"jsonrpc":$/,
  },
  {
    what: 'closes the connection in a chunk',
    misbehave: raw('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n20\r\n{"jsonrpc":'),
    kind: 'exited',
    says: /in the middle of its answer to game\/end, after 11 bytes/,
  },
  {
    what: 'answers with 50 megabytes',
    misbehave: (_request, response) => {
      const body = Buffer.alloc(50 * 1024 * 1024, 'x');
      response.writeHead(200, { ...JSON_HEADERS, 'Content-Length': body.length }).end(body);
    },
    kind: 'tooLong',
    says: /the answer to game\/end has more than 8388608 bytes; an answer must be shorter/,
    evidence: /end of the body: \(nothing\)/,
  },
  {
    what: 'answers in chunks without end',
    misbehave: (_request, response) => {
      response.writeHead(200, JSON_HEADERS);
      const more = () => {
        while (!response.destroyed && response.write(MEGABYTE));
        response.once('drain', more);
      };
      more();
    },
    kind: 'tooLong',
    says: /the answer to game\/end has more than 8388608 bytes/,
  },
  {
    what: 'sends headers without end',
    misbehave: (_request, { socket }) => {
      const line = `X-Padding: ${'.'.repeat(1000)}\r\n`;
      socket!.write('HTTP/1.1 200 OK\r\n');
      void drip(
        (piece) => socket!.write(piece),
        Array<string>(300).fill(line),
        () => !socket!.destroyed,
      );
    },
    kind: 'tooLong',
    says: /the answer to game\/end has too many headers; it needs Content-Type and Content-Length/,
  },
  {
    what: 'does not speak HTTP',
    misbehave: raw('{"jsonrpc":"2.0","id":2,"result":{}}\n'),
    kind: 'notJson',
    says: /the answer to game\/end is not HTTP \(Parse Error: .*\); see that the address is that of the adapter/,
  },
  {
    what: 'switches to another protocol',
    misbehave: raw('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'),
    kind: 'exited',
    says: /closed the connection without an answer to game\/end/,
  },
  {
    what: 'answers with the id of another request',
    misbehave: (request, response) => answerWell({ ...request, id: request.id ^ 1 }, response),
    kind: 'unknownId',
    says: /the request with id [23] with the id [23]; answer with the id of the request, same value/,
  },
  {
    what: 'answers with the id as text',
    misbehave: (request, response) => answerWell({ ...request, id: String(request.id) as never }, response),
    kind: 'unknownId',
    says: /the request with id [23] with the id "[23]"; .*same type/,
  },
];

/** A response that has come whole: it costs its request, not the connection. */
const WRONG_ANSWERS: Case[] = [
  {
    what: 'status 500 with a page',
    misbehave: text('<h1>Server Error</h1>\n<p>KeyError: b7</p>', 500),
    kind: 'errorAnswer',
    says: /game\/end with the HTTP status 500 Internal Server Error: "<h1>.*KeyError: b7.*"; every answer has the status 200; .* JSON-RPC error/,
    evidence:
      /^its answer: HTTP\/1.1 500 .*text\/html.*\nend of the body: <h1>Server Error<\/h1>\n<p>KeyError: b7<\/p>$/s,
  },
  {
    what: 'status 500 with the right answer',
    misbehave: (request, response) => response.writeHead(500, JSON_HEADERS).end(answerTo(request)),
    kind: 'errorAnswer',
    says: /with the HTTP status 500 .*"\{"jsonrpc"/,
  },
  { what: 'status 404', misbehave: text('', 404), kind: 'errorAnswer', says: /404 Not Found; check the path/ },
  { what: 'status 405', misbehave: text('', 405), kind: 'errorAnswer', says: /405 .*every request is a POST/ },
  { what: 'status 204', misbehave: text('', 204), kind: 'errorAnswer', says: /204 No Content; every answer has/ },
  {
    what: 'a redirect',
    misbehave: (_request, response) => response.writeHead(307, { Location: 'http://127.0.0.1:9/rpc' }).end(),
    kind: 'errorAnswer',
    says: /game\/end with a redirect \(307 .*\) to "http:\/\/127.0.0.1:9\/rpc"; redirects are not followed: give the address/,
  },
  {
    what: 'the wrong content type',
    misbehave: (request, response) => response.writeHead(200, { 'Content-Type': 'text/plain' }).end(answerTo(request)),
    kind: 'notJson',
    says: /answer to game\/end has the content type "text\/plain": "\{.*"; answer with "Content-Type: application\/json"/,
  },
  {
    what: 'no content type',
    misbehave: (request, response) => response.end(answerTo(request)),
    kind: 'notJson',
    says: /has no content type: .*answer with "Content-Type: application\/json"/,
  },
  {
    what: 'an empty body',
    misbehave: json(''),
    kind: 'notJson',
    says: /is empty; the body of an answer is one JSON-RPC/,
  },
  {
    what: 'what is not JSON',
    misbehave: json("DEBUG \u001b[31m{'jsonrpc': '2.0'}"),
    kind: 'notJson',
    says: /answer to game\/end is not valid JSON: "DEBUG \\u001b\[31m\{'jsonrpc'.*"; the body of an answer is one JSON-RPC/,
  },
  {
    what: 'two answers in one body',
    misbehave: (request, response) =>
      json(`${answerTo(request)}\n${answerTo(request)}`)(request, response, null as never),
    kind: 'notJson',
    says: /is not valid JSON: .*is one JSON-RPC response/,
  },
  {
    what: 'Latin-1',
    misbehave: json(Buffer.from('{"jsonrpc":"2.0","id":2,"result":{},"note":"Schl\u00fcssel"}', 'latin1')),
    kind: 'notJson',
    says: /is not UTF-8: .*Schlüssel.*UTF-8/,
  },
  {
    what: 'an error about a request that it could not read',
    misbehave: json('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"what was that?"}}'),
    kind: 'errorAnswer',
    says: /could not read a request: error -32700: "what was that\?".*JSON in UTF-8/,
  },
  {
    what: 'a notification',
    misbehave: json('{"jsonrpc":"2.0","method":"game/changed"}'),
    kind: 'wrongSchema',
    says: /a request or a notification of its own; it may only answer/,
  },
  {
    what: 'a batch',
    misbehave: (request, response) => json(`[${answerTo(request)}]`)(request, response, null as never),
    kind: 'wrongSchema',
    says: /JSON-RPC answer/,
  },
  {
    what: 'what breaks the schema',
    misbehave: ({ id }, response) =>
      response
        .writeHead(200, JSON_HEADERS)
        .end(JSON.stringify({ jsonrpc: '2.0', id, result: { chance: { drawn: [{ kind: 'dice' }], left: [] } } })),
    kind: 'wrongSchema',
    says: /the answer to game\/end: at chance\.drawn\[0\]\.kind: expected .*"dice"/,
    evidence: /end of the body: .*dice/,
  },
  {
    what: 'an error',
    misbehave: ({ id }, response) =>
      response
        .writeHead(200, JSON_HEADERS)
        .end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32603, message: 'no such zone' } })),
    kind: 'errorAnswer',
    says: /game\/end with error -32603: "no such zone"; answer an illegal action by the status "rejected"/,
  },
];

describe('a server that breaks the connection', () => {
  test.each(BROKEN)('$what: $kind', async ({ misbehave, kind, says, evidence, options }) => {
    await hostile(misbehave, options);
    const answers = [endGame(), endGame(), endGame()];
    const failure = await failureOf(answers[0]!);
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(says);
    expect(failure.message).not.toContain('\n');
    if (evidence) expect(failure.evidence).toMatch(evidence);
    for (const answer of answers) expect(await failureOf(answer)).toBe(failure);
    expect(await failureOf(endGame())).toBe(failure);
    expect(adapter.dead).toBe(failure);
    await expect.poll(() => server!.open(), { interval: 10 }).toBe(0);
  });

  test('a server that has gone is told apart from one that was never there', async () => {
    await hostile((_request, response) => response.setHeader('Connection', 'close').end());
    await failureOf(endGame());
    await server!.stop();
    const failure = await failureOf(endGame());
    expect(failure.kind).toBe('exited');
    expect(failure.message).toMatch(
      /cannot connect to the adapter at http:.*, to send game\/end: nothing listens there/,
    );
    expect(adapter.dead).toBe(failure);
    const again = await failureOf(connectTo(server!.url).initialize());
    expect(again.kind).toBe('failedToStart');
  });

  test('a request that it closed the connection on is never sent again', async () => {
    await hostile((request, response) => {
      if (request.params.gameId === 'last') response.socket!.end();
      else answerWell(request, response);
    });
    await endGame();
    await failureOf(endGame('last'));
    expect(server!.connections).toBe(1);
    expect(server!.requests.filter(({ params }) => params.gameId === 'last')).toHaveLength(1);
  });
});

describe('a server that gives a wrong answer', () => {
  test.each(WRONG_ANSWERS)('$what: $kind, and the connection lives on', async ({ misbehave, kind, says, evidence }) => {
    await hostile((request, response, incoming) =>
      (request.params.gameId === 'g1' ? misbehave : answerWell)(request, response, incoming),
    );
    for (const answer of [endGame(), endGame()]) {
      const failure = await failureOf(answer);
      expect(failure.kind).toBe(kind);
      expect(failure.message).toMatch(says);
      expect(failure.message).not.toContain('\n');
      expect(failure.evidence).toMatch(evidence ?? /^its answer: HTTP\/1.1 \d/);
    }
    expect(adapter.dead).toBeUndefined();
    await expect(endGame('g2')).resolves.toEqual({});
  });

  test('one that it sends besides the right one never reaches another request', async () => {
    const http = (body: string) =>
      `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    let last = '';
    await hostile((request, _response, { socket }) => {
      const answer = http(answerTo(request));
      if (request.params.gameId === 'at once') socket.write(answer + answer);
      if (request.params.gameId === 'ordinary') socket.write(answer);
      if (request.params.gameId === 'late') socket.write(last + answer);
      last = answer;
    });
    for (let i = 0; i < 3; i++) await expect(endGame('at once')).resolves.toEqual({});
    await expect(endGame('ordinary')).resolves.toEqual({});
    const failure = await failureOf(endGame('late'));
    expect(failure.message).toMatch(/the request with id 6 with the id 5/);
    expect(adapter.dead).toBe(failure);
  });
});

describe('the start', () => {
  test('a refused connection names the address', async () => {
    const address = `http://127.0.0.1:${await closedPort()}/rpc`;
    const failure = await failureOf(connectTo(address).initialize());
    expect(failure.kind).toBe('failedToStart');
    expect(failure.message).toBe(
      `cannot connect to the adapter at ${address}: nothing listens there; start the adapter first, and check the port`,
    );
    expect(await failureOf(endGame())).toBe(failure);
  });

  test.each([
    ['http://', /address "http:\/\/"; it reads like http:\/\/127.0.0.1:4000\//],
    ['http://127.0.0.1:99999/', /it reads like http/],
    ['http://me:secret@127.0.0.1:4000/', /with a user name or a password in it; .*leave them out/],
    ['http://192.0.2.1:4000/', /192\.0\.2\.1 is not this computer; use 127\.0\.0\.1, or allow it with --allow-remote/],
    ['https://example.org/', /example\.org is not this computer/],
    ['http://127.0.0.1.example.org/', /is not this computer/],
    ['http://[2001:db8::1]/', /\[2001:db8::1\] is not this computer/],
  ])('the address %s: failedToStart', async (address, says) => {
    const failure = await failureOf(connectTo(address).initialize());
    expect(failure.kind).toBe('failedToStart');
    expect(failure.message).toMatch(says);
    expect(failure.message).not.toContain('secret');
  });

  test.skipIf(process.platform === 'win32')('another computer is allowed by allowRemote', async () => {
    server = await serve(answerWell);
    const address = `http://0.0.0.0:${server.port}/`;
    expect((await failureOf(connectTo(address).initialize())).message).toMatch(/0\.0\.0\.0 is not this computer/);
    expect(server.requests).toEqual([]);
    await connectTo(address, { allowRemote: true }).initialize();
    await expect(endGame()).resolves.toEqual({});
  });

  test('https to a server that speaks http: failedToStart', async () => {
    server = await serve(answerWell);
    const failure = await failureOf(connectTo(`https://127.0.0.1:${server.port}/`).initialize());
    expect(failure.kind).toBe('failedToStart');
    expect(failure.message).toMatch(/cannot connect to the adapter at https:.*check the certificate, or use http$/);
  });

  test.each<[string, Misbehaviour, AdapterErrorKind, RegExp]>([
    ['never answers', () => undefined, 'timedOut', /did not answer initialize within 0.3 s/],
    [
      'closes the connection',
      (_request, { socket }) => socket!.end(),
      'exited',
      /without an answer to initialize; see its log$/,
    ],
    ['answers with a page', text('<html>'), 'notJson', /content type "text\/html": "<html>"/],
    [
      'answers 404',
      text('', 404),
      'errorAnswer',
      /answered initialize with the HTTP status 404 Not Found; check the path/,
    ],
    [
      'speaks version 2',
      ({ id }, response) =>
        json(`{"jsonrpc":"2.0","id":${id},"result":{"protocolVersion":2}}`)(null as never, response, null as never),
      'wrongVersion',
      /speaks protocol version 2/,
    ],
  ])('a server that %s at the handshake is dead', async (_what, start, kind, says) => {
    server = await serve(answerWell, start);
    const failure = await failureOf(connectTo(server.url, { startTimeout: 300 }).initialize());
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(says);
    expect(failure.evidence).toBeDefined();
    expect(adapter.dead).toBe(failure);
    expect(await failureOf(endGame())).toBe(failure);
    await expect.poll(() => server!.open(), { interval: 10 }).toBe(0);
  });
});
