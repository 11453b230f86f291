/** Engines that take a choice together with the action that it belongs to, and carry out neither before they have both. */
import type { Adapter } from '../adapters/adapter';
import type {
  ActParams,
  ActResult,
  GameEvent,
  InitializeResult,
  Method,
  Observation,
  Params,
  Result,
} from '../schemas/protocol';
import { PLAYERS, type Viewer } from '../schemas/common';
import { Wrapper } from './lockstep-wrappers';

interface Held {
  /** The board before the action, for each viewer. */
  readonly seen: ReadonlyMap<Viewer, Observation>;
  readonly events: GameEvent[];
}

/** Asks for these kinds of decision before it carries out the action that brought them about. */
export class CarriesOutTogether extends Wrapper {
  readonly command = 'carries out together';
  private readonly held = new Map<string, Held>();

  /** @param declares names the kinds in `mergedDecisions` */
  constructor(
    private readonly kinds: readonly string[],
    private readonly declares: boolean,
    oracle?: Adapter,
  ) {
    super(oracle);
  }

  override async initialize(): Promise<InitializeResult> {
    const info = await super.initialize();
    if (!this.declares) return info;
    return { ...info, games: info.games.map((support) => ({ ...support, mergedDecisions: [...this.kinds] })) };
  }

  override async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const { gameId, viewer } = params as Params<'game/observe'>;
    const observation = method === 'game/observe' && this.held.get(gameId)?.seen.get(viewer);
    if (observation) return { observation } as Result<M>;
    return super.request(method, params);
  }

  protected override async act(params: ActParams): Promise<ActResult> {
    const { gameId, player } = params;
    const held = this.held.get(gameId) ?? { seen: await this.views(gameId), events: [] };
    const result = await super.act(params);
    if (result.status !== 'accepted') return result;
    const events = [...held.events, ...(result.events ?? [])];
    const { decision } = result;
    if (decision && decision.player === player && this.kinds.includes(decision.kind)) {
      this.held.set(gameId, { ...held, events });
      return { ...result, events: [] };
    }
    this.held.delete(gameId);
    return { ...result, events };
  }

  private async views(gameId: string): Promise<Map<Viewer, Observation>> {
    const seen = new Map<Viewer, Observation>();
    for (const viewer of ['judge', ...PLAYERS] as const)
      seen.set(viewer, (await this.oracle.request('game/observe', { gameId, viewer })).observation);
    return seen;
  }
}
