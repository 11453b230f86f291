const { print, serve } = require('./adapter.cjs');
serve(({ id }) =>
  print(Buffer.from(`{"jsonrpc":"2.0","id":${id},"error":{"code":1,"message":"Schl\u00fcssel fehlt"}}\n`, 'latin1')),
);
