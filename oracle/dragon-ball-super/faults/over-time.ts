/** Misreadings of what becomes of limits and lasting things when something happens to their card in between. */
import type { Ability } from '../../kernel/state';
import { overTimeFaults, type Happening } from '../../kernel/testing/over-time';
import type { DbsRules } from '../game';
import { kindsOfEffects, kindTitles } from './lasting-effects';

const FURTHER_ATTACKS = 'a used [Dual Attack]';

const once =
  (ofType: string) =>
  ({ type, oncePerTurn }: Ability): boolean =>
    type === ofType && oncePerTurn === true;

const OF_LASTING: Readonly<Partial<Record<Happening, string>>> = {
  control: '11-5-1-1',
  copy: '8-5-3',
};

const OF_LIMITS: Readonly<Partial<Record<Happening, string>>> = {
  control: '10-11-1',
  copy: '10-11-2',
  laterCopy: '10-11-2',
  return: '3-1-4',
  sameCard: '3-1-4',
  negation: '10-11-5',
};

/** Cells that nothing decides, or whose misreadings scenarios and misreadings of other clauses have already. */
const LEFT_OUT: Readonly<Record<string, readonly Happening[]>> = {
  // Nothing says whose opponent "your opponent" is once the card has another master.
  'an immunity': ['control'],
  'a change of power': ['copy'],
  'a negation': ['copy'],
  'what is put off': ['copy'],
  'a used [Activate] skill with [Once per turn]': ['laterCopy'],
  'a used [Auto] skill with [Once per turn]': ['sameCard'],
};

const limits = {
  'a used [Activate] skill with [Once per turn]': once('activate'),
  'a used [Auto] skill with [Once per turn]': once('auto'),
  [FURTHER_ATTACKS]: ({ keyword }: Ability) => keyword === 'dualAttack',
};

export const overTime = overTimeFaults<DbsRules>({
  lasting: { ...kindsOfEffects, 'what is put off': ({ kind }) => kind === 'later' },
  kindTitles: { ...kindTitles, 'what is put off': 'a delayed effect' },
  limits,
  clause(thing, happening) {
    if (LEFT_OUT[thing]?.includes(happening)) return undefined;
    if (happening === 'negation' && thing.startsWith('a gained ')) return '8-3-2';
    if (!(thing in limits)) return OF_LASTING[happening];
    const ofMove = happening === 'return' || happening === 'sameCard';
    return thing === FURTHER_ATTACKS && !ofMove ? '10-8-1' : OF_LIMITS[happening];
  },
  same(thing, happening) {
    if (thing === 'an [Auto] that the effect bears')
      return 'the [Auto] that an effect of a probe card bears is on no card';
    if (thing === 'an obligation' && happening === 'copy') return 'the probe cards oblige all cards with a name';
    return undefined;
  },
});
