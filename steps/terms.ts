/** The words of a game for what messages about scenarios name, so that they can be read without the protocol. */
import { gameOf } from '../games/registry';
import { inverted, Words } from '../games/word-finder';
import type { GameId, Handle } from '../schemas/common';
import type { Decision } from '../schemas/protocol';
import type { GameVocabulary } from './vocabulary';

export class Terms extends Words {
  private readonly counters: ReadonlyMap<string, string>;
  private readonly vocabulary: Partial<Pick<GameVocabulary, 'decisions' | 'states'>>;

  /** @param quotes whether names of cards stand in quotation marks, as in scenarios */
  constructor(
    game: GameId,
    private readonly quotes: boolean,
  ) {
    // A report may be of a game that is not known here.
    const entry = gameOf(game);
    super(entry);
    const { vocabulary } = entry ?? {};
    const held = Object.entries(vocabulary?.holds ?? {}).map(([word, [kind]]) => [word, kind!] as const);
    this.counters = inverted(Object.fromEntries(held));
    this.vocabulary = vocabulary ?? {};
  }

  /** The name of a card as sentences of scenarios write it: `"Guard"`; what it is where it has no name of its own. */
  named(handle: unknown): string {
    return this.quotes ? (this.described(handle) ?? `"${String(handle)}"`) : this.card(handle);
  }

  /** Puts what stands in quotation marks in words: handles, and names of the protocol, e.g. kinds of questions. */
  inText(text: string): string {
    return text.replace(/"([^"]*)"/g, (_, name: string) => (isOfProtocol(name) ? this.said(name) : this.named(name)));
  }

  /** Says a kind of question, or another name of the protocol. */
  private said(name: string): string {
    return this.wordsOfKind(name) ?? this.word(name);
  }

  /** Lists names: `"Guard", "Striker" and 2 cards`; null stands for a card that cannot be told. */
  namedCards(ids: readonly (Handle | null | undefined)[]): string {
    return listed(ids.map((id) => (id === null || id === undefined ? 'an unknown card' : this.named(id))));
  }

  /** What a card is, for `is ...`: `rested`, `at rest`. */
  state(state: unknown): string {
    if (state === undefined || state === null) return 'in no state';
    return this.vocabulary.states?.[String(state)] ?? this.value(state);
  }

  /** `2 Cores`, `1 Soul Core` */
  counted(counter: string, count: number): string {
    return `${count} ${this.counters.get(counter) ?? this.word(counter)}${count === 1 ? '' : 's'}`;
  }

  /** What a player is asked to do: `block`, `act or counter`. */
  question(...kinds: readonly string[]): string {
    const all = kinds.map((kind) => this.wordsOfKind(kind) ?? `answer "${this.word(kind)}"`);
    return [...new Set(all)].join(' or ');
  }

  private wordsOfKind(kind: string): string | undefined {
    return Object.entries(this.vocabulary.decisions ?? {}).find(([, known]) => known.includes(kind))?.[0];
  }

  /** What the game waits for: `the game waits for player B to block in turn 5`. */
  waiting(decision: Decision | null): string {
    if (!decision) return 'the game is over';
    const { player, kind, turn } = decision;
    return `the game waits for ${this.player(player)} to ${this.question(kind)} in turn ${turn}`;
  }
}

/** Names of cards begin with a capital letter, and handles without a name hold one or a space. */
const isOfProtocol = (name: string): boolean => /^[a-z]+(?:[A-Z][a-z]*)*$/.test(name);

const known = new Map<string, Terms>();

/** Returns the words of a game, made once. */
export function termsOf(game: GameId, quotes = true): Terms {
  const key = `${game} ${quotes}`;
  const terms = known.get(key) ?? new Terms(game, quotes);
  known.set(key, terms);
  return terms;
}

/** `A, B and C`; `nothing` for none. What is said several times is counted: `3 cards`. */
export function listed(words: readonly string[], conjunction = 'and'): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const parts = [...counts].flatMap(([word, count]) => (count > 1 ? severalOf(word, count) : [word]));
  return parts.length < 2
    ? (parts[0] ?? 'nothing')
    : `${parts.slice(0, -1).join(', ')} ${conjunction} ${parts.at(-1)!}`;
}

const severalOf = (word: string, count: number): string[] =>
  /^an? /.test(word) ? [`${count} ${word.replace(/^an? /, '')}s`] : Array.from({ length: count }, () => word);
