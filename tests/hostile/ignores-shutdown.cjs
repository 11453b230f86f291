const { answer, print } = require('./adapter.cjs');
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
setInterval(() => undefined, 1000);
process.stdin.once('data', (line) => print(`${answer(JSON.parse(line))}\n`));
