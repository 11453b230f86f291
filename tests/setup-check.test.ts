/** Before any verdict: what a first look at an adapter finds, and words that its game does not have. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { EXIT } from '../cli/exit-codes';
import { PLAYED, vocabularyOf } from '../games/registry';
import { firstLook, strangeWords } from '../runner/setup-check';
import type { Report } from '../schemas/report';
import { commandHere, scratchFolder } from './command';
import { editedOracle } from './edited-oracle';
import { oracleServer } from './served-oracle';

const folder = scratchFolder('setup-check');
const oracles = oracleServer();

/** Enough for one that only starts slowly on a busy machine. */
const PATIENCE_MS = '60000';

/** A run of one clause against the oracle with an edit in its answers. */
const runWith = async (name: string, edit: string, ...more: string[]) =>
  runOf(name, await oracles.edited(edit), ...more);

async function runOf(name: string, adapter: string, ...more: string[]) {
  const out = join(folder, name);
  const chosen = more.includes('--game') ? [] : ['--game', 'level-neo', '--clause', 'LN-9-4-1'];
  const args = [...chosen, '--timeout', PATIENCE_MS, '--out', out, ...more];
  const ended = await commandHere(['run', '--adapter', adapter, ...args]);
  const file = (of: string) => readFileSync(join(out, of), 'utf8');
  return { ...ended, file, report: JSON.parse(file('report.json')) as Report };
}

const OTHER_PHASE = `if (method === 'game/observe' && result.observation.phase === 'main1') result.observation.phase = 'mian1';`;

