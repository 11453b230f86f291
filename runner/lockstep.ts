/**
 * Lockstep: the oracle gets the same messages as the adapter, and what both show is compared after each. The first
 * difference tells where an implementation leaves the rules, often long before a scenario notices.
 *
 * The two need not ask the same questions: a window in which nothing can be done may be asked or left out. Therefore the
 * adapter is accused only where no moment of the oracle's game explains what it shows, reached from the last one that
 * did by declining questions. Where chance decides something without a script the two may differ, and lockstep ends.
 */
import { createTwoFilesPatch } from 'diff';
import { UnsupportedError, type Adapter } from '../adapters/adapter';
import type { InProcessAdapter } from '../adapters/in-process';
import type { PlayerId } from '../schemas/common';
import type {
  Action,
  ActResult,
  Decision,
  GameEvent,
  InitializeResult,
  Method,
  Observation,
  Params,
  Result,
} from '../schemas/protocol';
import type { Departure } from '../schemas/report';
import { describeAction } from '../steps/world';
import { differences, type Difference } from './differences';
import { OracleGame } from './oracle-game';

const MOST_DECLINED = 100;

/** What the adapter shows and waits on after one of its answers. */
interface Shown {
  readonly observation: Observation;
  readonly decision: Decision | null;
}

/** The best that the oracle has to set against what the adapter shows. */
interface Contradiction {
  readonly message: string;
  readonly found: readonly Difference[];
  readonly citations: readonly string[];
  readonly events: readonly GameEvent[];
}

/** An adapter and the oracle side by side, for one scenario. What the scenario sees is the adapter. */
export class LockstepAdapter implements Adapter {
  departure: Departure | undefined;
  private readonly adapterEvents: GameEvent[] = [];
  private readonly actions: string[] = [];
  private game: OracleGame | undefined;
  /** What the adapter showed last; undefined: it cannot be followed, or not any longer. */
  private shown: Shown | undefined;
  /** So many actions of the oracle's game explain what is shown; it may have declined more since. */
  private certain = 0;
  /** Events of the oracle told when both agreed last; those after it explain a difference. */
  private compared = 0;
  private contradiction: Contradiction | undefined;

  /** @param judgeView whether the adapter declares it; without it there is nothing to compare */
  constructor(
    private readonly adapter: Adapter,
    private readonly oracle: InProcessAdapter,
    private readonly judgeView: boolean,
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

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const result = await this.adapter.request(method, params);
    if (method === 'deck/check') {
      await this.checkDeck(params as Params<'deck/check'>, result as Result<'deck/check'>);
    } else if (method === 'game/start' && this.judgeView) {
      await this.start(params as Params<'game/start'>, result as Result<'game/start'>);
    } else if (method === 'game/act' && this.shown) {
      await this.act(this.shown, params as Params<'game/act'>, result as Result<'game/act'>);
    }
    return result;
  }

  /** Ends the oracle's game; the adapter belongs to others. */
  async close(): Promise<void> {
    await this.game?.end();
    this.game = undefined;
  }

  private async checkDeck(params: Params<'deck/check'>, theirs: Result<'deck/check'>): Promise<void> {
    const ours = await this.oracle.request('deck/check', params);
    if (ours.legal === theirs.legal) return;
    const citations = (ours.violations ?? []).flatMap(({ clause }) => clause ?? []);
    const found = [{ path: 'legal', oracle: ours.legal, adapter: theirs.legal }];
    this.depart('the deck check', { message: 'the two judge this deck differently', found, citations, events: [] });
  }

  private async start(params: Params<'game/start'>, answer: Result<'game/start'>): Promise<void> {
    this.game = await OracleGame.started(this.oracle, params);
    this.adapterEvents.push(...(answer.events ?? []));
    await this.follow(answer.gameId, answer.decision, () => this.agreesFrom(0, answer.decision?.turn ?? 0));
  }

  private async act(before: Shown, { gameId, player, action }: Params<'game/act'>, answer: ActResult): Promise<void> {
    this.adapterEvents.push(...(answer.events ?? []));
    if (answer.status === 'accepted') this.actions.push(`player ${player}: ${describeAction(action)}`);
    await this.follow(gameId, answer.decision, () => this.explains(before, player, action, answer));
  }

  /** Looks at what the adapter shows now, and for a moment of the oracle's game that explains it. */
  private async follow(gameId: string, decision: Decision | null, explained: () => Promise<boolean>): Promise<void> {
    this.contradiction = undefined;
    const before = this.shown;
    this.shown = await this.look(gameId, decision);
    if (!this.shown || (await explained())) {
      if (before && this.shown && differences(before.observation, this.shown.observation).length > 0) {
        this.certain = this.game!.length;
      }
      this.compared = this.game!.events.length;
    } else if (this.contradiction) {
      this.depart(this.actions.at(-1) ?? 'the start of the game', this.contradiction);
    }
  }

  private async look(gameId: string, decision: Decision | null): Promise<Shown | undefined> {
    try {
      return { ...(await this.adapter.request('game/observe', { gameId, viewer: 'judge' })), decision };
    } catch (error) {
      if (error instanceof UnsupportedError) return undefined;
      throw error;
    }
  }
}
