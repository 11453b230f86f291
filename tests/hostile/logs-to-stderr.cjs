const { serve } = require('./adapter.cjs');
serve((request, right) => {
  for (let i = 0; i < 200; i++) console.error('{"jsonrpc":"2.0","id":1} is only a log line here: '.padEnd(1000, '.'));
  right();
});
