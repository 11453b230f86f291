/** Misreadings of section 4, the turn, and of 1-6-3. */
import { NOTHING } from '../../kernel/state';
import { another, faultTable, skip } from '../../kernel/testing/misreadings';
import type { BsRules } from '../game';

export const turnFaults = faultTable<BsRules>({
  '1-6-3': {
    'nobody loses by an empty Deck': skip('loseByEmptyDeck'),
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
