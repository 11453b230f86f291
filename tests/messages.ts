/** Checks that the record of a run is valid Cucumber Messages and agrees with its report. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvelope, TestStepResultStatus, type Envelope } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import Ajv2020 from 'ajv/dist/2020';
import { expect } from 'vitest';
import { projectRoot } from '../runner/root';
import type { Report, Verdict } from '../schemas/report';

const SCHEMA = join(projectRoot(__dirname), 'node_modules', '@cucumber', 'messages', 'messages.schema.json');
const schema = JSON.parse(readFileSync(SCHEMA, 'utf8')) as object;
const valid = new Ajv2020({ strict: false, validateFormats: false }).compile<Envelope>(schema);

const STATUS: Record<Verdict, TestStepResultStatus> = {
  passed: TestStepResultStatus.PASSED,
  unsupported: TestStepResultStatus.SKIPPED,
  failed: TestStepResultStatus.FAILED,
  adapterError: TestStepResultStatus.FAILED,
  suiteError: TestStepResultStatus.FAILED,
  disputed: TestStepResultStatus.FAILED,
  invalid: TestStepResultStatus.FAILED,
};

/**
 * Expects every line to be a message, every started scenario to be finished, and each to have the status of its
 * verdict.
 */
export function expectMessagesToAgree(file: string, report: Report, success: boolean): void {
  const text = readFileSync(file, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  const lines = text.trimEnd().split('\n');
  const query = new Query();
  for (const line of lines) {
    expect(valid(JSON.parse(line)) || valid.errors).toBe(true);
    query.update(parseEnvelope(line));
  }
  const kinds = lines.map((line) => Object.keys(JSON.parse(line) as object)[0]);
  expect(kinds[0]).toBe('meta');
  expect([kinds.filter((kind) => kind === 'testRunStarted').length, kinds.at(-1)]).toEqual([1, 'testRunFinished']);
  expect(query.findTestRunFinished()!.success).toBe(success);
  expect(query.findAllPickles()).toHaveLength(report.scenarios.length + report.notRun.length);

  const begun = query.findAllTestCaseStarted().map((started) => {
    const steps = query.findTestStepsFinishedBy(started);
    expect(query.findTestCaseFinishedBy(started)).toMatchObject({ willBeRetried: false });
    expect(steps.map(({ testStepId }) => testStepId)).toEqual(
      query.findTestCaseBy(started)!.testSteps.map(({ id }) => id),
    );
    expect(query.findTestStepsStartedBy(started)).toHaveLength(steps.length);
    const { status } = query.findMostSevereTestStepResultBy(started)!;
    const explained = steps.some(({ testStepResult }) => testStepResult.message !== undefined);
    const pickle = query.findPickleBy(started)!;
    return [`${pickle.uri}:${pickle.location!.line}`, status, explained];
  });
  const reported = report.scenarios.map(({ uri, line, verdict }) => [
    `${uri}:${line}`,
    STATUS[verdict],
    verdict !== 'passed',
  ]);
  const inOrder = (entries: unknown[][]) => entries.map(String).sort();
  expect(inOrder(begun)).toEqual(inOrder(reported));
}
