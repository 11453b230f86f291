/** The words of card texts in Cardfight!! Vanguard: those that games share, and its own. */
import { abilityKindWith } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import {
  VG_DELAYS,
  VG_DURATIONS,
  VG_EVENTS,
  VG_PERMISSIONS,
  VG_PHASES,
  VG_PLACE_KINDS,
  VG_PROHIBITIONS,
  VG_REPLACEABLE,
  VG_REPLACED_AMOUNTS,
  VG_ROWS,
  VG_STATES,
  VG_STATUSES,
  VG_ZONES,
} from '../../schemas/vanguard';
import { VG_SKIPPED } from '../../schemas/vanguard-meanings';
import type { EventDefinition } from '../kernel/state/journal-events';
import type { AnyInstructionWord } from '../kernel/language/definition';
import { grammarOf } from '../kernel/language/grammar';
import { languageOf } from '../kernel/language/language';
import { BY_PROCEDURE } from '../kernel/language/words/by-procedure';
import { IN_PLAY } from '../kernel/language/words/in-play';
import { OF_PLAYERS } from '../kernel/language/words/players';
import { allow } from '../kernel/language/words/prevention';
import {
  ADVANCED_INSTRUCTIONS,
  ALL_FORMS,
  BASIC_INSTRUCTIONS,
  EFFECT_INSTRUCTIONS,
} from '../kernel/language/words/shared';
import { playersTarget } from '../kernel/language/words/targets';
import { WORD_KINDS } from './02-card-data';
import { ACTIVATION_CONDITIONS } from './14-activation';
import { events } from './events';
import { FILTERS, OWN_FILTERS } from './filters';
import { BATTLE_FILTERS, BATTLE_TRIGGERS } from './triggers-of-battles';
import { UNIT_TRIGGERS } from './triggers-of-units';
import { WORDS_OF_BATTLES } from './words-of-battles';
import { AMOUNTS_OF_CIRCLES, WORDS_OF_CALLS } from './words-of-calls';
import { WORDS_OF_CIRCLES } from './words-of-circles';
import { WORDS_OF_ACTIVATIONS } from './words-of-activations';
import { WORDS_OF_DECKS } from './words-of-decks';
import { WORDS_OF_GIFTS } from './words-of-gifts';
import { WORDS_OF_HARMONY } from './words-of-harmony';
import { WORDS_OF_ICONS } from './words-of-icons';
import { AMOUNTS_OF_INFORMATION, CONDITIONS_OF_INFORMATION, WORDS_OF_INFORMATION } from './words-of-information';
import { WORDS_OF_ABILITIES } from './words-of-abilities';
import { FILTERS_OF_MARKERS, WORDS_OF_MARKERS } from './words-of-markers';
import { WORDS_OF_KEYWORDS } from './words-of-keywords';
import { WORDS_OF_MASTERS } from './words-of-masters';
import { WORDS_OF_ARMS } from './words-of-arms';
import { WORDS_OF_ORDER_ZONE } from './words-of-order-zone';
import { WORDS_OF_PAYMENTS } from './words-of-payments';
import { WORDS_OF_STACKS } from './words-of-stacks';
import { WORDS_OF_STATES } from './words-of-states';
import { WORDS_OF_TURNS } from './words-of-turns';
import { VALUE_TRIGGERS, WORDS_OF_VALUES } from './words-of-values';
import type { Vocabulary } from '../kernel/reading/grammar-parts';

const OWN = [
  ...[...WORDS_OF_CIRCLES, ...WORDS_OF_TURNS, ...WORDS_OF_BATTLES, ...WORDS_OF_CALLS, ...WORDS_OF_ICONS],
  ...[...WORDS_OF_STACKS, ...WORDS_OF_STATES, ...WORDS_OF_PAYMENTS, ...WORDS_OF_ABILITIES],
  ...[...WORDS_OF_MARKERS, ...WORDS_OF_INFORMATION, ...WORDS_OF_DECKS, ...WORDS_OF_ACTIVATIONS],
  ...[...WORDS_OF_MASTERS, ...WORDS_OF_ORDER_ZONE, ...WORDS_OF_GIFTS, ...WORDS_OF_HARMONY, ...WORDS_OF_KEYWORDS],
  ...WORDS_OF_ARMS,
] as const;

declare module '../../schemas/ability' {
  interface Instructions {
    vanguard: NonNullable<(typeof OWN)[number]['said']>;
  }
}

/** The events that have this member; an amount that is replaced is no event. */
const eventsWith = (member: string, others: readonly string[]): string[] =>
  [...VG_EVENTS, ...VG_REPLACEABLE].filter((name) => {
    const definition = (events as Readonly<Record<string, EventDefinition>>)[name];
    if (definition === undefined) return others.includes(name);
    const members: readonly string[] = [...definition.has, ...definition.mayHave];
    return members.includes(member);
  });

