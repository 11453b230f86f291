const { print, serve } = require('./adapter.cjs');
const errors = {
  'game/start': { code: -32001, message: 'not supported', data: { lacking: 'probe draw-two' } },
  'game/observe': { code: -32001, message: 'not supported' },
  'game/actions': { code: -32601, message: 'method not found' },
};
serve(({ id, method }, right) => {
  if (errors[method]) print(`${JSON.stringify({ jsonrpc: '2.0', id, error: errors[method] })}\n`);
  else right();
});
