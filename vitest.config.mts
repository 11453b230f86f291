import { defineConfig, type Plugin } from 'vitest/config';

/** The registry loads games by `require`, which here would load their modules beside those that the tests import. */
const registryByImport: Plugin = {
  name: 'registry-by-import',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/games/registry.ts')) return undefined;
    const parts: string[] = [];
    const body = code.replace(/\brequire\('([^']+)'\)/g, (_, path: string) => {
      if (!parts.includes(path)) parts.push(path);
      return `part${parts.indexOf(path)}`;
    });
    return parts.map((path, index) => `import * as part${index} from '${path}';\n`).join('') + body;
  },
};

/** What replaces a module has its modules to itself; all others share them, which saves an import of the whole tree a file. */
const REPLACING = 'tests/**/ambiguous.test.ts';

export default defineConfig({
  plugins: [registryByImport],
  test: {
    projects: [
      { extends: true, test: { name: 'all', include: ['tests/**/*.test.ts'], exclude: [REPLACING], isolate: false } },
      { extends: true, test: { name: 'replacing', include: [REPLACING] } },
    ],
    globalSetup: ['tests/global-setup.ts'],
    environment: 'node',
    globals: false,
    pool: 'forks',
    maxWorkers: 2,
    // Times are no verdicts: a machine may be slow. These end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
