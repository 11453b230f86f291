/**
 * Defines a small game of the Battle Spirits kind, made only for tests: levels that follow from Cores, Braves that
 * combine with hosts, cards that leave in two steps. It adds entries to the toy game.
 */
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import type { Action, CounterMove as StatedMove } from '../../../schemas/actions';
import { endEffects, link, setState, cancelDeparture, transferRoles, unlink } from '../../../oracle/kernel/changes';
import { Chance } from '../../../oracle/kernel/chance';
import { hasWord } from '../../../oracle/kernel/continuous/information';
import { statOf } from '../../../oracle/kernel/continuous/values';
import { whyUnpaid } from '../../../oracle/battle-spirits/06-payments';
import { perform } from '../../../oracle/kernel/events/perform';
import { cardsIn, Game, playersInTurnOrder } from '../../../oracle/kernel/game';
import { hostsOf, linkedTo, linksOn } from '../../../oracle/kernel/links';
import type { GameModule } from '../../../oracle/kernel/session/module';
import { movingCounters } from '../../../oracle/kernel/objects/counters';
import { ofPlayer } from '../../../oracle/kernel/objects/objects';
import { stateFromPosition } from '../../../oracle/kernel/session/position';
import { depthFirst, orderedByTurnPlayer } from '../../../oracle/kernel/procedures/pending';
import { chooseAnswer } from '../../../oracle/kernel/questions';
import { RULE, sheetOf } from '../../../oracle/kernel/state';
import type { Ability, CardState, Definition, Procedure } from '../../../oracle/kernel/state';
import { toyModule, toyRules, type ToyGame, type ToyRules } from '../toy-game';
import { isDeparting } from '../../../oracle/kernel/objects/departing';
import type { IntendedChange, Counters } from '../../../oracle/kernel/changes/intended';
import type { AnyGame } from '../../../oracle/kernel/rules';
import { core } from '../../../oracle/kernel/procedures/core';

type Side = 'left' | 'right';

export interface CoresCard {
  readonly id: string;
  readonly kind?: 'spirit' | 'brave' | 'nexus' | 'ultimate' | 'magic';
  readonly cost?: number;
  readonly reductions?: readonly string[];
  readonly symbols?: readonly string[];
  /** The Cores that each level needs, and its BP, the lowest level first. */
  readonly levels?: readonly (readonly [lv: number, cores: number, bp: number])[];
  readonly abilities?: readonly Ability[];
  readonly traits?: readonly string[];
  /** The BP that a Brave adds to its host. */
  readonly plus?: number;
  /** The trait that a Brave's host must have; of an Imagine Brave by side. */
  readonly fits?: string | Readonly<Record<Side, string>>;
  readonly contract?: boolean;
  /** true: the Brave has two hosts, one on each side, and needs no Cores. */
  readonly imagine?: boolean;
  readonly back?: Omit<CoresCard, 'id'> & { readonly name: string };
}
type Printed = Definition & CoresCard;

export const sheet = (card: CardState): Printed => sheetOf(card) as Printed;

/** Makes an ability that works only on these levels. */
export const onLevels = (levels: readonly number[], ability: Ability): Ability =>
  ({ ...ability, levels }) as Ability & { readonly levels: readonly number[] };

const ZONES = ['deck', 'hand', 'field', 'combined', 'sources', 'burst', 'trash', 'play'];
const POOLS = ['reserve', 'life', 'trash', 'count'];
const IN_PLAY: readonly string[] = ['field', 'combined', 'sources'];

export const coresOn = ({ counters }: CardState): number => (counters.core ?? 0) + (counters.soul ?? 0);
export const pool = ofPlayer;
export const reserve = (g: AnyGame, player: PlayerId): CardState => pool(g, player, 'reserve');

const levelsOf = (card: CardState) => sheet(card).levels ?? [[1, 0, 0]];

/** Returns the level that the card has with this many Cores; undefined if they are too few for any. */
export const levelWith = (card: CardState, cores: number) => levelsOf(card).findLast(([, needed]) => cores >= needed);
export const levelOf = (card: CardState): number => levelWith(card, coresOn(card))?.[0] ?? 0;

const inSoulState = ({ statuses }: CardState) => statuses?.some(({ status }) => status === 'soulState') ?? false;
export const isSpirit = (card: CardState): boolean =>
  card.zone === 'field' && sheet(card).kind !== 'nexus' && !inSoulState(card);

/** The cards of each game whose depletion is not judged for now, as in the middle of an Advent. */
export const suspended = new WeakMap<object, Set<string>>();

