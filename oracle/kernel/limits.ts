/** Once-per-turn limits: a key says what is limited (an ability of one card, or every ability of one name). */
import { useUp } from './changes';
import type { AnyGame } from './game';

export const wasUsedThisTurn = (game: AnyGame, key: string): boolean => game.state.used[key] === game.state.turn;

export const useOncePerTurn = (game: AnyGame, key: string): void => useUp(game, key);
