/** `compare` as a command: what changed between two reports, and several implementations side by side. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { loadSuite, type Suite } from '../cli/select';
import { buildReport } from '../reports/model';
import { REPORT_VERSION, type Report, type ScenarioResult } from '../schemas/report';
import { commandHere, expectUsageError, reportIn, scratchFolder } from './command';
import { oracleServer } from './served-oracle';

const folder = scratchFolder('compare');
const oracles = oracleServer();
const SELECTION = ['--game', 'level-neo', '--clause', 'LN-5-1,LN-9-2'];
const here = (...args: string[]) => commandHere(args, { cwd: folder });
const compare = (...args: string[]) => here('compare', ...args);

const GOOD = 'good/report.json';
const BROKEN = 'broken/report.json';

let suite: Suite;
let good: Report;
let broken: Report;
beforeAll(async () => {
  await here('run', ...SELECTION, '--out', 'good');
  await here(
    'run',
    ...SELECTION,
    '--out',
    'broken',
    '--adapter',
    await oracles.serve({ fault: '5-1-the-attacker-does-not-rest' }),
  );
  [good, broken] = [reportIn(join(folder, 'good')), reportIn(join(folder, 'broken'))];
  suite = loadSuite(['level-neo']);
});

/** A report as it would be if something had been otherwise, as a file. */
function changed(name: string, from: Report, change: (report: Report) => void): string {
  const report = structuredClone(from);
  change(report);
  const { schemaVersion: _, games: __, notRun: ___, scenarios, ...run } = report;
  const { catalogues, features } = suite;
  const input = { catalogues, rules: features.rules, scenarios, suite: features.scenarios, run };
  writeFileSync(join(folder, name), JSON.stringify(buildReport(input)));
  return name;
}

const called = ({ clauses, name }: ScenarioResult): string => `${clauses[0]}: ${name}`;
const failing = (): ScenarioResult[] =>
  broken.scenarios.filter(({ verdict, reading }) => verdict === 'failed' && !reading);

/** What stands below a heading of the comparison, line by line. */
function listed(stdout: string, heading: string): string[] {
  const [, text] = new RegExp(`^### ${heading} \\(\\d+\\)\\n\\n((?:- .*\\n)+)`, 'm').exec(stdout) ?? [];
  return text?.trimEnd().split('\n') ?? [];
}

