/** The record of a run as Cucumber Messages, one JSON object a line, written as it happens and not kept. */
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { TestStepResultStatus, TimeConversion, version as messagesVersion, type Envelope } from '@cucumber/messages';
import { RUN_ID } from './plan';
import type { StepListener } from './scenario';

const now = () => TimeConversion.millisecondsSinceEpochToTimestamp(Date.now());

export class MessageWriter {
  private readonly stream: WriteStream;
  private attempts = 0;

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.stream = createWriteStream(file);
  }

  write(envelope: Envelope): void {
    this.stream.write(`${JSON.stringify(envelope)}\n`);
  }

  /** Which tool wrote this, and on what. */
  meta(version: string): void {
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
  }

  runStarted(): void {
    this.write({ testRunStarted: { id: RUN_ID, timestamp: now() } });
  }

  runFinished(success: boolean): void {
    this.write({ testRunFinished: { testRunStartedId: RUN_ID, success, timestamp: now() } });
  }

  /** Begins the record of one attempt at a scenario. */
  testCase(testCaseId: string): StepListener & { finished(): void } {
    this.attempts += 1;
    const testCaseStartedId = `attempt-${this.attempts}`;
    this.write({ testCaseStarted: { id: testCaseStartedId, testCaseId, attempt: 0, timestamp: now() } });
    return {
      stepStarted: (testStepId) => this.write({ testStepStarted: { testCaseStartedId, testStepId, timestamp: now() } }),
      stepFinished: (testStepId, error, durationMs) =>
        this.write({
          testStepFinished: {
            testCaseStartedId,
            testStepId,
            timestamp: now(),
            testStepResult: {
              status: statusOf(error),
              duration: TimeConversion.millisecondsToDuration(durationMs),
              ...(error ? { message: error.message } : {}),
            },
          },
        }),
      finished: () => this.write({ testCaseFinished: { testCaseStartedId, timestamp: now(), willBeRetried: false } }),
    };
  }

  /** Waits until everything is on disk. */
  close(): Promise<void> {
    return new Promise((resolve) => this.stream.end(resolve));
  }
}

function statusOf(error: Error | undefined): TestStepResultStatus {
  if (!error) return TestStepResultStatus.PASSED;
  return error.name === 'UnsupportedError' ? TestStepResultStatus.SKIPPED : TestStepResultStatus.FAILED;
}
