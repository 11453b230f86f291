/** Instructions with a lasting effect, most of which continuous abilities have too, and delayed instructions. */
import { Type } from '@sinclair/typebox';
import {
  type AbilityKind,
  type Amount,
  type By,
  type Condition,
  type Instruction,
  type Target,
  type Trigger,
} from '../../../../schemas/ability';
import { OneOf } from '../../../../schemas/common';
import { addEffect } from '../../changes';
import { demandsOfTargets } from '../../costs/demands';
import { withRecount } from '../../continuous/recounted';
import { copyOf } from '../../objects/object-tracking';
import { offerGain } from '../../events/gains';
import { performEffectChange } from '../../events/perform';
import { remembered } from '../../remember';
import { refTo, type Ability, type CardState, type Procedure } from '../../state';
import type { Modification } from '../../state/lasting';
import { type InstructionWord, type MemberSchemas } from '../definition';
import { addLasting, endsAtOnce, causeOf } from '../instructions';
import { amountOf } from '../../reading/select';
import type { CostAnalysis, Demand } from '../../costs/demand';
import { wordOf } from '../../reading/language';
import type { GrammarParts } from '../../reading/grammar-parts';
import type { LanguageGame } from '../rules';
import type { EffectContext } from '../../state/effect-context';

export interface Lasting {
  readonly target: Target;
  readonly until?: string;
  readonly orUntil?: Trigger;
}

export const lastingMembers = ({ Target, until, orUntil }: GrammarParts): MemberSchemas<Lasting> => ({
  target: Target,
  until,
  orUntil,
});

/** The part that all lasting instructions share. */
export const lastingWord = {
  *execute(
    game: LanguageGame,
    context: EffectContext,
    said: Instruction & Lasting,
    cards: readonly CardState[],
  ): Procedure {
    const { modification } = wordOf(game, said);
    const counted = modification!(said, (amount) => amountOf(game, context, amount));
    const does = withRecount(game, said as { by?: Amount; to?: Amount }, counted);
    const { until = context.defaultDuration } = said;
    const left = game.rules.eventOfGain
      ? yield* offerGain(game, cards, does, { cause: causeOf(context), until })
      : cards;
    yield* performEffectChange(game, () => addLasting(game, context, left, does, said));
  },
  demands: demandsOfShown,
  lasting: true,
} as const;

/** The cards only have to exist; nothing is taken from them. */
export function demandsOfShown(
  analysis: CostAnalysis,
  said: Instruction & { readonly target: Target },
): readonly Demand[] {
  return demandsOfTargets(analysis, said, 'show');
}

export interface Modify extends Lasting {
  readonly stat: string;
  readonly by?: Amount;
  readonly to?: Amount;
  readonly base?: boolean;
}

export const modify: InstructionWord<'modify', Modify> = {
  verb: 'modify',
  meaning:
    'Changes a value of cards: `by` increases or reduces it, `to` sets it. With `base` it replaces the printed value, and increases are added to it.',
  says: {
    by: 'an [amount](#amounts), negative to take away',
    to: 'an [amount](#amounts)',
    base: 'it is the base value that is set',
  },
  members(parts) {
    const stat = OneOf(parts.words.modifiable);
    const base = parts.words.bases ? Type.Optional(Type.Boolean()) : undefined;
    const [amount, who] = [parts.Amount, { ...lastingMembers(parts), orUntil: undefined }];
    return [
      { stat, by: amount, to: undefined, base: undefined, ...who },
      { stat, by: undefined, to: amount, base, ...who },
    ];
  },
  ...lastingWord,
  modification: (said, value) =>
    isCounted(said.by) || isCounted(said.to) ? changeOfValue(said, value) : fixedChange(said),
};

const isCounted = (amount: Amount | undefined): boolean => typeof amount === 'object';

const changeOfValue = ({ stat, by, to, base }: Modify, value: (amount: Amount) => number): Modification => ({
  kind: 'stat',
  stat,
  ...(by === undefined ? {} : { by: value(by) }),
  ...(to === undefined ? {} : { to: value(to) }),
  ...(base && { base: true }),
});

const fixedChange = remembered((said: Modify) => changeOfValue(said, (amount) => amount as number));

