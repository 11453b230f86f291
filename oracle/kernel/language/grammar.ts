/** Builds the schema of one game's abilities from the definitions of its words. */
import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import { AbilityKind, AbilityOfCause, CAUSES, PLAYER_FILTERS } from '../../../schemas/ability';
import { Closed, OneOf, withOneOf } from '../../../schemas/common';
import type { PartMeaning, Says } from '../reading/forms';
import type { Vocabulary, GrammarParts } from '../reading/grammar-parts';
import type { AnyInstructionWord } from './definition';
import type { Words } from './language';

/** The meaning of members that all words share, in our own words. */
export const SHARED_MEMBERS: Says = {
  target: 'the cards that it applies to: a [target](#targets)',
  then: 'the [instructions](#instructions) to carry out',
  player: 'the player it applies to: `you` or `opponent`; left out: `you`',
  count: 'how many: an [amount](#amounts)',
  stat: 'the value of the card, such as its cost',
  state: '`active` or `rested`',
  face: 'whether it lies face up or face down',
  of: 'the abilities it applies to; left out: all',
  what: 'the [prohibition](#prohibitions)',
  until: 'the [duration](#durations)',
  orUntil: 'an earlier end: the next time that this [event](#timings-and-causes) happens',
  min: 'at least: a number, or an [amount](#amounts)',
  max: 'at most: a number, or an [amount](#amounts)',
  per: 'divides the number, rounded down',
  times: 'multiplies the number',
  plus: 'is added to the number; a negative one is subtracted: a number, or an [amount](#amounts)',
};

/** The meaning of the parts that are defined here. */
export const GRAMMAR_MEANINGS = {
  Filter: {
    meaning:
      'Selects cards: a card must fit every member that is given. Without `zone`, the filter selects among the cards in play.',
  },
  Trigger: { meaning: 'The event that the ability waits for. [Events](#events) lists their names.' },
  when: {
    meaning:
      'The event that an `instead` ability replaces. See [events that can be replaced](#events-that-can-be-replaced).',
  },
  by: {
    meaning: 'What made it happen: a rule, an effect, a cost or a battle.',
    says: {
      cause: '`rule`, `effect`, `battle` or `cost`',
      player: 'the player whose effect, cost or attack it is: `you` or `opponent`; left out: of any player',
      source: 'the card whose effect, cost or attack it is, wherever that card is now',
      ability: 'the ability of that card',
      manner: 'how it is done',
      self: 'this card does it',
      effectOf:
        'the category of the card whose effect it is; a [Trigger] does not count, since it is not the effect of a Character',
    },
  },
  stat: {
    meaning: "Ranges for the card's values. A card whose category has no such value does not fit.",
  },
} satisfies Record<string, PartMeaning>;

const some = (schema: TSchema): TSchema => Type.Array(schema, { minItems: 1 });

/** Drops the members that this game does not have. */
function having(members: Readonly<Record<string, TSchema | undefined>>): Record<string, TSchema> {
  return Object.fromEntries(
    Object.entries(members).filter((entry): entry is [string, TSchema] => entry[1] !== undefined),
  );
}

const membersOf = (
  words: readonly { member: string; schema(parts: GrammarParts): TSchema | undefined }[],
  parts: GrammarParts,
) => having(Object.fromEntries(words.map((word) => [word.member, word.schema(parts)])));

/** Returns a schema for every form of an instruction. */
function formsOf(
  { verb, members, needsOneOf }: AnyInstructionWord,
  parts: GrammarParts,
  replaced: Record<string, TSchema | undefined> = {},
): TObject[] {
  const forms = [members(parts)].flat() as Record<string, TSchema>[];
  const options = needsOneOf ? withOneOf(needsOneOf) : {};
  return forms.map((form) => Closed({ do: Type.Literal(verb), ...having({ ...form, ...replaced }) }, options));
}

