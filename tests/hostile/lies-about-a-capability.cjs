const { print, serve } = require('./adapter.cjs');
const error = { code: -32001, message: 'not supported', data: { lacking: 'capability judgeView' } };
serve(({ id, method }, right) => {
  if (method !== 'game/observe') right();
  else print(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
});
