/**
 * Lockstep: the oracle gets the same messages as the adapter, and where both wait on the same question what they show is
 * compared. The first difference tells where an implementation leaves the rules, often long before a scenario notices.
 */
import { createTwoFilesPatch } from 'diff';
import type { Adapter } from '../adapters/adapter';
import { PLAYERS, type PlayerId } from '../schemas/common';
import type {
  Action,
  Decision,
  GameEvent,
  InitializeResult,
  Method,
  Observation,
  Params,
  Result,
  SeenCard,
  SeenZone,
} from '../schemas/protocol';
import type { Departure } from '../schemas/report';
import { describeAction } from '../steps/world';

/** One member in which two observations differ. */
export interface Difference {
  readonly path: string;
  readonly oracle: unknown;
  readonly adapter: unknown;
}

const UNORDERED_ZONES = ['hand'];
const MOST_DECLINED = 100;

/** Where an adapter's observation contradicts the oracle's. What the adapter leaves out is not held against it. */
export function differences(oracle: Observation, adapter: Observation): Difference[] {
  const found: Difference[] = [];
  const compare = (path: string, one: unknown, other: unknown) => {
    if (other !== undefined && JSON.stringify(one) !== JSON.stringify(other))
      found.push({ path, oracle: one, adapter: other });
  };
  for (const member of ['turn', 'turnPlayer', 'phase'] as const) compare(member, oracle[member], adapter[member]);
  compare('winner', oracle.result?.winner, adapter.result?.winner);
  for (const player of PLAYERS) {
    const [one, other] = [oracle.players[player], adapter.players[player]];
    for (const [counter, value] of Object.entries(other.counters ?? {})) {
      compare(`players.${player}.counters.${counter}`, one.counters?.[counter], value);
    }
    for (const [zone, seen] of Object.entries(other.zones)) {
      if (one.zones[zone]) compareZones(`players.${player}.zones.${zone}`, zone, one.zones[zone], seen, compare);
    }
  }
  return found;
}

function compareZones(
  path: string,
  zone: string,
  oracle: SeenZone,
  adapter: SeenZone,
  compare: (path: string, one: unknown, other: unknown) => void,
): void {
  compare(`${path}.count`, oracle.count, adapter.count);
  if (!oracle.cards || !adapter.cards) return;
  const ids = (cards: readonly SeenCard[]) => cards.map((card) => card.id ?? null);
  const order = (names: (string | null)[]) => (UNORDERED_ZONES.includes(zone) ? [...names].sort() : names);
  compare(path, order(ids(oracle.cards)), order(ids(adapter.cards)));
  for (const card of adapter.cards) {
    const same = oracle.cards.find((candidate) => candidate.id === card.id && card.id !== undefined);
    if (!same) continue;
    for (const [member, value] of Object.entries(card)) {
      if (member in same) compare(`${path}["${card.id}"].${member}`, (same as Record<string, unknown>)[member], value);
    }
  }
}

/** An adapter and the oracle side by side, for one scenario. What the scenario sees is the adapter. */
export class LockstepAdapter implements Adapter {
  departure: Departure | undefined;
  private readonly oracleEvents: GameEvent[] = [];
  private readonly adapterEvents: GameEvent[] = [];
  private readonly actions: string[] = [];
  private oracleGame: string | undefined;
  private oracleDecision: Decision | null = null;
  /** Events of the oracle told before the last comparison; those after it explain a difference. */
  private compared = 0;

  constructor(
    private readonly adapter: Adapter,
    private readonly oracle: Adapter,
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
    if (this.departure) return result;
    if (method === 'game/start') await this.start(params as Params<'game/start'>, result as Result<'game/start'>);
    if (method === 'game/act') await this.act(params as Params<'game/act'>, result as Result<'game/act'>);
    if (method === 'game/end' && this.oracleGame !== undefined) {
      await this.oracle.request('game/end', { gameId: this.oracleGame });
    }
    return result;
  }

  async close(): Promise<void> {}

  private async start(params: Params<'game/start'>, answer: Result<'game/start'>): Promise<void> {
    const started = await this.oracle.request('game/start', params);
    this.oracleGame = started.gameId;
    this.take(started.decision, started.events, answer.events);
    await this.compare(answer.gameId, answer.decision);
  }

  private async act({ gameId, player, action }: Params<'game/act'>, answer: Result<'game/act'>): Promise<void> {
    if (answer.status !== 'accepted') return;
    this.actions.push(`player ${player}: ${describeAction(action)}`);
    await this.follow(player, action);
    this.take(this.oracleDecision, [], answer.events);
    await this.compare(gameId, answer.decision);
  }

  /** The oracle does the same, after declining what the adapter did not ask. */
  private async follow(player: PlayerId, action: Action): Promise<void> {
    if (action.type === 'pass') {
      if (this.oracleDecision?.player === player && this.oracleDecision.optional) await this.toOracle(player, action);
      return;
    }
    for (let declined = 0; declined < MOST_DECLINED; declined++) {
      if (await this.toOracle(player, action)) return;
      if (!this.oracleDecision?.optional) break;
      await this.toOracle(this.oracleDecision.player, { type: 'pass' });
    }
    this.depart('the oracle refuses this action', [{ path: 'action', oracle: 'refused', adapter: 'accepted' }]);
  }

  private async toOracle(player: PlayerId, action: Action): Promise<boolean> {
    const answer = await this.oracle.request('game/act', { gameId: this.oracleGame!, player, action });
    this.take(answer.decision, answer.events, []);
    return answer.status === 'accepted';
  }

  private take(decision: Decision | null, events: GameEvent[] = [], adapterEvents: GameEvent[] = []): void {
    this.oracleDecision = decision;
    this.oracleEvents.push(...events);
    this.adapterEvents.push(...adapterEvents);
  }

  /** Lets the oracle decline its way to the adapter's question, then compares what both show. */
  private async compare(gameId: string, waiting: Decision | null): Promise<void> {
    for (let declined = 0; declined < MOST_DECLINED && !this.departure; declined++) {
      if (sameQuestion(this.oracleDecision, waiting)) break;
      if (!this.oracleDecision?.optional || (waiting && this.oracleDecision.turn > waiting.turn)) return;
      await this.toOracle(this.oracleDecision.player, { type: 'pass' });
    }
    if (this.departure || !this.judgeView) return;
    const theirs = await this.adapter.request('game/observe', { gameId, viewer: 'judge' });
    const ours = await this.oracle.request('game/observe', { gameId: this.oracleGame!, viewer: 'judge' });
    const found = differences(ours.observation, theirs.observation);
    if (found.length > 0) this.depart('from here on the two games differ', found);
    this.compared = this.oracleEvents.length;
  }

  private depart(message: string, found: readonly Difference[]): void {
    const text = (side: 'oracle' | 'adapter') =>
      found.map((one) => `${one.path}: ${JSON.stringify(one[side])}\n`).join('');
    const recent = this.oracleEvents.slice(this.compared);
    this.departure = {
      message,
      after: this.actions.at(-1) ?? 'the start of the game',
      step: this.actions.length,
      diff: createTwoFilesPatch('oracle', 'adapter', text('oracle'), text('adapter'), '', '', { context: 0 })
        .split('\n')
        .slice(1)
        .join('\n'),
      citations: [...new Set(recent.flatMap((event) => event.clauses ?? []))],
      oracleJournal: [...this.oracleEvents],
      adapterJournal: [...this.adapterEvents],
    };
  }
}

const sameQuestion = (one: Decision | null, other: Decision | null): boolean =>
  one === null || other === null
    ? one === other
    : one.player === other.player && one.kind === other.kind && one.turn === other.turn;
