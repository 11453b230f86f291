/** The colours of cards, by game. Without the schemas, for those who need no more than the words. */
export const OP_COLORS = ['red', 'green', 'blue', 'purple', 'black', 'yellow'] as const;
export const DBS_COLORS = ['red', 'blue', 'green', 'yellow', 'black'] as const;
