const { serve } = require('./adapter.cjs');
serve((request, right) => setTimeout(right, 50));
