/** Dragon Ball Super Card Game: what its games are made of. */
import type { Handle, PlayerId } from '../../schemas/common';
import type { DbsAbility, DbsCard } from '../../schemas/dragon-ball-super';
import { cardsIn, cardsInZones, type Game } from '../kernel/game';
import type { InGame, Lacking, IncompatibleEntriesOf, None, RulesWith } from '../kernel/procedures/types';
import { RULE, byRule, sheetOf, type Ability, type CardState } from '../kernel/state';
import type { packs } from './packs';
import type { sections } from './sections';

export interface DbsFacts {
  /** 11-6-3: cards that are looked at, of which the text says nothing further. */
  readonly onlyLookedAt: readonly Handle[];
  /** The preparations are over: loss is judged. */
  readonly begun: boolean;
  /** 7-1-4: the attack in progress has been negated. */
  readonly attackNegated: boolean;
  /** 10-9-1: cards with [Revenge] that were KO-ed in the present battle, and who had them then. */
  readonly avengers: readonly { readonly card: Handle; readonly player: PlayerId }[];
}

/** What the rulebook itself says, section by section. */
type OwnRules = typeof sections;

type Shared = RulesWith<typeof packs>;

export type IncompatibleEntries = None<IncompatibleEntriesOf<OwnRules, Shared>, object>;
export type Lacks = None<Lacking<typeof packs, OwnRules>, object>;

/** The rule table: one entry for each thing that a clause decides; what other games decide alike comes from the kernel. */
export interface DbsRules extends InGame<Omit<Shared, keyof OwnRules>, DbsGame>, OwnRules {}

export type DbsGame = Game<DbsRules, DbsFacts>;

export { byRule, cardsIn, cardsInZones, RULE };

/** What is printed on the side of the card that is up (2-3-2-1-2). */
export const sideOf = (card: CardState): DbsCard => sheetOf(card) as DbsCard;
/** The whole card, with both sides. */
export const definitionOf = (card: CardState): DbsCard => card.definition as DbsCard;
export const asDbs = (ability: Ability): DbsAbility => ability as DbsAbility;

export const leaderOf = (g: DbsGame, player: PlayerId): CardState => g.top(player, 'leader')!;

/** The Leader Card and the Battle Cards of a player: what fights. */
export const fightersOf = (g: DbsGame, player: PlayerId): CardState[] =>
  cardsInZones(g, player, OF_FIGHTERS).filter(fights);

const OF_FIGHTERS: readonly string[] = ['leader', 'battle'];
const fights = (card: CardState): boolean => categoryOf(card) !== 'extra';

/** The card that is meant, where it lies in one of these areas. */
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
