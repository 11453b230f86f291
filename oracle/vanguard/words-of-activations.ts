/** Instructions that give, take and activate abilities, and that add values of other cards (7.14, 7.15). */
import { Type } from '@sinclair/typebox';
import type { AbilityKind, Target } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { fixedTargets } from '../kernel/reading/select';
import { gain, negate, treat, type Negate, type Treat } from '../kernel/language/words/lasting';
import type { Activate } from './07-activations';
import type { Modification } from '../kernel/state/lasting';
import type { OfCards, Word } from './words';
import { modifyAndEmit } from './words-of-values';

const giving: Word<'gain', OfCards & { readonly ability: unknown }> = {
  ...(gain as unknown as Word<'gain', OfCards & { readonly ability: unknown }>),
  execute: (g, context, said, cards) => g.rules.giveAbility(g, context, said as never, cards),
};

const losing: Word<'negate', Negate> = {
  ...(negate as Word<'negate', Negate>),
  execute: (g, context, said, cards) => g.rules.loseAbilities(g, context, said, cards),
};

const treating: Word<'treat', Treat> = {
  ...(treat as Word<'treat', Treat>),
  execute: (g, context, said, cards) => g.rules.changeWords(g, context, said, cards),
};

interface GetValue extends OfCards {
  readonly stat: string;
  readonly of: Target;
  readonly until?: string;
}

const getValue: Word<'getValue', GetValue> = {
  verb: 'getValue',
  meaning: 'The cards get a value of other cards: it is added to their own (7.14.4).',
  says: { of: 'the cards whose value they get' },
  members: ({ Target, knownTarget, words, until }) => ({
    stat: OneOf(words.modifiable),
    of: knownTarget,
    target: Target,
    until,
  }),
  *execute(g, context, { stat, of, until, target }, cards) {
    const others = fixedTargets(g, context, of);
    for (const card of cards) {
      const by = g.rules.valueGotten(g, card, stat, others);
      yield* modifyAndEmit.execute!(g, context, { do: 'modify', stat, by, target, ...(until && { until }) }, [card]);
    }
  },
};

const GAINED: Modification = { kind: 'gain', ability: { type: 'cont', effect: [] } };

interface GetAbilities extends OfCards {
  readonly from: Target;
  readonly of?: AbilityKind;
  readonly until?: string;
}

const getAbilities: Word<'getAbilities', GetAbilities> = {
  verb: 'getAbilities',
  meaning:
    'The cards get the abilities and skill icons that other cards have at that moment; by a continuous ability, those that they have at any time (7.14.1).',
  says: { from: 'the cards whose abilities they get' },
  members: ({ Target, knownTarget, abilityKind, until }) => ({
    target: Target,
    from: knownTarget,
    of: Type.Optional(abilityKind),
    until,
  }),
  modification: () => GAINED,
  modificationsNow: (g, reader, { from, of }) => g.rules.abilitiesWhileThere(g, fixedTargets(g, reader, from), of),
  *execute(g, context, { from, of, until, target }, cards) {
    const said = { target, ...(until && { until }) };
    const { abilities, icons } = g.rules.abilitiesToGet(g, fixedTargets(g, context, from), of);
    for (const ability of abilities) yield* g.rules.giveAbility(g, context, { do: 'gain', ability, ...said }, cards);
    if (icons.length > 0)
      yield* g.rules.changeWords(g, context, { do: 'treat', word: 'icon', add: icons, ...said }, cards);
  },
};

const activate: Word<'activate', OfCards & Activate> = {
  verb: 'activate',
  meaning:
    'Activates abilities of the cards (7.15.1): a CONT applies whether or not its condition is met, an ACT is played, an AUTO stands by.',
  says: { of: 'which abilities; left out: all', times: 'how often an AUTO is played; left out: once' },
  members: ({ Target, abilityKind, until }) => ({
    target: Target,
    of: Type.Optional(abilityKind),
    times: Type.Optional(Type.Integer({ minimum: 1 })),
    until,
  }),
  *execute(g, context, said, cards) {
    for (const card of cards) yield* g.rules.activateAbilities(g, context, said, card);
  },
};

const activateTrigger: Word<'activateTrigger', OfCards> = {
  verb: 'activateTrigger',
  meaning: 'Activates the trigger effects of the cards, as a check does (7.15.1.5).',
  members: ({ Target }) => ({ target: Target }),
  execute: (g, context, _said, cards) => g.rules.activateTrigger(g, context, cards),
};

export const WORDS_OF_ACTIVATIONS = [
  giving,
  losing,
  treating,
  getValue,
  getAbilities,
  activate,
  activateTrigger,
] as const;
