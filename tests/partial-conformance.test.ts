/** A clause conforms when every scenario of its Rule passed; partly where some of them say nothing. Readings stand apart. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT, exitCodeOf } from '../cli/exit-codes';
import { loadSuite } from '../cli/select';
import { badgeOf } from '../reports/badge';
import { matrixMarkdown, matrixOf } from '../reports/compare';
import { htmlPage } from '../reports/html';
import { matrixPage } from '../reports/html-matrix';
import { junitXml } from '../reports/junit';
import { markdown } from '../reports/markdown';
import { buildReport, outcomeOf } from '../reports/model';
import { summaryLines } from '../reports/summary';
import { outcomeWords, readingsSentence, verdictSentence } from '../reports/text';
import { objections } from '../runner/certificate';
import { Report, type ClauseResult, type ScenarioCounts, type ScenarioResult, type Verdict } from '../schemas/report';
import { validate } from '../schemas/validate';
import { commandHere, reportIn, scratchFolder } from './command';
import { known, levelNeoCatalogue, passing, runOf, scenario, TESTABLE_CLAUSES } from './fixtures/report/make';
import { lacksPython } from './python';

/** A report of what was run, of a suite that has more. */
const reportOf = (run: ScenarioResult[], notRun: ScenarioResult[] = []): Report =>
  buildReport({ ...runOf(run), suite: [...run, ...notRun] });

const clauseOf = (report: Report, id = 'LN-9-2'): ClauseResult =>
  report.games
    .flatMap((game) => game.sections)
    .flatMap((section) => section.clauses)
    .find((clause) => clause.id === id)!;

const some = (...verdicts: Verdict[]): ScenarioResult[] =>
  verdicts.map((verdict, number) => scenario('LN-9-2', number, verdict));
const others = (count: number, more: Partial<ScenarioResult> = {}): ScenarioResult[] =>
  Array.from({ length: count }, (_, number) => scenario('LN-9-2', 100 + number, 'passed', more));
const readings = (...verdicts: Verdict[]): ScenarioResult[] =>
  verdicts.map((verdict, number) =>
    scenario('LN-8-3', 300 + number, verdict, { reading: true, name: `the ${number + 1}. case`, reason: 'readings' }),
  );

const NONE: ScenarioCounts = {
  passed: 0,
  failed: 0,
  unsupported: 0,
  adapterError: 0,
  suiteError: 0,
  disputed: 0,
  invalid: 0,
  known: 0,
  notRun: 0,
};

