const { serve } = require('./adapter.cjs');
serve(() => process.kill(process.pid, 'SIGSEGV'));
