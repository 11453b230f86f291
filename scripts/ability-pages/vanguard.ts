/** Defines the page of the ability language of Cardfight!! Vanguard: its words, and how its card texts become abilities. */
import { ABILITY_MEMBERS, ABILITY_TYPES, VgAbility } from '../../oracle/vanguard/cards';
import { hooks } from '../../oracle/vanguard/hooks';
import { language } from '../../oracle/vanguard/language';
import {
  VG_AUTOMATIC_KEYWORD_MEANINGS,
  VG_OTHER_KEYWORD_MEANINGS,
  type VG_KEYWORDS,
  VG_PERMISSION_MEANINGS,
  VG_PLACE_KIND_MEANINGS,
  VG_STATUS_MEANINGS,
  VG_ZONE_MEANINGS,
} from '../../schemas/vanguard';
import {
  VG_DELAY_MEANINGS,
  VG_DURATION_MEANINGS,
  VG_EVENT_MEANINGS,
  VG_PROHIBITION_MEANINGS,
  VG_REPLACEABLE_MEANINGS,
} from '../../schemas/vanguard-meanings';
import type { PartMeaning } from '../../oracle/kernel/reading/forms';
import { vanguardVocabulary } from '../../steps/vanguard';
import { isIf, tablesOf, type PageOfLanguage, type Row } from '../ability-page';

const WRITTEN: readonly Row[] = [
  ['"[1/Turn]"', '`oncePerTurn` (12.3)', ({ oncePerTurn }) => oncePerTurn === true],
  ['"AUTO (RC)"', '`zones`: where the ability works', ({ zones, type }) => type === 'auto' && Array.isArray(zones)],
  ['"COST [...]"', '`cost`: paid in full, or not at all', ({ cost }) => Array.isArray(cost)],
  ['"Counter-Blast 1"', 'the instruction `counterBlast`', ({ do: verb }) => verb === 'counterBlast'],
  ['"you may" of a whole ability', '`may` of the ability', ({ type, may }) => type === 'auto' && may === true],
  ['"you may ..." in a text', 'the instruction `may`', ({ do: verb }) => verb === 'may'],
  ['"If A, B." in a text', 'the instruction `if`; `if` of the ability is asked when it resolves', isIf],
  ['"until end of turn"', '`until` with a [duration](#durations)', ({ until }) => until === 'turn'],
  ['"up to two"', '`upTo` of a choice', ({ upTo }) => upTo === true],
  [
    '"in the same column as this unit"',
    '`at` of a filter',
    ({ at }) => typeof at === 'object' && at !== null && 'column' in at,
  ],
  ['"for each ..., ..."', 'the instruction `forEach` (12.7)', ({ do: verb }) => verb === 'forEach'],
  ['"cannot intercept"', '`forbid` with a [prohibition](#prohibitions)', ({ do: verb }) => verb === 'forbid'],
  ['"At the end of that turn, ..."', '`later`', ({ do: verb }) => verb === 'later'],
  ['"if you would ..., instead ..."', 'an ability of the type `instead` (11.10)', ({ type }) => type === 'instead'],
];

const ON_CIRCLE = { kind: 'of this [kind](#kinds-of-circles)', row: 'in this row' };

const AT: PartMeaning = {
  meaning: 'Units by their circles (4.9).',
  says: {
    ...ON_CIRCLE,
    column: '`same`: in the column of this card; else in this column, as their player sees it',
    behind: 'true: behind this card',
    ahead: 'true: in front of this card',
    from: 'the cards that are meant instead of this card',
  },
};

const CIRCLES: PartMeaning = {
  meaning: 'Circles (4.9): rear-guard circles, unless `kind` says otherwise.',
  says: {
    ...ON_CIRCLE,
    player: 'whose circles (a unit that is moved stays on its side unless this is said); left out: `you`',
    here: 'true: the circle of this card',
    of: 'the circles of these cards, which may have left them by now',
    open: 'true: only circles on which no card lies',
    column:
      'in this column, counted from the center (0) to the right of its player; `same`: in the column of this card',
  },
};

const RANGE: PartMeaning = { meaning: 'A range of values.', says: { min: 'at least', max: 'at most' } };
const STATS = ['power', 'grade', 'critical', 'shield', 'drive'];
const ORIGINAL_STATS = ['originalPower', 'originalGrade', 'originalCritical', 'originalShield'];
const RANGES = [...STATS, ...ORIGINAL_STATS];