describe('a clause', () => {
  test.each<[string, ScenarioResult[], ScenarioResult[], string, Partial<ScenarioCounts>]>([
    ['all passed', some('passed', 'passed'), [], 'conforms', { passed: 2 }],
    ['one is unsupported', some('passed', 'unsupported'), [], 'partly', { passed: 1, unsupported: 1 }],
    ['one was not selected', some('passed'), others(1), 'partly', { passed: 1, notRun: 1 }],
    ['both', some('passed', 'unsupported'), others(2), 'partly', { passed: 1, unsupported: 1, notRun: 2 }],
    ['none passed', some('unsupported'), others(1), 'unsupported', { unsupported: 1, notRun: 1 }],
    ['none was run', [], others(3), 'untested', { notRun: 3 }],
    ['one failed', some('passed', 'failed'), others(1), 'fails', { passed: 1, failed: 1, notRun: 1 }],
    ['one broke', some('passed', 'adapterError'), others(1), 'error', { passed: 1, adapterError: 1, notRun: 1 }],
    ['one is known', some('passed', 'failed').map(known), others(1), 'known', { passed: 1, known: 1, notRun: 1 }],
    ['a twin is unsupported', [...some('passed'), twin('unsupported')], [], 'partly', { passed: 1, unsupported: 1 }],
    ['a twin was not run', some('passed'), [twin('passed')], 'partly', { passed: 1, notRun: 1 }],
    [
      'a ruling is unsupported',
      [...some('passed'), ruling('unsupported')],
      [],
      'partly',
      { passed: 1, unsupported: 1 },
    ],
    ['a reading is unsupported', some('passed'), others(2, { reading: true }), 'conforms', { passed: 1 }],
  ])('%s', (_, run, notRun, state, counts) => {
    const report = reportOf(run, notRun);
    expect(clauseOf(report)).toMatchObject({ state, counts: { ...NONE, ...counts } });
    expect(() => validate(Report, JSON.parse(JSON.stringify(report)), 'report.json')).not.toThrow();
  });

  function twin(verdict: Verdict): ScenarioResult {
    const [first] = some(verdict);
    return { ...first!, id: `${first!.id}+bystander`, name: `${first!.name} (with a decoy)` };
  }

  function ruling(verdict: Verdict): ScenarioResult {
    return {
      ...some(verdict)[0]!,
      id: 'level-neo/rulings/more-ap:5',
      uri: 'features/level-neo/rulings/more-ap.feature',
    };
  }

  test('is partly tested where the run stopped before its last scenarios', () => {
    const [last] = others(1);
    const report = buildReport({
      ...runOf(some('passed'), { interrupted: true }),
      suite: [...some('passed'), last!],
      notRun: [last!.id],
    });
    expect(clauseOf(report)).toMatchObject({ state: 'partly', counts: { passed: 1, notRun: 1 } });
    expect(report.notRun).toEqual([last!.id]);
  });

  test('that has a Rule is not decided by scenarios of other clauses while its own were not run', () => {
    const witness = scenario('LN-7-1', 1, 'passed', { clauses: ['LN-7-1', 'LN-9-2'] });
    expect(clauseOf(reportOf([witness], others(2)))).toMatchObject({ state: 'untested', counts: { notRun: 2 } });
    expect(clauseOf(reportOf([witness])).state).toBe('conforms');
  });

  test('without Rule is partly tested where scenarios with its tag were not run', () => {
    const witness = (number: number) => scenario('LN-7-1', number, 'passed', { clauses: ['LN-7-1', 'LN-9-2'] });
    expect(clauseOf(reportOf([witness(1)], [witness(2)]))).toMatchObject({ state: 'partly', counts: { notRun: 1 } });
  });

  test('has no counts where there is nothing to count, and where it is not testable', () => {
    expect(clauseOf(reportOf([]))).not.toHaveProperty('counts');
    const citing = scenario('LN-9-2', 1, 'passed', { clauses: ['LN-9-2', 'LN-2-1'] });
    expect(clauseOf(reportOf([citing]), 'LN-2-1')).not.toHaveProperty('counts');
  });
});

