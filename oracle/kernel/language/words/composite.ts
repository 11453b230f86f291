/** Instructions that control which others are carried out: whether, how often, by whom, at one moment. */
import { Type } from '@sinclair/typebox';
import type { Amount, Condition, Instruction, Target, PlayerFilter } from '../../../../schemas/ability';
import { chooseAnswer, chooseNumber as askForNumber } from '../../questions';
import {
  canPayThenAct,
  countedLimits,
  demandsOfAll,
  demandsOfRounds,
  leastOf,
  type NumberChosen,
  type NumberInRange,
} from '../../costs/analysis';
import { demandsOfTargets, numberIn } from '../../costs/demands';
import { trackOutcome } from '../../changes/effect-outcome';
import { followMove } from '../../objects/object-tracking';
import { playersInTurnOrder } from '../../game';
import { NOTHING, type Procedure } from '../../state';
import { performAtOnce } from '../execute';
import { type InstructionWord } from '../definition';
import { actionsSince, causeOf, saidBy, targetsOfAll, timesOf } from '../instructions';
import { holds, playerOf } from '../../reading/select';
import type { IntendedChange } from '../../changes/intended';
import { wordOf } from '../../reading/language';
import type { GrammarParts } from '../../reading/grammar-parts';
import { copyChoices, executeInstructions } from '../../events/execute-effect';
import type { LanguageGame } from '../rules';
import type { EffectContext } from '../../state/effect-context';

export type Steps = readonly Instruction[];

export const may: InstructionWord<'may', { readonly then: Steps; readonly by?: PlayerFilter }> = {
  verb: 'may',
  meaning: 'The player may have these instructions carried out.',
  says: { by: 'who is asked; left out: you' },
  members: ({ steps, onePlayer, words }) => ({ then: steps, by: words.bases ? Type.Optional(onePlayer) : undefined }),
  *execute(game, context, { then, by }) {
    const player = playerOf(game, context.player, by);
    const yes = yield* chooseAnswer(game, { player, kind: 'may', answers: [true, false], pass: false });
    if (yes) yield* executeInstructions(game, context, then);
  },
  composite: true,
};

/** The rest of the text says what happens to the chosen cards. */
export const choose: InstructionWord<'choose', { readonly target: Target }> = {
  verb: 'choose',
  meaning: '"Choose ... . Then, ...": only chooses cards, for the rest of the text to refer to as "chosen".',
  members: ({ Target }) => ({ target: Target }),
  execute: () => NOTHING,
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'show'),
};

export interface If {
  readonly condition: Condition;
  readonly then: Steps;
  readonly else?: Steps;
}

export const onlyIf: InstructionWord<'if', If> = {
  verb: 'if',
  meaning: '"If A, B.": the condition is checked while the effect is resolved, after its cost has been paid.',
  says: { condition: 'the [condition](#conditions)', else: 'instructions for when it is not met' },
  members: ({ Condition, steps }) => ({ condition: Condition, then: steps, else: Type.Optional(steps) }),
  *execute(game, context, { condition, then, else: otherwise = [] }) {
    yield* executeInstructions(game, context, holds(game, context, condition) ? then : otherwise);
  },
  parts: (game, context, { condition, then, else: otherwise = [] }) =>
    holds(game, context, condition) ? then : otherwise,
  demands(analysis, { condition, then, else: otherwise = [] }) {
    const due = holds(analysis.game, analysis.context, condition) ? then : otherwise;
    // An earlier instruction may make the condition true.
    return demandsOfAll(analysis, analysis.atLeastOne && due.length === 0 ? then : due);
  },
  composite: true,
};

export interface ByDoing {
  readonly first: Steps;
  readonly then: Steps;
}

export interface IfYouDo {
  readonly first: Steps;
  readonly oneOrMore?: boolean;
  readonly then?: Steps;
  readonly else?: Steps;
}

