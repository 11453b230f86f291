/**
 * Lockstep sends the adapter's messages to the oracle as well, and compares what both show after each. The first
 * difference shows where an implementation leaves the rules, often long before a scenario notices. The two need not ask
 * the same questions, since a window in which nothing can be done may be skipped. So the adapter is accused only if no
 * moment of the oracle's game explains what it shows, searched from the last agreement by declining questions. Where
 * chance decides without a script, only what does not depend on it is compared.
 */
import { AdapterError, SuiteError, UnsupportedError, type Adapter, type Meter } from '../adapters/adapter';
import type { InProcessAdapter } from '../adapters/in-process';
import { PLAYERS } from '../schemas/common';
import type {
  ActResult,
  Decision,
  GameEvent,
  GameSupport,
  InitializeResult,
  Method,
  Params,
  Result,
} from '../schemas/protocol';
import type { Departure } from '../schemas/report';
import { actionAsSentence } from '../steps/action-sentences';
import { isCleared } from '../steps/views';
import { asDiff, differences } from './differences';
import { Search, type Contradiction, type Shown } from './lockstep-search';
import { OracleGame } from './oracle-game';

/** Runs an adapter and the oracle side by side for one scenario, which sees only the adapter. */
export class LockstepAdapter implements Adapter {
  departure: Departure | undefined;
  private readonly adapterEvents: GameEvent[] = [];
  private readonly actions: string[] = [];
  private game: OracleGame | undefined;
  /** What the adapter showed last; undefined if it cannot be followed, or no longer can. */
  private shown: Shown | undefined;
  /** The scenario's meter, which also counts the extra requests. */
  private meter: Meter | undefined;
  /** The number of oracle actions that surely match the adapter's; those declined since may be too many. */
  private certain = 0;
  /** The number of oracle events at the last agreement; later ones explain a difference. */
  private compared = 0;

  /** @param support what the adapter declares; without a judge view only decks can be compared */
  constructor(
    private readonly adapter: Adapter,
    private readonly oracle: InProcessAdapter,
    private readonly support: Pick<GameSupport, 'game' | 'capabilities' | 'mergedDecisions'> | undefined,
  ) {}

  get command(): string {
    return this.adapter.command;
  }

  get dead(): Adapter['dead'] {
    return this.adapter.dead;
  }

  initialize(): Promise<InitializeResult> {
    return this.adapter.initialize();
  }

  async request<M extends Method>(method: M, params: Params<M>, meter?: Meter): Promise<Result<M>> {
    this.meter = meter;
    const result = await this.adapter.request(method, params, meter);
    if (method === 'deck/check') {
      await this.checkDeck(params as Params<'deck/check'>, result as Result<'deck/check'>);
    } else if (method === 'game/start' && this.support?.capabilities.includes('judgeView')) {
      await this.start(params as Params<'game/start'>, result as Result<'game/start'>);
    } else if (method === 'game/act' && this.shown) {
      await this.act(this.shown, params as Params<'game/act'>, result as Result<'game/act'>);
    }
    return result;
  }

  /** Ends only the oracle's game, since the caller owns the adapter. */
  async close(): Promise<void> {
    await this.game?.end();
  }

  private async checkDeck(params: Params<'deck/check'>, fromAdapter: Result<'deck/check'>): Promise<void> {
    const ours = await this.oracle.request('deck/check', params);
    if (ours.legal === fromAdapter.legal) return;
    this.depart('the deck check', {
      message: 'the two judge this deck differently',
      found: [{ path: 'legal', reference: ours.legal, shown: fromAdapter.legal }],
      citations: (ours.violations ?? []).flatMap(({ clause }) => clause ?? []),
      events: [],
    });
  }

  private async start(params: Params<'game/start'>, answer: Result<'game/start'>): Promise<void> {
    this.adapterEvents.push(...(answer.events ?? []));
    const shown = (this.shown = await this.look(answer.gameId, answer.decision));
    const explains = (search: Search) => search.declining();
    const [first, ...others] = withEachLot(params);
    try {
      this.game = await OracleGame.started(this.oracle, first!);
    } catch (error) {
      if (!(error instanceof SuiteError)) throw error;
      // The oracle refuses to begin this game; a step of the scenario reports why.
      this.shown = undefined;
      return;
    }
    if (shown) await this.explain(shown, explains);
    for (const other of others) {
      if (!shown || !this.departure) return;
      this.departure = undefined;
      await this.game.end();
      this.game = await OracleGame.started(this.oracle, other);
      this.shown = shown;
      await this.explain(shown, explains);
    }
  }

  private async act(before: Shown, { gameId, player, action }: Params<'game/act'>, answer: ActResult): Promise<void> {
    const accepted = answer.status === 'accepted';
    this.adapterEvents.push(...(answer.events ?? []));
    if (accepted) this.actions.push(actionAsSentence(this.support!.game, player, action));
    this.shown = await this.look(gameId, answer.decision);
    if (!this.shown) return;
    await this.explain(this.shown, async (search) => {
      if (!accepted) return search.afterRefusal(before, player, action, answer);
      const explained = await search.after(before, player, action, this.certain);
      const changesBoard =
        action.type !== 'pass' || differences(before.observation, search.shown.observation).length > 0;
      if (explained && changesBoard) this.certain = this.game!.length;
      return explained;
    });
  }

  private async explain(shown: Shown, explains: (search: Search) => Promise<boolean>): Promise<void> {
    const merges = (this.support?.mergedDecisions ?? []).length > 0;
    const search = new Search(this.game!, shown, this.compared, merges);
    const explained = await explains(search);
    if (search.lost) this.shown = undefined;
    else if (explained) this.compared = this.game!.events.length;
    else this.depart(this.actions.at(-1) ?? 'the start of the game', search.contradiction);
  }

  /** @returns undefined: the adapter cannot show it */
  private async look(gameId: string, decision: Decision | null): Promise<Shown | undefined> {
    try {
      const { observation } = await this.adapter.request('game/observe', { gameId, viewer: 'judge' }, this.meter);
      return decision === null && isCleared(observation) ? undefined : { observation, decision };
    } catch (error) {
      const isOver = decision === null && error instanceof AdapterError && error.kind === 'errorAnswer';
      if (isOver || error instanceof UnsupportedError) return undefined;
      throw error;
    }
  }

  private depart(after: string, { message, found, citations, events }: Contradiction): void {
    this.shown = undefined;
    this.departure = {
      message,
      after,
      step: this.actions.length,
      diff: asDiff(found, ['oracle', 'adapter']),
      citations: [...new Set(citations)],
      oracleJournal: [...events],
      adapterJournal: [...this.adapterEvents],
    };
  }
}

/** If no script decides the lot, the oracle tries each winner, because the adapter may choose either. */
function withEachLot(params: Params<'game/start'>): Params<'game/start'>[] {
  const { decks, chance = [] } = params;
  if (!decks || chance.some(({ kind }) => kind === 'lot')) return [params];
  return PLAYERS.map((result) => ({ ...params, chance: [...chance, { kind: 'lot', result }] }));
}
