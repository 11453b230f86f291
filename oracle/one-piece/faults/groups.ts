/** Misreadings of which cards an effect on all cards of an area reaches. */
import { groupFaults } from '../../kernel/testing/groups';
import type { CardState } from '../../kernel/state';
import { categoryOf, isActive, type OpRules } from '../game';

const isOf = (category: string) => (card: CardState) => categoryOf(card) === category;
const categories = { Characters: isOf('character'), Events: isOf('event'), Stages: isOf('stage') };
const states = { 'active cards': isActive, 'rested cards': (card: CardState) => !isActive(card) };

const FIELD = ['leader', 'character', 'stage', 'cost'];

export const groups = groupFaults<OpRules>({
  clause: '8-1-4-1',
  areas: {
    leader: 'the Leader area',
    character: 'the Character area',
    stage: 'the Stage area',
    cost: 'the cost area',
    hand: 'the hand',
    trash: 'the trash',
    deck: 'the deck',
    life: 'the Life area',
  },
  kinds: { character: states, hand: categories, trash: categories, deck: categories, life: categories },
  same: (area, other) => {
    if (area === 'cost' && !FIELD.includes(other))
      return 'what is done to all DON!! cards is to rest them, and cards there have no state';
    if (other === 'cost' && !FIELD.includes(area))
      return 'a DON!! card has no cost and no power to be read, and only effects that name DON!! cards move it';
    return undefined;
  },
});
