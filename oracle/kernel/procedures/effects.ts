/**
 * The procedures that games share whose abilities are activated and paid for, as one partial rule table, and the game as
 * they see it.
 */
import type { Game } from '../game';
import type { ByProcedureRules } from '../language/words/by-procedure';
import { activatedAbilities } from './activated-abilities';
import { activation } from './activation';
import { battleEnd } from './battle-end';
import { calculation } from './calculation';
import { effectTexts } from './effect-text';
import { choosing } from './choosing';
import { defeats } from './defeats';
import { infiniteLoops } from './infinite-loops';
import { looking } from './looking';
import { oncePerTurn } from './once-per-turn';
import { obstacles } from './obstacles';
import { payment } from './payment';
import { orderChoices } from './choose-order';
import { replacements } from './replacement-order';
import { secrecy } from './secrecy';
import { sameState } from './same-state';
import { combineTables } from './tables';
import type { InGame, Resting } from './types';
import { victoryByEffects } from './victory-by-effects';
import type { CoreRules } from './core';

/** For games whose abilities are activated and paid for. */
export const effects = combineTables(
  orderChoices,
  choosing,
  effectTexts,
  activation,
  activatedAbilities,
  obstacles,
  payment,
  oncePerTurn,
  replacements,
  sameState,
  calculation,
  defeats,
  victoryByEffects,
  battleEnd,
  looking,
  secrecy,
  infiniteLoops,
);

type Effects = typeof effects;

/** The rules of games whose abilities are activated and paid for. */
export interface EffectRules extends Omit<CoreRules, keyof Effects>, InGame<Effects, EffectGame>, Resting {}

export type EffectGame = Game<EffectRules, object>;

export type Provided<Asked, Given extends Asked> = Given;
/** Fails to compile if the shared tables lack a procedure that shared words run. */
export type RunByWords = Provided<ByProcedureRules, EffectRules>;
