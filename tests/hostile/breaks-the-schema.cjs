const { print, serve } = require('./adapter.cjs');
serve(({ id }) =>
  print(`${JSON.stringify({ jsonrpc: '2.0', id, result: { chance: { drawn: [{ kind: 'dice' }], left: [] } } })}\n`),
);
