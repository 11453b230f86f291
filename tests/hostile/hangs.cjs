/** Notes in a file beside the one with its process id that it is about to hang. */
const { serve } = require('./adapter.cjs');
const { writeFileSync } = require('node:fs');
serve(() => {
  if (process.argv[2]) writeFileSync(`${process.argv[2]}.hangs`, '');
  // Blocks the process without using a core.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
