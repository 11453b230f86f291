/** Reads a time limit from the command line, such as `5s`, `500ms` or `5000`. */
import { UsageError } from './usage';

/** Longer timers are not reliable. */
const MOST_MS = 3_600_000;

/** Adapters that follow the rules need longer than this on a busy machine, so a smaller limit is probably a mistake. */
const SHORTEST_USUAL_MS = 200;

const TIME = /^(\d+)(ms|s)?$/;

/**
 * Returns a time limit in milliseconds, and warns on standard error if it is suspiciously small.
 * @param value a whole number with the unit `s` or `ms`; without a unit it is in milliseconds
 * @throws {UsageError} if it is no such time, or not from 1 ms to 3600 s
 */
export function timeLimit(option: string, value: string): number {
  const [, digits, unit] = TIME.exec(value) ?? [];
  const limit = Number(digits) * (unit === 's' ? 1000 : 1);
  if (!(limit >= 1 && limit <= MOST_MS))
    throw new UsageError(`${option}: "${value}" is not a time from 1ms to 3600s; write 5s, 500ms, or 500 for 500 ms`);
  if (limit < SHORTEST_USUAL_MS) process.stderr.write(`tcg-conformance: ${warningOf(option, digits!, limit, unit)}\n`);
  return limit;
}

function warningOf(option: string, digits: string, limit: number, unit: string | undefined): string {
  const short = `${option}: ${limit} milliseconds is less than most adapters need`;
  return unit === undefined ? `${short}; for ${digits} seconds write ${digits}s` : short;
}
