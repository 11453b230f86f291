/** 4. Zones: the circles of the field, and who lies where. */
import type { Handle, PlayerId } from '../../schemas/common';
import type { BoardPlace } from '../../schemas/protocol';
import type { Destination } from '../kernel/changes';
import { cardsAt, kindsOfPlace, placeOf } from '../kernel/objects/places';
import type { CardState } from '../kernel/state';
import { cardsIn, type VgGame } from './game';

/** 4.9.1, 4.9.2: name, kind, row and column; columns count from the middle to the right of their player. */
const CIRCLES = [
  ['frontLeft', 'rearGuard', 'front', -1],
  ['center', 'vanguard', 'front', 0],
  ['frontRight', 'rearGuard', 'front', 1],
  ['backLeft', 'rearGuard', 'back', -1],
  ['backCenter', 'rearGuard', 'back', 0],
  ['backRight', 'rearGuard', 'back', 1],
] as const;

export const circlesOf = (player: PlayerId): BoardPlace[] => [
  ...CIRCLES.map(([name, kind, row, column]) => ({
    id: `${player}.${name}`,
    zone: 'field',
    kinds: [kind],
    row,
    column,
  })),
  { id: guardianCircle(player), zone: 'field', kinds: ['guardian'] },
];

export const vanguardCircle = (player: PlayerId): Handle => `${player}.center`;
export const guardianCircle = (player: PlayerId): Handle => `${player}.guardian`;

export const circles = {
  isOnCircle(g: VgGame, card: CardState, kind: string): boolean {
    const place = placeOf(g, card);
    return place !== undefined && kindsOfPlace(g, place).includes(kind);
  },

  unitsOn(g: VgGame, player: PlayerId, kind: string): CardState[] {
    return cardsIn(g, player, 'field').filter((card) => g.rules.isOnCircle(g, card, kind));
  },

  unitsInFront(g: VgGame, player: PlayerId): CardState[] {
    return cardsIn(g, player, 'field').filter((card) => placeOf(g, card)?.layout?.row === 'front');
  },

  othersAt(g: VgGame, circle: Handle, placed: CardState): CardState[] {
    return cardsAt(g, g.card(circle), 'field').filter((card) => card !== placed);
  },

  /** 4.9.2.3.1, 4.9.2.4.1, 4.9.2.5.1: it rests on the guardian circle, and stands on others. */
  arrivesAs(g: VgGame, _card: CardState, { at }: Destination): string | undefined {
    if (at === undefined) return undefined;
    return kindsOfPlace(g, g.card(at)).includes('guardian') ? 'rest' : 'stand';
  },
};