const STAT_MEANING: PartMeaning = {
  meaning: 'Cards by their values.',
  says: {
    ...Object.fromEntries(STATS.map((stat) => [stat, `its ${stat}, in this range`])),
    ...Object.fromEntries(
      ORIGINAL_STATS.map((stat) => [stat, `its original ${stat.replace('original', '').toLowerCase()}, in this range`]),
    ),
  },
};

/** The keywords of abilities of the type `keyword`. */
const KEYWORDS: Partial<Readonly<Record<(typeof VG_KEYWORDS)[number], string>>> = {
  restraint: 'the unit is not chosen as the attacking unit (14.6)',
  lord: 'the unit cannot attack while its player has a unit of another clan (14.9)',
  sentinel: 'a deck holds no more than 4 such cards (14.10)',
  resist: 'effects of the opponent do not choose the card (14.15)',
  regalisPiece: 'its player resolves one such card in a game (14.54)',
  alchemagic: 'its player may play orders with orders of the drop zone (7.45)',
  stride: 'a stride skill (14.12)',
  ultimateStride: 'an ultimate stride skill (14.13)',
  gGuardian: 'the card may be called from the G zone as a guardian (14.16)',
  overDress: 'the card may be placed on units that it `wears` (14.45)',
  xoverDress: 'the card may be placed on units that it `wears`, several at once (14.52)',
  driveChecks: 'the unit performs drive checks as a rear-guard',
  glitter: 'no effect by itself; the condition `glitter` asks for it (14.50)',
  arms: 'the card is an arms order for the unit that its `bearer` names (17.7)',
  voelundr: 'the unit card can be played as an arms order (17.9)',
};

export const VANGUARD_PAGE: PageOfLanguage = {
  game: 'vanguard',
  name: 'Cardfight!! Vanguard',
  prefix: 'VG',
  schema: VgAbility,
  language,
  plainCard: vanguardVocabulary.plainCard,
  standardDuration: hooks.standardDuration,
  abilities: { members: ABILITY_MEMBERS, types: ABILITY_TYPES },
  parts: {
    at: AT,
    to: CIRCLES,
    onCircle: CIRCLES,
    circles: CIRCLES,
    stat: STAT_MEANING,
    ...Object.fromEntries(RANGES.map((stat) => [stat, RANGE])),
    deckLimit: {
      meaning: 'How many cards of a kind a deck may have (8.1).',
      says: { of: 'which cards', max: 'how many' },
    },
    unit: {
      meaning: 'What a set card is as a unit (18.5).',
      says: {
        power: 'left out: 0',
        critical: 'left out: 0',
        shield: 'left out: none',
        subtype: 'its subtype; left out: none',
        special: 'its special type; left out: none',
      },
    },
    items: { meaning: 'An item of a list.', says: { if: 'its condition; left out: none' } },
    except: {
      meaning: 'Effects that are excepted.',
      says: { by: 'whose they are', naming: 'those whose text describes such cards' },
    },
  },
  example: 'called-draws',
  words: [
    ...tablesOf(
      {
        events: VG_EVENT_MEANINGS,
        replaceable: VG_REPLACEABLE_MEANINGS,
        durations: VG_DURATION_MEANINGS,
        prohibitions: VG_PROHIBITION_MEANINGS,
        keywords: { ...KEYWORDS, ...VG_AUTOMATIC_KEYWORD_MEANINGS, ...VG_OTHER_KEYWORD_MEANINGS },
        zones: VG_ZONE_MEANINGS,
        causes: {
          rule: 'the rules, and what players do without an effect',
          effect: 'an effect',
          battle: 'the result of a battle',
          cost: 'a payment',
        },
        delays: VG_DELAY_MEANINGS,
      },
      '"when this unit is called"',
    ),
    { title: 'Permissions', about: 'What texts allow although the rules do not.', meanings: VG_PERMISSION_MEANINGS },
    { title: 'Statuses', meanings: VG_STATUS_MEANINGS },
    { title: 'Kinds of circles', meanings: VG_PLACE_KIND_MEANINGS },
  ],
  sections: { stats: ['at', 'onCircle', ...RANGES], Instructions: ['to', 'circles', 'unit', 'items', 'except'] },
  written: WRITTEN,
};
