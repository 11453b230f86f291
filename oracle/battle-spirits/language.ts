/** The words of card texts in Battle Spirits: those that games share, and its own. */
import { Type } from '@sinclair/typebox';
import {
  BS_CATEGORIES,
  BS_DELAYS,
  BS_DURATIONS,
  BS_EVENTS,
  BS_PHASES,
  BS_PROHIBITIONS,
  BS_REPLACEABLE,
  BS_STATES,
  BS_SYMBOLS,
  BS_ZONES,
  LEVEL_COSTS,
  symbolsGiven,
} from '../../schemas/battle-spirits';
import { Closed, OneOf, wordsOf } from '../../schemas/common';
import { ABILITY_KIND_MEANING } from '../kernel/reading/ability-kind';
import { withoutMembers, type AnyInstructionWord } from '../kernel/language/definition';
import type { FormMeaning } from '../kernel/reading/forms';
import { grammarOf } from '../kernel/language/grammar';
import { languageOf, type Words } from '../kernel/language/language';
import { inWordsOf } from '../kernel/language/meanings';
import { BY_PROCEDURE } from '../kernel/language/words/by-procedure';
import {
  ADVANCED_INSTRUCTIONS,
  ALL_FORMS,
  BASIC_INSTRUCTIONS,
  EFFECT_INSTRUCTIONS,
} from '../kernel/language/words/shared';
import { playersTarget } from '../kernel/language/words/targets';
import { FILTERS, OWN_FILTERS } from './filters';
import { WORDS_OF_CARDS } from './words-of-cards';
import { WORDS_OF_CORES } from './words-of-cores';
import type { Vocabulary } from '../kernel/reading/grammar-parts';

const OWN = [...WORDS_OF_CORES, ...WORDS_OF_CARDS] as const;

declare module '../../schemas/ability' {
  interface Instructions {
    'battle-spirits': NonNullable<(typeof OWN)[number]['said']>;
  }
}

/** The meanings of the values of cards, and of their members in a filter. */
const STATS = {
  bp: { meaning: 'The BP as it is now.', said: 'the BP' },
  cost: { meaning: 'The cost as it is now.', said: 'the cost' },
  lv: { meaning: 'The level as it is now.', said: 'the level' },
  symbols: { meaning: 'The number of symbols, those of Braves included.', said: 'the number of symbols' },
  coresOn: { meaning: 'The Cores on the card, the Soul Core included.', said: 'the number of Cores on it' },
} satisfies Record<string, FormMeaning>;

/** Events by which a card goes somewhere. */
const MOVING_EVENTS = [
  ...['summoned', 'deployed', 'advented', 'manifested', 'destroyed', 'depleted', 'returned', 'leftField', 'moved'],
  ...['drew', 'handIncreased', 'discarded', 'burstSet', 'mirageSet', 'tokenPut'],
];

/** Zones that no text names. */
const NOT_IN_TEXTS: readonly string[] = ['use', 'outside', 'presented', 'replaced'];

