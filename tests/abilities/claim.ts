/** A claim about an example of docs/abilities.md: how it stands in a skill, and what can be seen of it in a game. */
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

/** A Use skill for the main phases with this effect. */
export const useSkill = (...effect: unknown[]): LnAbility => ({
  type: 'use',
  phase: 'main',
  turn: 0,
  effect: effect as Instruction[],
});

/** The same scene with "hero" in player A's support zone, bearing the skill, before the others there. */
export function withHero({ skill }: Trial, scene: Scene = {}): Scene {
  return { ...scene, A: { ...scene.A, support: [hero([skill]), ...(scene.A?.support ?? ['ally'])] } };
}

/** Lays the scene with "hero" and uses the skill. */
export async function used(trial: Trial, scene: Scene = {}): Promise<Table> {
  const table = await trial.lay(withHero(trial, scene));
  await table.use('hero');
  return table;
}

/** Claims of one section of the page, under the ids of their examples. */
export const under = (section: string, claims: Record<string, Claim>): Record<string, Claim> =>
  Object.fromEntries(Object.entries(claims).map(([id, claim]) => [`${section}: ${id}`, claim]));
