/** Draws the pieces of boards as SVG: cards, strips, words. All lengths are in units of the viewBox. */
import type { PlayerId } from '../schemas/common';
import type { Observation, SeenCard } from '../schemas/protocol';
import { markup, type Html } from './html-template';
import { spelledOut } from './text';

export const BOARD_WIDTH = 640;

/** The inside of a picture; it starts at y = 0. */
export interface Drawing {
  height: number;
  content: Html;
}

/** Handles of the cards that changed since the previous frame. */
export type ChangedCards = ReadonlySet<string>;

export type Table = (seen: Observation, changed: ChangedCards) => Drawing;

export const hasChanged = ({ id }: SeenCard, changed: ChangedCards): boolean => id !== undefined && changed.has(id);

/** A card to draw; x and y are its top left corner. */
export interface Drawn {
  x: number;
  y: number;
  card: SeenCard;
  /** the card changed since the previous frame */
  changed: boolean;
}

/** Side of a card's slot, which is square so that the card can be turned in it. */
export const SLOT = 84;
const [SHORT, LONG, ROUND] = [58, 80, 5];

/** These sizes do not include the gap between strips or tiles. */
export const STRIP_WIDTH = 76;
export const STRIP_HEIGHT = 17;
export const TILE_WIDTH = 88;
export const TILE_HEIGHT = 34;

const CHANGED = markup` class="changed"`;

/** Names a card by its handle, as the scenario does, or by its card name when it has no handle. */
export const nameOf = (card: SeenCard): string =>
  (card['label'] as string | undefined) ?? card.id ?? card.card ?? 'unknown card';

export const isTurned = ({ state }: SeenCard): boolean => /^(rest|exhausted|heavy)/.test(state ?? '');

/** Draws a card on the table with its counters: rested cards are turned, face-down cards hatched. */
export function cardShape({ x, y, card, changed }: Drawn): Html {
  const [width, height] = isTurned(card) ? [LONG, SHORT] : [SHORT, LONG];
  const [left, top] = [x + (SLOT - width) / 2, y + (SLOT - height) / 2];
  const middle = x + SLOT / 2;
  const room = width - (countersOn(card).length > 0 ? 2 * CARD_PIP + 6 : 6);
  const lines = wrapped(nameOf(card), room, 10, 2);
  const marks = [
    tooManyPips(card),
    card['attacked'] === true && 'attacked',
    card['playedThisTurn'] === true && 'new',
    card['mark'],
  ].filter(Boolean);
  const marked = wrapped(marks.join(', '), room + 4, 8, 4 - lines.length);
  return markup`<g${changed && CHANGED}>${outline({ x: left, y: top, width, height, round: ROUND }, card)}
    ${lines.map((line, index) => label(line, middle, top + 15 + index * 11))}
    ${marked.map((line, index) => label(line, middle, top + height - 19 - 9 * (marked.length - 1 - index), 'mark'))}
    ${power(card) !== undefined && label(String(power(card)), middle, top + height - 7, 'power')}
    ${pips(left, top, card, CARD_PIP)}${changed && corner(left + width, top)}</g>`;
}

/** Draws a card as one line with its name and mark, e.g. in the hand. */
export function stripShape({ x, y, card, changed }: Drawn, width = STRIP_WIDTH): Html {
  const { mark } = card as SeenCard & { mark?: string };
  const name = fitted(mark === undefined ? nameOf(card) : `${nameOf(card)} · ${mark}`, width - 8, 9);
  return markup`<g${changed && CHANGED}>${outline({ x, y, width, height: STRIP_HEIGHT, round: 3 }, card)}
    ${label(name, x + width / 2, y + 12, 'small')}${changed && corner(x + width, y)}</g>`;
}

/**
 * Draws a card with name, power, state, statuses, cores and its part in the battle, for games without a table of their
 * own.
 */
