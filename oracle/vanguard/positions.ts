/** What a position of Cardfight!! Vanguard may hold: each rule refuses what no game can come to, and names the place. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { VG_CATEGORIES, VG_GIFT_TYPES, VG_GIFTS, VG_STATES_OF_UNITS, type VgCard } from '../../schemas/vanguard';
import { VG_GIFT_MARKERS, VG_PSEUDO_CARDS } from '../../schemas/vanguard-markers';
import type { PlayerPosition, Position } from '../../schemas/protocol';
import { InputError } from '../kernel/errors';
import { checkCards } from '../kernel/session/position-cards';
import type { Definition } from '../kernel/state';
import { DOMINATIONS } from './07-dominate';
import { has, hostsOf, isOnVanguardCircle, isUnit, type Check, type Placed } from './position-parts';
import { CHECKS_OF_STACKS } from './positions-of-stacks';

/** The zones in which a pseudo-card can be, by its type (15.3.4, 15.4.2, 15.5.2, A1.6). */
function zonesOf({ category, specialType }: VgCard): readonly string[] {
  if (category === 'unit') return ['field'];
  if (category === 'order') return ['hand', 'orderArea'];
  return specialType === 'protect' ? ['hand', 'field'] : ['hand'];
}

const isMarkerOrPseudoCard = ({ category, subtype, specialType }: VgCard): boolean =>
  category === 'marker' || subtype === 'token' || specialType !== undefined;

/** 17.7, 17.9.4: what lies on a circle as an arms order is armed to a vanguard there, and nothing else is. */
const isArmedRightly: Check = ({ zone, card, printed }, all) => {
  const [host] = hostsOf(card, 'arms');
  if (has(card, 'asArms') && !isVoelundr(printed)) return 'is an arms order without Völundr';
  const isArms = zone === 'field' && !has(card, 'locked') && (printed.subtype === 'arms' || has(card, 'asArms'));
  if (!isArms) return host === undefined ? undefined : 'is armed to a unit and no arms order on a circle';
  const isBearer = (one: Placed) => one.card.id === host && isUnit(one) && one.card.place === card.place;
  return isOnVanguardCircle(card) && all.some(isBearer)
    ? undefined
    : 'is an arms order that is armed to no vanguard of its circle';
};

const isVoelundr = ({ category, abilities = [] }: VgCard): boolean =>
  category === 'unit' && abilities.some(({ keyword, bearer }) => keyword === 'voelundr' && bearer !== undefined);

/** 18.5: a set card on a circle. */
const isUnitRightly: Check = ({ zone, card, printed }) => {
  if (!has(card, 'asUnit')) return undefined;
  return zone === 'field' && printed.subtype === 'set'
    ? undefined
    : 'is a set card as a unit, but no set card on a circle';
};

/** 7.39: a unit that somebody else than its owner dominates. */
const isDominatedRightly: Check = ({ where, zone, card }) => {
  const domination = card.statuses?.find(({ status }) => status === 'dominated');
  if (domination === undefined) return undefined;
  if (domination.by === undefined) return 'is dominated by nobody';
  if (domination.until !== undefined && !LENGTHS.includes(domination.until as never))
    return `is dominated until "${domination.until as string}", which is no time`;
  if (domination.by === (card.owner ?? where.split('.')[1])) return 'is dominated by its own owner';
  const isUnit = zone === 'field' && !['heart', 'locked', 'originalDress'].some((status) => has(card, status));
  return isUnit ? undefined : 'is dominated and no unit on a circle';
};

const LENGTHS = [...DOMINATIONS, 'effect'] as const;

/** 14.23 to 14.39: the states of units, which a card keeps as long as it lies on a circle. */
const isStateOnCircle: Check = ({ zone, card }) => {
  const state = VG_STATES_OF_UNITS.find((status) => has(card, status));
  return state === undefined || zone === 'field' ? undefined : `is ${state} and on no circle`;
};

/** 16.3.1: a gift marker is of a clan type and a gift type that put one. */
const isGiftOfRightType: Check = ({ printed: { category, gift, giftType } }) => {
  if (category !== 'marker') return giftType === undefined ? undefined : 'has a gift type and is no gift marker';
  if (gift === undefined && giftType === undefined) return undefined;
  const isKnown = Object.values(VG_GIFT_MARKERS).some((one) => one.gift === gift && one.giftType === giftType);
  return isKnown ? undefined : 'is a gift marker of a type that puts none';
};

