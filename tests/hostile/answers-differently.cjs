/** Every other time that the judge looks, all characters are active. */
const { print, rightAnswer, serve } = require('./adapter.cjs');
let looks = 0;
serve((request, right) => {
  if (request.method !== 'game/observe' || ++looks % 2 === 0) return right();
  const text = JSON.stringify({ jsonrpc: '2.0', id: request.id, ...rightAnswer(request) });
  return print(`${text.replaceAll('"resting"', '"active"')}\n`);
});