export const ifYouDo: InstructionWord<'ifYouDo', IfYouDo> = {
  verb: 'ifYouDo',
  meaning: '"A. If you do, B.": the second part is carried out only if the first was done as written.',
  says: {
    first: 'instructions',
    oneOrMore: 'true: "if one or more were ...": also if only some of the cards were affected',
    else: '"if you do not": instructions for when it was not',
  },
  members: ({ steps, words }) => {
    const oneOrMore = words.oneOrMore ? Type.Optional(Type.Literal(true)) : undefined;
    return [
      { first: steps, oneOrMore, then: steps, else: Type.Optional(steps) },
      { first: steps, oneOrMore, then: undefined, else: steps },
    ];
  },
  *execute(game, context, { first, oneOrMore, then = [], else: otherwise = [] }) {
    yield* executeInstructions(game, context, (yield* isDone(game, context, first, oneOrMore)) ? then : otherwise);
  },
  composite: true,
};

/**
 * Carries out the steps.
 * @param isEnough true: something done to one of the cards is enough
 * @returns whether something was done and nothing failed
 */
function* isDone(game: LanguageGame, context: EffectContext, steps: Steps, isEnough = false): Procedure<boolean> {
  const before = game.journal.length;
  const { done, undone } = yield* trackOutcome(game, causeOf(context), () => executeInstructions(game, context, steps));
  if (isEnough) return done.length > 0;
  if (undone > 0) return false;
  return done.length > 0 || actionsSince(game, before, context.player).length > 0;
}

export const byDoing: InstructionWord<'byDoing', ByDoing> = {
  verb: 'byDoing',
  meaning:
    '"By doing A, do B.": the player may do both, unless A cannot be done in full or B can have no effect (BS FAQ-1-5).',
  says: { first: 'what must be done' },
  members: ({ steps }) => ({ first: steps, then: steps }),
  *execute(game, context, { first, then }) {
    if (!canPayThenAct(game, context, first, then)) return;
    const { player } = context;
    if (yield* chooseAnswer(game, { player, kind: 'may', answers: [true, false], pass: false }))
      yield* doByDoing(game, context, { first, then });
  },
  composite: true,
};

/** Carries out the first part in full, and then the second. */
export function* doByDoing(game: LanguageGame, context: EffectContext, { first, then }: ByDoing): Procedure {
  const doing: EffectContext = { ...context, inFull: true };
  const wasDone = yield* isDone(game, doing, first);
  copyChoices(context, doing);
  if (wasDone) yield* executeInstructions(game, context, then);
}

export interface ChooseOne {
  readonly modes: readonly Steps[];
  readonly by?: PlayerFilter;
  /** The number of modes to choose; they are carried out in the order of the choice (DBS 10-27-3). */
  readonly count?: number;
}

export const chooseOne: InstructionWord<'chooseOne', ChooseOne, readonly Steps[]> = {
  verb: 'chooseOne',
  meaning: 'A player chooses one of several parts.',
  says: { modes: 'the parts', by: 'who chooses; left out: you', count: 'how many of them, 2 or more; left out: 1' },
  members: ({ steps, onePlayer, words }) => ({
    modes: Type.Array(steps, { minItems: 2 }),
    by: Type.Optional(onePlayer),
    count: words.severalModes ? Type.Optional(Type.Integer({ minimum: 2 })) : undefined,
  }),
  *decide(game, context, { modes, by, count = 1 }) {
    const player = playerOf(game, context.player, by);
    let answers = game.rules.modesToChoose?.(game, context, modes) ?? modes.map((_, index) => index);
    const chosen: Steps[] = [];
    game.citePoint('choiceOfParts');
    for (let left = count; left > 0 && answers.length > 0; left--) {
      const mode = yield* chooseAnswer(game, { player, kind: 'mode', answers });
      chosen.push(modes[mode]!);
      answers = answers.filter((index) => index !== mode);
    }
    return chosen;
  },
  *execute(game, context, _said, chosen) {
    for (const mode of chosen) yield* executeInstructions(game, context, mode);
  },
  parts: (_game, _context, _said, chosen) => chosen.flat(),
  alternatives: ({ modes, count = 1 }) => modeCombinations(modes, count),
  composite: true,
};

/** Returns every combination of `count` modes, in the order of the text. */
const modeCombinations = (modes: readonly Steps[], count: number): readonly Steps[] =>
  count === 0
    ? [[]]
    : modes.flatMap((mode, index) =>
        modeCombinations(modes.slice(index + 1), count - 1).map((rest) => [...mode, ...rest]),
      );

