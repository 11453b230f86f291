const { serve } = require('./adapter.cjs');
const { closeSync } = require('node:fs');
setInterval(() => undefined, 1000);
serve(() => closeSync(1));
