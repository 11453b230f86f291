/**
 * Trivial adapters play nothing. A scenario that one of them passes proves nothing, so their scores, which must be 0,
 * are part of every report (published-scores.ts). To be as hard to fail as possible, they show the true starting
 * position.
 */
import { isDeepStrictEqual } from 'node:util';
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
import { connect, type Connection } from './connection';
import { gamesOf } from './features';
import type { Planned } from './plan';
import { runScenario } from './scenario';

/** A game of the oracle in its starting position. */
interface StartedGame {
  readonly params: Params<'game/start'>;
  readonly start: StartResult;
  readonly views: Map<string, Observation>;
}

interface FrozenGame extends StartedGame {
  readonly kinds: readonly string[];
  asked: number;
}

/** Starts games that never change, and returns the same game for the same parameters. */
class StartingPositions {
  private last: StartedGame | undefined;
  private readonly open: string[] = [];

  constructor(readonly oracle: InProcessAdapter) {}

  async startedGame(params: Params<'game/start'>): Promise<StartedGame> {
    if (this.last && isDeepStrictEqual(params, this.last.params)) return this.last;
    const start = await this.oracle.request('game/start', params);
    this.open.push(start.gameId);
    return (this.last = { params, start, views: new Map() });
  }

  /** Returns the view from before any action. */
  async view({ start: { gameId }, views }: StartedGame, viewer: Viewer): Promise<Observation> {
    const known = views.get(viewer);
    if (known) return known;
    const { observation } = await this.oracle.request('game/observe', { gameId, viewer });
    views.set(viewer, observation);
    return observation;
  }

  async clear(): Promise<void> {
    this.last = undefined;
    for (const gameId of this.open.splice(0)) await this.oracle.request('game/end', { gameId });
  }

  /** Stops sharing a game that has left its starting position. */
  leave(game: StartedGame): void {
    if (this.last?.start === game.start) this.last = undefined;
  }
}

export type TrivialKind = keyof typeof NULL_ADAPTERS;

/** How each trivial adapter answers an action, given the game's start; null plays the real game. */
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

/** Asks each player each kind of question in turn, so that any action of a scenario is welcome. */
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

  /** @param positions of the games that it will play */
  constructor(
    private readonly kind: TrivialKind,
    private readonly positions: StartingPositions,
  ) {
    this.oracle = positions.oracle;
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
        return { observation: await this.positions.view(this.games.get(gameId)!, viewer) } as Result<M>;
      }
      case 'game/end':
        this.games.delete((params as Params<'game/end'>).gameId);
        return { chance: { drawn: [], left: [] } } as Result<M>;
      case 'deck/check':
        return { legal: this.kind !== 'refuses everything' } as Result<M>;
      default:
        return this.oracle.request(method, params);
    }
  }

  private async start(params: Params<'game/start'>): Promise<StartResult> {
    const started = await this.positions.startedGame(params);
    const kinds = Object.values(vocabularyOf(params.game)!.decisions).flat();
    this.games.set(started.start.gameId, { ...started, kinds, asked: 0 });
    return started.start;
  }

  private async act(params: Params<'game/act'>): Promise<ActResult> {
    const game = this.games.get(params.gameId)!;
    game.asked += 1;
    const answer = NULL_ADAPTERS[this.kind];
    if (answer) return answer(game);
    for (const viewer of ['A', 'B', 'judge'] as const) await this.positions.view(game, viewer);
    this.positions.leave(game);
    return this.oracle.request('game/act', params);
  }

  async close(): Promise<void> {}
}

export const TRIVIAL_KINDS = Object.keys(NULL_ADAPTERS) as TrivialKind[];

/** Returns the ids of the scenarios that each trivial adapter passes; all lists should be empty. */
export async function passedByTrivialAdapters(planned: readonly Planned[]): Promise<Map<TrivialKind, string[]>> {
  const games = gamesOf(planned.map(({ scenario }) => scenario));
  const passed = new Map(TRIVIAL_KINDS.map((kind) => [kind, [] as string[]]));
  const oracle = new InProcessAdapter(oracleModules(games));
  const positions = new StartingPositions(oracle);
  const connections = new Map<TrivialKind, Connection>();
  for (const kind of TRIVIAL_KINDS) connections.set(kind, await connect(() => new NullAdapter(kind, positions)));
  for (const one of planned) {
    for (const [kind, connection] of connections)
      if ((await runScenario(one, connection, 1)).verdict === 'passed') passed.get(kind)!.push(one.scenario.id);
    await positions.clear();
  }
  return passed;
}

/** Returns the ids of the scenarios that some trivial adapter passes. */
export async function passedByTrivial(planned: readonly Planned[]): Promise<readonly string[]> {
  return [...new Set([...(await passedByTrivialAdapters(planned)).values()].flat())];
}

/** Returns the same as figures for reports, by game. */
export async function scoresOfTrivialAdapters(
  planned: readonly Planned[],
): Promise<Map<GameId, Static<typeof NullFloor>>> {
  const floors = new Map<GameId, Static<typeof NullFloor>>();
  for (const game of gamesOf(planned.map(({ scenario }) => scenario))) {
    const own = planned.filter(({ scenario }) => scenario.game === game);
    const passed = await passedByTrivialAdapters(own);
    const adapters = [...passed].map(([name, ids]) => ({ name, passed: ids.length, scenarios: own.length }));
    floors.set(game, { adapters });
  }
  return floors;
}
