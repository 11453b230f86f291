/** Features of one's own, as a judge puts them: any folder, without tags, with mistakes. Each scenario has its answer. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { oracleModules, PLAYED, vocabularyOf } from '../games/registry';
import { loadCatalogue } from '../runner/catalogue';
import { nearestSentence } from '../runner/nearest-sentence';
import { sentencesOf } from '../runner/plan';
import { projectRoot } from '../runner/root';
import { commandHere, reportIn, scratchFolder, type Ended } from './command';
import { oracleServer } from './served-oracle';

const scratch = scratchFolder('questions');
const oracles = oracleServer();
let folders = 0;

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = join(scratch, `${++folders}`, 'judge');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

interface Answered extends Ended {
  verdicts: Record<string, string>;
  notes: Record<string, readonly string[] | undefined>;
  folder: string;
  out: string;
}

async function ask(files: string | Readonly<Record<string, string>>, ...args: string[]): Promise<Answered> {
  const folder = folderOf(typeof files === 'string' ? { 'own.feature': files } : files);
  const out = join(dirname(folder), 'report');
  const ended = await commandHere(['run', '--features', folder, '--out', out, ...args]);
  const { scenarios } = reportIn(out);
  return {
    ...ended,
    folder,
    out,
    verdicts: Object.fromEntries(scenarios.map(({ name, verdict }) => [name, verdict])),
    notes: Object.fromEntries(scenarios.map(({ name, notes }) => [name, notes])),
  };
}

/** @param lines of a scenario, without indentation */
const scenario = (name: string, ...lines: string[]): string =>
  `  Scenario: ${name}\n${lines.map((line) => `    ${line}\n`).join('')}`;

const LIFE = ['Given player B has 3 Life cards', 'When player A attacks "B leader" with "A leader"'];
const TWO_LEFT = "Then player B's Life area holds 2 cards";
const good = (name = 'good'): string => scenario(name, ...LIFE, TWO_LEFT);
const FEATURE = '@OP\nFeature: Questions\n';

describe('tags of clauses', () => {
  test('are optional', async () => {
    const { verdicts, code, stdout, out } = await ask(`${FEATURE}${good()}`);
    expect([verdicts, code]).toEqual([{ good: 'passed' }, EXIT.conforms]);
    expect(stdout).toContain('1 of 1 question answered as it says');
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain('>Questions<');
    expect(readFileSync(join(out, 'junit.xml'), 'utf8')).toContain('classname="one-piece.questions"');
  });

  test('are optional on a Rule, whose title is free', async () => {
    const rule = 'Rule: What an attack costs\n';
    expect((await ask(`${FEATURE}${rule}${good()}  @OP-7-1 @OP-7-1-1-1\n  ${rule}${good('two')}`)).verdicts).toEqual({
      good: 'passed',
      two: 'passed',
    });
  });

  test.each([
    ['@OP-10-1-6-1', /^the oracle did not cite 10-1-6-1 here; it cited 7-1(, [\d-]+){4} and \d+ more$/],
    ['@OP-7-1-4', /^the oracle did not cite 7-1-4 here, but of its parts 7-1-4-1, 7-1-4-1-1(, [\d-]+)*$/],
    ['@OP-99-9', /^tag @OP-99-9 names no clause of one-piece/],
    ['@LN-5-1', /^tag @LN-5-1 names no clause of one-piece$/],
  ])('that the oracle did not cite are a note beside the answer: %s', async (tag, note) => {
    const { verdicts, notes, code, stdout, out, folder } = await ask(`${FEATURE}  ${tag}\n${good()}`);
    expect([verdicts, code]).toEqual([{ good: 'passed' }, EXIT.conforms]);
    expect(notes.good).toEqual([expect.stringMatching(note)]);
    expect(stdout).toContain(`note: ${notes.good![0]}`);
    expect(readFileSync(join(out, 'report.md'), 'utf8')).toContain('note: ');
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain('note: ');
    const { stdout: explained } = await commandHere(['explain', 'good', '--features', folder]);
    expect(explained).toContain(`  the oracle agrees\n  note: ${notes.good![0]}\n`);
  });

  test('that it cited are none, nor are words of one’s own', async () => {
    const { notes, verdicts } = await ask(`${FEATURE}  @OP-7-1-4-1-1-2 @mine\n${good()}`, '--tags', '@mine');
    expect([notes.good, verdicts.good]).toEqual([undefined, 'passed']);
  });

  test('stay strict in the features of the suite', async () => {
    const { loadFeatures } = await import('../runner/feature-files');
    const folder = folderOf({ 'one-piece/x.feature': `${FEATURE}${good()}` });
    const { loadCatalogues } = await import('../runner/catalogue');
    const { problems } = loadFeatures(['one-piece'], { folder, catalogues: loadCatalogues(['one-piece']) });
    expect(problems).toEqual([expect.stringContaining('stands under no clause')]);
  });
});

