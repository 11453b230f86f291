/** Scenarios of clauses that a new edition changes need review in every form of a report, and keep their verdicts. */
import { expect, test } from 'vitest';
import { htmlPage } from '../../reports/html';
import { junitXml } from '../../reports/junit';
import { markdown } from '../../reports/markdown';
import { buildReport, type ReportInput } from '../../reports/model';
import { summaryLines } from '../../reports/summary';
import { cleanRun } from '../fixtures/report/make';

const input: ReportInput = cleanRun();
const [first] = input.scenarios;
const clause = first!.clauses[0]!.replace(/^LN-/, '');
const marked = {
  ...input,
  catalogues: input.catalogues.map((catalogue) => ({
    ...catalogue,
    review: { text: 'new.txt', clauses: { [clause]: 'reworded' as const } },
  })),
};
const [plain, report] = [buildReport(input), buildReport(marked)];

test('JSON: which clauses, and the same verdicts', () => {
  const open = report.scenarios.filter(({ needsReview }) => needsReview);
  expect(open.length).toBeGreaterThan(0);
  expect(
    open.every(
      ({ needsReview, clauses }) => needsReview!.join() === `LN-${clause}` && clauses.includes(`LN-${clause}`),
    ),
  ).toBe(true);
  expect(report.scenarios.map(({ verdict }) => verdict)).toEqual(plain.scenarios.map(({ verdict }) => verdict));
  expect(report.games).toEqual(plain.games);
  expect(plain.scenarios.some((one) => 'needsReview' in one)).toBe(false);
});

test('another edition than that of the catalogue is not meant', () => {
  const other = marked.catalogues.map((catalogue) => ({ ...catalogue, edition: 'an older one' }));
  expect(buildReport({ ...marked, catalogues: other }).scenarios.some(({ needsReview }) => needsReview)).toBe(false);
});

test('terminal, Markdown, HTML and JUnit', () => {
  const words = `a new edition changes LN-${clause}`;
  expect(summaryLines(report).filter((line) => line.startsWith('⚑'))).toEqual([expect.stringContaining(words)]);
  expect(summaryLines(plain).some((line) => line.startsWith('⚑'))).toBe(false);
  expect(markdown(report)).toMatch(/### ⚑ \d+ scenarios? needs? review: /);
  expect(htmlPage(report)).toContain(`needs review: ${words}`);
  expect(junitXml(report)).toMatch(new RegExp(`<property name="LN-${clause} needs review" value="\\d+ scenarios?"/>`));
});