/** 6-2-4-1: lists the cards that can no longer keep their lowest level. */
export const depletedCards = (g: AnyGame): CardState[] =>
  PLAYERS.flatMap((player) => cardsIn(g, player, 'field')).filter(
    (card) =>
      isSpirit(card) &&
      !isDeparting(g, card) &&
      !suspended.get(g)?.has(card.id) &&
      levelWith(card, coresOn(card)) === undefined,
  );

/** 9-3-7 */
function fitsHost(g: AnyGame, brave: CardState, host: CardState, side?: Side): boolean {
  const { fits } = sheet(brave);
  const trait = typeof fits === 'object' ? side && fits[side] : fits;
  return trait === undefined || hasWord(g, host, 'trait', trait);
}

const addedBy = (brave: CardState, stat: string): number => {
  const { plus = 0, cost = 0, symbols = [] } = sheet(brave);
  return stat === 'power' ? plus : stat === 'cost' ? cost : symbols.length;
};

export const coresRules: Partial<ToyRules> = {
  ...(depthFirst as object),
  ...(orderedByTurnPlayer as object),
  zones: {
    field: { abilities: true, lastKnown: true, master: true, implied: true },
    combined: { lastKnown: true, master: true },
    sources: { master: true },
    burst: { master: true },
  },
  stacks: { zone: 'sources', kind: 'source' },
  movesCounters: true,
  initialState: 'active',
  becomesNew: (_g, _card, from, to) => !(['field', 'combined'].includes(from) && IN_PLAY.includes(to)),
  mayHold: (_g, holder, counter) =>
    counter !== 'soul' || (holder !== null && !holder.id.endsWith('.life') && !holder.id.endsWith('.count')),
  departs: (_g, change) =>
    'to' in change &&
    change.unreplaceable !== true &&
    ['field', 'combined'].includes(change.card.zone) &&
    !IN_PLAY.includes(change.to.zone),
  lends: (g, { kind, data, card }, { name }) => {
    if (kind === 'source') return name === 'source';
    if (kind !== 'brave') return false;
    return sheet(g.card(card)).imagine ? name === data?.side : name === 'combined';
  },
  abilityIsValid: (g, card, ability) => {
    if (!g.rules.isWhereItWorks(g, card, ability)) return false;
    const isLent = ['combined', 'source', 'left', 'right'].includes(ability.name ?? '');
    if (isLent && linksOn(g, card).length === 0) return false;
    const { levels } = ability as { levels?: readonly number[] };
    return levels === undefined || levels.includes(levelOf(card));
  },
  printed: (_g, card, stat) => {
    const { cost = 0, symbols = [] } = sheet(card);
    if (stat === 'power') return levelWith(card, coresOn(card))?.[2] ?? 0;
    return stat === 'cost' ? cost : symbols.length;
  },
  ruleModifiers: (g, card, stat) =>
    card.zone === 'field' ? linkedTo(g, card, 'brave').map((brave) => ({ layer: 0, by: addedBy(brave, stat) })) : [],
  /** FAQ-6-1: in the order in which they apply, and never below 0. */
  evaluate: (_g, _stat, printed, steps) =>
    steps.reduce((value, { by, to }) => Math.max(0, to ?? value + (by ?? 0)), printed),
  ordersByBeginning: true,
  alsoChanges: (g, change, group) => {
    if (!('to' in change) || change.departs) return [];
    const { card, to } = change;
    if (to.onto) return to.onto.map(({ id }) => movingCounters(g.card(id).counters, g.card(id), card));
    if (IN_PLAY.includes(to.zone) || !['field', 'combined'].includes(card.zone)) return [];
    const cores = coresOn(card) > 0 ? [movingCounters(card.counters, card, reserve(g, card.owner))] : [];
    const leaves = (host: CardState) => group.some((one) => 'to' in one && one.card === host);
    const linked = linksOn(g, card)
      .filter(({ kind, card: id }) => kind !== 'brave' || hostsOf(g, g.card(id)).every(leaves))
      .map(({ card: id }): IntendedChange => ({ card: g.card(id), to: { zone: to.zone, player: g.card(id).owner } }));
    return [...cores, ...linked];
  },
  /** Depletion first, then forced separation (6-2-4-1, 9-3-7); `perform` comes back here until nothing is due. */
  *afterGroup(g) {
    const depleted = depletedCards(g);
    if (depleted.length > 0) {
      yield* perform(g, ...depleted.map((card) => ({ card, to: { zone: 'trash' }, events: 'depleted', cause: RULE })));
      return;
    }
    for (const { kind, card, host, data } of [...g.state.links]) {
      if (kind !== 'brave' || isDeparting(g, g.card(host))) continue;
      if (!fitsHost(g, g.card(card), g.card(host), data?.side as Side)) yield* separate(g, g.card(card), g.card(host));
    }
  },
  *beforeDeparture(g, leaving) {
    for (const player of playersInTurnOrder(g)) {
      for (const card of leaving) if (card.owner === player) yield* offerSoulState(g, card);
      // A card that stays keeps its Brave.
      const bereft = leaving.filter((card) => card.owner === player && isDeparting(g, card));
      const braves = new Set(bereft.flatMap((card) => linkedTo(g, card, 'brave')));
      for (const brave of braves) {
        if (isDeparting(g, brave) || hostsOf(g, brave).some((host) => !leaving.includes(host))) continue;
        yield* keepBrave(g, player, brave, leaving);
      }
    }
  },
};

