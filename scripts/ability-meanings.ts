/** What the forms of the ability language mean besides its words, which say it themselves: by kind and required members. */
import {
  OP_DURATION_MEANINGS,
  OP_EVENT_MEANINGS,
  OP_KEYWORD_MEANINGS,
  OP_PROHIBITION_MEANINGS,
  OP_REPLACEABLE_MEANINGS,
} from '../schemas/one-piece';

/** Abilities of One Piece by type. */
export const TYPES: Readonly<Record<string, string>> = {
  auto: 'An auto effect: answers an event, `when`, each time that it happens (8-1-3-1). Only `may` lets its player decline.',
  activate: '[Activate: Main]: activated by the turn player in the Main Phase (8-1-3-2).',
  main: '[Main] of an Event: activated from the hand in the Main Phase (10-2-3).',
  counter: '[Counter] of an Event: activated from the hand in the Counter Step (10-2-4).',
  trigger: '[Trigger]: activated instead of adding the Life card to the hand on damage (10-1-5).',
  permanent: 'A permanent effect: holds for as long as its conditions do, and nobody is asked anything (8-1-3-3).',
  keyword: 'A keyword effect (10-1); its words are [below](#keywords).',
  instead: 'A replacement effect: its effect takes the place of the event `when` (8-1-3-4).',
  byRules:
    'What the text says "under the rules": holds by default in every area and in deck construction (8-1-3-3-3, 2-1-3).',
};

/** The other forms, by kind and required members. */
export const FORMS: Readonly<Record<string, string>> = {
  'KnownTarget {all}': 'Every card that fits: their values are added up.',
  'KnownTarget {subject}': 'The card that the event is about, with the last values that it had in play.',
  'Filter {}': 'Which cards: every member given must hold. Without `zone` the cards in play.',
  'stat {}': 'Values that must lie in a range; a card whose category has no such value does not fit (2-6-2, 2-7-5).',
  'Trigger {event}': 'What must happen. The words: [events](#events).',
  'when {event}':
    'What an `instead` ability takes the place of. The words: [events that can be replaced](#events-that-can-be-replaced).',
  'shares {word, with}': 'A word of this kind is on the card and on one of the others.',
  'by {}': 'What makes something happen.',
  'of {}': 'Which abilities of a card.',
  'total {stat, max}': 'The sum of a value of all the cards chosen is at most a number.',
  'choose {from, count}':
    'As many as there are up to the number (8-4-4-1); where the choice asks what a hidden card is, none as well (8-4-4-2).',
  'deckLimit {of, max}': 'So many such cards are the most that may be in the deck (5-1-2-4).',
};

/** Values that a filter compares. */
const RANGES: Readonly<Record<string, string>> = {
  power: 'The power as it is now.',
  cost: 'The cost as it is now.',
  counter: 'The value of (Symbol) Counter; of Character cards.',
  life: 'The Life of a Leader card.',
  basePower: 'The printed power, or what an effect has put in its place (4-9-2).',
  baseCost: 'The printed cost, or what an effect has put in its place (4-9-2).',
  given: 'How many DON!! cards are given to it.',
};
for (const [stat, meaning] of Object.entries(RANGES)) Object.assign(FORMS, { [`${stat} {}`]: meaning });

