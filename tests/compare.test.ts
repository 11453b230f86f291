/** Reports side by side. */
import { expect, test } from 'vitest';
import { compareReports, comparisonMarkdown, matrixMarkdown, matrixOf } from '../reports/compare';
import { matrixPage } from '../reports/html-matrix';
import { buildReport } from '../reports/model';
import type { ScenarioResult } from '../schemas/report';
import { runOf, scenario } from './fixtures/report/make';

const report = (...scenarios: ScenarioResult[]) => buildReport(runOf(scenarios));
const one = (verdict: ScenarioResult['verdict'], more: Partial<ScenarioResult> = {}) =>
  scenario('LN-7-1', 1, verdict, { name: 'one', ...more });
const names = (changes: readonly { name: string }[]) => changes.map((change) => change.name);

test('a scenario is the same though its line has changed', () => {
  const { newlyFailing, gone, added } = compareReports(
    report(one('passed')),
    report(one('failed', { id: 'elsewhere:1', line: 1 })),
  );
  expect(names(newlyFailing)).toEqual(['LN-7-1: one']);
  expect([...gone, ...added]).toEqual([]);
});

test.each<[ScenarioResult['verdict'], ScenarioResult['verdict'], string]>([
  ['passed', 'failed', 'newlyFailing'],
  ['failed', 'passed', 'newlyPassing'],
  ['unsupported', 'passed', 'newlyPassing'],
  ['passed', 'unsupported', 'otherwise'],
  ['unsupported', 'failed', 'otherwise'],
  ['passed', 'adapterError', 'otherwise'],
])('from %s to %s is %s', (before, after, group) => {
  const comparison = compareReports(report(one(before)), report(one(after)));
  const filled = (['newlyFailing', 'newlyPassing', 'otherwise', 'gone', 'added'] as const).filter(
    (key) => comparison[key].length > 0,
  );
  expect(filled).toEqual([group]);
});

test('what only one report has is gone or new, also among rows of one name', () => {
  const { gone, added } = compareReports(report(one('passed')), report(one('passed'), one('passed', { id: 'row:2' })));
  expect(gone).toEqual([]);
  expect(names(added)).toEqual(['LN-7-1: one (2)']);
});

test('reports of different suites and implementations are compared with a warning', () => {
  const other = {
    ...report(one('passed')),
    suite: { name: 'tcg-conformance', version: '9.9.9', features: 'a'.repeat(64) },
  };
  expect(compareReports(report(one('passed')), other).warnings).toHaveLength(2);
});

test('Markdown and HTML show several implementations by section and clause', () => {
  const good = report(one('passed'));
  const bad = { ...report(one('failed')), adapter: { ...good.adapter, name: 'other <engine>' } };
  const matrix = matrixOf([good, bad]);
  expect(matrixMarkdown(matrix)).toMatch(/\| LN-7-1 [^|]*\| ✓ conforms \| ✗ fails \|/);
  const page = matrixPage(matrix, compareReports(good, bad));
  expect(page).toContain('other &lt;engine&gt;');
  expect(page).toContain('Newly failing (1)');
  expect(comparisonMarkdown(compareReports(good, good))).toContain('No scenario changed its verdict.');
});
