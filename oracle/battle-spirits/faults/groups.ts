/** Misreadings of which cards an effect on all cards of an area reaches. */
import { groupFaults } from '../../kernel/testing/groups';
import type { CardState } from '../../kernel/state';
import { sideOf, type BsRules } from '../game';

const isOf =
  (category: string) =>
  (card: CardState): boolean =>
    sideOf(card).category === category;
const categories = { 'Spirit cards': isOf('spirit'), 'Nexus cards': isOf('nexus') };

export const groups = groupFaults<BsRules>({
  clause: '24-2-1',
  areas: { field: 'the Field', hand: 'the Hand', trash: 'the Trash', setAside: 'the set aside cards' },
  kinds: { field: categories, hand: categories, trash: categories, setAside: categories },
  same: () => undefined,
});
