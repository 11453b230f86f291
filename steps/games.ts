/** The games whose scenarios can be run. */
import type { GameId } from '../schemas/common';
import { levelNeoVocabulary } from './level-neo';
import { onePieceVocabulary } from './one-piece';
import type { GameVocabulary } from './vocabulary';

export const VOCABULARIES: readonly GameVocabulary[] = [levelNeoVocabulary, onePieceVocabulary];

/** @returns undefined for a game that has no scenarios yet */
export const vocabularyOf = (game: GameId): GameVocabulary | undefined =>
  VOCABULARIES.find((known) => known.game === game);