interface Forbid extends Lasting {
  readonly what: string;
  readonly by?: By;
  readonly uses?: number;
}

export const forbid: InstructionWord<'forbid', Forbid> = {
  verb: 'forbid',
  meaning: 'Forbids the cards [something](#prohibitions); with `by`, only if it has this cause.',
  says: {
    by: 'only if made to happen in this way',
    uses: 'how often: `1` for "skips the next"; left out: always',
  },
  members(parts) {
    const { prohibitions, countedProhibitions, causes } = parts.words;
    const by = causes ? Type.Optional(parts.by) : undefined;
    const ofCards = { what: OneOf(prohibitions), by, uses: undefined, ...lastingMembers(parts), orUntil: undefined };
    // A continuous ability is applied afresh each time, so it cannot count.
    if (!countedProhibitions || !parts.until) return ofCards;
    const uses = Type.Integer({ minimum: 1 });
    const next = { what: OneOf(countedProhibitions), by: undefined, uses, target: parts.playersTarget };
    return [ofCards, { ...next, until: parts.until, orUntil: undefined }];
  },
  ...lastingWord,
  modification: remembered(({ what, by, uses }): Modification => ({
    kind: 'forbid',
    what,
    ...(by && { by }),
    ...(uses && { uses }),
  })),
};

export interface Treat extends Lasting {
  readonly word: string;
  readonly become?: readonly string[];
  readonly lose?: readonly string[] | 'all';
  readonly add?: readonly string[];
  readonly original?: boolean;
}

export const treat: InstructionWord<'treat', Treat> = {
  verb: 'treat',
  meaning:
    'Changes words of a kind, e.g. names: `become` replaces them, `lose` takes some or all away, `add` adds others. With `original` they count as printed.',
  says: {
    word: 'which kind of words',
    become: 'these in place of all that it has',
    lose: 'not these, or none with `all`',
    add: 'also these',
    original: 'true: as if they were printed',
  },
  members(parts) {
    const some = Type.Array(Type.String(), { minItems: 1 });
    return {
      word: OneOf(parts.words.changedWords ?? []),
      become: Type.Optional(some),
      lose: Type.Optional(Type.Union([some, Type.Literal('all')])),
      add: Type.Optional(some),
      original: Type.Optional(Type.Boolean()),
      ...lastingMembers(parts),
      orUntil: undefined,
    };
  },
  needsOneOf: ['become', 'lose', 'add'],
  ...lastingWord,
  modification: remembered(({ word, become, lose, add, original }): Modification => ({
    kind: 'words',
    word,
    ...(become && { become }),
    ...(lose && { lose }),
    ...(add && { add }),
    ...(original && { original }),
  })),
};

export const gain: InstructionWord<'gain', Lasting & { readonly ability: unknown }> = {
  verb: 'gain',
  meaning: 'The cards gain an ability.',
  says: { ability: 'the ability' },
  members: (parts) => ({ ability: parts.ability, ...lastingMembers(parts) }),
  ...lastingWord,
  modification: remembered(({ ability }): Modification => ({ kind: 'gain', ability: ability as Ability })),
};

export interface Borne extends Lasting {
  readonly ability: unknown;
  /** How often it can trigger. Omitted: without limit. */
  readonly uses?: number;
}

export const trigger: InstructionWord<'trigger', Borne> = {
  verb: 'trigger',
  meaning:
    'The effect creates an automatic ability of its player, which triggers `uses` times at most (DBS 4-3-3, VG 11.8.13).',
  says: { ability: 'the ability', uses: 'how often at most; left out: as often as it happens' },
  members: (parts) => ({
    ability: parts.ability,
    uses: Type.Optional(Type.Integer({ minimum: 1 })),
    ...lastingMembers(parts),
  }),
  ...lastingWord,
  ofEffects: true,
  modification: remembered(({ ability, uses }): Modification => ({
    kind: 'trigger',
    ability: ability as Ability,
    ...(uses !== undefined && { uses }),
  })),
};

export interface Negate extends Lasting {
  readonly of?: AbilityKind;
  readonly original?: boolean;
}

