import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { SuiteError, UnsupportedError } from '../adapters/adapter';
import { excerpt, LineSplitter, LineWriter } from '../adapters/json-rpc';
import { serveStdio, type Handler } from '../adapters/serve-stdio';
import { splitCommand, StdioAdapter } from '../adapters/stdio';
import { PROTOCOL_VERSION } from '../schemas/protocol';

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('splitCommand', () => {
  test.each([
    ['node engine.js', ['node', 'engine.js']],
    ['  python3   -u\tengine.py ', ['python3', '-u', 'engine.py']],
    ['"/My Games/engine" --deck "red and blue"', ['/My Games/engine', '--deck', 'red and blue']],
    [`engine 'a "b" c' "it's"`, ['engine', 'a "b" c', "it's"]],
    ['engine --name="my engine"x', ['engine', '--name=my enginex']],
    ['engine "" \'\'', ['engine', '', '']],
    ['engine a\\ b \\"c\\" \\\\', ['engine', 'a b', '"c"', '\\']],
    ['engine "a\\"b" \'a\\b\'', ['engine', 'a"b', 'a\\b']],
    ['C:\\Tools\\engine.exe --dir "C:\\New Games"', ['C:\\Tools\\engine.exe', '--dir', 'C:\\New Games']],
    ['engine $HOME * ; rm | cat', ['engine', '$HOME', '*', ';', 'rm', '|', 'cat']],
  ])('%s', (command, words) => {
    expect(splitCommand(command)).toEqual(words);
  });

  test.each([
    ['engine "a', 'the quote " is not closed'],
    [`engine 'a" b`, "the quote ' is not closed"],
    ['', 'it names no program'],
    ['"" a', 'it names no program'],
  ])('refuses %s', (command, message) => {
    expect(() => splitCommand(command)).toThrow(message);
  });

  test('gives back any words that were put in double quotes', () => {
    const quoted = (word: string) => `"${word.replace(/["\\]/g, '\\$&')}"`;
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.array(fc.string()), (program, words) => {
        expect(splitCommand([program, ...words].map(quoted).join(' '))).toEqual([program, ...words]);
      }),
    );
  });
});

describe('LineSplitter', () => {
  function split(chunks: Buffer[], maxBytes: number) {
    const lines: string[] = [];
    let tooLong = 0;
    const splitter = new LineSplitter(
      maxBytes,
      (line) => lines.push(line.toString()),
      () => tooLong++,
    );
    for (const chunk of chunks) splitter.push(chunk);
    return { lines, tooLong, unfinished: splitter.unfinished() };
  }

  test('finds the same lines however the bytes arrive, and counts those over the bound', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '{', '\n'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), (whole, sizes) => {
        const bytes = Buffer.from(whole);
        const chunks: Buffer[] = [];
        for (let at = 0, i = 0; at < bytes.length; i++)
          chunks.push(bytes.subarray(at, (at += sizes[i % sizes.length]!)));
        const pieces = whole.split('\n');
        const long = (line: string) => Buffer.byteLength(line) > 4;
        const last = pieces.at(-1)!;
        expect(split(chunks, 4)).toEqual({
          lines: pieces.slice(0, -1).filter((line) => line !== '' && !long(line)),
          tooLong: pieces.filter(long).length,
          unfinished: long(last) ? '' : last,
        });
      }),
    );
  });

  test('leaves out empty lines, also those that end as on Windows', () => {
    expect(split([Buffer.from('\n\r\na\r\n\nb\n')], 8).lines).toEqual(['a\r', 'b']);
  });

  test('does not keep an endless line in memory', () => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const splitter = new LineSplitter(
      100,
      () => undefined,
      () => undefined,
    );
    const before = process.memoryUsage().arrayBuffers;
    for (let i = 0; i < 500; i++) splitter.push(chunk);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024);
  });
});

