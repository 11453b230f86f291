/** Instructions about abilities and orders: costs and options in a text, limits that a text says (11.2, 11.8). */
import { Type } from '@sinclair/typebox';
import type { Instruction, Target } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { fixedTargets } from '../kernel/reading/select';
import type { Steps } from '../kernel/language/words/composite';
import { trigger as borne, type Borne } from '../kernel/language/words/lasting';
import { list, type Listed } from '../kernel/language/words/lists';
import { chooseAnswer } from '../kernel/questions';
import type { OfCards, Word } from './words';
import { executeInstructions } from '../kernel/events/execute-effect';

const pay: Word<'pay', { readonly cost: Instruction[]; readonly then: Steps }> = {
  verb: 'pay',
  meaning: 'A cost in the middle of a text: if the player pays it, the rest is carried out (11.8.2.4.3).',
  says: { cost: 'what is paid', then: 'what is carried out if it was paid' },
  members: ({ steps }) => ({ cost: steps, then: steps }),
  *execute(g, context, { cost, then }) {
    if (yield* g.rules.payInText(g, context, cost)) yield* executeInstructions(g, context, then);
  },
  composite: true,
};

const useUp: Word<'useUp', { readonly for: 'turn' | 'game' }> = {
  verb: 'useUp',
  meaning: '"This ability cannot be used for the rest of that turn", or of the game (11.2.1.1.1).',
  says: { for: 'until when' },
  members: () => ({ for: OneOf(['turn', 'game']) }),
  *execute(g, context, said) {
    g.rules.useUpByText(g, context, said.for);
  },
};

const chooseOnce: Word<'chooseOnce', { readonly modes: readonly Steps[] }, number | undefined> = {
  verb: 'chooseOnce',
  meaning: 'The player chooses one of several parts that was not yet chosen for this ability this turn (11.8.11.1.1).',
  says: { modes: 'the parts' },
  members: ({ steps }) => ({ modes: Type.Array(steps, { minItems: 2 }) }),
  *decide(g, context, { modes }) {
    const answers = g.rules.optionsLeft(g, context, modes.length);
    if (answers.length === 0) return undefined;
    return yield* chooseAnswer(g, { player: context.player, kind: 'mode', answers });
  },
  *execute(g, context, { modes }, option) {
    if (option === undefined) return;
    g.rules.useUpOption(g, context, option);
    yield* executeInstructions(g, context, modes[option]!);
  },
  composite: true,
};

const moreOrders: Word<'moreOrders', { readonly count: number }> = {
  verb: 'moreOrders',
  meaning: 'The player may play that many more orders this turn (11.8.2.1.1.1).',
  members: () => ({ count: Type.Integer({ minimum: 1 }) }),
  *execute(g, { player }, { count }) {
    g.rules.raiseOrderLimit(g, player, count);
  },
};

const playOrder: Word<'playOrder', OfCards & { readonly free?: true }> = {
  verb: 'playOrder',
  meaning: 'Plays an order from any zone. It counts towards the order limit (11.8.2).',
  says: { free: 'true: without paying its cost' },
  members: ({ Target }) => ({ target: Target, free: Type.Optional(Type.Literal(true)) }),
  takes: true,
  *execute(g, context, { free = false }, cards) {
    for (const card of cards) yield* g.rules.playOrderByEffect(g, context, card, free);
  },
  possibleOn: (g, { player }, { free = false }, card) => g.rules.canPlayByEffect(g, player, card, free),
};

const listed: Word<'list', Listed, readonly Steps[]> = {
  ...(list as Word<'list', Listed, readonly Steps[]>),
  *execute(g, context, said, items) {
    g.rules.citeList(g);
    yield* list.execute!(g, context, said, items);
  },
};

/** 11.8.13.1: it triggers once, unless the text says how often. */
const timed: Word<'trigger', Borne> = {
  ...(borne as Word<'trigger', Borne>),
  meaning: 'The effect creates an automatic ability that triggers later, once or `uses` times (11.8.13).',
  says: { ability: 'the ability', uses: 'how often at most; left out: once' },
  *execute(g, context, said, cards) {
    g.cite('11.8.13.1', '11.5.3.2', ...(g.rules.isDominated(g, context.source) ? ['7.39.2.3.1'] : []));
    yield* borne.execute!(g, context, { uses: g.rules.timesOfTimed, ...said }, cards);
  },
};

const both: Word<'both', { readonly parts: Steps }> = {
  verb: 'both',
  meaning: '"A/B": what stands before the "/" and what stands after it (11.8.3.1.3).',
  says: { parts: 'instructions' },
  members: ({ steps }) => ({ parts: steps }),
  *execute(g, context, { parts }) {
    g.cite('11.8.3.1.3');
    yield* executeInstructions(g, context, parts);
  },
  composite: true,
};

const then: Word<'then', { readonly parts: Steps }> = {
  verb: 'then',
  meaning: '"Then, ...": carried out only if the requirement of the part before it was met (11.2.5).',
  says: { parts: 'instructions' },
  members: ({ steps }) => ({ parts: steps }),
  *execute(g, context, { parts }) {
    g.rules.citeThen(g, context);
    yield* executeInstructions(g, context, parts);
  },
  composite: true,
};

interface MatchValue extends OfCards {
  readonly stat: string;
  readonly as: Target;
  readonly until?: string;
}

const matchValue: Word<'matchValue', MatchValue> = {
  verb: 'matchValue',
  meaning: 'Changes a value of the cards to match that of other cards, one after the other (11.8.6).',
  says: { as: 'the cards whose value they get' },
  members: ({ Target, knownTarget, words, until }) => ({
    stat: OneOf(words.modifiable),
    as: knownTarget,
    target: Target,
    until,
  }),
  *execute(g, context, said, cards) {
    const others = yield* g.rules.orderToRefer(g, context.player, fixedTargets(g, context, said.as));
    for (const other of others) for (const card of cards) g.rules.matchTo(g, context, said, card, other);
  },
};

export const WORDS_OF_ABILITIES = [
  ...[pay, useUp, chooseOnce, moreOrders, playOrder],
  ...[listed, timed, both, then, matchValue],
] as const;
