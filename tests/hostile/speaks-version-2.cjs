const { print, serve } = require('./adapter.cjs');
const hello = { protocolVersion: 2, name: 'from the future' };
serve(
  () => undefined,
  ({ id }) => print(`${JSON.stringify({ jsonrpc: '2.0', id, result: hello })}\n`),
);
