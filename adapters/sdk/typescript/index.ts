/**
 * Connects a game engine in TypeScript or JavaScript to tcg-conformance: implement `EngineAdapter` and pass it to
 * `serve`. The SDK checks messages against the schemas before they reach you. It turns what you throw into the right
 * answer, and writes the stack trace to standard error.
 */
import { Console } from 'node:console';
import type { Action, Decision, GameResult, GameSupport, Observation, Params, Result } from '../../../schemas/protocol';
import { PROTOCOL_VERSION, type Method } from '../../../schemas/protocol';
import type { PlayerId, Viewer } from '../../../schemas/common';
import { SuiteError, UnsupportedError } from '../../adapter';
import { serveStdio, type Handler, type Streams } from '../../serve-stdio';

export type { Action, Decision, GameResult, GameSupport, Observation, Params, PlayerId, Viewer };

/**
 * Helpers: the targets of an attack in either form, all cards of a deck in either form, the position behind a judge's
 * view.
 */
export { targetsOf, wholeDeck } from '../../../schemas/protocol';
export { positionOf } from '../../../schemas/observed-position';

/**
 * Throw this for what your engine cannot do yet: `new Unsupported('probe draw-two')`. Its scenarios count as
 * unsupported, not failed.
 */
export { UnsupportedError as Unsupported } from '../../adapter';

/** Throw this if the rules forbid an action. `clause` is the number of the rule, if you know it. */
export class Illegal extends Error {
  override name = 'Illegal';
  constructor(
    readonly reason: string,
    readonly clause?: string,
  ) {
    super(reason);
  }
}

/** What an engine answers at once or later: every method may be an `async` function. */
type Answer<T> = T | Promise<T>;

/** Implement this. The required members are enough for a first report; `Game` is your engine's type for a game. */
export interface EngineAdapter<Game> {
  readonly name: string;
  readonly version: string;
  readonly language?: string;
  /** Declare only what works: a missing capability makes scenarios unsupported, a wrong one makes them fail. */
  readonly games: readonly GameSupport[];
  /** The most games that can be open at once; 16 by default. */
  readonly mostGames?: number;
  /** Sets up a game from `params.position` or `params.decks`. */
  start(params: Params<'game/start'>): Answer<Game>;
  /** Returns the decision that the game waits on; null when the game is over. */
  decision(game: Game): Answer<Decision | null>;
  /** Returns the result, whose `winner` is A, B, or null for a draw; returns null while the game goes on. */
  result(game: Game): Answer<GameResult | null>;
  /** Carries out an action. @throws {Illegal} if the rules forbid it; the game must then be unchanged */
  act(game: Game, player: PlayerId, action: Action): Answer<void>;
  observe(game: Game, viewer: Viewer): Answer<Observation>;
  /** Returns every legal action. */
  actions?(game: Game): Answer<Result<'game/actions'>['actions']>;
  /** Returns the random results of the game and the rest of its script. */
  chance?(game: Game): Answer<Result<'game/end'>['chance']>;
  checkDeck?(params: Params<'deck/check'>): Answer<Result<'deck/check'>>;
}

const MOST_GAMES = 16;

/**
 * Answers on standard input and output until the suite sends "shutdown" or closes the input. Standard output belongs to
 * the protocol, so from now on `console` writes to standard error.
 */
export function serve<Game>(adapter: EngineAdapter<Game>, streams?: Streams): Promise<void> {
  if (!streams) globalThis.console = new Console(process.stderr);
  return serveStdio(handlerOf(adapter), streams);
}

/** Returns a handler, for other transports and for tests. */
export function handlerOf<Game>(adapter: EngineAdapter<Game>): Handler {
  const server = new Server(adapter);
  let last: Promise<unknown> = Promise.resolve();
  return {
    // One after the other, so that no request finds an engine in the middle of another one.
    request: (method, params) => {
      const answer = last.then(() => server.answer(method, params));
      last = answer.catch((error: unknown) => {
        if (!(error instanceof UnsupportedError || error instanceof SuiteError)) console.error(error);
      });
      return answer;
    },
  };
}

class Server<Game> {
  private readonly open = new Map<string, Game>();
  private count = 0;

  constructor(private readonly adapter: EngineAdapter<Game>) {}

  async answer(method: Method, params: Params<Method>): Promise<unknown> {
    const { adapter } = this;
    switch (method) {
      case 'initialize':
        return this.initialize();
      case 'game/start':
        return this.start(params as Params<'game/start'>);
      case 'game/act':
        return this.act(params as Params<'game/act'>);
      case 'game/observe': {
        const { gameId, viewer } = params as Params<'game/observe'>;
        return { observation: await adapter.observe(this.game(gameId), viewer) };
      }
      case 'game/actions':
        if (!adapter.actions) throw new UnsupportedError('capability actions');
        return { actions: await adapter.actions(this.game((params as Params<'game/actions'>).gameId)) };
      case 'game/end':
        return this.end(params as Params<'game/end'>);
      case 'deck/check':
        if (!adapter.checkDeck) throw new UnsupportedError('capability deckCheck');
        return adapter.checkDeck(params as Params<'deck/check'>);
      case 'shutdown':
        return {};
    }
  }

  private initialize(): Result<'initialize'> {
    const { name, version, language = 'TypeScript', games, mostGames = MOST_GAMES } = this.adapter;
    return {
      protocolVersion: PROTOCOL_VERSION,
      adapter: { name, version, language },
      games: [...games],
      limits: { games: mostGames },
    };
  }

  private async start(params: Params<'game/start'>): Promise<Result<'game/start'>> {
    if (!this.adapter.games.some(({ game }) => game === params.game)) throw new UnsupportedError(`game ${params.game}`);
    const game = await this.adapter.start(params);
    const standing = await this.standing(game);
    this.count += 1;
    const gameId = `game-${this.count}`;
    this.open.set(gameId, game);
    return { gameId, ...standing };
  }

  private async act({ gameId, player, action }: Params<'game/act'>): Promise<Result<'game/act'>> {
    const game = this.game(gameId);
    try {
      await this.adapter.act(game, player, action);
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
      const { reason, clause } = error;
      return {
        status: 'rejected',
        reason,
        ...(clause === undefined ? {} : { clause }),
        ...(await this.standing(game)),
      };
    }
    return { status: 'accepted', ...(await this.standing(game)) };
  }

  private async end({ gameId }: Params<'game/end'>): Promise<Result<'game/end'>> {
    const game = this.game(gameId);
    this.open.delete(gameId);
    const chance = await this.adapter.chance?.(game);
    return chance ? { chance } : {};
  }

  private async standing(game: Game): Promise<Pick<Result<'game/act'>, 'decision' | 'result'>> {
    return { decision: await this.adapter.decision(game), result: await this.adapter.result(game) };
  }

  private game(gameId: string): Game {
    const game = this.open.get(gameId);
    if (game === undefined) throw new SuiteError(`no open game "${gameId}"`);
    return game;
  }
}
