/** Finds the part of a run to play, from `--shard i/n` or the environment variables of a Kubernetes Indexed Job. */
import { UsageError } from './usage';

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly total: number;
}

/** The variable for the number of parts; JOB_COMPLETION_INDEX, from 0, tells which one this is. */
const SHARDS = 'TCG_CONFORMANCE_SHARDS';
const INDEX = 'JOB_COMPLETION_INDEX';

/** @returns undefined: the whole run @throws {UsageError} if it is not a valid part */
export function shardOf(option: string | undefined, environment: NodeJS.ProcessEnv = process.env): Shard | undefined {
  if (option !== undefined) return parsed('--shard', option);
  const total = environment[SHARDS];
  if (total === undefined) return undefined;
  const index = environment[INDEX];
  if (index === undefined)
    throw new UsageError(`${SHARDS} is set, but ${INDEX} is not: which part of ${total} is this?`);
  return parsed(`${INDEX} and ${SHARDS}`, /^\d+$/.test(index) ? `${Number(index) + 1}/${total}` : `${index}/${total}`);
}

function parsed(where: string, text: string): Shard {
  const [, index = '0', total = '0'] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), total: Number(total) };
  if (shard.index >= 1 && shard.index <= shard.total) return shard;
  throw new UsageError(`${where}: "${text}" is not a part such as 1/4`);
}

/** Takes every n-th item, so that all parts take about equally long. */
export const partOf = <T>(items: readonly T[], shard: Shard | undefined): readonly T[] =>
  shard ? items.filter((_, position) => position % shard.total === shard.index - 1) : items;
