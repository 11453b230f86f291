/** What a rule receives besides the game: the context of an effect, and the steps of a value. */
import type { CardFilter, Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import type { NamedObject, NamedObjects, TrackedObjects } from '../objects/object-tracking';
import type { CardState, CauseOf, Ability, JournalEvent, ObjectRef } from '../state';

/** The state of an effect while it is carried out: player, source, event, and what has been chosen so far. */
export interface EffectContext {
  readonly player: PlayerId;
  /** The effect's own player, if another player carries out a part of it. Omitted: `player`. */
  readonly owner?: PlayerId;
  readonly source: CardState;
  readonly ability: Ability;
  readonly event?: JournalEvent;
  /** The cards that the event happens to, if they differ from the event's card as it is now. */
  readonly subjects?: readonly CardState[];
  /** The cards that this effect chose last. */
  chosen: readonly CardState[];
  /** The number that this effect chose last. */
  number?: number | undefined;
  /** The cards affected so far, by the names that the text gives them, as the objects that they have become. */
  results?: NamedObjects | undefined;
  /** The card of the current round, if the instructions are carried out for each of several cards. */
  readonly current?: NamedObject;
  /** Cards chosen in earlier rounds, as the objects that they were: these cannot be chosen again. */
  readonly chosenSoFar?: ObjectRef[];
  /** true: the cost of the effect is being paid. */
  readonly paying?: boolean;
  /** true: this part is done in full or not at all, as the first part of "By doing A, do B". */
  readonly inFull?: boolean;
  /** The cards that cannot pay for this part: they pay other parts at the same moment, or are away. */
  readonly spent?: readonly CardState[];
  /** The parts of the cost that are still to be paid after this one. */
  readonly ahead?: readonly Instruction[];
  /** The verb of the current instruction, and how it describes its cards. */
  saying?: Pick<CauseOf, 'manner' | 'wording'>;
  /** The filter that the last chosen cards had to fit. */
  chosenFrom?: CardFilter | undefined;
  /** Records whether an instruction could not be done as written, in games where that matters. */
  readonly watch?: Watch;
  /** true: the card of the effect has become a new object, and the effect does not apply to it. */
  readonly sourceIsGone?: boolean;
  /** The cards that the effect knows, as objects; a card that has become a new object is out of its reach. */
  readonly tracked?: TrackedObjects;
  /** true: the card of the event has become a new object, and the effect does not apply to it. */
  readonly subjectIsGone?: boolean;
  /** The duration of a change whose instruction names none. */
  readonly defaultDuration: string;
}

export interface Watch {
  incomplete: boolean;
}

/** The part of an effect's context that is needed to read it. */
export type EvaluationContext = Pick<
  EffectContext,
  | 'player'
  | 'source'
  | 'event'
  | 'subjects'
  | 'chosen'
  | 'number'
  | 'sourceIsGone'
  | 'subjectIsGone'
  | 'tracked'
  | 'results'
  | 'current'
>;
