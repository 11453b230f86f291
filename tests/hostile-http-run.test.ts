/** Whole runs over HTTP against servers that play by the rules but for one game: the same blame as over stdio. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import type { AdapterError } from '../adapters/adapter';
import { HttpAdapter } from '../adapters/http';
import { oracleModules } from '../games/registry';
import { OracleHost } from '../oracle/host';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { projectRoot } from '../runner/root';
import { SuiteRun } from '../runner/suite';
import type { Method } from '../schemas/protocol';
import type { Report, ScenarioResult, Verdict } from '../schemas/report';
import { commandHere, reportIn, scratchFolder } from './command';
import {
  answerWell,
  JSON_HEADERS,
  serve,
  WELCOME,
  type HttpServer,
  type Misbehaviour,
  type Request,
} from './http-servers';

const FEATURES = join(__dirname, 'hostile', 'features');
const features = loadFeatures(['level-neo'], { folder: FEATURES, catalogues: loadCatalogues(['level-neo']) });
const { planned } = planScenarios(features, features.scenarios);
const names = planned.map(({ scenario }) => scenario.name);
const CULPRIT = '"Culprit" rests as it attacks';

let server: HttpServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** What happens in games with the card "Culprit", and once one has been met (`spoilt`) in all others. */
interface Play {
  inCulprit: Misbehaviour;
  spoilt?: Misbehaviour;
}

/** The oracle of LEVEL.NEO as its author's server. */
async function serveOracle({ inCulprit, spoilt }: Play): Promise<HttpServer> {
  const host = new OracleHost(oracleModules().filter(({ id }) => id === 'level-neo'));
  const culprits = new Set<unknown>();
  let met = false;
  const right = ({ id, method, params }: Request): string => {
    const result = host.request(method as Method, params as never) as { gameId?: string };
    if (method === 'game/start' && 'Culprit' in (params['cards'] as object)) culprits.add(result.gameId);
    return JSON.stringify({ jsonrpc: '2.0', id, result });
  };
  const well: Misbehaviour = (request, response) => response.writeHead(200, JSON_HEADERS).end(right(request));
  const { games } = host.request('initialize', {} as never);
  const welcome: Misbehaviour = ({ id }, response) =>
    response.writeHead(200, JSON_HEADERS).end(JSON.stringify({ jsonrpc: '2.0', id, result: { ...WELCOME, games } }));
  server = await serve((request, response, incoming) => {
    const isCulprit = ['game/act', 'game/observe'].includes(request.method) && culprits.has(request.params['gameId']);
    const misbehave = isCulprit ? inCulprit : met ? (spoilt ?? well) : well;
    met ||= isCulprit;
    return misbehave(request, response, incoming);
  }, welcome);
  return server;
}

interface RunResult {
  results: Map<string, ScenarioResult>;
  breaks: AdapterError[];
}

async function play(how: Play, inFlight = 16): Promise<RunResult> {
  const { url } = await serveOracle(how);
  const run: RunResult = { results: new Map(), breaks: [] };
  const suite = new SuiteRun({
    makeAdapter: () => new HttpAdapter(url, { requestTimeout: 500 }),
    seed: 1,
    inFlight,
    reproduce: () => '',
    onResult: (result) => run.results.set(result.name, result),
    onBreak: (error) => run.breaks.push(error),
  });
  await suite.connect();
  await suite.run(planned);
  return run;
}

const verdicts = ({ results }: RunResult): Record<string, Verdict> =>
  Object.fromEntries([...results].map(([name, { verdict }]) => [name, verdict]));

const allPassed: Record<string, Verdict> = Object.fromEntries(names.map((name) => [name, 'passed']));

const text =
  (status: number, headers: Record<string, string>, body = ''): Misbehaviour =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

const breakConnection: Misbehaviour = (_request, _response, { socket }) => socket.destroy();

/** One byte at a time, so that something always comes and the answer never does. */
const slowLoris: Misbehaviour = async (_request, response) => {
  response.writeHead(200, { ...JSON_HEADERS, 'Content-Length': 1000 });
  while (!response.destroyed) {
    response.write(' ');
    await sleep(20);
  }
};

