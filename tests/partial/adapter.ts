/** Puts the oracle behind an adapter with partial support, for the tests of that. */
import type { Adapter } from '../../adapters/adapter';
import { InProcessAdapter } from '../../adapters/in-process';
import type { Capability } from '../../schemas/common';
import type { GameSupport, InitializeResult, Method, Params, Result } from '../../schemas/protocol';

export type Ask = <M extends Method>(method: M, params: Params<M>) => Promise<Result<M>>;

/** The difference between an adapter and the oracle. */
export interface Part {
  /** Returns the declared support, given that of the oracle. */
  readonly declares?: (support: GameSupport) => GameSupport;
  /** Answers in the place of the oracle, which `ask` asks. */
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

/** Lacks a capability, and breaks if it is used anyway. */
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
