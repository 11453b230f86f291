/** Dies in mid-run, and leaves a lock behind that keeps it from starting again. */
const { existsSync, writeFileSync } = require('node:fs');
const lock = `${process.argv[2]}.lock`;
if (existsSync(lock)) {
  console.error('another instance is running');
  process.exit(1);
}
writeFileSync(lock, '');
const { serve } = require('./adapter.cjs');
serve(() => process.exit(1));
