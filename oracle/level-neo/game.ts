/** LEVEL.NEO: what its games are made of. */
import type { Handle, PlayerId } from '../../schemas/common';
import type { LnAbility, LnCard } from '../../schemas/level-neo';
import { cardsIn, cardsInZones, type Game } from '../kernel/game';
import { isAmong, sheetOf, type Ability, type CardState, type ObjectRef } from '../kernel/state';
import type { deckConstruction } from './01-deck-construction';
import type { cardEffects } from './02-card-effects';
import type { startingTheGame } from './03-starting-the-game';
import type { gameFlow } from './04-game-flow';
import type { attacks } from './05-attacks';
import type { cover } from './06-cover';
import type { levels } from './07-levels';
import type { levelBurst } from './08-level-burst';
import type { battleJudgement } from './09-battle-judgement';
import type { hooks } from './hooks';
import type { victoryConditions } from './10-victory-conditions';
import type { BasicRules, InGame, MisfitsOf, None } from '../kernel/procedures/types';

/** The battle from the declaration of the attack until its end. */
export interface Battle {
  readonly attackers: readonly Handle[];
  /** What is fought now: the card attacked, or the card that covered it. */
  readonly target: Handle;
  /** The card first attacked, where another covered it. */
  readonly covered: Handle | null;
  /** All that have joined, as they were then: a card that left the field takes no part when it comes back. */
  readonly joined: readonly ObjectRef[];
  /** Players whose Level Burst failed in this battle. */
  readonly failedBursts: readonly PlayerId[];
}

export interface LnFacts {
  readonly battle: Battle | null;
  /** A support was played in the present main phase. */
  readonly supportPlayed: boolean;
}

type Hooks = typeof hooks;
type DeckConstruction = typeof deckConstruction;
type CardEffects = typeof cardEffects;
type StartingTheGame = typeof startingTheGame;
type GameFlow = typeof gameFlow;
type Attacks = typeof attacks;
type Cover = typeof cover;
type Levels = typeof levels;
type LevelBurst = typeof levelBurst;
type BattleJudgement = typeof battleJudgement;
type VictoryConditions = typeof victoryConditions;

/** What the rulebook itself says, section by section. */
interface OwnRules
  extends
    Hooks,
    DeckConstruction,
    CardEffects,
    StartingTheGame,
    GameFlow,
    Attacks,
    Cover,
    Levels,
    LevelBurst,
    BattleJudgement,
    VictoryConditions {}

export type Misfits = None<MisfitsOf<OwnRules, BasicRules>>;

/** The rule table: one entry for each thing that a clause decides; what other games decide alike comes from the kernel. */
export interface LnRules extends InGame<Omit<BasicRules, keyof OwnRules>, LnGame>, OwnRules {}

export type LnGame = Game<LnRules, LnFacts>;

/** A fault, reading or format: the table with some entries replaced. */
export type LnReplacement = (rules: LnRules) => Partial<LnRules>;

export { cardsIn };

export const definitionOf = (card: CardState): LnCard => sheetOf(card) as LnCard;
export const asLn = (ability: Ability): LnAbility => ability as LnAbility;

export const mainOf = (g: LnGame, player: PlayerId): CardState => g.top(player, 'main')!;

/** The main and the supports of a player. */
export const charactersOf = (g: LnGame, player: PlayerId): CardState[] => cardsInZones(g, player, ['main', 'support']);

/** Is the card that joined the battle by this handle still on the field? */
export const isStillThere = (g: LnGame, battle: Battle, id: Handle): boolean => hasStayed(battle, g.card(id));

/** Is it on the field as the individual that joined the battle? */
export const hasStayed = (battle: Battle, card: CardState): boolean =>
  (isMain(card) || isSupport(card)) && isAmong(battle.joined, card);

export const isMain = (card: CardState): boolean => card.zone === 'main';
export const isSupport = (card: CardState): boolean => card.zone === 'support';
export const isActive = (card: CardState): boolean => card.state === 'active';
