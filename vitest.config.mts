import { existsSync, readdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import HeavyFirst from './tests/heavy-first.mts';

/** Lists the games that have an oracle. */
const PLAYABLE = readdirSync('oracle').filter((folder) => existsSync(`oracle/${folder}/cards.ts`));

/**
 * Imports the modules of games that the registry loads by `require`, which here would load a second copy beside those
 * that the tests import. The game's id in the path selects the module.
 */
const registryByImport: Plugin = {
  name: 'registry-by-import',
  enforce: 'pre',
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    // The transformed registry depends on which folders exist, so it must not be cached.
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

/** The folders that `npm run build` compiles, without the tests. */
const COMPILED = /^(adapters|bench|cli|games|oracle|playground|reports|runner|schemas|scripts|steps|texts)\//;

/**
 * Imports compiled modules, which load and run faster than sources that Vite transforms. `npm test` sets this after its
 * build; a test file run by hand uses the sources, so that its stack traces name their lines.
 */
const compiledModules: Plugin = {
  name: 'compiled-modules',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return undefined;
    const path = relative('.', resolve(dirname(importer), source)).replaceAll('\\', '/');
    if (!COMPILED.test(path)) return undefined;
    const file = [`${path}.js`, `${path}/index.js`].map((one) => resolve('dist', one)).find((one) => existsSync(one));
    return file === undefined ? undefined : { id: file, external: true };
  },
};
const modules = process.env.TCG_CONFORMANCE_COMPILED ? compiledModules : registryByImport;

/**
 * Tests that replace a module get an instance of all modules to themselves. All others share theirs, which saves an
 * import of the whole tree for each file.
 * Workers share modules only within a project, so there are no projects by concern: `npx vitest run kernel` selects by
 * name.
 */
const REPLACING = ['tests/**/ambiguous.test.ts', 'tests/cached-values.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [modules],
        test: { name: 'all', include: ['tests/**/*.test.ts'], exclude: REPLACING, isolate: false },
      },
      { extends: true, plugins: [registryByImport], test: { name: 'replacing', include: REPLACING } },
    ],
    globalSetup: ['tests/global-setup.ts'],
    environment: 'node',
    globals: false,
    sequence: { sequencer: HeavyFirst },
    server: { deps: { external: [/\/dist\/.*\.js$/] } },
    pool: 'forks',
    maxWorkers: 2,
    // Timeouts only end tests that hang: a slow machine is no reason to fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Caches compiled modules by content, so that a single test file starts in half the time.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest-modules' },
    expect: { poll: { timeout: 60_000 } },
  },
});
