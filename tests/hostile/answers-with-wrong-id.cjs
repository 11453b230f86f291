const { answer, print, serve } = require('./adapter.cjs');
serve((request) => print(`${answer({ ...request, id: request.id + 1000 })}\n`));
