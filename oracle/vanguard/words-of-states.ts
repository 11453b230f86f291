/** Instructions about units that wear others, locked cards, deleted units and gauge (6.7, 7.30 to 7.33, 7.41). */

export const WORDS_OF_STATES = [] as const;
