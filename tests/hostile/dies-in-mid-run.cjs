const { serve } = require('./adapter.cjs');
serve(() => {
  throw new Error('the engine fell over');
});
