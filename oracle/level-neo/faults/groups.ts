/** Misreadings of which cards an effect on all cards of an area reaches. */
import type { CardState } from '../../kernel/state';
import { groupFaults } from '../../kernel/testing/groups';
import { isActive, type LnRules } from '../game';

const isCharacter = ({ definition }: CardState): boolean => definition.category === 'character';

const categories = { characters: isCharacter, 'event cards': (card: CardState) => !isCharacter(card) };
const states = { 'active cards': isActive, 'resting cards': (card: CardState) => !isActive(card) };
const faces = {
  'cards face up': ({ face }: CardState) => face === 'up',
  'cards face down': ({ face }: CardState) => face === 'down',
};

export const groups = groupFaults<LnRules>({
  clause: '2-3',
  areas: {
    main: 'the main character zone',
    support: 'the support zone',
    hand: 'the hand',
    level: 'the level zone',
    discard: 'the discard pile',
    deck: 'the deck',
  },
  kinds: { support: states, hand: categories, level: faces, discard: categories, deck: categories },
  same: () => undefined,
});
