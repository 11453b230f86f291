/** Defines the types of a LEVEL.NEO game and the functions that all sections use. */
import type { Handle, PlayerId } from '../../schemas/common';
import type { LnAbility, LnCard } from '../../schemas/level-neo';
import { cardsIn, cardsInZones, type Game } from '../kernel/game';
import { sheetOf, type Ability, type CardState } from '../kernel/state';
import type { InGame, Lacking, IncompatibleEntriesOf, None, RulesWith } from '../kernel/procedures/types';
import type { packs } from './packs';
import type { sections } from './sections';

export interface LnFacts {
  /** Players whose Level Burst failed in the present battle. */
  readonly failedBursts: readonly PlayerId[];
  /** A support has been played in the present main phase. */
  readonly supportPlayed: boolean;
}

/** The rules that this game has for itself, section by section. */
type OwnRules = typeof sections;

type Shared = RulesWith<typeof packs>;

export type IncompatibleEntries = None<IncompatibleEntriesOf<OwnRules, Shared>, object>;
export type Lacks = None<Lacking<typeof packs, OwnRules>, object>;

/** The rule table has one entry for each decision of a clause. The kernel provides the rules that other games share. */
export interface LnRules extends InGame<Omit<Shared, keyof OwnRules>, LnGame>, OwnRules {}

export type LnGame = Game<LnRules, LnFacts>;

/** A misreading or a reading replaces some entries of the table. */
export type LnReplacement = (rules: LnRules) => Partial<LnRules>;

export { cardsIn };

export const definitionOf = (card: CardState): LnCard => sheetOf(card) as LnCard;
export const asLn = (ability: Ability): LnAbility => ability as LnAbility;

export const mainOf = (g: LnGame, player: PlayerId): CardState => g.top(player, 'main')!;

export const charactersOf = (g: LnGame, player: PlayerId): CardState[] => cardsInZones(g, player, OF_CHARACTERS);

const OF_CHARACTERS = ['main', 'support'];

/** Returns the card attacked, or the card that covered it. */
export const targetOf = (g: LnGame): Handle => g.state.battle!.targets[0]!;

/** 6-1: returns the card that was attacked first, if another card has covered it. */
export const coveredOf = (g: LnGame): Handle | null => g.state.battle?.guards.at(-1)?.target ?? null;

export const isMain = (card: CardState): boolean => card.zone === 'main';
export const isSupport = (card: CardState): boolean => card.zone === 'support';
export const isActive = (card: CardState): boolean => card.state === 'active';
