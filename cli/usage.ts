/** Bad input to the command: one clear line on standard error, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The end of an error message that guesses what was meant; nothing where there is no good guess. */
export const didYouMean = (guess: string | undefined): string =>
  guess === undefined ? '' : `; did you mean "${guess}"?`;
