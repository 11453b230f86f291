/** What the forms of the ability language mean, in our words: by the literal of a form, or by its required members. */

/** Abilities of One Piece by type. */
export const TYPES: Readonly<Record<string, string>> = {
  auto: 'An auto effect: answers an event, `when`, each time that it happens (8-1-3-1). Only `may` lets its player decline.',
  activate: '[Activate: Main]: activated by the turn player in the Main Phase (8-1-3-2).',
  main: '[Main] of an Event: activated from the hand in the Main Phase (10-2-3).',
  counter: '[Counter] of an Event: activated from the hand in the Counter Step (10-2-4).',
  trigger: '[Trigger]: activated instead of adding the Life card to the hand on damage (10-1-5).',
  permanent: 'A permanent effect: holds for as long as its conditions do, and nobody is asked anything (8-1-3-3).',
  keyword: 'A keyword effect (10-1).',
  instead: 'A replacement effect: its effect takes the place of the event `when` (8-1-3-4).',
  byRules:
    'What the text says "under the rules": holds by default in every area and in deck construction (8-1-3-3-3, 2-1-3).',
};

/** Instructions by their verb. */
export const INSTRUCTIONS: Readonly<Record<string, string>> = {
  modify: 'Changes a value `by` an amount, or sets it `to` one; with `base` the printed value is replaced (4-9-2).',
  forbid: 'Forbids something to the cards; with `by` only what has this cause (1-3-3).',
  gain: 'The cards gain an ability.',
  negate: 'The printed abilities of the cards are invalid, all or those `of` a kind (8-2-1).',
  require: 'Activating the abilities of the cards costs something more, or takes another condition (8-3-1-2, 8-3-2-2).',
  draw: 'Draws cards one by one (4-5-3).',
  drawUpTo: 'Draws cards one by one; the player may stop before each (4-5-4).',
  discard: 'Cards of the hand are chosen and trashed (10-2-14); `by`: who chooses.',
  mill: 'Cards from the top of the deck are trashed one by one.',
  move: 'Cards go to another zone of their owner.',
  setState: 'Rests cards or sets them active.',
  turn: 'Turns cards face up or face down.',
  look: 'A player looks at cards of a zone from the top; they are "chosen" afterwards, and `looked` in filters.',
  reveal: 'Both players see the cards while the effect goes on.',
  search: 'Looks through a zone, takes up to so many cards that fit, and moves them.',
  shuffle: 'Shuffles a deck.',
  may: 'The player may have these instructions carried out.',
  if: 'Looked at while the effect is resolved (8-3-3).',
  ifYouDo: 'The second part only where the first one did something.',
  chooseOne: 'A player chooses one of several parts.',
  repeat: 'Carries out instructions so many times.',
  winGame: 'The player wins (1-2-5).',
  loseGame: 'The player loses (1-2-5).',
  later: 'Puts off instructions until then; what was chosen is remembered (6-6-1-2).',
  together: 'Moves and changes of state at one moment (1-3-8).',
  each: 'Both players carry it out, the turn player first (1-3-10).',
  chooseNumber: 'The player chooses a whole number, then used as `{ "number": "chosen" }` (1-3-5).',
  ko: 'K.O.s Characters of the Character area (10-2-1-2).',
  play: 'Plays Character or Stage cards, without their cost unless `payCost` (3-7-3, 2-7-1).',
  useEvent:
    'Carries out the [Main], [Counter] or [Trigger] of a card; that is not activating the card (8-5-4, 10-2-3-1-1).',
  giveDon: 'Gives DON!! cards to each target.',
  addDon: 'DON!! cards go from the DON!! deck to the cost area (3-9-3).',
  returnDon: 'DON!! −X: DON!! cards of the cost area or given ones go back to the DON!! deck (8-3-1-6).',
  restDon: 'Rests so many active DON!! cards of the cost area, as ① does (8-3-1-5).',
  damage: 'Deals damage to a Leader (4-6-2).',
  setPowerToZero: 'Reduces the power by what it is now, if that is more than 0 (4-12).',
  redirect: 'Another card becomes the target of the attack.',
  extraTurn: 'The player takes another turn after this one.',
};

/** The other forms, by kind and required members. */
export const FORMS: Readonly<Record<string, string>> = {
  'Target {self}': 'the card that bears the ability',
  'Target {all}': 'every card that fits',
  'Target {subject}': 'the card that the event is about',
  'Target {chosen}': 'the cards chosen last',
  'Target {choose}': 'cards that a player chooses when it is carried out (8-4-4)',
  'Filter {}': 'Which cards: every member given must hold. Without `zone` the cards in play.',
  'Amount {count}': 'so many cards as fit, times `times` plus `plus`',
  'Amount {value, of}': 'the sum of a value of cards, or a value of a player',
  'Amount {chosen}': 'the number chosen last',
  'Condition {count}': 'so many cards fit',
  'Condition {value, of}': 'a value lies in a range',
  'Condition {turn}': 'whose turn it is',
  'Condition {phase}': 'which phase it is',
  'Condition {all}': 'all of these',
  'Condition {any}': 'one of these',
  'Condition {not}': 'not this',
  'when {event}':
    'What must happen; `subject` to which card, left out: this one; `by` what causes it; `from` and `to` which zones.',
  'by {}': 'a cause: a rule, an effect, a cost or a battle, and whose',
  'of {}': 'a kind of ability: by type, keyword or event',
  'choose {from, count}': 'so many cards; `upTo` fewer or none as well; `by` whom',
};