describe('no scenario costs another its answer', () => {
  test.each([
    ['a sentence that no step knows', scenario('bad', 'Given player A is hungry', ...LIFE, TWO_LEFT)],
    ['a line that is no Gherkin', scenario('bad', ...LIFE, 'nonsense here', TWO_LEFT)],
    ['a misspelt keyword', scenario('bad', 'Givn player B has 3 Life cards', LIFE[1]!, TWO_LEFT)],
    ['a misspelt keyword in the middle', scenario('bad', ...LIFE, 'Thn player B wins the game', TWO_LEFT)],
    ['no Then', scenario('bad', ...LIFE)],
    ['an impossible position', scenario('bad', 'Given player A has "X" and "X" in the hand', ...LIFE, TWO_LEFT)],
    ['an unknown zone', scenario('bad', 'Given player A has "X" in the graveyard', ...LIFE, TWO_LEFT)],
    [
      'a table of uneven rows',
      scenario('bad', ...LIFE, 'Then these events happened in this order:', '| moved | x |', '| drew |'),
    ],
    ['a text that is never closed', scenario('bad', 'Given "X" has this data:', '"""', '{}', ...LIFE, TWO_LEFT)],
  ])('%s', async (_what, bad) => {
    const file = `${FEATURE}${good('before')}${bad}${good('after')}`;
    const { verdicts, code } = await ask({ 'a.feature': file, 'b.feature': `${FEATURE}${good('other')}` });
    expect(verdicts).toEqual({ before: 'passed', bad: 'invalid', after: 'passed', other: 'passed' });
    expect(code).toBe(EXIT.usage);
  });

  test('a file that cannot be read at all is told, and the others are run', async () => {
    const { verdicts, stdout, code, out } = await ask(
      { 'a.feature': 'nothing\n', 'b.feature': `${FEATURE}${good()}` },
      '--game',
      'one-piece',
    );
    expect([verdicts, code]).toEqual([{ good: 'passed' }, EXIT.usage]);
    expect(stdout).toMatch(/! judge\/a\.feature:1: /);
    expect(readFileSync(join(out, 'report.md'), 'utf8')).toContain('judge/a.feature:1: ');
  });

  test('what is wrong in a Background concerns those that share it', async () => {
    const rule = (name: string, given: string) => `  Rule: ${name}\n  Background:\n    Given ${given}\n${good(name)}`;
    const { verdicts } = await ask(
      `${FEATURE}${rule('one', 'player A is hungry')}${rule('two', 'player A has "X" in the hand')}`,
    );
    expect(verdicts).toEqual({ one: 'invalid', two: 'passed' });
  });

  test('each is named with its verdict', async () => {
    const wrong = scenario('wrong', ...LIFE, "Then player B's Life area holds 3 cards");
    const bad = scenario('bad', 'Given player A is hungry', TWO_LEFT);
    const { stdout, out } = await ask(`${FEATURE}${good()}${wrong}  @OP-7-1\n${bad}`);
    const markdown = readFileSync(join(out, 'report.md'), 'utf8');
    for (const text of [stdout, markdown]) {
      expect(text).toMatch(/^(- )?✓ judge\/own\.feature:3: good$/m);
      expect(text).toMatch(/^(- )?≠ judge\/own\.feature:10: wrong$/m);
      expect(text).toMatch(/^(- )?! judge\/own\.feature:13: bad: unknown step: player A is hungry/m);
      expect(text).not.toContain('note: ');
    }
  });

  test('one with which the oracle disagrees costs nobody else anything, and none is asked of an adapter', async () => {
    const wrong = scenario('wrong', ...LIFE, "Then player B's Life area holds 3 cards");
    const adapter = await oracles.serve({ fault: '7-1-1-1-the-attacker-does-not-rest' });
    const rests = scenario('rests', LIFE[1]!, 'Then "A leader" is rested');
    const { verdicts, code } = await ask(`${FEATURE}${wrong}${good()}${rests}`, '--adapter', adapter);
    expect(verdicts).toEqual({ wrong: 'disputed', good: 'passed', rests: 'failed' });
    expect(code).toBe(EXIT.doesNotConform);
  });
});

