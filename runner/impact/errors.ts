/** A text that cannot be what it is given for: one line that says what it seems to be. */
export class UnreadableText extends Error {
  override name = 'UsageError';
}
