/**
 * The procedures that games share, as partial rule tables. Every game takes `core`; a game whose abilities are
 * activated and paid for also takes `effects`. Packs (`../packs/`) and strategies are added by the game itself, with
 * `combineTables`.
 */
import { mastery } from '../mastery';
import { activatedAbilities } from './activated-abilities';
import { activation } from './activation';
import { battle } from './battle';
import { battleEnd } from './battle-end';
import { bookkeeping } from './bookkeeping';
import { calculation } from './calculation';
import { effectTexts } from './effect-text';
import { choosing } from './choosing';
import { continuousLimit } from './continuous-limit';
import { damage } from './damage';
import { declaring } from './declaring';
import { defeats } from './defeats';
import { delaying } from './delayed-effects';
import { drawing } from './drawing';
import { infiniteLoops } from './infinite-loops';
import { keywordAbilities } from './keywords';
import { ko } from './ko';
import { looking } from './looking';
import { mainPhase } from './main-phase';
import { moves } from './moves';
import { oncePerTurn } from './once-per-turn';
import { openingHands } from './opening-hand';
import { orderedAttacks } from './ordered-attacks';
import { obstacles } from './obstacles';
import { payment } from './payment';
import { pendingAbilities } from './pending';
import { playing } from './playing';
import { orderChoices } from './choose-order';
import { refreshing } from './refreshing';
import { replacements } from './replacement-order';
import { ruleProcessing } from './rule-processing';
import { secrecy } from './secrecy';
import { setup } from './setup';
import { sameState } from './same-state';
import { combineTables } from './tables';
import { turn } from './turn';
import { victory, victoryByEffects } from './victory';
import { windows } from './windows';

/** For every card game: turns, phases, battles, moving cards, waiting abilities, rule processing. */
export const core = combineTables(
  bookkeeping,
  mastery,
  moves,
  drawing,
  setup,
  openingHands,
  turn,
  mainPhase,
  refreshing,
  battle,
  orderedAttacks,
  windows,
  declaring,
  pendingAbilities,
  delaying,
  ruleProcessing,
  continuousLimit,
  keywordAbilities,
  victory,
);

/** For games whose abilities are activated and paid for. */
export const effects = combineTables(
  orderChoices,
  choosing,
  effectTexts,
  activation,
  activatedAbilities,
  obstacles,
  payment,
  playing,
  oncePerTurn,
  replacements,
  sameState,
  calculation,
  ko,
  damage,
  defeats,
  victoryByEffects,
  battleEnd,
  looking,
  secrecy,
  infiniteLoops,
);
