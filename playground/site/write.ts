/** Writes the playground into the folder of a site: plain files that a browser opens without a server, too. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Features } from '../../runner/features';
import type { Catalogue } from '../../schemas/catalogue';
import type { GameId } from '../../schemas/common';
import type { SuiteScenarios } from '../engine/messages';
import { textOf } from './suite-text';
import { playgroundPage, type PageOptions } from './page';
import { suiteScenarios } from './scenarios';
import { builtScript } from './scripts';

/** Folder for the scripts of all games, in the site's folder. */
const SCRIPTS = 'playground';

export interface PlaygroundOf {
  readonly catalogue: Catalogue;
  /** Includes at least the features of the game. */
  readonly features: Features;
  /** Path of the page in the folder, two folders down: `one-piece/playground/index.html`. */
  readonly file: string;
  /** Addresses of the rulebook from the page; missing if there is no rulebook. */
  readonly rulebook?: PageOptions['rulebook'];
}

/**
 * @param folder the folder of the site; files of the same names are replaced
 * @param script returns the script of a game, or the one of every page for `page`
 * @throws {Error} the scripts have not been built
 */
export function writePlayground(folder: string, games: readonly PlaygroundOf[], script = builtScript): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  if (games.length > 0) write(`${SCRIPTS}/page.js`, script('page'));
  for (const { catalogue, features, file, rulebook } of games) {
    const { game, tag, title, edition, editions, listed } = catalogue;
    const suite = suiteScenarios(game, features);
    write(`${SCRIPTS}/${game}.js`, script(game));
    write(`${SCRIPTS}/${game}-scenarios.js`, listScript(game, suite));
    write(
      file,
      playgroundPage({
        ...{ game, tag, title, edition, editions, isUsual: edition === listed },
        ...{ sample: sampleOf(suite), scripts: `../../${SCRIPTS}`, rulebook },
      }),
    );
  }
}

/** Makes a classic script, which a page from the file system may load, too. */
const listScript = (game: GameId, suite: SuiteScenarios): string =>
  `(self.tcgScenarios ??= {})[${JSON.stringify(game)}] = ${JSON.stringify(suite)};\n`;

/** Picks the shortest scenario in which an action has a result. */
function sampleOf(suite: SuiteScenarios): string {
  const texts = suite.scenarios.map((scenario) => textOf(suite, scenario));
  const played = texts.filter((text) => /^\s*When .* attacks/m.test(text) && !text.includes('<'));
  return played.sort((one, other) => one.length - other.length)[0] ?? texts[0] ?? '';
}
