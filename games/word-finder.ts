/** Finds the words of a game for what its events, actions and positions name. It loads no game by itself. */
import type { Narration, Say } from '../oracle/kernel/state/event-sentences';
import type { PlayerId } from '../schemas/common';
import type { GameEntry } from './registry';

/** Finds the words of a game for what its events name. */
export class Words implements Say {
  private readonly zones: ReadonlyMap<string, string>;
  private readonly phases: ReadonlyMap<string, string>;
  private readonly places: ReadonlyMap<string, string>;
  private readonly durations: Readonly<Record<string, string>>;
  private readonly narration: Pick<Narration, 'unnamed' | 'place' | 'words'>;

  /** @param game left out: a report may be of a game that is not known here */
  constructor(game?: Pick<GameEntry, 'vocabulary' | 'narration' | 'durations'>) {
    const { vocabulary, narration, durations } = game ?? {};
    this.durations = durations ?? {};
    this.zones = new Map([...inverted(vocabulary?.zones ?? {}), ...Object.entries(narration?.zones ?? {})]);
    this.phases = inverted(vocabulary?.phases ?? {});
    this.places = new Map([...this.zones, ...inverted(vocabulary?.pools ?? {}), ...inverted(vocabulary?.places ?? {})]);
    this.narration = narration ?? { unnamed: {} };
  }

  card(handle: unknown): string {
    // An object that was created has a number behind its name.
    return this.described(handle) ?? String(handle).replace(/#\d+$/, '');
  }

  /**
   * Says what a card without a name of its own, a place or a pool is: `a card`, `player A's Leader`.
   * @returns undefined: the handle is a name
   */
  described(handle: unknown): string | undefined {
    const id = String(handle);
    const { unnamed, place } = this.narration;
    const [, owner, at] = /^([AB])\.(\w+)$/.exec(id) ?? [];
    if (at !== undefined) {
      const words = this.places.get(at) ?? [this.word(at), place].filter(Boolean).join(' ');
      return `${this.player(owner as PlayerId)}'s ${words}`;
    }
    const name = id.replace(/#\d+$/, '');
    const [, player, word = name] = /^([AB]) ([a-z ]+?)(?: \d+)*$/.exec(name) ?? [];
    const words = unnamed[word];
    return player === undefined && words?.includes('{player}')
      ? undefined
      : words?.replace('{player}', `player ${player}`);
  }

  /**
   * Returns the handle of a card that the suite numbers, `A don 3`, from its name in a scenario: `player A's DON!! card
   * 3`. Any other name is returned as it is.
   */
  handleOf(name: string): string {
    const [, player, words, numbers] = /^player ([AB])'s (.+?)((?: \d+)+)$/.exec(name) ?? [];
    const word = words === undefined ? undefined : this.wordOfUnnamed(words);
    return word === undefined ? name : `${player!} ${word}${numbers!}`;
  }

  private wordOfUnnamed(words: string): string | undefined {
    const known = Object.entries(this.narration.unnamed);
    return known.find(([, said]) => said.replace(/^an? /, '') === words)?.[0];
  }

  cards(ids: readonly string[]): string {
    // An adapter may report anything.
    const counts = new Map<string, number>();
    for (const id of [ids].flat()) counts.set(this.card(id), (counts.get(this.card(id)) ?? 0) + 1);
    const names = [...counts].map(([name, count]) => (count > 1 ? `${count} ${name.replace(/^an? /, '')}s` : name));
    return names.length < 2 ? (names[0] ?? 'nothing') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
  }

  player(id: PlayerId): string {
    return `player ${id}`;
  }

  zone(player: PlayerId, zone: string): string {
    return `${this.player(player)}'s ${this.zones.get(zone) ?? this.word(zone)}`;
  }

  phase(phase: string): string {
    return this.phases.get(phase) ?? this.word(phase);
  }

  word(word: string): string {
    const own = this.narration.words?.[word];
    if (own !== undefined) return own;
    return word.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  }

  duration(until: string, player: PlayerId): string {
    const [words, own] = [this.durations[until], `${this.player(player)}'s`];
    if (words === undefined) return '';
    const other = `${this.player(player === 'A' ? 'B' : 'A')}'s`;
    return ` ${words.replace("your opponent's", other).replace('your', own)}`;
  }

  /** Says any value that a game shows: `none`, `yes`, `rested`, `2 cores and awakened`, `brave on Runner`. */
  value(value: unknown): string {
    if (value === undefined || value === null || value === '') return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (Array.isArray(value)) return value.map((one) => this.value(one)).join(' and ') || 'none';
    if (typeof value === 'object') return this.parts(value as Readonly<Record<string, unknown>>);
    const text = String(value as string | number);
    return this.described(text) ?? this.card(this.word(text));
  }

  private parts(value: Readonly<Record<string, unknown>>): string {
    const { counter, count, status, kind, host } = value;
    if (counter !== undefined) return `${String(count)} ${this.word(String(counter))}`;
    if (status !== undefined) return this.word(String(status));
    if (kind !== undefined && host !== undefined) return `${this.word(String(kind))} on ${this.card(host)}`;
    return Object.entries(value)
      .map(([member, one]) => `${this.word(member)} ${this.value(one)}`)
      .join(', ');
  }

  by(
    cause: { kind: string; player?: string | undefined; source?: string | undefined } | undefined,
    card?: string,
  ): string {
    if (!cause || cause.kind === 'rule') return '';
    if (cause.kind === 'battle') return ' in battle';
    if (cause.kind === 'cost') return ' as a cost';
    if (cause.source === undefined) return ' by an effect';
    return cause.source === card ? ' by its own effect' : ` by an effect of ${this.card(cause.source)}`;
  }
}

/** Maps each value to the first word for it. */
export const inverted = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words)
      .map(([word, value]): [string, string] => [value, word])
      .reverse(),
  );
