/** Misreadings of section 1: turns. */
import { faultTable, skip } from '../../kernel/testing/misreadings';
import type { SgRules } from '../game';

export const turnsFaults = faultTable<SgRules>({
  '{{draw}}': {
    'the turn player does not draw at the start of the turn': skip('drawAtStart'),
  },
});
