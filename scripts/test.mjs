// `npm test`: every runner, one after another, and at the end one line with what they came to. `npm test -- 22 24` also tries
// those versions of Node.
import { createRequire } from 'node:module';
import * as run from './runners.mjs';

run.build();
run.typeCheck();
run.lint();
run.vitest();
run.features();
run.cucumber(createRequire(import.meta.url)('../dist/scripts/cucumber-sample.js').sample());
run.selfTest();
run.pythonExample();
for (const version of process.argv.slice(2)) run.otherNode(version);
run.finish();
