/** Which part of a run this is: `--shard i/n`, or what a Kubernetes Indexed Job says by environment variables. */
import { UsageError } from './usage';

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly total: number;
}

/** How many parts there are, where JOB_COMPLETION_INDEX, from 0, says which one this is. */
const SHARDS = 'TCG_CONFORMANCE_SHARDS';
const INDEX = 'JOB_COMPLETION_INDEX';

/** @returns undefined: the whole. @throws {UsageError} not a part */
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

/** Every n-th, so that parts take about as long as each other. */
export const partOf = <T>(items: readonly T[], shard: Shard | undefined): readonly T[] =>
  shard ? items.filter((_, position) => position % shard.total === shard.index - 1) : items;
