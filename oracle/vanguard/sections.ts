/** What the rulebook itself says, section by section. */
import { circles } from './04-circles';
import { callsAndRides } from './06-calls-and-rides';
import { preparation } from './08-preparation';
import { phases } from './09-phases';
import { battles } from './10-battles';
import { ruleActions } from './13-rule-actions';
import { hooks } from './hooks';

export const sections = {
  ...hooks,
  ...circles,
  ...callsAndRides,
  ...preparation,
  ...phases,
  ...battles,
  ...ruleActions,
};
