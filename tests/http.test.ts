import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { SuiteError, UnsupportedError, type Adapter } from '../adapters/adapter';
import { makeAdapter } from '../adapters/from-command';
import { HttpAdapter, type HttpOptions } from '../adapters/http';
import { InProcessAdapter } from '../adapters/in-process';
import type { Handler } from '../adapters/serve';
import { serveHttp } from '../adapters/serve-http';
import { StdioAdapter } from '../adapters/stdio';
import { oracleModules } from '../games/registry';
import { OracleHost } from '../oracle/host';
import type { StartParams } from '../schemas/protocol';
import { answerTo, answerWell, JSON_HEADERS, serve, WELCOME, type HttpServer, type Misbehaviour } from './http-servers';

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

function connectTo(address: string, options: HttpOptions = {}): HttpAdapter {
  const adapter = new HttpAdapter(address, options);
  cleanUp.push(() => adapter.close());
  return adapter;
}

/** @returns the address of a server that answers so */
async function served(request: Handler['request']): Promise<string> {
  const service = await serveHttp({ request }, { port: 0 });
  cleanUp.push(() => service.close());
  return service.url;
}

test('makeAdapter tells addresses, commands and the oracle apart', () => {
  expect(makeAdapter('oracle')).toBeInstanceOf(InProcessAdapter);
  for (const address of ['http://127.0.0.1:4000/', 'https://localhost/x', 'HTTP://[::1]:80', 'http:/typo'])
    expect(makeAdapter(address)).toBeInstanceOf(HttpAdapter);
  for (const command of ['node engine.js', './oracle', 'httpd --port 80', 'http-engine', ' oracle'])
    expect(makeAdapter(command)).toBeInstanceOf(StdioAdapter);
});

describe('the oracle over HTTP', () => {
  const cards = Object.fromEntries(
    Array.from({ length: 14 }, (_, i) => [
      `c${i}`,
      { name: `Plain ${i}`, number: `P-${i}`, category: 'character', turnCost: 1 + (i % 5), ap: 2000 + 500 * i },
    ]),
  );
  const deck = (player: string) => Array.from({ length: 40 }, (_, i) => ({ id: `${player}${i}`, card: `c${i % 14}` }));
  const start: StartParams = { game: 'level-neo', cards, decks: { A: deck('a'), B: deck('b') }, seed: 7 };

  /** A game in which the last legal action is chosen, and all that is seen of it. */
  async function playedThrough(adapter: Adapter): Promise<unknown[]> {
    const { gameId, ...started } = await adapter.request('game/start', start);
    const seen: unknown[] = [started];
    for (let i = 0; i < 40; i++) {
      const { actions } = await adapter.request('game/actions', { gameId });
      seen.push(actions, await adapter.request('game/observe', { gameId, viewer: i % 2 === 0 ? 'judge' : 'B' }));
      if (actions.length > 0) seen.push(await adapter.request('game/act', { gameId, ...actions.at(-1)! }));
    }
    seen.push(await adapter.request('game/act', { gameId, player: 'A', action: { type: 'attack', attackers: [] } }));
    seen.push(await adapter.request('game/end', { gameId }));
    seen.push(await adapter.request('deck/check', { game: 'level-neo', cards, deck: ['c1', 'c2'] }));
    return seen;
  }

  test('says the same as in process', async () => {
    const host = new OracleHost(oracleModules());
    const adapter = connectTo(await served(async (method, params) => host.request(method, params)));
    expect(await adapter.initialize()).toEqual(await new InProcessAdapter().initialize());
    const expected = await playedThrough(new InProcessAdapter());
    expect(new Set(expected.map((one) => JSON.stringify(one))).size).toBeGreaterThan(60);
    expect(await playedThrough(adapter)).toEqual(expected);
  });

  test('many games at once do not mix', async () => {
    const oracle = new InProcessAdapter();
    const adapter = connectTo(await served((method, params) => oracle.request(method, params)));
    await adapter.initialize();
    const games = await Promise.all(Array.from({ length: 16 }, () => playedThrough(adapter)));
    const expected = await playedThrough(new InProcessAdapter());
    for (const game of games) expect(game).toEqual(expected);
  });

  test('hundreds of requests in flight, large ones among them, all get their own answers', async () => {
    const url = await served(async (method, params) =>
      method === 'initialize'
        ? WELCOME
        : { chance: { drawn: [], left: [{ kind: 'lot', result: (params as { gameId: string }).gameId }] } },
    );
    const adapter = connectTo(url);
    expect(await adapter.initialize()).toEqual(WELCOME);
    const ids = Array.from({ length: 400 }, (_, i) => `${i}`.padEnd(i % 50 === 0 ? 200_000 : 1, '.'));
    const answers = await Promise.all(ids.map((id) => adapter.request('game/end', { gameId: id })));
    expect(answers.map(({ chance }) => chance!.left[0]!.result)).toEqual(ids);
    expect(adapter.dead).toBeUndefined();
  });
});

let adapter: HttpAdapter;
let server: HttpServer;

async function unusual(answer: Misbehaviour): Promise<void> {
  server = await serve(answer);
  cleanUp.push(() => server.stop());
  adapter = connectTo(server.url);
  await adapter.initialize();
}
const endGame = (gameId = 'g1') => adapter.request('game/end', { gameId });

