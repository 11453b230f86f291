/** Bad input to the command: one clear line on standard error, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
