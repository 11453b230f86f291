/** Invalid input to the command: printed as one line on standard error, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Returns the end of an error message with a suggestion, or nothing if there is no good one. */
export const didYouMean = (guess: string | undefined): string =>
  guess === undefined ? '' : `; did you mean "${guess}"?`;
