/** Whatever is wrong with what the user gave: one clear line, exit code 2, nothing half-written. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { command, commandHere, expectImpossible, expectUsageError } from './command';

const FEATURES = join(__dirname, 'hostile', 'features');
const scratch = mkdtempSync(join(tmpdir(), 'bad-input-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const file = join(scratch, 'a-file');
writeFileSync(file, '');
mkdirSync(join(scratch, 'empty'));

/** A folder of features with one file of LEVEL.NEO. */
function featuresOf(name: string, text: string): string {
  const folder = join(scratch, name);
  mkdirSync(join(folder, 'level-neo'), { recursive: true });
  writeFileSync(join(folder, 'level-neo', 'own.feature'), text);
  return folder;
}

/** [arguments, what is said] */
type Case = [string[], RegExp];

const WRONG_NAMES: Case[] = [
  [['run', '--game', 'level-noe'], /--game: "level-noe" is not one of one-piece, .*; did you mean "level-neo"\?/],
  [['run', '--game', 'chess'], /--game: "chess" is not one of one-piece, [^;]*$/],
  [['run', '--game', 'level-neo,'], /option '--game <games>' argument 'level-neo,' is invalid. A name is missing/],
  [['run', '--clause', '9-4-99'], /unknown clause "9-4-99" in .*; the nearest is 9-4-\d/],
  [['run', '--clause', 'LN-9-4-99'], /unknown clause "LN-9-4-99" in .*; the nearest is LN-9-4-\d/],
  [['run', '--clause', '5-1,nonsense'], /unknown clause "nonsense"/],
  [['run', '--tags', '@LN-5-1 or @LN-5-l'], /--tags: no scenario has the tag "@LN-5-l"; did you mean "@LN-5-1"\?/],
  [['run', '--tags', 'LN-5-1'], /--tags: no scenario has the tag "LN-5-1"; did you mean "@LN-5-1"\?/],
  [['run', '--tags', '@slow'], /--tags: no scenario has the tag "@slow"/],
  [['run', '--tags', '@LN-5-1 and'], /tags "@LN-5-1 and": /],
  [['run', '--scenario', 'features/level-neo/attacks:99'], /unknown scenario "features\/level-neo\/attacks:99"/],
  [['run', '--scenario', 'level-neo/attacks:1'], /unknown scenario .*; the nearest is level-neo\/attacks:\d+/],
];

const WRONG_VALUES: Case[] = [
  [['run', '--seed', 'x'], /--seed: "x" is not a whole number of at least 0/],
  [['run', '--seed', ''], /--seed: "" is not a whole number/],
  [['run', '--seed', '1e3'], /--seed: "1e3" is not a whole number/],
  [['run', '--seed', '99999999999999999999'], /--seed: "99999999999999999999" is too large; at most \d+/],
  [['run', '--timeout', '0'], /--timeout: "0" is not a time from 1ms to 3600s; write 5s/],
  [['run', '--timeout', '5m'], /--timeout: "5m" is not a time from 1ms to 3600s; write 5s/],
  [['run', '--scenario-timeout', '0s'], /--scenario-timeout: "0s" is not a time/],
  [['run', '--timeout', '99999999999'], /--timeout: "99999999999" is not a time from 1ms to 3600s; write 5s/],
  [['run', '--in-flight', '-1'], /--in-flight: "-1" is not a whole number of at least 1/],
  [['run', '--in-flight', '0'], /--in-flight: "0" is not a whole number of at least 1/],
  [
    ['run', '--adapter', 'no-such-engine --fast'],
    /cannot start the adapter "no-such-engine --fast": there is no program/,
  ],
  [['run', '--adapter', ''], /cannot start the adapter "": it names no program/],
  [['run', '--adapter', 'node "engine.js'], /the quote " is not closed/],
  [['run', '--adapter', file], /"[^"]*a-file" is not executable/],
];

const WRONG_FOLDERS: Case[] = [
  [['run', '--out', ''], /--out: names no folder/],
  [['run', '--out', file], /cannot write the report to .*a-file: a file stands where a folder is needed/],
  [['run', '--out', join(file, 'report')], /cannot write the report to .*report: a file stands where a folder/],
  [['run', '--out', '/proc/report'], /cannot write the report to \/proc\/report: /],
  [['run', '--features', join(scratch, 'nowhere')], /--features: ".*nowhere" does not exist/],
  [['run', '--features', file], /--features: ".*a-file" is no feature file/],
  [['run', '--features', join(scratch, 'empty')], /--features: ".*empty" holds no feature file/],
];

const WRONG_COMMANDS: Case[] = [
  [['rnu'], /unknown command 'rnu' \(Did you mean run\?\)/],
  [['run', 'everything'], /"everything" is one word too many/],
  [['run', '--adapter'], /option '--adapter <command>' argument missing/],
  [['explain'], /missing required argument 'what'/],
  [
    ['explain', 'LN-9-4-99'],
    /"LN-9-4-99" is neither a clause such as LN-9-4-1 nor a scenario; did you mean "LN-9-4-\d"\?/,
  ],
  [
    ['explain', 'level-neo/05-attacks:1'],
    /neither a clause .* nor a scenario; did you mean "level-neo\/05-attacks:\d+"\?/,
  ],
  [['coverage', '--game', 'vangard'], /--game: .*did you mean "vanguard"\?/],
  [['coverage', '--gaem', 'vanguard'], /unknown option '--gaem' \(Did you mean --game\?\)/],
  [['coverage', '--al'], /unknown option '--al' \(Did you mean --all\?\)/],
  [['self-test', '--clause', 'LN-9-4-99'], /--clause: there is no clause "LN-9-4-99"; did you mean "LN-9-4-\d"\?/],
  [['self-test', '--out', scratch], /--out: .* is a folder/],
  [['self-test', '--out', join(scratch, 'nowhere', 'x.json')], /--out: .*nowhere cannot be written to: ENOENT/],
  [
    ['self-test', '--game', 'level-neo', '--only', '5-1-the-attacker-does-not-res'],
    /--only: "5-1-the-attacker-does-not-res" is no mutant of level-neo; did you mean "5-1-the-attacker-does-not-rest"\?/,
  ],
  [
    ['self-test', '--only', 'oracle/level-neo/faults/05-attack.ts'],
    /--only: there is no file "[^"]*05-attack.ts"; did you mean "oracle\/level-neo\/faults\/05-attacks.ts"\?/,
  ],
  [
    ['self-test', '--game', 'one-piece', '--only', 'oracle/level-neo/faults/05-attacks.ts'],
    /--only: "[^"]*05-attacks.ts" is of level-neo, which --game leaves out/,
  ],
  [['self-test', '--only', file], /--only: "[^"]*a-file" is no file of mutants; one is oracle\/one-piece\/faults\//],
  [['self-test', '--only', 'oracle/chess/faults/01-castling.ts'], /--only: "[^"]*" is no file of mutants/],
  [['self-test', '--ful'], /unknown option '--ful' \(Did you mean --full\?\)/],
  [
    ['oracle', '--misreading', 'no-such-misreading'],
    /--misreading: "no-such-misreading" is no misreading of level-neo/,
  ],
  [['oracle', '--game', 'level-noe'], /did you mean "level-neo"\?/],
  [['oracle', '--misreadng', 'x'], /unknown option '--misreadng' \(Did you mean --misreading\?\)/],
];

