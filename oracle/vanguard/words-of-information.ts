/** Instructions about values and looking (7.7 to 7.14, 11.9). */

export const WORDS_OF_INFORMATION = [] as const;
