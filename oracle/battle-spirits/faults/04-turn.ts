/** Misreadings of 2-6, the setup, of section 4, the turn, and of 1-6-3. */
import { NOTHING } from '../../kernel/state';
import { another, faultTable, skip } from '../../kernel/testing/misreadings';
import type { BsRules } from '../game';

export const turnFaults = faultTable<BsRules>({
  '1-6-3': {
    'nobody loses by an empty Deck': skip('loseByEmptyDeck'),
  },
  '2-6-5': {
    'no Cores are laid out': skip('placeCores'),
  },
  '2-6-6': {
    'no Cores are laid out': skip('placeCores'),
  },
  '2-6-7': {
    'the opening Hand is 5 cards': another('openingHand', 5),
  },
  '2-6-13': {
    'who redraws draws 3 cards': (rules) => ({ redrawHand: (g, player) => rules.takeHand(g, player, 3) }),
  },
  '4-10-1': {
    'the first turn has a Core Step': another('phaseOccurs', () => true),
  },
  '4-4-1': {
    'no Core comes in the Core Step': skip('coreStep'),
  },
  '4-5-1': {
    'the turn player does not draw in the Draw Step': another('draw', () => NOTHING),
  },
  '4-6-1': {
    'exhausted cards stay exhausted': skip('setAllActive'),
  },
  '4-6-2': {
    'the Cores in the Trash stay there': skip('returnTrashCores'),
  },
});
