/** Defines the words of LEVEL.NEO for what its questions are about. */
import type { AboutWords } from '../kernel/session/module';

export const aboutWords = {
  moments: {
    main: 'a window of a main phase (4-3-2, 4-5-3); the player who is asked second may only use effects',
    use: 'a window for effects: before each attack (4-4-3), when it has been declared (4-4-5), after the cover (4-4-7)',
    levelBurst: 'the time for Level Bursts, before the judgement (4-4-8, 8-4)',
  },
  declared: {},
} as const satisfies AboutWords;

export type LnMoment = keyof typeof aboutWords.moments;
