/** What a law is tried on: a game, as one oracle plays it. */
import { OracleHost } from '../../oracle/host';
import type { GameModule } from '../../oracle/kernel/module';
import type { LawGame } from './law-game';

export interface Subject {
  readonly game: LawGame;
  readonly module: GameModule;
  /** A server with no games open. */
  host(): OracleHost;
}

/** A law: it holds in the random game of a seed, or it throws and says where it does not. */
export type Law = (subject: Subject, seed: number) => void;

export const subjectOf = (game: LawGame, module: GameModule): Subject => ({
  game,
  module,
  host: () => new OracleHost([module]),
});

/** @throws {Error} saying what is wrong, where it is */
export function demand(holds: boolean, where: string, wrong: () => string): void {
  if (!holds) throw new Error(`${where}: ${wrong()}`);
}
