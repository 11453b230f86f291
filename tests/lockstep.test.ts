/** Lockstep: the first moment at which an implementation leaves the rules, and no accusation of one that does not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { StdioAdapter } from '../adapters/stdio';
import { faultsOf, oracleModules } from '../games/registry';
import { withFault } from '../oracle/host';
import { loadCatalogues } from '../runner/catalogue';
import { asDiff, differences, shortened } from '../runner/differences';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import { projectRoot } from '../runner/root';
import type { Action, Decision, Observation } from '../schemas/protocol';
import type { Departure, ScenarioResult } from '../schemas/report';
import { EXIT } from '../cli/exit-codes';
import { command, faultyOracle, reportIn, scratchFolder } from './command';
import { coveringSample } from './covering-sample';
import { AsksBefore, AsksLess, AsksMore, OwnChance, ShowsLittle, SwapsAlike } from './lockstep-wrappers';
import { lacksPython } from './python';
import { PartialAdapter } from './partial/adapter';
import { played, scenariosToPlay } from './played';

const scratch = scratchFolder('lockstep');
const features = loadFeatures(['level-neo'], { catalogues: loadCatalogues(['level-neo']) });
const { planned } = planScenarios(features, scenariosToPlay(features));
const sample = coveringSample(planned);
const ofClauses = (...clauses: string[]) =>
  planned.filter(({ scenario }) => scenario.clauses.some((clause) => clauses.includes(clause)));

const inLockstep = async (
  makeAdapter: () => Adapter,
  chosen: readonly Planned[] | Promise<readonly Planned[]> = sample,
): Promise<ScenarioResult[]> => played(await chosen, { makeAdapter, lockstep: true });

const departureOf = ({ departure, failure }: ScenarioResult): Departure | undefined => departure ?? failure?.departure;

/** The departures of scenarios that passed: of those nothing can be said. */
function accusations(results: readonly ScenarioResult[]): string[] {
  const passed = results.filter(({ verdict }) => verdict === 'passed');
  return passed.flatMap((result) => {
    const departure = departureOf(result);
    return departure ? [`${result.id} after ${departure.after}: ${departure.message}\n${departure.diff}`] : [];
  });
}

const passes = (results: readonly ScenarioResult[]): number =>
  results.filter(({ verdict }) => verdict === 'passed').length;

describe('nobody who plays by the rules is accused', () => {
  test('the oracle beside itself', async () => {
    const results = await inLockstep(() => new InProcessAdapter());
    expect(results.filter(departureOf)).toEqual([]);
    expect(passes(results)).toBe((await sample).length);
  });

  test.skipIf(lacksPython(__filename))('an engine of its own, in Python', async () => {
    const script = join(projectRoot(__dirname), 'adapters', 'examples', 'python', 'adapter.py');
    const results = await inLockstep(() => new StdioAdapter(`python3 "${script}"`, { requestTimeout: 60_000 }));
    expect(accusations(results)).toEqual([]);
    expect(results.filter(departureOf).map(({ id }) => id)).toEqual([]);
    expect(passes(results)).toBeGreaterThan(results.length / 2);
  });

  test.each([{ kinds: ['use'] }, { kinds: ['use', 'levelBurst', 'cover'] }])(
    'one that never asks for $kinds',
    async ({ kinds }) => {
      const results = await inLockstep(() => new AsksLess(kinds));
      expect(accusations(results)).toEqual([]);
      expect(passes(results)).toBeGreaterThan(results.length / 4);
      expect(passes(results)).toBeLessThan(results.length);
    },
  );

  const window = (player: (next: Decision) => 'A' | 'B') => (next: Decision) => ({
    player: player(next),
    kind: 'use',
    turn: next.turn,
    optional: true,
  });
  const onlyOneAnswer = ({ player, turn }: Decision): Decision => ({
    player,
    kind: 'mode',
    turn,
    optional: false,
    options: [{ type: 'answer', value: 0 }],
  });
  const ofOther = window(({ player }) => (player === 'A' ? 'B' : 'A'));
  test.each<[string, () => Adapter]>([
    ['a window more for the player who is asked next', () => new AsksMore(window(({ player }) => player))],
    ['a window more for the other player', () => new AsksMore(ofOther)],
    ['a question with a single answer', () => new AsksMore(onlyOneAnswer)],
    ['a window more, and shows next to nothing', () => new ShowsLittle(new AsksMore(ofOther))],
  ])('one that asks %s', async (_, makeAdapter) => {
    const results = await inLockstep(makeAdapter);
    expect(accusations(results)).toEqual([]);
    expect(passes(results)).toBeGreaterThan(results.length / 4);
  });

  test('one that shows next to nothing, and reports no events', async () => {
    const results = await inLockstep(() => new ShowsLittle());
    expect(accusations(results)).toEqual([]);
    expect(passes(results)).toBeGreaterThan(results.length / 4);
  });
});

