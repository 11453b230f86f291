const { print, serve } = require('./adapter.cjs');
serve(({ id }) => print(`${JSON.stringify({ jsonrpc: '2.0', id })}\n`));
