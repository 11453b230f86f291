/**
 * Bundles the oracle of one game as a script for browsers with esbuild, without the parts that playing does not need.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from '../../runner/root';
import type { GameId } from '../../schemas/common';
import type { Probes } from '../../steps/probes';
import type { GameData } from '../engine/messages';
import { AS_A_SCRIPT } from './options';

/** Matches parts that the registry loads on demand and that playing never demands. */
const NEVER_ASKED_FOR = /^\.\.\/(oracle\/[\w-]+\/faults(\/|$)|texts\/(?!durations$))/;

/** Keeps the registry entry of this game alone, and includes its probe cards instead of their file. */
const parts = (game: GameId, probes: Probes): Plugin => ({
  name: 'parts of one game',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]games[\\/]registry\.[jt]s$/ }, ({ path }) => ({
      // Puts the game's id into the paths of modules, since a bundler does not follow a computed path.
      contents: readFileSync(path, 'utf8').replace(
        /\brequire\(`([^`]+)`\)/g,
        (_, name: string) => `require('${name.replace('${id}', game)}')`,
      ),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }));
    bundle.onResolve({ filter: /^\.\.\// }, ({ path, importer }) => {
      if (basename(dirname(importer)) !== 'games') return undefined;
      if (path === '../steps/probe-files') return { path: game, namespace: 'probes' };
      return NEVER_ASKED_FOR.test(path) ? { path, namespace: 'left-out' } : undefined;
    });
    bundle.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: '', loader: 'js' }));
    bundle.onLoad({ filter: /.*/, namespace: 'probes' }, () => ({
      contents: `exports.loadProbes = () => (${JSON.stringify(probes)})`,
      loader: 'js',
    }));
  },
});

/** Replaces parts of libraries for other languages and for engines of ten years ago. */
const lighter: Plugin = {
  name: 'lighter libraries',
  setup(bundle) {
    bundle.onLoad({ filter: /gherkin-languages\.json$/ }, ({ path }) => {
      const { en } = JSON.parse(readFileSync(path, 'utf8')) as { en: object };
      return { contents: JSON.stringify({ en }), loader: 'json' };
    });
    // Only a reader of run messages needs these, to revive classes and to sort results.
    bundle.onResolve({ filter: /^(reflect-metadata|class-transformer|lodash\.sortby)$/ }, ({ path }) => ({
      path,
      namespace: 'untold',
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'untold' }, () => ({
      contents: 'exports.Type = () => () => undefined',
      loader: 'js',
    }));
    // Two kinds of imports would include this package twice. Nobody reads features out of Markdown here.
    bundle.onResolve({ filter: /^@cucumber\/messages$/ }, () => ({
      path: require.resolve('@cucumber/messages').replace(/([\\/])cjs\1/, '$1esm$1'),
    }));
    bundle.onLoad({ filter: /GherkinInMarkdownTokenMatcher\.js$/ }, () => ({ contents: '', loader: 'js' }));
    // This is a polyfill with a parser of regular expressions, for a function that every browser has.
    bundle.onResolve({ filter: /^regexp-match-indices$/ }, ({ path }) => ({ path, namespace: 'native' }));
    bundle.onLoad({ filter: /.*/, namespace: 'native' }, () => ({
      contents: 'module.exports = (regexp, text) => new RegExp(regexp, regexp.flags.replace("d", "") + "d").exec(text)',
      loader: 'js',
    }));
  },
};

/**
 * Makes a classic script that defines `tcgOracles['<game>']`, a function: its source is the whole code of a worker,
 * which begins to serve when it is called. The script loads nothing, so that a page can use it from anywhere.
 * @throws {Error} esbuild's error, e.g. if something needs Node
 */
export async function gameScript(data: GameData, probes: Probes): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { serve } from './playground/engine/worker';\nserve(${JSON.stringify(data)}, self);`,
      resolveDir: projectRoot(),
      loader: 'ts',
    },
    ...AS_A_SCRIPT,
    plugins: [parts(data.game as GameId, probes), lighter],
  });
  const code = outputFiles[0]!.text.trim();
  return `(self.tcgOracles ??= {})[${JSON.stringify(data.game)}] = function () {${code}};\n`;
}
