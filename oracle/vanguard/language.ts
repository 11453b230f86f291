/** The words of card texts in Cardfight!! Vanguard: those that games share. Words of its own join `instructions`: docs/new-game.md, step 3. */
import {
  VG_CATEGORIES,
  VG_DURATIONS,
  VG_EVENTS,
  VG_PHASES,
  VG_PLACE_KINDS,
  VG_PROHIBITIONS,
  VG_REPLACEABLE,
  VG_ROWS,
  VG_STATES,
  VG_ZONES,
} from '../../schemas/vanguard';
import { grammarOf, type Vocabulary } from '../kernel/language/grammar';
import { languageOf } from '../kernel/language/language';
import { BASIC_INSTRUCTIONS, BASIC_FORMS } from '../kernel/language/words/shared';

export const VOCABULARY: Vocabulary = {
  zones: VG_ZONES,
  destinations: ['deck', 'hand', 'soul', 'drop', 'damage'],
  states: VG_STATES,
  placeKinds: VG_PLACE_KINDS,
  rows: VG_ROWS,
  categories: VG_CATEGORIES,
  phases: VG_PHASES,
  stats: ['power', 'grade', 'critical', 'shield', 'drive'],
  modifiable: ['power', 'grade', 'critical', 'drive'],
  playerValues: ['damage'],
  events: VG_EVENTS,
  replaceable: VG_REPLACEABLE,
  durations: VG_DURATIONS,
  prohibitions: VG_PROHIBITIONS,
  ability: 'VgAbility',
};

export const language = languageOf({ ...BASIC_FORMS, instructions: BASIC_INSTRUCTIONS });
export const grammar = grammarOf(VOCABULARY, language.words);
