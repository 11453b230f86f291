/** What a position of Battle Spirits may hold: each rule refuses what no game can come to, and names the place. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import type { BsCard, BsSideOfCard } from '../../schemas/battle-spirits';
import type { PlacedCard, PlayerPosition, Position } from '../../schemas/protocol';
import { InputError } from '../kernel/errors';
import { checkCards } from '../kernel/session/position-cards';
import type { Definition } from '../kernel/state';
import { countCores, familiesOf, type BsGame } from './game';

type Definitions = (key: string) => Definition;

/** A card of a position, with the side that is up. */
interface Placed {
  readonly player: PlayerId;
  readonly zone: string;
  readonly card: PlacedCard;
  readonly whole: BsCard;
  readonly side: BsSideOfCard;
  readonly isInSoulState: boolean;
  readonly hasGrandforce: boolean;
}

/** Categories by zone; a zone that is left out may hold any. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  field: ['spirit', 'nexus', 'ultimate', 'brave'],
  combined: ['brave'],
  use: ['magic'],
};

/** @throws {InputError} names the place and what cannot be there */
export function checkPosition(position: Position, definitions: Definitions): void {
  checkCards(position, definitions, { counts: {}, categories: (zone) => CATEGORIES[zone], under: 'sources' });
  const all = PLAYERS.flatMap((player) => placedCards(player, position.players[player], definitions));
  for (const player of PLAYERS) checkPools(player, position.players[player], all);
  for (const one of all) for (const check of CHECKS) refuseIf(one, check(one, all));
  for (const player of PLAYERS) checkBurstArea(all.filter((one) => one.player === player && one.zone === 'burst'));
}

const placedCards = (player: PlayerId, { zones }: PlayerPosition, definitions: Definitions): Placed[] =>
  Object.entries(zones).flatMap(([zone, cards]) =>
    cards.map((card): Placed => {
      const whole = definitions(card.card) as unknown as BsCard;
      const side = card.sheet === 'back' ? whole.back! : whole;
      const hasGrandforce = has(card, 'grandforce');
      return { player, zone, card, whole, side, isInSoulState: has(card, 'soulState'), hasGrandforce };
    }),
  );

const has = ({ statuses }: PlacedCard, sought: string): boolean =>
  statuses?.some(({ status }) => status === sought) ?? false;

/** Each player has one Soul Core at most (2-3-2), and none in the Count; a position that goes on has Life (1-6-2). */
function checkPools(player: PlayerId, { pools = {} }: PlayerPosition, all: readonly Placed[]): void {
  const where = `position: players.${player}.pools`;
  if (pools.life && countCores(pools.life) === 0) throw new InputError(`${where}.life: no Life is left`);
  if ((pools.count?.soulCore ?? 0) > 0) throw new InputError(`${where}.count: the Soul Core cannot be there`);
  const own = all.filter(({ card, player: side }) => (card.owner ?? side) === player);
  const holders = [...Object.values(pools), ...own.map(({ card }) => card.counters ?? {})];
  const soulCores = holders.reduce((count, { soulCore = 0 }) => count + soulCore, 0);
  if (soulCores > 1) throw new InputError(`position: players.${player}: there are ${soulCores} of the one Soul Core`);
}

/** 13-2-2, 15-1-3: Nexuses of these Families get no Cores of their player. */
const KEEPS_ITS_CORES: readonly string[] = ['Grandwalker', 'Grandstone'];

/** @returns what is wrong with the card; undefined: nothing */
type Check = (one: Placed, all: readonly Placed[]) => string | undefined;

const hosts = ({ card }: Placed): readonly string[] => (card.links ?? []).map(({ host }) => host);

