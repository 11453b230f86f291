/** Gathers the playground's data of a game from the files of the suite. */
import { loadCatalogue } from '../../runner/catalogue';
import { loadFeatures } from '../../runner/feature-files';
import { saidIn, type SaidInPlace } from '../../runner/plan';
import type { GameId } from '../../schemas/common';
import type { GameData } from '../engine/messages';

/** Greatest number of words offered in a place of a sentence. */
const MOST_SAID = 8;

export function gameData(game: GameId): GameData {
  const catalogue = loadCatalogue(game);
  const { scenarios, rules } = loadFeatures([game], { catalogues: [catalogue], decoys: false });
  const titles = new Map(rules.map(({ clause, title }) => [clause, title]));
  const said = saidIn(
    game,
    scenarios.flatMap(({ pickle }) => pickle.steps.map(({ text }) => text)),
  );
  return {
    game,
    title: catalogue.title,
    edition: catalogue.edition,
    editions: catalogue.editions.map(({ published: _date, source: _where, ...edition }) => edition),
    tag: catalogue.tag,
    clauses: Object.fromEntries(catalogue.clauses.map(({ id }) => [id, titles.get(id) ?? ''])),
    said: Object.fromEntries(
      [...said].map(([expression, { uses, places }]) => [expression, { uses, places: places.map(mostUsed) }]),
    ),
  };
}

/** Returns words of the game only: names of cards, numbers and players are the author's. */
function mostUsed({ type, counts }: SaidInPlace): string[] {
  if (type !== 'term') return [];
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, MOST_SAID).map(([words]) => words);
}
