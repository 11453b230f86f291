/** Serves the protocol: keeps the open games and answers each message. */
import { CAPABILITIES, type Capability } from '../schemas/common';
import {
  PROTOCOL_VERSION,
  wholeDeck,
  type ActResult,
  type Decision,
  type GameEvent,
  type InitializeResult,
  type Method,
  type Params,
  type Result,
  type StartParams,
} from '../schemas/protocol';
import { SchemaError, validate } from '../schemas/validate';
import { Chance } from './kernel/chance';
import { asNumbered } from './editions';
import { IllegalDecks, InputError } from './kernel/errors';
import { decisiveFirst, withNew } from './kernel/citations';
import { Game } from './kernel/game';
import { findNonsense } from './kernel/language/card-checks';
import type { Fault, GameModule } from './kernel/session/module';
import { subjectOf } from './kernel/session/declared';
import { remembered } from './kernel/remember';
import { stateFromDecks, stateFromPosition } from './kernel/session/position';
import type { KernelRules, AnyGame } from './kernel/rules';
import { Session } from './kernel/session/session';
import type { Definition, JournalEvent, Question } from './kernel/state';

export interface HostedGame {
  readonly module: GameModule;
  readonly session: Session;
  /** The number of events that have already been sent. */
  eventsSent: number;
}

export class OracleHost {
  private readonly games = new Map<string, HostedGame>();
  private count = 0;
  /** Keeps the game ids of one oracle apart from those of another. */
  private readonly run = Math.random().toString(36).slice(2, 10);

  /**
   * @param modules the games; a module with a replaced rule table makes an oracle with a misreading or another reading
   * @param asksForced also puts questions that have only one possible answer
   * @param version what reports say behind "oracle", e.g. "1 with the misreading 5-1-the-attacker-does-not-rest"
   */
  constructor(
    private readonly modules: readonly GameModule[],
    private readonly asksForced = false,
    private readonly version = PROTOCOL_VERSION.toString(),
  ) {}

  /** @throws {InputError} the message is well formed, but its content cannot be right */
  request<M extends Method>(method: M, params: Params<M>): Result<M> {
    return (this.handlers[method] as (params: Params<M>) => Result<M>)(params);
  }

  /** Returns an open game, for callers that read its event log. */
  game(gameId: string): HostedGame {
    const game = this.games.get(gameId);
    if (!game) throw new InputError(`there is no game "${gameId}"`);
    return game;
  }

  private readonly handlers: { [M in Method]: (params: Params<M>) => Result<M> } = {
    initialize: () => this.initialize(),
    'game/start': (params) => this.start(params),
    'game/act': ({ gameId, player, action }) => {
      const hosted = this.game(gameId);
      const refusal = hosted.session.act(player, action);
      if (refusal) {
        const { reason, clause } = refusal;
        const said = numbered(hosted.module, { reason, ...(clause !== undefined && { clause }) });
        return { status: 'rejected', ...said, decision: decisionOf(hosted) };
      }
      return { status: 'accepted', ...this.standing(hosted) };
    },
    'game/observe': ({ gameId, viewer }) => {
      const { module, session } = this.game(gameId);
      return { observation: session.game.citations.outside(() => module.observe(session.game, viewer)) };
    },
    'game/actions': ({ gameId }) => {
      const { question, game } = this.game(gameId).session;
      if (!question) return { actions: [] };
      const answers = game.withoutCiting(() => question.options());
      const actions = question.optional ? [{ type: 'pass' }, ...answers] : answers;
      return { actions: actions.map((action) => ({ player: question.player, action })) };
    },
    'game/end': ({ gameId }) => {
      const { chance } = this.game(gameId).session.game;
      this.games.delete(gameId);
      return { chance: { drawn: chance.drawn, left: chance.left } };
    },
    'deck/check': ({ game, cards, deck, readings = {} }) => {
      const module = withReadings(this.module(game), readings);
      const definitions = this.definitions(module, cards);
      const cardsOf = (keys: readonly string[]) => keys.map((key) => definitions(key)!);
      const parts = Array.isArray(deck) ? { main: deck as string[] } : (deck as Record<string, string[]>);
      const violations = module.checkDeck(cardsOf(wholeDeck(deck)), module.rules, mapValues(parts, cardsOf));
      return violations.length === 0
        ? { legal: true }
        : { legal: false, violations: violations.map((one) => numbered(module, one)) };
    },
    shutdown: () => ({}),
  };

  private initialize(): InitializeResult {
    return {
      protocolVersion: PROTOCOL_VERSION,
      adapter: { name: 'oracle', version: this.version, language: 'TypeScript' },
      games: this.modules.map((module) => ({
        game: module.id,
        edition: module.edition,
        capabilities: Object.keys(CAPABILITIES) as Capability[],
        probes: 'all',
      })),
      limits: { games: 64 },
    };
  }

  private start(params: StartParams): Result<'game/start'> {
    const module = withReadings(this.module(params.game), params.readings ?? {});
    const definitions = this.definitions(module, params.cards);
    const begin = () => {
      const state = initialState(module, params, definitions);
      const game: AnyGame = new Game(module.rules, state, new Chance(params.chance, params.seed));
      game.asksForced = this.asksForced;
      return { game, procedure: module.play(game, { position: params.position }) };
    };
    const { game, procedure } = begin();
    game.restart = begin;
    const session = inNumbersOf(module, () => new Session(game, procedure));
    const hosted: HostedGame = { module, session, eventsSent: 0 };
    this.count += 1;
    const gameId = `${this.run}-${this.count}`;
    this.games.set(gameId, hosted);
    return { gameId, ...this.standing(hosted) };
  }

