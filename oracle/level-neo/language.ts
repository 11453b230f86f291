/** The words of card texts in LEVEL.NEO: the shared ones and its own. */
import type { Amount, Whose } from '../../schemas/ability';
import { languageOf, type InstructionWord } from '../kernel/language/definition';
import { timesOf } from '../kernel/language/instructions';
import { playerOf } from '../kernel/language/select';
import { SHARED_INSTRUCTIONS } from '../kernel/language/words/shared';
import type { CardState } from '../kernel/state';
import type { LnGame } from './game';

interface Levels {
  readonly count: Amount;
  readonly player?: Whose;
}

type Word<Verb extends string> = InstructionWord<Verb, Levels, readonly CardState[], LnGame>;

const levelUp: Word<'levelUp'> = {
  verb: 'levelUp',
  *carryOut(g, context, { count, player }) {
    const whose = playerOf(g, context.player, player);
    for (let left = timesOf(g, context, count); left > 0; left--) yield* g.rules.levelUp(g, whose);
  },
};

const levelDown: Word<'levelDown'> = {
  verb: 'levelDown',
  *carryOut(g, context, { count, player }) {
    const whose = playerOf(g, context.player, player);
    for (let left = timesOf(g, context, count); left > 0; left--) yield* g.rules.levelDown(g, whose);
  },
};

export const language = languageOf({ instructions: [...SHARED_INSTRUCTIONS, levelUp, levelDown] });
