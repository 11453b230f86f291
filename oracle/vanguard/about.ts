/** What questions of Cardfight!! Vanguard say in `about`. */
import type { AboutWords } from '../kernel/session/module';

export const aboutWords = {
  moments: {
    main: 'the play timing of the main phase (9.9.2)',
    guard: 'the play timing of the guard step (10.5.1.2)',
  },
  declared: {},
} as const satisfies AboutWords;