export const repeat: InstructionWord<'repeat', { readonly times: Amount; readonly then: Steps }> = {
  verb: 'repeat',
  meaning: 'Carries out instructions that many times.',
  says: { times: 'how often: an [amount](#amounts)' },
  members: ({ Amount, steps }) => ({ times: Amount, then: steps }),
  *execute(game, context, { times, then }) {
    const rounds = timesOf(game, context, times);
    const afterRound = game.guard.countRepetition();
    for (let left = rounds; left > 0; left--) {
      yield* executeInstructions(game, context, then);
      afterRound();
    }
  },
  demands: (analysis, { times, then }) => demandsOfRounds(analysis, numberIn(analysis, times), then),
  composite: true,
};

export const each: InstructionWord<'each', { readonly then: Steps }> = {
  verb: 'each',
  meaning: 'Both players carry it out, the turn player first.',
  members: ({ steps }) => ({ then: steps }),
  *execute(game, context, { then }) {
    const players = game.rules.actorsInOrder?.(game) ?? playersInTurnOrder(game);
    const { owner = context.player } = context;
    for (const player of players) yield* executeInstructions(game, { ...context, player, owner }, then);
  },
  demands(analysis, { then }) {
    const { game, context } = analysis;
    return playersInTurnOrder(game).flatMap((player) =>
      demandsOfAll({ ...analysis, context: { ...context, player, owner: context.player } }, then),
    );
  },
  composite: true,
};

const limit = ({ words }: GrammarParts) => {
  const number = Type.Integer({ minimum: 0 });
  return Type.Optional(words.countedLimits ? Type.Union([number, Type.Ref('Amount')]) : number);
};

/** Decided: undefined where no number lies within the limits. */
export const chooseNumber: InstructionWord<'chooseNumber', NumberChosen, number | undefined> = {
  verb: 'chooseNumber',
  meaning: 'The player chooses a whole number, which `{ "number": "chosen" }` uses.',
  members: (parts) => ({ min: limit(parts), max: limit(parts), then: parts.steps }),
  *decide(game, context, said) {
    const limits = countedLimits(game, context, said);
    return isEmptyRange(game, limits)
      ? undefined
      : yield* askForNumber(game, { player: context.player, kind: 'number', ...limits });
  },
  *execute(game, context, { then }, number) {
    if (number === undefined) return;
    context.number = number;
    yield* executeInstructions(game, context, then);
  },
  demands(analysis, said) {
    const { game, context } = analysis;
    return demandsOfAll(
      { ...analysis, context: { ...context, number: leastOf(game, countedLimits(game, context, said)) } },
      said.then,
    );
  },
  composite: true,
};

/** Returns whether no number lies within the limits, as none does from 1 up to the number of cards that are not there. */
export const isEmptyRange = (game: LanguageGame, limits: NumberInRange): boolean =>
  limits.max !== undefined && limits.max < leastOf(game, limits);

/** All choices are made first; then the changes of all parts form one group. */
export const together: InstructionWord<'together', { readonly parts: Steps }> = {
  verb: 'together',
  meaning: 'Moves cards and changes how they lie, all at one moment.',
  says: { parts: 'instructions' },
  members: ({ stepsAtOnce }) => ({ parts: stepsAtOnce }),
  *execute(game, context, { parts }) {
    const targets = yield* targetsOfAll(game, context, parts);
    const changes: IntendedChange[] = [];
    for (const [index, part] of parts.entries()) {
      const word = wordOf(game, part);
      context.saying = saidBy(context, part);
      const decided: unknown = word.decide ? yield* word.decide(game, context, part, targets[index]!) : targets[index]!;
      changes.push(...word.changes!(game, context, part, decided));
    }
    yield* followMove(game, context, targets.flat(), destinationsOf(game, parts), () => performAtOnce(game, changes));
  },
  parts: (_game, _context, { parts }) => parts,
  demands: (analysis, { parts }) => demandsOfAll(analysis, parts),
  needsChoice: true,
};

const destinationsOf = (game: LanguageGame, parts: Steps): readonly string[] =>
  parts.flatMap((part) => wordOf(game, part).zonesReached?.(game, part) ?? []);
