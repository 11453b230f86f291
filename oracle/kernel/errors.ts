/** Bad input to the oracle: a position, card, deck or message that cannot be right. One line that names what and where. */
export class InputError extends Error {
  override name = 'InputError';
}

/** The oracle itself has gone wrong, e.g. a procedure that never ends. Never the fault of who asked. */
export class OracleError extends Error {
  override name = 'OracleError';
}