describe('where the oracle disagrees', () => {
  const SAYS = "Then player B's Life area holds 3 cards";
  const EXPECTED_LINES = [
    "you say player B's Life area holds 3 cards, the oracle says it holds 2",
    'because Player B adds',
    'from their Life to their hand in battle',
    '7-1-4-1-1-2',
    'clauses cited: ',
  ];

  test('it says so on the terminal, in the report and in explain, with both answers, the way and the clauses', async () => {
    const { stdout, out, folder, code } = await ask(`${FEATURE}${scenario('mine', ...LIFE, SAYS)}`);
    const markdown = readFileSync(join(out, 'report.md'), 'utf8').replaceAll('\\', '');
    const explained = await commandHere(['explain', 'judge/own:3', '--features', folder]);
    for (const text of [stdout, markdown, explained.stdout]) {
      for (const words of EXPECTED_LINES) expect(text).toContain(words);
      expect(text).toContain('The top Life card goes to the hand');
      expect(text).not.toContain('at fault');
    }
    expect(stdout).toContain('≠ judge/own.feature:6: mine');
    expect([code, explained.code]).toEqual([EXIT.suiteFault, EXIT.suiteFault]);
    expect(reportIn(out).scenarios[0]!.failure).toMatchObject({ expected: 3, actual: 2, line: 6 });
  });

  test('the command that it names shows the way', async () => {
    const { stdout, folder } = await ask(scenarioFile(scenario('mine', ...LIFE, SAYS)), '--game', 'one-piece');
    const [, line] = /the whole way: npx tcg-conformance (.*)/.exec(stdout)!;
    const args = line!.split(' ').map((word) => word.replaceAll('"', ''));
    expect(args).toEqual(['explain', 'judge/own:2', '--features', folder, '--game', 'one-piece']);
    expect((await commandHere(args)).stdout).toMatch(
      /✓ When player A attacks.*\n {6}Player A's Main Phase begins\. .*\[6-1-1/,
    );
  });

  test('a refusal shows its reason and its clause', async () => {
    const lines = [
      'Given player B has the active Character "Prey"',
      'When player A attacks "Prey" with "A leader"',
      TWO_LEFT,
    ];
    const { stdout, out, folder } = await ask(`${FEATURE}${scenario('mine', ...lines)}`);
    const explained = await commandHere(['explain', 'mine', '--features', folder]);
    const markdown = readFileSync(join(out, 'report.md'), 'utf8').replaceAll('\\', '');
    for (const text of [stdout, markdown, explained.stdout]) {
      expect(text).toMatch(/is accepted, the oracle says it was refused: "Prey" is active \[7-1-1-2\]\n/);
      expect(text).toContain("7-1-1-2 The target is the opponent's Leader or one of the opponent's rested Characters");
    }
  });

  test('a refusal that the scenario foresees shows them, too', async () => {
    const lines = [
      'Given player B has the active Character "Prey"',
      'When player A tries to attack "Prey" with "A leader"',
    ];
    const folder = folderOf({ 'own.feature': `${FEATURE}${scenario('mine', ...lines, 'Then that is refused')}` });
    const { stdout, code } = await commandHere(['explain', 'mine', '--features', folder]);
    expect(stdout).toMatch(
      /✓ When player A tries to attack .*\n(?: {6}.*\n)* {6}refused: "Prey" is active {3}\[7-1-1-2 [^\]]*\]\n/,
    );
    expect(code).toBe(EXIT.conforms);
  });

  test('a refusal that does not come is told so', async () => {
    const tries = [
      'Given player B has the rested Character "Prey"',
      'When player A tries to attack "Prey" with "A leader"',
    ];
    const { stdout } = await ask(`${FEATURE}${scenario('mine', ...tries, 'Then that is refused')}`);
    expect(stdout).toContain(
      'you say player A\'s attempt to attack "Prey" with their Leader is refused, the oracle says it was accepted\n',
    );
    expect(stdout).toMatch(/ Player A's Leader attacks Prey\. \[7-1-1-2\]\n/);
  });

  test('what has no numbers is told as the scenario says it', async () => {
    const { stdout } = await ask(`${FEATURE}${scenario('mine', 'When player A concedes', 'Then the game goes on')}`);
    expect(stdout).toMatch(/you say the game goes on, the oracle says player B wins it\n/);
  });

  test('what nothing happened to is told so', async () => {
    const lines = [
      'Given player A has "X" in the hand',
      'When player A ends the turn',
      'Then "X" is in player A\'s trash',
    ];
    const { stdout } = await ask(`${FEATURE}${scenario('mine', ...lines)}`);
    expect(stdout).toMatch(/because nothing moves or changes it; the last action led to this:\n +.* begins\./);
  });

  test('a question that never came is told with what is asked instead, and with what the last act led to', async () => {
    const { stdout } = await ask(
      `${FEATURE}${scenario('mine', ...LIFE, 'And player B blocks with "B leader"', TWO_LEFT)}`,
    );
    expect(stdout).toMatch(
      /you say player B is asked to block after .*, the oracle says the game waits for player . to act/,
    );
    expect(stdout).toContain(" Player A's Leader attacks player B's Leader. [7-1-1-2]\n");
  });
});

