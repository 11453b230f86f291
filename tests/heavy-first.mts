/** Starts the slowest test files first, so that no worker ends with a slow one while the others have nothing left. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Seconds that each file took, by its path from the root; written by `npm test -- --durations`. */
export type Durations = Readonly<Record<string, number>>;

/** Orders files by falling duration. A file without one counts as the median. */
export function heaviestFirst(durations: Durations): (one: string, other: string) => number {
  const known = Object.values(durations).sort((a, b) => a - b);
  const median = known[Math.floor(known.length / 2)] ?? 0;
  const of = (file: string) => durations[file] ?? median;
  return (one, other) => of(other) - of(one);
}

export default class HeavyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const text = readFileSync(join(root, 'tests', 'durations.json'), 'utf8');
    const order = heaviestFirst(JSON.parse(text) as Durations);
    const path = ({ moduleId }: TestSpecification) => relative(root, moduleId).replaceAll('\\', '/');
    const projects = (one: TestSpecification, other: TestSpecification) =>
      one.project.name.localeCompare(other.project.name);
    // Workers keep their modules only within a project.
    return (await super.sort(files)).sort((one, other) => projects(one, other) || order(path(one), path(other)));
  }
}
