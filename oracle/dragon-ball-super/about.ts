/** The meanings of the words in the `about` of questions of Dragon Ball Super. */
import type { AboutWords } from '../kernel/session/module';

export const aboutWords = {
  moments: {
    counter: 'what has been declared can be answered, before it is carried out (4-7-2-1 to 4-7-2-3)',
    counterAfter: 'a skill has been resolved, and is answered once more (4-7-2-4)',
  },
  declared: {
    play: 'a card is played',
    attack: 'a card attacks',
    skill: 'a skill is activated',
    counter: 'a [Counter] is activated',
  },
} as const satisfies AboutWords;

export type DbsMoment = keyof typeof aboutWords.moments;