describe('what keeps a question from being asked', () => {
  test('are all sentences that no step knows, of every scenario at once, each with its line and the nearest', async () => {
    const one = scenario(
      'one',
      'Given player A has the active Charcter "Hero"',
      'And player B has a rested Character "Prey"',
      'When player A hits "Prey" with "Hero"',
      'Then "Prey" lies in player B\'s trash',
    );
    const two = scenario('two', 'Given player B has 3 life cards', LIFE[1]!, 'Then "A leader" has power 5000');
    const { stdout, folder } = await ask(`${FEATURE}${one}${two}`);
    const complaints = stdout.split('\n').filter((line) => line.startsWith('! judge'));
    const near = [
      'player A has the active Character "Hero"',
      'player B has the rested Character "Prey"',
      'player A attacks "Prey" with "Hero"',
      '"Prey" is in player B\'s trash',
      'player B has 3 Life cards',
    ];
    expect(complaints.map((line) => Number(/:(\d+): /.exec(line)![1]))).toEqual([4, 5, 6, 7, 9, 11]);
    for (const [index, sentence] of near.entries())
      expect(complaints[index]).toMatch(new RegExp(`; did you mean: ${sentence.replace(/[()]/g, '.')}\\?$`));
    expect(complaints[5]).toContain('did you mean: "A leader" has <number> power');
    const explained = await commandHere(['explain', 'one', '--features', folder]);
    expect(explained.stdout.match(/cannot be asked: judge\/own\.feature:/g)).toHaveLength(4);
    expect(explained.code).toBe(EXIT.usage);
  });

  test.each([
    ['"A leader" rests', '"A leader" is rested'],
    ['player B has three Life cards', 'player B has <number> Life cards'],
    ['player A gives 1 DON!! to "Hero"', 'player A gives 1 DON!! card to "Hero"'],
    ['Player a attacks “B leader” with “Hero”', 'player A attacks "B leader" with "Hero"'],
    ['player A attacks player B\'s Leader with "Hero"', 'player A attacks "<card>" with "Hero"'],
    ['the Character "Hero" has 5000 power', '"Hero" has 5000 power'],
  ])('is a sentence that no step knows, and the nearest can be copied: %s', (sentence, near) => {
    expect(nearestSentence(sentence, [...sentencesOf('one-piece').keys()])).toBe(near);
  });

  const withData = (...json: string[]) =>
    scenario(
      'own',
      'Given "Mage" has this data:',
      '"""',
      ...json,
      '"""',
      'And player A has "Mage" in the hand',
      ...LIFE,
      TWO_LEFT,
    );

  test.each([
    [
      'a comma too many',
      ['{"category": "character",', ' "power": 5000,', '}'],
      /:8: own: no JSON: expected a name in double quotes, got "}"/,
    ],
    [
      'a name without quotes',
      ['{"category": "character",', ' power: 5000}'],
      /:7: own: no JSON: expected a name in double quotes, got "power"/,
    ],
    [
      'a missing comma',
      ['{"category": "character"', ' "power": 5000}'],
      /:7: own: no JSON: expected "," or "}", got "power"/,
    ],
    ['no object', ['null'], /:6: own: no JSON: a card is written in braces/],
    ['no end', ['{"category": "character"'], /:6: own: no JSON: expected "," or "}", got the end/],
    [
      'an unknown word of an ability',
      [
        '{"category": "character", "abilities": [',
        '{"type": "auto", "when": {"event": "played"},',
        '"effect": [{"do": "fly"}]}]}',
      ],
      /:8: own: card "Mage": .*unknown instruction "fly"\n/,
    ],
    ['a wrong type', ['{"category": "character", "cost": 2,', '"power": "much"}'], /:7: own: card "Mage": at power: /],
  ])('are data that cannot be read, with their line: %s', async (_what, json, says) => {
    expect((await ask(`${FEATURE}${withData(...json)}`)).stdout).toMatch(says);
  });

  test.each([
    [
      'an unknown event',
      ['Then these events happened in this order:', '| moved | B filler 1 |', '| koded | |'],
      /:8: own: there is no event "koded"; did you mean "koed"\?/,
    ],
    ['a missing table', ['Then these events happened in this order:'], /:6: own: below this sentence stands a table/],
    [
      'a table where there is none',
      ['Then "A leader" is rested', '| x |'],
      /:6: own: nothing stands below this sentence/,
    ],
    [
      'a text in place of data',
      ['Given "X" has this data:', '| x |', TWO_LEFT],
      /:6: own: below this sentence stands a text/,
    ],
  ])('are tables, with their line: %s', async (_what, lines, says) => {
    expect((await ask(`${FEATURE}${scenario('own', ...LIFE, ...lines)}`)).stdout).toMatch(says);
  });

  test('is a probe card that there is not, with the nearest', async () => {
    const lines = ['Given player A has "X" (probe "bloker") in the hand', ...LIFE, TWO_LEFT];
    expect((await ask(`${FEATURE}${scenario('own', ...lines)}`)).stdout).toMatch(/:4: own: .*did you mean "blocker"\?/);
  });

  test('is not what an outline fills in', async () => {
    const lines = ['Given "X" has this data:', '"""', '{"category": "character", "cost": 2, "power": <power>}', '"""'];
    const table = ['Then these events happened in this order:', '| <event> | |'];
    const acts = ['And player A has the active Character "X"', ...LIFE, 'Then "X" has <power> power', ...table];
    const rows =
      '    Examples:\n      | power | event |\n      | 5000 | moved |\n      | 5000 | mved |\n      | many | moved |\n';
    const text = scenario('own', ...lines, ...acts).replace('Scenario:', 'Scenario Outline:');
    const { stdout } = await ask(`${FEATURE}${text}${rows}`);
    expect(stdout.split('\n').filter((line) => /^[✓!] judge/.test(line))).toEqual([
      '✓ judge/own.feature:16: own',
      expect.stringMatching(/:13: own: there is no event "mved"; did you mean "moved"\?$/),
      expect.stringMatching(/:6: own: no JSON: expected a value, got "many"$/),
      expect.stringMatching(/:11: own: unknown step: "X" has many power; did you mean: "X" has <number> power\?$/),
    ]);
  });

  test('is an outline without rows', async () => {
    const lines = ['Given player B has <n> Life cards', LIFE[1]!, TWO_LEFT];
    const { stdout } = await ask(`${FEATURE}${scenario('own', ...lines).replace('Scenario:', 'Scenario Outline:')}`);
    expect(stdout).toMatch(
      /:4: own: unknown step: .*; <n> has no value: add a table under Examples: with a column of that name/,
    );
  });

  test('is a zone that there is not, with those that there are', async () => {
    const lines = (zone: string) => scenario('own', `Given player B has 3 cards in the ${zone}`, LIFE[1]!, TWO_LEFT);
    expect((await ask(`${FEATURE}${lines('life')}`)).stdout).toContain(
      'the game has no zone "life"; did you mean "Life area"?',
    );
    expect((await ask(`${FEATURE}${lines('graveyard')}`)).stdout).toContain(
      'the game has no zone "graveyard"; it has "deck", ',
    );
  });
});