describe('LineWriter', () => {
  function slowStream() {
    const written: string[] = [];
    let release: () => void = () => undefined;
    const stream = new Writable({
      highWaterMark: 8,
      write: (chunk: Buffer, _encoding, done) => {
        written.push(chunk.toString());
        release = done;
      },
    });
    return { written, stream, release: () => release() };
  }

  test('puts the lines of one tick into one write', async () => {
    const { written, stream } = slowStream();
    const writer = new LineWriter(stream);
    writer.write('{"id":1}');
    writer.write('{"id":2}');
    await tick();
    expect(written).toEqual(['{"id":1}\n{"id":2}\n']);
  });

  test('writes nothing while the stream asks to wait, and everything afterwards', async () => {
    const { written, stream, release } = slowStream();
    let drained = 0;
    const writer = new LineWriter(stream, () => drained++);
    writer.write('first, over the mark');
    await tick();
    for (const line of ['b', 'c']) {
      writer.write(line);
      await tick();
    }
    expect(writer.full).toBe(true);
    expect(stream.writableLength).toBe('first, over the mark\n'.length);
    release();
    await tick();
    expect(written).toEqual(['first, over the mark\n', 'b\nc\n']);
    expect(writer.full).toBe(false);
    expect(drained).toBe(1);
  });
});

test('excerpt shows what would steer a terminal, and cuts', () => {
  expect(excerpt('a\u001b[2Jb\nc\ufeff\u202ed')).toBe('a\\u001b[2Jb\\u000ac\\ufeff\\u202ed');
  expect(excerpt('Zoë 名前', 5)).toBe('Zoë 名…');
});

const welcome = { protocolVersion: PROTOCOL_VERSION, adapter: { name: 'served', version: '1' }, games: [] };