describe('bad input', () => {
  let runs = 0;

  test.each([...WRONG_NAMES, ...WRONG_VALUES, ...WRONG_FOLDERS, ...WRONG_COMMANDS])(
    '%s is told in one line',
    async (args, says) => {
      const out = join(scratch, `out-${++runs}`);
      const [name, ...given] = args as [string, ...string[]];
      const rest = name === 'run' ? ['--features', FEATURES, '--out', out, ...given] : given;
      expectUsageError(await commandHere([name, ...rest]), says);
      expect(existsSync(out)).toBe(false);
    },
  );

  test('every option of every command, misspelt, is guessed', async () => {
    const namesIn = (help: string, pattern: RegExp) => [...help.matchAll(pattern)].map((match) => match[1]!);
    const commands = namesIn((await commandHere(['--help'])).stdout, /^ {2}([a-z-]+) \[options\]/gm);
    expect(commands.length).toBeGreaterThan(10);
    for (const name of commands) {
      const options = namesIn((await commandHere([name, '--help'])).stdout, /^ {2}(?:-\w, )?(--[a-z-]+)/gm);
      for (const option of options) {
        const typo = option.slice(0, -1);
        const ended = await commandHere([name, typo, 'x'], { cwd: scratch });
        expectUsageError(ended, `unknown option '${typo}' (Did you mean ${option}?)`);
      }
    }
    expect(readdirSync(scratch)).not.toContain('report');
  });

  test('without a command the help is shown, as an error', async () => {
    const ended = await command([]);
    expect(ended.code).toBe(EXIT.usage);
    expect(ended.stderr).toMatch(/^Usage: tcg-conformance/);
  });

  test('what stood in the folder of the report before stands there still', async () => {
    const out = join(scratch, 'before');
    mkdirSync(out);
    writeFileSync(join(out, 'report.json'), 'of yesterday');
    const ended = await commandHere(['run', '--features', FEATURES, '--out', out, '--adapter', 'no-such-engine']);
    expect(ended.code).toBe(EXIT.usage);
    expect(readdirSync(out)).toEqual(['report.json']);
  });
});

const RULE = '@LN\nFeature: Own\n\n  @LN-5-1\n  Rule: 5-1 An attack costs the rest\n\n    Scenario: own\n';
const ACT = '      When player A attacks "B main" with "A main"\n      Then "A main" is resting\n';

const PROBE = `      Given "A main" has this data:
        """
        { "name": "A main", "number": "1", "category": "character", "turnCost": 1, "ap": 3000,
          "abilities": [{ "type": "use", "phase": "main", "turn": 1, "effect": [{ "do": "fly" }] }] }
        """
`;

