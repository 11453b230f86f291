/** What questions of Battle Spirits say in `about`. */
import type { AboutWords } from '../kernel/module';

export const aboutWords = {
  moments: { main: 'the main phase of the turn player' },
  declared: {},
} as const satisfies AboutWords;
