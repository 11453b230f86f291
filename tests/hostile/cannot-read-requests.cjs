const { print, serve } = require('./adapter.cjs');
serve(() => print('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"what was that?"}}\n'));
