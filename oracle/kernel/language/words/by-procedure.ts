/** Shared instructions for games whose table has a procedure for what they do. */
import { countedLimits, type NumberChosen, type NumberInRange } from '../../costs/analysis';
import { impossibleDemand } from '../../costs/demands';
import type { Game } from '../../game';
import type { CardState, CauseOf, Procedure } from '../../state';
import type { InstructionWord } from '../definition';
import { causeOf } from '../instructions';
import { playerOf } from '../../reading/select';
import { executeInstructions } from '../../events/execute-effect';
import type { EffectContext } from '../../state/effect-context';
import type { Condition, Instruction } from '../../../../schemas/ability';
import type { PlayerId } from '../../../../schemas/common';
import type { LanguageGame, LanguageRules } from '../rules';
import { chooseNumber, ifYouDo, isEmptyRange, onlyIf, type If, type IfYouDo } from './composite';
import { look, shuffle, type Look } from './looking';
import { loseGame, playerScoped, winGame, type PlayerScoped } from './results';

/** The procedures that these instructions run. */
export interface ByProcedureRules extends LanguageRules {
  winByEffect(game: LanguageGame, winner: PlayerId): void;
  loseByEffect(game: LanguageGame, loser: PlayerId, cause: CauseOf): Procedure;
  forcedConcession(game: LanguageGame, player: PlayerId): void;
  ifClauseHolds(game: LanguageGame, context: EffectContext, condition: Condition): boolean;
  executeIfYouDo(
    game: LanguageGame,
    context: EffectContext,
    first: readonly Instruction[],
    then: readonly Instruction[],
    otherwise: readonly Instruction[] | undefined,
  ): Procedure;
  /** Asks for a number; limits that are left out are those of the game's rules. */
  chooseNumber(
    game: LanguageGame,
    player: PlayerId,
    min: number | undefined,
    max: number | undefined,
  ): Procedure<number>;
  largestNumber(game: LanguageGame, context: EffectContext, limits: NumberInRange): number | undefined;
  lookAt(game: LanguageGame, context: EffectContext, viewer: PlayerId, cards: readonly CardState[]): Procedure;
  shuffle(game: LanguageGame, player: PlayerId): Procedure;
}

type ByProcedureGame = Game<ByProcedureRules, object>;

type Word<Verb extends string, Members, Decided = readonly CardState[]> = InstructionWord<
  Verb,
  Members,
  Decided,
  ByProcedureGame
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
    yield* executeInstructions(g, context, holdsNow ? then : otherwise);
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
function ifOneOrMore(g: ByProcedureGame, context: EffectContext, said: IfYouDo): Procedure {
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
  meaning: 'Would make the player concede, which no text can do, so it does nothing.',
  members: playerScoped,
  *execute(g, context, { player }) {
    g.rules.forcedConcession(g, playerOf(g, context.player, player));
  },
  demands: () => [impossibleDemand()],
};

export const BY_PROCEDURE = [win, lose, ifInText, ifYouDoAsWritten, numberChosen, lookAt, shuffling] as const;
