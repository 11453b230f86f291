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

/** The same game, counting the rules that are asked. */
function counted(module: GameModule, steps: Steps): GameModule {
  const entries = Object.entries(module.rules).map(([name, entry]: [string, unknown]) => {
    if (typeof entry !== 'function') return [name, entry] as const;
    const asked = (...given: unknown[]): unknown => {
      steps.rule();
      return entry(...given) as unknown;
    };
    return [name, asked] as const;
  });
  return { ...module, rules: Object.fromEntries(entries) as unknown as KernelRules };
}

export class LimitedOracle extends InProcessAdapter {
  private readonly steps: Steps;

  constructor(module: GameModule) {
    const steps = new Steps();
    super([counted(module, steps)]);
    this.steps = steps;
  }

  /** What is thrown here is told like anything that goes wrong in the engine. */
  protected override asked(method: Method, params: unknown): void {
    this.steps.message(method, params);
  }
}