describe('docs/questions.md', () => {
  const page = readFileSync(join(projectRoot(__dirname), 'docs', 'questions.md'), 'utf8');
  const blocks = (kind: string) =>
    [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text]) => text!);
  const features = blocks('gherkin');
  const [answers, example, mistakes] = blocks('text') as [string, string, string];

  /** As on the page: the file is called my-questions/life.feature. */
  async function run(text: string): Promise<Ended> {
    const folder = join(dirname(folderOf({ '../my-questions/life.feature': text })));
    return commandHere(['run', '--features', 'my-questions'], { cwd: folder });
  }

  test('its first question is answered as it shows', async () => {
    const { stdout, code } = await run(features[0]!);
    expect(stdout).toContain(answers);
    expect([stdout.match(/^≠/gm)?.length, code]).toEqual([2, EXIT.suiteFault]);
    expect(stdout).toContain('1 of 2 questions answered as they say');
  });

  test('and explained', async () => {
    const folder = join(dirname(folderOf({ '../my-questions/life.feature': features[0]! })));
    const [, line] = /npx tcg-conformance (explain my-.*)/.exec(page)!;
    expect((await commandHere(line!.split(' '), { cwd: folder })).stdout).toContain(example);
  });

  test('its mistakes are told as it shows', async () => {
    const { stdout, code } = await run(features[1]!);
    expect(stdout).toContain(mistakes);
    expect([stdout.match(/^! my/gm)?.length, code]).toEqual([4, EXIT.usage]);
  });

  test.each(features.slice(2))('what it says of a position of which nothing is said is so', async (text) => {
    expect((await run(text)).code).toBe(EXIT.conforms);
  });

  test('it has the words of each game, and no others', () => {
    const rows = new Map(
      [...page.matchAll(/^\| ([^|]+) \| (.*) \|$/gm)].map(([, name, cells]) => [name!, cells!.split(' | ')]),
    );
    for (const game of PLAYED) {
      const { zones, phases, decisions, counters } = vocabularyOf(game)!;
      const words = [zones, phases, decisions, counters].map((one) => Object.keys(one).join(', ') || '–');
      expect(rows.get(loadCatalogue(game).title.replace(/^Cardfight!! | (Card Game|TCG)$/g, ''))).toEqual(words);
    }
    for (const event of ['played', 'koed', 'drew', 'trashed', 'damageDealt'])
      expect(oracleModules(['one-piece'])[0]!.rules.events).toHaveProperty(event);
  });
});

