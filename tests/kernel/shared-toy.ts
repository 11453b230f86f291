/** The toy game with the procedures that games share: windows, waiting abilities, battles. */
import { core } from '../../oracle/kernel/procedures';
import type { CoreGame, CoreRules } from '../../oracle/kernel/procedures/types';
import { card, toy, toyRules, type ToyCard } from './toy-game';

type Sides = Parameters<typeof toy>[0];

/** A game in which these cards lie where they are put; player A's turn. */
export const sharedToy = (sides: Sides, replaced: Partial<CoreRules> = {}): CoreGame =>
  toy(sides, { ...core, ...toyRules, ...OWN, ...replaced } as object) as unknown as CoreGame;

/** What the toy game decides otherwise when it plays for itself. */
const OWN: Partial<CoreRules> = {
  happened: core.happened,
  nextPending: core.nextPending,
  takesPart: core.takesPart,
};

/** Plain cards. */
export const plain = (...names: string[]): ToyCard[] => names.map((name) => card(name));
