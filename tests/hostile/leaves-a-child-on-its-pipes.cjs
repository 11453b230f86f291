const { serve } = require('./adapter.cjs');
const { appendFileSync } = require('node:fs');
const { spawn } = require('node:child_process');
serve(() => {
  const child = spawn('sleep', ['60'], { stdio: 'inherit' });
  appendFileSync(process.argv[2], `${child.pid}\n`);
  process.exit(1);
});