/** A file that does not say its game. */
const scenarioFile = (...scenarios: string[]): string => `Feature: Questions\n${scenarios.join('')}`;

describe('--features takes any folder or file', () => {
  test.each([
    ['of which the option tells the game', { 'a/b/own.feature': scenarioFile(good()) }, ['--game', 'one-piece']],
    ['of which a tag tells the game', { 'own.feature': `@OP\n${scenarioFile(good())}` }, []],
    ['of which the tag of a scenario tells the game', { 'own.feature': scenarioFile(`  @OP-7-1\n${good()}`) }, []],
    ['of which a folder tells the game', { 'x/one-piece/y/own.feature': scenarioFile(good()) }, []],
  ])('%s', async (_what, files, args) => {
    const { verdicts, code } = await ask(files, ...args);
    expect([verdicts, code]).toEqual([{ good: 'passed' }, EXIT.conforms]);
  });

  test('by its own name where that is the game’s, and a single file', async () => {
    const folder = folderOf({ 'one-piece/own.feature': scenarioFile(good()) });
    for (const path of ['one-piece', join('one-piece', 'own.feature')]) {
      const out = join(dirname(folder), `report-${path.length}`);
      const { code, stdout } = await commandHere(['run', '--features', path, '--out', out], { cwd: folder });
      expect([code, stdout]).toEqual([EXIT.conforms, expect.stringContaining('1 passed')]);
    }
  });

  test('asks of which game a file is that does not say it, and runs the others', async () => {
    const { verdicts, stdout } = await ask({
      'a.feature': scenarioFile(good('which')),
      'b.feature': `${FEATURE}${good()}`,
    });
    expect(verdicts).toEqual({ good: 'passed' });
    expect(stdout).toContain('! judge/a.feature:1: of which game? say it by --game, ');
  });

  test('runs those of the game asked for', async () => {
    const files = { 'a.feature': `@LN\n${scenarioFile(good('other'))}`, 'b.feature': `${FEATURE}${good()}` };
    expect((await ask(files, '--game', 'one-piece')).verdicts).toEqual({ good: 'passed' });
    const folder = folderOf({ 'a.feature': files['b.feature'] });
    const { code, stderr } = await commandHere(['run', '--features', folder, '--game', 'level-neo']);
    expect([code, stderr]).toEqual([EXIT.nothingRun, expect.stringContaining('holds no scenario of level-neo')]);
  });
});