const onePiece = loadFeatures(['one-piece'], { catalogues: loadCatalogues(['one-piece']) });
const [onePieceModule] = oracleModules(['one-piece']) as [ReturnType<typeof oracleModules>[number]];

describe('what the rules do not decide is no departure', () => {
  const ofOnePiece = coveringSample(planScenarios(onePiece, scenariosToPlay(onePiece)).planned);

  test.each<[string, () => Adapter]>([
    ['the order of DON!! cards, and which of them is which', () => new SwapsAlike()],
    ['a choice of one that is asked for before anything happens', () => new AsksBefore()],
    ['chance that no script decides', () => new OwnChance()],
  ])('%s', async (_, makeAdapter) => {
    const results = await inLockstep(makeAdapter, ofOnePiece);
    expect(accusations(results)).toEqual([]);
    expect(passes(results)).toBeGreaterThan(results.length / 2);
  });
});

describe('questions of one kind about different things', () => {
  const ofEffects = [
    'An effect whose player chooses no target has been activated',
    'Both parts of a cost are paid when the effect is activated',
  ];
  const scenarios = planScenarios(
    onePiece,
    onePiece.scenarios.filter(
      ({ name, uri }) => ofEffects.includes(name) || uri.endsWith('answers-on-payment.feature'),
    ),
  ).planned;
  const playedBy = (module: ReturnType<typeof oracleModules>[number]) =>
    inLockstep(() => new PartialAdapter({ makeOracle: () => new InProcessAdapter([module]).askingForced }), scenarios);

  test('are told apart: an engine that also asks which only card pays is not accused', async () => {
    const results = await playedBy(onePieceModule);
    expect(accusations(results)).toEqual([]);
    expect(passes(results)).toBe(scenarios.length);
  });

  test('a choice that is declined does not hide what should follow', async () => {
    const fault = faultsOf(onePieceModule).find(
      ({ title }) => title === 'no effect can react to the activation of an effect',
    )!;
    const failing = (await playedBy(withFault(onePieceModule, fault))).filter(({ name }) => name === ofEffects[0]);
    expect(failing.map((result) => departureOf(result)?.after)).toEqual(['player A passes']);
  });
});

const [levelNeo] = oracleModules() as [ReturnType<typeof oracleModules>[number]];
const faulty = (id: string) => () =>
  new InProcessAdapter([
    withFault(
      levelNeo,
      faultsOf(levelNeo).find((fault) => fault.id === id)!,
    ),
  ]);

