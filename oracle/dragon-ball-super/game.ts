/** The types of Dragon Ball Super games, and helpers for their cards. */
import type { Handle, PlayerId } from '../../schemas/common';
import type { DbsAbility, DbsCard } from '../../schemas/dragon-ball-super';
import { cardsIn, cardsInZones, type Game } from '../kernel/game';
import type { InGame, Lacking, IncompatibleEntriesOf, None, RulesWith } from '../kernel/procedures/types';
import { RULE, byRule, sheetOf, type Ability, type CardState } from '../kernel/state';
import type { packs } from './packs';
import type { sections } from './sections';

export interface DbsFacts {
  /** 11-6-3: the cards that were only looked at. */
  readonly onlyLookedAt: readonly Handle[];
  /** True once preparation is over. From then on players can lose. */
  readonly begun: boolean;
  /** 7-1-4 */
  readonly attackNegated: boolean;
  /** 10-9-1: the cards with [Revenge] that were KO-ed in this battle, each with its master at that time. */
  readonly avengers: readonly { readonly card: Handle; readonly player: PlayerId }[];
}

/** The entries that the sections of the rulebook define. */
type OwnRules = typeof sections;

type Shared = RulesWith<typeof packs>;

export type IncompatibleEntries = None<IncompatibleEntriesOf<OwnRules, Shared>, object>;
export type Lacks = None<Lacking<typeof packs, OwnRules>, object>;

/** The rule table: one entry for each decision of a clause. Entries that games share come from the kernel. */
export interface DbsRules extends InGame<Omit<Shared, keyof OwnRules>, DbsGame>, OwnRules {}

export type DbsGame = Game<DbsRules, DbsFacts>;

export { byRule, cardsIn, cardsInZones, RULE };

/** 2-3-2-1-2: returns the side of the card that is up. */
export const sideOf = (card: CardState): DbsCard => sheetOf(card) as DbsCard;
/** Returns the whole card, with both sides. */
export const definitionOf = (card: CardState): DbsCard => card.definition as DbsCard;
export const asDbs = (ability: Ability): DbsAbility => ability as DbsAbility;

export const leaderOf = (g: DbsGame, player: PlayerId): CardState => g.top(player, 'leader')!;

/** Returns the player's Leader Card and Battle Cards, which can fight. */
export const fightersOf = (g: DbsGame, player: PlayerId): CardState[] =>
  cardsInZones(g, player, OF_FIGHTERS).filter(fights);

const OF_FIGHTERS: readonly string[] = ['leader', 'battle'];
const fights = (card: CardState): boolean => categoryOf(card) !== 'extra';

/** Returns the card if it lies in one of these areas of the player. */
export const cardAmong = (
  g: DbsGame,
  player: PlayerId,
  zones: readonly string[],
  id: Handle | undefined,
): CardState | undefined =>
  id !== undefined && zones.some((zone) => g.zone(player, zone).includes(id)) ? g.card(id) : undefined;

export const lifeOf = (g: DbsGame, player: PlayerId): number => g.zone(player, 'life').length;

export const categoryOf = (card: CardState): string => card.definition.category;
export const isLeader = (card: CardState): boolean => card.zone === 'leader';
export const isBattleCard = (card: CardState): boolean => categoryOf(card) === 'battle';
export const isActive = (card: CardState): boolean => card.state === 'active';
