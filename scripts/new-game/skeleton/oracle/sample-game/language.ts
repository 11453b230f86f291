/**
 * The words of card texts in Sample Game, so far those that games share. New words join `instructions`:
 * docs/new-game.md, Language.
 */
import {
  SG_CATEGORIES,
  SG_DURATIONS,
  SG_EVENTS,
  SG_PHASES,
  SG_PROHIBITIONS,
  SG_REPLACEABLE,
  SG_STATES,
  SG_ZONES,
} from '../../schemas/sample-game';
import { grammarOf } from '../kernel/language/grammar';
import { languageOf } from '../kernel/language/language';
import { BASIC_INSTRUCTIONS, BASIC_FORMS } from '../kernel/language/words/shared';
import type { Vocabulary } from '../kernel/reading/grammar-parts';

export const VOCABULARY: Vocabulary = {
  zones: SG_ZONES,
  destinations: ['deck', 'hand', 'discard'],
  states: SG_STATES,
  categories: SG_CATEGORIES,
  phases: SG_PHASES,
  stats: ['power'],
  modifiable: ['power'],
  playerValues: ['hand'],
  events: SG_EVENTS,
  replaceable: SG_REPLACEABLE,
  durations: SG_DURATIONS,
  prohibitions: SG_PROHIBITIONS,
  ability: 'SgAbility',
};

export const language = languageOf({ ...BASIC_FORMS, instructions: BASIC_INSTRUCTIONS });
export const grammar = grammarOf(VOCABULARY, language.words);
