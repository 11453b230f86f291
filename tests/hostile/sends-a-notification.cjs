const { print, serve } = require('./adapter.cjs');
serve(() => print(`${JSON.stringify({ jsonrpc: '2.0', method: 'log', params: { text: 'thinking' } })}\n`));
