/** The procedures that games share, as partial rule tables: a game spreads them first and overrides where it decides otherwise. */
import { fixedPoint } from '../continuous/fixed-point';
import { activation } from './activation';
import { battle } from './battle';
import { carryingOut } from './carrying-out';
import { damage } from './damage';
import { drawing } from './drawing';
import { infiniteLoops } from './infinite-loops';
import { looking } from './looking';
import { moves } from './moves';
import { oncePerTurn } from './once-per-turn';
import { payment } from './payment';
import { pendingAbilities } from './pending';
import { replacements } from './replacement-order';
import { ruleProcessing } from './rule-processing';
import { turn } from './turn';

/** For every game. */
export const sharedBasics = {
  ...fixedPoint,
  ...drawing,
  ...moves,
  ...pendingAbilities,
  ...turn,
  ...battle,
  ...ruleProcessing,
};

/** For games whose abilities are activated and paid for. */
export const sharedEffects = {
  ...sharedBasics,
  ...carryingOut,
  ...payment,
  ...activation,
  ...oncePerTurn,
  ...replacements,
  ...looking,
  ...damage,
  ...infiniteLoops,
};
