/**
 * Renders a game for a person: the position with cards by name, the actions in order. Unknown values are shown as JSON.
 */
import type { Words } from '../games/word-finder';
import { wordsOf } from '../games/words';
import { PLAYERS, type GameId, type PlayerId } from '../schemas/common';
import type { Action, ActResult, Deck, PlacedCard, PlayerPosition, Position, StartParams } from '../schemas/protocol';
import { textOf } from '../runner/rests-on';
import type { CardData } from '../steps/setup';
import { actionAsSentence } from '../steps/action-sentences';
import { capitalised } from '../texts/words';
import { countersInWords, linkWords } from './board-changes';
import { SOUL_CORE } from './board-shapes';
import { markup, type Html, type HtmlPart } from './html-template';
import { spelledOut } from './text';

type Start = Partial<StartParams>;

/** Renders the start of a game: the params of game/start, or only its position. */
export function positionHtml(value: unknown, game: GameId): Html {
  const say = wordsOf(game);
  const start = startOf(value);
  const position = positionOf(start);
  if (!position) return jsonHtml(value);
  const { turn, turnPlayer, phase, firstPlayer } = position;
  const facts = [
    start.decks && 'from two decks, with the preparations of the rulebook',
    turn !== undefined && `turn ${turn}`,
    turnPlayer && `player ${turnPlayer}’s turn`,
    phase && say.phase(phase),
    firstPlayer && `player ${firstPlayer} went first`,
    ...(start.chance ?? []).map(chanceWords),
  ].filter((fact): fact is string => Boolean(fact));
  return markup`${facts.length > 0 && markup`<p class="note">${facts.join(' · ')}</p>`}
    <div class="board">${PLAYERS.map((player) => playerHtml(say, player, position.players[player]))}</div>
    ${definitionsHtml(game, start.cards ?? {})}`;
}

function startOf(value: unknown): Start {
  if (!isRecord(value)) return {};
  return isRecord(value['players']) ? { position: value as Position } : value;
}

/** Turns two decks into a position in which every other zone is empty. */
function positionOf({ position, decks }: Start): Position | undefined {
  if (position) return position;
  return decks && { players: { A: { zones: zonesOfDeck(decks.A) }, B: { zones: zonesOfDeck(decks.B) } } };
}

const zonesOfDeck = (deck: Deck): PlayerPosition['zones'] => (Array.isArray(deck) ? { deck } : deck);

function chanceWords({ kind, player, order, result }: NonNullable<Start['chance']>[number]): string {
  const ofPlayer = player ? ` of player ${player}` : '';
  return `scripted ${kind}${ofPlayer}: ${result ?? order?.join(', ') ?? 'nothing'}`;
}

