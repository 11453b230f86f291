/** Instructions about dominated units (7.39). */

export const WORDS_OF_MASTERS = [] as const;
