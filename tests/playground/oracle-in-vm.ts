/** Runs the script of a game as a browser does: in a context that has nothing of Node. */
import { createContext, runInContext } from 'node:vm';
import { gameData } from '../../playground/bundle/game-data';
import { gameScript } from '../../playground/bundle/one-game';
import type { Answered, Asked, Kind, Questions } from '../../playground/engine/messages';
import type { GameId } from '../../schemas/common';
import { loadProbes } from '../../steps/probe-files';

export type Ask = <K extends Kind>(kind: K, asked: Questions[K]['asked']) => Promise<Questions[K]['answer']>;

export const scriptOf = (game: GameId): Promise<string> => gameScript(gameData(game), loadProbes(game));

/** @param script defines the oracle of this game */
export function oracleIn(script: string, game: GameId): Ask {
  const waiting = new Map<number, (answered: Answered) => void>();
  // These are the functions of browsers, besides the language itself, that the script uses.
  const self: Record<string, unknown> = { performance, structuredClone };
  self['self'] = self;
  self['postMessage'] = (answered: Answered) => waiting.get(answered.id)!(answered);
  const context = createContext(self);
  runInContext(script, context);
  runInContext(`(${String((self['tcgOracles'] as Record<string, unknown>)[game])})()`, context);
  let count = 0;
  return async (kind, asked) => {
    const id = ++count;
    const answered = new Promise<Answered>((resolve) => waiting.set(id, resolve));
    (self['onmessage'] as (event: { data: Asked }) => void)({ data: { id, kind, asked } });
    const { answer, broke } = await answered;
    if (broke !== undefined) throw new Error(broke);
    return answer as never;
  };
}
