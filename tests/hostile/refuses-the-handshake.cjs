const { print, serve } = require('./adapter.cjs');
serve(
  () => undefined,
  ({ id }) =>
    print(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: 'method not found' } })}\n`),
);
