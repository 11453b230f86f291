/** Implementations that follow the rules but ask and show other things than the oracle does. */
import type { Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import type {
  ActParams,
  ActResult,
  Decision,
  InitializeResult,
  Method,
  Observation,
  Params,
  Result,
  StartResult,
} from '../schemas/protocol';

/** Changes the answers of the oracle on the way. */
export abstract class Wrapper implements Adapter {
  readonly dead = undefined;
  abstract readonly command: string;

  /** @param oracle the oracle, or an adapter in its place */
  constructor(protected readonly oracle: Adapter = new InProcessAdapter()) {}

  initialize(): Promise<InitializeResult> {
    return this.oracle.initialize();
  }

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    if (method === 'game/act') return (await this.act(params as ActParams)) as Result<M>;
    const result = await this.oracle.request(method, params);
    if (method === 'game/start') return (await this.started(result as StartResult)) as Result<M>;
    if (method === 'game/observe') {
      const { gameId } = params as Params<'game/observe'>;
      await this.show((result as Result<'game/observe'>).observation, gameId);
    }
    return result;
  }

  async close(): Promise<void> {}

  protected started(result: StartResult): StartResult | Promise<StartResult> {
    return result;
  }

  protected act(params: ActParams): Promise<ActResult> {
    return this.oracle.request('game/act', params);
  }

  protected show(_observation: Observation, _gameId: string): void | Promise<void> {}
}

/** Declines these kinds of decision itself instead of asking. */
export class AsksLess extends Wrapper {
  readonly command = 'asks less';

  constructor(private readonly kinds: readonly string[]) {
    super();
  }

  protected override async started(result: StartResult): Promise<StartResult> {
    return { ...result, ...(await this.skip(result.gameId, result)) };
  }

  protected override async act(params: ActParams): Promise<ActResult> {
    const result = await super.act(params);
    return result.status === 'accepted' ? { ...result, ...(await this.skip(params.gameId, result)) } : result;
  }

  private async skip(gameId: string, standing: Pick<ActResult, 'decision' | 'result'>) {
    let { decision, result } = standing;
    while (decision?.optional && this.kinds.includes(decision.kind)) {
      ({ decision, result } = await super.act({ gameId, player: decision.player, action: { type: 'pass' } }));
    }
    return { decision, result };
  }
}

/** Adds a question of its own before each question that follows an action. */
export class AsksMore extends Wrapper {
  readonly command = 'asks more';
  /** Maps games to the oracle's pending decision while the added question is open. */
  private readonly waiting = new Map<string, Decision>();

  /** @param own makes the added question, which is declined or has a single answer */
  constructor(private readonly own: (next: Decision) => Decision) {
    super();
  }

  protected override started(result: StartResult): StartResult {
    return { ...result, decision: this.before(result.gameId, result.decision) };
  }

  protected override async act(params: ActParams): Promise<ActResult> {
    const { gameId, action } = params;
    const next = this.waiting.get(gameId);
    if (!next) {
      const result = await super.act(params);
      const own = result.status === 'accepted' && action.type !== 'pass';
      return own ? { ...result, decision: this.before(gameId, result.decision) } : result;
    }
    const own = this.own(next);
    const answered = own.optional ? action.type === 'pass' : action.type === own.options![0]!.type;
    if (!answered) return { status: 'rejected', reason: 'not now', decision: own };
    this.waiting.delete(gameId);
    return { status: 'accepted', decision: next, result: null };
  }

  private before(gameId: string, next: Decision | null): Decision | null {
    if (!next || next.turn === 0) return next;
    this.waiting.set(gameId, next);
    return this.own(next);
  }
}

/** Reports no events, no phase, no battle, and only the place of each card. */
export class ShowsLittle extends Wrapper {
  readonly command = 'shows little';

  protected override started(result: StartResult): StartResult {
    return { gameId: result.gameId, decision: withoutPhase(result.decision) };
  }

  protected override async act(params: ActParams): Promise<ActResult> {
    const { status, decision } = await super.act(params);
    return { status, decision: withoutPhase(decision) };
  }

  protected override show(observation: Observation): void {
    delete observation.phase;
    delete observation.battle;
    delete observation.result;
    for (const { zones, counters } of Object.values(observation.players)) {
      for (const zone of Object.values(zones)) zone.cards = zone.cards?.map(({ id, card }) => ({ id, card }));
      for (const counter of Object.keys(counters ?? {})) delete counters![counter];
    }
  }
}

function withoutPhase(decision: Decision | null): Decision | null {
  if (!decision) return null;
  const { player, kind, turn, optional } = decision;
  return { player, kind, turn, optional };
}

/** Lists DON!! cards in another order, with each other's ids: nobody can tell them apart. */
export class SwapsAlike extends Wrapper {
  readonly command = 'swaps alike';

  protected override show(observation: Observation): void {
    for (const { zones } of Object.values(observation.players)) {
      const cards = ['donDeck', 'cost', 'given'].flatMap((zone) => zones[zone]?.cards ?? []);
      const ids = cards.map(({ id }) => id).reverse();
      for (const [index, card] of cards.entries()) card.id = ids[index];
      for (const zone of ['cost', 'given']) zones[zone]?.cards?.reverse();
    }
  }
}

/** Asks for a choice without alternatives before an action takes effect, and does nothing until it has the answer. */
export class AsksBefore extends Wrapper {
  readonly command = 'asks before';
  private readonly held = new Map<string, { result: ActResult; seen: Observation }>();
  private static readonly only = { type: 'answer', value: 'the only one' };

  override async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const held = this.held.get((params as { gameId: string }).gameId);
    if (method === 'game/observe' && held && (params as Params<'game/observe'>).viewer === 'judge')
      return { observation: held.seen } as Result<M>;
    return super.request(method, params);
  }

  protected override async act(params: ActParams): Promise<ActResult> {
    const { gameId, action } = params;
    const held = this.held.get(gameId);
    if (held) {
      if (action.value !== AsksBefore.only.value)
        return { status: 'rejected', reason: 'not now', decision: this.question(held.result) };
      this.held.delete(gameId);
      return held.result;
    }
    const { observation } = await this.oracle.request('game/observe', { gameId, viewer: 'judge' });
    const result = await super.act(params);
    if (action.type === 'pass' || result.status !== 'accepted' || !result.decision?.turn) return result;
    this.held.set(gameId, { result, seen: observation });
    return { status: 'accepted', decision: this.question(result), result: null };
  }

  private question({ decision }: ActResult): Decision {
    const { player, turn } = decision!;
    return { player, kind: 'redraw', turn, optional: false, options: [AsksBefore.only] };
  }
}

/** Shuffles and draws lots itself where no script decides. */
export class OwnChance extends Wrapper {
  readonly command = 'own chance';

  override request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    return super.request(method, method === 'game/start' ? { ...params, seed: 4711 } : params);
  }
}
