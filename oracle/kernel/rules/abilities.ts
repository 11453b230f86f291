/** Questions about abilities: their kind, when they work, and what they do after an event. */
import type { CitedAnswer } from '../clauses';
import type { AnyGame } from '../game';
import type { CardState, Ability, JournalEvent, Link, Procedure, LastKnownCard } from '../state';
import type { PendingAbility } from '../state/waiting';
import type { EvaluationContext } from '../state/effect-context';
import type { WithRules } from './index';

export interface Abilities {
  /**
   * Returns whether a linked card lends this printed ability to its host, as if the host had it. Omitted: no card does.
   * BS 9-1-7-3, 10-3-2, 21-5-2.
   */
  lends?(game: AnyGame, link: Link, ability: Ability): boolean;
  /**
   * Returns whether this ability of this card works now: zone, face, level requirement and so on. Triggered, continuous
   * and replacement abilities all ask here; `conditionHolds` checks the ability's own condition separately.
   */
  abilityIsValid(game: AnyGame, card: CardState, ability: Ability): boolean;
  /** Returns the type of ability that a keyword stands for (DBS 8-1-2). Omitted: none. */
  kindOfKeyword?(game: AnyGame, ability: Ability): string | undefined;
  /**
   * Returns whether a text that selects abilities by this event does not mean one that the event triggers, e.g. one with
   * a wording of its own. Omitted: it means all.
   */
  isExceptedFrom?(game: AnyGame, ability: Ability, event: string): boolean;
  /**
   * Returns whether the card lies in one of the ability's `zones`, or in play if it names none (VG 11.4.4, DBS
   * 10-10-2).
   */
  isWhereItWorks(game: AnyGame, card: CardState, ability: Ability): boolean;
  /** The zones in which cards may have abilities that a player activates. Omitted: those of cards in play. */
  readonly activationZones?: readonly string[];
  /**
   * The zones in which abilities of a type work where their text names none, e.g. Bursts in the Burst Area (BS 16-2-1).
   * Omitted: all of them work in play.
   */
  readonly zonesOfType?: Readonly<Record<string, readonly string[]>>;
  /** A continuous ability is always active; it never triggers and nobody activates it. */
  isContinuous(game: WithRules, ability: Ability): boolean;
  /** Returns whether a player activates the ability by an action. Omitted: abilities of type `activate` are. */
  isActivatable?(game: WithRules, ability: Ability): boolean;
  isTriggered(game: WithRules, ability: Ability): boolean;
  /** A replacement never triggers: something else happens instead of an event. */
  isReplacement(game: WithRules, ability: Ability): boolean;
  conditionHolds(game: AnyGame, reader: EvaluationContext, ability: Ability): boolean;
  /**
   * Finds the abilities that an event triggers; called after every event. `leaving`: cards that left play at the same
   * moment.
   */
  happened(game: AnyGame, event: JournalEvent, leaving?: readonly LastKnownCard[]): void;
  /**
   * Returns whether the abilities of a card in play can notice the event; those of a card that is going to leave notice
   * only its leaving (BS FAQ-4-2-2). Omitted: they can.
   */
  notices?(game: AnyGame, card: CardState, event: JournalEvent): boolean;
  /**
   * Returns whether an event of another card happens to this one as well, as a combination does to both cards (BS
   * 9-1-3). Omitted: none does.
   */
  happensToo?(game: AnyGame, card: CardState, event: JournalEvent): boolean;
  /**
   * Runs what follows at once, even in the middle of an effect, when a group of changes is made or an effect begins or
   * ends.
   * @param since the event log from this index on holds what has happened
   */
  afterGroup?(game: AnyGame, since: number): Procedure;
  /**
   * true: an ability that an effect bears comes from the source of that effect (VG 11.5.3.2). Omitted: from the card on
   * which it reads.
   */
  readonly timedFromSource?: boolean;
  /**
   * Returns whether the ability triggers once for everything that happens at one moment, e.g. "when Spirits of yours
   * are destroyed" (BS 24-2-1). Omitted: it triggers for each event.
   */
  triggersOnceAMoment?(game: AnyGame, ability: Ability): boolean;
  /** true: abilities may wait for situations as well as for events. */
  readonly watchesSituations?: boolean;
  /** Returns whether the player must declare a triggered ability before it waits. Omitted: no. */
  mustBeDeclared?(game: AnyGame, ability: Ability): boolean;
  /**
   * Returns whether `declareAll` runs even if no ability waits to be declared, so that the question itself does not
   * reveal a face-down card (BS 16-3-1, FAQ-8-2). `declareAll` must then make it false. Omitted: it does not run.
   */
  asksToDeclare?(game: AnyGame): boolean;
  /**
   * Returns whether a waiting ability can no longer be carried out, e.g. because its limit is used up (VG 12.2.1.2.2;
   * DBS 8-6-4-1, 10-11-4). Omitted: never.
   */
  isCancelled?(game: AnyGame, waiting: PendingAbility): CitedAnswer;
}
