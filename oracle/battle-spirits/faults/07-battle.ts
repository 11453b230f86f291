/** Misreadings of section 7, the battle, and of 1-6-2. */
import { another, faultTable, skip } from '../../kernel/testing/misreadings';
import { onField, type BsRules } from '../game';

export const battleFaults = faultTable<BsRules>({
  '1-6-2': {
    'nobody loses without Life': skip('afterGroup'),
  },
  '7-3-1': {
    'any Spirit can attack': another('fighters', (g, player) => onField(g, player)),
  },
  '7-3-2': {
    'attacking exhausts nothing': skip('exhaust'),
  },
  '7-5-1': {
    'nobody blocks': skip('blockStep'),
  },
  '7-7-1': {
    'each attack reduces the Life by one': another('lifeTaken', () => 1),
  },
  '7-5-2': {
    'blocking exhausts nothing': skip('exhaust'),
  },
  '7-8-1': {
    'nothing is destroyed': skip('destroyInBattle'),
  },
});
