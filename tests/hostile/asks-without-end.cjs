const { print, serve } = require('./adapter.cjs');
const decision = { player: 'B', kind: 'levelBurst', turn: 5, phase: 'battle', optional: true };
serve(({ id, method }, right) => {
  if (method !== 'game/act') right();
  else print(`${JSON.stringify({ jsonrpc: '2.0', id, result: { status: 'accepted', decision } })}\n`);
});