/** What members mean: by the kind or the verb with the member, or by the member alone where it means the same everywhere. */
export const MEMBERS: Readonly<Record<string, string>> = {
  type: 'which kind of ability it is',
  don: '[DON!! xX]: so many DON!! cards are given to the card (8-3-2-3)',
  turn: "`your`: [Your Turn], `opponent`: [Opponent's Turn]",
  if: 'a condition looked at on activation, or all the time where nothing is activated (8-3-2); an "If ..." in the text is an instruction',
  oncePerTurn: '[Once Per Turn] (10-2-13)',
  when: 'the [event](#timings-and-causes)',
  may: 'the player may decline (8-1-2)',
  cost: 'what stands before the colon: instructions, paid in this order, all of them or the effect is not activated (8-3-1)',
  effect: 'instructions, carried out in this order (1-3-7)',
  'permanent.effect': 'what holds: see [permanent effects](#what-permanent-effects-do)',
  keyword: 'the keyword',
  'byRules.name': 'the card has this name as well (2-1-3)',
  types: 'the card has these types as well (2-4-4)',
  attributes: 'the card has these attributes as well (2-5-7)',
  copies: 'so many copies of it may be in the deck, or `any` number',
  deckLimit: 'a limit for the deck',
  'deckLimit.of': 'cards of the deck',
  'deckLimit.max': 'so many at most',
  player: 'whose: `you` (where it is left out) or `opponent`',
  'by.player': 'whose effect, cost or attack it is',
  'look.player': 'who looks',
  'search.player': 'who searches',
  zones: 'where it works instead of on the field (2-8-2)',
  'look.zone': 'which zone',
  'giveDon.state': 'the state of the DON!! cards of the cost area that are given; left out: `active`',
  word: '`name`, `color`, `type` or `attribute`',
  with: 'the other cards',
  power: 'the power',
  counter: 'the value of (Symbol) Counter',
  'stat.cost': 'the cost',
  life: 'the Life of the Leader card',
  basePower: 'the base power',
  baseCost: 'the base cost',
  given: 'the number of DON!! cards given to it',
  min: 'at least: a number, or an [amount](#amounts)',
  max: 'at most: a number, or an [amount](#amounts)',
  count: 'how many: an [amount](#amounts)',
  'choose.count': 'how many cards: a number, or an [amount](#amounts)',
  'search.count': 'up to so many',
  per: 'for every so many, rounded down',
  times: 'multiplied by',
  'repeat.times': 'how often: an [amount](#amounts)',
  plus: 'and so much more, or less: a number, or an [amount](#amounts)',
  'Amount.of': 'of which cards, or of which player',
  'Condition.of': 'of which cards, or of which player',
  'look.of': 'whose zone',
  'activateEffect.of': 'its [Main], [Counter], [On Play] or [On K.O.]',
  of: 'which abilities; left out: all',
  action: 'what is done with the card by the rules; always `attack`, which then costs what stands in `cost`',
  source: 'of which card, wherever it is by now',
  'modify.by': 'an [amount](#amounts), negative to take away',
  'discard.by': 'who chooses the cards; left out: whose hand it is',
  'chooseOne.by': 'who chooses; left out: you',
  'choose.by': 'who chooses: `opponent`, or `each` player among the own cards; left out: you',
  'giveDon.player': 'whose DON!! cards',
  'giveDon.from':
    'DON!! cards that are given to other cards already, which the player chooses; left out: those of the cost area',
  'choose.from': 'among which cards',
  'search.from': 'which cards fit',
  'modify.to': 'an [amount](#amounts)',
  'move.to': 'the zone',
  'search.to': 'the zone',
  cause: '`rule`, `effect`, `battle` or `cost`',
  self: 'it is this card that does it',
  'KnownTarget.self': 'always `true`',
  'KnownTarget.subject': 'always `true`',
  upTo: 'fewer as well, or none (4-8-1)',
  differentNames: 'no two of them have a name in common; always `true`',
  'choose.total': 'the most that a value of all of them may be together',
  do: 'the verb',
  by: 'only if made to happen in this way',
  face: 'whether it lies face up or face down',
  state: '`active` or `rested`',
  stat: 'which value',
  event: 'the event',
  base: 'it is the base value that is set (4-9-2)',
  target: 'which cards',
  'later.target': 'cards to be remembered, then `chosen`',
  until: 'the [duration](#durations); left out: this turn',
  orUntil: 'or until the next time that this [event](#timings-and-causes) happens',
  what: 'the [prohibition](#prohibitions)',
  ability: 'the ability',
  'require.if': 'a condition that must hold besides (8-3-2-2)',
  'require.cost': 'what must be paid besides, after the printed cost (8-3-1-2)',
  place: 'at the top or the bottom; left out: the bottom of a deck, the top of the trash',
  then: 'instructions',
  condition: 'the [condition](#conditions)',
  else: 'instructions where it does not hold',
  modes: 'the parts',
  at: 'when',
  first: 'instructions',
  parts: 'instructions: `move`, `setState` and `turn`',
};

export interface Words {
  readonly title: string;
  readonly about?: string;
  readonly meanings: Readonly<Record<string, string>>;
}

/** Words whose name does not say it all; every list of them is a table of the page. */
export const WORDS: readonly Words[] = [
  {
    title: 'Events',
    about: 'Left out, `subject` is this card: `played` is [On Play]. "When one of your ..." has a `subject`.',
    meanings: OP_EVENT_MEANINGS,
  },
  {
    title: 'Events that can be replaced',
    meanings: OP_REPLACEABLE_MEANINGS,
  },
  {
    title: 'Durations',
    meanings: OP_DURATION_MEANINGS,
  },
  {
    title: 'Prohibitions',
    meanings: OP_PROHIBITION_MEANINGS,
  },
  {
    title: 'Keywords',
    meanings: OP_KEYWORD_MEANINGS,
  },
  {
    title: 'Zones',
    meanings: {
      deck: 'the deck, from the top',
      hand: 'the hand',
      trash: 'the trash, from the top',
      leader: 'the Leader area',
      character: 'the Character area',
      stage: 'the Stage area',
      cost: 'the cost area: DON!! cards that are not given',
      life: 'the Life area, from the top',
      given: 'DON!! cards that are given to a card',
      resolving: 'in no area: a card whose [Trigger] is carried out (10-1-5-3)',
    },
  },
  {
    title: 'Causes',
    meanings: {
      rule: 'what players do without an effect: play from the hand, give DON!! cards, attack',
      effect: 'an effect',
      battle: 'the result or the damage of a battle',
      cost: 'a payment',
    },
  },
  {
    title: 'Until when instructions are put off',
    about: 'Of `later`.',
    meanings: {
      endOfTurn: '"at the end of this turn" (6-6-1-2)',
      endOfYourTurn: '"at the end of your turn"',
      endOfOpponentsTurn: '"at the end of your opponent\'s turn"',
      endOfBattle: '"at the end of the battle" (7-1-5-2)',
    },
  },
];
