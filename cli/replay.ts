/** `tcg-conformance replay`: plays a transcript again and shows where the answers differ from the recorded ones. */
import { isDeepStrictEqual } from 'node:util';
import type { Adapter } from '../adapters/adapter';
import { makeAdapter } from '../adapters/from-command';
import { differenceAsSentence } from '../runner/difference-sentences';
import { differences, shortened, type Difference } from '../runner/differences';
import { eventLines } from '../runner/event-lines';
import type { Editions } from '../games/registry';
import { loadCatalogue } from '../runner/catalogue';
import { catalogueIn, editionNamed, editionsOf } from '../runner/editions';
import { parseTranscript, type Exchange, type TranscriptHead } from '../runner/transcript';
import type {
  ActResult,
  Decision,
  GameEvent,
  InitializeResult,
  Method,
  Params,
  Result,
  StartResult,
} from '../schemas/protocol';
import { actionAsSentence } from '../steps/action-sentences';
import type { GameId } from '../schemas/common';
import { capitalised } from '../texts/words';
import { EXIT } from './exit-codes';
import { orUsageError, readText } from './read-report';
import { timeLimit } from './time-limit';

export interface ReplayOptions {
  adapter: string;
  timeout: string;
  allowRemote?: boolean;
}

/** The outcome of a request, as in a transcript. */
type Answer = Pick<Exchange, 'result' | 'error'>;

/**
 * Sends the recorded requests, and compares decisions, acceptance of actions, winners, and members of observations that
 * both have. Wording, ids of games and events are not compared.
 * @returns 0: the same answers; 1: a different answer; 3: the adapter breaks where it did not
 */
export async function replay(file: string, { adapter: command, timeout, allowRemote }: ReplayOptions): Promise<number> {
  const requestTimeout = timeLimit('--timeout', timeout);
  const text = readText(file);
  const { head, exchanges } = orUsageError(file, () => parseTranscript(text, file));
  const adapter = makeAdapter(command, { requestTimeout, allowRemote, editions: editionsIn(head, file) });
  const inEdition = head.edition ? `, recorded in edition ${head.edition.name} of ${head.edition.game}` : '';
  process.stdout.write(`${head.scenario}, recorded with ${head.adapter}, played with ${command}${inEdition}\n`);
  try {
    const { games } = await adapter.initialize();
    for (const line of otherEditions(head, games)) process.stdout.write(`${line}\n`);
    return await play(adapter, exchanges, gameOf(head, exchanges));
  } finally {
    await adapter.close();
  }
}

/** Returns the edition that the oracle must play. @throws {UsageError} if the recorded edition is unknown */
const editionsIn = ({ edition }: TranscriptHead, file: string): Editions | undefined =>
  edition && orUsageError(file, () => editionsOf([catalogueIn(loadCatalogue(edition.game), edition.name)]));

/** Returns a line if the adapter declares another edition than the recorded one. */
function otherEditions({ edition }: TranscriptHead, games: InitializeResult['games']): string[] {
  const declared = games.find(({ game }) => game === edition?.game)?.edition;
  if (!edition || declared === undefined || editionNamed(declared, loadCatalogue(edition.game))?.name === edition.name)
    return [];
  return [`the adapter says that it plays edition ${declared}`];
}

async function play(adapter: Adapter, exchanges: readonly Exchange[], game: GameId): Promise<number> {
  const games = new Map<string, string>();
  for (const [index, exchange] of exchanges.entries()) {
    const now = await answerOf(adapter, exchange.method, withGame(exchange.params, games));
    rememberGame(exchange.result, now.result, games);
    const found = departures(exchange, now, game);
    process.stdout.write(
      `${found.length === 0 ? '✓' : '✗'} ${index + 1} ${exchange.method}${summary(exchange, game)}\n`,
    );
    for (const line of eventsOf(now, game)) process.stdout.write(`      ${line}\n`);
    if (found.length === 0) continue;
    for (const difference of found) process.stdout.write(`    ${inWords(difference, game)}\n`);
    return adapter.dead ? EXIT.adapterBroke : EXIT.doesNotConform;
  }
  process.stdout.write('the same answers as recorded\n');
  return EXIT.conforms;
}

