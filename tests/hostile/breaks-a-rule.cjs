/** Whatever has attacked stays active. */
const { print, rightAnswer, serve } = require('./adapter.cjs');
serve((request) => {
  const text = JSON.stringify({ jsonrpc: '2.0', id: request.id, ...rightAnswer(request) });
  print(`${text.replaceAll('"resting"', '"active"')}\n`);
});
