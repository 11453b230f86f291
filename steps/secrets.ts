/**
 * Finds cards that a view must not show: those its player has never seen, or that the rules have made unknown again.
 */
import type { Handle, Viewer } from '../schemas/common';
import type { Observation } from '../schemas/protocol';
import { Disagreement } from './disagreement';
import { isLong, otherwise } from './statements';
import type { Terms } from './terms';

/** What a view must not show. */
export interface Hidden {
  readonly viewer: Viewer;
  readonly hidden: readonly Handle[];
  /** In words for people, and in words that no version changes, for signatures of failures. */
  readonly what: { readonly words: string; readonly raw: string };
  readonly terms: Terms;
}

/** A view names cards that its player must not see. */
export class Leak extends Disagreement {}

/** The cards of each step, by the number of the step from 0. */
export type CardsOfSteps = ReadonlyMap<number, readonly Handle[]>;

export class Secrets {
  /** What views showed although steps say that it is not seen, by step. */
  readonly shown = new Map<number, readonly Handle[]>();

  /** @param remembered cards that a view may name because its player has seen them; `all` allows any, to record them */
  constructor(private readonly remembered: CardsOfSteps | 'all' | undefined) {}

  /** @throws {Leak} if the view names a hidden card that its player does not remember */
  check(step: number, { viewer, hidden, what, terms }: Hidden, view: Observation): void {
    const text = JSON.stringify(view);
    const shown = hidden.filter((name) => text.includes(JSON.stringify(name)));
    this.shown.set(step, shown);
    if (this.remembered === 'all') return;
    const remembered = this.remembered?.get(step) ?? [];
    const leaked = shown.filter((name) => !remembered.includes(name));
    if (leaked.length === 0) return;
    const words = terms.namedCards(leaked);
    const fact = otherwise(
      { subject: `player ${viewer}`, verb: `see ${what.words}`, isDenied: true },
      `sees ${isLong(words) ? `${leaked.length} cards there` : words === what.words ? 'it' : words}`,
      isLong(words) ? { expected: 'nothing', actual: words } : undefined,
    );
    const signature = `what player ${viewer} sees of ${what.raw} is not as it should be`;
    throw new Leak(fact, { signature, expected: '', actual: leaked.join(', ') });
  }
}
