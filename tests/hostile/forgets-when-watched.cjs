/** Whatever has attacked stays active, but not in a game that is looked at after an action before a step reads it. */
const { print, rightAnswer, serve } = require('./adapter.cjs');
const looks = new Map();
serve((request, right) => {
  const { gameId } = request.params;
  if (request.method === 'game/act') return right();
  looks.set(gameId, (looks.get(gameId) ?? 0) + 1);
  if (looks.get(gameId) > 1) return right();
  const text = JSON.stringify({ jsonrpc: '2.0', id: request.id, ...rightAnswer(request) });
  return print(`${text.replaceAll('"resting"', '"active"')}\n`);
});
