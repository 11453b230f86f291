/** Misreadings of the clauses about alchemagic (7.45). */
import type { Ability } from '../../kernel/state';
import { another, faultTable, result, skip, type Misreading } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

/** What the two texts become together. */
const joined = (other: (text: Ability, own: Ability, added: Ability) => Ability): Misreading<VgRules> =>
  result('joinedText', (text, _g, own, added) => (text && own && added ? other(text, own, added) : text));

export const alchemagicFaults = faultTable<VgRules>({
  '7.45.1.1': {
    'the automatic abilities of the order that is added are lost': skip('giveAbilitiesOf'),
  },
  '7.45.1.2': {
    'the text of the order that is added comes first': joined((text, own, added) => ({
      ...text,
      effect: [...added.effect, ...own.effect],
    })),
    'only the cost of the order that is played is paid': joined((text, own) => ({ ...text, cost: own.cost })),
    'only the condition of the order that is played is asked': joined((text, own) => ({ ...text, if: own.if })),
    'the order that is added takes the place of the text': another('joinedText', (_g, own, added) => added ?? own),
  },
});
