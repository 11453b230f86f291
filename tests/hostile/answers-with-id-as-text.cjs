const { answer, print, serve } = require('./adapter.cjs');
serve((request) => print(`${answer({ ...request, id: String(request.id) })}\n`));
