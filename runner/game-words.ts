/**
 * The words of a game in what an adapter says: schemas let every word pass, and one that no game has looks like broken rules
 * wherever a scenario looks for the right one.
 */
import { gameOf } from '../games/registry';
import { PLAYERS, type GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import type { Decision, GameEvent, GameSupport, Observation, Result } from '../schemas/protocol';
import { loadCatalogue } from './catalogue';
import type { Exchange } from './transcript';

/** A word where the game has another, e.g. `"tapped" is no state of one-piece: active, rested`. */
type Say = (what: string, word: string | undefined, words: readonly string[], nearby?: string) => void;

/** So many words are listed where none is near. */
const MOST_LISTED = 8;

/** Collects each wrong word once. */
export class GameWords {
  private readonly said = new Set<string>();

  constructor(private readonly game: GameId) {}

  /** What is wrong so far, each in one line. */
  get strange(): string[] {
    return [...this.said];
  }

  /** What the handshake says of the game. */
  support({ mergedDecisions = [], probes }: GameSupport): void {
    const entry = gameOf(this.game);
    if (!entry) return;
    for (const kind of mergedDecisions) this.say('kind of decision', kind, Object.keys(entry.decisions));
    if (probes !== 'all')
      for (const probe of probes) this.say('probe card', probe, Object.keys(entry.vocabulary.probes));
  }

  /** What was said in a scenario. */
  exchanges(all: readonly Exchange[]): void {
    for (const { method, result } of all) {
      if (result === undefined) continue;
      if (method === 'game/observe') this.observation((result as Result<'game/observe'>).observation);
      if (method === 'game/start' || method === 'game/act') this.decision((result as Result<'game/act'>).decision);
    }
  }

  decision(decision: Decision | null): void {
    const entry = gameOf(this.game);
    if (!decision || !entry) return;
    this.say('kind of decision', decision.kind, Object.keys(entry.decisions));
    this.phase(decision.phase);
  }

  observation({ phase, players }: Observation): void {
    const words = gameOf(this.game)?.oracle.positionWords;
    if (!words) return;
    this.phase(phase);
    for (const { zones, counters = {} } of PLAYERS.map((player) => players[player])) {
      for (const counter of Object.keys(counters)) this.say('counter', counter, words.counters);
      for (const [zone, { cards = [] }] of Object.entries(zones)) {
        if (zone !== PRESENTED) this.say('zone', zone, words.zones);
        for (const { state } of cards) this.say('state', state, words.states);
      }
    }
  }

  /** What has happened: the types of events, and the phases that they name. */
  events(events: readonly GameEvent[] = []): void {
    const entry = gameOf(this.game);
    if (!entry) return;
    for (const { type, phase } of events) {
      this.say('event', type, Object.keys(entry.oracle.rules.events));
      if (typeof phase === 'string') this.phase(phase);
    }
  }

  /** The rule that a refusal names; people write its number in many ways. */
  clause(clause: string | undefined): void {
    if (clause === undefined) return;
    const known = loadCatalogue(this.game).clauses.map(({ id }) => id);
    const number = clause.match(/\d+/g)?.join('-') ?? clause;
    this.say('clause', clause, known, known.includes(number) ? number : undefined);
  }

  private phase(phase: string | undefined): void {
    if (phase !== PREPARATION) this.say('phase', phase, gameOf(this.game)!.oracle.positionWords.phases);
  }

  private readonly say: Say = (what, word, words, nearby) => {
    if (word === undefined || words.includes(word)) return;
    const near = nearby ?? nearest(word, words);
    const hint = near === undefined ? `: ${listed(words)}` : `; did you mean ${JSON.stringify(near)}?`;
    this.said.add(`${JSON.stringify(word)} is no ${what} of ${this.game}${hint}`);
  };
}

/** The words that the frame has for every game: where cards lie, and what goes on, before a game from decks has begun. */
const PRESENTED = 'presented';
const PREPARATION = 'preparation';

const listed = (words: readonly string[]): string =>
  words.length <= MOST_LISTED
    ? words.join(', ')
    : `${words.slice(0, MOST_LISTED).join(', ')} and ${words.length - MOST_LISTED} more`;
