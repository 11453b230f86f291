/**
 * An ordinary adapter for the scripts of this folder to misbehave with: `serve` takes what differs.
 *
 * Its first argument names a file in which it notes its process id and that of a child it starts, one a line.
 * Its second argument, where there is one, makes it play: it answers with the oracle, and misbehaves only in games that
 * have a card of this name, from their first action on; "*" stands for all games. Without it no game is known.
 */
'use strict';
const { spawn } = require('node:child_process');
const { appendFileSync } = require('node:fs');
const { createInterface } = require('node:readline');

const [, , pidFile, trigger] = process.argv;

const child = spawn('sleep', ['60'], { stdio: 'ignore' });
child.unref();
if (pidFile) appendFileSync(pidFile, `${process.pid}\n${child.pid}\n`);

const welcome = { protocolVersion: 1, adapter: { name: 'hostile', version: '1' }, games: [], limits: { games: 16 } };

const oracle =
  trigger && new (require('../../dist/oracle/host').OracleHost)([require('../../dist/oracle/level-neo').levelNeo]);
/** Ids of the games to misbehave in. */
const culprits = new Set();

/** What the oracle answers. @returns `{ result }` or `{ error }` */
function play({ method, params }) {
  try {
    const result = oracle.request(method, params);
    if (method === 'game/start' && (trigger === '*' || trigger in params.cards)) culprits.add(result.gameId);
    return { result };
  } catch (error) {
    return { error: { code: -32602, message: error.message } };
  }
}

function rightAnswer(request) {
  if (request.method === 'initialize') {
    return { result: oracle ? { ...welcome, games: oracle.request('initialize', {}).games } : welcome };
  }
  return oracle ? play(request) : { result: {} };
}

/** @returns the line of a right answer, without its line break */
const answer = (request) => JSON.stringify({ jsonrpc: '2.0', id: request.id, ...rightAnswer(request) });

const print = (text) => process.stdout.write(text);

const isCulprit = ({ method, params }) =>
  !oracle || (['game/act', 'game/observe'].includes(method) && culprits.has(params.gameId));

/** @param misbehave gets a request and `right`, which answers it as it should be; not called for the handshake */
function serve(misbehave, start = (request) => print(`${answer(request)}\n`)) {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const request = JSON.parse(line);
    const right = () => print(`${answer(request)}\n`);
    if (request.method === 'initialize') return start(request, right);
    if (request.method === 'shutdown') return right();
    return isCulprit(request) ? misbehave(request, right) : right();
  });
  process.stdin.on('end', () => process.exit(0));
}

module.exports = { answer, print, rightAnswer, serve, welcome };
