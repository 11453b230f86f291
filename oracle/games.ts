/** The games that the oracle can play. */
import type { GameModule } from './kernel/module';
import { levelNeo } from './level-neo';
import { onePiece } from './one-piece';

export const GAME_MODULES: readonly GameModule[] = [
  levelNeo as unknown as GameModule,
  onePiece as unknown as GameModule,
];
