/** Changes of values, to which abilities answer (1.3.6). */
import { Type } from '@sinclair/typebox';
import type { Amount } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { type TriggerWord } from '../kernel/reading/forms';
import { modify, type Modify } from '../kernel/language/words/lasting';
import { EXCHANGED } from './07-activations';
import type { VgGame } from './game';
import type { Word } from './words';
import { trigger } from '../kernel/language/forms';

declare module '../../schemas/ability' {
  interface Trigger {
    stat?: string;
  }
}

/** Does the instruction add? undefined: it sets the value. */
const adds = (by: Amount | undefined): boolean | undefined => {
  if (by === undefined) return undefined;
  return (typeof by === 'number' ? by : (by.times ?? 1)) > 0;
};

export const modifyAndEmit: Word<'modify', Modify> = {
  ...modify,
  *execute(g, context, said, cards) {
    const before = g.rules.valuesOf(g, cards, said.stat);
    g.cite('11.9.4');
    yield* modify.execute!(g, context, said, cards);
    g.rules.emitChanges(g, cards, { stat: said.stat, asIncrease: adds(said.by) }, before);
  },
};

const swap: typeof EXCHANGED = {
  ...EXCHANGED,
  *execute(game, context, said, cards) {
    const g = game as VgGame;
    const before = g.rules.valuesOf(g, cards, said.stat);
    yield* g.rules.exchangeValues(g, context, said, cards);
    g.rules.emitChanges(g, cards, { stat: said.stat, asIncrease: undefined }, before);
  },
};

export const WORDS_OF_VALUES = [modifyAndEmit, swap] as const;

export const VALUE_TRIGGERS: readonly TriggerWord[] = [
  trigger('stat', 'of `increased` and `decreased`: only this value', ({ words }) => Type.Optional(OneOf(words.stats)), {
    fits: (_game, asked, { event }) => event.stat === asked,
  }),
];