/** Builds the parts that do not depend on the words of a game. */
function commonParts(words: Vocabulary): GrammarParts {
  const playerFilters = words.playerFilters ?? PLAYER_FILTERS;
  const limit = Type.Optional(words.bases ? Type.Union([Type.Integer(), Type.Ref('Amount')]) : Type.Integer());
  const limits = { min: limit, max: limit };
  const by = {
    cause: Type.Optional(OneOf(CAUSES)),
    player: Type.Optional(OneOf(playerFilters)),
    ...(words.manners && {
      ability: Type.Optional(words.abilityKind ?? AbilityOfCause),
      manner: Type.Optional(OneOf(words.manners)),
    }),
    source: Type.Optional(Type.Ref('Filter')),
    ...(words.bearers && { effectOf: Type.Optional(OneOf(words.bearers)) }),
  };
  const ranges = Object.fromEntries(words.stats.map((stat) => [stat, Type.Optional(Closed(limits))]));
  return {
    words,
    Filter: Type.Ref('Filter'),
    Target: Type.Ref('Target'),
    Amount: Type.Ref('Amount'),
    Condition: Type.Ref('Condition'),
    Trigger: Type.Ref('Trigger'),
    ability: Type.Ref(words.ability),
    steps: some(Type.Ref('Instruction')),
    stepsAtOnce: some(Type.Ref('Instruction')),
    abilityKind: words.abilityKind ?? AbilityKind,
    playerFilter: OneOf(playerFilters),
    onePlayer: OneOf(playerFilters.filter((one) => one !== 'any')),
    choosers: OneOf(words.bases ? ['opponent', 'each'] : playerFilters.filter((one) => one !== 'any')),
    knownTarget: Type.Ref('KnownTarget'),
    playersTarget: Closed({ players: OneOf(playerFilters) }, { $id: 'PlayersTarget', title: 'Target' }),
    by: Closed(by),
    causeOfEvent: Closed({ ...by, self: Type.Optional(Type.Boolean()) }),
    until: Type.Optional(OneOf(words.durations)),
    orUntil: undefined,
    limits,
    ranges: Closed(ranges),
    events: [],
    others: undefined,
    occurrence: Type.Ref('Occurrence'),
  };
}

/** Lists from which the grammar builds the words that a card can use, so none may be empty. */
const LISTS = [
  ...['zones', 'destinations', 'states', 'categories', 'phases', 'stats', 'modifiable', 'playerValues', 'events'],
  ...[
    'replaceable',
    'durations',
    'prohibitions',
    'amounts',
    'totals',
    'sharedWords',
    'delays',
    'whose',
    'manners',
    'numbered',
    'bearers',
  ],
] as (keyof Vocabulary)[];

/** @throws {Error} if a list is empty, or is missing and a word of the game needs it */
function demandLists(vocabulary: Vocabulary, { instructions }: Words): void {
  const empty = LISTS.find((list) => (vocabulary[list] as readonly string[] | undefined)?.length === 0);
  if (empty) throw new Error(`the vocabulary lists no ${empty}`);
  if (vocabulary.parts && !vocabulary.sharedWords)
    throw new Error('the filter "shares" needs sharedWords in the vocabulary');
  if (!vocabulary.delays && instructions.some(({ verb }) => verb === 'later'))
    throw new Error('the instruction "later" needs delays in the vocabulary');
}

/**
 * Returns each part of the language as a named schema.
 * @throws {Error} if the vocabulary lacks words that it needs
 */