describe('what conforms partly is not sold as conforming', () => {
  const whole = passing();
  const [first, ...rest] = whole;
  const lacking = { ...first!, verdict: 'unsupported' as const, reason: 'capability chance' };
  const partly = reportOf([lacking, ...rest]);
  const filtered = reportOf(rest, [first!]);

  test.each([
    ['unsupported', partly],
    ['not run', filtered],
  ])('nor in the level, the outcome or a certificate: %s', (why, report) => {
    expect(outcomeOf(reportOf(whole))).toBe('conforms');
    expect([outcomeOf(report), report.games[0]!.level]).toEqual(['conformsWhereTested', 'partial']);
    expect(report.games[0]!.clauses).toMatchObject({
      conforms: TESTABLE_CLAUSES.length - 1,
      partly: 1,
      unsupported: 0,
    });
    for (const level of ['core', 'complete'] as const) {
      const found = objections({ report, catalogue: catalogueOfCore(), level, readings: false });
      expect(found).toEqual([`LN-1-1 does not conform: partial, 2 of 3 scenarios passed, 1 ${why}`]);
    }
  });

  function catalogueOfCore() {
    const catalogue = levelNeoCatalogue();
    return { ...catalogue, clauses: catalogue.clauses.map((clause) => ({ ...clause, level: 'core' as const })) };
  }

  test('nor where it is all that there is: a run of that kind passes, and is called so', () => {
    const report = reportOf(some('passed', 'unsupported'));
    expect([outcomeOf(report), report.games[0]!.level]).toEqual(['passedInPart', 'none']);
    expect(exitCodeOf('passedInPart')).toBe(EXIT.conforms);
    expect(outcomeWords(report)).toMatchObject({ symbol: '◐', state: 'partly' });
    expect(outcomeWords(report).word).not.toMatch(/conform/i);
  });

  test('it is told with its counts in every format', () => {
    const report = reportOf([...some('passed', 'unsupported'), scenario('LN-7-1', 1)], others(2));
    expect(verdictSentence(report)).toMatch(/^1 of 2 tested clauses conform, 1 partial; \d+ untested, /);
    const counts = '1 of 4 scenarios passed, 1 unsupported, 2 not run';
    expect(summaryLines(report)).toContain(`  1 clause is partial: ${counts}`);
    expect(summaryLines(report)).toContain('  scenarios: 2 passed, 1 unsupported, 2 not run');
    expect(markdown(report)).toContain(
      `### 1 clause is partial: ${counts}\n\n- ◐ **LN-9-2** The side with more AP wins: ${counts}\n`,
    );
    expect(markdown(report)).toMatch(/\| 9\. Judgement of a battle \| 0 \| 1 \| 0 \|/);
    const page = htmlPage(report);
    expect(page).toContain('1 of 4 passed, 1 unsupported, 2 not run');
    expect(page).toMatch(
      /<span class="chip partly"><span aria-hidden="true">◐<\/span> partial<\/span>\s*<span class="id">LN-9-2/,
    );
    expect(page).toContain(`1 clause is partial: ${counts}. What was run of them went well`);
    expect(page).toContain('data-filter="partly"');
    expect(junitXml(report)).toContain(
      `      <property name="LN-9-2" value="partial: ${counts}"/>\n    </properties>\n    <testcase`,
    );
    expect(badgeOf(report).message).toBe(`1 of ${TESTABLE_CLAUSES.length} clauses, 1 partial`);
  });

  test('and is told apart from more and from less of it where implementations stand side by side', () => {
    const [more, less] = [reportOf(some('passed', 'passed', 'unsupported')), reportOf(some('passed'), others(2))];
    const matrix = matrixOf([more, less, reportOf(some('passed', 'passed', 'passed'))]);
    expect(matrixMarkdown(matrix)).toMatch(/\| LN-9-2 [^|]*\| ◐ partial, 2 of 3 \| ◐ partial, 1 of 3 \| ✓ conforms \|/);
    expect(matrixMarkdown(matrix)).toMatch(/\| 9\. [^|]*\| 0 of (\d+) \| 0 of \1 \| 1 of \1 \|/);
    const row = /<tr class="differ">[^]*?<\/tr>/.exec(matrixPage(matrixOf([more, less])))![0];
    expect([row.includes('LN-9-2'), row.includes('partial, 2 of 3')]).toEqual([true, true]);
  });
});

