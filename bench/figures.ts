/** Helpers that put figures of benchmarks into words. */

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Returns "0.42 ms (0.40 to 0.47)". */
export function inMilliseconds(times: readonly number[]): string {
  const [least, middle, most] = [Math.min(...times), median(times), Math.max(...times)].map((ms) => ms.toFixed(3));
  return `${middle} ms (${least} to ${most})`;
}

/**
 * Returns "0.42 s (0.40 to 0.47)".
 * @param times in milliseconds
 */
export function inSeconds(times: readonly number[]): string {
  const [least, middle, most] = [Math.min(...times), median(times), Math.max(...times)].map((ms) =>
    (ms / 1000).toFixed(3),
  );
  return `${middle} s (${least} to ${most})`;
}
