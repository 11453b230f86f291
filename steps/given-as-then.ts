/** Turns a sentence that describes a position into the sentence that checks it. */
import type { PlayerId } from '../schemas/common';
import type { NamedCard } from './setup';

export const namesOf = (cards: readonly NamedCard[]): string => cards.map(({ name }) => `"${name}"`).join(', ');
export const areIn = (cards: readonly NamedCard[], player: PlayerId, zone: string): string =>
  `${namesOf(cards)} ${cards.length === 1 ? 'is' : 'are'} in player ${player}'s ${zone}`;
export const holds = (player: PlayerId, zone: string, count: number): string =>
  `player ${player}'s ${zone} holds ${count} ${count === 1 ? 'card' : 'cards'}`;
