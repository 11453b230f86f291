const { serve } = require('./adapter.cjs');
const answers = [];
const flush = () => {
  for (const late of answers.splice(0).reverse()) late();
};
serve((request, right) => {
  if (answers.push(right) === 1) setTimeout(flush, 10);
});
