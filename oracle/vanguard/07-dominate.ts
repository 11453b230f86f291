/** 7.39. Dominated units. */

export const domination = {};
