/** The glossary: Open, Succession, Super Unleash and Soul Magic, which no chapter describes. */
import type { BsColor, BsSymbol } from '../../schemas/battle-spirits';
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { startLook } from '../kernel/changes/looks';
import { cardsIn } from '../kernel/game';
import { byRule, type CardState, type Procedure, type Refusal } from '../kernel/state';
import type { Use } from './06-using';
import { abilityOf, coresOn, levelsOf, sideOf, trashCoresOf, type BsGame } from './game';
import type { Section } from './packs';

export const glossary = {
  /** G-9: to both players. */
  open(g: BsGame, cards: readonly CardState[]): void {
    g.cite('G-9');
    for (const viewer of g.rules.viewersOfOpened(g))
      startLook(
        g,
        viewer,
        cards.map(({ id }) => id),
      );
  },

  viewersOfOpened(_g: BsGame): readonly PlayerId[] {
    return PLAYERS;
  },

  // --- Succession: G-5, G-18 ----------------------------------------------------------------------------------------

  /** G-5, by interpretation ("ex-symbols-of-a-card"): each EX symbol of a removed card serves one reduction symbol. */
  symbolsBySuccession(_g: BsGame, card: CardState): readonly (readonly BsSymbol[])[] {
    return sideOf(card).symbols.filter((kinds) => kinds.includes('ex'));
  },

  /** G-18: cards with EX symbols of the own Trash, for a card with Succession. */
  successionRefusal(g: BsGame, { player, card, removed = [] }: Use): Refusal | null {
    if (removed.length === 0) return null;
    if (!abilityOf(card, 'succession')) return { clause: 'G-18', reason: `"${card.id}" has no Succession` };
    const giving = g.rules.cardsForSuccession(g, player);
    const isGiven = removed.every((one, index) => giving.includes(one) && removed.indexOf(one) === index);
    return isGiven
      ? null
      : { clause: 'G-18', reason: `only cards with EX symbols in player ${player}'s Trash can be removed` };
  },

  cardsForSuccession(g: BsGame, player: PlayerId): readonly CardState[] {
    return cardsIn(g, player, 'trash').filter((card) => g.rules.symbolsBySuccession(g, card).length > 0);
  },

  *payBySuccession(g: BsGame, { player, removed = [] }: Use): Procedure {
    if (removed.length === 0) return;
    g.cite('G-5', 'G-18');
    yield* g.rules.leaves(g, removed, { manner: 'remove', to: { zone: 'removed', face: 'up' }, cause: byRule(player) });
  },

  // --- Super Unleash and Soul Magic ---------------------------------------------------------------------------------

  /** G-36: with the Soul Core on it, it has the Cores of level 2. */
  coresByUnleash(_g: BsGame, card: CardState): number {
    const isUnleashed = abilityOf(card, 'superUnleash') && (card.counters.soulCore ?? 0) > 0;
    return Math.max(coresOn(card), isUnleashed ? (levelsOf(card)[1]?.cores ?? 0) : 0);
  },

  /** G-41: exactly the Soul Core pays for it, while there is a symbol of its color. */
  isSoulMagic(g: BsGame, { player, card, moves }: Use): boolean {
    const ability = abilityOf(card, 'soulMagic');
    const [move, ...others] = moves;
    if (!ability || !move || others.length > 0 || move.to !== trashCoresOf(g, player).id) return false;
    const { core = 0, soulCore = 0 } = move.counters;
    return core === 0 && soulCore === 1 && g.rules.hasSymbolOf(g, player, ability.color!);
  },

  hasSymbolOf(g: BsGame, player: PlayerId, color: BsColor): boolean {
    return g.rules.symbolsOnField(g, player).some((kinds) => kinds.includes(color));
  },

  /** The payments that a player may make instead of the plain one, to be tried. */
  otherPayments(g: BsGame, use: Use): readonly Use[] {
    const { player, card } = use;
    const removed = abilityOf(card, 'succession') ? g.rules.cardsForSuccession(g, player) : [];
    return [
      ...(removed.length > 0 ? [{ ...use, removed }] : []),
      ...(abilityOf(card, 'soulMagic') ? g.rules.paidWithSoulCore(g, use) : []),
    ];
  },

  /** G-41 */
  paidWithSoulCore(g: BsGame, use: Use): readonly Use[] {
    const { player } = use;
    const holder = Object.entries(g.rules.mayPay(g, player)).find(([, { soulCore = 0 }]) => soulCore > 0)?.[0];
    if (holder === undefined) return [];
    const bySoulCore = { ...use, moves: [{ from: holder, to: trashCoresOf(g, player).id, counters: { soulCore: 1 } }] };
    return g.rules.isSoulMagic(g, bySoulCore) ? [bySoulCore] : [];
  },
} satisfies Section;