describe('readings', () => {
  test.each<[Verdict[], number, string | undefined]>([
    [[], 0, undefined],
    [[], 90, 'ambiguous rules (not scored): 90 not run'],
    [[], 1, 'ambiguous rules (not scored): 1 not run'],
    [['unsupported', 'unsupported'], 0, 'ambiguous rules (not scored): 2 unsupported'],
    [['unsupported'], 1, 'ambiguous rules (not scored): 1 unsupported, 1 not run'],
    [['adapterError'], 0, 'ambiguous rules (not scored): 1 in error'],
    [['passed', 'failed', 'passed'], 0, 'ambiguous rules (not scored): 2 agree, 1 differs'],
    [['passed', 'unsupported'], 7, 'ambiguous rules (not scored): 1 agrees, 0 differ, 1 unsupported, 7 not run'],
  ])('%j and %i that were not run', (verdicts, missing, sentence) => {
    const notRun = others(missing, { reading: true });
    const report = reportOf([...some('passed'), ...readings(...verdicts)], notRun);
    const [game] = report.games;
    expect(readingsSentence(game!.readings)).toBe(sentence);
    expect(game!.clauses.conforms).toBe(1);
    const text = [...summaryLines(report), markdown(report), htmlPage(report)];
    expect(text.join('\n')).not.toMatch(/\d+ of \d+ differ/);
    for (const one of [summaryLines(report).join('\n'), markdown(report), htmlPage(report)])
      expect(one.toLowerCase().includes(`${sentence}`)).toBe(sentence !== undefined);
  });

  test('alone: how many were tested and what is played, no failure, no conformance', () => {
    const report = reportOf(readings('passed', 'failed', 'passed', 'unsupported'), [
      ...passing(),
      ...others(5, { reading: true }),
    ]);
    expect([outcomeOf(report), exitCodeOf(outcomeOf(report))]).toEqual(['onlyReadings', EXIT.conforms]);
    expect(report.games[0]!.level).toBe('none');
    const sentence = '3 of 9 ambiguous rules were tested: 2 agree, 1 differs; no clause tested; ';
    expect(summaryLines(report)[0]).toBe('◇ my-engine 0.3: Only ambiguous rules were tested.');
    expect(summaryLines(report)[1]).toContain(`  ${sentence}`);
    expect(summaryLines(report)).toContain('  ≠ LN-8-3 the 2. case');
    expect(markdown(report)).toContain(`**${sentence}`);
    expect(markdown(report)).toContain('- ≠ **LN-8-3** the 2. case (differs)');
    expect(htmlPage(report)).toContain('<p class="verdict reading">');
    expect(htmlPage(report)).toContain('2 agree, 1 differ, 1 unsupported');
    expect(badgeOf(report)).toMatchObject({
      message: '2 of 3 ambiguous rules agree, no clause tested',
      color: 'lightgrey',
    });
  });

  test.each<[string, ScenarioResult[], string]>([
    ['none of which could be tested', readings('unsupported'), 'nothingTested'],
    ['beside rules none of which could be tested', [...some('unsupported'), ...readings('passed')], 'nothingTested'],
    ['one of which broke the adapter', readings('passed', 'adapterError'), 'adapterBroke'],
    ['one of which the oracle does not share', readings('passed', 'suiteError'), 'suiteFault'],
    ['beside a rule that passed', [...some('passed'), ...readings('failed')], 'conformsWhereTested'],
    ['beside a rule that failed', [...some('failed'), ...readings('passed')], 'doesNotConform'],
  ])('%s', (_, run, outcome) => {
    expect(outcomeOf(reportOf(run))).toBe(outcome);
  });

  test('do not hide that no rule could be tested', () => {
    const report = reportOf([...some('unsupported'), ...readings('passed')]);
    expect(summaryLines(report)[0]).toBe('○ my-engine 0.3: No clause was tested.');
    expect(exitCodeOf(outcomeOf(report))).toBe(EXIT.nothingRun);
  });

  test('are told for each game where there are several', () => {
    const report = reportOf(readings('passed'), passing());
    const [game] = report.games;
    const lines = summaryLines({ ...report, games: [game!, { ...game!, readings: NONE }] });
    expect(lines[2]).toContain('LEVEL.NEO TCG: 1 of 1 ambiguous rule was tested: 1 agrees, 0 differ; ');
    expect(lines[3]).toMatch(/^ {2}LEVEL\.NEO TCG: no clause tested; /);
  });
});

