/** How the procedures that games share see the game that plays them, and how a game takes them over into its own table. */
import type { Game } from '../game';
import type { KernelRules } from '../rules';
import type { activation } from './activation';
import type { attackCost } from './attack-cost';
import type { attacking } from './attacking';
import type { battle } from './battle';
import type { battleEnd } from './battle-end';
import type { orderedAttacks } from './ordered-attacks';
import type { carryingOut } from './carrying-out';
import type { choosing } from './choosing';
import type { convergence } from './convergence';
import type { damage } from './damage';
import type { declaring } from './declaring';
import type { delaying } from './delayed-effects';
import type { drawing } from './drawing';
import type { infiniteLoops } from './infinite-loops';
import type { keywordAbilities } from './keywords';
import type { ko } from './ko';
import type { looking } from './looking';
import type { moves } from './moves';
import type { oncePerTurn } from './once-per-turn';
import type { openingHands } from './opening-hand';
import type { payment } from './payment';
import type { pendingAbilities } from './pending';
import type { replacements } from './replacement-order';
import type { principles } from './principles';
import type { removal } from './removal';
import type { activatedAbilities } from './activated-abilities';
import type { playing } from './playing';
import type { refreshing } from './refreshing';
import type { ruleProcessing } from './rule-processing';
import type { secrecy } from './secrecy';
import type { setup } from './setup';
import type { simultaneity } from './simultaneity';
import type { turn } from './turn';
import type { victory, victoryByEffects } from './victory';
import type { windows } from './windows';

type Convergence = typeof convergence;
type Drawing = typeof drawing;
type Moves = typeof moves;
type Pending = typeof pendingAbilities;
type Turn = typeof turn;
type Battle = typeof battle;
type OrderedAttacks = typeof orderedAttacks;
type RuleProcessing = typeof ruleProcessing;
type Setup = typeof setup;
type OpeningHands = typeof openingHands;
type Delaying = typeof delaying;
type Windows = typeof windows;
type Victory = typeof victory;
type Declaring = typeof declaring;
type KeywordAbilities = typeof keywordAbilities;
type Refreshing = typeof refreshing;

/** What every game takes over: turns, battles, cards that move, abilities that wait, rules that are processed. */
export interface BasicRules
  extends
    Omit<KernelRules, keyof Basics>,
    Refreshing,
    Convergence,
    Drawing,
    Moves,
    Pending,
    Turn,
    Battle,
    OrderedAttacks,
    RuleProcessing,
    Setup,
    OpeningHands,
    Delaying,
    Windows,
    Victory,
    Declaring,
    KeywordAbilities {}
type Basics = Refreshing &
  Convergence &
  Drawing &
  Moves &
  Pending &
  Turn &
  Battle &
  OrderedAttacks &
  RuleProcessing &
  Setup &
  OpeningHands &
  Delaying &
  Windows &
  Victory &
  Declaring &
  KeywordAbilities;
export type BasicGame = Game<BasicRules, object>;

type CarryingOut = typeof carryingOut;
type Choosing = typeof choosing;
type Secrecy = typeof secrecy;
type Simultaneity = typeof simultaneity;
type Payment = typeof payment;
type Principles = typeof principles;
type Removal = typeof removal;
type ActivatedAbilities = typeof activatedAbilities;
type Playing = typeof playing;
type Ko = typeof ko;
type AttackCost = typeof attackCost;
type Attacking = typeof attacking;
type BattleEnd = typeof battleEnd;
type Activation = typeof activation;
type OncePerTurn = typeof oncePerTurn;
type Replacements = typeof replacements;
type Looking = typeof looking;
type Damage = typeof damage;
type VictoryByEffects = typeof victoryByEffects;
type InfiniteLoops = typeof infiniteLoops;

/** What games take over besides whose abilities are activated and paid for. */
export interface EffectRules
  extends
    Omit<BasicRules, keyof Effects>,
    CarryingOut,
    Choosing,
    Secrecy,
    Simultaneity,
    Payment,
    Playing,
    Ko,
    ActivatedAbilities,
    Removal,
    Principles,
    AttackCost,
    Attacking,
    BattleEnd,
    Activation,
    OncePerTurn,
    Replacements,
    Looking,
    Damage,
    VictoryByEffects,
    InfiniteLoops {}
type Effects = Choosing &
  Secrecy &
  Simultaneity &
  CarryingOut &
  Payment &
  Playing &
  Ko &
  ActivatedAbilities &
  Removal &
  Principles &
  AttackCost &
  BattleEnd &
  Activation &
  OncePerTurn &
  Replacements &
  Looking &
  Damage &
  VictoryByEffects &
  InfiniteLoops;
export type EffectGame = Game<EffectRules, object>;

/** A shared table as it reads in a game of its own type: what is given the game is given that one. */
export type InGame<Table, G> = {
  [Name in keyof Table]: Table[Name] extends (game: infer Seen, ...rest: infer Rest) => infer Result
    ? unknown extends Seen
      ? Table[Name]
      : EffectGame extends Seen
        ? Method<G, Rest, Result>
        : Table[Name]
    : Table[Name];
};

/** A member of a table can stand for one of another game's, as methods can. */
type Method<G, Rest extends unknown[], Result> = { member(game: G, ...rest: Rest): Result }['member'];

/** The entries of a game's own table that do not fit what the kernel or a shared procedure asks for. */
export type MisfitsOf<Own, Shared> = {
  // Whatever the game: of two types of games the compiler tells nothing but that they differ.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [Name in keyof Own & keyof Shared]: Own[Name] extends InGame<Required<Shared>, any>[Name] ? never : Name;
}[keyof Own & keyof Shared];

/** Does not compile where there is one, and names it. Every other error about the type of the game follows from that one. */
export type None<Misfits extends never> = Misfits;