/** 16.3.1.4.1, 16.3.1.5.2, 16.3.1.6.2: a gift marker is on a circle of its player, Protect on a rear-guard circle. */
const isGiftInRightPlace: Check = ({ where, zone, card, printed }) => {
  const [host] = hostsOf(card, 'marker');
  if (zone !== 'markers' || printed.gift === undefined || host === undefined) return undefined;
  const [player, circle] = host.split('.');
  const isRight = player === where.split('.')[1] && circle !== undefined && circle !== 'guardian';
  return isRight && !(printed.gift === 'protect' && circle === 'center')
    ? undefined
    : `is a gift marker on "${host}", where it cannot be`;
};

const masterOf = ({ where, card }: Placed): string =>
  card.statuses?.find(({ status }) => status === 'dominated')?.by ?? where.split('.')[1]!;

/** 14.36.1: units of one master, each linked to the other. */
const isInHarmonyRightly: Check = (one, all) => {
  const hosts = hostsOf(one.card, 'harmony');
  const isRight = (other: Placed) =>
    other !== one && isUnit(other) && masterOf(other) === masterOf(one) && isLinkedBack(one, other);
  const wrong = hosts.find((host) => !isUnit(one) || !all.some((other) => other.card.id === host && isRight(other)));
  return wrong === undefined
    ? undefined
    : `is in harmony with "${wrong}", and they are no two units of one master that are both in harmony`;
};

const isLinkedBack = (one: Placed, { card }: Placed): boolean => hostsOf(card, 'harmony').includes(one.card.id);

/** 17.5, 17.10: with a Prison or a Base in the same order zone. */
const isKeptRightly =
  (status: string, keeper: string): Check =>
  ({ where, card }, all) => {
    if (!has(card, status)) return undefined;
    const keeps = (one: Placed) => one.where === where && one.card.face !== 'down' && one.printed.setSubtype === keeper;
    const isKeptBy = (one: Placed) => keeps(one) && (status === 'scouted' || !has(one.card, status));
    return where.endsWith('.orderZone') && all.some(isKeptBy) ? undefined : `is ${status} without a ${keeper}`;
  };

/** 15.4.1.3, 15.5.1.3: what a pseudo-card is follows from its name. */
const isPseudoCardOfSupplement: Check = ({ card, printed }) => {
  if (card.kind !== 'token') return undefined;
  const print = VG_PSEUDO_CARDS[printed.name];
  if (print === undefined) return 'is a pseudo-card of a name that the supplement does not have';
  const saidOf = (card: Partial<VgCard>, value: (typeof VALUES)[number]) => card[value] ?? LEFT_OUT[value];
  const differs = VALUES.find((value) => saidOf(printed, value) !== saidOf(print as Partial<VgCard>, value));
  return differs ? `is a pseudo-card whose ${differs} is not that of the supplement` : undefined;
};

const VALUES = ['category', 'subtype', 'specialType', 'grade', 'power', 'critical', 'shield'] as const;
const LEFT_OUT: Readonly<Partial<Record<(typeof VALUES)[number], number>>> = { power: 0, critical: 1, shield: 0 };

/** 4.3.2, 4.17.3, 4.9.2.2, 17.4.2.1: cards of circles and of the order zone have an orientation, others none. */
const isOrientedRightly: Check = ({ zone, card, printed }) => {
  if (zone !== 'field' && zone !== 'orderZone')
    return card.state === 'rest' ? 'is at rest in a zone without orientations' : undefined;
  const mayHaveNone = has(card, 'locked') || printed.category === 'order' || has(card, 'asArms');
  return card.state === 'none' && !mayHaveNone ? 'has no orientation' : undefined;
};

/** 4.1.13, with 7.39.1.2.1 and 17.5.1.1. */
const isOnOwnSide: Check = ({ where, card }) => {
  const isOwn = card.owner === undefined || card.owner === where.split('.')[1];
  const mayBeElsewhere = card.place?.endsWith('.guardian') || KEPT.some((status) => has(card, status));
  return isOwn || mayBeElsewhere ? undefined : 'is in a zone of a player who does not own it';
};

const KEPT = ['imprisoned', 'scouted'] as const;

/** 4.4.2, 8.1.5: a card with the subtype G is on a circle, in the G zone or removed from the game. */
const isGUnitRightly: Check = ({ zone, printed }) =>
  printed.subtype === 'G' && !['field', 'gZone', 'removed'].includes(zone)
    ? 'is a G unit that cannot be here'
    : undefined;

