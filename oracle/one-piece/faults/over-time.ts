/** Misreadings of what becomes of limits and lasting things when something happens to their card in between. */
import type { Ability } from '../../kernel/state';
import { overTimeFaults, type Happening } from '../../kernel/testing/over-time';
import type { OpRules } from '../game';
import { kindsOfEffects } from './lasting-effects';

const once =
  (ofType: string) =>
  ({ type, oncePerTurn }: Ability): boolean =>
    type === ofType && oncePerTurn === true;

const limits = {
  'a used [Activate: Main] effect with [Once Per Turn]': once('activate'),
  'a used auto effect with [Once Per Turn]': once('auto'),
  'a used replacement effect with [Once Per Turn]': once('instead'),
};

/** Scenarios of other clauses notice if these are on a copy as well. */
const NOTICED_ELSEWHERE: readonly string[] = ['a prohibition', 'a negation', 'a requirement'];

const OF_LIMITS: Readonly<Partial<Record<Happening, string>>> = {
  copy: '10-2-13-2',
  laterCopy: '10-2-13-2',
  return: '10-2-13-4',
  negation: '10-2-13-3',
};

export const overTime = overTimeFaults<OpRules>({
  lasting: { ...kindsOfEffects, 'what is put off': ({ kind }) => kind === 'later' },
  kindTitles: { 'what is put off': 'a delayed effect' },
  limits,
  clause(thing, happening) {
    if (thing in limits) return OF_LIMITS[happening];
    return happening === 'copy' && !NOTICED_ELSEWHERE.includes(thing) ? '8-4-4' : undefined;
  },
});
