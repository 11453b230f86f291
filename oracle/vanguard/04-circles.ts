/** 4.8, 4.9. The field: its circles, and who lies where. */
import type { CitedAnswer } from '../kernel/clauses';
import { PLAYERS, type Handle, type PlayerId } from '../../schemas/common';
import { VG_PLACE_KINDS, type VgPlaceKind } from '../../schemas/vanguard';
import { hasStatus, setKindsOfPlace } from '../kernel/changes/objects';
import { playersInTurnOrder } from '../kernel/game';
import { cardsAt, inSameColumn, placeOf, placesOf } from '../kernel/objects/places';
import type { CardState } from '../kernel/state';
import { changesInPlay, changesOfPlaces, whileUnchanged } from '../kernel/while-unchanged';
import { cardsIn, isOrder, type VgGame } from './game';
import type { Section } from './packs';
import type { Destination } from '../kernel/changes/intended';

export { guardianCircle, vanguardCircle } from '../../schemas/vanguard-circles';

export const circles = {
  /** 4.9.2.6: a locked card makes its circle a lock circle; 4.9.6: an Astral Plane is one besides that. */
  kindsOfPlace(g: VgGame, place: CardState): readonly string[] {
    const kinds = place.layout!.kinds!;
    if (!lockedCircles(g).has(place.id)) return kinds;
    g.consult('4.9.2.6');
    return kinds.includes('astralPlane') ? LOCK_ON_ASTRAL_PLANE : LOCK;
  },

  /** 7.42.1.1, 17.3.1: besides the types that it has. @returns false: it has that type already */
  gainType(g: VgGame, { id, layout }: CardState, type: VgPlaceKind): boolean {
    const kinds = layout!.kinds!;
    if (kinds.includes(type)) return false;
    setKindsOfPlace(g, id, [...kinds, type]);
    return true;
  },

  /** 4.9.1.3 */
  isInRow(g: VgGame, circle: CardState, row: string): CitedAnswer {
    return g.rules.belongsToRow(g, circle, row) && ['4.9.1.3'];
  },

  belongsToRow: (_g: VgGame, { layout }: CardState, row: string): boolean => layout?.row === row,

  /** 4.9.1.1 of one player, 4.9.1.2 of both. */
  inSameColumn(g: VgGame, one: CardState, other: CardState): boolean {
    g.consult(one.side === other.side ? '4.9.1.1' : '4.9.1.2');
    return inSameColumn(one, other);
  },

  /** 4.9.1.1: the back circle of a column and its front circle; 7.39.3.2: circles of one master. */
  isBehind(g: VgGame, circle: CardState, front: CardState): boolean {
    if (circle.layout?.row !== 'back' || front.layout?.row !== 'front') return false;
    if (!g.rules.inSameColumn(g, circle, front)) return false;
    return g.rules.areOfOneMaster(g, circle, front);
  },

  areOfOneMaster(g: VgGame, circle: CardState, other: CardState): boolean {
    if (circle.side === other.side) return true;
    g.consult('7.39.3.2');
    return false;
  },

  /** The circle of a card; undefined: it lies on none. */
  circleOf: (g: VgGame, card: CardState): CardState | undefined => placeOf(g, card),

  isCircleOfKind: (g: VgGame, circle: CardState | undefined, kind: string): boolean =>
    circle !== undefined && g.rules.kindsOfPlace(g, circle).includes(kind),

  /** The circles of a player of this kind, in the order in which they came. */
  circlesOfKind: (g: VgGame, player: PlayerId, kind: string): readonly CardState[] =>
    CIRCLES_OF[player][kind]?.(g) ?? findCircles(g, player, kind),

  /** Is it a unit, neither a heart nor a card that is worn nor a locked card? */
  isUnit: (_g: VgGame, card: CardState): boolean =>
    card.zone === 'field' &&
    !isOrder(card) &&
    (card.statuses === undefined || !NO_UNITS.some((status) => hasStatus(card, status))),

  /** For a card as it was, the circle on which it lay. */
  isVanguard: (g: VgGame, card: CardState): boolean => g.rules.isUnitOn(g, card, 'vanguard'),
  isRearGuard: (g: VgGame, card: CardState): boolean => g.rules.isUnitOn(g, card, 'rearGuard'),
  isGuardian: (g: VgGame, card: CardState): boolean => g.rules.isUnitOn(g, card, 'guardian'),

  isUnitOn: (g: VgGame, card: CardState, kind: string): boolean =>
    g.rules.isUnit(g, card) && g.rules.isCircleOfKind(g, g.rules.circleOf(g, card), kind),

  /** 7.39.2: the units of the player on circles of the kind, whoever the circles belong to. */
  unitsOn: (g: VgGame, player: PlayerId, kind: string): readonly CardState[] =>
    unitsByKind(g)[player].get(kind) ?? NO_CARDS,

  /** 7.39.2: the units that the player is the master of. */
  unitsOf: (g: VgGame, player: PlayerId): readonly CardState[] => onField(g).units[player],

  vanguardsOf: (g: VgGame, player: PlayerId): readonly CardState[] => g.rules.unitsOn(g, player, 'vanguard'),

  /** 7.39.5: the units on vanguard circles of the player, whoever is their master. */
  unitsOnVanguardCircles: (g: VgGame, player: PlayerId): readonly CardState[] => onVanguardCircles(g)[player],

  /** 4.9.1.3, 7.39.3: the units of the front row; 7.30.1.2: none of them is locked. */
  frontOf(g: VgGame, player: PlayerId): readonly CardState[] {
    g.consult('4.9.1.3');
    if (isLockedInFront(g, player)) g.consult('7.30.1.2');
    return FRONT_OF[player](g);
  },

  /** 4.9.1.1, 4.9.1.2: the column as its player counts it; undefined: the card lies in none. */
  columnOf: (g: VgGame, card: CardState): number | undefined => g.rules.circleOf(g, card)?.layout?.column,

  /** The units that lie on the circle besides this one. */
  othersAt: (g: VgGame, circle: Handle, placed: CardState): CardState[] =>
    cardsAt(g, g.card(circle), 'field').filter((card) => card.id !== placed.id),

  /** 4.9.2.3.1, 4.9.2.4.1, 4.9.2.5.1, 4.9.2.5.2; 6.2.3.3.1: a unit that is called stands. */
  arrivesAs(g: VgGame, card: CardState, { at, asNew, zone }: Destination): string | undefined {
    if (zone === 'orderZone') g.cite('4.17.3');
    if (at === undefined) return undefined;
    const circle = g.card(at);
    g.cite('4.9.1', '4.9.2.2', '4.3.2');
    if (g.rules.isCircleOfKind(g, circle, 'guardian')) {
      g.cite('4.9.2.4', '4.9.2.4.1', '4.9.4');
      return 'rest';
    }
    if (g.rules.isCircleOfKind(g, circle, 'vanguard')) {
      g.cite('4.9.2.3', '4.9.2.3.1', '4.3.2.3');
      return 'stand';
    }
    if (!asNew && g.rules.isCircleOfKind(g, g.rules.circleOf(g, card), 'rearGuard')) {
      g.cite('4.9.2.5.2');
      return card.state;
    }
    g.cite('4.9.2.5', '4.9.2.5.1', '4.3.2.3');
    return 'stand';
  },
} satisfies Section;

