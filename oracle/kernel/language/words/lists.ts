/** Instructions for each of several cards or from a list, and names for the cards they affected. */
import { Type } from '@sinclair/typebox';
import type { Amount, Condition, Target } from '../../../../schemas/ability';
import { Closed } from '../../../../schemas/common';
import { canComeToSomething, demandsOfAll, demandsOfRounds } from '../../costs/analysis';
import { numberIn, impossibleDemand } from '../../costs/demands';
import { trackOutcome } from '../../changes/effect-outcome';
import { isAmong, refTo, type CardState, type ObjectRef } from '../../state';
import type { InstructionWord } from '../definition';
import { causeOf, timesOf } from '../instructions';
import { fixedTargets, holds } from '../../reading/select';
import { executeInstructions, copyChoices } from '../../events/execute-effect';
import type { EvaluationContext, EffectContext } from '../../state/effect-context';
import { amount, filter, target } from '../forms';
import type { Steps } from './composite';

export const named: InstructionWord<'named', { readonly as: string; readonly then: Steps }> = {
  verb: 'named',
  meaning:
    'Carries out instructions. Afterwards `{ "result": "<as>" }` names the cards that they affected (VG 7.33.1.1).',
  says: { as: 'the name for them' },
  members: ({ steps }) => ({ as: Type.String({ minLength: 1 }), then: steps }),
  *execute(game, context, { as, then }) {
    const { done } = yield* trackOutcome(game, causeOf(context), () => executeInstructions(game, context, then));
    context.results = { ...context.results, [as]: [...new Set(done)].map(refTo) };
  },
  parts: (_game, _context, { then }) => then,
  demands: (analysis, { then }) => demandsOfAll(analysis, then),
  composite: true,
};

export interface ForEach {
  readonly of?: Target;
  readonly times?: Amount;
  readonly then: Steps;
}

/** The number of rounds and their cards are fixed before the first round (VG 12.7.2). */
export const forEach: InstructionWord<'forEach', ForEach, readonly (ObjectRef | undefined)[]> = {
  verb: 'forEach',
  meaning:
    'Carries out instructions for each of these cards, which `{ "current": true }` names, or that many times. What was chosen in one repetition cannot be chosen in another (VG 12.7.3).',
  members: ({ knownTarget, Amount, steps }) => [
    { of: knownTarget, times: undefined, then: steps },
    { of: undefined, times: Amount, then: steps },
  ],
  *decide(game, context, { of, times = 0 }) {
    if (of) return fixedTargets(game, context, of).map(refTo);
    return Array<undefined>(timesOf(game, context, times)).fill(undefined);
  },
  *execute(game, context, { then }, rounds) {
    const chosenSoFar: ObjectRef[] = [];
    const afterRound = game.guard.countRepetition();
    for (const current of rounds) {
      const round: EffectContext = { ...context, chosenSoFar, ...(current && { current }) };
      yield* executeInstructions(game, round, then);
      copyChoices(context, round);
      afterRound();
    }
  },
  demands(analysis, { of, times = 0, then }) {
    if (!of) return demandsOfRounds(analysis, numberIn(analysis, times), then);
    const rounds = fixedTargets(analysis.game, analysis.context, of).map((card) =>
      demandsOfAll({ ...analysis, context: { ...analysis.context, current: refTo(card) } }, then),
    );
    return analysis.atLeastOne
      ? (rounds.find((round) => canComeToSomething(round)) ?? [impossibleDemand()])
      : rounds.flat();
  },
  composite: true,
};

export interface Listed {
  readonly items: readonly { readonly if?: Condition; readonly then: Steps }[];
}

export const list: InstructionWord<'list', Listed, readonly Steps[]> = {
  verb: 'list',
  meaning:
    'Carries out the items of a list whose conditions are met, from top to bottom. The conditions are checked before the first item (VG 11.8.3.1.2.1).',
  says: { items: 'the items of the list: `if` the condition of an item, `then` its instructions' },
  members: ({ Condition, steps }) => ({
    items: Type.Array(Closed({ if: Type.Optional(Condition), then: steps }), { minItems: 1 }),
  }),
  *decide(game, context, { items }) {
    return items.filter((item) => !item.if || holds(game, context, item.if)).map(({ then }) => then);
  },
  *execute(game, context, _said, items) {
    for (const then of items) yield* executeInstructions(game, context, then);
  },
  parts: (_game, _context, _said, items) => items.flat(),
  demands(analysis, { items }) {
    const { game, context } = analysis;
    const due = items.filter((item) => !item.if || holds(game, context, item.if));
    return demandsOfAll(
      analysis,
      due.flatMap(({ then }) => then),
    );
  },
  composite: true,
};

export const LISTS = [named, forEach, list] as const;

const cardsNamed = ({ results }: EvaluationContext, name: string, cardOf: (id: string) => CardState): CardState[] =>
  (results?.[name] ?? []).map(({ id }) => cardOf(id)).filter((card) => isAmong(results![name]!, card));

/** Forms of targets that only some games take. */
export const OTHER_TARGETS = [
  target(
    'result',
    { meaning: 'The cards that were given this name before.', said: 'the name' },
    () => Type.String({ minLength: 1 }),
    {
      cards: (game, reader, { result }) => cardsNamed(reader, result, (id) => game.card(id)),
    },
  ),
  target('current', { meaning: 'The card whose turn it is.', said: 'always `true`' }, () => Type.Literal(true), {
    cards(game, { current }) {
      const card = current && game.card(current.id);
      return card && isAmong([current], card) ? [card] : [];
    },
  }),
];

/** Members of filters that only some games take. */
export const OTHER_FILTERS = [
  filter('result', 'one of the cards that were named so before', () => Type.Optional(Type.String({ minLength: 1 })), {
    ofPlace: true,
    fits: (game, name, card, reader) =>
      cardsNamed(reader, name, (id) => game.card(id)).some(({ id }) => id === card.id),
  }),
];

/** Forms of amounts that only some games take. */
export const OTHER_AMOUNTS = [
  amount(
    'result',
    { meaning: 'The number of cards that were given this name before.', said: 'the name' },
    () => [{ result: Type.String({ minLength: 1 }) }],
    {
      counted: (_game, { results }, { result }) => results?.[result]?.length ?? 0,
    },
  ),
];
