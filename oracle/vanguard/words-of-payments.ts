/** Instructions about counter-blast, soul-blast and playing (7.24 to 7.28, 7.45). */

export const WORDS_OF_PAYMENTS = [] as const;
