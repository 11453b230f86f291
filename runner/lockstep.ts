/**
 * Lockstep: the oracle gets the same messages as the adapter, and what both show is compared after each. The first
 * difference tells where an implementation leaves the rules, often long before a scenario notices.
 *
 * The two need not ask the same questions: a window in which nothing can be done may be asked or left out. Therefore the
 * adapter is accused only where no moment of the oracle's game explains what it shows, reached from the last one that
 * did by declining questions. Where chance decides without a script, only what does not depend on it is compared.
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
import { describeAction } from '../steps/actions-in-words';
import { isCleared } from '../steps/views';
import { asDiff, differences } from './differences';
import { Search, type Contradiction, type Shown } from './lockstep-search';
import { OracleGame } from './oracle-game';

/** An adapter and the oracle side by side, for one scenario. What the scenario sees is the adapter. */
export class LockstepAdapter implements Adapter {
  departure: Departure | undefined;
  private readonly adapterEvents: GameEvent[] = [];
  private readonly actions: string[] = [];
  private game: OracleGame | undefined;
  /** What the adapter showed last; undefined: it cannot be followed, or not any longer. */
  private shown: Shown | undefined;
  /** Of the scenario, for what is asked besides. */
  private meter: Meter | undefined;
  /** So many actions of the oracle's game the adapter has surely taken; what the oracle declined since may be too much. */
  private certain = 0;
  /** Events of the oracle told when both agreed last; those after it explain a difference. */
  private compared = 0;

  /** @param support what the adapter declares; without a judge view only decks can be compared */
  constructor(
    private readonly adapter: Adapter,
    private readonly oracle: InProcessAdapter,
    private readonly support: Pick<GameSupport, 'capabilities' | 'mergedDecisions'> | undefined,
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

  /** Ends the oracle's game; the adapter belongs to others. */
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
      // The oracle lets no such game begin; what is wrong with that a step says.
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
    if (accepted) this.actions.push(`player ${player}: ${describeAction(action)}`);
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

/** Whoever wins a lot that no script decides, the oracle lets the same player win. */
function withEachLot(params: Params<'game/start'>): Params<'game/start'>[] {
  const { decks, chance = [] } = params;
  if (!decks || chance.some(({ kind }) => kind === 'lot')) return [params];
  return PLAYERS.map((result) => ({ ...params, chance: [...chance, { kind: 'lot', result }] }));
}
