/** Abilities: of what kinds they are, when they may work, and what follows from an event. */
import type { LastKnownCard } from '../events/last-known';
import type { AnyGame } from '../game';
import type { EvaluationContext } from '../language/select';
import type { CardState, Ability, JournalEvent, Link, Procedure } from '../state';
import type { PendingAbility } from '../state/waiting';
import type { WithRules } from './index';

export interface Abilities {
  /** Does a linked card lend this printed ability of its own to the host, as one of the host's? Left out: none. BS 9-1-7-3, 10-3-2, 21-5-2. */
  lends?(game: AnyGame, link: Link, ability: Ability): boolean;
  /**
   * May this ability of this card work now (where it lies, its face, level requirement ...)? The one reader for triggered,
   * continuous and replacement abilities alike. Its own condition is looked at apart.
   */
  abilityIsValid(game: AnyGame, card: CardState, ability: Ability): boolean;
  /** The type of ability that a keyword stands for (DBS 8-1-2); left out: none. */
  kindOfKeyword?(game: AnyGame, ability: Ability): string | undefined;
  /** Does the card lie where the ability works: in the `zones` that it names, or else in play (VG 11.4.4, DBS 10-10-2)? */
  isWhereItWorks(game: AnyGame, card: CardState, ability: Ability): boolean;
  /** Is it a continuous ability: always active, never triggered nor used? */
  isContinuous(game: WithRules, ability: Ability): boolean;
  /** Is it one that a player activates by an action? Left out: those of the type `activate`. */
  isActivatable?(game: WithRules, ability: Ability): boolean;
  isTriggered(game: WithRules, ability: Ability): boolean;
  /** Is it a replacement: it never triggers, but puts something else in the place of an event? */
  isReplacement(game: WithRules, ability: Ability): boolean;
  /** Does the condition hold that the ability itself states? */
  conditionHolds(game: AnyGame, reader: EvaluationContext, ability: Ability): boolean;
  /** Called after every event, to find the abilities it triggers. `leavers`: cards that left play at the same moment. */
  happened(game: AnyGame, event: JournalEvent, leaving?: readonly LastKnownCard[]): void;
  /**
   * What follows at once from a group of changes, and from effects that begin or end, even in the middle of an effect.
   * @param since what has happened is what the journal holds from there on
   */
  afterGroup?(game: AnyGame, since: number): Procedure;
  /** true: abilities of this game may wait for situations, not only for events. */
  readonly watchesSituations?: boolean;
  /** Has its player to declare what has triggered before it waits? Left out: nothing. */
  mustBeDeclared?(game: AnyGame, ability: Ability): boolean;
  /** What waits but cannot be carried out any more, e.g. used as often as it may be (VG 12.2.1.2.2; DBS 8-6-4-1, 10-11-4). Left out: nothing. */
  isCancelled?(game: AnyGame, waiting: PendingAbility): boolean;
  /** Does the player let go of what is next rather than carry it out (VG 12.3.1.1.2)? Left out: no. */
  dropsPending?(game: AnyGame, waiting: PendingAbility): Procedure<boolean>;
}