  private standing(hosted: HostedGame): Pick<ActResult, 'decision' | 'events' | 'result'> {
    const { game } = hosted.session;
    const { module } = hosted;
    const unsent = game.journal.slice(hosted.eventsSent);
    const events = unsent.map((event) => eventAsSent(module, event)) as GameEvent[];
    hosted.eventsSent = game.journal.length;
    return { decision: decisionOf(hosted), events, result: game.state.result };
  }

  private module(id: string): GameModule {
    const module = this.modules.find((candidate) => candidate.id === id);
    if (!module) throw new InputError(`game "${id}" is not one of ${this.modules.map((known) => known.id).join(', ')}`);
    return module;
  }

  private definitions(module: GameModule, cards: Params<'game/start'>['cards']): (key: string) => Definition {
    const read = cardsRead(module.cardSchema);
    for (const key in cards) {
      const card = cards[key]!;
      if (read.has(card)) continue;
      readCard(module, card, `card "${key}"`);
      read.add(card);
    }
    return (key) => cards[key] as unknown as Definition;
  }
}

/** Remembers across oracles the cards that fit a schema, because the schema does not depend on the rules. */
const cardsRead = remembered((_schema: GameModule['cardSchema']) => new WeakSet<object>());

/** @throws {SchemaError} says what is wrong with the card, and where */
export function readCard({ cardSchema, vocabulary }: GameModule, card: unknown, what: string): void {
  const nonsense = findNonsense(vocabulary, validate(cardSchema, card, what) as Record<string, unknown>);
  if (nonsense) throw new SchemaError(what, nonsense.path, 'what can come to something', 'what cannot', nonsense.text);
}

function decisionOf({ session }: HostedGame): Decision | null {
  const { question, game } = session;
  return question && describeQuestion(question, game);
}

function describeQuestion(question: Question, game: AnyGame): Decision {
  const { player, kind, optional, min, max } = question;
  const about = subjectOf(game, question);
  return {
    player,
    kind,
    turn: game.state.turn,
    phase: game.state.phase,
    optional,
    ...(min === undefined ? {} : { min, max }),
    ...(about && { about }),
    ...(question.forced && { options: game.withoutCiting(() => question.options()) }),
  };
}

function initialState(module: GameModule, params: StartParams, definitions: (key: string) => Definition) {
  if (params.position && !params.decks) return stateFromPosition(module, params.position, definitions);
  if (params.position || !params.decks) throw new InputError('game/start: give a position or two decks, one of them');
  return stateFromDecks(module, params.decks, definitions);
}

/**
 * Applies the chosen readings.
 * @throws {InputError} an unknown reading or choice
 */
function withReadings(module: GameModule, chosen: Record<string, string>): GameModule {
  return Object.entries(chosen).reduce((varied, [id, choice]) => {
    const decided = module.other?.decides?.[id];
    if (decided === choice) return varied;
    if (decided !== undefined)
      throw new InputError(`reading "${id}": edition ${module.edition} leaves no room for it, it decides "${decided}"`);
    const reading = varied.readings[id];
    if (!reading) throw new InputError(`reading "${id}" is not one of ${Object.keys(varied.readings).join(', ')}`);
    if (choice === reading.standard) return varied;
    const replace = reading.choices[choice];
    const choices = [reading.standard, ...Object.keys(reading.choices)];
    if (!replace) throw new InputError(`reading "${id}": "${choice}" is not one of ${choices.join(', ')}`);
    return { ...varied, rules: { ...varied.rules, ...replace(varied.rules) } };
  }, module);
}

export function withFault(module: GameModule, fault: Fault<KernelRules>): GameModule {
  return { ...module, rules: { ...module.rules, ...fault.replace(module.rules) } };
}

/** Converts the clause of a refusal or violation to the number of the edition that is played. */
function numbered<T extends { clause?: string }>(
  module: GameModule,
  message: T,
): Omit<T, 'clause'> & { clause?: string } {
  const { clause, ...others } = message;
  const [inEdition] = clause === undefined ? [] : asNumbered(module, [clause]);
  return inEdition === undefined ? others : { ...others, clause: inEdition };
}

/** @throws {IllegalDecks} by the clauses of the edition that is played */
function inNumbersOf<T>(module: GameModule, begin: () => T): T {
  try {
    return begin();
  } catch (error) {
    if (!(error instanceof IllegalDecks)) throw error;
    throw new IllegalDecks(error.violations.map((one) => numbered(module, one)));
  }
}

/**
 * Puts the clause that decided the event first, and reduces its cause to what docs/events.md describes, without the text
 * of the ability.
 */
function eventAsSent(
  module: GameModule,
  { type, clauses: decided, consulted = [], cause, ...members }: JournalEvent,
): JournalEvent {
  const clauses = decisiveFirst(decided, definitionsOf(module));
  const others = consulted.length === 0 ? consulted : withNew([...clauses], consulted).slice(clauses.length);
  const event = {
    type,
    clauses: asNumbered(module, clauses),
    ...(others.length > 0 && { consulted: asNumbered(module, others) }),
    ...members,
  };
  if (!cause) return event;
  const { kind, player, source } = cause;
  return { ...event, cause: { kind, ...(player && { player }), ...(source !== undefined && { source }) } };
}

/** Returns whether a clause belongs to a section that defines words; each clause is looked at once. */
const definitionsOf = remembered(({ definingSections }: GameModule) => {
  const known = new Map<string, boolean>();
  return (clause: string): boolean => {
    const found = known.get(clause) ?? isPartOfAny(clause, definingSections);
    known.set(clause, found);
    return found;
  };
});

const isPartOfAny = (clause: string, sections: readonly string[]): boolean =>
  sections.some(
    (section) => clause === section || clause.startsWith(`${section}-`) || clause.startsWith(`${section}.`),
  );

const mapValues = <From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
