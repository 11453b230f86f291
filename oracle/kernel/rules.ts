/** What the kernel asks of every game's rule table. A game adds its own functions, grouped by rulebook section. */
import type { Handle, PlayerId } from '../../schemas/common';
import type { GameResult } from '../../schemas/protocol';
import type { CardFilter, Cause, Instruction, SharedWord, Target } from '../../schemas/ability';
import type { RulePoints } from './clauses';
import type { AnyGame } from './game';
import type { Destination } from './changes';
import type { KernelEvents } from './events/journal-events';
import type { IntendedChange, LastKnownInformation } from './events/perform';
import type { Intent, Replacement } from './events/replacement';
import type { TrackedObjects } from './events/object-tracking';
import type { Language } from './language/language';
import type { EvaluationContext } from './language/select';
import type { Choice, Fit } from './language/subset-selection';
import type {
  Ability,
  CardState,
  CauseOf,
  Definition,
  Face,
  ObjectRef,
  JournalEvent,
  Link,
  Procedure,
  Refusal,
} from './state';
import type { AppliedContinuous } from './continuous/fixed-point';

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
  number?: number;
  /** What is being carried out is the payment for an effect, not the effect. */
  readonly paying?: boolean;
  /** What is to be paid after the part that is being paid. */
  readonly ahead?: readonly Instruction[];
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

/** A game of which the rule table alone is asked, or the table where there is no game: what is printed does not change. */
export interface WithRules<Rules = KernelRules> {
  readonly rules: Rules;
}

/** What an action says besides its type, by type. */
export type ActionMembers = ReadonlyMap<string, readonly string[]>;

