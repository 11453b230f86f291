/** A choice of cards that a text asks for, and what fits it. */
import type { CardsToChoose } from '../../../schemas/ability';
import type { CardState } from '../state';

/** A choice whose count has been computed. */
export interface Choice extends CardsToChoose {
  readonly count: number;
}

export type Fit = (cards: readonly CardState[]) => boolean;
