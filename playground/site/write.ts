/** Writes the playground into the folder of a site: plain files that also a browser without any server opens. */
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

/** Of the site's folder: the scripts of all games. */
const SCRIPTS = 'playground';

export interface PlaygroundOf {
  readonly catalogue: Catalogue;
  /** At least those of the game. */
  readonly features: Features;
  /** Where the page lies in the folder, two folders down: `one-piece/playground/index.html`. */
  readonly file: string;
  /** How the page reaches the rulebook; left out: it does not. */
  readonly rulebook?: PageOptions['rulebook'];
}

/**
 * @param folder of the site; what stands there under the same names is replaced
 * @param script gives the script of a game, or that of every `page`
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

/** A classic script, which also a page from the file system may load. */
const listScript = (game: GameId, suite: SuiteScenarios): string =>
  `(self.tcgScenarios ??= {})[${JSON.stringify(game)}] = ${JSON.stringify(suite)};\n`;

/** The shortest scenario in which something is done and something comes of it. */
function sampleOf(suite: SuiteScenarios): string {
  const texts = suite.scenarios.map((scenario) => textOf(suite, scenario));
  const played = texts.filter((text) => /^\s*When .* attacks/m.test(text) && !text.includes('<'));
  return played.sort((one, other) => one.length - other.length)[0] ?? texts[0] ?? '';
}