export interface KernelRules {
  /** The words of its card texts. */
  readonly language: Language;
  /** By which clauses the procedures that games share decide. */
  readonly clauses: RulePoints;
  /** What its journal tells. */
  readonly events: KernelEvents;
  /** The actions of this game, besides those of every game. Left out: what they say is checked by the questions alone. */
  readonly actions?: ActionMembers;
  /** The turn that a position without one is in: late enough that nothing special about first turns applies. */
  readonly standardTurn: number;
  /** The phase that a position without one is in. */
  readonly standardPhase: string;
  /** The state in which a card lies in a zone unless told otherwise, e.g. "active". */
  readonly initialState: string;
  /** How long changes by a replacement last where the instruction names no duration. */
  readonly standardDuration: string;
  /** Zones in which cards are in play: there they have abilities, values that change, and last information. */
  readonly playZones: readonly string[];
  /** The game's names of the zones that every card game has. */
  readonly commonZones: { readonly deck: string; readonly hand: string; readonly discard: string };
  /** Clauses that say that this continuous ability applies, or why it does not (`idle`); cited where it decides a value. */
  continuousClauses(game: AnyGame, ability: Ability, conditionUnmet: boolean): readonly string[];
  /** How it is found out what the continuous abilities do: the same until the state changes. See continuous/fixed-point.ts. */
  applyContinuous(game: AnyGame): AppliedContinuous;
  /** Whose continuous abilities are looked at before whose in a round of settling; left out: the turn player's first, then the older. */
  continuousOrder?(game: AnyGame, cards: readonly CardState[]): readonly CardState[];
  /** After so many rounds of settling it is left at that; left out: only when nothing changes any more. */
  readonly continuousRounds?: number;
  /** true: a continuous ability is applied to what it has made true itself, so that it can undo itself. */
  readonly continuousSeesItself?: boolean;
  /** The journal's word for a card put into this state, e.g. "rested". */
  stateEvent(game: AnyGame, state: string): 'rested' | 'setActive';
  /** May this player know what this card is? Zones, faces and, where the game has them, exceptions. */
  sees(game: AnyGame, viewer: PlayerId, card: CardState): boolean;
  /** Is a card that moves between these zones a new card afterwards? `host`: to which it will be linked there. */
  becomesNew(game: AnyGame, card: CardState, from: string, to: string, host?: Handle): boolean;
  /** May an effect move this card at all? `to`: the zone to which it would go. */
  mayMove(game: AnyGame, card: CardState, cause?: CauseOf, to?: string): boolean;
  /** Does some effect forbid putting the card into this state? */
  stateIsForbidden(game: AnyGame, card: CardState, state: string, cause?: CauseOf): boolean;
  /** Is what has this cause made to happen in the way asked for? Left out: only where it is called so itself. */
  isCausedBy?(game: AnyGame, asked: Cause, cause: CauseOf): boolean;
  /** The value that comes of a printed one and what changes it, in layers and by time; left out: one after the other. */
  evaluate?(game: AnyGame, stat: string, printed: number, steps: readonly RuleModifier[]): number;
  /** The value of which a new base for `stat` is what it is compared with, e.g. "basePower" for "power"; left out, or undefined: none. */
  baseStatOf?(game: AnyGame, stat: string): string | undefined;
  /** Has the card such a value at all? Left out: every card has every value. */
  hasStat?(game: AnyGame, card: CardState, stat: string): boolean;
  /** The names that a card goes by; left out: the printed one. */
  namesOf?(game: WithRules, definition: Definition): readonly string[];
  /** The words of a kind on a card, by which cards are alike; left out: none. */
  wordsOf?(game: WithRules, definition: Definition, kind: SharedWord): readonly string[];
  /** Members of filters that only this game has. */
  fitsFilter?(game: AnyGame, filter: CardFilter, card: CardState): boolean;
  /** How many of the cards that fit are to be chosen? Left out: the count or as many as there are; "up to" may be none. */
  rangeOfChoice?(
    game: AnyGame,
    context: EffectContext,
    choice: Choice,
    fitting: readonly CardState[],
  ): { min: number; max: number };
  /** The cards that may be chosen for an instruction of those that fit; left out: all of them. */
  toChooseFrom?(
    game: AnyGame,
    context: EffectContext,
    instruction: Instruction,
    fitting: readonly CardState[],
  ): readonly CardState[];
  /** The hidden cards that a player looks through in order to choose some of them. Left out: none. */
  searchedCards?(game: AnyGame, context: EffectContext, from: CardFilter): readonly Handle[];
  /** The zones of a filter that names none; left out: those in which cards are in play. */
  zonesMeant?(game: AnyGame): readonly string[];
  /** How a card lies in a zone to which it goes, where nothing says so; left out: face up. */
  faceOnArrival?(game: AnyGame, card: CardState, zone: string): Face;
  /** The player to whose zones a card goes when it leaves play; left out: its owner. */
  ownerOf?(game: AnyGame, card: CardState): PlayerId;
  /** Has the card become another one than this? Left out: none ever does for an effect that is being carried out. */
  isAnotherNow?(game: AnyGame, bearer: ObjectRef, card: CardState): boolean;
  /** Says which of them can be chosen together to be moved; left out, or undefined: any. */
  fitToMove?(game: AnyGame, target: Target): Fit | undefined;
  /** Where the card of an effect has gone by the time that its cost is paid: a zone, or none at all; undefined: nowhere. */
  sourceWhilePaying?(game: AnyGame, context: EffectContext): { readonly zone?: string } | undefined;
  /** May the player draw cards by an effect or for a payment? Left out: always. */
  mayDraw?(game: AnyGame, player: PlayerId, cause?: CauseOf): boolean;
  /** The smallest number that a player may choose; left out: 0. */
  readonly leastNumber?: number;
  /** Which of several modes a player may choose, by number. Left out: any. */
  modesToChoose?(game: AnyGame, context: EffectContext, modes: readonly (readonly Instruction[])[]): readonly number[];
  /** Carries out the moves of one instruction; left out: all at one moment. */
  carryOutMoves?(game: AnyGame, changes: readonly IntendedChange[]): Procedure;
  /** Carries out the instructions of an effect; left out: one after the other. */
  carryOutText?(game: AnyGame, context: EffectContext, instructions: readonly Instruction[]): Procedure;
  /** How many cards the viewer counts in a zone; left out: as many as there are. */
  countSeen?(game: AnyGame, viewer: PlayerId, player: PlayerId, zone: string): number;
  /** Before an effect moves cards: in which order, and shown to whom. */
  beforeMove?(
    game: AnyGame,
    context: EffectContext,
    cards: readonly CardState[],
    to: Destination,
    named: boolean,
  ): Procedure<readonly CardState[]>;
  /** Words for what an effect does by moving a card, e.g. "removed". */
  moveWords?(game: AnyGame, card: CardState, to: Destination): readonly string[];
  /** Can what it would put in the place of an event be carried out? */
  replacementIsPossible?(game: AnyGame, replacement: Replacement): boolean;
  /** Can it not replace the thing in progress any more, having been used on it? Left out: it cannot. */
  replacesNoMore?(game: AnyGame, source: CardState, ability: Ability): boolean;
  /** Which of the cards concerned one application covers; left out: all of them. */
  affectedAtOnce?(game: AnyGame, affected: readonly CardState[]): readonly CardState[];
  /** Does the player apply an optional replacement? Left out: the player is asked. */
  takesReplacement?(game: AnyGame, replacement: Replacement): Procedure<boolean>;
  /** Whose effect it is that happens instead; left out: that of the player of the replacement. */
  playerOfReplacement?(game: AnyGame, replacement: Replacement, cause: CauseOf | undefined): PlayerId;
  /** Called when a replacement is applied, before anything happens instead. */
  beforeReplacement?(game: AnyGame, replacement: Replacement): void;
  /** May what was not replaced happen now that something has happened instead of the rest? Left out: it may. */
  mayStillHappen?(game: AnyGame, intent: Intent): boolean;
  /** Called after something has happened instead. */
  afterReplacement?(game: AnyGame, replacement: Replacement): Procedure;
  /** In which order the players choose where both do; left out: the turn player first. */
  choosersInOrder?(game: AnyGame): readonly PlayerId[];
  /** In which order the players act where both do something; left out: the turn player first. */
  actorsInOrder?(game: AnyGame): readonly PlayerId[];
  /** Ends all looking that began after this time stamp, now that the effect is done; left out: just that. */
  looksEnd?(game: AnyGame, before: number): void;
  /** What is left of changes that are asked for at the same moment; left out: all of them. */
  simultaneous?(game: AnyGame, changes: readonly IntendedChange[]): readonly IntendedChange[];
  /** How often something is done that is asked for so many times; left out: not at all below zero. */
  repetitionCount?(game: AnyGame, times: number): number;
  /** Why a player may not concede now; left out: a player always may. */
  concessionRefusal?(game: AnyGame, player: PlayerId): Refusal | null;
  /** What comes of a concession; null: the game goes on. Left out: the other player has won. */
  concede?(game: AnyGame, player: PlayerId): GameResult | null;
  /** A name that is the same for cards which nobody can tell apart; left out: every card is itself. */
  nameInLoops?(game: AnyGame, card: CardState): string;
  /** Begins the keys of what the card uses up, as the individual that it is; left out: keys are about no cards. */
  sourceKey?(game: AnyGame, card: CardState): string;
  /** Zones in which the order of the cards means nothing. */
  readonly unorderedZones?: readonly string[];
  /** Zones whose order a loop may change in every round and be the same loop. */
  readonly shuffledZones?: readonly string[];
  /** The game runs on and nobody can stop it. Left out: a fault of the oracle. */
  endless?(game: AnyGame): void;
  /** The values of a card that abilities can look back at when it has left play. */
  readonly statsToRemember: readonly string[];
  /** The words for what happens that are about the player to whom a card comes; left out: none, but about the one who had it. */
  readonly wordsOfArrival?: readonly string[];
  /** Is there now what this duration, or this moment to come, is named after, e.g. a battle? Left out: there is. */
  canLast?(game: AnyGame, until: string): boolean;
  /** A value as printed, e.g. "ap". */
  printed(game: AnyGame, card: CardState, stat: string): number;
  /** What the rules themselves add to a value. */
  ruleModifiers(game: AnyGame, card: CardState, stat: string): readonly RuleModifier[];
  /** Which layer a change of a value belongs to: the lowest is applied first. */
  layerOf(game: AnyGame, modification: { by?: number; to?: number }): number;
  /** A value of a player, e.g. "turnMarker". */
  playerValue(game: AnyGame, player: PlayerId, value: string): number;
  /** Does the card take part in the present battle? */
  takesPart(game: AnyGame, card: CardState): boolean;
  /** May this ability of this card work now (its zone, face, level requirement ...)? Its own condition is looked at apart. */
  abilityIsValid(game: AnyGame, card: CardState, ability: Ability): boolean;
  /** Is it a continuous ability: always active, never triggered nor used? */
  isContinuous(game: WithRules, ability: Ability): boolean;
  isTriggered(game: WithRules, ability: Ability): boolean;
  /** Is it a replacement: it never triggers, but puts something else in the place of an event? */
  isReplacement(game: WithRules, ability: Ability): boolean;
  /** Of the replacements that could apply: which may be next, and who chooses among them? */
  nextReplacement(game: AnyGame, found: readonly Replacement[]): { player: PlayerId; among: readonly Replacement[] };
  /** What happens to a linked card when its host moves there, at the same moment; null: nothing. */
  whenHostMoves(game: AnyGame, link: Link, to: Destination): IntendedChange | null;
  /** What the rules do at once after each group of changes, even in the middle of an effect. */
  afterGroup?(game: AnyGame): Procedure;
  /** Does the condition hold that the ability itself states? */
  conditionHolds(game: AnyGame, reader: EvaluationContext, ability: Ability): boolean;
  /** Called after every event, to find the abilities it triggers. `leavers`: cards that left play at the same moment. */
  happened(game: AnyGame, event: JournalEvent, departed?: readonly LastKnownInformation[]): void;
  draw(game: AnyGame, player: PlayerId, count: number, cause?: CauseOf): Procedure;
  /** Puts cards into the discard piles of their owners, all at one moment. */
  discard(game: AnyGame, cards: readonly CardState[], cause?: CauseOf): Procedure;
  /** Carries out one instruction of an effect. */
  carryOut(game: AnyGame, context: EffectContext, instruction: Instruction): Procedure;
}
