import { describe, expect, it } from 'vitest';
import { buildReport, outcomeOf, type ReportInput } from '../reports/model';
import { CLAUSE_STATES, Report, type ClauseResult, type ScenarioResult, type Verdict } from '../schemas/report';
import { validate } from '../schemas/validate';
import {
  brokenRun,
  cleanRun,
  known,
  levelNeoCatalogue,
  passing,
  runOf,
  scenario,
  TESTABLE_CLAUSES,
  troubledRun,
} from './fixtures/report/make';

const clausesOf = (report: Report): ClauseResult[] =>
  report.games.flatMap((game) => game.sections).flatMap((section) => section.clauses);

function clause(input: ReportInput, id: string): ClauseResult {
  const found = clausesOf(buildReport(input)).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no clause ${id}`);
  return found;
}

const stateOf = (scenarios: ScenarioResult[], id = 'LN-9-2'): string => clause(runOf(scenarios), id).state;

const verdicts = (...list: Verdict[]): ScenarioResult[] =>
  list.map((verdict, number) => scenario('LN-9-2', number, verdict));

describe('a clause’s state', () => {
  it.each<[string, Verdict[]]>([
    ['conforms', ['passed', 'passed']],
    ['fails', ['passed', 'failed']],
    ['fails', ['adapterError', 'unsupported', 'failed', 'passed']],
    ['error', ['passed', 'adapterError', 'unsupported']],
    ['error', ['passed', 'suiteError']],
    ['partly', ['passed', 'unsupported']],
    ['unsupported', ['unsupported', 'unsupported']],
    ['untested', []],
  ])('%s after %j', (state, list) => {
    expect(stateOf(verdicts(...list))).toBe(state);
  });

  it('is not touched by readings', () => {
    const reading = scenario('LN-9-2', 7, 'failed', { reading: true });
    expect(stateOf([...verdicts('passed'), reading])).toBe('conforms');
    expect(stateOf([{ ...reading, verdict: 'passed' }])).toBe('untested');
  });

  it('charges a failure to the clause of the Rule only', () => {
    const failed = scenario('LN-9-2', 1, 'failed', { clauses: ['LN-9-2', 'LN-7-1'] });
    expect(stateOf([failed, scenario('LN-7-1', 2)], 'LN-7-1')).toBe('conforms');
    expect(stateOf([failed], 'LN-7-1')).toBe('untested');
  });

  it('conforms by the scenarios of other clauses where it has none of its own', () => {
    const witness = scenario('LN-9-2', 1, 'passed', { clauses: ['LN-9-2', 'LN-7-1'] });
    expect(stateOf([witness], 'LN-7-1')).toBe('conforms');
    expect(stateOf([witness, { ...witness, id: 'other', verdict: 'unsupported' }], 'LN-7-1')).toBe('partly');
    expect(stateOf([witness, { ...witness, id: 'other', verdict: 'failed' }], 'LN-7-1')).toBe('untested');
  });

  it.each<[string, ScenarioResult[]]>([
    ['known', [known(verdicts('failed')[0]!), scenario('LN-9-2', 2)]],
    ['known', [known(verdicts('failed')[0]!), scenario('LN-9-2', 2, 'unsupported')]],
    ['fails', [known(verdicts('failed')[0]!), scenario('LN-9-2', 2, 'failed')]],
    ['error', [known(verdicts('failed')[0]!), scenario('LN-9-2', 2, 'adapterError')]],
    ['error', [{ ...scenario('LN-9-2', 1, 'adapterError'), expectation: { state: 'known', reason: 'it crashes' } }]],
  ])('%s where a failure is known', (state, list) => {
    expect(stateOf(list)).toBe(state);
  });

  it('stays "not testable" and keeps the reason', () => {
    expect(clause(cleanRun(), 'LN-2-1')).toMatchObject({ state: 'notTestable', why: 'shown by LN-2-2, LN-2-2-2' });
  });
});

describe('buildReport', () => {
  it.each([
    ['clean', cleanRun()],
    ['troubled', troubledRun()],
    ['broken', brokenRun()],
    ['empty', runOf([])],
  ])('of a %s run matches the schema and adds up', (_, input) => {
    const report = buildReport(input);
    expect(() => validate(Report, JSON.parse(JSON.stringify(report)), 'report.json')).not.toThrow();
    const [game] = report.games;
    const { total, testable, notTestable, conforms, partly, fails, known, unsupported, error, untested } =
      game!.clauses;
    expect(total).toBe(levelNeoCatalogue().clauses.length);
    expect(testable + notTestable).toBe(total);
    expect(conforms + partly + fails + known + unsupported + error + untested).toBe(testable);
    expect(clausesOf(report)).toHaveLength(total);
    const judged = [game!.scenarios, game!.readings].flatMap((counts) => Object.values(counts));
    expect(judged.reduce((sum, count) => sum + count, 0)).toBe(input.suite.length);
  });

  it('has each of the states in the troubled run', () => {
    const states = new Set(clausesOf(buildReport(troubledRun())).map(({ state }) => state));
    expect([...states].sort()).toEqual([...CLAUSE_STATES].sort());
  });

  it('takes ids with and without the tag, and titles without their number', () => {
    const input = runOf([scenario('9-2', 1, 'failed')]);
    const report = buildReport({ ...input, rules: [{ game: 'level-neo', clause: '9-2', title: '9-2 More AP wins' }] });
    expect(clausesOf(report).find(({ id }) => id === 'LN-9-2')).toMatchObject({
      state: 'fails',
      title: 'More AP wins',
    });
    expect(report.scenarios[0]?.clauses).toEqual(['LN-9-2']);
    expect(report.scenarios[0]?.failure?.citations).toEqual(['LN-5-1', 'LN-9-2', 'LN-9-2']);
  });

  it('counts a known failure apart from the new ones', () => {
    const results = [known(scenario('LN-9-2', 1, 'failed')), scenario('LN-9-2', 2, 'failed'), scenario('LN-9-2', 3)];
    const [game] = buildReport(runOf(results)).games;
    expect(game?.scenarios).toMatchObject({ known: 1, failed: 1, passed: 1 });
  });

  it('gives the clauses of a difference from the oracle their tag', () => {
    const failed = scenario('LN-9-2', 1, 'failed');
    const departure = {
      message: 'm',
      after: 'a',
      step: 1,
      diff: '',
      citations: ['5-1'],
      oracleJournal: [],
      adapterJournal: [],
    };
    const report = buildReport(runOf([{ ...failed, failure: { ...failed.failure!, departure } }]));
    expect(report.scenarios[0]?.failure?.departure?.citations).toEqual(['LN-5-1']);
  });

  it('lists what is lacking, most first, without readings', () => {
    const lacking = (reason: string, number: number, reading = false) =>
      scenario('LN-9-2', number, 'unsupported', { reason, reading });
    const report = buildReport(
      runOf([lacking('probe b', 1), lacking('probe z', 2), lacking('probe z', 3), lacking('probe a', 4, true)]),
    );
    expect(report.games[0]?.unsupported).toEqual([
      { reason: 'probe z', scenarios: 2, among: 0 },
      { reason: 'probe b', scenarios: 1, among: 0 },
    ]);
  });

  it('counts apart what one thing alone would add and where it is one of several', () => {
    const lacking = (number: number, ...things: string[]) =>
      scenario('LN-9-2', number, 'unsupported', { reason: things.join(', '), lacking: things });
    const all = [lacking(1, 'a', 'b'), lacking(2, 'b'), lacking(3, 'a', 'b', 'c'), lacking(4, 'c', 'c')];
    expect(buildReport(runOf(all)).games[0]?.unsupported).toEqual([
      { reason: 'b', scenarios: 1, among: 2 },
      { reason: 'c', scenarios: 1, among: 1 },
      { reason: 'a', scenarios: 0, among: 2 },
    ]);
  });

  it('adds up the answers that were merged away, most first, without readings', () => {
    const merged = (number: number, answers: Record<string, number>, reading = false) =>
      scenario('LN-9-2', number, 'unsupported', { merged: answers, reading });
    const all = [merged(1, { discard: 1, order: 2 }), merged(2, { order: 1 }), merged(3, { levelDown: 9 }, true)];
    expect(buildReport(runOf(all)).games[0]?.merged).toEqual([
      { kind: 'order', answers: 3 },
      { kind: 'discard', answers: 1 },
    ]);
    expect(buildReport(cleanRun()).games[0]).not.toHaveProperty('merged');
  });

  it.each([
    ['a clause that the catalogue does not have', [scenario('LN-99-1', 1)], /scenario .* clause LN-99-1 is not in the/],
    ['no clause at all', [scenario('LN-9-2', 1, 'passed', { clauses: [] })], /scenario .*:19 names no clause/],
    ['a game without catalogue', [scenario('LN-9-2', 1, 'passed', { game: 'vanguard' })], /catalogue of vanguard/],
  ])('refuses %s', (_, scenarios, message) => {
    expect(() => buildReport(runOf(scenarios))).toThrow(message);
  });
});

describe('the level', () => {
  const level = (scenarios: ScenarioResult[], changes: Partial<ReportInput['run']> = {}): string | undefined =>
    buildReport(runOf(scenarios, changes)).games[0]?.level;

  it('is complete only when every testable clause conforms', () => {
    expect(level(passing())).toBe('complete');
    expect(level(passing(TESTABLE_CLAUSES.slice(1)))).toBe('partial');
    expect(level([...passing(), scenario('LN-9-2', 900, 'unsupported')])).toBe('partial');
    expect(level([scenario('LN-9-2', 1, 'failed')])).toBe('none');
  });

  it('is complete only of a whole run', () => {
    expect(level(passing(), { interrupted: true })).toBe('partial');
    const narrowed = [{ tags: 'not @slow' }, { clauses: ['LN-9-2'] }, { scenarios: ['level-neo/09-judgement:12'] }];
    for (const selection of narrowed) {
      expect(level(passing(), { selection: { games: ['level-neo'], ...selection } })).toBe('partial');
    }
  });

  it('is not raised or lowered by readings', () => {
    expect(level([...passing(), scenario('LN-8-3', 900, 'failed', { reading: true })])).toBe('complete');
  });

  it('is lowered by a known failure', () => {
    expect(level([...passing(), known(scenario('LN-9-2', 900, 'failed'))])).toBe('partial');
  });

  it('is lowered by a failing scenario of a clause that is not testable', () => {
    expect(level([...passing(), scenario('LN-2-1', 900, 'failed')])).toBe('partial');
  });
});

describe('the outcome', () => {
  it.each<[string, ReportInput]>([
    ['conforms', cleanRun()],
    ['doesNotConform', troubledRun()],
    ['adapterBroke', brokenRun()],
    ['nothingTested', runOf([])],
    ['nothingTested', runOf([scenario('LN-9-2', 1, 'unsupported')])],
    ['conformsWhereTested', runOf([scenario('LN-9-2', 1)])],
    ['suiteFault', runOf([scenario('LN-9-2', 1, 'suiteError'), scenario('LN-9-2', 2, 'adapterError')])],
    ['conforms', runOf([...passing(), scenario('LN-8-3', 900, 'failed', { reading: true })])],
    ['knownFailures', runOf([...passing(), known(scenario('LN-9-2', 900, 'failed'))])],
    ['doesNotConform', runOf([known(scenario('LN-9-2', 1, 'failed')), scenario('LN-9-2', 2, 'failed')])],
    ['adapterBroke', runOf([known(scenario('LN-9-2', 1, 'failed')), scenario('LN-9-2', 2, 'adapterError')])],
    ['doesNotConform', runOf(passing(), { expectationProblems: ['"LN-9-2: more AP wins": passes now'] })],
  ])('%s', (outcome, input) => {
    expect(outcomeOf(buildReport(input))).toBe(outcome);
  });
});