const CHECKS: readonly Check[] = [
  isGiftOfRightType,
  isGiftInRightPlace,
  isDominatedRightly,
  isStateOnCircle,
  isInHarmonyRightly,
  ({ card, printed }) =>
    isMarkerOrPseudoCard(printed) && card.kind === undefined ? 'is no card, so it needs a "kind"' : undefined,
  isPseudoCardOfSupplement,
  isOrientedRightly,
  isOnOwnSide,
  isGUnitRightly,
  ({ zone, card, printed }) =>
    card.kind === 'token' && !zonesOf(printed).includes(zone) ? 'is a pseudo-card that cannot be here' : undefined,
  ({ card, printed }) =>
    printed.specialType === 'protect' && card.place !== undefined && !card.place.endsWith('.guardian')
      ? 'is a pseudo-card that cannot be on this circle'
      : undefined,
  ({ zone, card }) => {
    if ((zone === 'markers') === (card.kind === 'marker')) return undefined;
    return zone === 'markers' ? 'is no marker' : 'is a marker, which lies in the zone "markers"';
  },
  ({ zone, card }, all) => {
    if (zone !== 'markers') return undefined;
    const [host, second] = hostsOf(card, 'marker');
    if (host === undefined) return 'is a marker on nothing';
    if (second !== undefined) return `is a marker on "${host}" and on "${second}"`;
    const bearer = all.find((other) => other.card.id === host);
    return bearer && !isUnit(bearer) ? `is a marker on "${host}", which is no unit` : undefined;
  },
  ({ zone, card }) => (zone === 'field' && card.place === undefined ? 'lies on no circle' : undefined),
  ({ card }) =>
    has(card, 'locked') && card.state !== 'none' ? 'is a locked card whose state is not "none"' : undefined,
  ({ card }) =>
    (has(card, 'locked') || has(card, 'deleted')) && card.face !== 'down'
      ? 'is locked or deleted and does not lie face down'
      : undefined,
  ({ zone, card, printed }) =>
    zone === 'field' && printed.subtype === 'music' && card.state !== 'none'
      ? 'is music whose state is not "none"'
      : undefined,
  isArmedRightly,
  isUnitRightly,
  isKeptRightly('imprisoned', 'prison'),
  isKeptRightly('scouted', 'base'),
  ...CHECKS_OF_STACKS,
];

/** The values of facts about gifts; "" says that there was none. */
const GIFT_FACTS: Readonly<Record<string, readonly string[]>> = {
  giftTypeForce: ['', ...VG_GIFT_TYPES],
  giftTypeAccel: ['', ...VG_GIFT_TYPES],
  giftTypeProtect: ['', ...VG_GIFT_TYPES],
  giftByRide: ['', ...VG_GIFTS],
};

/** @throws {InputError} a fact about gifts says what is none */
function checkGiftFacts(player: PlayerId, facts: Readonly<Record<string, unknown>> = {}): void {
  for (const [name, values] of Object.entries(GIFT_FACTS))
    if (facts[name] !== undefined && !values.includes(facts[name] as string))
      throw new InputError(
        `position: players.${player}.facts: "${name}" is "${String(facts[name])}", which is no gift`,
      );
}

/** 16.3.1.5.2.1. @throws {InputError} a gained circle has no Accel marker */
function checkAccelCircles(player: PlayerId, { places = [] }: PlayerPosition, all: readonly Placed[]): void {
  const isAccelOn = (id: string) => (one: Placed) =>
    one.printed.gift === 'accel' && one.card.links?.some(({ host }) => host === id);
  for (const { id, kinds = [] } of places)
    if (kinds.includes('accel') && !all.some(isAccelOn(id)))
      throw new InputError(`position: players.${player}.places: "${id}" is an Accel circle without an Accel marker`);
}

/** 4.9.6: an Astral Plane is one besides its other types. @throws {InputError} a circle is an Astral Plane alone */
function checkAstralPlanes(player: PlayerId, { places = [] }: PlayerPosition): void {
  for (const { id, kinds = [] } of places)
    if (kinds.includes('astralPlane') && !kinds.some((kind) => TYPES_OF_CIRCLES.includes(kind)))
      throw new InputError(`position: players.${player}.places: "${id}" is an Astral Plane without another type`);
}

const TYPES_OF_CIRCLES = ['vanguard', 'rearGuard', 'guardian'];

/** @throws {InputError} names the place and what cannot be there */
export function checkPosition(position: Position, definitions: (key: string) => Definition): void {
  checkCards(position, definitions, { counts: {}, categories: () => VG_CATEGORIES });
  const all = PLAYERS.flatMap((player) =>
    Object.entries(position.players[player].zones).flatMap(([zone, cards]) =>
      cards.map((card): Placed => {
        const where = `players.${player}.zones.${zone}`;
        return { where, zone, card, printed: definitions(card.card) as unknown as VgCard };
      }),
    ),
  );
  for (const player of PLAYERS) {
    checkGiftFacts(player, position.players[player].facts);
    checkAccelCircles(player, position.players[player], all);
    checkAstralPlanes(player, position.players[player]);
  }
  for (const one of all) {
    for (const check of CHECKS) {
      const reason = check(one, all);
      if (reason !== undefined) throw new InputError(`position: ${one.where}: "${one.card.id}" ${reason}`);
    }
  }
}
