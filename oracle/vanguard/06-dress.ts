/** 6.7, 6.8. Units that wear others. */

export const dresses = {};
