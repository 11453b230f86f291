/** What rules are given besides the game: who carries out an effect with what, and what rules do to values. */
import type { CardFilter, Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import type { NamedObject, NamedObjects, TrackedObjects } from '../events/object-tracking';
import type { CardState, CauseOf, Ability, JournalEvent } from '../state';

/** Who carries out an instruction, for which card, and what was chosen on the way. */
export interface EffectContext {
  readonly player: PlayerId;
  /** Whose effect it is, where somebody else carries out a part of it; left out: that of the player. */
  readonly owner?: PlayerId;
  readonly source: CardState;
  readonly ability: Ability;
  /** The event that triggered it, for automatic abilities. */
  readonly event?: JournalEvent;
  /** The cards to which something would have happened or has happened, where they are not the event's card as it is now. */
  readonly subjects?: readonly CardState[];
  /** Cards chosen by the last choice of this effect. */
  chosen: readonly CardState[];
  /** The number chosen last. */
  number?: number | undefined;
  /** The cards to which something was done, as the objects that they are since, by the names that the text has for them. */
  results?: NamedObjects | undefined;
  /** The card for which instructions are carried out that are carried out for each. */
  readonly current?: NamedObject;
  /** Cards that have been chosen already and are not chosen again. */
  readonly chosenSoFar?: CardState[];
  /** What is being carried out is the payment for an effect, not the effect. */
  readonly paying?: boolean;
  /** The cards with which other parts of a cost are paid at the same moment. */
  readonly spent?: readonly CardState[];
  /** What is to be paid after the part that is being paid. */
  readonly ahead?: readonly Instruction[];
  /** The verb of the instruction that is being carried out, and how it describes its cards. */
  saying?: Pick<CauseOf, 'manner' | 'wording'>;
  /** How the cards were described that were chosen last. */
  chosenFrom?: CardFilter | undefined;
  /** Told of what could not be done as it is written, for games to which that matters. */
  readonly watch?: Watch;
  /** The card of the effect has become a new one since: the effect is not about that one. */
  readonly sourceIsGone?: boolean;
  /** The cards that it has chosen, and its own, as it knows them: it does not reach those that have become new since. */
  readonly tracked?: TrackedObjects;
  /** The card of the event has become a new one since: the effect does not reach that one. */
  readonly subjectIsGone?: boolean;
  /** How long changes last where the instruction names no duration. */
  readonly defaultDuration: string;
}

export interface Watch {
  incomplete: boolean;
}

/** A step of the computation of a value: a rule's own contribution, in the layer the game gives it. */
export interface RuleModifier {
  readonly layer: number;
  readonly by?: number;
  readonly to?: number;
  /** true: `to` stands in the place of the printed value. */
  readonly base?: boolean;
}