const headings = (stdout: string): string[] => [...stdout.matchAll(/^### (.*)$/gm)].map((match) => match[1]!);

describe('two reports of one implementation', () => {
  test('what fails now and did not before is named, and fails the command', async () => {
    const { stdout, stderr, code } = await compare(GOOD, BROKEN);
    expect([stderr, code]).toEqual(['', EXIT.doesNotConform]);
    expect(failing().length).toBeGreaterThan(1);
    expect(listed(stdout, 'Newly failing')).toEqual(failing().map((one) => `- ${called(one)}: passed → failed`));
    expect(headings(stdout)).toContain(`Newly failing (${failing().length})`);
    expect(headings(stdout).join()).not.toMatch(/Newly passing|Gone|New \(/);
  });

  test('the other way round they pass now, which is no failure', async () => {
    const { stdout, code } = await compare(BROKEN, GOOD);
    expect(listed(stdout, 'Newly passing')).toEqual(failing().map((one) => `- ${called(one)}: failed → passed`));
    expect([code, headings(stdout).join()]).toEqual([EXIT.conforms, expect.not.stringContaining('failing')]);
  });

  test('readings stand apart: an opinion is neither newly failing nor newly passing', async () => {
    const reading = good.scenarios.find((one) => one.reading)!;
    const differing = changed('differing.json', good, ({ scenarios }) => {
      scenarios.find(({ id }) => id === reading.id)!.verdict = 'failed';
    });
    for (const [files, words] of [
      [[GOOD, differing], 'agrees → differs'],
      [[differing, GOOD], 'differs → agrees'],
    ] as const) {
      const { stdout, code } = await compare(...files);
      expect([code, headings(stdout)]).toEqual([EXIT.conforms, ['Changed otherwise (1)']]);
      expect(listed(stdout, 'Changed otherwise')).toEqual([`- ${called(reading)}: ${words}`]);
    }
  });

  test('what only one of them has is gone or new, wherever it stands in its file', async () => {
    const [gone] = good.scenarios;
    const fewer = changed('fewer.json', good, ({ scenarios }) => {
      scenarios.shift();
      for (const one of scenarios) one.line += 7;
      for (const one of scenarios) one.id += '0';
    });
    const before = await compare(GOOD, fewer);
    expect([headings(before.stdout), listed(before.stdout, 'Gone')]).toEqual([
      ['Gone (1)'],
      [`- ${called(gone!)}: passed → not there`],
    ]);
    const after = await compare(fewer, GOOD);
    expect([headings(after.stdout), listed(after.stdout, 'New')]).toEqual([
      ['New (1)'],
      [`- ${called(gone!)}: not there → passed`],
    ]);
    expect([before.code, after.code]).toEqual([EXIT.conforms, EXIT.conforms]);
  });

  test('the same one twice', async () => {
    const { stdout, code } = await compare(GOOD, GOOD);
    expect([code, headings(stdout)]).toEqual([EXIT.conforms, []]);
    expect(stdout).toMatch(/^## Comparison\n\nNo scenario changed its verdict\.\n/);
    expect(stdout).toContain('| section | oracle 1 (report 1) | oracle 1 (report 2) |');
  });

  test.each<[string, (report: Report) => void, RegExp]>([
    [
      'another version of the suite',
      ({ suite: of }) => (of.version = '0.2.0'),
      /^> the version of the suite differs: 0\.1\.0, then 0\.2\.0$/m,
    ],
    [
      'other features',
      ({ suite: of }) => (of.features = 'f'.repeat(64)),
      /^> the text of the features differs: \w{12}, then f{12}$/m,
    ],
    [
      'another implementation',
      ({ adapter }) => (adapter.name = 'mine'),
      /^> the implementation differs: oracle, then mine$/m,
    ],
    [
      'another selection',
      ({ selection }) => (selection.clauses = ['LN-5-1']),
      /^> what was selected differs: level-neo; clauses LN-5-1, LN-9-2(; without [^,]*)?, then level-neo; clauses LN-5-1\1$/m,
    ],
    ['an interrupted run', (report) => (report.interrupted = true), /^> the run of \S+ was interrupted$/m],
  ])('%s: compared all the same, with a warning', async (what, change, says) => {
    const { stdout, code } = await compare(GOOD, changed(`${what.replaceAll(' ', '-')}.json`, good, change));
    expect(stdout).toMatch(says);
    expect(stdout.match(/^> /gm)).toHaveLength(1);
    expect([code, headings(stdout)]).toEqual([EXIT.conforms, []]);
  });
});

describe('several implementations side by side', () => {
  const named = (name: string, from: Report, more: (report: Report) => void = () => undefined): string =>
    changed(`${name.replace(/\W/g, '')}.json`, from, (report) => {
      report.adapter.name = name;
      more(report);
    });

  test('by section and clause, in Markdown and as a page', async () => {
    const poor = named('poor', good, ({ scenarios }) => {
      for (const one of scenarios) if (one.clauses[0] === 'LN-9-2') one.verdict = 'unsupported';
    });
    const { stdout, stderr, code } = await compare(GOOD, named('<b> |', broken), poor, '--html', 'matrix.html');
    expect([stderr, code]).toEqual(['', EXIT.conforms]);
    expect(stdout).toMatch(/^## LEVEL\.NEO/);
    expect(stdout).toContain(
      '| section | oracle 1 | &lt;b> \\| 1 with the misreading 5-1-the-attacker-does-not-rest | poor 1 |',
    );
    expect(stdout).toMatch(/^\| 5\. [^|]+ \| 1 of (\d+) \| 0 of \1 \| 1 of \1 \|$/m);
    expect(stdout).toMatch(/^\| LN-5-1 [^|]+ \| ✓ conforms \| ✗ fails \| ✓ conforms \|$/mu);
    expect(stdout).toMatch(/^\| LN-9-2 [^|]+ \| ✓ conforms \| ✓ conforms \| ⊘ unsupported \|$/mu);
    expect(stdout).not.toContain('## Comparison');

    const page = readFileSync(join(folder, 'matrix.html'), 'utf8');
    expect(page).toMatch(/^<!doctype html>/i);
    for (const column of ['oracle 1', '&lt;b&gt; | 1 with the misreading 5-1-the-attacker-does-not-rest', 'poor 1'])
      expect(page).toContain(`<th scope="col">${column}</th>`);
    const row = /<tr class="differ">\s*<th scope="row"><span class="id">LN-5-1<\/span>[\s\S]*?<\/tr>/.exec(page)![0];
    expect([...row.matchAll(/class="chip (\w+)"/g)].map((match) => match[1])).toEqual([
      'conforms',
      'fails',
      'conforms',
    ]);
    expect(page).not.toMatch(/<(script|link|img)[^>]*(src|href)="?http/);
  });

  test('one alone is a matrix of one column; two have what changed as well, on the page too', async () => {
    expect((await compare(GOOD)).stdout).toContain('| section | oracle 1 |');
    await compare(GOOD, BROKEN, '--html', 'two.html');
    const page = readFileSync(join(folder, 'two.html'), 'utf8');
    expect(page).toContain(`Newly failing (${failing().length})`);
    expect(page).toContain(failing()[0]!.name);
  });
});

describe('bad files are told in one line, and nothing is written', () => {
  beforeAll(() => {
    writeFileSync(join(folder, 'text.txt'), 'hello');
    writeFileSync(join(folder, 'half.json'), JSON.stringify(good).slice(0, 500));
    for (const [name, schemaVersion] of [
      ['of-yesterday.json', REPORT_VERSION - 1],
      ['of-tomorrow.json', REPORT_VERSION + 1],
    ])
      writeFileSync(join(folder, `${name}`), JSON.stringify({ ...good, schemaVersion }));
  });

  test.each<[string[], RegExp]>([
    [[GOOD, 'gone.json'], /gone\.json: there is no such file/],
    [[GOOD, 'good'], /good: a folder, where a/],
    [[GOOD, 'text.txt'], /text\.txt: not JSON/],
    [[GOOD, 'half.json'], /half\.json: not JSON/],
    [[GOOD, 'good/badge.json'], /good\/badge\.json: unknown member/],
    [
      [GOOD, 'of-yesterday.json'],
      /: of-yesterday\.json: an earlier version .* \(format 1, not 2\): run again with this/,
    ],
    [[GOOD, 'of-tomorrow.json'], /: of-tomorrow\.json: a later version .* \(format 3, not 2\): use that one/],
    [[GOOD, BROKEN, '--hmtl', 'x.html'], /unknown option '--hmtl' \(Did you mean --html\?\)/],
    [[], /missing required argument 'reports'/],
  ])('%s', async (args, says) => {
    expectUsageError(await compare(...args, ...(args.length > 2 ? [] : ['--html', 'never.html'])), says);
    expect(existsSync(join(folder, 'never.html'))).toBe(false);
  });

  test('a page that cannot be written', async () => {
    expectUsageError(
      await compare(GOOD, BROKEN, '--html', 'no/such/page.html'),
      /no\/such\/page\.html: there is no folder no\/such/,
    );
  });
});
