/** 14.1, 14.2. Keywords that say when an ability is active. */

export const activations = {};