describe('a run', () => {
  const folder = scratchFolder('partly');
  const run = async (out: string, ...args: string[]) => {
    const ended = await commandHere(['run', '--game', 'level-neo', '--out', out, ...args], { cwd: folder });
    return { ...ended, report: reportIn(join(folder, out)) };
  };
  const stateOf = (report: Report, id: string) => clauseOf(report, id).state;

  /** The scenarios of a Rule, in the suite. */
  let ofRule: (clause: string) => { id: string; clauses: string[]; reading: boolean }[];
  beforeAll(() => {
    const { scenarios } = loadSuite(['level-neo']).features;
    ofRule = (clause) => scenarios.filter((one) => `LN-${one.clauses[0]}` === clause && !one.reading);
  });

  test('of one clause makes that one conform, others that come into it partly', async () => {
    const { report, stdout, code } = await run('clause', '--clause', 'LN-9-4-1');
    expect([code, stateOf(report, 'LN-9-4-1')]).toEqual([EXIT.conforms, 'conforms']);
    const touched = report.scenarios.map(({ clauses }) => clauses[0]!).filter((clause) => clause !== 'LN-9-4-1');
    expect(new Set(touched.map((clause) => stateOf(report, clause)))).toContain('partly');
    for (const clause of new Set(touched)) {
      const all = ofRule(clause).length;
      const passed = touched.filter((one) => one === clause).length;
      expect(clauseOf(report, clause)).toMatchObject({
        state: passed === all ? 'conforms' : 'partly',
        counts: { passed, notRun: all - passed },
      });
    }
    expect(stdout).toMatch(/ of \d+ tested clauses conform, \d+ partial; /);
    expect(stdout).toMatch(/ambiguous rules \(not scored\): \d+ not run$/m);
  });

  test('of one scenario conforms in no clause', async () => {
    const [first, ...rest] = ofRule('LN-9-4-1');
    const { report, stdout, code } = await run('scenario', '--scenario', first!.id);
    expect([code, stateOf(report, 'LN-9-4-1')]).toEqual([EXIT.conforms, 'partly']);
    expect(stdout).toMatch(/^◐ oracle 1: Everything tested passed, but no clause was tested completely\.$/m);
    expect(stdout).toContain(`1 clause is partial: 1 of ${1 + rest.length} scenarios passed, ${rest.length} not run`);
  });

  test('without readings conforms in all the same, and says that none was run', async () => {
    const { report, stdout } = await run('rules', '--tags', '@LN-9-4-1 and not @reading');
    expect(stateOf(report, 'LN-9-4-1')).toBe('conforms');
    expect(stdout).toMatch(/; ambiguous rules \(not scored\): \d+ not run$/m);
  });

  test('of readings alone is no run of nothing', async () => {
    const { report, stdout, code } = await run('readings', '--tags', '@reading');
    expect([code, outcomeOf(report)]).toEqual([EXIT.conforms, 'onlyReadings']);
    const all = report.scenarios.length;
    expect(stdout).toContain(`${all} of ${all} ambiguous rules were tested: ${all} agree, 0 differ`);
  });

  test('in parts is partly tested in each, and whole when they are merged', async () => {
    const args = ['--clause', 'LN-5-1,LN-9-4-1', '--shard'];
    const parts = [await run('part-1', ...args, '1/2'), await run('part-2', ...args, '2/2')];
    expect(parts.map(({ report }) => stateOf(report, 'LN-9-4-1'))).toEqual(['partly', 'partly']);
    const files = ['part-1/report.json', 'part-2/report.json'];
    const merged = await commandHere(['merge', ...files, '--out', 'merged'], { cwd: folder });
    expect(merged.code).toBe(EXIT.conforms);
    const { report } = await run('whole', '--clause', 'LN-5-1,LN-9-4-1');
    expect(reportIn(join(folder, 'merged')).games).toEqual(report.games);
    expect(stateOf(report, 'LN-9-4-1')).toBe('conforms');
  });

  test('of questions of one’s own is held against these', async () => {
    const own = join(__dirname, 'hostile', 'features');
    const { report } = await run('own', '--features', own);
    const [clause] = report.scenarios[0]!.clauses;
    expect(stateOf(report, clause!)).toBe('conforms');
  });

  test('a report of an earlier version is refused in one line, by whatever reads reports', async () => {
    await run('now', '--clause', 'LN-9-4-1', '--shard', '1/1');
    const { schemaVersion: _, ...old } = reportIn(join(folder, 'now'));
    writeFileSync(join(folder, 'old.json'), JSON.stringify({ schemaVersion: 1, ...old }));
    const says =
      'tcg-conformance: old.json: an earlier version of tcg-conformance wrote this report (format 1, not 2): run again with this one\n';
    for (const args of [
      ['compare', 'old.json', 'now/report.json'],
      ['merge', 'old.json', '--out', 'never'],
      [
        'certify',
        '--report',
        'old.json',
        '--game',
        'level-neo',
        '--level',
        'core',
        '--key',
        'key.pem',
        '--out',
        'c.json',
      ],
    ]) {
      const { code, stderr, stdout } = await commandHere(args, { cwd: folder });
      expect([code, stdout, stderr]).toEqual([EXIT.usage, '', says]);
    }
    for (const name of ['never', 'key.pem', 'c.json']) expect(existsSync(join(folder, name))).toBe(false);
  });
});

describe.skipIf(lacksPython(__filename))('an engine that lacks something', () => {
  const folder = scratchFolder('partly-python');

  test('has its passing scenarios counted, in clauses that it can play in part', async () => {
    const adapter = `python3 ${join(__dirname, '..', 'adapters', 'examples', 'python', 'adapter.py')}`;
    const args = ['run', '--adapter', adapter, '--clause', 'LN-6-2', '--out', 'report'];
    const { stdout, code } = await commandHere(args, { cwd: folder });
    const { state, counts } = clauseOf(reportIn(join(folder, 'report')), 'LN-6-2');
    expect([code, state]).toEqual([EXIT.conforms, 'partly']);
    expect(counts!.passed).toBeGreaterThan(0);
    expect(counts!.unsupported).toBeGreaterThan(0);
    expect(counts!.notRun).toBe(0);
    expect(stdout).toContain('partial');
  });
});
