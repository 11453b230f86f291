/** A game as one oracle plays it, on which laws are tried. */
import { OracleHost } from '../../oracle/host';
import type { GameModule } from '../../oracle/kernel/session/module';
import type { LawGame } from './law-game';

export interface Subject {
  readonly game: LawGame;
  readonly module: GameModule;
  /** Makes a server without open games. */
  host(): OracleHost;
}

/** A law: it returns if it holds in the random game of a seed, and throws otherwise. */
export type Law = (subject: Subject, seed: number) => void;

export const subjectOf = (game: LawGame, module: GameModule): Subject => ({
  game,
  module,
  host: () => new OracleHost([module]),
});

/** @throws {Error} names the fault and its place, unless the condition holds */
export function demand(holds: boolean, where: string, wrong: () => string): void {
  if (!holds) throw new Error(`${where}: ${wrong()}`);
}
