/** The faults of every game; apart from the games, for who only plays them needs none. */
import type { GameId } from '../schemas/common';
import type { Fault, GameModule } from './kernel/module';
import type { KernelRules } from './kernel/rules';
import { faults as levelNeo } from './level-neo/faults';
import { faultsOfReadings as readingsOfLevelNeo } from './level-neo/faults/of-readings';
import { faults as onePiece } from './one-piece/faults';
import { faultsOfReadings as readingsOfOnePiece } from './one-piece/faults/of-readings';

const FAULTS: Partial<Record<GameId, unknown>> = { 'level-neo': levelNeo, 'one-piece': onePiece };

/** Plausible misreadings of a game's rulebook, to prove that the suite notices each. */
export const faultsOf = ({ id }: GameModule): readonly Fault<KernelRules>[] =>
  FAULTS[id] as readonly Fault<KernelRules>[];

/** Titles by clause. */
export type FaultsOfReadings = Readonly<Record<string, readonly string[]>>;

const OF_READINGS: Partial<Record<GameId, FaultsOfReadings>> = {
  'level-neo': readingsOfLevelNeo,
  'one-piece': readingsOfOnePiece,
};

/** Does it misread what the clause says, or what we read where the clause is silent? */
export const isOfReading = (
  { id }: Pick<GameModule, 'id'>,
  { clause, title }: Pick<Fault<never>, 'clause' | 'title'>,
): boolean => OF_READINGS[id]?.[clause]?.includes(title) ?? false;

export const faultsOfReadings = ({ id }: Pick<GameModule, 'id'>): FaultsOfReadings => OF_READINGS[id] ?? {};
