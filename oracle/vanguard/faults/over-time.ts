/** Misreadings of what becomes of limits and lasting things when something happens to their card in between. */
import type { Ability } from '../../kernel/state';
import { overTimeFaults, type Happening } from '../../kernel/testing/over-time';
import type { VgRules } from '../game';
import { kindsOfEffects, kindTitles } from './lasting-effects';

const once =
  (ofType: string) =>
  ({ type, oncePerTurn }: Ability): boolean =>
    type === ofType && oncePerTurn === true;

const limits = {
  'a used [ACT] ability with [1/Turn]': once('act'),
  'a used [AUTO] ability with [1/Turn]': once('auto'),
};

const OF_LASTING: Readonly<Partial<Record<Happening, string>>> = {
  circle: '4.1.8',
  copy: '11.8.4',
};

const OF_LIMITS: Readonly<Partial<Record<Happening, string>>> = {
  circle: '4.1.8',
  return: '4.1.8',
  copy: '12.3.1.1.1',
  laterCopy: '12.3.1.1.1',
  negation: '12.3.1.1.1',
};

/** The probe cards give these to all units of a name. */
const OF_A_NAME: readonly string[] = ['a power that is set', 'a loss of abilities'];

export const overTime = overTimeFaults<VgRules>({
  lasting: kindsOfEffects,
  kindTitles,
  limits,
  clause: (thing, happening) => (thing in limits ? OF_LIMITS : OF_LASTING)[happening],
  same: (thing, happening) =>
    happening === 'copy' && OF_A_NAME.includes(thing) ? 'the probe cards reach all units of a name' : undefined,
});
