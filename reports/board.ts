/**
 * Draws a game at one moment: SVG without scripts, with the colours of the page. The same observation gives the same
 * picture.
 */
import { gameOf } from '../games/registry';
import { wordsOf } from '../games/words';
import type { GameId } from '../schemas/common';
import type { Observation, SeenCard, SeenPlayer } from '../schemas/protocol';
import { capitalised } from '../texts/words';
import { momentWords } from './board-changes';
import { rowsOfZones } from './board-rows';
import { BOARD_WIDTH, label, type ChangedCards } from './board-shapes';
import { markup, type Html } from './html-template';

const HEAD = 22;

/** @param caption what led to this moment; screen readers read it as the picture's name */
export function boardSvg(game: GameId, seen: Observation, caption: string, changed: ChangedCards): Html {
  const { height, content } = (gameOf(game)?.table ?? rowsOfZones)(labelled(game, seen), changed);
  const moment = capitalised(momentWords(game, seen));
  return markup`<svg class="table" viewBox="0 0 ${BOARD_WIDTH} ${height + HEAD}" role="img">
    <title>Board after ${caption}</title><desc>${moment}. The same stands below as text.</desc>
    ${label(moment, 6, 14, 'head')}
    <g transform="translate(0 ${HEAD})">${content}</g>
  </svg>`;
}

/** Gives each card without a name of its own the word for what it is, which is drawn instead of its handle. */
function labelled(game: GameId, seen: Observation): Observation {
  const say = wordsOf(game);
  const withLabel = (card: SeenCard): SeenCard => {
    if (card.id === undefined) return card;
    const name = say.card(card.id);
    return name === card.id ? card : { ...card, label: name.replace(/^(player [AB]'s|an?) /, '') };
  };
  const ofPlayer = ({ zones, ...more }: SeenPlayer): SeenPlayer => ({
    ...more,
    zones: Object.fromEntries(
      Object.entries(zones).map(([zone, { cards, ...rest }]) => [
        zone,
        { ...rest, ...(cards && { cards: cards.map(withLabel) }) },
      ]),
    ),
  });
  return { ...seen, players: { A: ofPlayer(seen.players.A), B: ofPlayer(seen.players.B) } };
}