const MISBEHAVIOURS: [string, Misbehaviour, RegExp][] = [
  ['breaks the connection', breakConnection, /closed the connection without an answer to game\/(act|observe)/],
  ['never answers', () => undefined, /did not answer game\/(act|observe) within 0\.5 s/],
  ['drips its answer', slowLoris, /within 0\.5 s \(\d+ bytes of it came, but not its end\)/],
  ['fails inside', text(500, {}, 'Traceback: no such zone'), /HTTP status 500 .*no such zone/],
  ['answers in HTML', text(200, { 'Content-Type': 'text/html' }, '<p>'), /the content type "text\/html"/],
  ['redirects', text(302, { Location: 'http://127.0.0.1:1/' }), /a redirect \(302 Found\).*redirects are not followed/],
  ['answers nothing', text(200, JSON_HEADERS), /the answer to game\/(act|observe) is empty/],
];

describe('a server that misbehaves in one scenario', () => {
  test.each(MISBEHAVIOURS)('%s: only that scenario is charged', async (_, inCulprit, says) => {
    const run = await play({ inCulprit });
    expect(verdicts(run)).toEqual({ ...allPassed, [CULPRIT]: 'adapterError' });
    expect(run.results.get(CULPRIT)!.failure!.message).toMatch(says);
    expect(run.breaks).toEqual([]);
  });
});

describe('a server that stays broken after one scenario', () => {
  const stays: Play = { inCulprit: breakConnection, spoilt: breakConnection };

  test.each([1, 2])('nobody who came after it is blamed (%i in flight)', async (inFlight) => {
    const { results, breaks } = await play(stays, inFlight);
    const bad = [...results.values()].filter(({ verdict }) => verdict !== 'passed');
    expect(results.size).toBe(names.length);
    for (const { verdict, failure } of bad) {
      expect(verdict).toBe('adapterError');
      expect(failure!.message).toMatch(
        /^not tried: the adapter was given up, for what it could do before does not work/,
      );
    }
    expect(breaks).toHaveLength(1);
    expect(breaks[0]!.message).toMatch(
      /\(while it ran level-neo\/attacks:\d+.*; since then nothing works any more: start/,
    );
    if (inFlight === 1) {
      const culprit = planned.find(({ scenario }) => scenario.name === CULPRIT)!.scenario.id;
      expect(breaks[0]!.message).toContain(`while it ran ${culprit}; `);
      expect(bad.map(({ name }) => name)).toEqual(names.slice(names.indexOf(CULPRIT)));
    }
  });
});

describe('the command over HTTP', () => {
  const folder = scratchFolder('over-http');
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill());

  /** @returns the address that the command says */
  function oracleOverHttp(...args: string[]): Promise<string> {
    const main = join(projectRoot(__dirname), 'dist', 'cli', 'main.js');
    child = spawn(process.execPath, [main, 'oracle', '--http', '0', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    return new Promise((resolve) =>
      child!.stderr!.setEncoding('utf8').on('data', (said: string) => resolve(/http:\S+\//.exec(said)![0])),
    );
  }

  /** Without what differs from run to run, and what names the adapter. */
  const comparable = ({ scenarios, games, adapter: { command: _, ...adapter } }: Report) => ({
    games,
    adapter,
    scenarios: scenarios.map(({ durationMs: __, failure, ...scenario }) => ({
      ...scenario,
      failure: failure && { ...failure, reproduce: '' },
    })),
  });

  test('`oracle --http` and `oracle` come to the same report, failures and all', async () => {
    const fault = ['--game', 'level-neo', '--misreading', '5-1-the-attacker-does-not-rest'];
    const main = join(projectRoot(__dirname), 'dist', 'cli', 'main.js');
    const stdio = `"${process.execPath}" "${main}" oracle ${fault.join(' ')}`;
    const url = await oracleOverHttp(...fault);
    for (const [out, adapter] of [
      ['http', url],
      ['stdio', stdio],
    ] as const) {
      const args = ['run', '--clause', 'LN-5-1,LN-9-2', '--game', 'level-neo', '--adapter', adapter, '--out', out];
      expect((await commandHere(args, { cwd: folder })).code).toBe(EXIT.doesNotConform);
    }
    expect(comparable(reportIn(join(folder, 'http')))).toEqual(comparable(reportIn(join(folder, 'stdio'))));
  });

  test('a refused connection is told, and nothing is written', async () => {
    const { url, stop } = await serve(answerWell);
    await stop();
    const { code, stderr } = await commandHere(['run', '--adapter', url, '--out', 'never'], { cwd: folder });
    expect([code, stderr]).toEqual([
      EXIT.usage,
      expect.stringMatching(/nothing listens there; start the adapter first/),
    ]);
  });
});
