/** Positions of cards that lie together: hearts, legions, worn cards, gauge, and locked cards, which lie alone. */
import { has, hasBeside, hostsOf, isOnVanguardCircle, isUnit, type Check, type Placed } from './position-parts';

const isOfSubtypeG = ({ card, printed }: Placed): boolean =>
  (card.sheet === 'back' ? printed.back?.subtype : printed.subtype) === 'G';

/** 6.5.1.2, 6.5.2.1: a heart lies face up under a G unit of the vanguard circle. */
const isHeartRightly: Check = (one, all) => {
  const { card } = one;
  const hosts = hostsOf(card, 'heart');
  if (!has(card, 'heart')) return hosts.length > 0 ? 'lies under a unit and is no heart' : undefined;
  if (has(card, 'deleted')) return 'is a heart and deleted';
  if (!all.some((other) => other !== one && other.card.place === card.place)) return 'is a heart under no unit';
  const wrong = hosts.find((host) => !isOnVanguardCircle(card) || !hasBeside(all, one, host, isOfSubtypeG));
  return wrong === undefined ? undefined : `is a heart under "${wrong}", which is no G unit on the vanguard circle`;
};

/** 6.4.1.3, 6.4.4: two vanguards of one orientation, of which one leads; as hearts they stay associated (6.5.2.2.4). */
const isMateRightly: Check = (one, all) => {
  const [leader] = hostsOf(one.card, 'legion');
  if (leader === undefined) return undefined;
  if (!isOnVanguardCircle(one.card) || !hasBeside(all, one, leader))
    return 'is a legion mate without its leader on the same vanguard circle';
  if (!hasBeside(all, one, leader, ({ card }) => hostsOf(card, 'legion').length === 0))
    return `is a legion mate of "${leader}", which is one itself`;
  return hasBeside(all, one, leader, ({ card }) => (card.state ?? 'stand') === (one.card.state ?? 'stand'))
    ? undefined
    : `is a legion mate whose leader "${leader}" has another orientation`;
};

/** 6.7.2: under one unit, which may be locked (7.30.7). What it wore itself goes on to that unit (6.7.2.2.1). */
const isWornRightly: Check = (one, all) => {
  const hosts = hostsOf(one.card, 'dress');
  if (!has(one.card, 'originalDress')) return hosts.length > 0 ? 'is worn and no originalDress card' : undefined;
  if (hosts.length > 1) return 'is worn by several units';
  const canWear = (other: Placed) => isUnit(other) || has(other.card, 'locked');
  return hosts.some((host) => hasBeside(all, one, host, canWear)) ? undefined : 'is worn by no unit on the same circle';
};

const isWornInKnownWay: Check = ({ card }) => {
  const by = card.links?.find(({ kind }) => kind === 'dress')?.data?.by;
  return by === undefined || WAYS_TO_WEAR.includes(by as never)
    ? undefined
    : `is worn by "${String(by)}", which is no way`;
};

const WAYS_TO_WEAR = ['overDress', 'xoverDress', 'effect'] as const;

/** 7.41.2, 7.41.2.1: gauge belongs to units of its owner. Several units are settled by a rule action (13.9.2). */
const isGaugeRightly: Check = (one, all) => {
  const hosts = hostsOf(one.card, 'gauge');
  if (hosts.length === 0) return undefined;
  if (one.zone !== 'gauge') return 'is gauge and does not lie in the gauge zone';
  const isOfOwner = (host: string) =>
    all.some((other) => other.card.id === host && playerOf(other) === playerOf(one) && isUnit(other));
  const wrong = hosts.find((host) => !isOfOwner(host));
  return wrong === undefined ? undefined : `is gauge of "${wrong}", which is no unit of its owner`;
};

const playerOf = ({ where }: Placed): string => where.split('.')[1]!;

const ON_CIRCLES = ['locked', 'deleted'] as const;

/** 7.30, 7.32 */
const isLockedOrDeletedRightly: Check = ({ zone, card }) => {
  const state = ON_CIRCLES.find((status) => has(card, status));
  if (state === undefined) return undefined;
  if (zone !== 'field') return `is ${state} and on no circle`;
  return ON_CIRCLES.every((status) => has(card, status)) ? 'is locked and deleted' : undefined;
};

/** 4.9.4, 7.30.4, 7.30.5.2: beside a locked card lies what it wears; hearts stay beneath a locked vanguard. */
const isLockedAlone: Check = (one, all) => {
  if (!has(one.card, 'locked') || isOnVanguardCircle(one.card)) return undefined;
  if (isOfSubtypeG(one)) return 'is a G unit that is locked';
  const isWornByIt = ({ card }: Placed) => hostsOf(card, 'dress').includes(one.card.id);
  const other = all.find((each) => each !== one && each.card.place === one.card.place && !isWornByIt(each));
  return other ? `is locked on a circle on which "${other.card.id}" lies as well` : undefined;
};

export const CHECKS_OF_STACKS: readonly Check[] = [
  isHeartRightly,
  isMateRightly,
  isWornRightly,
  isWornInKnownWay,
  isGaugeRightly,
  isLockedOrDeletedRightly,
  isLockedAlone,
  ({ card, printed }) =>
    has(card, 'ultimate') && !isOfSubtypeG({ card, printed } as Placed)
      ? 'strode by an ultimate stride and is no G unit'
      : undefined,
];