export const negate: InstructionWord<'negate', Negate> = {
  verb: 'negate',
  meaning: "Makes the cards' printed abilities invalid, all of them or those `of` a kind, but not gained ones.",
  says: { original: 'true: only the printed ones, in a game in which earlier gains are otherwise lost too' },
  members: (parts) => ({
    of: parts.words.bases ? Type.Optional(parts.abilityKind) : undefined,
    original: parts.words.originals ? Type.Optional(Type.Boolean()) : undefined,
    ...lastingMembers(parts),
    orUntil: undefined,
  }),
  ...lastingWord,
  modification: remembered(({ of, original }): Modification => ({
    kind: 'negate',
    ...(of && { of }),
    ...(original && { original }),
  })),
};

export interface Require extends Lasting {
  readonly of?: AbilityKind;
  readonly cost?: Instruction[];
  readonly if?: Condition;
}

export const requirement: InstructionWord<'require', Require> = {
  verb: 'require',
  meaning: "Activating the cards' abilities costs more, or needs another condition.",
  says: { if: 'a condition that must also be met', cost: 'what must also be paid, after the printed cost' },
  members: (parts) => ({
    of: Type.Optional(parts.abilityKind),
    cost: Type.Optional(parts.steps),
    if: Type.Optional(parts.Condition),
    ...lastingMembers(parts),
    orUntil: undefined,
  }),
  needsOneOf: ['cost', 'if'],
  execute: lastingWord.execute,
  lasting: true,
  modification: remembered(({ of, cost, if: condition }): Modification => ({
    kind: 'require',
    ...(of && { of }),
    ...(cost && { cost }),
    ...(condition && { if: condition }),
  })),
};

export interface ChangeCost extends Lasting {
  readonly of?: AbilityKind;
  readonly become?: readonly Instruction[];
  readonly part?: string;
  readonly by?: number;
  readonly uses?: number;
}

export const changeCost: InstructionWord<'changeCost', ChangeCost> = {
  verb: 'changeCost',
  meaning:
    'Changes the printed costs of abilities of the cards, or of players: `become` replaces them or takes them away, or the number of a part changes. `uses` limits it to that many payments (VG 7.21, 7.28).',
  says: {
    become: 'the cost that replaces the printed one; an empty list: none',
    part: 'the verb of the part of the cost that changes',
    by: 'how much the number of that part changes',
    uses: 'for how many payments; left out: for all',
  },
  members(parts) {
    // A continuous ability is applied afresh each time, so it cannot count payments.
    const uses = parts.until && Type.Optional(Type.Integer({ minimum: 1 }));
    const who = { ...lastingMembers(parts), orUntil: undefined, of: Type.Optional(parts.abilityKind), uses };
    const instead = Type.Union([parts.steps, Type.Array(Type.Never(), { maxItems: 0 })]);
    return [
      { ...who, become: instead, part: undefined, by: undefined },
      { ...who, become: undefined, part: Type.String(), by: Type.Integer() },
    ];
  },
  ...lastingWord,
  modification: remembered(({ of, become, part, by, uses }): Modification => ({
    kind: 'cost',
    ...(of && { of }),
    ...(become && { become }),
    ...(part && { part, by: by! }),
    ...(uses && { uses }),
  })),
};

export interface Later {
  readonly at: string;
  readonly then: readonly Instruction[];
  readonly target?: Target;
}

export const later: InstructionWord<'later', Later> = {
  verb: 'later',
  meaning: 'Delays instructions. What was chosen is remembered.',
  says: { at: 'when', target: 'cards to be remembered, then `chosen`' },
  members: ({ words, steps, Target }) => ({
    at: OneOf(words.delays ?? []),
    then: steps,
    target: Type.Optional(Target),
  }),
  *execute(game, context, { at, then }, cards) {
    if (endsAtOnce(game, at)) return;
    const { player, source, number, results } = context;
    const ability: Ability = { type: 'later', effect: then };
    const bearer = refTo(game.card(source.id));
    const kept = { ...(number !== undefined && { number }), ...(results && { results: copyOf(results)! }) };
    const modification = { kind: 'later', at, ability, bearer, ...kept } as const;
    const targets = cards.map((card) => card.id);
    yield* performEffectChange(game, () =>
      addEffect(game, { player, source: source.id, targets, modification, until: at }),
    );
  },
  composite: true,
  delays: true,
};
