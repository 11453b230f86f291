/** 7.30 to 7.33. Locked cards, deleted units and time leaps. */

export const locksAndDeletes = {};