const CHECKS: readonly Check[] = [
  ({ zone, card, isInSoulState, side: { category, levels } }) =>
    zone === 'field' && !isInSoulState && category !== 'nexus' && countCores(card.counters) < (levels?.[0]?.cores ?? 0)
      ? 'has not the Cores of its lowest level'
      : undefined,
  ({ zone, card, isInSoulState }) =>
    countCores(card.counters) > 0 && (zone !== 'field' || isInSoulState) ? 'cannot hold Cores there' : undefined,
  ({ card, side }) =>
    KEEPS_ITS_CORES.some((family) => familiesOf(side).includes(family)) &&
    side.category === 'nexus' &&
    (card.counters?.soulCore ?? 0) > 0
      ? 'cannot hold the Soul Core'
      : undefined,
  ({ zone, card }) =>
    card.sheet === 'back' && zone !== 'field' && zone !== 'combined' ? 'cannot show Side B there' : undefined,
  ({ whole, isInSoulState }) => (isInSoulState && !whole.contract ? 'is no Contract Card in Soul State' : undefined),
  ({ zone, isInSoulState }) => (isInSoulState && zone !== 'field' ? 'is in Soul State on the Field alone' : undefined),
  (one) => (one.hasGrandforce && !isGrandwalker(one) ? 'is no Grandwalker Nexus with Grandforce' : undefined),
  ({ zone, whole }) =>
    whole.token && ['deck', 'hand', 'trash', 'burst'].includes(zone) ? 'is a Token, which cannot be there' : undefined,
  ({ zone, card, side }) =>
    zone === 'field' && side.left && card.state !== undefined && card.state !== 'refreshed'
      ? 'is an Imagine Brave, which is always Refreshed'
      : undefined,
  (one) => (one.zone === 'combined' ? faultOfBrave(one) : hosts(one).length > 0 ? 'is not combined' : undefined),
  (one, all) => (one.zone === 'combined' ? faultOfHosts(one, all) : undefined),
];

/** 13-1-1, 13-4-1: on the Field. */
const isGrandwalker = ({ zone, side }: Placed): boolean =>
  zone === 'field' && side.category === 'nexus' && familiesOf(side).includes('Grandwalker');

function faultOfBrave(one: Placed): string | undefined {
  const links = one.card.links ?? [];
  const isImagine = one.side.left !== undefined;
  if (links.length === 0) return 'is combined with no host';
  if (links.length > (isImagine ? 2 : 1)) return 'is combined with too many hosts';
  const sides = links.map(({ data }) => data?.side);
  if (isImagine && sides.some((side) => side !== 'left' && side !== 'right')) return 'is combined on no side';
  if (!isImagine && sides.some((side) => side !== undefined)) return 'has no sides';
  return new Set(sides).size < sides.length ? 'has two hosts on one side' : undefined;
}

/** The host lies on the Field, and has no other Brave. */
function faultOfHosts(one: Placed, all: readonly Placed[]): string | undefined {
  for (const host of hosts(one)) {
    if (all.find(({ card }) => card.id === host)?.zone !== 'field')
      return `has the host "${host}", which is not on the Field`;
    if (all.some((other) => other !== one && other.zone === 'combined' && hosts(other).includes(host)))
      return `shares the host "${host}" with another Brave`;
  }
  return undefined;
}

/** One Burst, face down, and one Mirage, face up. */
function checkBurstArea(set: readonly Placed[]): void {
  for (const face of ['up', 'down'] as const) {
    const [, second] = set.filter(({ card }) => (card.face ?? 'up') === face);
    if (second) refuseIf(second, face === 'down' ? 'is a second Burst' : 'is a second Mirage');
  }
  for (const one of set) {
    const type = one.card.face === 'down' ? 'burst' : 'mirage';
    const isRight = type === 'burst' || one.side.abilities?.some((ability) => ability.type === type);
    if (!isRight) refuseIf(one, 'has no Mirage, and a Burst lies face down');
  }
}

function refuseIf({ player, zone, card }: Placed, fault: string | undefined): void {
  if (fault) throw new InputError(`position: players.${player}.zones.${zone}: "${card.id}" ${fault}`);
}

/** @throws {InputError} a Brave is combined with a host that does not meet its condition (9-3-7) */
export function checkCombinations(g: BsGame): void {
  for (const { brave, host } of g.withoutCiting(() => g.rules.unfitCombinations(g)))
    throw new InputError(
      `position: players.${brave.side}.zones.combined: "${brave.id}" cannot be combined with "${host.id}"`,
    );
}
