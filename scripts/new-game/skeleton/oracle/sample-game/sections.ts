/** What the rulebook itself says, section by section. */
import { turns } from './01-turns';
import { hooks } from './hooks';

export const sections = {
  ...hooks,
  ...turns,
};
