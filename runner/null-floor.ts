/**
 * Adapters that play nothing. A suite that one of them passes in part proves nothing there, so their score, which
 * must be 0, stands in every report (published-floor.ts). They are as generous as they can be: they show the true starting position.
 */
import type { Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import type {
  ActResult,
  Decision,
  InitializeResult,
  Method,
  Observation,
  Params,
  Result,
  StartResult,
} from '../schemas/protocol';
import type { GameId, Viewer } from '../schemas/common';
import type { NullFloor } from '../schemas/report';
import type { Static } from '@sinclair/typebox';
import { oracleModules, vocabularyOf } from '../games/registry';
import { connect } from './connection';
import { gamesOf } from './features';
import type { Planned } from './plan';
import { runScenario } from './scenario';

/** What a game of a null adapter was at its start. */
interface FrozenGame {
  readonly start: StartResult;
  readonly views: Map<string, Observation>;
  readonly kinds: readonly string[];
  asked: number;
}

export type NullKind = keyof typeof NULL_ADAPTERS;

/** How each answers an action, given how the game stood at its start. */
const NULL_ADAPTERS = {
  'does nothing': ({ start }: FrozenGame): ActResult => ({ status: 'unchanged', decision: start.decision }),
  'refuses everything': ({ start }: FrozenGame): ActResult => ({
    status: 'rejected',
    reason: 'no',
    decision: start.decision,
  }),
  'accepts everything, changes nothing': (game: FrozenGame): ActResult => ({
    status: 'accepted',
    decision: nextDecision(game),
  }),
  'plays, but always shows the starting position': null,
} as const;

/** Asks everybody everything in turn, so that whatever a scenario does is welcome. */
function nextDecision({ start, kinds, asked }: FrozenGame): Decision | null {
  if (!start.decision) return null;
  const player = asked % 2 === 0 ? 'A' : 'B';
  return { ...start.decision, player, kind: kinds[Math.floor(asked / 2) % kinds.length]!, optional: true };
}

export class NullAdapter implements Adapter {
  readonly command: string;
  readonly dead = undefined;
  private readonly oracle: InProcessAdapter;
  private readonly games = new Map<string, FrozenGame>();

  /** @param games that it is asked to play */
  constructor(
    private readonly kind: NullKind,
    games: readonly GameId[],
  ) {
    this.oracle = new InProcessAdapter(oracleModules(games));
    this.command = kind;
  }

  initialize(): Promise<InitializeResult> {
    return this.oracle.initialize();
  }

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    switch (method) {
      case 'game/start':
        return (await this.start(params as Params<'game/start'>)) as Result<M>;
      case 'game/act':
        return (await this.act(params as Params<'game/act'>)) as Result<M>;
      case 'game/observe': {
        const { gameId, viewer } = params as Params<'game/observe'>;
        return { observation: await this.firstView(gameId, viewer) } as Result<M>;
      }
      case 'game/end':
        this.games.delete((params as Params<'game/end'>).gameId);
        await this.oracle.request(method, params);
        return { chance: { drawn: [], left: [] } } as Result<M>;
      case 'deck/check':
        return { legal: this.kind !== 'refuses everything' } as Result<M>;
      default:
        return this.oracle.request(method, params);
    }
  }

  private async start(params: Params<'game/start'>): Promise<StartResult> {
    const start = await this.oracle.request('game/start', params);
    const kinds = Object.values(vocabularyOf(params.game)!.decisions).flat();
    this.games.set(start.gameId, { start, views: new Map(), kinds, asked: 0 });
    return start;
  }

  /** What somebody sees before anything has been played. */
  private async firstView(gameId: string, viewer: Viewer): Promise<Observation> {
    const { views } = this.games.get(gameId)!;
    const known = views.get(viewer);
    if (known) return known;
    const { observation } = await this.oracle.request('game/observe', { gameId, viewer });
    views.set(viewer, observation);
    return observation;
  }

  private async act(params: Params<'game/act'>): Promise<ActResult> {
    const game = this.games.get(params.gameId)!;
    game.asked += 1;
    const answer = NULL_ADAPTERS[this.kind];
    if (answer) return answer(game);
    for (const viewer of ['A', 'B', 'judge'] as const) await this.firstView(params.gameId, viewer);
    return this.oracle.request('game/act', params);
  }

  async close(): Promise<void> {}
}

export const NULL_KINDS = Object.keys(NULL_ADAPTERS) as NullKind[];

/** The ids of the scenarios that each null adapter passes; there should be none. */
export async function passedByNullAdapters(planned: readonly Planned[]): Promise<Map<NullKind, string[]>> {
  const passed = new Map<NullKind, string[]>();
  const games = gamesOf(planned.map(({ scenario }) => scenario));
  for (const kind of NULL_KINDS) {
    const connection = await connect(() => new NullAdapter(kind, games));
    const ids: string[] = [];
    for (const one of planned) {
      if ((await runScenario(one, connection, 1)).verdict === 'passed') ids.push(one.scenario.id);
    }
    passed.set(kind, ids);
  }
  return passed;
}

/** Those that some null adapter passes. */
export async function passedByNull(planned: readonly Planned[]): Promise<readonly string[]> {
  return [...new Set([...(await passedByNullAdapters(planned)).values()].flat())];
}

/** The same as figures for reports, by game. */
export async function nullFloor(planned: readonly Planned[]): Promise<Map<GameId, Static<typeof NullFloor>>> {
  const floors = new Map<GameId, Static<typeof NullFloor>>();
  for (const game of gamesOf(planned.map(({ scenario }) => scenario))) {
    const own = planned.filter(({ scenario }) => scenario.game === game);
    const passed = await passedByNullAdapters(own);
    const adapters = [...passed].map(([name, ids]) => ({ name, passed: ids.length, scenarios: own.length }));
    floors.set(game, { adapters });
  }
  return floors;
}