const STATS = ['power', 'grade', 'critical', 'shield', 'drive'];
/** What no order and no marker has (2.5 to 2.8, 2.10, 2.13). */
const ONLY_OF_UNITS = ['power', 'shield', 'critical', 'icons', 'personaRide', 'back'];
/** 2.9.4.1, 2.9.4.2: there are trigger units and trigger orders. */
const ICONS_OF_TRIGGERS = ['trigger', 'triggerPower'];
const ORIGINALS = ['originalPower', 'originalGrade', 'originalCritical', 'originalShield'];

export const VOCABULARY: Vocabulary = {
  zones: VG_ZONES,
  destinations: ['deck', 'hand', 'soul', 'drop', 'damage', 'bind', 'orderZone', 'removed'],
  states: VG_STATES,
  statuses: VG_STATUSES,
  placeKinds: VG_PLACE_KINDS,
  rows: VG_ROWS,
  categories: ['unit', 'order', 'heart', 'originalDress'],
  phases: VG_PHASES,
  stats: [...STATS, ...ORIGINALS],
  totals: ['power', 'grade'],
  leastTotals: true,
  countedLimits: true,
  countsHistory: true,
  differing: ['grade', 'clan', 'nation', 'race'],
  asMany: true,
  oneOrMore: true,
  sameNames: true,
  random: true,
  originals: true,
  modifiable: STATS,
  amounts: [...STATS, ...ORIGINALS],
  playerValues: ['damage', 'hand', 'soul', 'deck', 'drop', 'bind'],
  events: VG_EVENTS,
  caused: eventsWith('cause', VG_REPLACED_AMOUNTS),
  moving: eventsWith('from', []),
  happensIn: { driveChecked: ['trigger'], guards: ['guardianCircle', 'field'] },
  worksIn: ['field'],
  fieldsOf: {
    ...Object.fromEntries(ONLY_OF_UNITS.map((field) => [field, ['unit']])),
    ...Object.fromEntries(ICONS_OF_TRIGGERS.map((field) => [field, ['unit', 'order']])),
    setSubtype: ['order'],
  },
  replaceable: VG_REPLACEABLE,
  notReplaced: ['step', 'against', 'otherUnit', 'byKeyword', 'stat', 'abilityType'],
  replacedAmounts: VG_REPLACED_AMOUNTS,
  durations: VG_DURATIONS,
  delays: VG_DELAYS,
  prohibitions: VG_PROHIBITIONS,
  countedProhibitions: VG_SKIPPED,
  permissions: VG_PERMISSIONS,
  sharedWords: ['name', 'clan', 'nation', 'race'],
  changedWords: [
    ...['name', 'category', ...WORD_KINDS],
    // Positions say of effects in force what `finalRush` and `world` have made of players (7.43, 7.44).
    'finalRush',
    'world',
  ],
  playerFilters: ['you', 'opponent', 'any'],
  ability: 'VgAbility',
  abilityKind: abilityKindWith(OneOf(['attack', 'guard'])),
  causes: true,
  bases: true,
  parts: true,
  extremes: true,
  severalModes: true,
};

/**
 * Shared words that this game has in a way of its own: `play` is `call` and `ride`, `ko` is `retire`, and what a text
 * does by doing something else is a cost.
 */
const NOT_SAID: readonly string[] = ['play', 'ko', 'byDoing'];

const SHARED = [
  ...[
    ...BASIC_INSTRUCTIONS,
    ...EFFECT_INSTRUCTIONS,
    ...ADVANCED_INSTRUCTIONS,
    ...BY_PROCEDURE,
    ...IN_PLAY,
    ...OF_PLAYERS,
    allow,
  ],
].filter(({ verb }: AnyInstructionWord) => !NOT_SAID.includes(verb));

export const language = languageOf({
  ...ALL_FORMS,
  filters: FILTERS,
  ownFilters: [...OWN_FILTERS, ...BATTLE_FILTERS, ...FILTERS_OF_MARKERS],
  amounts: [...ALL_FORMS.amounts, ...AMOUNTS_OF_INFORMATION, ...AMOUNTS_OF_CIRCLES],
  triggers: [...ALL_FORMS.triggers, ...BATTLE_TRIGGERS, ...UNIT_TRIGGERS, ...VALUE_TRIGGERS],
  conditions: [...ALL_FORMS.conditions, ...ACTIVATION_CONDITIONS, ...CONDITIONS_OF_INFORMATION],
  targets: [...ALL_FORMS.targets, playersTarget],
  instructions: [...SHARED, ...WORDS_OF_VALUES, ...OWN],
});
export const grammar = grammarOf(VOCABULARY, language.words);
