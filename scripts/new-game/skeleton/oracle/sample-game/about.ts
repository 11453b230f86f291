/** The words of `about` in questions of Sample Game. */
import type { AboutWords } from '../kernel/session/module';

export const aboutWords = {
  moments: { main: 'the main phase of the turn player' },
  declared: {},
} as const satisfies AboutWords;
