const { serve } = require('./adapter.cjs');
serve((request, right) => {
  console.log('DEBUG \u001b[31mevaluating\u001b[0m the position');
  right();
});
