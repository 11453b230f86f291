/** The circles with which a player of Cardfight!! Vanguard begins. */
import type { Handle, PlayerId } from './common';
import type { BoardPlace } from './protocol';

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
