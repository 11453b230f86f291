const { serve } = require('./adapter.cjs');
const { closeSync } = require('node:fs');
setInterval(() => undefined, 1000);
serve((request, right) => {
  process.stdin.once('close', () => {
    closeSync(0);
    right();
  });
  process.stdin.destroy();
});
