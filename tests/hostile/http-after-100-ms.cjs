/** A server of its own process, so that it answers while the one that asks is busy: after 100 ms. Prints its port. */
'use strict';
const { createServer } = require('node:http');

const welcome = { protocolVersion: 1, adapter: { name: 'slow', version: '1' }, games: [] };

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const { id, method } = JSON.parse(body);
    response.setHeader('Content-Type', 'application/json');
    const answer = JSON.stringify({ jsonrpc: '2.0', id, result: method === 'initialize' ? welcome : {} });
    setTimeout(() => response.end(answer), 100);
  });
}).listen(0, '127.0.0.1', () => console.log(server.address().port));
