/** The embedded oracle as an adapter, without a process. */
import { validate, SchemaError } from '../schemas/validate';
import {
  ERROR_CODES,
  METHODS,
  PROTOCOL_VERSION,
  type ChanceResult,
  type InitializeResult,
  type Method,
  type Params,
  type Result,
} from '../schemas/protocol';
import type { PlayerId } from '../schemas/common';
import { oracleModules } from '../games/registry';
import { asNumbered } from '../oracle/editions';
import { OracleHost } from '../oracle/host';
import { InputError } from '../oracle/kernel/errors';
import type { GameModule } from '../oracle/kernel/module';
import { AdapterError, SuiteError, type Adapter } from './adapter';

/** Who asks is the suite to which the oracle belongs: versions cannot differ. */
const OURSELVES: Params<'initialize'> = {
  protocolVersion: PROTOCOL_VERSION,
  suite: { name: 'tcg-conformance', version: `${PROTOCOL_VERSION}` },
};

export class InProcessAdapter implements Adapter {
  readonly command = 'oracle';
  readonly dead = undefined;
  private readonly host: OracleHost;
  private asking: InProcessAdapter | undefined;

  /**
   * @param modules the games, e.g. with a fault in one of them
   * @param checked true: every message is held against its schema in both directions, as where it leaves the process
   * @param asksForced true: questions with one possible answer are put as well
   */
  constructor(
    private readonly modules: readonly GameModule[] = oracleModules(),
    private readonly checked = false,
    asksForced = false,
  ) {
    this.host = new OracleHost(modules, asksForced);
  }

  /** The same oracle, putting questions with one possible answer as well. */
  get askingForced(): InProcessAdapter {
    return (this.asking ??= new InProcessAdapter(this.modules, this.checked, true));
  }

  async initialize(): Promise<InitializeResult> {
    return this.request('initialize', OURSELVES);
  }

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    if (this.checked) checkOurs(method, params);
    else if (method === 'game/start') checkOurs(method, withoutCards(params as Params<'game/start'>));
    const result = this.answer(method, params);
    if (this.checked) checkAnswer(method, result);
    return result;
  }

  private answer<M extends Method>(method: M, params: Params<M>): Result<M> {
    try {
      this.asked(method, params);
      return this.host.request(method, params);
    } catch (error) {
      if (error instanceof InputError || error instanceof SchemaError) throw new SuiteError(error.message);
      throw new AdapterError(
        method === 'game/act' ? 'threw' : 'errorAnswer',
        `code ${ERROR_CODES.internalError}: ${(error as Error).message}`,
        (error as Error).stack,
      );
    }
  }

  /** For those that count. */
  protected asked(_method: Method, _params: unknown): void {}

  /** The clauses that the oracle cited in a game, or without one in checking a deck, in the order of the first citation. */
  citations(gameId: string | undefined): string[] {
    if (gameId === undefined) return this.modules.flatMap((module) => module.deckClauses);
    const { module, session } = this.host.game(gameId);
    return [...asNumbered(module, [...session.game.cited])];
  }

  /** What chance has decided in a game, by its script or without one, and what of the script is left. */
  chance(gameId: string): { drawn: readonly ChanceResult[]; left: readonly ChanceResult[] } {
    const { drawn, left } = this.host.game(gameId).session.game.chance;
    return { drawn, left };
  }

  async close(): Promise<void> {}
}

/** What the author of a scenario can get wrong is always checked; the cards, which are many, by the oracle itself. */
function withoutCards({ position, decks, ...rest }: Params<'game/start'>): Params<'game/start'> {
  const bare = (player: PlayerId) => ({ ...position!.players[player], zones: {} });
  return {
    ...rest,
    cards: {},
    ...(decks && { decks: { A: [], B: [] } }),
    ...(position && { position: { ...position, players: { A: bare('A'), B: bare('B') } } }),
  };
}

function checkOurs(method: Method, params: unknown): void {
  try {
    validate(METHODS[method].params, params, `our ${method}`);
  } catch (error) {
    throw new SuiteError((error as SchemaError).message);
  }
}

function checkAnswer(method: Method, result: unknown): void {
  try {
    validate(METHODS[method].result, result, `answer to ${method}`);
  } catch (error) {
    throw new AdapterError('wrongSchema', (error as SchemaError).message);
  }
}
