/** What the rulebook itself says, section by section. */
import { setup } from './02-setup';
import { turnSequence } from './04-turn';
import { mainStep } from './05-main-step';
import { levels } from './06-levels';
import { battles } from './07-battle';
import { hooks } from './hooks';

export const sections = {
  ...hooks,
  ...setup,
  ...turnSequence,
  ...mainStep,
  ...levels,
  ...battles,
};
