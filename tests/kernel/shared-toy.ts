/** Gives the toy game the procedures that games share: windows, waiting abilities, battles. */
import { card, toy, toyRules, type ToyCard } from './toy-game';
import { core, type CoreGame, type CoreRules } from '../../oracle/kernel/procedures/core';

type Sides = Parameters<typeof toy>[0];

/** Makes a game with these cards in place, in player A's turn. */
export const sharedToy = (sides: Sides, replaced: Partial<CoreRules> = {}): CoreGame =>
  toy(sides, { ...core, ...toyRules, ...OWN, ...replaced } as object) as unknown as CoreGame;

/** Entries that the toy game answers differently on its own. */
const OWN: Partial<CoreRules> = {
  happened: core.happened,
  nextPending: core.nextPending,
  takesPart: core.takesPart,
};

/** Makes plain cards. */
export const plain = (...names: string[]): ToyCard[] => names.map((name) => card(name));
