const { print, serve } = require('./adapter.cjs');
serve(({ id }) =>
  print(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32603, message: 'no such zone\nline two' } })}\n`),
);