/** Returns the game that is played: that of the first message that names one, or else of the scenario. */
const gameOf = ({ scenario }: TranscriptHead, exchanges: readonly Exchange[]): GameId =>
  exchanges.map(({ params }) => (params as { game?: GameId }).game).find((game) => game !== undefined) ??
  (scenario.split('/')[0] as GameId);

/** What the adapter reports now as sentences. */
const eventsOf = ({ result }: Answer, game: GameId): string[] =>
  eventLines(game, (result as { events?: GameEvent[] } | undefined)?.events ?? []);

const inWords = (difference: Difference, game: GameId): string =>
  `${capitalised(differenceAsSentence(game, shortened(difference), 'in the recording'))}.`;

async function answerOf(adapter: Adapter, method: Method, params: unknown): Promise<Answer> {
  try {
    return { result: await adapter.request(method, params as Params<Method>) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Adapters choose game ids, so the recorded ids are replaced by the current ones. */
function withGame(params: unknown, games: ReadonlyMap<string, string>): unknown {
  const { gameId } = params as { gameId?: string };
  return gameId === undefined ? params : { ...(params as object), gameId: games.get(gameId) ?? gameId };
}

function rememberGame(recorded: unknown, now: unknown, games: Map<string, string>): void {
  const [before, after] = [recorded, now].map((answer) => (answer as { gameId?: string } | undefined)?.gameId);
  if (before !== undefined && after !== undefined) games.set(before, after);
}

function departures(recorded: Exchange, now: Answer, game: GameId): Difference[] {
  if (recorded.error !== undefined || now.error !== undefined) {
    const declared = ({ error }: Answer) => (error === undefined ? 'a result' : `an error: ${error}`);
    return compared([{ path: 'answer', reference: declared(recorded), shown: declared(now) }]);
  }
  switch (recorded.method) {
    case 'game/start':
    case 'game/act':
      return compared(standing(recorded.result as Standing, now.result as Standing));
    case 'game/observe': {
      const [one, other] = [recorded.result, now.result] as Result<'game/observe'>[];
      return differences(one!.observation, other!.observation);
    }
    case 'deck/check': {
      const [one, other] = [recorded.result, now.result] as Result<'deck/check'>[];
      return compared([{ path: 'legal', reference: one!.legal, shown: other!.legal }]);
    }
    case 'game/actions': {
      const [one, other] = [recorded.result, now.result].map((result) => sortedActions(result, game));
      return compared([{ path: 'actions', reference: one, shown: other }]);
    }
    default:
      return [];
  }
}

const compared = (facts: readonly Difference[]): Difference[] =>
  facts.filter(({ reference, shown }) => !isDeepStrictEqual(reference, shown));

/** The members that the answers of `game/start` and `game/act` share. */
type Standing = Pick<StartResult, 'decision'> & Partial<Pick<ActResult, 'status'>>;

function standing(recorded: Standing, now: Standing): Difference[] {
  const fact = (path: string, of: (answer: Standing) => unknown): Difference => ({
    path,
    reference: of(recorded),
    shown: of(now),
  });
  return [
    fact('accepted', ({ status = 'accepted' }) => status === 'accepted'),
    fact('decision', ({ decision }) => question(decision)),
  ];
}

const question = (decision: Decision | null): unknown =>
  decision && { player: decision.player, kind: decision.kind, turn: decision.turn, optional: decision.optional };

const sortedActions = (result: unknown, game: GameId): string[] =>
  (result as Result<'game/actions'>).actions.map(({ player, action }) => actionAsSentence(game, player, action)).sort();

function summary({ method, params }: Exchange, game: GameId): string {
  if (method !== 'game/act') return '';
  const { player, action } = params as Params<'game/act'>;
  return `  ${capitalised(actionAsSentence(game, player, action))}`;
}
