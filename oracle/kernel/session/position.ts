/** Builds the first state of a game from a position or from two decks. */
import { PLAYERS, type Handle, type PlayerId } from '../../../schemas/common';
import type { Deck, PlacedCard, PlayerPosition, Position } from '../../../schemas/protocol';
import { InputError } from '../errors';
import { newCard } from '../objects/new-card';
import { zoneLists } from '../objects/zones';
import {
  opponentOf,
  type CardState,
  type Definition,
  type GameState,
  type Link,
  type PlayerState,
  type Use,
} from '../state';
import type { GameModule } from './module';
import { effectsOf, placeErased } from './position-effects';
import { usesOf } from './position-limits';
import { checkPlace, placeBoard } from './position-objects';
import { checkCard, checkWord, checkWords } from './position-words';

type Definitions = (key: string) => Definition | undefined;

/** Collects the cards while they are being placed. */
interface Board {
  readonly module: GameModule;
  readonly definitions: Definitions;
  readonly turn: number;
  readonly cards: Record<Handle, CardState>;
  /** Counts the cards of each owner. */
  readonly owned: Record<PlayerId, number>;
}

/** @throws {InputError} names the place and what is wrong there */
export const stateFromPosition = (
  module: GameModule,
  position: Position,
  definitions: Definitions,
): GameState<object> => {
  checkWords(module.positionWords, position);
  return build(module, module.completePosition?.(position) ?? position, definitions);
};

function build(module: GameModule, position: Position, definitions: Definitions, from?: Beginning): GameState<object> {
  const { rules } = module;
  const turn = position.turn ?? rules.standardTurn;
  const turnPlayer = position.turnPlayer ?? 'A';
  // The object has no prototype, so any text can be a handle.
  const board: Board = {
    module,
    definitions,
    turn,
    cards: Object.create(null) as Record<Handle, CardState>,
    owned: { A: 0, B: 0 },
  };
  const places = placeBoard({ module, position, cards: board.cards });
  const players = {
    A: placePlayer(board, 'A', position.players.A),
    B: placePlayer(board, 'B', position.players.B),
  };
  for (const player of PLAYERS) checkNumber(board, player);
  const links = linksOf(module, position, board.cards);
  placeErased(module, position, { cards: board.cards, definitions });
  const effects = effectsOf(module, position, board.cards);
  module.checkPosition(position, (key) => definitions(key)!, rules);
  const used: Record<string, Use> = {};
  // One literal with every member, like that of a card: a copy with a few members changed gets a shape of its own.
  const state: GameState<object> = {
    players,
    cards: board.cards,
    places,
    created: undefined,
    turn: from?.turn ?? turn,
    turnPlayer,
    firstPlayer: position.firstPlayer ?? (turn % 2 === 1 ? turnPlayer : opponentOf(turnPlayer)),
    extraTurns: position.extraTurns ?? [],
    phase: from?.phase ?? position.phase ?? rules.standardPhase,
    stamp: effects.length,
    effects,
    pending: [],
    resolving: [],
    suppressedSituations: [],
    generation: 1,
    battle: null,
    orderedAttacks: [],
    activations: [],
    windows: [],
    links,
    used,
    began: {},
    shutOut: {},
    looks: [],
    departures: [],
    jump: null,
    facts: module.initialFacts(position),
    result: null,
  };
  Object.assign(used, usesOf(module, position, state));
  return state;
}

/** Where a game stands that begins with decks. */
interface Beginning {
  readonly turn: number;
  readonly phase: string;
}

const BEFORE_PREPARING: Beginning = { turn: 0, phase: 'preparation' };

/** Puts the cards of both decks where the rules need them before the preparations. */
export function stateFromDecks(
  module: GameModule,
  decks: Readonly<Record<PlayerId, Deck | readonly PlacedCard[]>>,
  definitions: Definitions,
): GameState<object> {
  const zones = (player: PlayerId) => ({ zones: zonesOfDeck(module, `decks.${player}`, decks[player]) });
  // How many cards there may be is a rule of deck construction, which names its clause.
  const positionWords = { ...module.positionWords, mostCards: Infinity };
  const position: Position = { players: { A: zones('A'), B: zones('B') }, turn: 1 };
  checkWords(positionWords, position);
  const ofDecks = { ...module, positionWords, checkPosition: () => undefined };
  return build(ofDecks, position, definitions, BEFORE_PREPARING);
}

const isList = (deck: Deck | readonly PlacedCard[]): deck is readonly PlacedCard[] => Array.isArray(deck);

/**
 * Returns the zones of the parts of a deck before the preparations.
 * @throws {InputError} the game knows no such part
 */
