/** Declares the types of Sample Game. */
import type { SgCard } from '../../schemas/sample-game';
import type { Game } from '../kernel/game';
import type { InGame, Lacking, IncompatibleEntriesOf, None, RulesWith } from '../kernel/procedures/types';
import { sheetOf, type CardState } from '../kernel/state';
import type { packs } from './packs';
import type { sections } from './sections';

/** State of a game in progress besides cards, turns and battles. */
export type SgFacts = object;

/** The rules that the rulebook itself states, section by section. */
type OwnRules = typeof sections;

type Shared = RulesWith<typeof packs>;

export type IncompatibleEntries = None<IncompatibleEntriesOf<OwnRules, Shared>, object>;
export type Lacks = None<Lacking<typeof packs, OwnRules>, object>;

/** The rule table: one entry for each decision that a clause makes. Entries that games share come from the kernel. */
export interface SgRules extends InGame<Omit<Shared, keyof OwnRules>, SgGame>, OwnRules {}

export type SgGame = Game<SgRules, SgFacts>;

export const definitionOf = (card: CardState): SgCard => sheetOf(card) as SgCard;
