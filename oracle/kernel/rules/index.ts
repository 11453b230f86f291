/**
 * The entries that the kernel calls in every game's rule table: those of its parts, and here those that procedures and
 * sessions ask for. A game adds its own functions, grouped by rulebook section.
 */
import type { PlayerId } from '../../../schemas/common';
import type { GameResult } from '../../../schemas/protocol';
import type { CitedAnswer } from '../clauses';
import type { CardState, Procedure, Ability, Refusal } from '../state';
import type { PendingAbility } from '../state/waiting';
import type { Game, WithRules as Tabled } from '../game';
import type { LanguageRules } from '../language/rules';

export type { RuleModifier } from '../continuous/rules';
export type { EffectContext, Watch } from '../state/effect-context';

/** The members of an action besides its type, keyed by type. */
export type ActionMembers = ReadonlyMap<string, readonly string[]>;

export interface KernelRules
  extends ForGame<Omit<LanguageRules, 'nextToReplace'>, AnyGame>, Pick<LanguageRules, 'nextToReplace'> {
  /** The actions of this game besides those of every game. Omitted: only questions check the members of an action. */
  readonly actions?: ActionMembers;
  /** A position without a turn number is in this turn, which is late enough that no first-turn rule applies. */
  readonly standardTurn: number;
  /** A position without a phase is in this phase. */
  readonly standardPhase: string;
  /**
   * Returns whether a waiting ability is resolved only after the departures decided before it, so that it does not hold
   * them up, e.g. a Burst (BS 16-4-3). Omitted: every ability holds them up.
   */
  comesAfterDepartures?(game: AnyGame, waiting: PendingAbility): boolean;
  /**
   * true: a departure waits for abilities that waited before it was decided as well. Omitted: only for those that arose
   * then or later (BS FAQ-4-1-2 can be read both ways).
   */
  readonly departuresWaitForAll?: boolean;
  /** Lets players decide which of the cards about to leave stay, and what stays of them (BS 9-5, 21-3-2). */
  beforeDeparture?(game: AnyGame, leaving: readonly CardState[]): Procedure;
  /** Returns how many cards the viewer counts in a zone. Omitted: as many as there are. */
  countSeen?(game: AnyGame, viewer: PlayerId, player: PlayerId, zone: string): number;
  /**
   * Returns how long the effects of an ability last if its text says nothing, e.g. those of an attack until the battle
   * ends (BS 7-9-2). Omitted or undefined: `standardDuration`.
   */
  durationOf?(game: AnyGame, ability: Ability): string | undefined;
  /** The zones in which cards may have abilities that a player activates. Omitted: those of cards in play. */
  readonly activationZones?: readonly string[];
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
  /**
   * true: a card that moves to another place loses its role in the battle, and does not get it back there (VG 10.4.1.5.1,
   * 10.4.1.8, 7.48.1.2). Omitted: only a card that becomes another object does.
   */
  readonly rolesEndByMoving?: boolean;
  /** Returns the same name for cards that nobody can tell apart. Omitted: every card has its own. */
  nameInLoops?(game: AnyGame, card: CardState): string;
  /**
   * Returns the prefix of the keys of this card's uses, which identifies it as an object. Omitted: keys name no card.
   */
  sourceKey?(game: AnyGame, card: CardState): string;
  /** Returns the key under which uses of a limited ability are counted. Omitted: no ability is limited. */
  abilityKey?(game: AnyGame, card: CardState, ability: Ability): string;
  /** Returns why a player may not concede now, or null. Omitted: a player always may. */
  concessionRefusal?(game: AnyGame, player: PlayerId): Refusal | null;
  /** Returns the result of a concession, or null if the game goes on. Omitted: the other player wins. */
  concede?(game: AnyGame, player: PlayerId): GameResult | null;
}

/** The entries of the parts below, which take any game here and each part its own there. */
type ForGame<Rules, G> = {
  [Name in keyof Rules]: Rules[Name] extends ((game: infer Seen, ...rest: infer Rest) => infer Result) | undefined
    ? Seen extends { readonly state: object }
      ? Method<G, Rest, Result>
      : Rules[Name]
    : Rules[Name];
};

/** Method parameters are bivariant, so an entry can stand in for the same entry of another game. */
type Method<G, Rest extends unknown[], Result> = { member(game: G, ...rest: Rest): Result }['member'];

/** Any game, as procedures see it. */
export type AnyGame = Game<KernelRules, object>;

/** Anything with a rule table: a game, or the table alone for printed data, which needs no game state. */
export type WithRules<Rules = KernelRules> = Tabled<Rules>;