/** [fault, its clause, a scenario of it, the action after which it shows, message, what the diff holds] */
const FAULTS: [string, string, RegExp, RegExp, RegExp, RegExp][] = [
  [
    '5-1-the-attacker-does-not-rest',
    '5-1',
    /rests when the attack is declared/,
    /^player A attacks Prey with Striker$/,
    /^from here on/,
    /^-.*"Striker"\]\.state: "resting"\n\+.*"Striker"\]\.state: "active"$/m,
  ],
  [
    '5-1-a-resting-character-may-attack',
    '5-1',
    /resting Main Character cannot attack/,
    /attack/,
    /^the oracle refuses this action$/,
    /^-action: "refused: .*rest.*"\n\+action: "accepted"$/m,
  ],
  [
    '3-5-the-opening-hand-is-5-cards',
    '3-5',
    /Main Character is not one of the 6/,
    /choose/,
    /^from here on/,
    /^-players\.A\.zones\.hand\.count: 6$[\s\S]*^\+players\.A\.zones\.hand\.count: 5$/m,
  ],
  [
    '7-3-the-opponent-chooses-the-card-that-is-lost',
    '7-3',
    /./,
    /./,
    /^from here on/,
    /^-decision: "player A must answer \\"levelDown\\""\n\+decision: "player B must answer \\"levelDown\\""$/m,
  ],
  [
    '1-1-the-deck-is-40-cards-and-the-main-character-besides',
    '1-1',
    /./,
    /^the deck check$/,
    /^the two judge this deck differently$/,
    /^-legal: (true|false)\n\+legal: (true|false)$/m,
  ],
  [
    '10-1-a-level-neo-main-character-that-wins-just-levels-up',
    '10-1',
    /./,
    /./,
    /^from here on/,
    /^-the game: "is over"$[\s\S]*^\+the game: "goes on"$/m,
  ],
];

describe('a broken rule is told at the first action that shows it', () => {
  test.each(FAULTS)('%s', async (fault, clause, scenario, after, message, diff) => {
    const results = await inLockstep(faulty(fault), ofClauses(clause));
    const failing = results.filter(({ verdict, name }) => verdict === 'failed' && scenario.test(name));
    expect(failing.length).toBeGreaterThan(0);
    const departed = failing.map(departureOf).filter((departure) => departure && diff.test(departure.diff));
    expect(departed.length, failing.map((result) => departureOf(result)?.diff).join('\n')).toBeGreaterThan(0);
    expect(departed[0]).toMatchObject({
      message: expect.stringMatching(message) as string,
      after: expect.stringMatching(after) as string,
    });
    if (clause === '5-1') expect(departed[0]!.citations).toContain(clause);
  });

  test('most failures of a section are explained so, whatever the fault', async () => {
    const faults = faultsOf(levelNeo).filter(({ clause }) => /^5-[1-5]/.test(clause));
    let [failed, explained] = [0, 0];
    for (const { id, clause } of faults) {
      const failing = (await inLockstep(faulty(id), ofClauses(clause))).filter(({ verdict }) => verdict === 'failed');
      failed += failing.length;
      explained += failing.filter(departureOf).length;
    }
    expect(failed).toBeGreaterThan(20);
    expect(explained / failed).toBeGreaterThanOrEqual(0.7);
  });

  test('one that asks for the answer to an offer that nobody makes, although it is declined', async () => {
    const offer = ({ player, turn }: Decision): Decision => ({ player, kind: 'may', turn, optional: true });
    const results = await inLockstep(() => new AsksMore(offer), ofClauses('5-1'));
    const departures = results.flatMap((result) => departureOf(result) ?? []);
    expect(departures.length).toBeGreaterThan(0);
    for (const { diff } of departures) expect(diff).toMatch(/^\+decision: "player [AB] may answer \\"may\\""$/m);
  });

  test('one that refuses what the rules allow', async () => {
    const refusing = () =>
      new PartialAdapter({
        answers: (ask, method, params) => {
          if ((params as { action?: Action }).action?.type !== 'attack') return ask(method, params);
          return ask(method, { ...params, action: { type: 'attack', attackers: ['nobody'], target: 'nobody' } });
        },
      });
    const results = await inLockstep(refusing, ofClauses('5-1'));
    const departures = results.flatMap((result) => departureOf(result) ?? []);
    expect(departures.length).toBeGreaterThan(0);
    for (const { message, diff, citations } of departures) {
      expect(message).toBe('the oracle accepts this action');
      expect(diff).toMatch(/^-action: "accepted"\n\+action: "rejected: .+"$/m);
      expect(citations).toContain('5-1');
    }
  });
});

