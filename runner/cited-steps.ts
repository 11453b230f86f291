/**
 * Records what the oracle cites at each step of a scenario: where a reader looks first when that step fails elsewhere.
 */
import type { World } from '../steps/world';
import type { StepListener } from './scenario';

export class CitedSteps implements StepListener {
  private steps: string[][] = [];
  private world: World | undefined;
  private eventsSeen = 0;
  private sent = 0;

  began(world: World): void {
    this.world = world;
    this.steps = [];
    this.eventsSeen = this.sent = 0;
  }

  stepEnded(): void {
    const { events, actions } = this.world!;
    const decided = events
      .slice(this.eventsSeen)
      .flatMap(({ clauses }) => (Array.isArray(clauses) ? (clauses as string[]) : []));
    const refused = actions.slice(this.sent).flatMap(({ answer }) => answer?.clause ?? []);
    this.steps.push([...new Set([...decided, ...refused])]);
    [this.eventsSeen, this.sent] = [events.length, actions.length];
  }

  /** One list of clauses for each step. */
  get all(): readonly (readonly string[])[] {
    return this.steps;
  }
}

/** Returns the clauses cited at a step, or at the last earlier step that cites any. */
export const citedAt = (steps: readonly (readonly string[])[], step: number): readonly string[] =>
  steps.slice(0, step + 1).findLast((clauses) => clauses.length > 0) ?? [];
