/** What questions of Battle Spirits say in `about`. */
import type { AboutWords } from '../kernel/session/module';

export const aboutWords = {
  moments: { flash: 'a Flash Timing: after an attack, or after a block' },
  declared: {},
} as const satisfies AboutWords;
