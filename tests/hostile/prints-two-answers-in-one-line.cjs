const { answer, print, serve } = require('./adapter.cjs');
serve((request) => print(`${answer(request)}${answer({ ...request, id: request.id + 1 })}\n`));
