/** The end of a game, which unwinds all procedures. */
import type { GameResult } from '../../schemas/protocol';
import { setResult } from './changes';
import type { StateGame } from './state/rules';

/** Unwinds all procedures when the game is over, so that nothing more is carried out. */
export class GameEnded {}

/** Is thrown into the procedures from outside. No procedure catches it, so nothing can replace a concession. */
export class Concession {
  constructor(readonly result: GameResult) {}
}

export function endGame(game: StateGame, result: GameResult): never {
  setResult(game, result);
  throw new GameEnded();
}