describe('a run', () => {
  test('tells above all verdicts what does not come back as it was sent', async () => {
    const { stdout, code, report, file } = await runWith('phase', OTHER_PHASE);
    const problem = '"mian1" is no phase of level-neo; did you mean "main1"?';
    expect(report.setup).toEqual([
      { game: 'level-neo', problem, advice: 'The words of the game stand on its page in docs/.' },
      expect.objectContaining({ problem: expect.stringContaining('phase is "mian1", should be "main1"') as string }),
    ]);
    expect(stdout).toMatch(/^! Fix this first: .*\n {2}! level-neo: "mian1" is no phase of level-neo; did you/);
    expect(file('report.md')).toMatch(/^> \*\*Fix this first: .*\n>\n> - level-neo: "mian1" is no phase/);
    const page = file('report.html');
    expect(page.indexOf('is no phase of level-neo')).toBeGreaterThan(0);
    expect(page.indexOf('is no phase of level-neo')).toBeLessThan(page.indexOf('class="verdict'));
    expect(file('junit.xml')).toMatch(/<testsuites[^>]*>\n {2}<testsuite name="setup" /);
    expect(code).toBe(EXIT.conforms);
  });

  test('goes on where the first look breaks the adapter', async () => {
    const edit = `if (method === 'game/start' && !globalThis.started) { globalThis.started = true; process.exit(1); }`;
    const { report } = await runOf('breaks', editedOracle(folder, 'breaks', edit), '--fail-fast');
    expect(report.scenarios.map(({ verdict }) => verdict)).toContain('adapterError');
    expect(report.setup).toBeUndefined();
  });

  test('finds words that show only in play', async () => {
    const edit = `if (result.decision?.kind === 'cover') result.decision.kind = 'block';`;
    const { report, stdout, code } = await runWith('play', edit);
    expect(report.setup?.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/^"block" is no kind of decision of level-neo: turnOrder, mainCharacter, .* and \d+ more$/),
    ]);
    expect(stdout).toMatch(/^! Fix this first/);
    expect(code).toBe(EXIT.doesNotConform);
  });

  test('finds what the handshake calls otherwise', async () => {
    const edit = `if (method === 'initialize') Object.assign(result.games[0], { mergedDecisions: ['loseAtacker'], probes: ['no such card'] });`;
    const { report } = await runWith('handshake', edit);
    expect(report.setup?.map(({ problem }) => problem)).toEqual([
      '"loseAtacker" is no kind of decision of level-neo; did you mean "loseAttacker"?',
      expect.stringMatching(/^"no such card" is no probe card of level-neo/),
    ]);
  });

  test('leaves to the rules what a position does not say', async () => {
    const edit = `if (method === 'game/observe') for (const card of result.observation.players.A.zones.main.cards ?? []) card.ap += 1000;`;
    const { report } = await runWith('computed', edit, '--clause', 'LN-7-4');
    expect(report.scenarios.some(({ verdict }) => verdict === 'failed')).toBe(true);
    expect(report.setup).toBeUndefined();
  });

  test.each([
    [
      'an effect in force that is lost',
      'level-neo',
      `if (method === 'game/observe') result.observation.effects = [];`,
      /effects\[0\] is null, should be \{"player":"A","source":"A active","targets":\["B active"\],"effect":\{/,
    ],
    [
      'an effect in force of another size',
      'level-neo',
      `if (method === 'game/observe') for (const one of result.observation.effects ?? []) one.effect.by *= 2;`,
      /effects\[0\] is \{.*"by":2000.*\}, should be \{.*"by":1000/,
    ],
    [
      'the owner of a card',
      'one-piece',
      `if (method === 'game/observe') for (const card of result.observation.players.B.zones.character?.cards ?? []) card.owner = 'B';`,
      /\["A lent"\]\.owner is "B", should be "A"/,
    ],
  ] as const)('tells of %s', async (what, game, edit, problem) => {
    const clause = game === 'level-neo' ? 'LN-9-4-1' : 'OP-7-1-1-1';
    const { report } = await runOf(
      what,
      await oracles.edited(edit, { game: [game] }),
      '--game',
      game,
      '--clause',
      clause,
    );
    expect(report.setup).toEqual([
      { game, problem: expect.stringMatching(problem) as string, advice: expect.any(String) as string },
    ]);
  });

  test('leaves out effects and owners that the adapter cannot place', async () => {
    const edit = `
      if (method === 'initialize') for (const one of result.games) one.unsupportedPositionFields = ['effects', 'owner'];
      if (method === 'game/observe') result.observation.effects = [];`;
    const { report } = await runWith('no-effects', edit);
    expect(report.setup).toBeUndefined();
  });

  test('says nothing where all is well', async () => {
    const { report, stdout } = await runWith('well', '');
    expect(report.setup).toBeUndefined();
    expect(stdout).toMatch(/^✓/);
  });
});

describe.each(PLAYED)('%s', (game) => {
  const adapter = new InProcessAdapter();
  const vocabulary = vocabularyOf(game)!;

  test('the oracle shows what was set up, to the judge and to a player', async () => {
    const { games } = await adapter.initialize();
    const support = games.find((one) => one.game === game)!;
    const blind = { ...support, capabilities: support.capabilities.filter((one) => one !== 'judgeView') };
    for (const one of [support, blind])
      expect(await firstLook(adapter, one, vocabulary)).toEqual({
        decision: expect.objectContaining({ player: 'A' }) as unknown,
        observed: true,
        troubles: [],
      });
  });

  test('what cannot be placed is left out', async () => {
    const { games } = await adapter.initialize();
    const support = { ...games.find((one) => one.game === game)!, unsupportedPositionFields: ['state'] };
    const { cannotPlace, troubles } = await firstLook(adapter, support, vocabulary);
    expect([cannotPlace, troubles]).toEqual(['the field "state" of a position', []]);
  });

  test('words of other games are strange', () => {
    const observation = {
      viewer: 'judge',
      turn: 1,
      players: {
        A: { zones: { graveyard: { count: 1, cards: [{ id: 'X', state: 'tapped' }] } }, counters: { poison: 1 } },
        B: { zones: {} },
      },
    };
    const said = strangeWords(game, [{ method: 'game/observe', params: {}, result: { observation } }]);
    expect(said.map(({ problem }) => problem.replace(/ of .*/, ''))).toEqual([
      '"poison" is no counter',
      '"graveyard" is no zone',
      '"tapped" is no state',
    ]);
  });
});
