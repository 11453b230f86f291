/** Steps whose outcome differs in another edition or reading of One Piece. */
export const COMES_BACK = (active: number, rested: number) => [
  'Given player B has the active Stage "Frost" (probe "stage-opponents-don-not-refreshed")',
  'When player A gives 2 DON!! cards to "A leader"',
  'And player A ends the turn',
  'And player B ends the turn',
  `Then player A's cost area holds ${active} active and ${rested} rested DON!! cards`,
];
export const NEW_PORT = [
  'Given player A has the active Stage "Old Port"',
  'And player A has the active Character "Watcher" (probe "watches-own-removals")',
  'And "New Port" is a Stage of cost 1',
  'And player A has "New Port" in the hand',
  'And player A has "Fresh" on top of the deck',
  'When player A plays "New Port"',
  'Then "Fresh" is in player A\'s hand',
];
