/** What a position of Cardfight!! Vanguard may hold: each rule refuses what no game can come to, and names the place. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { VG_CATEGORIES, VG_GIFT_TYPES, VG_GIFTS, VG_STATES_OF_UNITS, type VgCard } from '../../schemas/vanguard';
import { VG_GIFT_MARKERS } from '../../schemas/vanguard-markers';
import type { PlacedCard, PlayerPosition, Position } from '../../schemas/protocol';
import { InputError } from '../kernel/errors';
import { checkCards } from '../kernel/position-cards';
import type { Definition } from '../kernel/state';

interface Placed {
  readonly where: string;
  readonly zone: string;
  readonly card: PlacedCard;
  readonly printed: VgCard;
}

/** @returns what is wrong with the card; undefined: nothing */
type Check = (one: Placed, all: readonly Placed[]) => string | undefined;

const has = ({ statuses }: PlacedCard, asked: string): boolean =>
  statuses?.some(({ status }) => status === asked) ?? false;

/** The zones in which a pseudo-card can be, by its type (15.3.4, 15.4.2, 15.5.2, A1.6). */
function zonesOf({ category, specialType }: VgCard): readonly string[] {
  if (category === 'unit') return ['field'];
  if (category === 'order') return ['hand', 'orderArea'];
  return specialType === 'protect' ? ['hand', 'field'] : ['hand'];
}

const isMarkerOrPseudoCard = ({ category, subtype, specialType }: VgCard): boolean =>
  category === 'marker' || subtype === 'token' || specialType !== undefined;

const isUnit = ({ zone, card, printed }: Placed): boolean =>
  zone === 'field' &&
  (printed.category !== 'order' || has(card, 'asUnit')) &&
  !['heart', 'originalDress', 'locked', 'asArms'].some((status) => has(card, status));

/** 17.7, 17.9.4: what lies on a circle as an arms order is armed to a vanguard there, and nothing else is. */
const isArmedRightly: Check = ({ zone, card, printed }, all) => {
  const host = card.links?.find(({ kind }) => kind === 'arms')?.host;
  if (has(card, 'asArms') && !isVoelundr(printed)) return 'is an arms order without Völundr';
  const isArms = zone === 'field' && !has(card, 'locked') && (printed.subtype === 'arms' || has(card, 'asArms'));
  if (!isArms) return host === undefined ? undefined : 'is armed to a unit and no arms order on a circle';
  const isBearer = (one: Placed) => one.card.id === host && isUnit(one) && one.card.place === card.place;
  const isVanguardCircle = card.place?.endsWith('.center') === true;
  return isVanguardCircle && all.some(isBearer)
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
  if (domination.by === (card.owner ?? where.split('.')[1])) return 'is dominated by its own owner';
  const isUnit = zone === 'field' && !['heart', 'locked', 'originalDress'].some((status) => has(card, status));
  return isUnit ? undefined : 'is dominated and no unit on a circle';
};

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
  const host = card.links?.find(({ kind }) => kind === 'marker')?.host;
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
  const hosts = (one.card.links ?? []).filter(({ kind }) => kind === 'harmony').map(({ host }) => host);
  const isRight = (other: Placed) =>
    other !== one && isUnit(other) && masterOf(other) === masterOf(one) && isLinkedBack(one, other);
  const wrong = hosts.find((host) => !isUnit(one) || !all.some((other) => other.card.id === host && isRight(other)));
  return wrong === undefined
    ? undefined
    : `is in harmony with "${wrong}", and they are no two units of one master that are both in harmony`;
};

const isLinkedBack = (one: Placed, { card }: Placed): boolean =>
  card.links?.some(({ kind, host }) => kind === 'harmony' && host === one.card.id) ?? false;

/** 17.5, 17.10: with a Prison or a Base in the same order zone. */
const isKeptRightly =
  (status: string, keeper: string): Check =>
  ({ where, card }, all) => {
    if (!has(card, status)) return undefined;
    const keeps = (one: Placed) => one.where === where && one.card.face !== 'down' && one.printed.setSubtype === keeper;
    const isKeptBy = (one: Placed) => keeps(one) && (status === 'scouted' || !has(one.card, status));
    return where.endsWith('.orderZone') && all.some(isKeptBy) ? undefined : `is ${status} without a ${keeper}`;
  };

const CHECKS: readonly Check[] = [
  isGiftOfRightType,
  isGiftInRightPlace,
  isDominatedRightly,
  isStateOnCircle,
  isInHarmonyRightly,
  ({ card, printed }) =>
    isMarkerOrPseudoCard(printed) && card.kind === undefined ? 'is no card, so it needs a "kind"' : undefined,
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
    const host = card.links?.find(({ kind }) => kind === 'marker')?.host;
    if (host === undefined) return 'is a marker on nothing';
    const bearer = all.find((other) => other.card.id === host);
    return bearer && !isUnit(bearer) ? `is a marker on "${host}", which is no unit` : undefined;
  },
  ({ zone, card }) => (zone === 'field' && card.place === undefined ? 'lies on no circle' : undefined),
  ({ card }, all) => {
    if (!has(card, 'heart')) return undefined;
    const isOver = (other: PlacedCard) => other !== card && other.place === card.place;
    return all.some((other) => isOver(other.card)) ? undefined : 'is a heart under no unit';
  },
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
  ({ card }, all) => {
    if (!has(card, 'originalDress')) return undefined;
    const host = card.links?.find(({ kind }) => kind === 'dress')?.host;
    const shares = all.some((other) => other.card.id === host && other.card.place === card.place);
    return shares ? undefined : 'is worn by no unit on the same circle';
  },
  ({ card }, all) => {
    const leader = card.links?.find(({ kind }) => kind === 'legion')?.host;
    if (leader === undefined) return undefined;
    const shares = all.some((other) => other.card.id === leader && other.card.place === card.place);
    return shares ? undefined : 'is a legion mate without its leader on the same circle';
  },
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
