/** Defines the words of card texts in LEVEL.NEO: the shared ones and those of this game alone. */
import type { Amount, PlayerFilter } from '../../schemas/ability';
import {
  LN_DURATIONS,
  LN_EVENTS,
  LN_PHASES,
  LN_PROHIBITIONS,
  LN_REPLACEABLE,
  LN_STATES,
  LN_ZONES,
} from '../../schemas/level-neo';
import type { InstructionWord } from '../kernel/language/definition';
import { grammarOf } from '../kernel/language/grammar';
import { timesOf } from '../kernel/language/instructions';
import { languageOf } from '../kernel/language/language';
import { playerOf } from '../kernel/reading/select';
import { counted } from '../kernel/language/words/moving';
import { BASIC_INSTRUCTIONS, BASIC_FORMS } from '../kernel/language/words/shared';
import type { CardState } from '../kernel/state';
import type { LnGame } from './game';
import type { Vocabulary } from '../kernel/reading/grammar-parts';

interface Levels {
  readonly count: Amount;
  readonly player?: PlayerFilter;
}

type Word<Verb extends string> = InstructionWord<Verb, Levels, readonly CardState[], LnGame>;

const levelUp: Word<'levelUp'> = {
  verb: 'levelUp',
  meaning: "A player's Main Character levels up that many times.",
  members: counted,
  *execute(g, context, { count, player }) {
    const leveling = playerOf(g, context.player, player);
    for (let left = timesOf(g, context, count); left > 0; left--) yield* g.rules.levelUp(g, leveling);
  },
};

const levelDown: Word<'levelDown'> = {
  verb: 'levelDown',
  meaning: "A player's Main Character levels down that many times.",
  members: counted,
  *execute(g, context, { count, player }) {
    const leveling = playerOf(g, context.player, player);
    for (let left = timesOf(g, context, count); left > 0; left--) yield* g.rules.levelDown(g, leveling);
  },
};

const OWN = [levelUp, levelDown] as const;

declare module '../../schemas/ability' {
  interface Instructions {
    'level-neo': NonNullable<(typeof OWN)[number]['said']>;
  }
}

export const VOCABULARY: Vocabulary = {
  zones: LN_ZONES,
  destinations: ['deck', 'hand', 'support', 'level', 'discard'],
  states: LN_STATES,
  categories: ['character', 'event'],
  phases: LN_PHASES,
  stats: ['ap', 'level', 'turnCost'],
  modifiable: ['ap', 'turnCost'],
  playerValues: ['turnMarker', 'level', 'ap'],
  events: LN_EVENTS,
  replaceable: LN_REPLACEABLE,
  durations: LN_DURATIONS,
  prohibitions: LN_PROHIBITIONS,
  fieldsOf: { ap: ['character'] },
  ability: 'LnAbility',
};

export const language = languageOf({ ...BASIC_FORMS, instructions: [...BASIC_INSTRUCTIONS, ...OWN] });
export const grammar = grammarOf(VOCABULARY, language.words);
