const { serve } = require('./adapter.cjs');
serve(() => {
  for (;;);
});
