/** What questions of Cardfight!! Vanguard say in `about`. */
import type { AboutWords } from '../kernel/module';

export const aboutWords = {
  moments: {
    main: 'the main phase of the turn player (9.9.2)',
    guard: 'the guard step: the player who is attacked (10.5.1.2)',
  },
  declared: {},
} as const satisfies AboutWords;
