/** The names that a game uses in its texts, and the schemas of what its words are made of. */
import type { TSchema } from '@sinclair/typebox';
import type { PlayerFilter } from '../../../schemas/ability';

/** The names that a game uses, and the shared words that it has. */
export interface Vocabulary {
  readonly zones: readonly string[];
  readonly destinations: readonly string[];
  readonly states: readonly string[];
  /** Statuses of cards, kinds of places and their rows. Omitted: none. */
  readonly statuses?: readonly string[];
  readonly placeKinds?: readonly string[];
  readonly rows?: readonly string[];
  readonly categories: readonly string[];
  readonly phases: readonly string[];
  /** Values of a card that can be read. */
  readonly stats: readonly string[];
  /** Values of a card that an effect can change. */
  readonly modifiable: readonly string[];
  /** Values of a player that can be read. */
  readonly playerValues: readonly string[];
  readonly events: readonly string[];
  /** Events that a replacement can replace. */
  readonly replaceable: readonly string[];
  /** Members of triggers that nothing replaced has. */
  readonly notReplaced?: readonly string[];
  /** Those of them with an amount, which the text that replaces them reads as its number. Omitted: none. */
  readonly replacedAmounts?: readonly string[];
  /** Events that have a cause. Omitted: any. */
  readonly caused?: readonly string[];
  /** Events by which a card moves. Omitted: any. */
  readonly moving?: readonly string[];
  /** Maps an event to the only zones in which a card stands when it happens to that card. Omitted: any zone. */
  readonly happensIn?: Readonly<Record<string, readonly string[]>>;
  /** The zones in which an automatic ability works that names none. Omitted: not known. */
  readonly worksIn?: readonly string[];
  /** Maps a member of a card to the only categories that have it. */
  readonly fieldsOf?: Readonly<Record<string, readonly string[]>>;
  /** Events with a number, for which a text may require a minimum. Omitted: none. */
  readonly numbered?: readonly string[];
  /** Types of abilities that answer a card without an event; that card is their subject. */
  readonly answering?: readonly string[];
  /** The kinds of cards by which texts distinguish effects. Omitted: none. */
  readonly bearers?: readonly string[];
  /** Events that only trigger abilities; no other text refers to them. */
  readonly timings?: readonly string[];
  readonly durations: readonly string[];
  /** The moments until which instructions can be delayed. */
  readonly delays?: readonly string[];
  readonly prohibitions: readonly string[];
  /** Those of them that texts also say of players for so many times. Omitted: none. */
  readonly countedProhibitions?: readonly string[];
  /** What texts allow although the rules do not. Omitted: nothing. */
  readonly permissions?: readonly string[];
  /** The `$id` of the game's schema of a whole ability, which a card can gain. */
  readonly ability: string;
  /** Values of a card that an amount or a condition can read. Omitted: all that can be read. */
  readonly amounts?: readonly string[];
  /** Values whose sum a choice may limit. Omitted: none, and no choice asks for different names. */
  readonly totals?: readonly string[];
  /** true: a choice may also require a minimum sum. */
  readonly leastTotals?: boolean;
  /** What a choice may require to differ between its cards besides names. Omitted: nothing. */
  readonly differing?: readonly string[];
  /** true: a choice may be of as many cards as possible. */
  readonly asMany?: boolean;
  /** true: texts say "one or more", of choices and of what was done. */
  readonly oneOrMore?: boolean;
  /** true: a choice may be of cards that have a name in common. */
  readonly sameNames?: boolean;
  /** true: amounts may count how often something has happened in the turn. */
  readonly countsHistory?: boolean;
  /** true: the limits of a number that a player chooses may be counted. */
  readonly countedLimits?: boolean;
  /** true: chance may choose the cards. */
  readonly random?: boolean;
  /** true: a player may choose several of the parts that a text offers. */
  readonly severalModes?: boolean;
  /** The card-changing instructions that texts combine into one moment. Omitted: all. */
  readonly atOnce?: readonly string[];
  /** Kinds of words that cards can have in common. */
  readonly sharedWords?: readonly string[];
  /** Kinds of words that effects change. Omitted: none. */
  readonly changedWords?: readonly string[];
  /** The players whose cards and actions its texts refer to. Omitted: everybody. */
  readonly playerFilters?: readonly PlayerFilter[];
  /** true: texts refer to causes, and to where a card comes from and goes. */
  readonly causes?: boolean;
  /**
   * true: effects may set base values, negate some abilities of a card, let both players choose, and use a chosen
   * number.
   */
  readonly bases?: boolean;
  /** true: texts tell the original abilities of cards from all that they have. */
  readonly originals?: boolean;
  /** The verbs by which texts refer to how something happened. */
  readonly manners?: readonly string[];
  /** true: cards lie on cards, and texts can move the top card of such a stack alone. */
  readonly stacks?: boolean;
  /** What selects abilities of cards, and of causes. Omitted: their type, keyword, event or action. */
  readonly abilityKind?: TSchema;
  /** true: filters can ask for the card with the least or the greatest value among those that fit. */
  readonly extremes?: true;
  /** true: filters can be combined and can refer to what the effect has chosen. */
  readonly parts?: boolean;
}

/** The parts of the grammar from which words build their schemas. */
export interface GrammarParts {
  readonly words: Vocabulary;
  readonly Filter: TSchema;
  readonly Target: TSchema;
  readonly Amount: TSchema;
  readonly Condition: TSchema;
  readonly Trigger: TSchema;
  readonly ability: TSchema;
  readonly steps: TSchema;
  /** One or more instructions that can be carried out at one moment. */
  readonly stepsAtOnce: TSchema;
  /** Selects abilities of a card. */
  readonly abilityKind: TSchema;
  /** One player or everybody. */
  readonly playerFilter: TSchema;
  /** One player, since an instruction never applies to nobody in particular. */
  readonly onePlayer: TSchema;
  /** The players who can be named to choose cards. */
  readonly choosers: TSchema;
  /** Cards that need no choice. */
  readonly knownTarget: TSchema;
  /** Players instead of cards. */
  readonly playersTarget: TSchema;
  /** The cause of something. */
  readonly by: TSchema;
  readonly causeOfEvent: TSchema;
  /** The duration; undefined in a continuous ability, which lasts by itself. */
  readonly until: TSchema | undefined;
  readonly orUntil: TSchema | undefined;
  /** The minimum and maximum of a condition. */
  readonly limits: Readonly<Record<string, TSchema>>;
  /** Ranges for values of cards. */
  readonly ranges: TSchema;
  /** The events of a trigger, and the alternative triggers. */
  readonly events: readonly string[];
  readonly others: TSchema | undefined;
  /** Something that has happened or may happen. */
  readonly occurrence: TSchema;
}
