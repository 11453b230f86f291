const { answer, print } = require('./adapter.cjs');
process.stdin.once('data', (line) => {
  process.stdin.pause();
  print(`${answer(JSON.parse(line))}\n`);
});
setInterval(() => undefined, 1000);
