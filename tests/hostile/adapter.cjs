/**
 * An ordinary adapter that knows no game, for the scripts of this folder to misbehave with: `serve` takes what differs.
 * Its first argument names a file in which it notes its process id and that of a child it starts, one a line.
 */
'use strict';
const { spawn } = require('node:child_process');
const { appendFileSync } = require('node:fs');
const { createInterface } = require('node:readline');

const child = spawn('sleep', ['60'], { stdio: 'ignore' });
child.unref();
if (process.argv[2]) appendFileSync(process.argv[2], `${process.pid}\n${child.pid}\n`);

const welcome = { protocolVersion: 1, adapter: { name: 'hostile', version: '1' }, games: [], limits: { games: 16 } };

/** @returns the line of a right answer, without its line break */
function answer({ id, method }) {
  return JSON.stringify({ jsonrpc: '2.0', id, result: method === 'initialize' ? welcome : {} });
}

const print = (text) => process.stdout.write(text);

/** @param misbehave gets a request and `right`, which answers it as it should be; called for all but the handshake */
function serve(misbehave, start = (request) => print(`${answer(request)}\n`)) {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const request = JSON.parse(line);
    const right = () => print(`${answer(request)}\n`);
    if (request.method === 'initialize') return start(request, right);
    if (request.method === 'shutdown') return right();
    return misbehave(request, right);
  });
  process.stdin.on('end', () => process.exit(0));
}

module.exports = { answer, print, serve, welcome };
