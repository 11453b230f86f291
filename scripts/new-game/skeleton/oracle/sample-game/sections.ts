/** The rules that the rulebook itself states, section by section. */
import { turns } from './01-turns';
import { hooks } from './hooks';

export const sections = {
  ...hooks,
  ...turns,
};
