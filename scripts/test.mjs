// Implements `npm test`: runs every runner, two at once if each needs only one core, and ends with one line of results.
// `npm test -- 22 24` also tries those versions of Node, and `npm test -- --durations` writes how long each test file
// took. `npm run test:full` tries everything of which `npm test` takes a sample.
import { createRequire } from 'node:module';
import * as run from './runners.mjs';

const versions = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isFull = process.argv.includes('--full');
if (isFull) process.env.TCG_CONFORMANCE_TESTS = 'full';

await run.build();
const { sample } = createRequire(import.meta.url)('../dist/scripts/cucumber-sample.js');

async function sentences() {
  if (isFull) await run.features(['--thorough']);
  await run.cucumber(sample());
}

await run.sideBySide(run.record, () => run.lint());
await run.vitest();
if (process.argv.includes('--durations')) run.writeDurations();
await run.sideBySide(sentences, () => run.selfTest(isFull ? ['--thorough'] : []));
await run.pythonExample();
for (const version of versions) await run.otherNode(version, isFull);
run.finish();
