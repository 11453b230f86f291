/** The entries of the rule table that the sections of the rulebook define. */
import { combineSections, type Sections } from '../kernel/procedures/tables';
import { gameOutline } from './01-game-outline';
import { cardData } from './02-card-data';
import { energyCosts } from './02-energy-costs';
import { gameAreas } from './03-game-areas';
import { basicTerms } from './04-basic-terms';
import { counterTiming } from './04-counter-timing';
import { timing } from './04-timing';
import { gamePreparation } from './05-game-preparation';
import { endPhase } from './06-end-phase';
import { gameProgress } from './06-game-progress';
import { attacksAndBattles } from './07-attacks-and-battles';
import { damageStep } from './07-damage-step';
import { offenceAndDefense } from './07-offence-and-defense';
import { choices } from './08-choices';
import { effects } from './08-effects';
import { skills } from './08-skills';
import { ruleProcessing } from './09-rule-processing';
import { turnedOver } from './10-awaken-and-wish';
import { skillModifiers } from './10-bond-sparking-burst';
import { counterSkills } from './10-counter';
import { playedOnto } from './10-evolve-and-union';
import { field } from './10-field';
import { keywordSkills } from './10-keyword-skills';
import { playedFromHand } from './10-realms-and-swap';
import { tokens } from './10-tokens-and-removal';
import { other } from './11-other';
import { viewing } from './11-viewing';
import { hooks } from './hooks';

const tables = [
  hooks,
  gameOutline,
  cardData,
  energyCosts,
  gameAreas,
  basicTerms,
  timing,
  counterTiming,
  gamePreparation,
  gameProgress,
  endPhase,
  attacksAndBattles,
  offenceAndDefense,
  damageStep,
  skills,
  choices,
  effects,
  ruleProcessing,
  keywordSkills,
  counterSkills,
  field,
  turnedOver,
  playedOnto,
  playedFromHand,
  skillModifiers,
  tokens,
  other,
  viewing,
] as const;

export const sections: Sections<typeof tables> = combineSections(tables);
