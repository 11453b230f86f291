/** Plays a game over the messages of the protocol, at random or by a list of answers, and records it as an onlooker. */
import { seededRandom } from '../../oracle/kernel/chance';
import type { OracleHost } from '../../oracle/host';
import type { Answer } from '../../oracle/kernel/session/session';
import { PLAYERS, type PlayerId, type Viewer } from '../../schemas/common';
import type { Action, ActResult, Decision, GameEvent, Observation, StartParams } from '../../schemas/protocol';
import { pick, type Random } from './law-game';
import type { Subject } from './subject';

export const VIEWERS: readonly Viewer[] = ['judge', ...PLAYERS];

/**
 * Matches the word of a physical card. It is in the card's handle, key and name, so that any message about the card
 * contains it.
 */
export const WORD = /\b[AB]\d\d\b/g;
const wordOf = (player: PlayerId, index: number): string => `${player}${String(index).padStart(2, '0')}`;

/** Derives two decks, the readings and the seed of the shuffles from one seed. */
export function startOf({ game, module }: Subject, seed: number): StartParams {
  const random = seededRandom(seed);
  const cards: StartParams['cards'] = {};
  const dealt = (player: PlayerId) =>
    game.deck(random).map((printed, index) => {
      const word = wordOf(player, index);
      cards[`card ${word}`] = { ...printed, name: `${(printed as { name: string }).name} ${word}` };
      return { id: word, card: `card ${word}` };
    });
  const decks = { A: dealt('A'), B: dealt('B') };
  return { game: game.game, cards, decks, seed, readings: readingsOf(module.readings, random) };
}

/** Uses the standard reading of each ambiguous clause in half of the games. */
function readingsOf(readings: Subject['module']['readings'], random: Random): Record<string, string> {
  const chosen = Object.entries(readings).map(([id, { standard, choices }]): [string, string] => [
    id,
    random() < 0.5 ? standard : pick(random, Object.keys(choices)),
  ]);
  return Object.fromEntries(chosen);
}

export interface Listed {
  readonly player: PlayerId;
  readonly action: Action;
}

/** From this number of choices on, only some are listed. */
export const MOST_LISTED = 1000;
/** Greatest number of listed numbers. */
export const MOST_NUMBERS = 21;

export class Play {
  readonly answers: Answer[] = [];
  readonly events: GameEvent[] = [];
  readonly gameId: string;
  decision: Decision | null;
  result: ActResult['result'];

  constructor(
    readonly host: OracleHost,
    readonly start: StartParams,
  ) {
    const { gameId, decision, events = [], result } = host.request('game/start', start);
    this.gameId = gameId;
    this.decision = decision;
    this.result = result;
    this.events.push(...events);
  }

  act(player: PlayerId, action: Action): ActResult {
    const answer = this.host.request('game/act', { gameId: this.gameId, player, action });
    if (answer.status !== 'accepted') return answer;
    this.answers.push({ player, action });
    this.decision = answer.decision;
    this.result = answer.result;
    this.events.push(...(answer.events ?? []));
    return answer;
  }

  listed(): readonly Listed[] {
    return this.host.request('game/actions', { gameId: this.gameId }).actions;
  }

  observe(viewer: Viewer): Observation {
    return this.host.request('game/observe', { gameId: this.gameId, viewer }).observation;
  }

  /** Returns everything known of the game now, from outside and from inside, as text. */
  standing(): string {
    const { session } = this.host.game(this.gameId);
    const { cards, ...state } = session.game.state;
    const inside = Object.values(cards).map(({ definition, ...card }) => [definition.name, card]);
    const { drawn, left } = session.game.chance;
    const views = VIEWERS.map((viewer) => this.observe(viewer));
    const lengths = [session.game.journal.length, session.answers.length];
    return JSON.stringify([views, this.decision, this.listed(), lengths, state, inside, drawn, left]);
  }

  /** Identifies the moment for people who investigate a failure. */
  get where(): string {
    const { game, seed } = this.start;
    return `${game}, seed ${seed}, after ${this.answers.length} answers (${this.decision?.kind ?? 'over'})`;
  }
}

/** Plays the same game with the first `count` answers. */
export function replay(host: OracleHost, { start, answers }: Pick<Play, 'start' | 'answers'>, count?: number): Play {
  const play = new Play(host, start);
  for (const { player, action } of answers.slice(0, count)) {
    const { status, reason } = play.act(player, action);
    if (status !== 'accepted') throw new Error(`${play.where}: refused in the replay: ${reason}`);
  }
  return play;
}

/** Picks a legal answer at random: first its type, then one of that type. */
function answerByLot(listed: readonly Listed[], random: Random): Listed {
  const type = pick(random, [...new Set(listed.map(({ action }) => action.type))]);
  const alike = listed.filter(({ action }) => action.type === type);
  return pick(random, alike);
}

/** In thousands of games none needed a quarter of it. */
const MOST_ANSWERS = 5000;

/**
 * Plays the random game of a seed to its end.
 * @param seen gets the game at each decision before it is answered, with random numbers of its own
 * @throws {Error} a decision cannot be answered, a listed action is refused, or the game does not end
 */
export function playOut(
  subject: Subject,
  seed: number,
  seen: (play: Play, listed: readonly Listed[], random: Random) => void = () => {},
  host = subject.host(),
): Play {
  const play = new Play(host, startOf(subject, seed));
  const [lots, ownLots] = [seededRandom(seed), seededRandom(seed + 1)];
  while (play.decision) {
    const listed = play.listed();
    if (listed.length === 0) throw new Error(`${play.where}: no action is legal`);
    if (play.answers.length >= MOST_ANSWERS) throw new Error(`${play.where}: the game does not end`);
    seen(play, listed, ownLots);
    const { player, action } = answerByLot(listed, lots);
    const { status, reason } = play.act(player, action);
    if (status !== 'accepted')
      throw new Error(`${play.where}: ${JSON.stringify(action)} is listed, but refused: ${reason}`);
  }
  return play;
}
