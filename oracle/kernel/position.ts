/** From a position or two decks, as messages give them, to the first state of a game. */
import { PLAYERS, type Handle, type PlayerId } from '../../schemas/common';
import type { PlacedCard, Position } from '../../schemas/protocol';
import { InputError } from './errors';
import type { GameModule, PositionWords } from './module';
import type { CardState, Definition, GameState, PlayerState } from './state';

type Definitions = (key: string) => Definition;

/** @throws {InputError} naming the place and what is wrong there */
export function stateFromPosition(module: GameModule, position: Position, definitions: Definitions): GameState<object> {
  checkWords(module.positionWords, position);
  const turn = position.turn ?? module.rules.standardTurn;
  const cards: Record<Handle, CardState> = {};
  const players = Object.fromEntries(
    PLAYERS.map((player) => [player, placePlayer(module, position, player, turn, cards, definitions)]),
  ) as Record<PlayerId, PlayerState>;
  module.checkPosition(position, definitions);
  const turnPlayer = position.turnPlayer ?? 'A';
  const firstPlayer = position.firstPlayer ?? (turn % 2 === 1 ? turnPlayer : turnPlayer === 'A' ? 'B' : 'A');
  return emptyState(module, { players, cards, turn, turnPlayer, firstPlayer, phase: position.phase ?? 'main1' });
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

function emptyState(
  module: GameModule,
  known: Pick<GameState<object>, 'players' | 'cards' | 'turn' | 'turnPlayer' | 'firstPlayer' | 'phase'>,
): GameState<object> {
  return { ...known, effects: [], pending: [], used: {}, looks: [], facts: module.initialFacts(), result: null };
}

function placePlayer(
  module: GameModule,
  position: Position,
  player: PlayerId,
  turn: number,
  cards: Record<Handle, CardState>,
  definitions: Definitions,
): PlayerState {
  const { zones, counters } = position.players[player];
  const words = module.positionWords;
  const total = Object.values(zones).reduce((sum, zone) => sum + zone.length, 0);
  if (total > words.mostCards)
    throw new InputError(`position: player ${player} has ${total} cards, at most ${words.mostCards} are possible`);
  const handles = (zone: string): Handle[] =>
    (zones[zone] ?? []).map((placed) => {
      const where = `position: players.${player}.zones.${zone}: "${placed.id}"`;
      if (cards[placed.id])
        throw new InputError(`${where} is already in ${cards[placed.id]!.owner}'s ${cards[placed.id]!.zone}`);
      if (placed.state !== undefined) checkWord(`${where}: state`, placed.state, words.states);
      cards[placed.id] = newCard(module, player, zone, placed, turn, definitionAt(definitions, placed, where));
      return placed.id;
    });
  return {
    zones: Object.fromEntries(words.zones.map((zone) => [zone, handles(zone)])),
    counters: Object.fromEntries(words.counters.map((counter) => [counter, counters?.[counter] ?? 0])),
  };
}

function definitionAt(definitions: Definitions, placed: PlacedCard, where: string): Definition {
  const definition = definitions(placed.card);
  if (!definition) throw new InputError(`${where}: there is no card definition "${placed.card}"`);
  return definition;
}

function newCard(
  module: GameModule,
  owner: PlayerId,
  zone: string,
  placed: PlacedCard,
  turn: number,
  definition: Definition,
): CardState {
  return {
    id: placed.id,
    definition,
    definitionKey: placed.card,
    owner,
    controller: owner,
    zone,
    state: placed.state ?? module.rules.initialState,
    face: placed.face ?? (module.positionWords.faceDownZones.includes(zone) ? 'down' : 'up'),
    counters: {},
    identity: 1,
    stamp: 0,
    enteredOnTurn: placed.playedThisTurn ? turn : 0,
    attackedOnTurn: placed.attacked ? turn : 0,
    last: null,
  };
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
