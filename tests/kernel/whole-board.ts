/** Defines a toy game with everything that positions and observations can hold, and random changes of its board. */
import type { PlayerId, Viewer } from '../../schemas/common';
import type { Instruction } from '../../schemas/ability';
import { Position, type BoardPlace, type Observation, type PlacedCard } from '../../schemas/protocol';
import { positionOf } from '../../schemas/observed-position';
import { validate } from '../../schemas/validate';
import {
  createPlace,
  link,
  removePlace,
  setPlayerCounter,
  setFact,
  setKindsOfPlace,
  setTurn,
} from '../../oracle/kernel/changes';
import { hasStatus } from '../../oracle/kernel/changes/objects';
import { abilitiesOf } from '../../oracle/kernel/continuous/abilities';
import { oncePerTurn } from '../../oracle/kernel/procedures/once-per-turn';
import { Chance } from '../../oracle/kernel/chance';
import { perform } from '../../oracle/kernel/events/perform';
import { Game } from '../../oracle/kernel/game';
import { grammarOf } from '../../oracle/kernel/language/grammar';
import { countUse } from '../../oracle/kernel/limits';
import { linkedTo, linksOn } from '../../oracle/kernel/links';
import type { GameModule, PositionWords } from '../../oracle/kernel/session/module';
import { movingCounters } from '../../oracle/kernel/objects/counters';
import { creating, erasing, ofPlayer } from '../../oracle/kernel/objects/objects';
import { cardsAt, kindsOfPlace, placeOf, placesOf } from '../../oracle/kernel/objects/places';
import { FIELD } from '../../oracle/kernel/objects/zones';
import { contextOf } from '../../oracle/kernel/procedures/contexts';
import { stateFromDecks, stateFromPosition } from '../../oracle/kernel/session/position';
import { opponentOf, refTo, type Ability, type CardState, type Definition } from '../../oracle/kernel/state';
import { observation } from '../../oracle/kernel/session/views';
import { statOf } from '../../oracle/kernel/continuous/values';
import { Type } from '@sinclair/typebox';
import { run, toyModule, toyRules, type ToyGame, type ToyRules } from './toy-game';
import type { IntendedChange } from '../../oracle/kernel/changes/intended';
import { executeEffect } from '../../oracle/kernel/events/execute-effect';
import type { Vocabulary } from '../../oracle/kernel/reading/grammar-parts';

interface BoardFacts {
  readonly damage: Readonly<Record<PlayerId, number>>;
  readonly called: Readonly<Record<PlayerId, boolean>>;
}
const factsOf = (g: unknown): BoardFacts => (g as { state: { facts: BoardFacts } }).state.facts;

const begin = (player: PlayerId): BoardPlace[] =>
  [-1, 0, 1].map((column) => ({
    id: `${player}.front ${column}`,
    zone: 'field',
    kinds: [column === 0 ? 'vanguard' : 'rear'],
    row: 'front',
    column,
  }));

export const words: PositionWords = {
  zones: ['deck', 'hand', 'field', 'under', 'ride', 'trash'],
  states: ['active', 'resting'],
  statuses: ['locked', 'dominated'],
  phases: ['main'],
  counters: ['level'],
  holds: ['core', 'soul'],
  pools: ['reserve', 'void'],
  places: { zones: ['field'], kinds: ['vanguard', 'rear', 'stage'], rows: ['front', 'back'], begin },
  facts: {
    damage: { type: 'number', of: (g, player) => factsOf(g).damage[player] },
    called: { type: 'boolean', of: (g, player) => factsOf(g).called[player] },
  },
  faceDownZones: ['deck'],
  linkZones: { under: 'under' },
  linkKinds: ['brave', 'marker'],
  deckParts: { main: 'deck', ride: 'ride' },
  knows: ['owner', 'sheet', 'kind', 'limits', 'effects'],
  mostCards: 12,
};