describe('serveStdio', () => {
  /** Serves a handler, writes the input and reads the answers until the end. */
  async function converse(request: Handler['request'], input: (string | Buffer)[], maxLineBytes?: number) {
    const streams = { input: new PassThrough(), output: new PassThrough() };
    const ended = serveStdio({ request }, streams, maxLineBytes);
    streams.input.end(Buffer.concat(input.map((part) => Buffer.from(part))));
    await ended;
    return messagesIn(streams.output);
  }
  function messagesIn(output: PassThrough): Record<string, unknown>[] {
    const lines = String(output.read() ?? '').split('\n');
    return lines.filter(Boolean).map((text) => JSON.parse(text) as Record<string, unknown>);
  }
  const line = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`;
  const end = (id: unknown, gameId = 'g1') => line({ id, method: 'game/end', params: { gameId } });

  test('answers with the id of the request, number or text', async () => {
    const answers = await converse((_method, params) => Promise.resolve({ saw: params }), [end(7), end('seven', 'g2')]);
    expect(answers).toEqual([
      { jsonrpc: '2.0', id: 7, result: { saw: { gameId: 'g1' } } },
      { jsonrpc: '2.0', id: 'seven', result: { saw: { gameId: 'g2' } } },
    ]);
  });

  test.each([
    ['what is not JSON', 'hello\n', { id: null, error: { code: -32700 } }],
    ['what is not UTF-8', Buffer.from([0x22, 0xff, 0x22, 0x0a]), { id: null, error: { code: -32700 } }],
    ['a batch', '[{"jsonrpc":"2.0","id":1}]\n', { id: null, error: { code: -32600 } }],
    ['a request without an id', line({ method: 'shutdown' }), { id: null, error: { code: -32600 } }],
    ['a request without a method', line({ id: 3 }), { id: 3, error: { code: -32600 } }],
    ['an unknown method', line({ id: 3, method: 'game/win' }), { id: 3, error: { code: -32601 } }],
    ['a method of Object', line({ id: 3, method: 'toString' }), { id: 3, error: { code: -32601 } }],
    [
      'unknown params',
      line({ id: 3, method: 'game/end', params: { gameID: 'x' } }),
      { id: 3, error: { code: -32602 } },
    ],
    ['missing params', line({ id: 3, method: 'game/end' }), { id: 3, error: { code: -32602 } }],
    ['a line over the bound', end(1, 'g'.repeat(500)), { id: null, error: { code: -32700 } }],
  ])('refuses %s and goes on', async (_what, input, answer) => {
    const answers = await converse(() => Promise.resolve({}), [input, end(99)], 400);
    expect(answers[0]).toMatchObject(answer);
    expect(answers[1]).toEqual({ jsonrpc: '2.0', id: 99, result: {} });
  });

  test('tells what the handler throws by code', async () => {
    const thrown: Record<string, unknown> = {
      a: new UnsupportedError('probe draw-two'),
      b: new SuiteError('card a1 is in two zones'),
      c: new Error('kernel panic'),
      d: 'a string',
    };
    const request = (_method: string, params: object) => Promise.reject(thrown[(params as { gameId: string }).gameId]);
    const answers = await converse(
      request,
      ['a', 'b', 'c', 'd'].map((id) => end(id, id)),
    );
    expect(answers.map(({ id, error }) => [id, error])).toEqual([
      [
        'a',
        { code: -32001, message: 'the adapter does not support probe draw-two', data: { lacking: 'probe draw-two' } },
      ],
      ['b', { code: -32602, message: 'card a1 is in two zones' }],
      [
        'c',
        { code: -32603, message: 'kernel panic', data: { stack: expect.stringContaining('stdio.test') as string } },
      ],
      ['d', { code: -32603, message: 'a string' }],
    ]);
  });

  test('after shutdown it ends, with the answers that were under way', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const release: (() => void)[] = [];
    const request = () => new Promise((resolve) => release.push(() => resolve({})));
    let ended = false;
    const serving = serveStdio({ request }, { input, output }).then(() => (ended = true));
    input.write(end(1) + line({ id: 2, method: 'shutdown' }) + end(3));
    await tick();
    await tick();
    expect(ended).toBe(false);
    release[0]!();
    await serving;
    expect(messagesIn(output).map(({ id }) => id)).toEqual([2, 1]);
    expect(input.destroyed).toBe(true);
  });

  test('works on a bounded number of requests, and reads no more while nobody reads its answers', async () => {
    const input = new PassThrough({ highWaterMark: 1024 });
    const output = new PassThrough({ highWaterMark: 1024 });
    let served = 0;
    let atOnce = 0;
    let most = 0;
    const request = async () => {
      most = Math.max(most, ++atOnce);
      await tick();
      atOnce--;
      served++;
      return { padding: 'x'.repeat(10_000) };
    };
    const serving = serveStdio({ request }, { input, output });
    const total = 500;
    for (let id = 1; id <= total; id++) input.write(end(id));
    for (let i = 0; i < 100; i++) await tick();
    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThan(total / 2);
    expect(input.readableLength + input.writableLength).toBeGreaterThan(0);
    let answers = 0;
    output.on('data', (chunk: Buffer) => (answers += chunk.toString().split('\n').length - 1));
    input.end();
    await serving;
    expect(answers).toBe(total);
    expect(most).toBeLessThanOrEqual(64);
  });

  test('ends when the reader of its answers is gone', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const serving = serveStdio({ request: () => Promise.resolve({}) }, { input, output });
    output.destroy();
    input.write(end(1));
    await serving;
    expect(input.destroyed).toBe(true);
  });
});

describe('StdioAdapter and serveStdio', () => {
  let adapter: StdioAdapter;
  afterEach(() => adapter.close());

  test('hundreds of requests in flight, large ones among them, all get their own answers', async () => {
    adapter = new StdioAdapter(`"${process.execPath}" "${join(__dirname, 'hostile', 'echo.cjs')}"`);
    expect(await adapter.initialize()).toEqual(welcome);
    const sizes = Array.from({ length: 400 }, (_, i) => (i % 50 === 0 ? 200_000 : i));
    const answers = await Promise.all(
      sizes.map((size, i) =>
        adapter.request('game/observe', { gameId: 'x'.repeat(size), viewer: 'A', wanted: [`${i}`] }),
      ),
    );
    expect(answers.map(({ observation }) => [observation.turn, observation.phase])).toEqual(
      sizes.map((size, i) => [size, `${i}`]),
    );
    expect(adapter.dead).toBeUndefined();
  });
});
