/** 7.21, 7.24 to 7.28. Counter-blast, soul-blast, and what is done as costs. */

export const iconActions = {};
