const { print, serve, welcome } = require('./adapter.cjs');
const hello = { ...welcome, limits: { messageBytes: 1024 } };
serve(
  (request, right) => right(),
  ({ id }) => print(`${JSON.stringify({ jsonrpc: '2.0', id, result: hello })}\n`),
);
