/** The procedures that games share, as partial rule tables: a game spreads them first and overrides where it decides otherwise. */
import { fixedPoint } from '../continuous/fixed-point';
import { abilityKinds } from './ability-kinds';
import { cardStates } from './card-states';
import { defeats } from './defeats';
import { duels } from './duels';
import { leaders } from './leaders';
import { mainPhaseActions } from './main-phase';
import { activation } from './activation';
import { attacking } from './attacking';
import { attackCost } from './attack-cost';
import { battle } from './battle';
import { battleEnd } from './battle-end';
import { calculation } from './calculation';
import { effectTexts } from './effect-text';
import { choosing } from './choosing';
import { continuousLimit } from './continuous-limit';
import { damage } from './damage';
import { declaring } from './declaring';
import { delaying } from './delayed-effects';
import { drawing } from './drawing';
import { infiniteLoops } from './infinite-loops';
import { keywordAbilities } from './keywords';
import { ko } from './ko';
import { looking } from './looking';
import { moves } from './moves';
import { oncePerTurn } from './once-per-turn';
import { orderedAttacks } from './ordered-attacks';
import { openingHands } from './opening-hand';
import { payment } from './payment';
import { pendingAbilities } from './pending';
import { replacements } from './replacement-order';
import { orderChoices } from './choose-order';
import { removal } from './removal';
import { activatedAbilities } from './activated-abilities';
import { playing } from './playing';
import { refreshing } from './refreshing';
import { ruleProcessing } from './rule-processing';
import { secrecy } from './secrecy';
import { setup } from './setup';
import { sameState } from './same-state';
import { turn } from './turn';
import { victory, victoryByEffects } from './victory';
import { windows } from './windows';

/** For every game. */
export const sharedBasics = {
  ...fixedPoint,
  ...continuousLimit,
  ...drawing,
  ...moves,
  ...pendingAbilities,
  ...turn,
  ...battle,
  ...orderedAttacks,
  ...ruleProcessing,
  ...setup,
  ...openingHands,
  ...refreshing,
  ...delaying,
  ...windows,
  ...victory,
  ...declaring,
  ...keywordAbilities,
};

/** What games need besides whose abilities are activated and paid for. */
export const effectProcedures = {
  ...calculation,
  ...effectTexts,
  ...choosing,
  ...secrecy,
  ...sameState,
  ...payment,
  ...playing,
  ...ko,
  ...activatedAbilities,
  ...removal,
  ...orderChoices,
  ...attackCost,
  ...attacking,
  ...battleEnd,
  ...activation,
  ...oncePerTurn,
  ...replacements,
  ...looking,
  ...damage,
  ...victoryByEffects,
  ...infiniteLoops,
  ...mainPhaseActions,
  ...leaders,
  ...duels,
  ...defeats,
  ...cardStates,
  ...abilityKinds,
};

/** For games whose abilities are activated and paid for. */
export const sharedEffects = { ...sharedBasics, ...effectProcedures };
