const { print, serve } = require('./adapter.cjs');
serve(({ id }) =>
  print(`${JSON.stringify({ jsonrpc: '2.0', id, result: {}, error: { code: 1, message: 'both' } })}\n`),
);
