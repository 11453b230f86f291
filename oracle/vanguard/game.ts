/** Cardfight!! Vanguard: what its games are made of. */
import type { Handle } from '../../schemas/common';
import type { VG_ICONS, VgCard } from '../../schemas/vanguard';
import { statOf } from '../kernel/continuous/values';
import { cardsIn, type Game } from '../kernel/game';
import type { InGame, Lacking, IncompatibleEntriesOf, None, RulesWith } from '../kernel/procedures/types';
import { sheetOf, type CardState } from '../kernel/state';
import type { packs } from './packs';
import type { sections } from './sections';

export interface VgFacts {
  /** The card of the damage check in progress, which lies in a trigger zone (13.7.1). */
  readonly damageCheck: Handle | null;
}

/** What the rulebook itself says, section by section. */
type OwnRules = typeof sections;

type Shared = RulesWith<typeof packs>;

export type IncompatibleEntries = None<IncompatibleEntriesOf<OwnRules, Shared>, object>;
export type Lacks = None<Lacking<typeof packs, OwnRules>, object>;

/** The rule table: one entry for each thing that a clause decides; what other games decide alike comes from the kernel. */
export interface VgRules extends InGame<Omit<Shared, keyof OwnRules>, VgGame>, OwnRules {}

export type VgGame = Game<VgRules, VgFacts>;

export { cardsIn };

export const definitionOf = (card: CardState): VgCard => sheetOf(card) as VgCard;
export const gradeOf = (g: VgGame, card: CardState): number => statOf(g, card, 'grade');
export const hasIcon = (card: CardState, icon: (typeof VG_ICONS)[number]): boolean =>
  definitionOf(card).icons?.includes(icon) ?? false;
