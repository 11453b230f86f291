import type { PlayerId } from '../../schemas/common';

/**
 * Bad input to the oracle: a position, card, deck or message that cannot be right. The message is one line that names
 * the value and its place.
 */
export class InputError extends Error {
  override name = 'InputError';
}

/** What a deck that was presented breaks. The clause is left out where the rulebook has none for it. */
export interface PresentedViolation {
  readonly player: PlayerId;
  readonly part?: string;
  readonly reason: string;
  readonly clause?: string;
  readonly card?: string;
}

/** No game begins with these decks. The message names everything that they break. */
export class IllegalDecks extends InputError {
  override name = 'IllegalDecks';

  constructor(readonly violations: readonly PresentedViolation[]) {
    super(decksInWords(violations));
  }
}

/** `decks.A: 39 cards where exactly 40 are needed (1-1); decks.B.ride: ...` */
function decksInWords(violations: readonly PresentedViolation[]): string {
  const said = violations.map(({ player, part, reason, clause, card }) => {
    const where = ['decks', player, ...(part === undefined ? [] : [part])].join('.');
    const which = card === undefined ? '' : `, card ${card}`;
    return `${where}: ${reason}${which}${clause === undefined ? '' : ` (${clause})`}`;
  });
  return said.join('; ');
}

/** A failure of the oracle itself, e.g. a procedure that never ends. The caller is never at fault. */
export class OracleError extends Error {
  override name = 'OracleError';
}
