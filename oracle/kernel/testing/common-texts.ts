/** Shapes of misreadings of texts: instructions and filters that are taken to say something else. */
import type { CardFilter, Instruction } from '../../../schemas/ability';
import type { AnyGame } from '../game';
import type { EffectContext } from '../rules';
import type { CardState } from '../state';
import { inAnyGame } from './common-principles';
import { args, onlyIf, type Misreading } from './misreadings';

/** Instructions are carried out as if they said something else: `saidAs((said) => ({ ...said, by: 'you' }))`. */
export const saidAs = <R>(
  other: (said: Instruction, context: EffectContext, g: AnyGame) => Instruction,
): Misreading<R> => inAnyGame(args('execute', (g, context, said) => [g, context, other(said, context, g)]));

/** Cards are what a text says only if something else holds besides: `fitsOnlyIf((filter, card) => card.zone === 'hand')`. */
export const fitsOnlyIf = <R>(when: (filter: CardFilter, card: CardState, g: AnyGame) => unknown): Misreading<R> =>
  inAnyGame(onlyIf('fitsFilter', (g, filter, card) => when(filter, card, g)));
