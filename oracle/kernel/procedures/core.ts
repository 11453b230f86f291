/** The procedures that every card game shares, as one partial rule table, and the game as they see it. */
import type { Game } from '../game';
import type { KernelRules } from '../rules';
import { mastery } from '../mastery';
import { battle } from './battle';
import { bookkeeping } from './bookkeeping';
import { continuousLimit } from './continuous-limit';
import { declaring } from './declaring';
import { delaying } from './delayed-effects';
import { drawing } from './drawing';
import { keywordAbilities } from './keywords';
import { mainPhase } from './main-phase';
import { moves } from './moves';
import { openingHands } from './opening-hand';
import { orderedAttacks } from './ordered-attacks';
import { pendingAbilities } from './pending';
import { refreshing } from './refreshing';
import { ruleProcessing } from './rule-processing';
import { setup } from './setup';
import { combineTables } from './tables';
import { turn } from './turn';
import type { InGame } from './types';
import { victory } from './victory';
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

type Core = typeof core;

export interface CoreRules extends Omit<KernelRules, keyof Core>, InGame<Core, CoreGame> {}

export type CoreGame = Game<CoreRules, object>;
