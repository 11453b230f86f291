/** Shared instructions for games whose table has a procedure for what they do. */
import { countedLimits, type NumberChosen } from '../../costs/analysis';
import { impossibleDemand } from '../../costs/demands';
import type { EffectGame } from '../../procedures/types';
import type { EffectContext } from '../../rules';
import type { CardState, Procedure } from '../../state';
import type { InstructionWord } from '../definition';
import { causeOf } from '../instructions';
import { playerOf } from '../../reading/select';
import { executeAll } from '../../events/execute-effect';
import { chooseNumber, ifYouDo, isEmptyRange, onlyIf, type If, type IfYouDo } from './composite';
import { look, shuffle, type Look } from './looking';
import { loseGame, playerScoped, winGame, type PlayerScoped } from './results';

type Word<Verb extends string, Members, Decided = readonly CardState[]> = InstructionWord<
  Verb,
  Members,
  Decided,
  EffectGame
>;

const win: Word<'winGame', PlayerScoped> = {
  ...winGame,
  *execute(g, context, { player }) {
    g.rules.winByEffect(g, playerOf(g, context.player, player));
  },
};

const lose: Word<'loseGame', PlayerScoped> = {
  ...loseGame,
  execute: (g, context, { player }) => g.rules.loseByEffect(g, playerOf(g, context.player, player), causeOf(context)),
};

const ifInText: Word<'if', If> = {
  ...onlyIf,
  *execute(g, context, { condition, then, else: otherwise = [] }) {
    const holdsNow = g.rules.ifClauseHolds(g, context, condition);
    if (!holdsNow) g.citePoint('ifUnmet');
    yield* executeAll(g, context, holdsNow ? then : otherwise);
  },
};

const shuffling: Word<'shuffle', Partial<PlayerScoped>> = {
  ...shuffle,
  execute: (g, context, { player }) => g.rules.shuffle(g, playerOf(g, context.player, player)),
};

const ifYouDoAsWritten: Word<'ifYouDo', IfYouDo> = {
  ...ifYouDo,
  execute(g, context, said) {
    if (said.oneOrMore) return ifOneOrMore(g, context, said);
    const { first, then = [], else: otherwise } = said;
    return g.rules.executeIfYouDo(g, context, first, then, otherwise);
  },
};

/** "If one or more were ...": what is replaced or prevented for some of the cards does not keep the rest from counting. */
function ifOneOrMore(g: EffectGame, context: EffectContext, said: IfYouDo): Procedure {
  g.citePoint('ifYouDo');
  return ifYouDo.execute!(g, context, { do: 'ifYouDo', ...said }, []);
}

const numberChosen: Word<'chooseNumber', NumberChosen, number | undefined> = {
  ...chooseNumber,
  *decide(g, context, said) {
    const limits = countedLimits(g, context, said);
    if (isEmptyRange(g, limits)) {
      g.citePoint('resolutionContinues');
      return undefined;
    }
    return yield* g.rules.chooseNumber(g, context.player, limits.min, g.rules.largestNumber(g, context, limits));
  },
};

const lookAt: Word<'look', Look> = {
  ...look,
  execute: (g, context, { player }, cards) => g.rules.lookAt(g, context, playerOf(g, context.player, player), cards),
};

/** A text cannot make a player concede; the game supplies the clause for it. */
export const concede: Word<'concede', PlayerScoped> = {
  verb: 'concede',
  meaning: 'The text makes the player concede; nothing comes of it.',
  members: playerScoped,
  *execute(g, context, { player }) {
    g.rules.forcedConcession(g, playerOf(g, context.player, player));
  },
  demands: () => [impossibleDemand()],
};

export const BY_PROCEDURE = [win, lose, ifInText, ifYouDoAsWritten, numberChosen, lookAt, shuffling] as const;
