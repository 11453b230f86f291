/**
 * Shows the boards of a failing scenario one after the other. Without JavaScript the page shows the first and the last
 * board, and a reader can unfold those between; the script shows one at a time. The boards between are in a noscript
 * element, which a browser with JavaScript takes as text, so that a page with hundreds of failures loads fast.
 *
 * A page must stay one file that loads at once: of a long scenario it keeps the first board and those nearest the
 * failure. report.json has all.
 */
import { PLAYERS, type GameId } from '../schemas/common';
import { Observation } from '../schemas/protocol';
import type { Frame } from '../schemas/report';
import { validate } from '../schemas/validate';
import { capitalised } from '../texts/words';
import { boardSvg } from './board';
import { battleWords, changesBetween, momentWords, zonesInWords } from './board-changes';
import { jsonHtml } from './html-position';
import { markup, type Html } from './html-template';
import { plural } from './text';

/** Greatest number of boards shown of one scenario: the first, and the last of the others. */
const MOST_BOARDS = 6;

export function boardsHtml(frames: readonly Frame[], game: GameId): Html {
  const seen = frames.map((frame) => observationOf(frame.observation));
  const boards = frames.map((frame, index) => {
    if (index > 0 && index <= frames.length - MOST_BOARDS) return null;
    return boardHtml({ frame, seen: seen[index], before: seen[index - 1], number: index + 1, of: frames.length, game });
  });
  const between = boards.slice(1, -1).filter((board) => board !== null);
  return markup`<div class="boards" role="group" aria-label="Boards, step by step">
    <div class="steps-bar" hidden>
      <button type="button" data-go="first">First</button>
      <button type="button" data-go="previous">Previous</button>
      <button type="button" data-go="next">Next</button>
      <button type="button" data-go="last">Last</button>
      <span class="note">also with the arrow keys, Home and End</span> <span class="hidden" role="status"></span>
    </div>
    ${boards[0]} ${between.length > 0 && betweenHtml(between, frames.length)} ${boards.length > 1 && boards.at(-1)}
  </div>`;
}

function betweenHtml(boards: Html[], all: number): Html {
  const left = all - 2 - boards.length;
  const note = left > 0 && markup`<p class="note">${plural(left, 'earlier board')} only in report.json.</p>`;
  return markup`<noscript>
    <details class="between">
      <summary>${plural(boards.length, 'board')} between</summary>
      ${note} ${boards}
    </details>
  </noscript>`;
}

export interface Board {
  frame: Frame;
  /** undefined if the frame does not hold an observation */
  seen: Observation | undefined;
  before: Observation | undefined;
  /** from 1 */
  number: number;
  of: number;
  game: GameId;
}

/** Shows one board: picture, changes, and the same as text. */
export function boardHtml({ frame, seen, before, number, of, game }: Board): Html {
  const caption = markup`<figcaption><b>${number} of ${of}</b> After ${frame.caption}</figcaption>`;
  if (!seen) return markup`<figure class="frame">${caption} ${jsonHtml(frame.observation)}</figure>`;
  const changes = changesBetween(game, before, seen);
  return markup`<figure class="frame" tabindex="-1">
    ${caption}
    <div class="picture" tabindex="0" role="group" aria-label="Board ${number}">
      ${boardSvg(game, seen, frame.caption, changes.cards)}
    </div>
    <p class="note swipe">The picture scrolls sideways.</p>
    ${number > 1 && changesHtml(changes.words)} ${boardAsText(game, seen)}
  </figure>`;
}

export function changesHtml(words: string[]): Html {
  if (words.length === 0) return markup`<p class="note">Nothing changed.</p>`;
  return markup`<ul class="changes">${words.map((change) => markup`<li>${capitalised(change)}</li>`)}</ul>`;
}

/** Describes the picture in words for those who do not see it. */
export function boardAsText(game: GameId, seen: Observation): Html {
  const battle = battleWords(game, seen);
  return markup`<details class="as-text">
    <summary>This board as text</summary>
    <p>${capitalised(momentWords(game, seen))}${battle && `; battle: ${battle}`}</p>
    ${PLAYERS.map(
      (player) =>
        markup`<b>Player ${player}</b>
          <ul>${zonesInWords(game, player, seen.players[player]).map(([zone, cards]) => markup`<li>${zone}: ${cards}</li>`)}</ul>`,
    )}
  </details>`;
}

/** Reads an observation. A report may hold anything in its place; anything else is shown as it is. */
function observationOf(value: unknown): Observation | undefined {
  try {
    return validate(Observation, value, 'frame');
  } catch {
    return undefined;
  }
}
