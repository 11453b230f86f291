const { print, serve } = require('./adapter.cjs');
serve(({ id }) => print(`{'jsonrpc': '2.0', 'id': ${id}, 'result': {}}\n`));
