/** The SDKs: what an author throws becomes the right answer, and what the engine prints disturbs nobody. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { handlerOf, Illegal, serve, Unsupported, type EngineAdapter } from '../adapters/sdk/typescript';
import { answerTo } from '../adapters/serve';
import { StdioAdapter } from '../adapters/stdio';
import { projectRoot } from '../runner/root';
import type { Params } from '../schemas/protocol';
import { ERROR_CODES } from '../schemas/protocol';
import { scratchFolder } from './command';
import { lacksPython } from './python';

const root = projectRoot(__dirname);
const folder = scratchFolder('sdk');
const EMPTY = { players: { A: { zones: {} }, B: { zones: {} } } };
const start: Params<'game/start'> = { game: 'level-neo', cards: {}, position: EMPTY };
const decision = { player: 'A' as const, kind: 'main', turn: 5, optional: true };
const act = (type: string, gameId = 'game-1') => ({ gameId, player: 'A' as const, action: { type } });
const REFUSED = { status: 'rejected', reason: 'it rests', clause: '5-1', decision, result: null };

/** What both SDKs make of the same: each action of the test engine is one thing that can happen in `act`. */
const ANSWERS: [action: string, answer: object][] = [
  ['pass', { result: { status: 'accepted', decision, result: null } }],
  ['illegal', { result: REFUSED }],
  ['illegalWithoutClause', { result: { status: 'rejected', reason: 'never', decision, result: null } }],
  ['unsupported', { error: { code: ERROR_CODES.unsupported, data: { lacking: 'action unsupported' } } }],
  ['crash', { error: { code: ERROR_CODES.internalError, message: expect.stringContaining('zone is empty') } }],
];

interface TestGame {
  acted: string[];
}

const engine: EngineAdapter<TestGame> = {
  name: 'test-engine',
  version: '1.2',
  games: [{ game: 'level-neo', capabilities: ['position', 'judgeView'], probes: [] }],
  start(params) {
    if (!params.position) throw new Unsupported('capability decks');
    return { acted: [] };
  },
  decision: () => decision,
  result: () => null,
  act(game, _player, { type }) {
    if (type === 'illegal') throw new Illegal('it rests', '5-1');
    if (type === 'illegalWithoutClause') throw new Illegal('never');
    if (type === 'unsupported') throw new Unsupported('action unsupported');
    if (type === 'crash') throw new Error('the zone is empty');
    game.acted.push(type);
  },
  observe: (_game, viewer) => ({ viewer, turn: 5, players: { A: { zones: {} }, B: { zones: {} } } }),
};