export const VOCABULARY: Vocabulary = {
  zones: BS_ZONES.filter((zone) => !NOT_IN_TEXTS.includes(zone)),
  destinations: ['deck', 'hand', 'trash', 'setAside', 'removed'],
  states: BS_STATES,
  categories: BS_CATEGORIES,
  phases: BS_PHASES,
  stats: wordsOf(STATS),
  totals: ['bp', 'cost'],
  atOnce: ['move', 'setState', 'draw', 'moveCores', 'addCores', 'count', 'destroy', 'putBack', 'removeFromGame'],
  amounts: wordsOf(STATS),
  modifiable: ['bp', 'cost', 'symbols', 'lv', 'reduction', ...BS_SYMBOLS.map(symbolsGiven), ...LEVEL_COSTS],
  playerValues: ['life', 'reserve', 'count', 'hand', 'deck', 'symbolsOnField', 'coresOnField'],
  events: BS_EVENTS,
  replaceable: BS_REPLACEABLE,
  caused: [
    ...MOVING_EVENTS,
    ...['countersMoved', 'lifeReduced', 'lifeIncreased', 'exhausted', 'heavyExhausted', 'refreshed'],
    ...['sealed', 'countChanged'],
  ],
  moving: MOVING_EVENTS,
  fieldsOf: {
    levels: ['spirit', 'nexus', 'ultimate', 'brave'],
    combine: ['brave'],
    left: ['brave'],
    right: ['brave'],
    nexus: ['brave'],
    bpPlus: ['brave'],
  },
  durations: BS_DURATIONS,
  delays: BS_DELAYS,
  prohibitions: BS_PROHIBITIONS,
  sharedWords: ['name', 'color', 'family'],
  changedWords: ['name', 'color', 'family', 'symbol'],
  playerFilters: ['you', 'opponent', 'any'],
  ability: 'BsAbility',
  bearers: BS_CATEGORIES,
  causes: true,
  bases: true,
  parts: true,
  extremes: true,
  abilityKind: Closed({
    type: Type.Optional(OneOf(['auto', 'burst'])),
    event: Type.Optional(OneOf(BS_EVENTS)),
    label: Type.Optional(Type.String()),
  }),
  severalModes: true,
  manners: ['attack'],
};

/** The meanings of shared words in this game, with their clauses. */
const MEANINGS: Readonly<Record<string, string>> = {
  draw: 'Draws cards, all at one moment (4-5-1).',
  discard: 'Cards of the Hand are chosen and go to the Trash.',
  mill: 'Cards from the top of the Deck go to the Trash.',
  setState: 'Exhausts cards, makes them Heavy Exhausted, or Refreshes them (3-4-5, 27).',
  negate: 'Cards lose their effects, or cannot activate them (FAQ-1-4).',
  unaffected: 'Effects, or those of `by`, do nothing to the cards (FAQ-1-4).',
  oblige: 'The cards must do something where they can; a prohibition beats it (FAQ-1-3).',
  byDoing: '"By doing XX, do YY": offered only where both can be done (FAQ-1-5).',
  ifYouDo: '"XX. If you do, YY" (FAQ-1-6).',
  together: '"Additionally": at one moment (FAQ-1-7-1).',
  'Filter.zone': 'cards in one of these [zones](#zones); left out: cards on the Field',
};

/** Shared words that no text of this game uses. */
const NOT_SAID: readonly string[] = ['forEach', 'list', 'trigger', 'require', 'changeCost', 'turn', 'loseGame'];

/** Members of shared words that no text of this game uses. */
const NOT_WITH: Readonly<Record<string, readonly string[]>> = {
  move: ['state'],
  look: ['player'],
  unaffected: ['except'],
  treat: ['lose', 'original'],
};

const SHARED = [...BASIC_INSTRUCTIONS, ...EFFECT_INSTRUCTIONS, ...ADVANCED_INSTRUCTIONS, ...BY_PROCEDURE]
  .filter(({ verb }) => !NOT_SAID.includes(verb))
  .map((word: AnyInstructionWord) => withoutMembers(word, NOT_WITH[word.verb] ?? []));

const FORMS: Words = {
  ...ALL_FORMS,
  filters: FILTERS,
  ownFilters: OWN_FILTERS,
  targets: [...ALL_FORMS.targets.filter(({ member }) => member !== 'current'), playersTarget],
  parts: {
    ...ALL_FORMS.parts,
    ...STATS,
    stat: {
      meaning: 'Ranges for values. A card without such a value does not fit.',
      says: Object.fromEntries(Object.entries(STATS).map(([name, { said }]) => [name, said])),
    },
    ability: ABILITY_KIND_MEANING,
  },
  instructions: [...SHARED, ...OWN],
};

export const language = languageOf(inWordsOf(FORMS, MEANINGS));
export const grammar = grammarOf(VOCABULARY, language.words);
