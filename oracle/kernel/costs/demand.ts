/** What the instructions of a cost need in order to be carried out in full. */
import type { Instruction } from '../../../schemas/ability';
import type { Handle } from '../../../schemas/common';
import type { CardState } from '../state';
import type { EffectContext } from '../state/effect-context';
import type { LanguageGame } from '../language/rules';

/** What the demands of an instruction depend on: the effect, and the instructions before and after it. */
export interface CostAnalysis {
  readonly game: LanguageGame;
  readonly context: EffectContext;
  readonly earlier: readonly Demand[];
  readonly ahead: readonly Instruction[];
  /** true: an earlier instruction chooses the "chosen" cards during the payment, so they are not known yet. */
  readonly chooses: boolean;
  /** true: one of whatever an instruction asks for is enough. */
  readonly atLeastOne?: true;
  /** The card of the effect, if it has left its zone by the time of the payment. */
  readonly awayIs?: Handle;
}

/** A number of cards out of these. Each card can serve only one demand of a kind. */
export interface Demand {
  readonly count: number;
  readonly from: readonly Handle[];
  /** take: the card goes elsewhere; turn: it stays, in another state; show: it only has to be there. */
  readonly as: 'take' | 'turn' | 'show';
  readonly brings?: Supply;
  /** A minimum sum of values that the chosen cards must reach, with at most `most` of them. */
  readonly least?: Least;
}

export interface Least {
  readonly sum: number;
  readonly most: number;
  size(id: Handle): number;
}

/** A number of these cards arrives in a zone. */
export interface Supply {
  /** The key is unique within one payment. */
  readonly key: string;
  readonly count: number;
  /** The cards that may arrive, as they will be there. */
  readonly cards: () => readonly CardState[];
}