const vocabulary: Vocabulary = {
  zones: words.zones,
  destinations: words.zones,
  states: words.states,
  statuses: words.statuses!,
  placeKinds: words.places!.kinds!,
  rows: words.places!.rows!,
  categories: ['card'],
  phases: ['main'],
  stats: ['power'],
  modifiable: ['power'],
  playerValues: ['power'],
  events: ['moved', 'rested', 'ping'],
  replaceable: ['moved'],
  durations: ['turn', 'game'],
  delays: ['turn'],
  prohibitions: ['attack', 'draw'],
  permissions: ['attack'],
  ability: 'ToyAbility',
  sharedWords: ['trait'],
  changedWords: ['trait'],
  causes: true,
};
const grammar = grammarOf(vocabulary, toyRules.language.words);
const ability = Type.Object(
  {
    type: Type.String(),
    when: Type.Optional(grammar.Trigger),
    if: Type.Optional(grammar.Condition),
    effect: Type.Array(grammar.Instruction),
  },
  { $id: 'ToyAbility', additionalProperties: true },
);
const effectSchema = grammar.inForce(ability, 'ToyEffect');

export const rules: ToyRules = {
  ...toyRules,
  ...(oncePerTurn as object),
  zones: { field: FIELD, hand: { order: 'none' } },
  movesCounters: true,
  reachesLater: () => true,
  /** A dominated card is used by the player who dominated it. */
  masterOf: (_g, { side, statuses }) => statuses?.find(({ status }) => status === 'dominated')?.by ?? side,
  kindsOfPlace: (g, place) =>
    cardsAt(g, place, 'field').some((one) => hasStatus(one, 'locked')) ? ['lock'] : place.layout!.kinds,
  /** A marker on its place makes a card stronger. */
  ruleModifiers(g, card) {
    const place = placeOf(g, card);
    return place ? linksOn(g, place).map(() => ({ layer: 1, by: 10_000 })) : [];
  },
  alsoChanges(g, change) {
    if (!('to' in change)) return [];
    const { zone, player } = change.to;
    if (zone === change.card.zone)
      return linkedTo(g, change.card, 'under').map((card) => ({ card, to: { zone: 'under', player } }));
    // The order is fixed because a position does not hold the order in which cards of several zones were linked.
    const ids = linksOn(g, change.card).map((one) => one.card);
    return ids.sort().map((id) => {
      const linked = g.card(id);
      return linked.kind ? erasing(linked) : { card: linked, to: { zone: 'trash', player: linked.owner } };
    });
  },
};

export const boardModule = {
  ...toyModule,
  rules,
  positionWords: words,
  vocabulary,
  effectSchema,
  scopeSchema: grammar.scopeInForce(effectSchema),
  initialFacts: (position?: Position): BoardFacts => {
    const fact = <T>(name: string, otherwise: T) => ({
      A: (position?.players.A.facts?.[name] ?? otherwise) as T,
      B: (position?.players.B.facts?.[name] ?? otherwise) as T,
    });
    return { damage: fact('damage', 0), called: fact('called', false) };
  },
} as unknown as GameModule;

const limited: Ability = { type: 'auto', when: { event: 'ping' as 'moved' }, oncePerTurn: true, effect: [] };
const stronger = (by: number): Ability => ({
  type: 'cont',
  effect: [{ do: 'modify', stat: 'power', by, target: { all: { trait: 'T' } } }],
});
const print = (name: string, power: number, ...abilities: Ability[]): Definition =>
  ({ name, number: name, category: 'card', power, abilities, traits: ['T'] }) as Definition;
export const definitions: Readonly<Record<string, Definition>> = {
  plain: print('plain', 1000),
  double: {
    ...print('double', 2000, limited, stronger(100)),
    back: print('other side', 3000, stronger(-300), limited),
  },
  Goblin: print('Goblin', 500, limited),
  Force: { name: 'Force', number: '', category: 'marker' },
};
export const define = (key: string): Definition | undefined => definitions[key];

const playing = (state: ReturnType<typeof stateFromPosition>): ToyGame =>
  new Game(rules, state, new Chance([], 7)) as ToyGame;

/**
 * Begins the game of a position.
 * @throws {Error} the fault of the position
 */
export const begun = (position: unknown): ToyGame =>
  playing(stateFromPosition(boardModule, validate(Position, position, 'position'), define));

