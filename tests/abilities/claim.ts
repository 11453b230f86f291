/**
 * Defines claims about the examples of docs/abilities.md: how an example becomes a skill, and its visible effect in a
 * game.
 */
import type { Instruction } from '../../schemas/ability';
import type { LnAbility } from '../../schemas/level-neo';
import { hero, type Scene, type Table } from './table';

export interface Trial {
  /** The example as a whole skill. */
  readonly skill: LnAbility;
  lay(scene: Scene): Promise<Table>;
}

export interface Claim {
  skill(json: never): LnAbility;
  check(trial: Trial): Promise<void>;
}

export type Check = Claim['check'];

/** Makes a Use skill for the main phases with this effect. */
export const useSkill = (...effect: unknown[]): LnAbility => ({
  type: 'use',
  phase: 'main',
  turn: 0,
  effect: effect as Instruction[],
});

/** Adds "hero" with the skill to player A's support zone, before the others there. */
export function withHero({ skill }: Trial, scene: Scene = {}): Scene {
  return { ...scene, A: { ...scene.A, support: [hero([skill]), ...(scene.A?.support ?? ['ally'])] } };
}

/** Sets up the scene with "hero" and uses the skill. */
export async function used(trial: Trial, scene: Scene = {}): Promise<Table> {
  const table = await trial.lay(withHero(trial, scene));
  await table.use('hero');
  return table;
}

/** Prefixes the claims of one section of the page, so that they have the ids of their examples. */
export const under = (section: string, claims: Record<string, Claim>): Record<string, Claim> =>
  Object.fromEntries(Object.entries(claims).map(([id, claim]) => [`${section}: ${id}`, claim]));
