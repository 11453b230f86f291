/** Misreadings of what becomes of limits and lasting things when something happens to their card in between. */
import { overTimeFaults, type Happening } from '../../kernel/testing/over-time';
import { asBs, type BsRules } from '../game';

const OF_LASTING: Readonly<Partial<Record<Happening, string>>> = { heir: '19-3-1', otherSide: '20-3-3' };
const OF_LIMITS: Readonly<Partial<Record<Happening, string>>> = { laterCopy: 'FAQ-1-9-1', negation: 'FAQ-1-9-1' };

const OF_AUTO_LIMITS: Readonly<Partial<Record<Happening, string>>> = { copy: 'FAQ-1-9-1', return: '21-6-5' };

const USED = 'a used effect with [Once per turn]';
const AUTO = 'an activated effect with [Once per turn]';

export const overTime = overTimeFaults<BsRules>({
  lasting: {
    'a change of BP': (one) => one.kind === 'stat' && one.stat === 'bp',
    'a gained symbol': (one) => one.kind === 'stat' && one.stat === 'symbols',
    'a gained effect': ({ kind }) => kind === 'gain',
    'a prohibition': ({ kind }) => kind === 'forbid',
  },
  limits: {
    [USED]: (ability) => asBs(ability).once === 'card',
    [AUTO]: (ability) => ability.type === 'auto' && asBs(ability).once === 'card',
  },
  clause(thing, happening) {
    if (thing === AUTO) return OF_AUTO_LIMITS[happening];
    return (thing === USED ? OF_LIMITS : OF_LASTING)[happening];
  },
});
