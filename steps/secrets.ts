/** Cards that a view must not show: none that its player has never seen, or that the rules have made unknown again. */
import type { Handle, Viewer } from '../schemas/common';
import type { Observation } from '../schemas/protocol';
import { Disagreement } from './disagreement';

/** A view names cards that its player is not to see. */
export class Leak extends Disagreement {}

/** The cards of each step, from 0. */
export type CardsOfSteps = ReadonlyMap<number, readonly Handle[]>;

export class Secrets {
  /** What the views showed of that which steps say is not seen. */
  readonly shown = new Map<number, readonly Handle[]>();

  /** @param remembered what a view may name all the same, its player having seen it; `all`: to learn that */
  constructor(private readonly remembered: CardsOfSteps | 'all' | undefined) {}

  /** @throws {Leak} */
  check(
    step: number,
    { viewer, hidden, what }: { viewer: Viewer; hidden: readonly Handle[]; what: string },
    view: Observation,
  ): void {
    const text = JSON.stringify(view);
    const shown = hidden.filter((name) => text.includes(JSON.stringify(name)));
    this.shown.set(step, shown);
    if (this.remembered === 'all') return;
    const remembered = this.remembered?.get(step) ?? [];
    const leaked = shown.filter((name) => !remembered.includes(name)).join(', ');
    if (leaked === '') return;
    throw new Leak(`what player ${viewer} sees of ${what} is not as it should be`, '', leaked);
  }
}