function zonesOfDeck(
  { rules, positionWords }: GameModule,
  where: string,
  deck: Deck | readonly PlacedCard[],
): PlayerPosition['zones'] {
  const { deck: main } = rules.commonZones;
  if (isList(deck)) return { [main]: [...deck] };
  const { deckParts = { main } } = positionWords;
  const zones: PlayerPosition['zones'] = {};
  for (const part in deck) {
    checkWord(where, part, Object.keys(deckParts));
    (zones[deckParts[part]!] ??= []).push(...deck[part]!.map((card) => ({ ...card, origin: part })));
  }
  return zones;
}

function placePlayer(board: Board, player: PlayerId, position: PlayerPosition): PlayerState {
  const words = board.module.positionWords;
  const zones: Record<string, Handle[]> = {};
  for (const zone of words.zones) zones[zone] = placeZone(board, player, zone, position.zones[zone] ?? []);
  const counters: Record<string, number> = {};
  for (const counter of words.counters) counters[counter] = position.counters?.[counter] ?? 0;
  return { zones, counters };
}

/** Counts the cards that a player owns, on whichever side they lie. */
function checkNumber({ module, owned }: Board, player: PlayerId): void {
  const { mostCards } = module.positionWords;
  if (owned[player] > mostCards)
    throw new InputError(`position: player ${player} has ${owned[player]} cards, at most ${mostCards} are possible`);
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
  if (twice)
    throw faultOf(
      player,
      zone,
      placed,
      twice.kind ? ` is a ${twice.kind} already` : ` is already in ${twice.side}'s ${twice.zone}`,
    );
  checkCard(board.module.positionWords, player, zone, placed);
  if (placed.sheet === 'back' && !definition.back)
    throw faultOf(player, zone, placed, `: sheet: "${placed.card}" has no back`);
  const card = cardFrom(board, player, zone, placed, definition);
  if (card.place !== undefined)
    checkPlace(board.module.positionWords.places!, whereOf(player, zone, placed), board.cards, card);
  board.cards[placed.id] = card;
  if (!card.kind) board.owned[card.owner] += 1;
  return placed.id;
}

const whereOf = (player: PlayerId, zone: string, { id }: PlacedCard): string =>
  `position: players.${player}.zones.${zone}: "${id}"`;

const faultOf = (player: PlayerId, zone: string, placed: PlacedCard, what: string): InputError =>
  new InputError(`${whereOf(player, zone, placed)}${what}`);

const cardFrom = (
  { module, turn }: Board,
  side: PlayerId,
  zone: string,
  placed: PlacedCard,
  definition: Definition,
): CardState =>
  newCard({
    id: placed.id,
    definition,
    definitionKey: placed.card,
    owner: placed.owner ?? side,
    side,
    zone,
    state: placed.state ?? module.rules.initialState,
    face: placed.face ?? (module.positionWords.faceDownZones.includes(zone) ? 'down' : 'up'),
    sheet: placed.sheet,
    counters: placed.counters,
    kind: placed.kind,
    place: placed.place,
    statuses: statusesFrom(placed.statuses),
    origin: placed.origin,
    enteredOnTurn: placed.playedThisTurn ? turn : 0,
    attackedOnTurn: placed.attacked ? turn : 0,
  });

const statusesFrom = (statuses: PlacedCard['statuses']): CardState['statuses'] =>
  statuses?.length ? statuses.map(({ status, ...more }) => ({ status, turn: 0, ...more })) : undefined;

/**
 * Returns the links of cards that lie on, under or attached to others.
 * @throws {InputError} a host that is neither in play nor a place
 */
function linksOf(module: GameModule, position: Position, cards: Readonly<Record<Handle, CardState>>): Link[] {
  const links: Link[] = [];
  for (const player of PLAYERS) {
    const { zones } = position.players[player];
    for (const zone in zones)
      for (const card of zones[zone]!)
        if (card.host !== undefined || card.links) links.push(...linksOfCard(module, cards, player, zone, card));
  }
  return links;
}

function linksOfCard(
  { positionWords, rules }: GameModule,
  cards: Readonly<Record<Handle, CardState>>,
  player: PlayerId,
  zone: string,
  card: PlacedCard,
): Link[] {
  const { linkZones = {}, linkKinds = [] } = positionWords;
  const { host: only, links: named = [] } = card;
  const stranger = named.find(({ kind }) => !linkKinds.includes(kind));
  if (stranger)
    throw faultOf(player, zone, card, `: links: kind: "${stranger.kind}" is not one of ${linkKinds.join(', ')}`);
  const all = only === undefined ? named : [{ kind: linkZones[zone], host: only, data: undefined }, ...named];
  return all.map(({ kind, host, data }) => {
    if (kind === undefined || host === card.id || !canBeHost(rules, cards[host]))
      throw faultOf(player, zone, card, `: host: "${host}" is no card that it could lie under`);
    return { kind, card: card.id, host, ...(data && { data }) };
  });
}

const canBeHost = ({ zones }: GameModule['rules'], host: CardState | undefined): boolean =>
  host !== undefined && (host.kind === 'place' || zoneLists(zones).abilities.includes(host.zone));