export function dealt(): ToyGame {
  const cards = (player: string, ...numbers: number[]): PlacedCard[] =>
    numbers.map((number) => ({ id: `${player}${number}`, card: number % 2 ? 'double' : 'plain' }));
  const deck = (player: string) => ({ main: cards(player, 1, 2, 3, 4, 5, 6, 7, 8), ride: cards(player, 9, 10) });
  const g = playing(stateFromDecks(boardModule, { A: deck('a'), B: deck('b') }, define));
  setTurn(g, 1, 'A');
  (g.state as { phase: string }).phase = 'main';
  for (const id of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4'])
    run(g, perform(g, { card: g.card(id), to: { zone: id[1]! < '4' ? 'field' : 'hand' } }));
  return g;
}

export const seenBy = (g: ToyGame, viewer: Viewer): Observation =>
  observation(g, viewer, {
    words,
    describe: (card) => ({
      ...{ id: card.id, card: card.definitionKey, face: card.face },
      ...(card.zone === 'field' && { state: card.state, power: statOf(g, card, 'power') }),
    }),
  });

/** Begins a game from what the judge sees of this one. */
export const again = (g: ToyGame): ToyGame => begun(JSON.parse(JSON.stringify(positionOf(seenBy(g, 'judge')))));

/** One change of the board: its name, and numbers that select its cards. */
export type Step = readonly [what: string, one: number, other: number, count: number];

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

class Board {
  constructor(
    readonly g: ToyGame,
    readonly step: Step,
  ) {}

  get count(): number {
    return this.step[3];
  }
  get player(): PlayerId {
    return this.count % 2 ? 'A' : 'B';
  }
  in(zone: string, which = this.step[1]): CardState | undefined {
    const ids = (['A', 'B'] as const).flatMap((player) => [...this.g.zone(player, zone)]);
    const id = pick(ids, which);
    return id === undefined ? undefined : this.g.card(id);
  }
  placeOf(side: PlayerId): CardState | undefined {
    return pick(
      placesOf(this.g).filter((place) => place.side === side),
      this.step[2],
    );
  }
}

const moved = ({ g }: Board, change: IntendedChange | undefined): void => void (change && run(g, perform(g, change)));

function made({ g, player, step }: Board, kind: 'token' | 'marker', zone: string, at?: string): CardState {
  const definition = definitions[kind === 'token' ? 'Goblin' : 'Force']!;
  const counters: Record<string, number> = kind === 'token' && step[2] % 2 ? { core: 1 } : {};
  const change = creating(g, { kind, definition, owner: player, counters }, { to: { zone, ...(at && { at }) } });
  run(g, perform(g, change));
  return change.card;
}

function resolved({ g }: Board, source: CardState, ...effect: Instruction[]): void {
  run(g, executeEffect(g, contextOf(g, g.rules.masterOf(g, source), source, { type: 'activate', effect })));
}

const on = (target: object) => ({ target, until: 'turn' });
const EFFECTS: readonly object[] = [
  { do: 'modify', stat: 'power', by: 50, ...on({ all: { trait: 'T', player: 'you' } }) },
  { do: 'modify', stat: 'power', by: 70, ...on({ all: { at: { kind: 'rear' } } }) },
  { do: 'modify', stat: 'power', by: 90, ...on({ self: true }) },
  { do: 'treat', word: 'trait', lose: ['T'], ...on({ all: { name: 'plain' } }) },
  { do: 'gain', ability: limited, ...on({ self: true }) },
  { do: 'forbid', what: 'draw', ...on({ players: 'opponent' }) },
  { do: 'unaffected', by: { player: 'opponent' }, ...on({ self: true }) },
  { do: 'trigger', ability: limited, uses: 2, ...on({ self: true }) },
  { do: 'later', at: 'turn', then: [{ do: 'draw', count: 1 }] },
];

/** Defines every change of the board; one that finds no card does nothing. */
export const CHANGES: Readonly<Record<string, (board: Board) => void>> = {
  call(b) {
    const card = b.in('hand') ?? b.in('trash');
    const at = card && b.placeOf(card.side);
    moved(b, card && { card, to: { zone: 'field', ...(at && { at: at.id }) } });
  },
  changePlace(b) {
    const card = b.in('field');
    const at = card && b.placeOf(card.side);
    moved(b, card && at && { card, to: { zone: 'field', at: at.id } });
  },
  takeOver(b) {
    const card = b.in('field');
    moved(b, card && { card, to: { zone: 'field', player: opponentOf(card.side) } });
  },
  leave(b) {
    const card = b.in('field');
    moved(
      b,
      card &&
        (card.kind
          ? erasing(card)
          : { card, to: { zone: pick(['hand', 'trash', 'deck'], b.count)!, player: card.owner } }),
    );
  },
  rest(b) {
    const card = b.in('field');
    moved(b, card && { card, state: card.state === 'active' ? 'resting' : 'active' });
  },
  turnOver(b) {
    const card = b.in('field');
    moved(b, card?.definition.back && { card, sheet: card.sheet === 'front' ? 'back' : 'front' });
  },
  turnFaceDown(b) {
    const card = b.in(pick(['field', 'trash', 'deck'], b.count)!);
    moved(b, card && { card, face: card.face === 'up' ? 'down' : 'up' });
  },
  takeCores(b) {
    const [card, pool] = [b.in('field'), ofPlayer(b.g, b.player, pick(words.pools!, b.step[2])!)];
    moved(b, movingCounters({ core: b.count, soul: b.count % 3 }, null, pool));
    moved(b, card && movingCounters({ core: 1 + (b.count % 3), soul: 1 }, pool, card));
  },
  setStatus(b) {
    const card = b.in('field');
    const status = pick(words.statuses!, b.step[2])!;
    const change = card && { card, status, on: !hasStatus(card, status), makesNewObject: status === 'locked' };
    moved(b, change && { ...change, cause: { kind: 'effect', player: b.player } });
  },
  layOnto(b) {
    const [top, below] = [b.in('hand'), b.in('field', b.step[2])];
    moved(b, top && below && { card: top, to: { zone: 'field', player: below.side, onto: [refTo(below)] } });
  },
  putUnder(b) {
    const [card, host] = [b.in('hand'), b.in('field', b.step[2])];
    if (!card || !host) return;
    moved(b, { card, to: { zone: 'under', player: host.side } });
    link(b.g, 'under', card.id, host.id);
  },
  combine(b) {
    const [brave, host, second] = [b.in('field'), b.in('field', b.step[2]), b.in('field', b.count)];
    for (const one of new Set([host, second])) {
      if (!brave || !one || one === brave || linksOn(b.g, one).some(({ card }) => card === brave.id)) continue;
      link(b.g, 'brave', brave.id, one.id, { data: { side: 'left', cost: b.count, first: one === host } });
    }
  },
  createToken(b) {
    made(b, 'token', 'field', b.placeOf(b.player)?.id);
  },
  createMarker(b) {
    const host = pick([b.placeOf(b.player), b.in('field'), undefined], b.step[1]);
    const marker = made(b, 'marker', 'under');
    if (host) link(b.g, 'marker', marker.id, host.id);
  },
  useAbility(b) {
    const card = b.in('field');
    const used = card && abilitiesOf(b.g, card).find((one) => one.oncePerTurn);
    if (used) oncePerTurn.useUp(b.g as never, card, used, true);
  },
  useName(b) {
    const period = b.step[1] % 2 ? 'turn' : 'game';
    countUse(b.g, `${period} ${b.count % 2}`, period);
  },
  resolve(b) {
    const source = b.in('field');
    if (source) resolved(b, source, pick(EFFECTS, b.step[2] + b.count) as Instruction);
  },
  createPlace(b) {
    if (placesOf(b.g).length > 9) return;
    const layout = { zone: 'field', kinds: ['rear'], row: 'back', column: b.count };
    createPlace(b.g, { owner: b.player, definition: { name: 'Accel', number: '', category: 'place' }, layout });
  },
  removePlace(b) {
    const place = b.placeOf(b.player);
    const isEmpty = place && cardsAt(b.g, place, 'field').length === 0 && linksOn(b.g, place).length === 0;
    if (isEmpty) removePlace(b.g, place);
  },
  becomeStage(b) {
    const place = b.placeOf(b.player);
    if (place) setKindsOfPlace(b.g, place.id, [...kindsOfPlace(b.g, place).filter((kind) => kind !== 'lock'), 'stage']);
  },
  countOnes(b) {
    setPlayerCounter(b.g, b.player, 'level', b.count);
    const name = b.step[1] % 2 ? 'damage' : 'called';
    const facts = { ...factsOf(b.g)[name], [b.player]: name === 'damage' ? b.count : b.count % 2 === 0 };
    setFact(b.g as never, name as never, facts as never);
  },
  endTurn(b) {
    setTurn(b.g, b.g.state.turn + 1, opponentOf(b.g.state.turnPlayer));
  },
};
export const NAMES = Object.keys(CHANGES);

export function change(g: ToyGame, step: Step): void {
  CHANGES[step[0]]!(new Board(g, step));
}
