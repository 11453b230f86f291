/**
 * Checks the words of an adapter against those of its game. Schemas accept any word, and an unknown one would look like
 * a broken rule in every scenario that expects the right one.
 */
import { gameOf } from '../games/registry';
import { PLAYERS, type GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import type { PositionWords } from '../oracle/kernel/session/module';
import type { Decision, GameEvent, GameSupport, Observation, Result, SeenCard } from '../schemas/protocol';
import { loadCatalogue } from './catalogue';
import type { Exchange } from './transcript';

/** Reports an unknown word, for example: `"tapped" is no state of one-piece: active, rested`. */
type Say = (what: string, word: string | undefined, words: readonly string[], nearby?: string) => void;

/** The most words that a message lists if none is close. */
const MOST_LISTED = 8;

export class GameWords {
  private readonly said = new Set<string>();

  constructor(private readonly game: GameId) {}

  /** The unknown words so far, one line for each. */
  get strange(): string[] {
    return [...this.said];
  }

  /** Checks the handshake's entry for the game. */
  support({ mergedDecisions = [], reorderedDecisions = [], probes }: GameSupport): void {
    const entry = gameOf(this.game);
    if (!entry) return;
    for (const kind of [...mergedDecisions, ...reorderedDecisions])
      this.say('kind of decision', kind, Object.keys(entry.decisions));
    if (probes !== 'all')
      for (const probe of probes) this.say('probe card', probe, Object.keys(entry.vocabulary.probes));
  }

  /** Checks the exchanges of a scenario. */
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
    for (const { zones, counters = {}, pools = {}, facts = {} } of PLAYERS.map((player) => players[player])) {
      this.sayEach('counter', Object.keys(counters), words.counters);
      this.sayEach('pool', Object.keys(pools), words.pools);
      for (const lying of Object.values(pools)) this.sayEach('counter', Object.keys(lying), words.holds);
      this.sayEach('fact', Object.keys(facts), Object.keys(words.facts ?? {}));
      for (const [zone, { cards = [] }] of Object.entries(zones)) {
        if (zone !== PRESENTED) this.say('zone', zone, words.zones);
        for (const card of cards) this.card(card, words);
      }
    }
  }

  private card({ state, counters = {}, statuses = [], links = [] }: SeenCard, words: PositionWords): void {
    this.say('state', state, words.states);
    this.sayEach('counter', Object.keys(counters), words.holds);
    this.sayEach(
      'status',
      statuses.map(({ status }) => status),
      words.statuses,
    );
    const kinds = [...Object.values(words.linkZones ?? {}), ...(words.linkKinds ?? [])];
    this.sayEach(
      'kind of link',
      links.map(({ kind }) => kind),
      kinds,
    );
  }

  private sayEach(what: string, found: readonly string[], words: readonly string[] = []): void {
    for (const word of found) this.say(what, word, words);
  }

  /** Checks the types of events, and the phases that they name. */
  events(events: readonly GameEvent[] = []): void {
    const entry = gameOf(this.game);
    if (!entry) return;
    for (const { type, phase } of events) {
      this.say('event', type, Object.keys(entry.oracle.rules.events));
      if (typeof phase === 'string') this.phase(phase);
    }
  }

  /** Checks the clause that a refusal names; a number written in another style gets the right one suggested. */
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
    const known = words.length === 0 ? ', which has none' : `: ${listed(words)}`;
    const hint = near === undefined ? known : `; did you mean ${JSON.stringify(near)}?`;
    this.said.add(`${JSON.stringify(word)} is no ${what} of ${this.game}${hint}`);
  };
}

/**
 * Words that the protocol has for every game: where cards lie and which phase it is before a game from decks begins.
 */
const PRESENTED = 'presented';
const PREPARATION = 'preparation';

const listed = (words: readonly string[]): string =>
  words.length <= MOST_LISTED
    ? words.join(', ')
    : `${words.slice(0, MOST_LISTED).join(', ')} and ${words.length - MOST_LISTED} more`;
