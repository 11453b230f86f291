/** The types of Battle Spirits games, and readers of their cards that no rule changes. */
import type { Handle, PlayerId } from '../../schemas/common';
import type { BsAbility, BsCard, BsLevel, BsSideOfCard } from '../../schemas/battle-spirits';
import { cardsIn, type Game } from '../kernel/game';
import { ofPlayer } from '../kernel/objects/objects';
import type { InGame, IncompatibleEntriesOf, Lacking, None, RulesWith } from '../kernel/procedures/types';
import { sheetOf, type Ability, type CardState } from '../kernel/state';
import type { packs } from './packs';
import type { sections } from './sections';
import type { Counters } from '../kernel/changes/intended';
import type { AnyGame } from '../kernel/rules';

export interface BsFacts {
  /** True once the preparations are over. From then on players can lose. */
  readonly begun: boolean;
  /** The players to be asked whether they declare a Burst, since something has happened that Bursts name (FAQ-8-5). */
  readonly unasked: readonly PlayerId[];
  /** The Bursts that the effect in progress has set (FAQ-8-4). */
  readonly setNow: readonly Handle[];
  /** True where an effect has ended the Attack Step. */
  readonly attacksAreOver: boolean;
  /** The card that is being put onto another one by Advent, and that one, whose depletion is not judged (FAQ-9-1). */
  readonly adventing: { readonly card: Handle; readonly onto: Handle } | null;
}

/** The entries that the sections of the rulebook define. */
type OwnRules = typeof sections;

type Shared = RulesWith<typeof packs>;

export type IncompatibleEntries = None<IncompatibleEntriesOf<OwnRules, Shared>, object>;
export type Lacks = None<Lacking<typeof packs, OwnRules>, object>;

/** The rule table: one entry for each decision of a clause. Entries that games share come from the kernel. */
export interface BsRules extends InGame<Omit<Shared, keyof OwnRules>, BsGame>, OwnRules {}

export type BsGame = Game<BsRules, BsFacts>;

/** Returns the side of the card that is up. */
export const sideOf = (card: CardState): BsSideOfCard => sheetOf(card) as unknown as BsSideOfCard;
/** Returns the whole card, with both sides. */
export const definitionOf = (card: CardState): BsCard => card.definition as unknown as BsCard;
export const asBs = (ability: Ability): BsAbility => ability as BsAbility;

/** FAQ-11-5: what the text of the card says about its names and Families by rule. */
export const byRulesOf = ({ abilities = [] }: BsSideOfCard): readonly BsAbility[] =>
  abilities.filter(({ type }) => type === 'byRules');
/** Returns the families of the side, those that it has by rule included. */
export const familiesOf = (side: BsSideOfCard): readonly string[] => [
  ...(side.families ?? []),
  ...byRulesOf(side).flatMap(({ families = [] }) => families),
];

/** Returns the printed ability of this type. */
export const abilityOf = (card: CardState, type: BsAbility['type']): BsAbility | undefined =>
  sideOf(card).abilities?.find((one) => one.type === type);

const NO_LEVELS: readonly BsLevel[] = [];
/** Returns the printed levels of the side that is up, the lowest first. */
export const levelsOf = (card: CardState): readonly BsLevel[] => sideOf(card).levels ?? NO_LEVELS;

/** Returns the Cores on a card or in a pool, the Soul Core among them (6-2-5-2). */
export const coresOn = ({ counters }: CardState): number => countCores(counters);
export const countCores = ({ core = 0, soulCore = 0 }: Counters = {}): number => core + soulCore;

export const reserveOf = (g: AnyGame, player: PlayerId): CardState => ofPlayer(g, player, 'reserve');
export const lifeOf = (g: AnyGame, player: PlayerId): CardState => ofPlayer(g, player, 'life');
export const trashCoresOf = (g: AnyGame, player: PlayerId): CardState => ofPlayer(g, player, 'trashCores');
export const countOf = (g: AnyGame, player: PlayerId): CardState => ofPlayer(g, player, 'count');

export const onField = (g: AnyGame, player: PlayerId): CardState[] => cardsIn(g, player, 'field');
export const isRefreshed = ({ state }: CardState): boolean => state === 'refreshed';

/** The zones in which a card stays the same object, and does not leave the Field. */
export const OF_FIELD: readonly string[] = ['field', 'combined', 'sources'];
