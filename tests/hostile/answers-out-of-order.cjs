const { serve } = require('./adapter.cjs');
const answers = [];
serve((request, right) => {
  answers.push(right);
  if (answers.length === 4) for (const late of answers.splice(0).reverse()) late();
});
