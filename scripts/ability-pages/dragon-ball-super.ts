/**
 * Defines the page of the ability language of Dragon Ball Super: its words, and how its card texts become abilities.
 */
import { ABILITY_MEMBERS, ABILITY_TYPES, DbsAbility, OBJECT_MEANINGS } from '../../oracle/dragon-ball-super/cards';
import { hooks } from '../../oracle/dragon-ball-super/hooks';
import { language } from '../../oracle/dragon-ball-super/language';
import {
  DBS_CAUSE_MEANINGS,
  DBS_DELAY_MEANINGS,
  DBS_DURATION_MEANINGS,
  DBS_EVENT_MEANINGS,
  DBS_KEYWORD_MEANINGS,
  DBS_PROHIBITION_MEANINGS,
  DBS_REPLACEABLE_MEANINGS,
  DBS_ZONE_MEANINGS,
} from '../../schemas/dragon-ball-super';
import { dragonBallSuperVocabulary } from '../../steps/dragon-ball-super';
import { isEvent, isIf, isOf, mentions, tablesOf, type PageOfLanguage, type Row } from '../ability-page';

/** For each text: how an ability says it, and which part of an ability does. */
const WRITTEN: readonly Row[] = [
  [
    '"When this card attacks, you may A. If you do, B."',
    '`may` of the ability, A in its `cost`, B in its `effect`',
    ({ type, may, cost }) => type === 'auto' && may === true && cost !== undefined,
  ],
  [
    'spheres and circles before the colon: ①, two red ones',
    '`restEnergy` in the `cost`, with `specified` where they are coloured (8-4-2-3, 8-4-2-4)',
    ({ do: verb, specified }) => verb === 'restEnergy' && specified !== undefined,
  ],
  [
    '"place this card in the Drop Area: ...", "discard 1: ..."',
    'instructions in the `cost`: all of them can be paid or the skill is not activated (8-4-1)',
    ({ cost }) => mentions(cost, ({ do: verb }) => verb === 'move' || verb === 'discard'),
  ],
  ['[Activate: Main/Battle]', 'both `timings`', ({ timings }) => Array.isArray(timings) && timings.length === 2],
  [
    '"If A, B." in the text of a skill',
    'the instruction `if`: looked at while the skill is resolved; `if` of the ability is a condition without which it is negated (8-3-3)',
    isIf,
  ],
  [
    '"if your Leader Card is red", "if it is on its back side"',
    'a `count` of cards in the Leader Area with `min` 1',
    ({ count, min }) => min === 1 && mentions(count, ({ zone }) => Array.isArray(zone) && zone.join() === 'leader'),
  ],
  ['"during your turn"', 'the condition `turn`', ({ turn }) => turn !== undefined],
  [
    '"A. If you do, B."',
    'the instruction `ifYouDo`: no B without A as it is written',
    ({ do: verb, then }) => verb === 'ifYouDo' && then !== undefined,
  ],
  ['"up to X"', '`upTo` of a choice', ({ upTo }) => upTo === true],
  [
    '"choose ... . KO it"',
    'the target `choose` of what is done; the instruction `choose`, and `chosen` after it, where more is done to the cards',
    ({ chosen }) => chosen === true,
  ],
  [
    '"look at the top 5 cards, add up to 1 of them to your hand, the rest under your deck"',
    '`look`, then moves of cards that are `looked`',
    ({ looked }) => looked === true,
  ],
  ['"for each", "for every 2"', 'an amount that counts, with `times`; with `per`', ({ per }) => per !== undefined],
  ['"would be ..., instead"', 'an ability `instead`; `may` where it says "you may"', ({ type }) => type === 'instead'],
  ['"for the battle"', '`until` with a [duration](#durations)', ({ until }) => until === 'battle'],
  ['"in your hand", "in your Drop Area"', '`zones` of the ability', ({ zones }) => zones !== undefined],
  [
    '"can\'t ..."',
    '`forbid` with a [prohibition](#prohibitions), `by` whose skills where the text says so',
    ({ do: verb, by }) => verb === 'forbid' && by !== undefined,
  ],
  [
    '"gains [Keyword]"',
    '`gain` with a `keyword` ability',
    ({ do: verb, ability }) => verb === 'gain' && isOf(ability, 'keyword'),
  ],
  [
    '"costs 1 less"',
    '`modify` of `energyCost` by a `permanent` ability that works in the hand',
    ({ type, zones, effect }) =>
      type === 'permanent' && zones !== undefined && mentions(effect, ({ stat }) => stat === 'energyCost'),
  ],
  [
    '"when you combo with this card"',
    'the event `comboed`; "at the end of the battle after" it is `comboBattleEnding`',
    ({ when }) => isEvent(when, 'comboed'),
  ],
  [
    '"when you have no cards in hand"',
    '`situation` instead of `when` (8-6-6)',
    ({ situation }) => situation !== undefined,
  ],
  ['[Bond 2] and such cards, [Sparking 5], [Burst 3]', 'members of the ability', ({ bond }) => bond !== undefined],
  [
    '"treated as having the special trait ..."',
    'in all areas `byRules`, otherwise `treat`',
    ({ type }) => type === 'byRules',
  ],
];

export const DRAGON_BALL_SUPER_PAGE: PageOfLanguage = {
  game: 'dragon-ball-super',
  name: 'the Dragon Ball Super Card Game',
  prefix: 'DBS',
  schema: DbsAbility,
  language,
  plainCard: dragonBallSuperVocabulary.plainCard,
  standardDuration: hooks.standardDuration,
  abilities: { members: ABILITY_MEMBERS, types: ABILITY_TYPES },
  parts: OBJECT_MEANINGS,
  example: 'blocker',
  words: tablesOf(
    {
      events: DBS_EVENT_MEANINGS,
      replaceable: DBS_REPLACEABLE_MEANINGS,
      durations: DBS_DURATION_MEANINGS,
      prohibitions: DBS_PROHIBITION_MEANINGS,
      keywords: DBS_KEYWORD_MEANINGS,
      zones: DBS_ZONE_MEANINGS,
      causes: DBS_CAUSE_MEANINGS,
      delays: DBS_DELAY_MEANINGS,
    },
    '"when you play this card"',
  ),
  sections: {
    stats: ['power', 'comboPower', 'comboCost', 'energyCost'],
    Abilities: ['bond'],
    'Kinds of abilities': ['ability'],
    Instructions: ['token', 'specified', 'except'],
  },
  written: WRITTEN,
};
