/** The instruction of Harmony (14.36). */
import type { Word } from './words';

const harmonize: Word<'harmonize', Record<never, never>> = {
  verb: 'harmonize',
  meaning: 'Puts this unit and the placed unit in harmony with each other until the end of the turn (14.36.1).',
  members: () => ({}),
  *execute(g, context) {
    g.rules.harmonize(g, context);
  },
};

export const WORDS_OF_HARMONY = [harmonize] as const;
