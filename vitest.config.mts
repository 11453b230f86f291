import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    environment: 'node',
    globals: false,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
