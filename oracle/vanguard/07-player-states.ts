/** 7.43, 7.44. Worlds and the final rush. */

export const playerStates = {};
