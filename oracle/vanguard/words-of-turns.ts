/** Instructions about turns (18.4). */
import type { Word } from './words';

const endTurn: Word<'endTurn', Record<never, never>> = {
  verb: 'endTurn',
  meaning: 'The turn ends: the game goes to the end phase after the effect (18.4).',
  members: () => ({}),
  *execute(g) {
    g.rules.endTurnByEffect(g);
  },
};

export const WORDS_OF_TURNS = [endTurn] as const;
