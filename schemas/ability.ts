/**
 * The ability language: what a card's text means, as data. Every game shares the grammar below and
 * fills in its own words (zones, stats, events, durations, extra instructions). docs/abilities.md describes each form.
 */
import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { Closed, OneOf } from './common';

/** The words that a game puts into the shared grammar. */
export interface AbilityWords {
  zones: readonly string[];
  /** Zones into which an effect may move cards. */
  destinations: readonly string[];
  states: readonly string[];
  categories: readonly string[];
  phases: readonly string[];
  /** Values of a card that can be read. */
  stats: readonly string[];
  /** Values of a card that an effect can change. */
  modifiable: readonly string[];
  /** Values of a player that can be read. */
  playerValues: readonly string[];
  events: readonly string[];
  /** Events that a replacement can put something else in the place of. */
  replaceable: readonly string[];
  durations: readonly string[];
  prohibitions: readonly string[];
  /** The `$id` of the game's schema of a whole ability: what a card can gain. */
  ability: string;
  /** Values of a card that an amount or a condition can be; left out: all that can be read. */
  amounts?: readonly string[];
  /** Values that a choice may limit for all its cards together; left out: none, nor are cards asked for by different names. */
  totals?: readonly string[];
  /** Whose cards and actions its texts speak of; left out: those of everybody. */
  whose?: readonly Whose[];
  /** Members that only this game's filters have. */
  filter?: Record<string, TSchema>;
  /** true: it matters what makes something happen, and where a card comes from and goes to. */
  causes?: boolean;
  /** true: effects may set base values, take a part of the abilities away, let both players choose, and use a number chosen. */
  bases?: boolean;
  /** Instructions that only this game has. */
  instructions?: (parts: GrammarParts) => readonly TSchema[];
  /** What only this game's continuous abilities and lasting effects do; `who`: their targets and durations. */
  lasting?: (parts: GrammarParts, who: Record<string, TSchema>) => readonly TSchema[];
}

/** The parts of the grammar of which a game makes its own instructions. */
export interface GrammarParts {
  readonly Filter: TSchema;
  readonly Target: TSchema;
  readonly Amount: TSchema;
  readonly Condition: TSchema;
  /** One or more instructions. */
  readonly steps: TSchema;
  readonly player: { player: TSchema };
  readonly until: TSchema;
  instruction(name: string, members: Record<string, TSchema>): TSchema;
}

/** Whose: of the ability's player, the opponent, the turn player, or anybody. */
const WHOSE = ['you', 'opponent', 'turnPlayer', 'any'] as const;
export const Whose = OneOf(WHOSE);
export type Whose = Static<typeof Whose>;

const CAUSES = ['rule', 'effect', 'battle', 'cost'] as const;
export type Cause = (typeof CAUSES)[number];

/** What made something happen, whose it was, and of which card. */
const byOf = (whose: TSchema) => ({
  cause: Type.Optional(OneOf(CAUSES)),
  player: Type.Optional(whose),
  source: Type.Optional(Type.Ref('Filter')),
});
export interface By {
  cause?: Cause;
  player?: Whose;
  /** the card that does it, or whose effect does it, wherever it is by now */
  source?: CardFilter;
  /** true: it is this card, or its effect, that does it */
  self?: boolean;
}

/** Which abilities of a card: by type, by keyword, or by the event on which they trigger; or what is done with it by the rules. */
export const AbilityKind = Closed({
  type: Type.Optional(Type.String()),
  keyword: Type.Optional(Type.String()),
  event: Type.Optional(Type.String()),
  action: Type.Optional(Type.Literal('attack')),
});
export type AbilityKind = Static<typeof AbilityKind>;

const range = { min: Type.Optional(Type.Integer()), max: Type.Optional(Type.Integer()) };

/** Which cards: all members given must hold. */
export interface CardFilter {
  player?: Whose;
  zone?: string[];
  category?: string;
  state?: string;
  face?: 'up' | 'down';
  name?: string;
  nameContains?: string;
  number?: string;
  /** true: not the card that bears the ability; false: that card alone */
  other?: boolean;
  /** true: the card takes part in the present battle */
  inBattle?: boolean;
  /** true: the player of the effect is looking at the card */
  looked?: boolean;
  /** true: the effect has chosen it; false: it has not */
  chosen?: boolean;
  /** only so many cards from the top of each zone, or with the other from its ends */
  top?: number;
  bottom?: number;
  /** at least one of these */
  any?: CardFilter[];
  not?: CardFilter;
  /** it has a word of this kind in common with one of the cards */
  shares?: { word: SharedWord; with: Target };
  /** Fixed limits, or counted ones. */
  stat?: Record<string, Range>;
  /** Members of one game's filters. */
  type?: string;
  typeContains?: string;
  attribute?: string;
  color?: string;
  multicolor?: boolean;
  noBaseEffect?: boolean;
  has?: string;
  playedThisTurn?: boolean;
}