/** 21-3-2: the owner of a Contract card that an opponent removes may put it into Soul State instead. */
function* offerSoulState(g: AnyGame, card: CardState): Procedure {
  const departure = g.state.departures.find((one) => one.card.id === card.id);
  const by = departure?.cause?.player;
  if (!sheet(card).contract || by === undefined || by === card.owner) return;
  const stays = yield* chooseAnswer(g, { player: card.owner, kind: 'soulState', answers: [true, false], pass: false });
  if (!stays) return;
  cancelDeparture(g, card.id);
  endEffects(g, (_effect, target) => target === card.id);
  const cores = coresOn(card) > 0 ? [movingCounters(card.counters, card, reserve(g, card.owner))] : [];
  yield* perform(g, { card, status: 'soulState', on: true }, ...cores);
}

/** 9-5-1: the owner states Cores for a Brave that is to stay; otherwise it goes along. */
function* keepBrave(g: AnyGame, player: PlayerId, brave: CardState, leaving: readonly CardState[]): Procedure {
  const moves = yield* coresFor(g, player, brave, 'keep');
  if (moves === null) return;
  const [host] = hostsOf(g, brave);
  yield* becomeSpirit(g, brave, host?.state ?? 'active', moves);
  for (const one of leaving) if (hostsOf(g, brave).includes(one)) unlink(g, brave.id, one.id);
  if (host && !sheet(brave).imagine) transferRoles(g, host.id, brave.id);
}

const becomeSpirit = (g: AnyGame, brave: CardState, state: string, moves: readonly StatedMove[]): Procedure =>
  perform(
    g,
    { card: brave, to: { zone: 'field', state } },
    ...moves.map(({ counters, from, to }) => movingCounters(counters, g.card(from), g.card(to))),
  );

/**
 * Asks for Cores from the Reserve and the Field, from departing cards as well (R14).
 * @returns null if the player states none
 */
function* coresFor(
  g: AnyGame,
  player: PlayerId,
  card: CardState,
  kind: string,
): Procedure<readonly StatedMove[] | null> {
  const [[, lowest]] = levelsOf(card) as [readonly [number, number, number]];
  if (lowest === 0) return (yield* chooseAnswer(g, { player, kind, answers: [true, false], pass: false })) ? [] : null;
  const owed = { available: coresOf(g, player), due: { [card.id]: { atLeast: lowest } } };
  const action = yield {
    player,
    kind,
    optional: true,
    check: ({ type, moves = [] }) => {
      const reason = type === 'pass' ? null : whyUnpaid(owed, moves);
      return reason === null ? null : { reason };
    },
    options: () => [],
  };
  return action.type === 'pass' ? null : (action.moves ?? []);
}

/** Returns the Cores that a player may pay with, by holder. */
export const coresOf = (g: AnyGame, player: PlayerId): Record<string, Counters> =>
  Object.fromEntries(
    [reserve(g, player), ...cardsIn(g, player, 'field')]
      .filter((holder) => coresOn(holder) > 0)
      .map(({ id, counters }) => [id, counters]),
  );

/** 9-3-7, 9-3-8: a Brave without another host becomes a Spirit if its owner states Cores, and else is trashed. */
export function* separate(g: AnyGame, brave: CardState, host: CardState): Procedure {
  if (hostsOf(g, brave).length > 1) {
    unlink(g, brave.id, host.id, 'brave');
    return;
  }
  const moves = yield* coresFor(g, brave.owner, brave, 'forced');
  unlink(g, brave.id, host.id, 'brave');
  if (moves === null) yield* perform(g, { card: brave, to: { zone: 'trash' }, cause: RULE, unreplaceable: true });
  else yield* becomeSpirit(g, brave, host.state, moves);
}

/** 9-1-7-4, 9-3-1, 9-3-6 */
export function* combine(g: AnyGame, brave: CardState, host: CardState, side?: Side): Procedure {
  const isExhausted = brave.zone === 'field' && brave.state === 'resting';
  const cores = coresOn(brave) > 0 ? [movingCounters(brave.counters, brave, host)] : [];
  yield* perform(g, { card: brave, to: { zone: 'combined' } }, ...cores);
  link(g, 'brave', brave.id, host.id, side && { data: { side } });
  if (isExhausted) setState(g, host.id, 'resting');
}

