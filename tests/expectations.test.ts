/** Known failures: each way in which an entry can be wrong stops the run; nothing else does. */
import { describe, expect, test } from 'vitest';
import { judge, parseExpectations, signatureOf, updateExpectations } from '../runner/expectations';
import type { Scenario } from '../runner/features';
import type { Expectation } from '../schemas/expectations';
import type { ScenarioResult } from '../schemas/report';
import { levelNeoCatalogue, scenario } from './fixtures/report/make';

const catalogues = [levelNeoCatalogue()];
const plain = (result: ScenarioResult): ScenarioResult => ({
  ...result,
  clauses: result.clauses.map((id) => id.replace('LN-', '')),
});
const failed = plain(scenario('LN-5-1', 1, 'failed', { name: 'the attacker rests' }));
const passed = plain(scenario('LN-5-2', 2, 'passed', { name: 'once a turn' }));
const broke = plain(scenario('LN-5-3', 3, 'adapterError', { name: 'no more attacks' }));
const results = [failed, passed, broke];
const scenarios = results as unknown as Scenario[];
const entry = (more: Partial<Expectation> = {}): Expectation => ({
  scenario: 'LN-5-1: the attacker rests',
  reason: 'not yet built',
  ...more,
});
const judged = (...entries: Expectation[]) => judge(entries, results, scenarios, catalogues, '2026-11-20');

describe('an entry that says what happens', () => {
  test('excuses the failure', () => {
    const { known, problems } = judged(entry());
    expect([...known.keys()]).toEqual([failed.id]);
    expect(problems).toEqual([]);
  });

  test('may pin its signature and expire later', () => {
    const { known, problems } = judged(entry({ signature: signatureOf(failed), expires: '2026-11-20' }));
    expect(known.size).toBe(1);
    expect(problems).toEqual([]);
  });
});

test.each([
  ['unmatched', entry({ scenario: 'LN-5-1: the atacker rests' }), 'did you mean "LN-5-1: the attacker rests"?'],
  [
    'a line',
    entry({ scenario: failed.id }),
    'lines move: call the scenario by its name, which is "LN-5-1: the attacker rests"',
  ],
  ['expired', entry({ expires: '2026-11-19' }), 'expired on 2026-11-19'],
  ['of another failure', entry({ signature: 'failed: something else' }), 'fails differently'],
  ['stale', entry({ scenario: 'LN-5-2: once a turn' }), 'passes now'],
  ['of a broken adapter', entry({ scenario: 'LN-5-3: no more attacks' }), 'which no entry excuses'],
])('an entry that is %s is a problem and excuses nothing', (_, wrong, text) => {
  const { known, problems } = judged(wrong);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(text);
  expect(known.size).toBe(0);
});

test('an entry that is there twice is a problem', () => {
  expect(judged(entry(), entry()).problems).toEqual([`"${entry().scenario}": it is on the list twice`]);
});

test('of two scenarios that are called alike each has its number', () => {
  const twin = { ...failed, id: 'level-neo/05-section:99' };
  const both = [...scenarios, twin as unknown as Scenario];
  const { problems } = judge([entry()], results, both, catalogues, '2026-11-20');
  const [one, two] = [1, 2].map((number) => `${entry().scenario} (${number})`) as [string, string];
  expect(problems).toEqual([`"${entry().scenario}": ambiguous: it means "${one}" and "${two}"`]);
  const { known } = judge([entry({ scenario: two })], [failed, twin], both, catalogues, '2026-11-20');
  expect([...known.keys()]).toEqual([twin.id]);
  const updated = parseExpectations(updateExpectations('', [failed, twin], both, catalogues), 'known.yaml');
  expect(updated.map(({ scenario }) => scenario)).toEqual([one, two]);
});

test('an update makes names of lines, and no failure is named by its line', () => {
  const text = `expectations:\n  - scenario: ${failed.id} # ours\n    reason: not yet built\n`;
  const updated = updateExpectations(text, results, scenarios, catalogues);
  expect(updated).toContain('# ours');
  const [first, ...others] = parseExpectations(updated, 'known.yaml');
  expect([first, others]).toEqual([entry(), []]);
});

test('a scenario without a clause is called by its file', () => {
  const own = { ...failed, id: 'level-neo/mine:7', uri: 'mine.feature', clauses: [] };
  const { known } = judge(
    [entry({ scenario: 'mine.feature: the attacker rests' })],
    [own],
    [own as unknown as Scenario],
    catalogues,
    '2026-11-20',
  );
  expect([...known.keys()]).toEqual([own.id]);
});

test('a file that is not of the form is refused in one line that names it', () => {
  expect(() => parseExpectations('expectations:\n  - scenari: x\n    reason: y\n', 'known.yaml')).toThrow(
    /^known\.yaml: at expectations\[0\]/,
  );
  expect(() => parseExpectations('expectations: [', 'known.yaml')).toThrow(/^known\.yaml:1: not YAML: /);
});

test('an update keeps comments and what stays, takes off what passes, adds what is new', () => {
  const text = [
    '# ours',
    'expectations:',
    '  # the engine has no states yet',
    '  - scenario: "LN-5-1: the attacker rests"',
    '    reason: not yet built',
    '    signature: "failed: old"',
    '  - scenario: "LN-5-2: once a turn"',
    '    reason: fixed since',
    '',
  ].join('\n');
  const another = plain(scenario('LN-7-1', 5, 'failed', { name: 'new one' }));
  const updated = updateExpectations(
    text,
    [...results, another],
    [...scenarios, another as unknown as Scenario],
    catalogues,
  );
  expect(updated).toContain('# ours');
  expect(updated).toContain('# the engine has no states yet');
  const entries = parseExpectations(updated, 'known.yaml');
  expect(entries.map((one) => one.scenario)).toEqual(['LN-5-1: the attacker rests', 'LN-7-1: new one']);
  expect(entries[0]).toMatchObject({ reason: 'not yet built', signature: signatureOf(failed) });
});
