import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { SuiteError, UnsupportedError } from '../adapters/adapter';
import type { Handler } from '../adapters/serve';
import { serveHttp, type HttpServerOptions, type HttpService } from '../adapters/serve-http';
import { JSON_HEADERS } from './http-servers';

const services: HttpService[] = [];
afterEach(async () => {
  await Promise.all(services.splice(0).map((one) => one.close()));
});

async function service(request: Handler['request'], options: Partial<HttpServerOptions> = {}): Promise<HttpService> {
  const served = await serveHttp({ request }, { port: 0, ...options });
  services.push(served);
  return served;
}

describe('serveHttp', () => {
  interface Reply {
    status: number;
    headers: IncomingHttpHeaders;
    body: { id?: unknown; result?: unknown; error?: { code: number; message: string; data?: unknown } };
  }

  interface Ask {
    method?: string;
    headers?: Record<string, string | number>;
    body?: string | Buffer;
    path?: string;
  }

  /** Says exactly this, and reads the answer. */
  function ask(url: string, { method = 'POST', headers = JSON_HEADERS, body = '', path = '/' }: Ask): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(new URL(path, url), { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: JSON.parse(Buffer.concat(chunks).toString()),
          }),
        );
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  const message = (fields: object) => JSON.stringify({ jsonrpc: '2.0', ...fields });
  const end = (id: unknown, gameId = 'g1') => message({ id, method: 'game/end', params: { gameId } });

  const raw = (body: string) =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

  test('answers with the id of the request, number or text', async () => {
    const { url } = await service((_method, params) => Promise.resolve({ saw: params }));
    for (const id of [7, 'seven']) {
      const { status, headers, body } = await ask(url, { body: end(id, `of ${id}`), path: '/any/path?x' });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/json');
      expect(body).toEqual({ jsonrpc: '2.0', id, result: { saw: { gameId: `of ${id}` } } });
    }
  });

  test.each([
    ['what is not JSON', 'hello', { id: null, error: { code: -32700 } }],
    ['nothing', '', { id: null, error: { code: -32700 } }],
    ['what is not UTF-8', Buffer.from([0x22, 0xff, 0x22]), { id: null, error: { code: -32700 } }],
    ['a batch', `[${end(1)}]`, { id: null, error: { code: -32600 } }],
    ['an unknown method', message({ id: 3, method: 'game/win' }), { id: 3, error: { code: -32601 } }],
    ['missing params', message({ id: 3, method: 'game/end' }), { id: 3, error: { code: -32602 } }],
  ])('refuses %s by an error of JSON-RPC, with the status 200', async (_what, body, answer) => {
    const { url } = await service(() => Promise.resolve({}));
    const reply = await ask(url, { body });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject(answer);
  });

  test.each<[string, number, RegExp, Ask]>([
    ['GET', 405, /every request is a POST/, { method: 'GET' }],
    ['OPTIONS, as a page of the web asks first', 405, /POST/, { method: 'OPTIONS' }],
    ['a form', 415, /must be application\/json/, { headers: { 'Content-Type': 'text/plain' }, body: end(1) }],
    ['no content type', 415, /must be application\/json/, { headers: {}, body: end(1) }],
    [
      'another host',
      403,
      /Host must name this computer/,
      { headers: { ...JSON_HEADERS, Host: 'rebound.example' }, body: end(1) },
    ],
    ['a host that begins well', 403, /Host/, { headers: { ...JSON_HEADERS, Host: '127.0.0.1.example' }, body: end(1) }],
    ['a host that is none', 403, /Host/, { headers: { ...JSON_HEADERS, Host: 'a b' }, body: end(1) }],
    ['a body over the bound', 413, /not be longer than 300 bytes/, { body: end(1, 'g'.repeat(400)) }],
    [
      'chunks over the bound',
      413,
      /300 bytes/,
      { headers: { ...JSON_HEADERS, 'Transfer-Encoding': 'chunked' }, body: end(1, 'g'.repeat(400)) },
    ],
  ])('refuses %s by the status %i, and goes on', async (_what, status, why, asked) => {
    const methods: string[] = [];
    const { url } = await service(
      async (method) => {
        methods.push(method);
        return {};
      },
      { maxBodyBytes: 300 },
    );
    const reply = await ask(url, asked);
    expect(reply.status).toBe(status);
    expect(reply.headers.connection).toBe('close');
    expect(reply.body).toMatchObject({ id: null, error: { code: -32600, message: expect.stringMatching(why) } });
    expect(methods).toEqual([]);
    expect((await ask(url, { body: end(2) })).body).toEqual({ jsonrpc: '2.0', id: 2, result: {} });
  });

  test.each(['localhost', 'LOCALHOST:80', '127.0.0.1', '127.8.8.8:1', '[::1]:4000'])(
    'takes the host %s',
    async (Host) => {
      const { url } = await service(() => Promise.resolve({}));
      expect((await ask(url, { headers: { ...JSON_HEADERS, Host }, body: end(1) })).status).toBe(200);
    },
  );

  test('tells what the handler throws by code', async () => {
    const thrown: Record<string, Error> = {
      a: new UnsupportedError('probe draw-two'),
      b: new SuiteError('card a1 is in two zones'),
      c: new Error('kernel panic'),
    };
    const { url } = await service((_method, params) => Promise.reject(thrown[(params as { gameId: string }).gameId]!));
    const errors = await Promise.all(['a', 'b', 'c'].map((id) => ask(url, { body: end(id, id) })));
    expect(errors.map(({ body }) => [body.id, body.error!.code, body.error!.message])).toEqual([
      ['a', -32001, 'the adapter does not support probe draw-two'],
      ['b', -32602, 'card a1 is in two zones'],
      ['c', -32603, 'kernel panic'],
    ]);
  });

  /** A service that holds every answer until it is told. */
  async function holding() {
    const held: (() => void)[] = [];
    const begun: string[] = [];
    const { url } = await service(async (_method, params) => {
      begun.push((params as { gameId: string }).gameId);
      await new Promise<void>((resolve) => held.push(resolve));
      return params;
    });
    return { url, begun, release: () => held.splice(0).forEach((go) => go()) };
  }
  const many = (url: string, count: number, gameId: string) =>
    Promise.all(Array.from({ length: count }, (_, i) => ask(url, { body: end(i, gameId) })));

  test('works on a bounded number of requests, and on the others in their turn', async () => {
    const { url, begun, release } = await holding();
    const replies = many(url, 200, 'g');
    await expect.poll(() => begun.length).toBe(64);
    await sleep(100);
    expect(begun).toHaveLength(64);
    const timer = setInterval(release, 1);
    expect((await replies).map(({ body }) => body.id)).toEqual(Array.from({ length: 200 }, (_, i) => i));
    clearInterval(timer);
  });

  test('a request whose sender has gone before its turn is not worked on', async () => {
    const { url, begun, release } = await holding();
    const first = many(url, 64, 'first');
    await expect.poll(() => begun.length).toBe(64);
    const impatient = connect(Number(new URL(url).port), '127.0.0.1');
    impatient.write(raw(end(1, 'impatient')));
    await sleep(50);
    impatient.destroy();
    await sleep(50);
    release();
    await first;
    const last = many(url, 64, 'last');
    await expect.poll(() => begun.length).toBe(128);
    expect(begun).not.toContain('impatient');
    release();
    await last;
  });

  test('does not work for readers that take no answers, and forgets them when they go', async () => {
    const observe = { id: 1, method: 'game/observe', params: { gameId: 'g', viewer: 'A' } };
    let served = 0;
    let held = 0;
    const { url } = await service(async (method) => {
      if (method === 'game/observe') served++;
      else await new Promise((_resolve) => held++);
      return { padding: 'x'.repeat(200_000) };
    });
    for (let readers = 0; readers < 2; readers++) {
      served = 0;
      const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
      socket.on('error', () => undefined);
      socket.write(raw(message(observe)).repeat(500));
      await expect.poll(() => served).toBeGreaterThan(0);
      await sleep(50);
      expect(served).toBeLessThan(250);
      socket.destroy();
    }
    for (let id = 1; id <= 64; id++) void ask(url, { body: end(id) }).catch(() => undefined);
    await expect.poll(() => held).toBe(64);
  });

  test('a request that does not arrive is given up', async () => {
    const { url } = await service(() => Promise.resolve({}), { receiveTimeout: 200 });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const said: string[] = [];
    socket.on('data', (data: Buffer) => said.push(data.toString()));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await closed;
    expect(said.join('')).toMatch(/^HTTP\/1.1 408 /);
  });

  test('after shutdown it ends, with the answers that were under way', async () => {
    const release: (() => void)[] = [];
    const served = await service(() => new Promise((resolve) => release.push(() => resolve({}))));
    const under = ask(served.url, { body: end(1) });
    await expect.poll(() => release.length).toBe(1);
    const reply = await ask(served.url, { body: message({ id: 2, method: 'shutdown' }) });
    expect(reply.body).toEqual({ jsonrpc: '2.0', id: 2, result: {} });
    release[0]!();
    expect((await under).body).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    await served.ended;
    const late = connect(Number(new URL(served.url).port), '127.0.0.1');
    expect(await new Promise((resolve) => late.once('connect', resolve).once('error', resolve))).toMatchObject({
      code: 'ECONNREFUSED',
    });
  });

  test('close does not wait for ever', async () => {
    const served = await service(() => new Promise(() => undefined));
    const outcome = ask(served.url, { body: end(1) }).catch((error: Error) => error.message);
    await sleep(50);
    await served.close();
    expect(await outcome).toMatch(/socket hang up/);
  });

  test('a port that is taken is told', async () => {
    const { url } = await service(() => Promise.resolve({}));
    const port = Number(new URL(url).port);
    await expect(service(() => Promise.resolve({}), { port })).rejects.toThrow(
      `cannot listen at 127.0.0.1, port ${port}: something else listens there; choose another port`,
    );
  });
});