type Zones = Readonly<Record<string, readonly CoresCard[]>>;
export type Sides = { readonly A?: Zones; readonly B?: Zones };

/**
 * Makes a game with these cards in place, in player A's turn.
 * @param cores by the handle of a card or a pool
 */
export function coresGame(
  sides: Sides,
  cores: Readonly<Record<string, Counters>> = {},
  replaced: Partial<ToyRules> = {},
): ToyGame {
  const rules: ToyRules = { ...toyRules, ...coresRules, ...replaced };
  const cards = [sides.A, sides.B].flatMap((side) => Object.values(side ?? {}).flat());
  const place = (player: PlayerId) => ({
    zones: Object.fromEntries(
      Object.entries(sides[player] ?? {}).map(([zone, list]) => [
        zone,
        list.map(({ id }) => ({ id, card: id, ...(cores[id] && { counters: cores[id] }) })),
      ]),
    ),
    pools: Object.fromEntries(POOLS.map((name) => [name, cores[`${player}.${name}`] ?? {}])),
  });
  const states = ['active', 'resting'];
  const positionWords = { ...toyModule.positionWords, zones: ZONES, states, holds: ['core', 'soul'], pools: POOLS };
  const position = { players: { A: place('A'), B: place('B') } };
  const define = (key: string) => definitionOf(cards.find(({ id }) => id === key));
  const state = stateFromPosition({ ...toyModule, positionWords, rules } as GameModule, position, define);
  return new Game<ToyRules, object>(rules, state, new Chance());
}

function definitionOf(card: CoresCard | undefined): Definition | undefined {
  if (!card) return undefined;
  const { id, kind = 'spirit', back } = card;
  const printed: Printed = { ...card, kind, name: id, number: id, category: kind, back: undefined };
  const other = back && { ...back, number: id, category: back.kind ?? 'spirit' };
  return { ...printed, back: other } as Definition;
}

/** Entries of games that fight battles, which the toy game answers in its own way. */
export const withBattles: Partial<ToyRules> = { happened: core.happened, takesPart: core.takesPart } as object;

export const bp = (g: ToyGame, id: string): number => statOf(g, g.card(id), 'power');
export const inSoul = (g: AnyGame, id: string): boolean => inSoulState(g.card(id));

/** Makes the cards leave for their owners' zones, by an effect of a card. */
export const removeBy = (
  g: ToyGame,
  source: string,
  { zone, event }: { readonly zone: string; readonly event: string },
  ...ids: string[]
): Procedure =>
  perform(
    g,
    ...ids.map((id) => ({
      card: g.card(id),
      to: { zone, player: g.card(id).owner },
      events: event,
      cause: { kind: 'effect' as const, player: g.card(source).owner, source },
    })),
  );

export const destroyBy = (g: ToyGame, source: string, ...ids: string[]): Procedure =>
  removeBy(g, source, { zone: 'trash', event: 'destroyed' }, ...ids);

/** Runs the procedures, then everything that waits. */
export function* thenPending(g: ToyGame, ...procedures: readonly Procedure[]): Procedure {
  for (const procedure of procedures) yield* procedure;
  yield* g.rules.runCheckpoint(g);
}

/** Moves Cores from one holder to another; null is the void. */
export const moveCores = (g: ToyGame, count: number, from: CardState | null, to: CardState | null): Procedure =>
  perform(g, movingCounters({ core: count }, from, to));

export const pay = (...moves: StatedMove[]): Action => ({ type: 'pay', moves });
export const stated = (from: string, to: string, cores: number, soul = 0): StatedMove => ({
  from,
  to,
  counters: { ...(cores > 0 && { core: cores }), ...(soul > 0 && { soul }) },
});
export const PASS: Action = { type: 'pass' };

/** Makes a Spirit with one level of 1000 BP that needs one Core. */
export const spirit = (id: string, ...abilities: Ability[]): CoresCard => ({ id, levels: [[1, 1, 1000]], abilities });
export const braveCard = (id: string, more: Partial<CoresCard> = {}): CoresCard => ({
  ...{ id, kind: 'brave', levels: [[1, 1, 3000]], plus: 2000 },
  ...more,
});

/** Makes an ability that draws a card at this event. */
export const drawsOn = (event: string, subject?: 'any'): Ability => ({
  type: 'auto',
  when: { event, ...(subject && { subject }) },
  effect: [{ do: 'draw', count: 1 }],
});
/** Makes an ability whose effect the test replaces. */
export const waitsOn = (event: string, subject?: 'any'): Ability => ({ ...drawsOn(event, subject), effect: [] });
