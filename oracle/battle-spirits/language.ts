/** The words of card texts in Battle Spirits: those that games share. Words of its own join `instructions`: docs/new-game.md, step 3. */
import {
  BS_CATEGORIES,
  BS_DURATIONS,
  BS_EVENTS,
  BS_PHASES,
  BS_PROHIBITIONS,
  BS_REPLACEABLE,
  BS_STATES,
  BS_ZONES,
} from '../../schemas/battle-spirits';
import { grammarOf, type Vocabulary } from '../kernel/language/grammar';
import { languageOf } from '../kernel/language/language';
import { BASIC_FORMS, BASIC_INSTRUCTIONS } from '../kernel/language/words/shared';

export const VOCABULARY: Vocabulary = {
  zones: BS_ZONES,
  destinations: ['deck', 'hand', 'trash'],
  states: BS_STATES,
  categories: BS_CATEGORIES,
  phases: BS_PHASES,
  stats: ['bp', 'cost', 'lv'],
  modifiable: ['bp', 'cost'],
  playerValues: ['life'],
  events: BS_EVENTS,
  replaceable: BS_REPLACEABLE,
  durations: BS_DURATIONS,
  prohibitions: BS_PROHIBITIONS,
  ability: 'BsAbility',
};

export const language = languageOf({ ...BASIC_FORMS, instructions: BASIC_INSTRUCTIONS });
export const grammar = grammarOf(VOCABULARY, language.words);
