/**
 * Bad input to the oracle: a position, card, deck or message that cannot be right. The message is one line that names
 * the value and its place.
 */
export class InputError extends Error {
  override name = 'InputError';
}

/** A failure of the oracle itself, e.g. a procedure that never ends. The caller is never at fault. */
export class OracleError extends Error {
  override name = 'OracleError';
}
