/**
 * A run lasts seconds and goes through much code a few times: what V8 spends on optimising it early, and on taking that back,
 * is a quarter of the run. So code has to be hot for eight times as long (measured with `npm run bench suite` and `self-test`).
 */
import { setFlagsFromString } from 'node:v8';

const INTERRUPT_BUDGET = 8 * 66 * 1024;
/** The versions of V8 that have the option: that of Node 20. Others print an error for an option that they do not know. */
const KNOWN = [11];

if (KNOWN.includes(Number.parseInt(process.versions.v8, 10)))
  setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