export function grammarOf(vocabulary: Vocabulary, words: Words) {
  demandLists(vocabulary, words);
  const refs = commonParts(vocabulary);
  const Filter = Closed(membersOf([...words.filters, ...(words.ownFilters ?? [])], refs), { $id: 'Filter' });
  const withFilter: GrammarParts = { ...refs, Filter };
  const targets = targetsOf(words, withFilter);
  const withTargets: GrammarParts = { ...withFilter, Target: targets.all, knownTarget: targets.known };
  const Amount = amountOf(words, withTargets);
  const triggers = triggersOf(words, withTargets);
  const withAmount: GrammarParts = { ...withTargets, Amount, Trigger: triggers.Trigger };
  const Condition = Type.Union(
    words.conditions.flatMap(({ forms }) => forms(withAmount).map((form) => Closed(form))),
    { $id: 'Condition' },
  );
  const parts: GrammarParts = {
    ...withAmount,
    Condition,
    orUntil: vocabulary.causes ? Type.Optional(triggers.Occurrence) : undefined,
  };
  const { instructions } = words;
  const AtOnce = Type.Union(
    instructions
      .filter(({ verb, changes }) => changes && (vocabulary.atOnce?.includes(verb) ?? true))
      .flatMap((word) => formsOf(word, parts)),
    { $id: 'AtOnce', title: 'Instruction' },
  );
  const fixed: GrammarParts = { ...parts, Target: targets.fixed, until: undefined, orUntil: undefined };
  return {
    Filter,
    Condition,
    ...triggers,
    Instruction: Type.Union(
      instructions.flatMap((word) => formsOf(word, { ...parts, stepsAtOnce: some(AtOnce) })),
      { $id: 'Instruction' },
    ),
    /** What a continuous ability can do: it lasts by itself and asks nobody. */
    Continuous: Type.Union(
      instructions
        .filter(({ modification, ofEffects }) => modification && !ofEffects)
        .flatMap((word) => formsOf(word, fixed)),
      { $id: 'Continuous' },
    ),
    /** The schema of an effect in force: a lasting instruction without its target, with computed numbers. */
    inForce: (ability: TSchema, $id: string) =>
      Type.Union(
        instructions
          .filter(({ modification, modificationsNow, delays }) => (modification && !modificationsNow) || delays)
          .flatMap((word) => formsInForce(word, { ...parts, ability })),
        { $id },
      ),
    /**
     * The scope of such an effect if it applies to all cards that fit. References in the filter resolve in the schema
     * of the effects.
     */
    scopeInForce: (effect: TSchema) => Closed({ all: Filter, effect: Type.Optional(effect) }, { $id: 'ScopeInForce' }),
  };
}

function formsInForce(word: AnyInstructionWord, parts: GrammarParts): TObject[] {
  const lasts = { until: OneOf(parts.words.durations) };
  const settled = { ...parts, Amount: Type.Integer(), ...(!word.delays && lasts) };
  const number = word.delays ? Type.Optional(Type.Integer()) : undefined;
  return formsOf(word, settled, { target: undefined, number });
}

function targetsOf({ targets }: Words, parts: GrammarParts) {
  const form = (word: Words['targets'][number]) => Closed({ [word.member]: word.schema(parts) });
  return {
    all: Type.Union(targets.map(form), { $id: 'Target' }),
    known: Type.Union(targets.filter(({ cards, noCards }) => cards && !noCards).map(form), { $id: 'KnownTarget' }),
    fixed: Type.Union(targets.filter(({ always }) => always).map(form), { $id: 'FixedTarget', title: 'Target' }),
  };
}

function amountOf({ amounts }: Words, parts: GrammarParts): TSchema {
  const scale = {
    per: parts.words.bases ? Type.Optional(Type.Integer({ minimum: 1 })) : undefined,
    times: Type.Optional(Type.Integer()),
    plus: parts.limits.min,
  };
  const forms = amounts.flatMap((word) => word.forms(parts));
  return Type.Union([Type.Integer(), ...forms.map((form) => Closed(having({ ...form, ...scale })))], { $id: 'Amount' });
}

function triggersOf({ triggers }: Words, parts: GrammarParts) {
  const { causes, events, replaceable, notReplaced = [], timings = [] } = parts.words;
  const ofReplaced = triggers.filter(({ member }) => !notReplaced.includes(member));
  const others = (name: string) => (causes ? Type.Optional(some(Type.Ref(name))) : undefined);
  const of = (some: readonly string[], or: TSchema | undefined, options: object = {}) =>
    Closed(membersOf(triggers, { ...parts, events: some, others: or }), options);
  const happening = events.filter((event) => !timings.includes(event));
  return {
    Trigger: of(events, others('Trigger'), { $id: 'Trigger' }),
    /** Something that happens, as opposed to a moment at which abilities are looked for. */
    Occurrence: of(happening, others('Occurrence'), { $id: 'Occurrence', title: 'Trigger' }),
    /** What a replacement replaces: the same form, for events that can be replaced. */
    Replaced: Closed(membersOf(ofReplaced, { ...parts, events: [...replaceable], others: undefined })),
  };
}
