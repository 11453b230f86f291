/** A game as a person reads it: the position with cards by name, the actions in order. What is not known is shown as JSON. */
import type { Action, PlacedCard, PlayerPosition, Position } from '../schemas/protocol';
import { PLAYERS } from '../schemas/common';
import { markup, type Html, type HtmlPart } from './html-template';

/** Card handles to names; a handle that is not in it is shown as it is. */
export type CardNames = Map<string, string>;

/** The names of the cards that a position places. */
export function cardNames(position: unknown): CardNames {
  const names: CardNames = new Map();
  if (!isPosition(position)) return names;
  for (const player of PLAYERS) {
    for (const cards of Object.values(position.players[player].zones)) {
      for (const card of cards) names.set(card.id, card.card);
    }
  }
  return names;
}

export function positionHtml(position: unknown): Html {
  if (!isPosition(position)) return jsonHtml(position);
  const facts = [
    position.turn !== undefined && `turn ${position.turn}`,
    position.turnPlayer && `player ${position.turnPlayer}’s turn`,
    position.phase && `phase ${position.phase}`,
    position.firstPlayer && `player ${position.firstPlayer} went first`,
  ].filter((fact): fact is string => Boolean(fact));
  return markup`${facts.length > 0 && markup`<p class="note">${facts.join(' · ')}</p>`}
    <div class="board">${PLAYERS.map((player) => playerHtml(player, position.players[player]))}</div>
    <details class="raw">
      <summary>Position as JSON</summary>
      <pre tabindex="0">${JSON.stringify(position)}</pre>
    </details>`;
}

function playerHtml(player: string, { zones, counters }: PlayerPosition): Html {
  const filled = Object.entries(zones).filter(([, cards]) => cards.length > 0);
  return markup`<div class="player">
    <h6>Player ${player}</h6>
    <dl>
      ${filled.map(([zone, cards]) => factHtml(zone, cardsHtml(cards)))}
      ${Object.entries(counters ?? {}).map(([counter, value]) => factHtml(words(counter), value))}
    </dl>
  </div>`;
}

function factHtml(name: string, value: HtmlPart): Html {
  return markup`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** Neighbours that look the same are counted: a deck is mostly filler. */
function cardsHtml(cards: PlacedCard[]): Html[] {
  const runs: { card: PlacedCard; count: number; look: string }[] = [];
  for (const card of cards) {
    const look = JSON.stringify([card.card, ...cardMarks(card)]);
    const last = runs.at(-1);
    if (last?.look === look) last.count += 1;
    else runs.push({ card, count: 1, look });
  }
  return runs.map(({ card, count }) => {
    const marks = cardMarks(card);
    const name = count > 1 ? `${count} × ${card.card}` : card.card;
    const handle = count > 1 ? '' : card.id;
    return markup`<span class="card">
      ${name} ${handle && markup`<small>${handle}</small>`} ${marks.length > 0 && markup`<em>${marks.join(', ')}</em>`}
    </span> `;
  });
}

function cardMarks(card: PlacedCard): string[] {
  return [
    card.state,
    card.face && `face ${card.face}`,
    card.attacked && 'has attacked',
    card.playedThisTurn && 'played this turn',
  ].filter((mark): mark is string => Boolean(mark));
}

/** One action and what the adapter answered, in a line of a list. */
export function actionHtml(entry: unknown, names: CardNames): Html {
  if (!isRecord(entry) || !isRecord(entry['action'])) return markup`<li>${jsonHtml(entry)}</li>`;
  const { player, action, status, reason, clause } = entry;
  const refused = status !== undefined && status !== 'accepted';
  const why = [reason, clause && `clause ${text(clause)}`].filter(Boolean).map(text).join(', ');
  const answer = markup`<span class="answer ${refused && 'refused'}">→ ${text(status)}${why && `: ${why}`}</span>`;
  return markup`<li>
    ${player !== undefined && markup`<b>${text(player)}</b>`} ${actionWords(action as Action, names)}
    ${status !== undefined && answer}
  </li>`;
}

/** "attack with Runner (a1), Guard (a2) on Rival (b1)" */
function actionWords(action: Action, names: CardNames): string {
  const named = (handle: string): string => (names.has(handle) ? `${names.get(handle)} (${handle})` : handle);
  const cards = [...(action.attackers ?? []), ...(action.card ? [action.card] : []), ...(action.cards ?? [])];
  return [
    words(action.type),
    cards.map(named).join(', '),
    action.ability !== undefined && `ability ${action.ability}`,
    action.value !== undefined && String(action.value),
    action.target && `on ${named(action.target)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const VALUE_LIMIT = 20_000;

export function jsonHtml(value: unknown): Html {
  const json = typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'nothing');
  return markup`<pre tabindex="0">${shortened(json)}</pre>`;
}

/** A page stays readable whatever an adapter answers; report.json has the whole. */
export function shortened(long: string): string {
  const more = long.length - VALUE_LIMIT;
  return more > 0 ? `${long.slice(0, VALUE_LIMIT)}\n… and ${more} characters more, in report.json` : long;
}

/** "playSupport" as people write it: "play support". */
function words(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPosition(value: unknown): value is Position {
  if (!isRecord(value) || !isRecord(value['players'])) return false;
  const { players } = value;
  return PLAYERS.every((player) => isRecord(players[player]) && isRecord(players[player]['zones']));
}
