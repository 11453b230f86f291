/** The instructions that every game takes. */
import { COMPOSITE } from './composite';
import { LASTING } from './lasting';
import { LOOKING } from './looking';
import { MOVING } from './moving';
import { RESULTS } from './results';
import { STATES } from './states';

export const SHARED_INSTRUCTIONS = [...LASTING, ...MOVING, ...STATES, ...LOOKING, ...COMPOSITE, ...RESULTS] as const;
