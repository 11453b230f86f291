require('./adapter.cjs');
console.error('no licence found');
process.exit(3);
