/** Misreadings of which cards an effect on all cards of an area reaches. */
import { groupFaults } from '../../kernel/testing/groups';
import type { CardState } from '../../kernel/state';
import { categoryOf, isActive, type DbsRules } from '../game';

const isOf = (category: string) => (card: CardState) => categoryOf(card) === category;
const categories = { 'Battle Cards': isOf('battle'), 'Extra Cards': isOf('extra') };
const states = { 'cards in Active Mode': isActive, 'cards in Rest Mode': (card: CardState) => !isActive(card) };

export const groups = groupFaults<DbsRules>({
  clause: '8-7-1',
  areas: {
    leader: 'the Leader Area',
    battle: 'the Battle Area',
    energy: 'the Energy Area',
    hand: 'the hand',
    drop: 'the Drop Area',
    deck: 'the deck',
    life: 'the life',
    warp: 'the Warp',
  },
  kinds: {
    battle: { ...categories, ...states },
    energy: { ...categories, ...states },
    hand: categories,
    drop: categories,
    deck: categories,
    life: categories,
    warp: categories,
  },
  same: () => undefined,
});
