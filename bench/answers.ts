/**
 * Measures how long people wait for an answer: `ask` as a whole process; the causes of 500 failures among 2,000
 * misreadings.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diagnose, type Misreading, type PlayedScenario } from '../runner/diagnosis';
import { inSeconds } from './figures';

const ROUNDS = 5;
const FAILURES = 500;
const MISREADINGS = 2_000;
const QUESTION = `@OP
Feature: Questions
  Scenario: mine
    Given player B has 3 Life cards
    When player A attacks "B leader" with "A leader"
`;

/** @returns milliseconds of each round */
function timesOf(work: () => void): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
}

/** @throws {Error} the command failed */
function ask(file: string): void {
  const main = join(__dirname, '..', 'cli', 'main.js');
  const { status, stderr } = spawnSync(process.execPath, [main, 'ask', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ask ended with ${status}: ${stderr}`);
}

function causes(): () => void {
  const ids = Array.from({ length: FAILURES }, (_, index) => String(index));
  const looks = (exact: string) => ({ step: 1, message: 'wrong', exact });
  const failed = ids.map((id): PlayedScenario => ({ id, digest: id, verdict: 'failed', signature: looks(id) }));
  // The search for causes is skipped if next to nothing passes, so most scenarios pass here.
  const passed = ids.flatMap((id) =>
    Array.from({ length: 4 }, (_, at): PlayedScenario => ({
      id: `${id}.${at}`,
      digest: `${id}.${at}`,
      verdict: 'passed',
    })),
  );
  const dictionary = Array.from({ length: MISREADINGS }, (_, index): Misreading => {
    const broken = ids.filter((_id, at) => (at * 7 + index) % 41 === 0);
    return { fault: `fault ${index}`, breaks: new Map(broken.map((id) => [id, looks(id)])) };
  });
  return () => {
    const { diagnoses } = diagnose([...failed, ...passed], dictionary);
    if (diagnoses.length === 0) throw new Error('no cause is found');
  };
}

function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tcg-answers-'));
  const file = join(folder, 'question.feature');
  try {
    writeFileSync(file, QUESTION);
    console.log(`ask, from the question to its answer: ${inSeconds(timesOf(() => ask(file)))}`);
    console.log(`causes of ${FAILURES} failures, ${MISREADINGS} misreadings: ${inSeconds(timesOf(causes()))}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main();
