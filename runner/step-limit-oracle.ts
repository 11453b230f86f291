/** The oracle with a misreading in it may never come to an end. Here every message and every game has a limit, of steps and not of time. */
import { InProcessAdapter } from '../adapters/in-process';
import type { GameModule } from '../oracle/kernel/module';
import type { KernelRules } from '../oracle/kernel/rules';
import type { Method, Params } from '../schemas/protocol';

/** Rules that may be asked for one message; the longest of the suite asks some thousands. */
const MOST_RULES = 500_000;
/** Actions of one game. */
const MOST_ACTIONS = 1_000;

class Steps {
  private rules = 0;
  private readonly actions = new Map<string, number>();

  message(method: Method, params: unknown): void {
    this.rules = 0;
    if (method !== 'game/act') return;
    const { gameId } = params as Params<'game/act'>;
    const count = (this.actions.get(gameId) ?? 0) + 1;
    this.actions.set(gameId, count);
    if (count > MOST_ACTIONS) throw new Error(`${MOST_ACTIONS} actions, and no end of the game`);
  }

  rule(): void {
    if (++this.rules > MOST_RULES) throw new Error(`${MOST_RULES} rules asked, and no question to a player`);
  }
}

/**
 * A rule table that counts what is asked of it. Tables that differ in a few entries are copies of one, which V8 lays out alike:
 * what it has compiled for one of them serves the others.
 */
export class CountedTable {
  readonly steps = new Steps();
  private readonly counted: KernelRules;

  constructor(private readonly rules: KernelRules) {
    const entries = Object.entries(rules).map(([name, entry]) => [name, this.counting(entry)] as const);
    this.counted = Object.fromEntries(entries) as unknown as KernelRules;
  }

  /** The same table with the entries in which another one differs. */
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
  /** @param table counts the entries of the game's own table; left out: one is made of that of the module */
  constructor(
    module: GameModule,
    private readonly table = new CountedTable(module.rules),
  ) {
    super([{ ...module, rules: table.like(module.rules) }]);
  }

  /** What is thrown here is told like anything that goes wrong in the engine. */
  protected override asked(method: Method, params: unknown): void {
    this.table.steps.message(method, params);
  }
}
