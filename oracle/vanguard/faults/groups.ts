/** Misreadings of which cards an effect on all cards of a zone reaches. */
import { groupFaults } from '../../kernel/testing/groups';
import type { CardState } from '../../kernel/state';
import type { VgRules } from '../game';

const isOf =
  (category: string) =>
  ({ definition }: CardState): boolean =>
    definition.category === category;

const categories = { units: isOf('unit'), orders: isOf('order') };
const states = {
  'standing cards': ({ state }: CardState) => state === 'stand',
  'cards at rest': ({ state }: CardState) => state === 'rest',
};
const faces = {
  'cards face up': ({ face }: CardState) => face === 'up',
  'cards face down': ({ face }: CardState) => face === 'down',
};

export const groups = groupFaults<VgRules>({
  clause: '11.8.3.1',
  areas: {
    field: 'the field',
    hand: 'the hand',
    drop: 'the drop zone',
    soul: 'the soul',
    damage: 'the damage zone',
    bind: 'the bind zone',
    orderZone: 'the order zone',
    gZone: 'the G zone',
    removed: 'the removed cards',
  },
  kinds: { field: states, hand: categories, drop: categories, soul: categories, gZone: faces },
  same: () => undefined,
});
