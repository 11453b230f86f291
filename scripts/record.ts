/**
 * Implements `npm run record`: plays all scenarios once on the oracle, for the tests to read the results. Recorded
 * scenarios are not played again. Exits with code 1 if a scenario does not pass.
 */
import { writeFileSync } from 'node:fs';
import { PLAYED } from '../games/registry';
import { keepHeapSmall } from '../runner/heap';
import { recordingOf } from '../runner/record';

async function main(summary: string | undefined): Promise<void> {
  keepHeapSmall();
  let passed = 0;
  const failures: string[] = [];
  for (const game of PLAYED) {
    const { scenarios, problems } = await recordingOf(game);
    const others = scenarios.filter(({ verdict }) => verdict !== 'passed');
    passed += scenarios.length - others.length;
    failures.push(...problems, ...others.map(({ id, verdict, message }) => `${id} ${verdict}: ${message}`));
    console.log(`${game}: ${scenarios.length - others.length} of ${scenarios.length} scenarios pass on the oracle`);
  }
  for (const failure of failures) console.log(failure);
  if (summary !== undefined) writeFileSync(summary, JSON.stringify({ passed, failures }));
  if (failures.length > 0 || passed === 0) process.exitCode = 1;
}

if (require.main === module) void main(process.argv[2]);
