const { answer, print, serve } = require('./adapter.cjs');
serve((request) => print(`${JSON.stringify(JSON.parse(answer(request)), null, 2)}\n`));
