/** The colours of cards, by game. This file loads no schemas, for callers that need only the words. */
export const OP_COLORS = ['red', 'green', 'blue', 'purple', 'black', 'yellow'] as const;
export const BS_COLORS = ['red', 'purple', 'green', 'white', 'yellow', 'blue'] as const;
export const DBS_COLORS = ['red', 'blue', 'green', 'yellow', 'black'] as const;