/** Kinds of words by which cards are alike. */
export const SHARED_WORDS = ['name', 'color', 'type', 'attribute'] as const;
export type SharedWord = (typeof SHARED_WORDS)[number];

/** Cards that a player is to choose while an effect is carried out. */
export interface CardsToChoose {
  from: CardFilter;
  count: Amount;
  upTo?: boolean;
  by?: Whose | 'each';
  /** No two of them may have a name in common. */
  differentNames?: boolean;
  /** The most that a value of all of them may be together. */
  total?: { stat: string; max: number };
}

/** Which cards an instruction is about. */
export type Target =
  { self: true } | { subject: true } | { chosen: true } | { all: CardFilter } | { choose: CardsToChoose };

/** A number, fixed or counted when it is needed. */
export type Amount =
  | number
  | ({ count: CardFilter } & Scale)
  | ({ value: string; of: Target | Whose } & Scale)
  | ({ number: 'chosen' } & Scale);

interface Scale {
  per?: number;
  times?: number;
  plus?: Amount;
}

export interface Range {
  min?: Amount;
  max?: Amount;
}

export type Condition =
  | ({ count: CardFilter } & Range)
  | ({ value: string; of: Target | Whose } & Range)
  | ({ happened: Trigger } & Range)
  | { turn: Whose }
  | { phase: string }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** What must happen for an automatic ability to trigger. */
export interface Trigger {
  event: string;
  /** which card it must happen to; left out: this card */
  subject?: 'self' | 'any' | CardFilter;
  player?: Whose;
  by?: By;
  /** zones from which a card comes */
  from?: string[];
  /** zones to which a card goes */
  to?: string[];
  /** other events that set it off as well */
  or?: Trigger[];
}

export type Instruction =
  | { do: 'modify'; stat: string; by?: Amount; to?: Amount; base?: boolean; target: Target; until?: string }
  | { do: 'draw'; count: Amount; player?: Whose }
  | { do: 'discard'; count: Amount; player?: Whose; by?: Whose }
  | { do: 'mill'; count: Amount; player?: Whose }
  | { do: 'move'; target: Target; to: string; place?: 'top' | 'bottom'; face?: 'up' | 'down'; state?: string }
  | { do: 'setState'; target: Target; state: string }
  | { do: 'turn'; target: Target; face: 'up' | 'down' }
  | { do: 'levelUp'; count: Amount; player?: Whose }
  | { do: 'levelDown'; count: Amount; player?: Whose }
  | { do: 'forbid'; what: string; by?: By; target: Target; until?: string }
  | { do: 'gain'; ability: unknown; target: Target; until?: string; orUntil?: Trigger }
  | { do: 'negate'; of?: AbilityKind; target: Target; until?: string }
  | { do: 'require'; of?: AbilityKind; cost?: Instruction[]; if?: Condition; target: Target; until?: string }
  | { do: 'later'; at: string; then: Instruction[]; target?: Target }
  | { do: 'ifYouDo'; first: Instruction[]; then: Instruction[] }
  | { do: 'together'; parts: Instruction[] }
  | { do: 'each'; then: Instruction[] }
  | { do: 'chooseNumber'; min?: number; max?: number; then: Instruction[] }
  | { do: 'ko'; target: Target }
  | { do: 'play'; target: Target; state?: string }
  | { do: 'activateEffect'; of: 'main' | 'counter' | 'onPlay' | 'onKo'; target: Target }
  | { do: 'swap'; stat: string; target: Target; until?: string }
  | { do: 'giveDon'; count: Amount; target: Target; from?: 'given'; state?: string; player?: Whose }
  | { do: 'addDon'; count: Amount; state?: string; player?: Whose }
  | { do: 'returnDon'; count: Amount; player?: Whose }
  | { do: 'restDon'; count: Amount }
  | { do: 'damage'; count: Amount; player?: Whose }
  | { do: 'setPowerToZero'; target: Target; until?: string }
  | { do: 'redirect'; target: Target }
  | { do: 'drawUpTo'; count: Amount }
  | { do: 'extraTurn' }
  | { do: 'look'; zone: string; count: Amount; player?: Whose; of?: Whose }
  | { do: 'reveal'; target: Target }
  | { do: 'search'; from: CardFilter; count: number; to: string }
  | { do: 'shuffle'; player?: Whose }
  | { do: 'may'; then: Instruction[] }
  | { do: 'if'; condition: Condition; then: Instruction[]; else?: Instruction[] }
  | { do: 'chooseOne'; modes: Instruction[][]; by?: Whose }
  | { do: 'repeat'; times: Amount; then: Instruction[] }
  | { do: 'winGame'; player?: Whose }
  | { do: 'loseGame'; player?: Whose }
  | { do: 'concede'; player?: Whose };

