const { answer, print, serve } = require('./adapter.cjs');
serve((request) => print(`${answer(request).slice(0, -1)},"padding":"${'x'.repeat(50_000_000)}"}\n`));