describe('explain', () => {
  test.each(['judge/own:8', 'judge/own.feature:8', 'own.feature:9', './judge/own.feature:10', 'second'])(
    'finds the scenario as its author calls it: %s',
    async (what) => {
      const folder = folderOf({ 'own.feature': `${FEATURE}${good()}  @mine\n${good('second')}` });
      const { stdout, code } = await commandHere(['explain', what, '--features', folder]);
      expect(stdout).toMatch(/^judge\/own:8 {2}second\n/);
      expect([stdout.match(/the oracle agrees/g)?.length, code]).toEqual([1, EXIT.conforms]);
    },
  );

  test.each(['level-neo/01-deck-construction.feature:149', './features/level-neo/01-deck-construction.feature:149'])(
    "finds one of the suite's scenarios by its path: %s",
    async (what) => {
      const { stdout } = await commandHere(['explain', what, '--brief']);
      expect(stdout).toMatch(/^level-neo\/01-deck-construction:149 /);
    },
  );

  test('of a heading tells the clauses below it', async () => {
    const { stdout, code } = await commandHere(['explain', 'LN-5']);
    expect(stdout).toMatch(/^LN-5 {2}\(a heading\)\n/);
    expect(stdout).toMatch(/\n {2}below it: LN-5-6-1 {2}.+ \(\d+ scenarios\)\n/);
    expect(code).toBe(EXIT.conforms);
  });

  test('shows what stands below a sentence: data of a card, and a table', async () => {
    const { stdout } = await commandHere(['explain', 'level-neo/01-deck-construction:149']);
    const [head, ...below] = stdout.slice(stdout.indexOf('✓ And "Hero, older" has this data:')).split('\n');
    expect([head, ...below.slice(0, 3)]).toEqual([
      '✓ And "Hero, older" has this data:',
      '        """',
      '        { "category": "character", "turnCost": 3, "name": "Hero", "number": "N-002", "ap": 4000 }',
      '        """',
    ]);
    const table = (await commandHere(['explain', 'level-neo/04-1-start-of-turn-and-main-phase-1:210'])).stdout;
    expect(table).toMatch(/happened in this order:\n {8}\| /);
  });
});

test('cards of a Background are shared by its scenarios, whether they use them or not', async () => {
  const background =
    '  Background:\n    Given "Hero" has this data:\n      """\n      {"category": "character", "cost": 2, "power": 5000}\n      """\n';
  const uses = scenario(
    'uses',
    'Given player A has the active Character "Hero"',
    LIFE[1]!,
    'Then "Hero" has 5000 power',
  );
  expect((await ask(`${FEATURE}${background}${uses}${good()}`)).verdicts).toEqual({ uses: 'passed', good: 'passed' });
});
