/** Transcripts: the messages of one scenario as JSON lines, to be played again against an adapter or the oracle. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Adapter } from '../adapters/adapter';
import type { InitializeResult, Method, Params, Result } from '../schemas/protocol';

/** One request with what came of it. */
export interface Exchange {
  readonly method: Method;
  readonly params: unknown;
  /** Exactly one of the two. */
  readonly result?: unknown;
  readonly error?: string;
}

/** An adapter that remembers what was said, for one scenario. */
export class RecordingAdapter implements Adapter {
  readonly exchanges: Exchange[] = [];

  constructor(private readonly adapter: Adapter) {}

  get command(): string {
    return this.adapter.command;
  }

  get dead(): Adapter['dead'] {
    return this.adapter.dead;
  }

  initialize(): Promise<InitializeResult> {
    return this.adapter.initialize();
  }

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    try {
      const result = await this.adapter.request(method, params);
      this.exchanges.push({ method, params, result });
      return result;
    } catch (error) {
      this.exchanges.push({ method, params, error: (error as Error).message });
      throw error;
    }
  }

  close(): Promise<void> {
    return this.adapter.close();
  }
}

/** The first line of a transcript: what it is of. */
export interface TranscriptHead {
  readonly transcript: 1;
  readonly scenario: string;
  readonly adapter: string;
}

const FOLDER = 'transcripts';

/** Takes away what an earlier run left in the folder of a report. */
export const clearTranscripts = (outDir: string): void =>
  rmSync(join(outDir, FOLDER), { recursive: true, force: true });

/** Writes a transcript below the folder of a report. @returns its path relative to that folder */
export function writeTranscript(outDir: string, head: TranscriptHead, exchanges: readonly Exchange[]): string {
  const file = join(FOLDER, `${head.scenario.replace(/[^\w.-]+/g, '_')}.jsonl`);
  const path = join(outDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [head, ...exchanges].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}
