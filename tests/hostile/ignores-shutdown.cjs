/** Notes in a file beside the one with its process id what it has been told, and goes on. */
const { answer, print } = require('./adapter.cjs');
const { appendFileSync } = require('node:fs');
const { createInterface } = require('node:readline');

const ignore = (what) => appendFileSync(`${process.argv[2]}.ignored`, `${what}\n`);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, ignore);
setInterval(() => undefined, 1000);
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const request = JSON.parse(line);
    if (request.method === 'initialize') print(`${answer(request)}\n`);
    else ignore(request.method);
  })
  .on('close', () => ignore('end of input'));
