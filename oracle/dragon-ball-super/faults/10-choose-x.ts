/** Misreadings of 10-27: "choose X". */
import type { Instruction } from '../../../schemas/ability';
import { args, faultTable, type Misreading } from '../../kernel/testing/misreadings';
import type { DbsRules } from '../game';

type Choice = Extract<Instruction, { do: 'chooseOne' }>;

/** Changes the choice between effects. */
const choiceReadAs = (change: (said: Choice) => Instruction): Misreading<DbsRules> =>
  args<DbsRules, 'executeInstruction', Parameters<DbsRules['executeInstruction']>>(
    'executeInstruction',
    (g, context, said) => [g, context, said.do === 'chooseOne' ? change(said) : said],
  );

const all = ({ modes }: Choice): Instruction => ({ do: 'repeat', times: 1, then: modes.flat() }) as Instruction;

export const chooseXFaults = faultTable<DbsRules>({
  '10-27-1': {
    'all effects of the list are carried out': choiceReadAs(all),
    'the first effect of the list is carried out': choiceReadAs(({ modes }) =>
      all({ do: 'chooseOne', modes: modes.slice(0, 1) } as Choice),
    ),
    'the opponent chooses': choiceReadAs((said) => ({ ...said, by: 'opponent' })),
    'only what comes to something can be chosen': (rules) => ({
      modesToChoose: (g, context, modes) => rules.modesToChoose(g, { ...context, paying: true }, modes),
    }),
  },
  '10-27-3': {
    'of several effects one is chosen': choiceReadAs(({ count: _, ...said }) => said),
    'the effects chosen are carried out in the order of the text': choiceReadAs((said) =>
      said.count ? ({ ...said, modes: [said.modes[0], said.modes[2], said.modes[1]] } as Choice) : said,
    ),
    'each effect is carried out as it is chosen': choiceReadAs(({ count, ...said }) =>
      count ? ({ do: 'repeat', times: count, then: [said] } as Instruction) : said,
    ),
    'the opponent chooses one of several': choiceReadAs((said) => (said.count ? { ...said, by: 'opponent' } : said)),
  },
});
