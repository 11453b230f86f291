/** `tcg-conformance replay`: plays a transcript again and shows where it departs from what was recorded. */
import { createTwoFilesPatch } from 'diff';
import { AdapterError } from '../adapters/adapter';
import { makeAdapter } from '../adapters/from-command';
import type { Method } from '../schemas/protocol';
import type { Exchange, TranscriptHead } from '../runner/transcript';
import { EXIT } from './exit-codes';
import { readText } from './read-report';
import { wholeNumber } from './select';
import { UsageError } from './usage';

export interface ReplayOptions {
  adapter: string;
  timeout: string;
  allowRemote?: boolean;
}

export async function replay(file: string, { adapter: command, timeout, allowRemote }: ReplayOptions): Promise<number> {
  const { head, exchanges } = readTranscript(file);
  const adapter = makeAdapter(command, { requestTimeout: wholeNumber('--timeout', timeout, 1), allowRemote });
  process.stdout.write(`${head.scenario}, recorded with ${head.adapter}, played with ${command}\n`);
  try {
    await adapter.initialize();
    const games = new Map<string, string>();
    for (const [index, exchange] of exchanges.entries()) {
      const params = withGame(exchange.params, games);
      const answer = await adapter.request(exchange.method as Method, params as never).catch((error: Error) => {
        if (error instanceof AdapterError) throw error;
        return { error: error.message };
      });
      rememberGame(exchange.result, answer, games);
      const recorded = comparable(exchange.result ?? { error: exchange.error });
      const now = comparable(answer);
      process.stdout.write(`${recorded === now ? '✓' : '✗'} ${index + 1} ${exchange.method}${summary(exchange)}\n`);
      if (recorded === now) continue;
      process.stdout.write(
        createTwoFilesPatch('recorded', 'now', recorded, now, '', '', { context: 3 }).split('\n').slice(1).join('\n'),
      );
      return EXIT.doesNotConform;
    }
  } finally {
    await adapter.close();
  }
  process.stdout.write('the same answers as recorded\n');
  return EXIT.conforms;
}

function readTranscript(file: string): { head: TranscriptHead; exchanges: Exchange[] } {
  const lines = readText(file)
    .split('\n')
    .filter((line) => line !== '');
  const parsed = lines.map((line, index) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new UsageError(`${file}:${index + 1}: not JSON`);
    }
  });
  const [head, ...exchanges] = parsed as [TranscriptHead | undefined, ...Exchange[]];
  if (head?.transcript !== 1)
    throw new UsageError(`${file}: not a transcript: its first line says {"transcript":1, ...}`);
  return { head, exchanges };
}

/** Game ids are the adapter's: the recorded ones stand for those of now. */
function withGame(params: unknown, games: ReadonlyMap<string, string>): unknown {
  const { gameId } = params as { gameId?: string };
  return gameId === undefined ? params : { ...(params as object), gameId: games.get(gameId) ?? gameId };
}

function rememberGame(recorded: unknown, now: unknown, games: Map<string, string>): void {
  const [before, after] = [recorded, now].map((answer) => (answer as { gameId?: string } | undefined)?.gameId);
  if (before !== undefined && after !== undefined) games.set(before, after);
}

/** An answer as text, without what may differ from run to run or from engine to engine: game ids and events. */
function comparable(answer: unknown): string {
  const { gameId: _gameId, events: _events, ...rest } = answer as Record<string, unknown>;
  return `${JSON.stringify(rest, null, 2)}\n`;
}

function summary({ method, params }: Exchange): string {
  if (method !== 'game/act') return '';
  const { player, action } = params as { player: string; action: { type: string } };
  return `  player ${player}: ${action.type}`;
}