export function tileShape({ x, y, card, changed }: Drawn, role: string): Html {
  const { state, statuses = [], sheet, owner } = card;
  const cores = countersOn(card).length;
  const lying = [power(card), state, ...statuses.map(({ status }) => spelledOut(status))];
  const facts = [...lying, sheet === 'back' && 'back', owner && `of ${owner}`, tooManyPips(card)];
  const box = { x, y, width: TILE_WIDTH, height: TILE_HEIGHT, round: 4 };
  const middle = x + TILE_WIDTH / 2;
  const lines = [facts.filter((fact) => fact !== undefined && fact !== false).join(' · '), role].filter(
    Boolean,
  ) as string[];
  const top = y + 20 - lines.length * 4.5;
  return markup`<g${changed && CHANGED}>${outline(box, card)}
    ${label(fitted(nameOf(card), TILE_WIDTH - (cores > 0 ? 16 : 8), 9.5), middle, top)}
    ${lines.map((line, index) => label(fitted(line, TILE_WIDTH - 6, 8), middle, top + 10 + index * 9, 'mark'))}
    ${pips(x, y, card, TILE_PIP)}${changed && corner(x + TILE_WIDTH, y)}</g>`;
}

const MOST_PIPS = 7;
/** Height and width of a pip on a tile, and on a card. */
const [TILE_PIP, CARD_PIP] = [4, 7];

/** Returns one word for each counter, the Soul Core first. */
const countersIn = (counters: Readonly<Record<string, number>> = {}): string[] =>
  Object.entries(counters)
    .flatMap(([counter, count]) => Array.from({ length: Math.min(count, 100) }, () => counter))
    .sort((one, other) => Number(other === SOUL_CORE) - Number(one === SOUL_CORE));

const countersOn = ({ counters }: SeenCard): string[] => countersIn(counters);

/** Says the number of counters where there are too many to draw. */
const tooManyPips = (card: SeenCard): string | undefined => {
  const cores = countersOn(card).length;
  return cores > MOST_PIPS ? `${cores} counters` : undefined;
};

const pip = (counter: string, x: number, y: number, size: number): Html =>
  markup`<path class="${counter === SOUL_CORE ? 'pip soul' : 'pip'}" d="M${round(x)} ${round(y)}l${size / 2} ${size / 2}l-${size / 2} ${size / 2}l-${size / 2} -${size / 2}Z"/>`;

/** Draws cores and other counters one below the other on the left edge of a card; the Soul Core is filled. */
function pips(x: number, y: number, card: SeenCard, size: number): Html {
  const shown = countersOn(card).slice(0, MOST_PIPS);
  return markup`${shown.map((counter, index) => pip(counter, x + 2 + size / 2, y + 2.5 + index * (size + 0.4), size))}`;
}

/** A pool with its name and counters. */
export interface Pool {
  readonly name: string;
  readonly counters: Readonly<Record<string, number>>;
}

const [POOL_PIP, POOL_PIP_STEP, MOST_POOL_PIPS] = [8, 9.5, 20];
export const POOL_HEIGHT = 15;

const poolWords = ({ name, counters }: Pool): string => `${name} ${countersIn(counters).length}`;
const poolWordsWidth = (pool: Pool): number => Math.ceil(widthOf(poolWords(pool), 9)) + 6;

export const poolWidth = (pool: Pool): number =>
  poolWordsWidth(pool) + Math.min(MOST_POOL_PIPS, countersIn(pool.counters).length) * POOL_PIP_STEP + 14;

/** Draws a pool: its name, the number of its counters, and a pip for each of the first ones. */
export function poolShape(pool: Pool, x: number, y: number): Html {
  const start = x + poolWordsWidth(pool) + POOL_PIP / 2;
  const held = countersIn(pool.counters).slice(0, MOST_POOL_PIPS);
  return markup`${label(poolWords(pool), x, y + 10, 'zone')}
    ${held.map((counter, index) => pip(counter, start + index * POOL_PIP_STEP, y + 2.5, POOL_PIP))}`;
}

export const SOUL_CORE = 'soulCore';

/** Draws an empty place with its name and whatever else is known of it. */
export function emptyTile(x: number, y: number, name: string, more: readonly string[]): Html {
  const line = (text: string, down: number) =>
    label(fitted(text, TILE_WIDTH - 6, 8), x + TILE_WIDTH / 2, y + down, 'mark');
  return markup`${emptyPlace(x, y, TILE_WIDTH, TILE_HEIGHT)}${line(name, 15)}${more.length > 0 && line(more.join(' · '), 26)}`;
}

