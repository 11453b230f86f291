/**
 * Limits every message and game, because the oracle with a misreading may never end. Counts steps, not time, to be
 * reproducible.
 */
import { InProcessAdapter } from '../adapters/in-process';
import type { GameModule } from '../oracle/kernel/session/module';
import type { KernelRules } from '../oracle/kernel/rules';
import type { Method, Params } from '../schemas/protocol';

/**
 * The most rule calls that a message of the suite needs while no rule is misread. A loop that nobody is asked about is
 * the dearest (vanguard/14-success, the draw).
 */
export const DEAREST_MESSAGE = 1_300_000;
/** A misreading may need half as much again. */
const MOST_RULES = 1.5 * DEAREST_MESSAGE;
/** The most actions of one game. */
const MOST_ACTIONS = 1_000;

class Steps {
  private rules = 0;
  private most = 0;
  private readonly actions = new Map<string, number>();

  message(method: Method, params: unknown): void {
    this.most = this.mostRules;
    this.rules = 0;
    if (method !== 'game/act') return;
    const { gameId } = params as Params<'game/act'>;
    const count = (this.actions.get(gameId) ?? 0) + 1;
    this.actions.set(gameId, count);
    if (count > MOST_ACTIONS) throw new Error(`${MOST_ACTIONS} actions, and no end of the game`);
  }

  /** The most rule calls for one message so far. */
  get mostRules(): number {
    return Math.max(this.most, this.rules);
  }

  rule(): void {
    if (++this.rules > MOST_RULES) throw new Error(`${MOST_RULES} rules asked, and no question to a player`);
  }
}

/**
 * A rule table that counts its calls. Tables with few differences are made as copies of one, so that V8 gives them the
 * same layout and can reuse compiled code.
 */
export class CountedTable {
  readonly steps = new Steps();
  private readonly counted: KernelRules;

  constructor(private readonly rules: KernelRules) {
    const entries = Object.entries(rules).map(([name, entry]) => [name, this.counting(entry)] as const);
    this.counted = Object.fromEntries(entries) as unknown as KernelRules;
  }

  /** Returns a copy of the table with the entries in which `rules` differs. */
  like(rules: KernelRules): KernelRules {
    const table = { ...this.counted };
    for (const name of Object.keys(rules) as (keyof KernelRules)[])
      if (rules[name] !== this.rules[name]) Object.assign(table, { [name]: this.counting(rules[name]) });
    return table;
  }

  private counting(entry: unknown): unknown {
    if (typeof entry !== 'function') return entry;
    return (...given: unknown[]): unknown => {
      this.steps.rule();
      return entry(...given) as unknown;
    };
  }
}

export class StepLimitOracle extends InProcessAdapter {
  /** @param table counts calls of the game's original table; made from the module's by default */
  constructor(
    module: GameModule,
    private readonly table = new CountedTable(module.rules),
  ) {
    super([{ ...module, rules: table.like(module.rules) }]);
  }

  /** An error from here is reported like any error inside the engine. */
  protected override asked(method: Method, params: unknown): void {
    this.table.steps.message(method, params);
  }
}
