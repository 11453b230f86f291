/**
 * Checks how many cards a position puts into each zone, of which categories they are, and that cards under another card
 * name it.
 */
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import type { Position } from '../../../schemas/protocol';
import { InputError } from '../errors';
import type { Definition } from '../state';

export interface CardsOfZones {
  /** Limits the number of cards in a zone. A zone that is left out holds any number. */
  readonly counts: Readonly<Record<string, { readonly exactly: number } | { readonly most: number }>>;
  /** Returns the categories that may lie in a zone, or undefined if all may. */
  readonly categories: (zone: string) => readonly string[] | undefined;
  /** Cards in this zone lie under another card, so each must name a host. */
  readonly under?: string;
}

/** @throws {InputError} a zone holds the wrong number or category of cards, or a card names no host */
export function checkCards(position: Position, definitionOf: (key: string) => Definition, asked: CardsOfZones): void {
  for (const player of PLAYERS) {
    checkCounts(position, player, asked);
    for (const zone of Object.keys(position.players[player].zones))
      checkZone(position, player, zone, definitionOf, asked);
  }
}

function checkCounts(position: Position, player: PlayerId, { counts }: CardsOfZones): void {
  for (const [zone, limit] of Object.entries(counts)) {
    const size = position.players[player].zones[zone]?.length ?? 0;
    const where = `${placeOf(player, zone)}: ${size} cards where`;
    if ('exactly' in limit && size !== limit.exactly)
      throw new InputError(`${where} exactly ${limit.exactly} is needed`);
    if ('most' in limit && size > limit.most) throw new InputError(`${where} no more than ${limit.most} may be`);
  }
}

function checkZone(
  position: Position,
  player: PlayerId,
  zone: string,
  definitionOf: (key: string) => Definition,
  { categories, under }: CardsOfZones,
): void {
  const possible = categories(zone);
  for (const card of position.players[player].zones[zone] ?? []) {
    const { category } = definitionOf(card.card);
    if (possible && !possible.includes(category))
      throw new InputError(`${placeOf(player, zone)}: "${card.id}" is a ${category} card`);
    if (zone === under && card.host === undefined)
      throw new InputError(`${placeOf(player, zone)}: "${card.id}" names no host`);
  }
}

const placeOf = (player: PlayerId, zone: string): string => `position: players.${player}.zones.${zone}`;
