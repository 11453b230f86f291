/** The zone of what is in none: what has not been created yet, has been erased, or never lies in a zone. */
export const NOWHERE = 'nowhere';