/** [what is wrong, the lines of the scenario before its act, what the report says] */
const IMPOSSIBLE: [string, string, RegExp][] = [
  [
    'a card in two places',
    '      Given player A has the active Support Character "Twin" with 1 AP\n      And player A has the active Support Character "Twin" with 1 AP\n',
    /the scenario places "Twin" twice/,
  ],
  ['an unknown zone', '      Given player A has "Lost" in the graveyard\n', /the game has no zone "graveyard"/],
  [
    '41 cards',
    '      Given player A has 41 cards in the deck\n',
    /position: player A has 42 cards, at most 40 are possible/,
  ],
  [
    'negative counters',
    "      Given player A's turn marker is at -1\n",
    /position\.players\.A\.counters\.turnMarker: expected an integer of 0 or more, got -1/,
  ],
  ['an unknown instruction', PROBE, /card "A main": at abilities\[0\]\.effect\[0\]\.do: unknown instruction "fly"/],
  [
    'an unknown probe card',
    '      Given "A main" is the probe card "no-such-probe"\n',
    /there is no probe card "no-such-probe"/,
  ],
  [
    'a probe card over data of its own',
    '      Given "A main" has the card number "9"\n      And player A\'s Main Character is "A main" (probe "event-draw")\n',
    /"A main" has data already that the probe card "event-draw" would replace/,
  ],
  ['a sentence that no step knows', '      Given player A is very hungry\n', /unknown step: player A is very hungry/],
];

/** A folder with one scenario: what is given, then its act. */
const ownScenario = (name: string, given: string, act = ACT): string => featuresOf(name, `${RULE}${given}${act}`);

describe("a scenario of one's own", () => {
  let runs = 0;
  const outFolder = () => join(scratch, `own-${++runs}`);

  test.each(IMPOSSIBLE)('that cannot be right is told so, and nobody else is asked: %s', async (what, given, says) => {
    const folder = ownScenario(`impossible-${what}`, given);
    const engine = `"${process.execPath}" "${join(__dirname, 'hostile', 'behaves.cjs')}" "" "*"`;
    const ended = await commandHere(['run', '--features', folder, '--out', outFolder(), '--adapter', engine]);
    expectImpossible(ended, says);
    expect(ended.stdout).toMatch(/level-neo\/own\.feature:\d+: own: /);
  });

  const engine = `"${process.execPath}" "${join(__dirname, 'hostile', 'behaves.cjs')}" "" "*"`;
  test.each(['oracle', engine])('with which the oracle disagrees is answered by the report (%s)', async (adapter) => {
    const folder = ownScenario('denied', '', ACT.replace('resting', 'active'));
    const ended = await commandHere(['run', '--features', folder, '--out', outFolder(), '--adapter', adapter]);
    expect(ended.stdout).toContain("you say player A's Main Character is active, the oracle says it is resting");
    expect(ended.code).toBe(EXIT.suiteFault);
  });
});

describe('the oracle as a server', () => {
  const card = { name: 'C', number: '1', category: 'character', turnCost: 1, ap: 1000 };
  const start = (zones: object, more: object = {}, cards: object = { c: card }) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'game/start',
    params: {
      game: 'level-neo',
      cards,
      position: {
        players: {
          A: { zones: { main: [{ id: 'a', card: 'c' }], ...zones }, ...more },
          B: { zones: { main: [{ id: 'b', card: 'c' }] } },
        },
      },
    },
  });
  const many = Array.from({ length: 41 }, (_, index) => ({ id: `a${index}`, card: 'c' }));
  const fly = { ...card, abilities: [{ type: 'use', phase: 'main', turn: 1, effect: [{ do: 'fly' }] }] };

  test.each([
    [
      'a card in two places',
      start({ hand: [{ id: 'a', card: 'c' }] }),
      /players\.A\.zones\.main: "a" is already in A's hand/,
    ],
    ['an unknown zone', start({ graveyard: [] }), /players\.A\.zones: "graveyard" is not one of deck, hand/],
    ['41 cards', start({ deck: many }), /player A has 42 cards, at most 40 are possible/],
    [
      'negative counters',
      start({}, { counters: { turnMarker: -1 } }),
      /players\.A\.counters\.turnMarker: expected an integer of 0 or more, got -1/,
    ],
    ['an unknown card', start({ hand: [{ id: 'x', card: 'nope' }] }), /"x": there is no card definition "nope"/],
    [
      'an unknown instruction',
      start({}, {}, { c: fly }),
      /card "c": at abilities\[0\]\.effect\[0\]\.do: unknown instruction "fly"/,
    ],
    [
      'an unknown game',
      { jsonrpc: '2.0', id: 1, method: 'game/observe', params: { gameId: 'g9', viewer: 'A' } },
      /there is no game "g9"/,
    ],
  ])('refuses %s as invalid params, in one line', async (_what, request, says) => {
    const { stdout, stderr, code } = await commandHere(['oracle'], { input: `${JSON.stringify(request)}\n` });
    const answer = JSON.parse(stdout) as { id: number; error: { code: number; message: string } };
    expect(answer).toMatchObject({ id: 1, error: { code: -32602 } });
    expect(answer.error.message).toMatch(says);
    expect(answer.error.message).not.toContain('\n');
    expect([stderr, code]).toEqual(['', EXIT.conforms]);
  });
});
