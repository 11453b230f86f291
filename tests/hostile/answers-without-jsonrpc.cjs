const { print, serve } = require('./adapter.cjs');
serve(({ id }) => print(`${JSON.stringify({ id, result: {} })}\n`));