describe('TypeScript, as a handler', () => {
  const fresh = (adapter: Partial<EngineAdapter<TestGame>> = {}) => handlerOf({ ...engine, ...adapter });
  const ask = async (handler: ReturnType<typeof handlerOf>, method: string, params: object = {}) => {
    const message = Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }));
    const request: typeof handler.request = (...args) => handler.request(...args);
    return JSON.parse(await answerTo(message, request)) as { result?: unknown; error?: unknown };
  };

  test('introduces itself, with as many games as it says', async () => {
    const { result } = await ask(fresh({ mostGames: 3 }), 'initialize', {
      protocolVersion: 1,
      suite: { name: 'x', version: '1' },
    });
    expect(result).toMatchObject({ protocolVersion: 1, adapter: { name: 'test-engine', version: '1.2' } });
    expect(result).toMatchObject({ games: engine.games, limits: { games: 3 } });
  });

  test('waits for an engine that answers later', async () => {
    const later = <T>(answer: T) => new Promise<T>((resolve) => setImmediate(() => resolve(answer)));
    const handler = fresh({
      start: () => later({ acted: [] }),
      decision: () => later(decision),
      result: () => later(null),
      act: (_game, _player, { type }) => (type === 'pass' ? later(undefined) : Promise.reject(new Illegal('never'))),
      observe: async (game, viewer) => later(await engine.observe(game, viewer)),
    });
    expect(await ask(handler, 'game/start', start)).toMatchObject({ result: { gameId: 'game-1', decision } });
    expect(await ask(handler, 'game/act', act('pass'))).toMatchObject({ result: { status: 'accepted', decision } });
    expect(await ask(handler, 'game/act', act('attack'))).toMatchObject({
      result: { status: 'rejected', reason: 'never' },
    });
    expect(await ask(handler, 'game/observe', { gameId: 'game-1', viewer: 'A' })).toMatchObject({
      result: { observation: { viewer: 'A' } },
    });
  });

  test.each(ANSWERS)('act: %s', async (type, answer) => {
    const handler = fresh();
    expect(await ask(handler, 'game/start', start)).toMatchObject({ result: { gameId: 'game-1', decision } });
    expect(await ask(handler, 'game/act', act(type))).toMatchObject(answer);
  });

  test.each([
    ['game/start', { ...start, game: 'vanguard' }, ERROR_CODES.unsupported, /game vanguard/],
    ['game/start', { ...start, position: undefined }, ERROR_CODES.unsupported, /capability decks/],
    ['game/act', act('pass', 'game-9'), ERROR_CODES.invalidParams, /no open game "game-9"/],
    ['game/act', { ...act('pass'), player: 'C' }, ERROR_CODES.invalidParams, /player: expected one of "A", "B"/],
    ['game/actions', { gameId: 'game-1' }, ERROR_CODES.unsupported, /capability actions/],
    ['deck/check', { game: 'level-neo', cards: {}, deck: [] }, ERROR_CODES.unsupported, /capability deckCheck/],
    ['game/moo', {}, ERROR_CODES.methodNotFound, /no method "game\/moo"/],
  ])('%s %o is refused', async (method, params, code, says) => {
    expect(await ask(fresh(), method, params)).toMatchObject({
      error: { code, message: expect.stringMatching(says) as string },
    });
  });

  test('a game that is ended is gone, and others go on', async () => {
    const handler = fresh({ chance: () => ({ drawn: [], left: [] }) });
    await ask(handler, 'game/start', start);
    await ask(handler, 'game/start', start);
    expect(await ask(handler, 'game/end', { gameId: 'game-1' })).toMatchObject({
      result: { chance: { drawn: [], left: [] } },
    });
    expect(await ask(handler, 'game/observe', { gameId: 'game-1', viewer: 'A' })).toMatchObject({
      error: { code: ERROR_CODES.invalidParams },
    });
    expect(await ask(handler, 'game/observe', { gameId: 'game-2', viewer: 'A' })).toMatchObject({
      result: { observation: { viewer: 'A' } },
    });
  });

  test('over streams it answers line by line until the end', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const ended = serve(engine, { input, output });
    input.end(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'game/start', params: start })}\n`);
    await ended;
    expect(JSON.parse(String(output.read()))).toMatchObject({ id: 1, result: { gameId: 'game-1' } });
  });
});

const TYPESCRIPT = `
const { serve } = require(${JSON.stringify(join(root, 'dist', 'adapters', 'sdk', 'typescript'))});
const decision = ${JSON.stringify(decision)};
serve({
  name: 'noisy', version: '1',
  games: [{ game: 'level-neo', capabilities: ['position'], probes: [] }],
  start: () => { console.log('a game begins'); return {}; },
  decision: () => decision, result: () => null,
  act: () => console.info('act'),
  observe: () => { throw new Error('no eyes'); },
});
`;

const PYTHON = `
import os, subprocess, sys
sys.path.insert(0, ${JSON.stringify(join(root, 'adapters', 'examples', 'python'))})
from tcg_conformance import Adapter, BadParams, Illegal, Unsupported, serve

class Noisy(Adapter):
    name, version = "noisy", "1"
    games = [{"game": "level-neo", "capabilities": ["position"], "probes": []}]
    most_games = 2

    def start(self, params):
        print("a game begins: ä")
        os.write(1, b"straight to the descriptor\\n")
        subprocess.run(["echo", "from a child"])
        return {"bad": params.get("seed") == 13}

    def decision(self, game):
        if game["bad"]:
            raise Unsupported("seed 13")
        return {"player": "A", "kind": "main", "turn": 5, "optional": True}

    def act(self, game, player, action):
        if action["type"] == "illegal": raise Illegal("it rests", "5-1")
        if action["type"] == "illegalWithoutClause": raise Illegal("never")
        if action["type"] == "unsupported": raise Unsupported("action unsupported")
        if action["type"] == "crash": raise LookupError("the zone is empty")
        if action["type"] == "badParams": raise BadParams("action.card: there is no card x")

    def observe(self, game, viewer):
        return {"viewer": viewer, "turn": 5, "players": {"A", "B"}}

