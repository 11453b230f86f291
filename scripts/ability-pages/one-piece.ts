/** Defines the page of the ability language of One Piece: its words, and how its card texts become abilities. */
import { ABILITY_MEMBERS, ABILITY_TYPES, DECK_LIMIT_MEANING, OpAbility } from '../../oracle/one-piece/cards';
import { hooks } from '../../oracle/one-piece/hooks';
import { language, TEXT_ZONES } from '../../oracle/one-piece/language';
import {
  OP_CAUSE_MEANINGS,
  OP_DELAY_MEANINGS,
  OP_DURATION_MEANINGS,
  OP_EVENT_MEANINGS,
  OP_KEYWORD_MEANINGS,
  OP_PROHIBITION_MEANINGS,
  OP_REPLACEABLE_MEANINGS,
  OP_ZONE_MEANINGS,
} from '../../schemas/one-piece';
import { onePieceVocabulary } from '../../steps/one-piece';
import { isEvent, isIf, isOf, mentions, tablesOf, type PageOfLanguage, type Row } from '../ability-page';

/** For each text: how an ability says it, and which part of an ability does. */
const WRITTEN: readonly Row[] = [
  [
    '"You may ...", "you can ..." of the whole effect',
    '`may` of the ability; without it the effect is carried out as far as possible (8-1-2)',
    ({ type, may }) => may === true && type === 'auto',
  ],
  [
    '"A, B and C: D"',
    '`cost` with A, B and C in this order, `effect` with D; all of it can be paid or nothing is (8-3-1-3)',
    ({ cost }) => Array.isArray(cost) && cost.length > 1,
  ],
  [
    '[DON!! xX], [Your Turn], [Opponent\'s Turn], "can be activated while ..."',
    '`don`, `turn` and `if` of the ability: conditions, looked at on activation (8-3-2, 8-4-1-1); of a permanent effect all the time',
    ({ don, turn }) => don !== undefined && turn !== undefined,
  ],
  [
    '"If A, B." in the text of an effect',
    'the instruction `if`: looked at while the effect is resolved, when its cost has been paid (8-3-3)',
    isIf,
  ],
  [
    '"If A, B. Then, C."',
    'the instruction `if` with B and C in its `then`: no C without A',
    (part) => isIf(part) && (part.then as readonly unknown[]).length > 1,
  ],
  [
    '"A. If you do, B."',
    'the instruction `ifYouDo`: no B without A as it is written (4-10-1)',
    ({ do: verb, then }) => verb === 'ifYouDo' && then !== undefined,
  ],
  [
    '"Your opponent may A. If they do not, B."',
    '`ifYouDo` with a `may` `by` the opponent in `first`, and B in `else`: also where A could not be done',
    ({ do: verb, else: otherwise }) => verb === 'ifYouDo' && otherwise !== undefined,
  ],
  [
    '"A. Then, B."',
    'A and B one after the other: B also where A could not be done (4-10-2)',
    ({ type, effect }) => type === 'main' && Array.isArray(effect) && effect.length > 1,
  ],
  [
    '"up to X cards"',
    '`upTo` of a choice; "draw up to X" is `drawUpTo`; for DON!! cards `chooseNumber` with `max`, then the number',
    ({ upTo }) => upTo === true,
  ],
  [
    '"Choose ... . Then, ..."',
    'the instruction `choose`, and `chosen` in what comes after it',
    ({ do: verb }) => verb === 'choose',
  ],
  [
    '"with different names", "with a total power of 4000 or less"',
    '`differentNames`, `total` of a choice',
    ({ differentNames }) => differentNames === true,
  ],
  ['"other than ...", "... or ..." of cards', '`not` and `any` of a filter', ({ not }) => typeof not === 'object'],
  [
    '"that card", "the others", "for each card trashed by it"',
    'the filter `chosen`: cards that the effect has chosen, or has not; `choose` with the greatest number for "all"',
    ({ chosen, zone }) => chosen !== undefined && zone !== undefined,
  ],
  [
    '"less than your opponent", "until you have as many"',
    'an amount as `min` or `max` of a condition, or as `plus` of an amount',
    ({ plus }) => typeof plus === 'object',
  ],
  ['"for each", "for every 3"', 'an amount that counts, with `times`; with `per`', ({ per }) => per !== undefined],
  [
    '"instead"',
    'an ability `instead`; `may` where it says "you may", a payment is a part of its `effect` and must be possible (8-1-3-4-5)',
    ({ type, may }) => type === 'instead' && may === true,
  ],
  ['"until ...", "during ..."', '`until` with a [duration](#durations)', ({ until }) => until === 'opponentsNextTurn'],
  [
    '"the next time that you ... in this turn"',
    '`gain` of a `permanent` ability with `orUntil`',
    ({ orUntil }) => orUntil !== undefined,
  ],
  [
    '"your opponent\'s ... effects are negated until ...", of cards to come as well',
    '`gain` of a `permanent` ability by the Leader; a `target` of an instruction is about the cards of that moment',
    ({ do: verb, ability }) => verb === 'gain' && isOf(ability, 'permanent'),
  ],
  ['"this card in your hand"', '`zones` of a `permanent` ability', ({ zones }) => zones !== undefined],
  [
    '"cannot ..."',
    '`forbid` with a [prohibition](#prohibitions), `by` whose effects, and of which cards, where the text says so',
    ({ do: verb, by }) => verb === 'forbid' && by !== undefined,
  ],
  [
    '"can also attack active Characters"',
    'the keyword `attacksActive`, which is our word for it',
    ({ keyword }) => keyword === 'attacksActive',
  ],
  [
    '"cannot attack unless ... trashes 2 cards"',
    '`require` with `of` the action',
    ({ of }) => typeof of === 'object' && of !== null && 'action' in of,
  ],
  [
    '"gains [Keyword]"',
    '`gain` with a `keyword` ability',
    ({ do: verb, ability }) => verb === 'gain' && isOf(ability, 'keyword'),
  ],
  [
    '"gains [When Attacking] ..."',
    '`gain` with an `auto` ability',
    ({ do: verb, ability }) => verb === 'gain' && isOf(ability, 'auto'),
  ],
  [
    '"[Once Per Turn] This cannot be K.O.\'d"',
    'an ability `instead` with `oncePerTurn`, without `may` and without an instruction',
    ({ type, effect }) => type === 'instead' && Array.isArray(effect) && effect.length === 0,
  ],
  ['"are played rested"', '`forbid` of `playActive`', ({ what }) => what === 'playActive'],
  [
    '"by a Character\'s effect"',
    '`effectOf` in `by`; a [Trigger] is no effect of a Character',
    ({ effectOf }) => effectOf !== undefined,
  ],
  [
    '"plays ... from their hand"',
    'the event `played` with `from`',
    ({ event, from }) => event === 'played' && from !== undefined,
  ],
  [
    '"2 or more ... at the same time", "the number of ... becomes 0"',
    '[events](#events) that come once for everything that happens at one moment',
    ({ event }) => event === 'donReturnedAtOnce',
  ],
  [
    '"in your second turn or later"',
    'the value `turns` of a player: those that have begun, with extra ones',
    ({ value }) => value === 'turns',
  ],
  [
    '"you pay 2 less for it"',
    '`modify` of `payment`: the cost of the card stays what it is',
    ({ stat }) => stat === 'payment',
  ],
  [
    '"from your cost area"',
    '`giveDon` with `state` `any`: active or rested, as the player likes',
    ({ state }) => state === 'any',
  ],
  [
    '"damage to both players"',
    '`damage` with `player` `each`: at one moment',
    ({ do: verb, player }) => verb === 'damage' && player === 'each',
  ],
  [
    '"at the end of a battle in which this battles"',
    '`battleEnded` with `subject` `any`, and `if` this card (`other` `false`) is `inBattle`',
    ({ type, when, if: condition }) =>
      type === 'auto' && isEvent(when, 'battleEnded') && mentions(condition, ({ inBattle }) => inBattle === true),
  ],
  ['"has all names, types and attributes"', '`every` of a `byRules` ability', ({ every }) => every !== undefined],
];

export const ONE_PIECE_PAGE: PageOfLanguage = {
  game: 'one-piece',
  name: 'the One Piece Card Game',
  prefix: 'OP',
  schema: OpAbility,
  language,
  plainCard: onePieceVocabulary.plainCard,
  standardDuration: hooks.standardDuration,
  abilities: { members: ABILITY_MEMBERS, types: ABILITY_TYPES },
  parts: { deckLimit: DECK_LIMIT_MEANING },
  example: 'Charger',
  words: tablesOf(
    {
      events: OP_EVENT_MEANINGS,
      replaceable: OP_REPLACEABLE_MEANINGS,
      durations: OP_DURATION_MEANINGS,
      prohibitions: OP_PROHIBITION_MEANINGS,
      keywords: OP_KEYWORD_MEANINGS,
      zones: Object.fromEntries(TEXT_ZONES.map((zone) => [zone, OP_ZONE_MEANINGS[zone]])),
      causes: OP_CAUSE_MEANINGS,
      delays: OP_DELAY_MEANINGS,
    },
    '[On Play]',
  ),
  sections: { stats: ['power', 'cost', 'counter', 'life', 'basePower', 'baseCost', 'given'] },
  written: WRITTEN,
};
