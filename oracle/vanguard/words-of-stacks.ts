/** Instructions about strides and legions (6.4 to 6.6). */

export const WORDS_OF_STACKS = [] as const;
