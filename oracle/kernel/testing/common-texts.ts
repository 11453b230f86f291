/** Shapes for misreadings of card texts, in which instructions and filters are taken to say something else. */
import type { CardFilter, Instruction } from '../../../schemas/ability';
import type { EffectContext, AnyGame } from '../rules';
import type { CardState } from '../state';
import { inAnyGame } from './common-principles';
import { args, onlyIf, type Misreading } from './misreadings';

/** Carries out another instruction than the text says: `saidAs((said) => ({ ...said, by: 'you' }))`. */
export const saidAs = <R>(
  other: (said: Instruction, context: EffectContext, g: AnyGame) => Instruction,
): Misreading<R> => inAnyGame(args('executeInstruction', (g, context, said) => [g, context, other(said, context, g)]));

/** Narrows which cards fit a filter: `fitsOnlyIf((filter, card) => card.zone === 'hand')`. */
export const fitsOnlyIf = <R>(when: (filter: CardFilter, card: CardState, g: AnyGame) => unknown): Misreading<R> =>
  inAnyGame(onlyIf('fitsFilter', (g, filter, card) => when(filter, card, g)));