serve(Noisy())
`;

/** Says these messages one after another to a process, then nothing more. */
function talk(command: string, args: readonly string[], ...messages: readonly object[]) {
  const lines = messages.map((message, index) => JSON.stringify({ jsonrpc: '2.0', id: index, ...message }));
  const { stdout, stderr, status } = spawnSync(command, args, { input: `${lines.join('\n')}\n`, encoding: 'utf8' });
  const answers = stdout.trim().split('\n');
  return { answers: answers.map((line) => JSON.parse(line) as Record<string, unknown>), log: stderr, status };
}

const STARTS = { method: 'game/start', params: start };

describe('TypeScript, over stdio', () => {
  const script = join(folder, 'noisy.cjs');
  writeFileSync(script, TYPESCRIPT);

  test('what the engine logs goes to standard error, whatever it says goes on', () => {
    const observe = { method: 'game/observe', params: { gameId: 'game-1', viewer: 'judge' } };
    const { answers, log, status } = talk(
      process.execPath,
      [script],
      STARTS,
      { method: 'game/act', params: act('pass') },
      observe,
    );
    expect(answers).toMatchObject([
      { id: 0, result: { gameId: 'game-1', decision } },
      { id: 1, result: { status: 'accepted' } },
      { id: 2, error: { code: ERROR_CODES.internalError, message: 'no eyes' } },
    ]);
    expect(log).toMatch(/^a game begins\nact\nError: no eyes\n {4}at .*noisy\.cjs/);
    expect(status).toBe(0);
  });
});

describe.skipIf(lacksPython(__filename))('Python, over stdio', () => {
  const script = join(folder, 'noisy.py');
  writeFileSync(script, PYTHON);
  const python = (...messages: readonly object[]) => talk('python3', [script], ...messages);

  test('whatever prints, and by whatever way: it goes to standard error', () => {
    const { answers, log, status } = python(STARTS);
    expect(answers).toMatchObject([{ id: 0, result: { gameId: 'game-1', decision } }]);
    expect(log.split('\n').filter(Boolean).sort()).toEqual([
      'a game begins: ä',
      'from a child',
      'straight to the descriptor',
    ]);
    expect(status).toBe(0);
  });

  test('each exception becomes the right answer, and the game goes on', () => {
    const messages = [...ANSWERS.map(([type]) => type), 'badParams', 'pass'];
    const { answers, log } = python(STARTS, ...messages.map((type) => ({ method: 'game/act', params: act(type) })));
    expect(answers.slice(1)).toMatchObject([
      ...ANSWERS.map(([, answer]) => answer),
      { error: { code: ERROR_CODES.invalidParams, message: 'action.card: there is no card x' } },
      { result: { status: 'accepted' } },
    ]);
    expect(log).toMatch(/Traceback[^]*noisy\.py[^]*LookupError: the zone is empty/);
  });

  test.each<[object, number, RegExp]>([
    [{ method: 'game/start', params: { ...start, game: 'vanguard' } }, ERROR_CODES.unsupported, /game vanguard/],
    [{ method: 'game/act', params: act('pass', 'game-9') }, ERROR_CODES.invalidParams, /no open game "game-9"/],
    [{ method: 'game/act', params: { gameId: 'game-1', player: 'C' } }, ERROR_CODES.invalidParams, /expected A or B/],
    [{ method: 'game/act', params: [] }, ERROR_CODES.invalidParams, /params: expected an object/],
    [{ method: 'game/moo' }, ERROR_CODES.methodNotFound, /game\/moo/],
    [{ method: 'game/actions', params: { gameId: 'game-1' } }, ERROR_CODES.unsupported, /capability actions/],
    [
      { method: 'deck/check', params: { game: 'level-neo', cards: {}, deck: [] } },
      ERROR_CODES.unsupported,
      /capability deckCheck/,
    ],
    [{ method: 7 }, ERROR_CODES.invalidRequest, /id and method/],
    [
      { method: 'game/observe', params: { gameId: 'game-1', viewer: 'judge' } },
      ERROR_CODES.internalError,
      /cannot be written as JSON/,
    ],
  ])('%o is refused', (message, code, says) => {
    const { answers, status } = python(STARTS, message);
    expect(answers[1]).toMatchObject({ error: { code, message: expect.stringMatching(says) as string } });
    expect(status).toBe(0);
  });

  test('a game that could not be started does not count as open', () => {
    const refused = { method: 'game/start', params: { ...start, seed: 13 } };
    const { answers } = python(refused, refused, refused, STARTS, STARTS, STARTS);
    expect(answers.slice(0, 3)).toMatchObject(Array(3).fill({ error: { code: ERROR_CODES.unsupported } }));
    expect(answers.slice(3, 5)).toMatchObject(Array(2).fill({ result: { decision } }));
    expect(answers[5]).toMatchObject({ error: { message: '2 games are open; end one first' } });
  });

  test('it shakes hands with the suite, and ends when it is told to', async () => {
    const adapter = new StdioAdapter(`python3 "${script}"`);
    const info = await adapter.initialize();
    expect(info).toMatchObject({ adapter: { name: 'noisy', language: 'Python' }, limits: { games: 2 } });
    const { gameId } = await adapter.request('game/start', start);
    expect(await adapter.request('game/end', { gameId })).toEqual({});
    await adapter.close();
    expect(adapter.dead).toBeUndefined();
  });
});
