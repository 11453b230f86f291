import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vitest/config';
import HeavyFirst from './tests/heavy-first.mts';

/** The games that have an oracle. */
const PLAYABLE = readdirSync('oracle').filter((folder) => existsSync(`oracle/${folder}/cards.ts`));

/**
 * The registry loads modules of games by `require`, which here would load them beside those that the tests import: it is given
 * imports instead, and finds the one of a game by the path, in which the id of the game stands.
 */
const registryByImport: Plugin = {
  name: 'registry-by-import',
  enforce: 'pre',
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    // What becomes of it depends on which folders there are, so that it is not cached.
    defineKey(({ id }) => (id.endsWith('/games/registry.ts') ? false : undefined));
  },
  transform(code, id) {
    if (!id.endsWith('/games/registry.ts')) return undefined;
    const paths = [...code.matchAll(/\brequire\(['`]([^'`]+)['`]\)/g)].flatMap(([, path]) =>
      path!.includes('${id}') ? PLAYABLE.map((game) => path!.replaceAll('${id}', game)) : [path!],
    );
    const imports = paths.map((path, index) => `import * as part${index} from '${path}';\n`).join('');
    const parts = paths.map((path, index) => `'${path}': part${index}`).join(', ');
    return `${imports}${code.replace(/\brequire\((['`][^'`]+['`])\)/g, `({ ${parts} })[$1]`)}`;
  },
};

/**
 * What replaces a module has its modules to itself; all others share them, which saves an import of the whole tree a file.
 * Workers share modules within a project only, so that there are no projects by concern: `npx vitest run kernel` picks by name.
 */
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
    sequence: { sequencer: HeavyFirst },
    pool: 'forks',
    maxWorkers: 2,
    // Times are no verdicts: a machine may be slow. These end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Compiled modules, by content: a test file alone starts in half the time.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest-modules' },
    expect: { poll: { timeout: 60_000 } },
  },
});
