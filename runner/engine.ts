/**
 * A run lasts seconds and executes most code only a few times, so a quarter of its time went into optimising early and
 * undoing that. Code must therefore be hot eight times as long before V8 optimises it (measured with `npm run bench
 * suite` and `self-test`).
 */
import { setFlagsFromString } from 'node:v8';

const INTERRUPT_BUDGET = 8 * 66 * 1024;
/** Major versions of V8 that have the option (Node 20 has 11); others print an error for an unknown option. */
const KNOWN = [11];

if (KNOWN.includes(Number.parseInt(process.versions.v8, 10)))
  setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
