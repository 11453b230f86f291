require('./adapter.cjs');
setInterval(() => undefined, 1000);
