/** A kit that is ended while an adapter runs that ignores all polite requests. On SIGUSR2 it ends by itself, with code 7. */
const { join } = require('node:path');
const { StdioAdapter } = require('../../dist/adapters/stdio');

const adapter = new StdioAdapter(`node "${join(__dirname, 'ignores-shutdown.cjs')}" "${process.argv[2]}"`);
process.on('SIGUSR2', () => process.exit(7));
void adapter.initialize().then(() => console.log('ready'));
