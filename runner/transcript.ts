/** Transcripts: the messages of one scenario as JSON lines, which can be replayed against an adapter or the oracle. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { AdapterError, type Adapter } from '../adapters/adapter';
import { Closed, GameId, OneOf } from '../schemas/common';
import { METHODS, type InitializeResult, type Method, type Params, type Result } from '../schemas/protocol';
import { SchemaError, validate } from '../schemas/validate';
import { claim } from './report-folder';

/** A request and its outcome: exactly one of `result` and `error`. */
export const Exchange = Closed({
  method: OneOf(Object.keys(METHODS) as Method[]),
  params: Type.Unknown(),
  result: Type.Optional(Type.Unknown()),
  error: Type.Optional(Type.String()),
});
export type Exchange = Static<typeof Exchange>;

/** The most bytes of all answers in one scenario, because they stay in memory until it ends. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Records the messages of an adapter during one scenario. */
export class RecordingAdapter implements Adapter {
  readonly exchanges: Exchange[] = [];
  private bytes = 0;
  private readonly meter = { add: (bytes: number) => this.count(bytes) };

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
      const result = await this.adapter.request(method, params, this.meter);
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

  private count(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes <= MOST_BYTES) return;
    const advice = 'an answer says what is asked for, and no more';
    throw new AdapterError('tooLong', `the answers in this scenario have more than ${MOST_BYTES} bytes; ${advice}`);
  }
}

/** The first line of a transcript, which identifies it. */
export const TranscriptHead = Closed({
  transcript: Type.Literal(1),
  scenario: Type.String(),
  adapter: Type.String({ description: 'the command that started it' }),
  edition: Type.Optional(
    Closed({ game: GameId, name: Type.String() }, { description: 'of the rulebook, where it is not the usual one' }),
  ),
});
export type TranscriptHead = Static<typeof TranscriptHead>;

/** Writes a transcript into the folder of a report. @returns its path relative to that folder */
export function writeTranscript(outDir: string, head: TranscriptHead, exchanges: readonly Exchange[]): string {
  const file = `transcripts/${head.scenario.replace(/[^\w.-]+/g, '_')}.jsonl`;
  const path = join(outDir, file);
  mkdirSync(dirname(path), { recursive: true });
  claim(outDir, [file]);
  writeFileSync(path, [head, ...exchanges].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

/**
 * @param file the name in errors
 * @throws {SchemaError} if a line has the wrong form, or is no message of the protocol
 */
export function parseTranscript(text: string, file: string): { head: TranscriptHead; exchanges: Exchange[] } {
  const [head, ...exchanges] = text
    .split('\n')
    .map((line, index) => ({ line, where: `${file}:${index + 1}` }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, where }) => ({ value: parseLine(line, where), where }));
  if (!head) throw new SchemaError(file, '', 'a transcript', 'nothing', 'it is empty');
  return {
    head: validate(TranscriptHead, head.value, `${head.where}: the head of a transcript`),
    exchanges: exchanges.map(({ value, where }) => checkedExchange(value, where)),
  };
}

function parseLine(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new SchemaError(where, '', 'JSON', 'something else', 'not JSON');
  }
}

function checkedExchange(value: unknown, where: string): Exchange {
  const exchange = validate(Exchange, value, where);
  const { method, params, result, error } = exchange;
  if ((result === undefined) === (error === undefined))
    throw new SchemaError(where, '', 'result or error', 'both or neither', 'expected exactly one of result and error');
  validate(METHODS[method].params, params, `${where}: params`);
  if (result !== undefined) validate(METHODS[method].result, result, `${where}: result`);
  return exchange;
}