test('the report tells it, with both journals and the clauses, and the command counts them', async () => {
  const out = join(scratch, 'report');
  const args = [
    'run',
    '--lockstep',
    '--game',
    'level-neo',
    '--clause',
    'LN-5-1',
    '--adapter',
    faultyOracle('5-1-the-attacker-does-not-rest'),
  ];
  const { code, stdout } = await command([...args, '--out', out]);
  expect(code).toBe(EXIT.doesNotConform);
  const { scenarios } = reportIn(out);
  const failure = scenarios.find(({ name }) =>
    name.startsWith('An attacker rests when the attack is declared'),
  )!.failure!;
  expect(failure.departure).toMatchObject({ after: 'player A attacks Prey with Striker', step: 2 });
  expect(failure.departure!.citations).toContain('LN-5-1');
  expect(failure.departure!.oracleJournal).toContainEqual(expect.objectContaining({ card: 'Striker', type: 'rested' }));
  expect(failure.departure!.adapterJournal.length).toBeGreaterThan(0);
  const quietly = scenarios.filter(({ verdict, departure }) => verdict === 'passed' && departure).length;
  expect(quietly).toBeGreaterThan(0);
  expect(stdout).toContain(`${quietly} scenarios did not fail and yet differed from the oracle`);
  const first = scenarios.find(({ departure }) => departure)!;
  expect(stdout).toContain(`\n  ≠ ${first.name} (${first.id})\n      After action 2, player A attacks `);
  const departed = readFileSync(join(out, 'report.md'), 'utf8');
  for (const { name, departure } of scenarios)
    if (departure) expect(departed).toContain(`${name}  \n  After action ${departure.step}, `);
});