describe('a server that is only unusual', () => {
  test.each<[string, Misbehaviour]>([
    [
      'names a charset',
      (request, response) =>
        response.writeHead(200, { 'Content-Type': 'Application/JSON; charset=utf-8' }).end(answerTo(request)),
    ],
    [
      'sends its body in single bytes',
      (request, response) => {
        response.writeHead(200, JSON_HEADERS);
        for (const byte of answerTo(request)) response.write(byte);
        response.end();
      },
    ],
    [
      'ends its body by closing the connection',
      (request, _response, { socket }) =>
        socket.end(`HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n${answerTo(request)}`),
    ],
    [
      'gives early hints first',
      (request, response) => {
        response.writeProcessing();
        response.writeEarlyHints({ link: '</a>; rel=preload' });
        answerWell(request, response);
      },
    ],
    [
      'closes the connection after each answer and says so',
      (request, response) => {
        response.setHeader('Connection', 'close');
        answerWell(request, response);
      },
    ],
  ])('one that %s', async (_what, misbehave) => {
    await unusual(misbehave);
    for (let i = 0; i < 3; i++) await expect(endGame()).resolves.toEqual({});
    await expect(Promise.all([endGame(), endGame(), endGame()])).resolves.toEqual([{}, {}, {}]);
    expect(adapter.dead).toBeUndefined();
  });

  test('answers out of order reach the requests they belong to', async () => {
    const waiting: (() => void)[] = [];
    await unusual((request, response) => {
      waiting.push(() => answerWell(request, response));
      if (waiting.length === 4) waiting.reverse().forEach((answer, i) => setTimeout(answer, 20 * i));
    });
    const done: string[] = [];
    await Promise.all(['a', 'b', 'c', 'd'].map((gameId) => endGame(gameId).then(() => done.push(gameId))));
    const arrived = server.requests.slice(1).map(({ params }) => params.gameId);
    expect(done).toEqual(arrived.reverse());
  });

  test('one request after the other needs one connection, several at once no more than as many', async () => {
    await unusual(answerWell);
    for (let i = 0; i < 20; i++) await endGame();
    expect(server.connections).toBe(1);
    for (let i = 0; i < 5; i++) await Promise.all(Array.from({ length: 8 }, () => endGame()));
    expect(server.connections).toBe(8);
    await Promise.all(Array.from({ length: 200 }, () => endGame()));
    expect(server.connections).toBe(64);
  });

  test('connections that it closes while they are not used cost nothing', async () => {
    await unusual((request, response) => {
      answerWell(request, response);
      setTimeout(() => response.req.socket.end(), 20);
    });
    for (let i = 0; i < 3; i++) {
      await expect(endGame()).resolves.toEqual({});
      await sleep(60);
    }
    expect(server.connections).toBe(3);
  });

  test('a connection that has been idle for a second is not used again', async () => {
    await unusual(answerWell);
    await endGame();
    await expect.poll(() => server.open()).toBe(0);
    await endGame();
    expect(server.connections).toBe(2);
  });

  test('what it does not support is an answer', async () => {
    const error = { code: -32001, message: 'no', data: { lacking: 'probe x' } };
    await unusual(({ id }, response) =>
      response.writeHead(200, JSON_HEADERS).end(JSON.stringify({ jsonrpc: '2.0', id, error })),
    );
    await expect(endGame()).rejects.toThrow(new UnsupportedError('probe x'));
    expect(adapter.dead).toBeUndefined();
  });

  test('an answer that arrives while this process is busy is in time', async () => {
    const script = join(__dirname, 'hostile', 'http-after-100-ms.cjs');
    const slow = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const port = await new Promise((resolve) => slow.stdout.once('data', (data: Buffer) => resolve(Number(data))));
      adapter = connectTo(`http://127.0.0.1:${port}/`, { requestTimeout: 300 });
      await adapter.initialize();
      const answer = endGame();
      await sleep(50);
      const until = Date.now() + 500;
      while (Date.now() < until);
      await expect(answer).resolves.toEqual({});
    } finally {
      slow.kill();
    }
  });
});

describe('the end', () => {
  test('closes the connections, and does not tell a server to shut down that it has not started', async () => {
    await unusual(answerWell);
    await endGame();
    await adapter.close();
    expect(server.requests.map(({ method }) => method)).toEqual(['initialize', 'game/end']);
    await expect.poll(() => server.open(), { interval: 10 }).toBe(0);
    expect(adapter.dead).toBeUndefined();
    await expect(endGame()).rejects.toThrow(SuiteError);
  });

  test('requests that wait are rejected, without blaming the adapter', async () => {
    await unusual(() => undefined);
    const outcomes = Array.from({ length: 100 }, () => endGame().catch((error: unknown) => error));
    await sleep(20);
    await adapter.close();
    for (const outcome of await Promise.all(outcomes)) expect(outcome).toBeInstanceOf(SuiteError);
    await expect.poll(() => server.open(), { interval: 10 }).toBe(0);
  });

  test('before the start it is at once', async () => {
    await expect(connectTo('http://127.0.0.1:9/').close()).resolves.toBeUndefined();
    await expect(endGame()).rejects.toThrow(SuiteError);
  });
});