const zonesOf = ({ zones }: AbilityWords) => Type.Optional(Type.Array(OneOf(zones), { minItems: 1 }));

/** Builds the schema of one game's cards' abilities from its words. */
export function abilityGrammar(words: AbilityWords) {
  const Whose = OneOf(words.whose ?? WHOSE);
  const By = Closed(byOf(Whose));
  const CauseOfEvent = Closed({ ...byOf(Whose), self: Type.Optional(Type.Boolean()) });
  const limit = Type.Optional(Type.Union([Type.Integer(), Type.Ref('Amount')]));
  const limits = words.bases ? { min: limit, max: limit } : range;
  const Filter = Closed(
    {
      player: Type.Optional(Whose),
      zone: Type.Optional(Type.Array(OneOf(words.zones), { minItems: 1 })),
      category: Type.Optional(OneOf(words.categories)),
      state: Type.Optional(OneOf(words.states)),
      face: Type.Optional(OneOf(['up', 'down'])),
      name: Type.Optional(Type.String()),
      nameContains: Type.Optional(Type.String()),
      number: Type.Optional(Type.String()),
      other: Type.Optional(Type.Boolean()),
      inBattle: Type.Optional(Type.Boolean()),
      looked: Type.Optional(Type.Boolean()),
      ...words.filter,
      stat: Type.Optional(
        Type.Partial(
          Type.Object(Object.fromEntries(words.stats.map((stat) => [stat, Closed(limits)])), {
            additionalProperties: false,
          }),
        ),
      ),
    },
    { $id: 'Filter' },
  );
  const fixed = [Closed({ self: Type.Literal(true) }), Closed({ all: Filter })];
  const known = [...fixed, Closed({ subject: Type.Literal(true) }), Closed({ chosen: Type.Literal(true) })];
  const TargetSchema: TSchema = Type.Union(
    [
      ...known,
      Closed({
        choose: Closed({
          from: Filter,
          count: words.bases
            ? Type.Union([Type.Integer({ minimum: 1 }), Type.Ref('Amount')])
            : Type.Integer({ minimum: 1 }),
          upTo: Type.Optional(Type.Boolean()),
          by: Type.Optional(OneOf(words.bases ? ['opponent', 'each'] : WHOSE)),
          ...(words.totals && {
            differentNames: Type.Optional(Type.Literal(true)),
            total: Type.Optional(Closed({ stat: OneOf(words.totals), max: Type.Integer() })),
          }),
        }),
      }),
    ],
    { $id: 'Target' },
  );
  const ofCards = { value: OneOf(words.amounts ?? words.stats), of: Type.Union(known, { $id: 'KnownTarget' }) };
  const ofPlayer = { value: OneOf(words.playerValues), of: Whose };
  const scaled = {
    ...(words.bases && { per: Type.Optional(Type.Integer({ minimum: 1 })) }),
    times: Type.Optional(Type.Integer()),
    plus: words.bases ? limit : Type.Optional(Type.Integer()),
  };
  const AmountSchema = Type.Union(
    [
      Type.Integer(),
      Closed({ count: Filter, ...scaled }),
      Closed({ ...ofCards, ...scaled }),
      Closed({ ...ofPlayer, ...scaled }),
      ...(words.bases ? [Closed({ number: Type.Literal('chosen'), ...scaled })] : []),
    ],
    { $id: 'Amount' },
  );
  const ConditionSchema = Type.Recursive(
    (Self) =>
      Type.Union([
        Closed({ count: Filter, ...limits }),
        Closed({ ...ofCards, ...limits }),
        Closed({ ...ofPlayer, ...limits }),
        ...(words.causes ? [Closed({ happened: Type.Ref('Trigger'), ...limits })] : []),
        Closed({ turn: Whose }),
        Closed({ phase: OneOf(words.phases) }),
        Closed({ all: Type.Array(Self) }),
        Closed({ any: Type.Array(Self) }),
        Closed({ not: Self }),
      ]),
    { $id: 'Condition' },
  );
  const eventOf = (events: readonly string[]) => ({
    event: OneOf(events),
    subject: Type.Optional(Type.Union([OneOf(['self', 'any']), Filter])),
    player: Type.Optional(Whose),
    ...(words.causes && { by: Type.Optional(CauseOfEvent), from: zonesOf(words), to: zonesOf(words) }),
  });
  const others = { or: Type.Optional(Type.Array(Type.Ref('Trigger'), { minItems: 1 })) };
  const TriggerSchema = Closed({ ...eventOf(words.events), ...(words.causes && others) }, { $id: 'Trigger' });
  const until = Type.Optional(OneOf(words.durations));
  const player = { player: Type.Optional(Whose) };
  const instruction = <T extends Record<string, TSchema>>(name: string, members: T) =>
    Closed({ do: Type.Literal(name), ...members });
  const partsOf = (steps: TSchema): GrammarParts => ({
    Filter,
    Target: TargetSchema,
    Amount: AmountSchema,
    Condition: ConditionSchema,
    steps,
    player,
    until,
    instruction,
  });
  const lasting = (who: Record<string, TSchema>, steps: TSchema) => {
    const stat = { stat: OneOf(words.modifiable) };
    return [
      instruction('modify', { ...stat, by: AmountSchema, ...who }),
      instruction('modify', {
        ...stat,
        to: AmountSchema,
        ...(words.bases && { base: Type.Optional(Type.Boolean()) }),
        ...who,
      }),
      instruction('forbid', {
        what: OneOf(words.prohibitions),
        ...(words.causes && { by: Type.Optional(By) }),
        ...who,
      }),
      instruction('gain', {
        ability: Type.Ref(words.ability),
        ...who,
        ...(words.causes && who.until && { orUntil: Type.Optional(TriggerSchema) }),
      }),
      instruction('negate', { ...(words.bases && { of: Type.Optional(AbilityKind) }), ...who }),
      ...(words.lasting?.(partsOf(steps), who) ?? []),
    ];
  };
  const InstructionSchema = Type.Recursive(
    (Self) => {
      const steps = Type.Array(Self, { minItems: 1 });
      return Type.Union([
        ...lasting({ target: TargetSchema, until }, steps),
        instruction('draw', { count: AmountSchema, ...player }),
        instruction('discard', { count: AmountSchema, ...player, by: Type.Optional(Whose) }),
        instruction('mill', { count: AmountSchema, ...player }),
        instruction('move', {
          target: TargetSchema,
          to: OneOf(words.destinations),
          place: Type.Optional(OneOf(['top', 'bottom'])),
          face: Type.Optional(OneOf(['up', 'down'])),
          state: Type.Optional(OneOf(words.states)),
        }),
        instruction('setState', { target: TargetSchema, state: OneOf(words.states) }),
        instruction('turn', { target: TargetSchema, face: OneOf(['up', 'down']) }),
        instruction('look', { zone: OneOf(words.zones), count: AmountSchema, ...player, of: Type.Optional(Whose) }),
        instruction('reveal', { target: TargetSchema }),
        instruction('search', { from: Filter, count: Type.Integer({ minimum: 1 }), to: OneOf(words.destinations) }),
        instruction('shuffle', player),
        instruction('may', { then: steps }),
        instruction('if', { condition: ConditionSchema, then: steps, else: Type.Optional(steps) }),
        instruction('chooseOne', { modes: Type.Array(steps, { minItems: 2 }), by: Type.Optional(Whose) }),
        instruction('repeat', { times: AmountSchema, then: steps }),
        instruction('winGame', player),
        instruction('loseGame', player),
        ...(words.instructions?.(partsOf(steps)) ?? []),
      ]);
    },
    { $id: 'Instruction' },
  );
  return {
    Filter,
    Target: TargetSchema,
    Amount: AmountSchema,
    Condition: ConditionSchema,
    Trigger: TriggerSchema,
    /** What a replacement is about: the same form, of events that can be replaced. */
    Replaced: Closed(eventOf(words.replaceable)),
    Instruction: InstructionSchema,
    /** What a continuous ability does: it lasts by itself, and nobody is asked. */
    Continuous: Type.Union(
      lasting(
        { target: Type.Union(fixed, { $id: 'FixedTarget' }) },
        Type.Array(Type.Ref('Instruction'), { minItems: 1 }),
      ),
      { $id: 'Continuous' },
    ),
  };
}
