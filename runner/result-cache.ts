/**
 * Caches good results: the keys (result-keys.ts) of scenarios that passed and of misreadings that were killed. Failures
 * are never cached. It is for work in progress only; `npm test` plays everything.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameId } from '../schemas/common';
import { projectRoot } from './root';

const VERSION = 1;
/** Enough for about ten states of a game. */
const MOST_KEPT = 80_000;

export const cacheFile = (game: GameId): string =>
  join(projectRoot(), 'node_modules', '.cache', 'tcg-conformance', 'results', `${game}.json`);

export class ResultCache {
  private readonly keys: Set<string>;

  private constructor(
    private readonly game: GameId,
    private readonly file: string,
    keys: readonly string[],
    /** One line that says why the file is not used. */
    readonly trouble?: string,
  ) {
    this.keys = new Set(keys);
  }

  /** Treats an unreadable cache as an empty one. */
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

  /** Moves the key to the end, because the oldest keys are dropped first. */
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
