/** Misreadings of the clauses about songs, names in subtypes, and products (17.6, 17.8, 17.11). */
import { perform } from '../../kernel/events/perform';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { hasWord } from '../../kernel/continuous/information';
import type { VgRules } from '../game';

export const songFaults = faultTable<VgRules>({
  '17.6.1.1': {
    'a song card of the drop zone is a song': alsoIf('isSong', (g, card) => hasWord(g, card, 'subtype', 'song')),
  },
  '17.6.2.1': { 'a song does not notice that it is sung': skip('sing') },
  '17.6.3': { 'a song that has been sung stays face up': skip('endSong') },
  '17.8.2.2': {
    'the name in a subtype is no subtype': result('printedWords', (words, _g, _print, kind) =>
      kind === 'typeName' ? [] : words,
    ),
    'a card with that name is found as well': result('printedWords', (words, g, print, kind) =>
      kind === 'typeName' ? [...words, ...g.rules.printedWords(g, print, 'name')] : words,
    ),
  },
  '17.11.2': { 'a product does not notice that it is operated': skip('operate') },
  '17.11.2.1': {
    'a product that has been operated is turned face down': ({ endSong }) => ({
      *endSong(g, card, ability) {
        yield* endSong(g, card, ability);
        if (ability.when?.event === 'operated') yield* perform(g, { card, face: 'down' });
      },
    }),
    'a product that has been operated rests': afterwards('endSong', (g, card, ability) =>
      ability.when?.event === 'operated' ? perform(g, { card, state: 'rest' }) : undefined,
    ),
  },
});
