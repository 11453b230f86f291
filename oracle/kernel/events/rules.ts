/** The entries of the rule table that events ask for: replacements, triggered abilities, what follows from a change. */
import type { Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import type { CitedAnswer } from '../clauses';
import type { CardState, CauseOf, EndedLink, Procedure, Ability, JournalEvent } from '../state';
import type { Modification } from '../state/lasting';
import type { EffectContext } from '../state/effect-context';
import type { Destination, IntendedChange, Replacement, Intent } from '../changes/intended';
import type { Game, WithRules } from '../game';
import type { ContinuousRules } from '../continuous/rules';

export interface EventRules extends ContinuousRules {
  /**
   * Returns the state that a card ends up in when it is put into `asked`: on a ladder it goes one step, and one without
   * orientation takes none (BS 27-1-3, VG 7.30.1.3). Omitted: `asked`.
   */
  turned?(game: EventGame, card: CardState, asked: string): string;
  /**
   * true: `alsoChanges` is called even if nothing is linked, e.g. for the counters of a card that leaves (BS 6-2-4-2).
   */
  readonly movesCounters?: boolean;
  /** Changes a move by a rule before anything else does; null cancels it. Omitted: no change. VG 4.4.3; DBS 3-1-7-1. */
  redirectMove?(game: EventGame, move: IntendedChange & { readonly to: Destination }): IntendedChange | null;
  /**
   * Returns whether the move is only decided now and made when everything that follows from it has been resolved (BS
   * FAQ-4-1). Omitted: false.
   */
  departs?(game: EventGame, move: IntendedChange): boolean;
  /**
   * Returns what else changes at the same moment because of the cards linked to the one that moves or changes state; it
   * is called again for each change that it adds. Omitted: nothing. OP 6-5-5-4; DBS 11-3-5, 11-3-6; VG 6.4.4, 6.7.5,
   * 7.39.1.4; BS 19-3-5.
   * @param group all changes of the moment so far, because what follows may depend on them: a Brave with two hosts goes
   * along only if both leave (BS 9-5-4, 10-2)
   */
  alsoChanges?(game: EventGame, change: IntendedChange, group: readonly IntendedChange[]): readonly IntendedChange[];
  /** Runs what follows for all the links that ended at this moment because one end left. BS 9-5-1; VG 6.5.4.1. */
  linksEnded?(game: EventGame, ended: readonly EndedLink[]): Procedure;
  /** The event types whose player is the one who receives the card. Omitted: none; the player is the one who had it. */
  readonly wordsOfArrival?: readonly string[];
  /**
   * Called for a hidden card that an effect, because of what the card is, keeps from moving to where everybody sees it
   * or from being turned (VG 4.1.6). Omitted: nothing is shown.
   */
  showKeptHidden?(game: EventGame, card: CardState): void;
  /**
   * Ends every look that began after this time stamp, when the effect is done. Omitted: the kernel ends the looks and
   * does nothing else.
   */
  looksEnd?(game: EventGame, before: number): void;
  /** The duration of a change made by a replacement whose instruction names none. */
  readonly standardDuration: string;
  /**
   * Returns the abilities of a card that do not work because effects negate them, but that still exist (DBS 8-3-2).
   * Omitted: none.
   */
  negatedAbilities?(game: EventGame, card: CardState): readonly Ability[];
  /**
   * Returns the negated abilities whose situation counts as missed if it holds now: they trigger only after it has
   * stopped holding. Omitted: none.
   */
  missedSituations?(game: EventGame, card: CardState): readonly Ability[];
  /**
   * Whether a reader of this move sees the card as it was before or as it is after. Omitted, or undefined: before if it
   * leaves play, otherwise after. DBS 8-6-5-1-1 to 8-6-5-1-3; VG 11.8.12.1.
   */
  lookedAt?(game: EventGame, card: CardState, from: string, to: string): 'before' | 'after' | undefined;
  isTriggered(game: WithRules<EventRules>, ability: Ability): boolean;
  /**
   * Returns whether the abilities of a card in play can notice the event; those of a card that is going to leave notice
   * only its leaving (BS FAQ-4-2-2). Omitted: they can.
   */
  notices?(game: EventGame, card: CardState, event: JournalEvent): boolean;
  /**
   * Runs what follows at once, even in the middle of an effect, when a group of changes is made or an effect begins or
   * ends.
   * @param since the event log from this index on holds what has happened
   */
  afterGroup?(game: EventGame, since: number): Procedure;
  /**
   * true: an ability that an effect bears comes from the source of that effect (VG 11.5.3.2). Omitted: from the card on
   * which it reads.
   */
  readonly timedFromSource?: boolean;
  /**
   * Returns whether the ability triggers once for everything that happens at one moment, e.g. "when Spirits of yours
   * are destroyed" (BS 24-2-1). Omitted: it triggers for each event.
   */
  triggersOnceAMoment?(game: EventGame, ability: Ability): boolean;
  /** true: abilities may wait for situations as well as for events. */
  readonly watchesSituations?: boolean;
  /** Returns whether the player must declare a triggered ability before it waits. Omitted: no. */
  mustBeDeclared?(game: EventGame, ability: Ability): boolean;
  /** Returns whether an ability cannot replace what is about to happen. Omitted: any can (VG 12.5.2). */
  isKeptFromReplacing?(game: EventGame, intent: Intent, replacing: Omit<Replacement, 'affected'>): CitedAnswer;
  /** Returns whether what would happen instead can be carried out. */
  replacementIsPossible?(game: EventGame, replacement: Replacement): boolean;
  /** Returns whether a replacement already used on an event can no longer replace it. Omitted: true. */
  replacesNoMore?(game: EventGame, source: CardState, ability: Ability): boolean;
  /** Returns the affected cards that one application covers. Omitted: all of them. */
  affectedAtOnce?(game: EventGame, affected: readonly CardState[]): readonly CardState[];
  /**
   * true: what happens to several cards at one moment is one event per card, each replaced separately. Omitted: it is
   * one event.
   */
  readonly replacesEach?: boolean;
  /**
   * Picks the next card, of several that something is about to happen to, for which replacements are offered. Omitted:
   * the order in which they were named.
   */
  nextToReplace?<T extends Intent>(game: EventGame, open: readonly T[]): Procedure<T>;
  /**
   * Returns the word by which abilities replace that an effect gives this to a card, e.g. "getsPower" (VG 11.3.1.3.3).
   * Omitted or undefined: nothing replaces it.
   */
  eventOfGain?(game: EventGame, modification: Modification): string | undefined;
  /** Returns which of the applicable replacements may be next, and the player who chooses. */
  nextReplacement(game: EventGame, found: readonly Replacement[]): { player: PlayerId; among: readonly Replacement[] };
  /** Asks whether an optional replacement is applied. Omitted: its player is asked. */
  takesReplacement?(game: EventGame, replacement: Replacement): Procedure<boolean>;
  /** Returns the player whose effect happens instead. Omitted: the player of the replacement. */
  playerOfReplacement?(game: EventGame, replacement: Replacement, cause: CauseOf | undefined): PlayerId;
  beforeReplacement?(game: EventGame, replacement: Replacement): void;
  /** Returns whether the part that was not replaced may still happen after the replacement. Omitted: it may. */
  mayStillHappen?(game: EventGame, intent: Intent): boolean;
  /** Called after the replacing effect has been carried out. */
  afterReplacement?(game: EventGame, replacement: Replacement): Procedure;
  executeInstruction(game: EventGame, context: EffectContext, instruction: Instruction): Procedure;
  /** Carries out the instructions of an effect. Omitted: one after the other. */
  executeText?(game: EventGame, context: EffectContext, instructions: readonly Instruction[]): Procedure;
}

/** A game, as this part of the kernel sees it. */
export type EventGame = Game<EventRules, object>;
