/** Abilities: of what kinds they are, when they may work, and what follows from an event. */
import type { LastKnownInformation } from '../events/perform';
import type { AnyGame } from '../game';
import type { EvaluationContext } from '../language/select';
import type { CardState, Ability, JournalEvent, Procedure } from '../state';
import type { WithRules } from './index';

export interface Abilities {
  /** May this ability of this card work now (its zone, face, level requirement ...)? Its own condition is looked at apart. */
  abilityIsValid(game: AnyGame, card: CardState, ability: Ability): boolean;
  /** Is it a continuous ability: always active, never triggered nor used? */
  isContinuous(game: WithRules, ability: Ability): boolean;
  isTriggered(game: WithRules, ability: Ability): boolean;
  /** Is it a replacement: it never triggers, but puts something else in the place of an event? */
  isReplacement(game: WithRules, ability: Ability): boolean;
  /** Does the condition hold that the ability itself states? */
  conditionHolds(game: AnyGame, reader: EvaluationContext, ability: Ability): boolean;
  /** Called after every event, to find the abilities it triggers. `leavers`: cards that left play at the same moment. */
  happened(game: AnyGame, event: JournalEvent, departed?: readonly LastKnownInformation[]): void;
  /** What the rules do at once after each group of changes, even in the middle of an effect. */
  afterGroup?(game: AnyGame): Procedure;
}
