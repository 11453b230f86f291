/** Builds a folder of pages from the rulebooks with Eleventy. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packageOf, projectRoot } from '../../runner/root';
import type { GameSite, SitePage } from './model';
import { SITE_STYLE } from './style';
import type { Tools } from './tools';

/** The templates and the assets of the pages lie beside the sources, in the package too. */
const SOURCES = join('reports', 'site');

/**
 * @param folder an empty folder in which to build
 * @returns the folder with the site
 */
export async function buildSite(
  games: readonly GameSite[],
  { Eleventy, miniSearch }: Tools,
  folder: string,
): Promise<string> {
  const [input, output] = [join(folder, 'templates'), join(folder, 'site')];
  const sources = join(projectRoot(), SOURCES);
  cpSync(join(sources, 'templates'), input, { recursive: true });
  const here = (path: string) => relative(process.cwd(), path) || '.';
  const eleventy = new Eleventy(here(input), here(output), {
    quietMode: true,
    configPath: false,
    config: (config) => {
      config.setUseGitIgnore(false);
      // Eleventy warns when one step takes more than a tenth of the time, as it does here.
      for (const group of ['Configuration', 'Aggregate'])
        config.benchmarkManager.get(group).setMinimumThresholdPercent(101);
      for (const [name, data] of Object.entries(dataOf(games))) config.addGlobalData(name, () => data);
    },
  });
  eleventy.disableLogger();
  await eleventy.write();
  const assets = join(output, 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'site.css'), SITE_STYLE);
  cpSync(join(sources, 'assets', 'site.js'), join(assets, 'site.js'));
  cpSync(miniSearch, join(assets, 'minisearch.js'));
  for (const { summary, search } of games) writeSearch(join(output, summary.id, 'search.js'), summary, search);
  return output;
}

function writeSearch(file: string, { id, tag }: GameSite['summary'], entries: GameSite['search']): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `(window.rulebooks ??= []).push(${JSON.stringify({ game: id, tag, entries })});\n`);
}

/** Collects the data of the templates: one list of pages for each. */
function dataOf(games: readonly GameSite[]): Record<string, unknown> {
  const home: SitePage = { address: 'index.html', root: '', title: 'Living rulebooks' };
  const engines = Object.fromEntries(games.map((game) => [game.summary.id, game.engines !== undefined]));
  return {
    site: { ...packageOf(), games: games.map(({ summary }) => summary), engines },
    homePages: [home],
    contentsPages: games.map(({ contents }) => contents),
    clausePages: games.flatMap(({ clauses }) => clauses),
    readingsPages: games.map(({ readings }) => readings),
    rulingsPages: games.map(({ rulings }) => rulings),
    rulingPages: games.flatMap(({ rulingPages }) => rulingPages),
    enginesPages: games.flatMap(({ engines: page }) => page ?? []),
  };
}