type Style = 'label' | 'small' | 'mark' | 'power' | 'zone' | 'head';

/** Draws text centred on `x`; with the styles `zone` and `head` it starts there. */
export function label(text: string, x: number, y: number, style: Style = 'label'): Html {
  return markup`<text class="${style}" x="${round(x)}" y="${round(y)}">${text}</text>`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  round: number;
}

/** Draws the ground under a player’s cards; that of the turn player stands out. */
export function playerBand({ turnPlayer }: Observation, player: PlayerId, y: number, height: number): Html {
  const kind = turnPlayer === player ? 'band turn' : 'band';
  return markup`<rect class="${kind}" x="1" y="${y + 1}" width="${BOARD_WIDTH - 2}" height="${height - 2}" rx="8"/>`;
}

/**
 * Names a player: "Player A · turn player · turn marker 2".
 * @param pools the pools that are not drawn
 */
export function playerHeading(
  { turnPlayer, players }: Observation,
  player: PlayerId,
  pools = players[player].pools ?? {},
): string {
  const { counters = {} } = players[player];
  const numbers = (of: Readonly<Record<string, number>>) =>
    Object.entries(of).map(([name, value]) => `${spelledOut(name)} ${value}`);
  const held = Object.entries(pools).map(
    ([pool, lying]) => `${spelledOut(pool)}: ${numbers(lying).join(', ') || 'none'}`,
  );
  const turn = turnPlayer === player ? ['turn player'] : [];
  return [`Player ${player}`, ...turn, ...numbers(counters), ...held].join(' · ');
}

export const emptyPlace = (x: number, y: number, width: number, height: number): Html =>
  markup`<rect class="empty" x="${x}" y="${y}" width="${width}" height="${height}" rx="${ROUND}"/>`;

/**
 * Draws an arrow from an attacker to its target.
 * @param aimed the arrow points to the target before another card covered for it
 */
export function arrow(from: readonly [number, number], to: readonly [number, number], aimed = false): Html {
  const [[x1, y1], [x2, y2]] = [from, to];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const wing = (side: number): string => `${round(x2 - 8 * dx + side * 4 * dy)} ${round(y2 - 8 * dy - side * 4 * dx)}`;
  return markup`<path class="${aimed ? 'arrow aimed' : 'arrow'}" d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}M${wing(1)}L${round(x2)} ${round(y2)}L${wing(-1)}"/>`;
}

function outline({ x, y, width, height, round: corner }: Box, card: SeenCard): Html {
  const down = card.face === 'down';
  return markup`<rect class="${down ? 'card-back' : 'card-face'}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}"/>
    ${down && hatching(x, y, width, height)}`;
}

/** Draws stripes inside a box as one dashed line that is as wide as the box is high. */
const hatching = (x: number, y: number, width: number, height: number): Html =>
  markup`<path class="hatch" stroke-width="${height - 1}" d="M${x + 1} ${y + height / 2}h${width - 2}"/>`;

/** Fills the upper right corner, a mark that does not need colour. */
const corner = (right: number, top: number): Html =>
  markup`<path class="corner" d="M${right - 13} ${top}H${right}V${top + 13}Z"/>`;

function power(card: SeenCard): string | number | undefined {
  const value = card.ap ?? card['power'] ?? card['bp'];
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

/** Estimates the greatest width of a text, since fonts differ. */
function widthOf(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += character > '\u2e80' ? size : size * 0.57;
  return width;
}

/** Cuts a text to a width; an ellipsis shows the cut. */
function fitted(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (widthOf(`${kept}${character}…`, size) > width) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** Breaks text into lines at spaces, and cuts the last line. */
function wrapped(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && (lines.length === most || widthOf(`${last} ${word}`, size) <= width))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => fitted(line, width, size));
}

const round = (value: number): number => Math.round(value * 10) / 10;
