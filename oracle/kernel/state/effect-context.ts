/** What an effect knows and has done while it is carried out. */
import type { CardFilter, Instruction } from '../../../schemas/ability';
import type { Handle, PlayerId } from '../../../schemas/common';
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

export interface EffectOutcome {
  readonly cause: CauseOf;
  /** The cards to which something was done, in that order. */
  readonly done: CardState[];
  /** The number of intended changes that did not happen. */
  undone: number;
  /** The cause of each change that was replaced, by this effect or another. */
  readonly replaced: (CauseOf | undefined)[];
}

/** An object that an effect knows. */
interface Tracked {
  readonly zoneChangeCount: number;
  /** The card as it was when it left, in games whose effects read it so. */
  lastKnown?: CardState | undefined;
}

/**
 * The objects that an effect knows, by handle. A context without them refers to cards whatever objects they have
 * become.
 */
export type TrackedObjects = Map<Handle, Tracked>;

/** A card that an effect has a name for. Moves of the effect under that name update it. */
export interface NamedObject {
  readonly id: Handle;
  zoneChangeCount: number;
}

export type NamedObjects = Readonly<Record<string, readonly NamedObject[]>>;
