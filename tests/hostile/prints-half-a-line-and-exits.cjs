const { print, serve } = require('./adapter.cjs');
serve(() => {
  print('{"jsonrpc":"2.0","id":');
  process.exitCode = 0;
  process.stdin.destroy();
});
