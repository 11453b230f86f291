const { serve } = require('./adapter.cjs');
serve((request, right) => {
  right();
  process.exitCode = 0;
  process.stdin.destroy();
});
