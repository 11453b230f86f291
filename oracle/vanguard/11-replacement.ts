/** 11.10, 11.11. Replacement effects and last information. */

export const replacements = {};
