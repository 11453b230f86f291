/** From a position or two decks, as messages give them, to the first state of a game. */
import { PLAYERS, type Handle, type PlayerId } from '../../schemas/common';
import type { PlacedCard, PlayerPosition, Position } from '../../schemas/protocol';
import { InputError } from './errors';
import type { GameModule, PositionWords } from './module';
import { opponentOf, type CardState, type Definition, type GameState, type Link, type PlayerState } from './state';

type Definitions = (key: string) => Definition | undefined;

/** Cards as they are being placed. */
interface Board {
  readonly module: GameModule;
  readonly definitions: Definitions;
  readonly turn: number;
  readonly cards: Record<Handle, CardState>;
}

/** @throws {InputError} naming the place and what is wrong there */
export function stateFromPosition(module: GameModule, position: Position, definitions: Definitions): GameState<object> {
  const { positionWords, rules } = module;
  checkWords(positionWords, position);
  const turn = position.turn ?? rules.standardTurn;
  const turnPlayer = position.turnPlayer ?? 'A';
  // Without a prototype, so that a handle can be any text.
  const board: Board = { module, definitions, turn, cards: Object.create(null) as Record<Handle, CardState> };
  const players = {
    A: placePlayer(board, 'A', position.players.A),
    B: placePlayer(board, 'B', position.players.B),
  };
  const links = linksOf(module, position, board.cards);
  module.checkPosition(position, (key) => definitions(key)!);
  return {
    players,
    cards: board.cards,
    turn,
    turnPlayer,
    firstPlayer: position.firstPlayer ?? (turn % 2 === 1 ? turnPlayer : opponentOf(turnPlayer)),
    phase: position.phase ?? rules.standardPhase,
    stamp: 0,
    effects: [],
    pending: [],
    generation: 1,
    activations: [],
    windows: [],
    links,
    used: {},
    looks: [],
    jump: null,
    facts: module.initialFacts(),
    result: null,
  };
}

/** Both decks where the rules want them before the preparations. */
export function stateFromDecks(
  module: GameModule,
  decks: Record<PlayerId, readonly PlacedCard[]>,
  definitions: Definitions,
): GameState<object> {
  const zones = (player: PlayerId) => ({ zones: { [module.rules.commonZones.deck]: [...decks[player]] } });
  const state = stateFromPosition(
    { ...module, checkPosition: () => undefined },
    { players: { A: zones('A'), B: zones('B') }, turn: 1 },
    definitions,
  );
  return { ...state, turn: 0, phase: 'preparation' };
}

function placePlayer(board: Board, player: PlayerId, position: PlayerPosition): PlayerState {
  const words = board.module.positionWords;
  const zones: Record<string, Handle[]> = {};
  let total = 0;
  for (const zone of words.zones) {
    zones[zone] = placeZone(board, player, zone, position.zones[zone] ?? []);
    total += zones[zone].length;
  }
  if (total > words.mostCards)
    throw new InputError(`position: player ${player} has ${total} cards, at most ${words.mostCards} are possible`);
  const counters: Record<string, number> = {};
  for (const counter of words.counters) counters[counter] = position.counters?.[counter] ?? 0;
  return { zones, counters };
}

function placeZone(board: Board, player: PlayerId, zone: string, placed: readonly PlacedCard[]): Handle[] {
  const ids: Handle[] = [];
  for (const card of placed) ids.push(placeCard(board, player, zone, card));
  return ids;
}

function placeCard(board: Board, player: PlayerId, zone: string, placed: PlacedCard): Handle {
  const definition = board.definitions(placed.card);
  if (!definition) throw faultOf(player, zone, placed, `: there is no card definition "${placed.card}"`);
  const twice = board.cards[placed.id];
  if (twice) throw faultOf(player, zone, placed, ` is already in ${twice.owner}'s ${twice.zone}`);
  const { states } = board.module.positionWords;
  if (placed.state !== undefined && !states.includes(placed.state))
    throw faultOf(player, zone, placed, `: state: "${placed.state}" is not one of ${states.join(', ')}`);
  board.cards[placed.id] = newCard(board, player, zone, placed, definition);
  return placed.id;
}

const faultOf = (player: PlayerId, zone: string, { id }: PlacedCard, what: string): InputError =>
  new InputError(`position: players.${player}.zones.${zone}: "${id}"${what}`);

function newCard(
  { module, turn }: Board,
  owner: PlayerId,
  zone: string,
  placed: PlacedCard,
  definition: Definition,
): CardState {
  return {
    id: placed.id,
    definition,
    definitionKey: placed.card,
    owner,
    side: owner,
    zone,
    state: placed.state ?? module.rules.initialState,
    face: placed.face ?? (module.positionWords.faceDownZones.includes(zone) ? 'down' : 'up'),
    counters: {},
    zoneChangeCount: 1,
    stamp: 0,
    enteredOnTurn: placed.playedThisTurn ? turn : 0,
    attackedOnTurn: placed.attacked ? turn : 0,
    lastKnownStats: null,
  };
}

/** What lies under or on other cards. @throws {InputError} a host that is no card in play */
function linksOf(module: GameModule, position: Position, cards: Readonly<Record<Handle, CardState>>): Link[] {
  const links: Link[] = [];
  for (const player of PLAYERS) {
    const { zones } = position.players[player];
    for (const zone in zones) {
      for (const card of zones[zone]!)
        if (card.host !== undefined) links.push(linkOf(module, cards, player, zone, card));
    }
  }
  return links;
}

function linkOf(
  { positionWords, rules }: GameModule,
  cards: Readonly<Record<Handle, CardState>>,
  player: PlayerId,
  zone: string,
  card: PlacedCard,
): Link {
  const kind = positionWords.linkZones?.[zone];
  const host = cards[card.host!];
  if (kind === undefined || !host || !rules.playZones.includes(host.zone)) {
    throw faultOf(player, zone, card, `: host: "${card.host}" is no card that it could lie under`);
  }
  return { kind, card: card.id, host: host.id };
}

function checkWords(words: PositionWords, position: Position): void {
  if (position.phase !== undefined) checkWord('position: phase', position.phase, words.phases);
  for (const player of PLAYERS) {
    const { zones, counters } = position.players[player];
    for (const zone of Object.keys(zones)) checkWord(`position: players.${player}.zones`, zone, words.zones);
    for (const counter of Object.keys(counters ?? {}))
      checkWord(`position: players.${player}.counters`, counter, words.counters);
  }
}

function checkWord(where: string, word: string, known: readonly string[]): void {
  if (!known.includes(word)) throw new InputError(`${where}: "${word}" is not one of ${known.join(', ')}`);
}
