/** One line that says what an unusable text seems to be instead. */
export class UnreadableText extends Error {
  override name = 'UsageError';
}
