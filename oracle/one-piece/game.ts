/** Defines the types of a One Piece game and the functions that all sections use. */
import type { PlayerId } from '../../schemas/common';
import type { OpAbility, OpCard } from '../../schemas/one-piece';
import { cardsIn, cardsInZones, type Game } from '../kernel/game';
import type { InGame, Lacking, IncompatibleEntriesOf, None, RulesWith } from '../kernel/procedures/types';
import { RULE, byRule, sheetOf, type Ability, type CardState, type Definition } from '../kernel/state';
import type { packs } from './packs';
import type { sections } from './sections';

export interface OpFacts {
  /** Players whose Leader has taken damage at 0 Life. */
  readonly damagedAtZeroLife: readonly PlayerId[];
  /** The number of turns of each player that are over. */
  readonly turnsOver: Readonly<Record<PlayerId, number>>;
  /** True after the preparations, when rules begin to be processed. */
  readonly begun: boolean;
}

/** 7-1-2-1 */
export const isBlocked = (g: OpGame): boolean => (g.state.battle?.guards.length ?? 0) > 0;

/** The rules that this game has for itself, section by section. */
type OwnRules = typeof sections;

type Shared = RulesWith<typeof packs>;

export type IncompatibleEntries = None<IncompatibleEntriesOf<OwnRules, Shared>, object>;
export type Lacks = None<Lacking<typeof packs, OwnRules>, object>;

/** The rule table has one entry for each decision of a clause. The kernel provides the rules that other games share. */
export interface OpRules extends InGame<Omit<Shared, keyof OwnRules>, OpGame>, OwnRules {}

export type OpGame = Game<OpRules, OpFacts>;

export { byRule, cardsIn, cardsInZones, RULE };

export const definitionOf = (card: CardState): OpCard => sheetOf(card) as OpCard;
export const asOp = (ability: Ability): OpAbility => ability as OpAbility;
export const abilitiesPrintedOn = (definition: Definition): readonly OpAbility[] =>
  (definition.abilities ?? []) as readonly OpAbility[];

/** Returns undefined if the card has no such value. */
export const printedStat = (card: OpCard, stat: string): number | undefined =>
  card[(PRINTED_AS[stat] ?? stat) as 'power' | 'cost' | 'counter' | 'life'];

const PRINTED_AS: Readonly<Record<string, string>> = { basePower: 'power', baseCost: 'cost' };

export const leaderOf = (g: OpGame, player: PlayerId): CardState => g.top(player, 'leader')!;

export const charactersOf = (g: OpGame, player: PlayerId): CardState[] => cardsIn(g, player, 'character');

/** Only the Leader and the Characters of a player battle, and only they can be given DON!! cards. */
export const fightersOf = (g: OpGame, player: PlayerId): CardState[] => cardsInZones(g, player, OF_FIGHTERS);

const OF_FIGHTERS = ['leader', 'character'];

export function activeDon(g: OpGame, player: PlayerId): CardState[] {
  const active: CardState[] = [];
  for (const id of g.zone(player, 'cost')) {
    const card = g.card(id);
    if (isActive(card)) active.push(card);
  }
  return active;
}

export const lifeOf = (g: OpGame, player: PlayerId): number => g.zone(player, 'life').length;

/** A text in parentheses explains the abilities that the card has anyway (2-8-4-1, 2-8-4-2). */
export const hasNote = (card: CardState): boolean => definitionOf(card).text?.includes('(') ?? false;

export const isLeader = (card: CardState): boolean => card.zone === 'leader';
export const isCharacter = (card: CardState): boolean => card.zone === 'character';
export const isActive = (card: CardState): boolean => card.state === 'active';
export const categoryOf = (card: CardState): string => sheetOf(card).category;
