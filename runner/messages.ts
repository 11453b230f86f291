/**
 * Records a run as Cucumber Messages, one JSON object a line, written as the run goes on instead of kept in memory. A
 * scenario is written once it has its verdict, so attempts that a broken adapter cut short are not in the record.
 */
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  TestStepResultStatus,
  TimeConversion,
  version as messagesVersion,
  type Envelope,
  type TestStepResult,
} from '@cucumber/messages';
import { contrastOf } from '../reports/text';
import type { Verdict } from '../schemas/report';
import { Disagreement } from '../steps/disagreement';
import { RUN_ID, type Planned } from './plan';
import type { Outcome } from './scenario';

/** The buffer is written once it exceeds this many characters. */
const FLUSH_CHARACTERS = 64 * 1024;

const { millisecondsSinceEpochToTimestamp, millisecondsToDuration } = TimeConversion;
const now = () => millisecondsSinceEpochToTimestamp(Date.now());

export class MessageWriter {
  private readonly temporary: string;
  private readonly descriptor: number;
  private waiting = '';
  private written = 0;
  private open = true;

  /** @param file appears under this name only when it is complete */
  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.temporary = `${file}.${process.pid}.tmp`;
    this.descriptor = openSync(this.temporary, 'w');
  }

  write(envelope: Envelope): void {
    this.waiting += `${JSON.stringify(envelope)}\n`;
    if (this.waiting.length > FLUSH_CHARACTERS) this.flush();
  }

  /** Writes the beginning: the tool, its platform, and what is going to run. */
  begin(version: string, plan: Iterable<Envelope>): void {
    const { platform, arch } = process;
    this.write({
      meta: {
        protocolVersion: messagesVersion,
        implementation: { name: 'tcg-conformance', version },
        runtime: { name: 'node', version: process.versions.node },
        os: { name: platform },
        cpu: { name: arch },
      },
    });
    for (const envelope of plan) this.write(envelope);
    this.write({ testRunStarted: { id: RUN_ID, timestamp: now() } });
  }

  /** Writes one scenario from start to verdict. */
  testCase({ testCase }: Planned, outcome: Outcome): void {
    this.written += 1;
    const testCaseStartedId = `started-${this.written}`;
    let time = outcome.startedAt;
    const timestamp = () => millisecondsSinceEpochToTimestamp(time);
    this.write({
      testCaseStarted: { id: testCaseStartedId, testCaseId: testCase.id, attempt: 0, timestamp: timestamp() },
    });
    for (const [index, testStepResult] of stepResults(outcome).entries()) {
      const testStepId = testCase.testSteps[index]!.id;
      this.write({ testStepStarted: { testCaseStartedId, testStepId, timestamp: timestamp() } });
      time += outcome.stepDurations[index] ?? 0;
      this.write({ testStepFinished: { testCaseStartedId, testStepId, timestamp: timestamp(), testStepResult } });
    }
    time = Math.max(time, outcome.startedAt + outcome.durationMs);
    this.write({ testCaseFinished: { testCaseStartedId, timestamp: timestamp(), willBeRetried: false } });
  }

  /** Ends the record and gives the file its name. @param success whether every scenario that ran passed */
  finish(success: boolean): void {
    this.write({ testRunFinished: { testRunStartedId: RUN_ID, success, timestamp: now() } });
    this.flush();
    this.close();
    renameSync(this.temporary, this.file);
  }

  discard(): void {
    this.close();
    rmSync(this.temporary, { force: true });
  }

  private close(): void {
    if (this.open) closeSync(this.descriptor);
    this.open = false;
  }

  private flush(): void {
    writeFileSync(this.descriptor, this.waiting);
    this.waiting = '';
  }
}

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
 * Returns one result for each step. A verdict without a failed step goes to the first untried step, or else the last.
 */
function stepResults({ verdict, error, reason, steps, stepDurations }: Outcome): TestStepResult[] {
  const failed = steps.findIndex((step) => step.status !== 'passed');
  const decisive = failed < 0 ? steps.length - 1 : failed;
  return steps.map(({ status }, index) => {
    const duration = millisecondsToDuration(stepDurations[index] ?? 0);
    if (index === decisive && verdict !== 'passed') {
      const text = error?.message ?? reason ?? verdict;
      const contrast = error instanceof Disagreement ? contrastOf(error) : undefined;
      return { status: STATUS[verdict], duration, message: contrast === undefined ? text : `${text}\n${contrast}` };
    }
    return { status: status === 'passed' ? TestStepResultStatus.PASSED : TestStepResultStatus.SKIPPED, duration };
  });
}
