/** The faults of every game; apart from the games, for who only plays them needs none. */
import type { GameId } from '../schemas/common';
import type { Fault, GameModule } from './kernel/module';
import type { KernelRules } from './kernel/rules';
import { faults as levelNeo } from './level-neo/faults';
import { faults as onePiece } from './one-piece/faults';

const FAULTS: Partial<Record<GameId, unknown>> = { 'level-neo': levelNeo, 'one-piece': onePiece };

/** Plausible misreadings of a game's rulebook, to prove that the suite notices each. */
export const faultsOf = ({ id }: GameModule): readonly Fault<KernelRules>[] =>
  FAULTS[id] as readonly Fault<KernelRules>[];
