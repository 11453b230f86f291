/** The oracle behind something that cannot do everything: what the adapters of the tests of partial support share. */
import type { Adapter } from '../../adapters/adapter';
import { InProcessAdapter } from '../../adapters/in-process';
import type { Capability } from '../../schemas/common';
import type { GameSupport, InitializeResult, Method, Params, Result } from '../../schemas/protocol';

export type Ask = <M extends Method>(method: M, params: Params<M>) => Promise<Result<M>>;

/** How an adapter differs from the oracle. */
export interface Part {
  /** What it declares instead of what the oracle does. */
  readonly declares?: (support: GameSupport) => GameSupport;
  /** How it answers instead. `ask` asks the oracle. */
  readonly answers?: <M extends Method>(ask: Ask, method: M, params: Params<M>) => Promise<unknown>;
  readonly makeOracle?: () => InProcessAdapter;
}

export class PartialAdapter implements Adapter {
  readonly command = 'partial';
  readonly dead = undefined;
  private readonly oracle: InProcessAdapter;

  constructor(private readonly part: Part) {
    this.oracle = part.makeOracle?.() ?? new InProcessAdapter();
  }

  async initialize(): Promise<InitializeResult> {
    const info = await this.oracle.initialize();
    const { declares = (support) => support } = this.part;
    return { ...info, games: info.games.map(declares) };
  }

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const ask: Ask = (name, given) => this.oracle.request(name, given);
    const { answers } = this.part;
    return (await (answers ? answers(ask, method, params) : ask(method, params))) as Result<M>;
  }

  async close(): Promise<void> {}
}

/** Lacks a capability, and breaks where it is used all the same. */
export const without = (capability: Capability): Part => ({
  declares: lacking(capability),
  answers: async (ask, method, params) => {
    if (uses(capability, method, params)) throw new Error(`${method} uses ${capability}, which was not declared`);
    const answer = await ask(method, params);
    return capability === 'events' && 'events' in answer ? { ...answer, events: undefined } : answer;
  },
});

export const lacking =
  (capability: Capability) =>
  (support: GameSupport): GameSupport => ({
    ...support,
    capabilities: support.capabilities.filter((one) => one !== capability),
  });

function uses(capability: Capability, method: Method, params: unknown): boolean {
  const given = params as { viewer?: string; cards?: object };
  switch (capability) {
    case 'judgeView':
      return given.viewer === 'judge';
    case 'playerViews':
      return given.viewer === 'A' || given.viewer === 'B';
    case 'deckCheck':
      return method === 'deck/check';
    case 'actions':
      return method === 'game/actions';
    case 'inlineAbilities':
      return Object.values(given.cards ?? {}).some((card) => card.abilities && !card.probe);
    case 'position':
    case 'decks':
    case 'chance':
    case 'readings':
      return capability in given;
    default:
      return false;
  }
}