const LOCK: readonly string[] = ['lock'];
const LOCK_ON_ASTRAL_PLANE: readonly string[] = ['lock', 'astralPlane'];

type UnitsByKind = ReadonlyMap<string, readonly CardState[]>;

/** What lies on the field: the units that each player is the master of, and the orders. */
interface OnField {
  readonly units: Readonly<Record<PlayerId, readonly CardState[]>>;
  readonly orders: readonly CardState[];
}

/** Found together, as one question after another asks. */
const onField = whileUnchanged((g: VgGame): OnField => {
  const units: Record<PlayerId, CardState[]> = { A: [], B: [] };
  const orders: CardState[] = [];
  for (const player of PLAYERS) {
    for (const id of g.zone(player, 'field')) {
      const card = g.card(id);
      if (g.rules.isUnit(g, card)) units[g.rules.masterOf(g, card)].push(card);
      if (isOrder(card)) orders.push(card);
    }
  }
  return { units, orders };
}, changesInPlay);

/** The orders that lie on the field: there is seldom any. */
export const ordersOnField = (g: VgGame): readonly CardState[] => onField(g).orders;

export const anyOrderOnField = (g: VgGame): boolean => ordersOnField(g).length > 0;

/** The units of each player by the kinds of their circles, found together, as one question after another asks. */
const unitsByKind = whileUnchanged(
  (g: VgGame): Readonly<Record<PlayerId, UnitsByKind>> => ({ A: findUnits(g, 'A'), B: findUnits(g, 'B') }),
  changesInPlay,
);

