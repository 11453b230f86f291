/** Battle Spirits: what its games are made of. */
import type { PlayerId } from '../../schemas/common';
import type { BsCard, BsLevel } from '../../schemas/battle-spirits';
import { cardsIn, type AnyGame, type Game } from '../kernel/game';
import { ofPlayer } from '../kernel/objects/objects';
import type { InGame, IncompatibleEntriesOf, Lacking, None, RulesWith } from '../kernel/procedures/types';
import { sheetOf, type CardState } from '../kernel/state';
import type { packs } from './packs';
import type { sections } from './sections';

/** What a game in progress knows besides cards, Cores, turns and battles. */
export type BsFacts = object;

/** What the rulebook itself says, section by section. */
type OwnRules = typeof sections;

type Shared = RulesWith<typeof packs>;

export type IncompatibleEntries = None<IncompatibleEntriesOf<OwnRules, Shared>, object>;
export type Lacks = None<Lacking<typeof packs, OwnRules>, object>;

/** The rule table: one entry for each thing that a clause decides; what other games decide alike comes from the kernel. */
export interface BsRules extends InGame<Omit<Shared, keyof OwnRules>, BsGame>, OwnRules {}

export type BsGame = Game<BsRules, BsFacts>;

export const definitionOf = (card: CardState): BsCard => sheetOf(card) as BsCard;

/** The Cores on a card or in a pool, the Soul Core among them (6-2-5-2). */
export const coresOn = ({ counters }: CardState): number =>
  Object.values(counters).reduce((sum, count) => sum + count, 0);

/** 6-2-3-1: the highest level for which there are Cores enough; undefined: not even the lowest. */
export const levelOf = (card: CardState): BsLevel | undefined =>
  definitionOf(card).levels.findLast(({ cores }) => cores <= coresOn(card));

/** The Cores that a card needs for its lowest level. */
export const lowestCores = (card: CardState): number => definitionOf(card).levels[0]!.cores;

export const reserveOf = (g: AnyGame, player: PlayerId): CardState => ofPlayer(g, player, 'reserve');
export const lifeOf = (g: AnyGame, player: PlayerId): CardState => ofPlayer(g, player, 'life');
export const trashCoresOf = (g: AnyGame, player: PlayerId): CardState => ofPlayer(g, player, 'trashCores');

export const spiritsOf = (g: AnyGame, player: PlayerId): CardState[] => cardsIn(g, player, 'field');
export const isRefreshed = ({ state }: CardState): boolean => state === 'refreshed';
