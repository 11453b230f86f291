const { serve } = require('./adapter.cjs');
serve((request, right) => {
  right();
  right();
});
