/**
 * What is known to be good: keys of results (result-keys.ts) of scenarios that passed and misreadings that were killed. What failed
 * is never kept. For work in progress alone; `npm test` plays everything.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameId } from '../schemas/common';
import { projectRoot } from './root';

const VERSION = 1;
/** About ten states of a game. */
const MOST_KEPT = 80_000;

export const cacheFile = (game: GameId): string =>
  join(projectRoot(), 'node_modules', '.cache', 'tcg-conformance', 'results', `${game}.json`);

export class ResultCache {
  private readonly keys: Set<string>;

  private constructor(
    private readonly game: GameId,
    private readonly file: string,
    keys: readonly string[],
    /** Why the file is not made use of, in one line. */
    readonly trouble?: string,
  ) {
    this.keys = new Set(keys);
  }

  /** One that cannot be read is as good as none. */
  static read(game: GameId, file = cacheFile(game)): ResultCache {
    if (!existsSync(file)) return new ResultCache(game, file, []);
    const unusable = (why: string) => new ResultCache(game, file, [], `${file} is not used: ${why}`);
    try {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as {
        version?: unknown;
        game?: unknown;
        keys?: unknown;
      } | null;
      const { version, game: of, keys } = kept ?? {};
      const isOurs = version === VERSION && of === game && Array.isArray(keys);
      if (!isOurs || !keys.every((key) => typeof key === 'string')) return unusable('it is no cache of this game');
      return new ResultCache(game, file, keys as string[]);
    } catch (error) {
      return unusable((error as Error).message.split('\n')[0]!);
    }
  }

  has(key: string): boolean {
    return this.keys.has(key);
  }

  /** Of several keys the one that was added last is forgotten last. */
  add(key: string): void {
    this.keys.delete(key);
    this.keys.add(key);
  }

  write(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    const temporary = `${this.file}.${process.pid}.tmp`;
    const keys = [...this.keys].slice(-MOST_KEPT);
    writeFileSync(temporary, JSON.stringify({ version: VERSION, game: this.game, keys }));
    renameSync(temporary, this.file);
  }
}
