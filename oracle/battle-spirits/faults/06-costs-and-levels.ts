/** Misreadings of 5-2 and section 6: summoning, paying, levels, depletion. */
import { statOf } from '../../kernel/continuous/values';
import { another, faultTable, skip } from '../../kernel/testing/misreadings';
import { levelsOf, sideOf, type BsRules } from '../game';

export const mainStepFaults = faultTable<BsRules>({
  '6-1-2': {
    'symbols on the Field do not reduce the cost': another('reductionOf', () => 0),
  },
  '6-1-5-1': {
    'symbols of any color reduce the cost': another(
      'reductionOf',
      (_g, _player, card) => sideOf(card).reductions.length,
    ),
  },
  '6-1-6-1': {
    'summoning costs nothing': another('costToPay', () => 0),
  },
  '6-1-5-2': {
    'the whole cost is paid': another('costToPay', (g, _player, card) => statOf(g, card, 'cost')),
  },
  '6-2-3-1': {
    'a Spirit stays on its lowest level': another('bpOfLevel', (_g, card) => levelsOf(card)[0]?.bp ?? 0),
  },
  '6-2-4-1': {
    'a Spirit stays without Cores': skip('afterGroup'),
  },
  '6-2-4-2': {
    'the Cores of a Spirit that leaves are lost': another('coresOfLeaver', () => []),
  },
});