const onVanguardCircles = whileUnchanged((g: VgGame): Readonly<Record<PlayerId, readonly CardState[]>> => {
  const found: Record<PlayerId, CardState[]> = { A: [], B: [] };
  for (const master of PLAYERS) for (const card of g.rules.unitsOn(g, master, 'vanguard')) found[card.side].push(card);
  return found;
}, changesInPlay);

function findUnits(g: VgGame, player: PlayerId): UnitsByKind {
  const found = new Map<string, CardState[]>();
  for (const card of g.rules.unitsOf(g, player)) {
    const circle = g.rules.circleOf(g, card);
    if (circle) for (const kind of g.rules.kindsOfPlace(g, circle)) addTo(found, kind, card);
  }
  return found;
}

function addTo(found: Map<string, CardState[]>, kind: string, card: CardState): void {
  const units = found.get(kind);
  if (units) units.push(card);
  else found.set(kind, [card]);
}

const NO_CARDS: readonly CardState[] = [];

/** The units of the front row, until cards or circles change. */
const frontFoundOf = (player: PlayerId) =>
  whileUnchanged(
    (g: VgGame): readonly CardState[] =>
      g.rules.unitsOf(g, player).filter((card) => g.rules.belongsToRow(g, g.rules.circleOf(g, card)!, 'front')),
    changesInPlay,
  );

function isLockedInFront(g: VgGame, player: PlayerId): boolean {
  for (const id of lockedCircles(g)) {
    const circle = g.card(id);
    if (circle.side === player && g.rules.belongsToRow(g, circle, 'front')) return true;
  }
  return false;
}

const FRONT_OF = { A: frontFoundOf('A'), B: frontFoundOf('B') };

/** Those on whose circles there is no vanguard, the turn player first. */
export const playersWithoutVanguard = whileUnchanged(
  (g: VgGame): readonly PlayerId[] =>
    playersInTurnOrder(g).filter((player) => g.rules.unitsOnVanguardCircles(g, player).length === 0),
  changesInPlay,
);

export const anyWithoutVanguard = (g: VgGame): boolean => playersWithoutVanguard(g).length > 0;

const findCircles = (g: VgGame, player: PlayerId, kind: string): readonly CardState[] =>
  placesOf(g).filter((place) => place.side === player && g.rules.isCircleOfKind(g, place, kind));

/** Found out once for each player and each kind of circle, until circles change. */
const circlesFoundOf = (player: PlayerId) =>
  Object.fromEntries(
    VG_PLACE_KINDS.map((kind) => [kind, whileUnchanged((g: VgGame) => findCircles(g, player, kind), changesOfPlaces)]),
  );

const CIRCLES_OF = { A: circlesFoundOf('A'), B: circlesFoundOf('B') };

/** The circles on which a locked card lies; every question about a circle asks. */
const lockedCircles = whileUnchanged((g: VgGame): ReadonlySet<Handle> => {
  const locked = new Set<Handle>();
  for (const player of PLAYERS)
    for (const card of cardsIn(g, player, 'field'))
      if (card.place !== undefined && hasStatus(card, 'locked')) locked.add(card.place);
  return locked;
}, changesOfPlaces);

const NO_UNITS = ['heart', 'originalDress', 'locked'];
