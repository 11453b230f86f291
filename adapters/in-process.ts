/** The embedded oracle as an adapter in this process. */
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
import { IllegalDecks, InputError } from '../oracle/kernel/errors';
import type { GameModule } from '../oracle/kernel/session/module';
import { AdapterError, SuiteError, type Adapter } from './adapter';

/** The suite asks its own oracle, so the versions cannot differ. */
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
   * @param modules the games, for example one with a misreading
   * @param checked true checks every message against its schema in both directions, as between processes
   * @param asksForced true also asks questions with a single possible answer
   */
  constructor(
    readonly modules: readonly GameModule[] = oracleModules(),
    private readonly checked = false,
    asksForced = false,
  ) {
    this.host = new OracleHost(modules, asksForced);
  }

  /** The same oracle, but it also asks questions with a single possible answer. */
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
      if (error instanceof IllegalDecks) throw new SuiteError(error.message, { violations: error.violations });
      if (error instanceof InputError || error instanceof SchemaError) throw new SuiteError(error.message);
      throw new AdapterError(
        method === 'game/act' ? 'threw' : 'errorAnswer',
        `code ${ERROR_CODES.internalError}: ${(error as Error).message}`,
        (error as Error).stack,
      );
    }
  }

  /** Called before each request; subclasses count with it. */
  protected asked(_method: Method, _params: unknown): void {}

  /**
   * Returns the clauses that the oracle cited in a game, or, without a game, in a deck check, in the order of their
   * first citation.
   */
  citations(gameId: string | undefined): string[] {
    if (gameId === undefined) return this.modules.flatMap((module) => module.deckClauses);
    const { module, session } = this.host.game(gameId);
    return [...asNumbered(module, [...session.game.cited])];
  }

  /** Returns the random results of a game so far, scripted or not, and the rest of its script. */
  chance(gameId: string): { drawn: readonly ChanceResult[]; left: readonly ChanceResult[] } {
    const { drawn, left } = this.host.game(gameId).session.game.chance;
    return { drawn, left };
  }

  async close(): Promise<void> {}
}

/**
 * Leaves out the cards, which are many and which the oracle checks itself; scenario authors' other mistakes are always
 * checked.
 */
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