function playerHtml(say: Words, player: PlayerId, { zones, counters, pools = {}, facts = {} }: PlayerPosition): Html {
  const filled = Object.entries(zones).filter(([, cards]) => cards.length > 0);
  const numbers = Object.entries({ ...counters, ...facts });
  return markup`<div class="player">
    <h6>Player ${player}</h6>
    <dl>
      ${filled.map(([zone, cards]) => factHtml(say.zone(player, zone).replace(`${say.player(player)}'s `, ''), cardsHtml(say, cards)))}
      ${Object.entries(pools).map(([pool, lying]) => factHtml(spelledOut(pool), pipsHtml(lying) ?? 'none'))}
      ${numbers.map(([name, value]) => factHtml(spelledOut(name), String(value)))}
    </dl>
  </div>`;
}

function factHtml(name: string, value: HtmlPart): Html {
  return markup`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function cardsHtml(say: Words, cards: PlacedCard[]): Html[] {
  const look = (card: PlacedCard): string => JSON.stringify([stem(card.card), cardMarks(say, card), card.counters]);
  return runs(cards, look).map((run) => {
    const [card] = run;
    const isNamed = say.card(card.id) === card.id;
    const handle = isNamed && run.length === 1 && card.id !== card.card && markup` <small>${card.id}</small>`;
    const marks = cardMarks(say, card);
    const name = runName(
      say,
      run.map((one) => (isNamed ? one.card : one.id)),
    );
    const pips = pipsHtml(card.counters);
    return markup`<span class="card">${name}${handle}${pips && markup` ${pips}`}${marks.length > 0 && markup` <em>${marks.join(', ')}</em>`}</span> `;
  });
}

const MOST_PIPS = 10;

/** Draws one pip for each counter, the Soul Core first and filled, with the numbers as text; null if there is none. */
function pipsHtml(counters: NonNullable<PlacedCard['counters']> = {}): Html | null {
  const kinds = Object.entries(counters).filter(([, count]) => count > 0);
  if (kinds.length === 0) return null;
  const pips = kinds
    .toSorted(([one], [other]) => Number(other === SOUL_CORE) - Number(one === SOUL_CORE))
    .map(([kind, count]) => {
      const pip = kind === SOUL_CORE ? '◆' : '◇';
      return count > MOST_PIPS ? `${count} × ${pip}` : pip.repeat(count);
    });
  const words = countersInWords(counters);
  return markup`<span role="img" aria-label="${words}" title="${words}">${pips.join('')}</span>`;
}

function cardMarks(say: Words, card: PlacedCard): string[] {
  return [
    card.state,
    card.face && `face ${card.face}`,
    card.sheet === 'back' && 'back',
    card.owner && `of player ${card.owner}`,
    ...(card.statuses ?? []).map(({ status }) => spelledOut(status)),
    card.host !== undefined && `on ${say.card(card.host)}`,
    linkWords(card, say),
    card.attacked && 'has attacked',
    card.playedThisTurn && 'played this turn',
  ].filter((mark): mark is string => Boolean(mark));
}

/** Renders what the cards print. Filler cards differ only in their number and take one line. */
function definitionsHtml(game: GameId, cards: Record<string, object>): Html | null {
  const say = wordsOf(game);
  const entries = Object.entries(cards).map(([key, data]) => ({ key, print: cardPrint(game, say, data) }));
  if (entries.length === 0) return null;
  const lines = runs(entries, ({ key, print }) => `${stem(key)}|${print}`).map(
    (run) =>
      markup`<li><b>${runName(
        say,
        run.map(({ key }) => key),
      )}</b> <span class="note">${run[0].print}</span></li>`,
  );
  return markup`<ul class="prints">${lines}</ul>`;
}

/** Returns the plain facts of a card, then its text: "character, turn cost 1, ap 3000". */
function cardPrint(game: GameId, say: Words, data: object): string {
  const facts = Object.entries(data)
    .filter(([member]) => !['name', 'number', 'abilities', 'text', 'back'].includes(member))
    .map(([member, value]) =>
      member === 'category' ? say.word(text(value)) : `${say.word(member)} ${say.value(value)}`,
    );
  return [facts.join(', '), textOf(game, data as CardData)].filter(Boolean).join(': ');
}

/** Groups neighbours that look the same. */
function runs<T>(items: readonly T[], look: (item: T) => string): [T, ...T[]][] {
  const found: [T, ...T[]][] = [];
  let before: string | undefined;
  for (const item of items) {
    const now = look(item);
    if (now === before) found.at(-1)?.push(item);
    else found.push([item]);
    before = now;
  }
  return found;
}

const NUMBER_AT_END = / +\d+$/;

const stem = (name: string): string => name.replace(NUMBER_AT_END, '');

/** Returns "Runner", or "30 cards" for cards without a name of their own. */
function runName(say: Words, names: string[]): string {
  const [first = ''] = names;
  if (names.length === 1) return say.card(first);
  if (/^an? /.test(say.card(first))) return say.cards(names);
  return `${names.length} × ${names.every((name) => name === first) ? first : stem(first)}`;
}

/** An action as it is shown: who did what, and the adapter's answer. */
interface ActionEntry {
  player: PlayerId;
  action: Action;
  answer?: Pick<ActResult, 'status' | 'reason' | 'clause'>;
}

/** Renders one action and its answer as a list item. */
export function actionHtml(entry: unknown, game: GameId): Html {
  if (!isRecord(entry) || !isRecord(entry['action'])) return markup`<li>${jsonHtml(entry)}</li>`;
  const { player, action, answer } = entry as unknown as ActionEntry;
  return markup`<li>${capitalised(actionAsSentence(game, player, action))} ${answer && answerHtml(answer)}</li>`;
}

function answerHtml({ status, reason, clause }: NonNullable<ActionEntry['answer']>): Html {
  const why = [reason, clause && `clause ${clause}`].filter(Boolean).join(', ');
  return markup`<span class="answer ${status}">→ ${status}${why && `: ${why}`}</span>`;
}

const VALUE_LIMIT = 20_000;

/** Shows any value: text as it is, everything else as JSON. */
export function jsonHtml(value: unknown): Html {
  return markup`<pre tabindex="0">${shortened(text(value, 2)) || '(empty)'}</pre>`;
}

/** Cuts a long value so that the page stays readable whatever an adapter answers; report.json has the whole. */
export function shortened(long: string): string {
  const more = long.length - VALUE_LIMIT;
  return more > 0 ? `${long.slice(0, VALUE_LIMIT)}\n… and ${more} characters more, in report.json` : long;
}

function text(value: unknown, indent?: number): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, indent) ?? 'nothing');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
