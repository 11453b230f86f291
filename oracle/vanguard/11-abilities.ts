/** 11.1 to 11.5, 12. Abilities, their types, and when they are triggered and played. */

export const abilities = {};