describe('differences', () => {
  const card = { id: 'x', card: 'X', face: 'up' as const, state: 'active', ap: 3000 };
  const seen = (more: Partial<Observation> = {}, main: object = card): Observation => ({
    viewer: 'judge',
    turn: 5,
    turnPlayer: 'A',
    phase: 'main1',
    battle: null,
    result: null,
    ...more,
    players: {
      A: {
        zones: {
          main: { count: 1, cards: [main] },
          hand: { count: 2, cards: [{ id: 'h1' }, { id: 'h2' }] },
          deck: { count: 2, cards: [{ id: 'd1' }, { id: 'd2' }] },
        },
        counters: { turnMarker: 3 },
      },
      B: { zones: {} },
    },
  });
  const withA = (zones: object, counters: object = {}): Observation => {
    const observation = seen();
    Object.assign(observation.players.A.zones, zones);
    return { ...observation, players: { ...observation.players, A: { ...observation.players.A, counters } as never } };
  };
  const won = { winner: 'A' as const };
  const paths = (shown: Observation, reference = seen()) => differences(reference, shown).map(({ path }) => path);

  test.each<[string, Observation, string[]]>([
    ['the turn', seen({ turn: 6 }), ['turn']],
    ['who has the turn, and the phase', seen({ turnPlayer: 'B', phase: 'end' }), ['turnPlayer', 'phase']],
    ['a game that is over', seen({ result: won }), ['winner']],
    ['a battle', seen({ battle: { attackers: ['x'], target: 'y' } }), ['battle']],
    ['a fact of a card', seen({}, { ...card, ap: 3500 }), ['players.A.zones.main["x"].ap']],
    ['another card', seen({}, { ...card, id: 'y' }), ['players.A.zones.main']],
    [
      'an order that matters',
      withA({ deck: { count: 2, cards: [{ id: 'd2' }, { id: 'd1' }] } }),
      ['players.A.zones.deck'],
    ],
    ['a number of cards', withA({ hand: { count: 3 } }), ['players.A.zones.hand.count']],
    ['a counter', withA({}, { turnMarker: 4 }), ['players.A.counters.turnMarker']],
  ])('%s', (_, shown, expected) => {
    expect(paths(shown)).toEqual(expected);
  });

  test.each<[string, Observation]>([
    ['the same', seen()],
    ['an order that does not matter', withA({ hand: { count: 2, cards: [{ id: 'h2' }, { id: 'h1' }] } })],
    ['what is left out', { viewer: 'judge', turn: 5, players: { A: { zones: {} }, B: { zones: {} } } }],
    ['cards that are not named', withA({ deck: { count: 2, cards: [{}, { id: 'd2' }] } })],
    [
      'a fact, a zone and a counter of its own',
      withA({ main: { count: 1, cards: [{ ...card, mood: 'good' }] }, aside: { count: 9 } }, { luck: 7 }),
    ],
  ])('none: %s', (_, shown) => {
    expect(differences(seen(), shown)).toEqual([]);
  });

  test('none: the values of a card that lies face down', () => {
    const down = { ...card, face: 'down' as const };
    expect(paths(seen({}, { ...down, ap: 1 }), seen({}, down))).toEqual([]);
    expect(paths(seen({}, { ...card, ap: 1 }), seen({}, down))).toEqual([
      'players.A.zones.main["x"].face',
      'players.A.zones.main["x"].ap',
    ]);
  });

  test('none: the moment at which a game has stopped, if both have stopped with the same winner', () => {
    const over = seen({ result: won });
    expect(paths(seen({ result: won, turn: 6, phase: 'end' }), over)).toEqual([]);
    expect(paths(seen({ result: { winner: null }, turn: 6 }), over)).toEqual(['winner']);
  });

  test('a name that a player may not know is one, of the judge it is not', () => {
    const hidden = withA({ deck: { count: 2, cards: [{}, {}] } });
    expect(paths(seen(), hidden)).toEqual([]);
    expect(paths(seen({ viewer: 'B' }), { ...hidden, viewer: 'B' })).toEqual(['players.A.zones.deck']);
  });

  test('of two long lists only the stretch in which they differ is told', () => {
    const deck = (...ids: (string | undefined)[]) =>
      withA({ deck: { count: ids.length, cards: ids.map((id) => ({ id })) } });
    const ids = Array.from({ length: 30 }, (_, index) => `d${index}`);
    const departed = (shown: Observation, reference = deck(...ids)) =>
      differences(reference, shown)
        .filter(({ path }) => path.endsWith('deck'))
        .map(shortened);
    const swapped = [...ids.slice(0, 3), 'd4', 'd3', undefined, ...ids.slice(6)];
    expect(departed(deck(...swapped))).toEqual([
      { path: 'players.A.zones.deck[3…]', reference: ['d3', 'd4'], shown: ['d4', 'd3'] },
    ]);
    expect(departed(deck(...ids.slice(1)))).toEqual([
      { path: 'players.A.zones.deck[0…]', reference: ['d0'], shown: [] },
    ]);
    const [reversed] = departed(deck(...[...ids].reverse()));
    expect(reversed!.shown).toEqual(['d29', 'd28', 'd27', 'd26', 'd25', 'd24', '… and 24 more']);
    expect(departed(deck('d1', 'd0'), deck('d0', 'd1'))[0]!.path).toBe('players.A.zones.deck');
    for (const line of asDiff(differences(deck(...ids), deck(...[...ids].reverse())), ['a', 'b']).split('\n'))
      expect(line.length).toBeLessThan(120);
  });

  test('as a diff, one line for each side of each', () => {
    const diff = asDiff(differences(seen(), seen({ turn: 6 })), ['oracle', 'adapter']);
    expect(diff).toMatch(/^--- oracle\s\n\+\+\+ adapter\s\n@@ .* @@\n-turn: 5\n\+turn: 6\n$/);
  });
});
