/** 11. Other: cards below other cards, sending to the Warp, gaining control. Loops (11-1), revealing and viewing (11-2, 11-6) are shared procedures. */
import type { PlayerId } from '../../schemas/common';
import { link, relocate } from '../kernel/changes';
import { linkedTo, linksOn } from '../kernel/links';
import { perform } from '../kernel/events/perform';
import type { CardState, CauseOf, Link, Procedure } from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';
import { cardsIn, RULE, type DbsGame } from './game';
import type { Section } from './packs';
import type { Destination, IntendedChange } from '../kernel/changes/intended';

export const other = {
  // --- 11-3 ---------------------------------------------------------------------------------------------------------

  stacks: { zone: 'under', kind: 'under' },

  /** Returns the cards under a card, uppermost first. */
  cardsUnder(g: DbsGame, card: CardState): CardState[] {
    return linkedTo(g, card, 'under');
  },

  /** 11-3-3 */
  liesUnder(g: DbsGame, card: CardState, tops: readonly CardState[]): boolean {
    g.consult('11-3-3');
    return tops.some((top) => g.rules.cardsUnder(g, top).includes(card));
  },

  /** 11-3-3 */
  hasUnder(g: DbsGame, card: CardState): boolean {
    return g.rules.cardsUnder(g, card).length > 0;
  },

  /** 11-3-5, 11-3-6: returns the changes of the cards under a card that moves. */
  alsoChanges(g: DbsGame, change: IntendedChange): readonly IntendedChange[] {
    if (!('to' in change)) return [];
    const { card, to } = change;
    return linksOn(g, card).flatMap((link) => g.rules.whenTopMoves(g, link, card, to) ?? []);
  },

  whenTopMoves(g: DbsGame, link: Link, top: CardState, to: Destination): IntendedChange | null {
    const under = g.card(link.card);
    g.cite('11-3-2', '11-3-5');
    return g.rules.staysTogether(g, top, to)
      ? g.rules.moveCardsUnder(g, under, top, to)
      : g.rules.underIsDropped(g, under);
  },

  /** 11-3-5: a stack stays together within its area, and between the Battle Area and the Combo Area. */
  staysTogether(g: DbsGame, top: CardState, to: Destination): boolean {
    const area = areaOf(g, to);
    return area === top.zone || (IN_BATTLE.includes(top.zone) && IN_BATTLE.includes(area));
  },

  /** 11-3-5: cards stay under a card that is used for a combo. */
  linkLasts(_g: DbsGame, { kind, host }: Link, leaver: CardState): boolean {
    return kind === 'under' && host === leaver.id && IN_BATTLE.includes(leaver.zone);
  },

  /** 11-3-5: the card goes to its owner's Drop Area, and its own [Auto]s do not trigger. */
  underIsDropped(g: DbsGame, under: CardState): IntendedChange {
    g.cite('11-3-5');
    const events = ['dropped'];
    return { card: under, to: g.rules.trashOf(g, under), events, cause: RULE, unnoticed: true };
  },

  /** 11-3-6: cards under a card move with it from one player's area to the other's. */
  moveCardsUnder(g: DbsGame, under: CardState, top: CardState, to: Destination): IntendedChange | null {
    if (to.player === undefined || to.player === under.side) return null;
    g.cite('11-3-6');
    return { card: under, to: { zone: 'under', player: to.player, host: top.id }, cause: RULE };
  },

  /** 11-3-4: places the cards one after the other, each with the cards under it (11-3-2). */
  *placeUnder(g: DbsGame, cards: readonly CardState[], host: CardState, cause: CauseOf): Procedure {
    for (const card of cards) {
      if (card === host || !g.rules.mayMove(g, card, cause, 'under')) continue;
      g.cite('11-3-4');
      const stack = [card, ...g.rules.cardsUnder(g, card)].map(({ id }) => id);
      const to: Destination = { zone: 'under', player: host.side, host: host.id };
      yield* perform(g, { card, to, events: g.rules.wordsOfPlacingUnder(g, card, host), cause });
      for (const id of stack) if (g.card(id).zone === 'under') g.rules.layUnder(g, g.card(id), host);
    }
  },

  /** 11-3-4: the card goes to the very bottom. */
  layUnder(g: DbsGame, { id, state }: CardState, host: CardState): void {
    const last = g.zone(host.side, 'under').length;
    relocate(g, id, { zone: 'under', side: host.side, index: last, state });
    link(g, 'under', id, host.id);
  },

  /** 11-3-1: a card that is placed under a card in its own area has not left. */
  wordsOfPlacingUnder(g: DbsGame, card: CardState, host: CardState): readonly string[] {
    return g.rules.moveWords(g, card, { zone: host.zone === card.zone ? host.zone : 'under' });
  },

  /** 9-4-2, 10-5-4, 10-13-4-4-1: only effects that add to power or subtract from it pass to the card on top. */
  passesToHeir(g: DbsGame, { modification }: ContinuousEffect): boolean {
    if (modification.kind !== 'stat' || modification.stat !== 'power') return false;
    return modification.by !== undefined || g.rules.setPowerPassesOn;
  },

  /**
   * Interpretation of 9-4-2, 10-5-4: effects that set power do not pass on, although 10-5-4 speaks of any effect on
   * power.
   */
  setPowerPassesOn: false as boolean,

  /** Interpretation of 11-3-7: the uncovered card also takes the role of the top card in its battle. */
  uncoveredTakesRoles: true as boolean,

  // --- 11-4 ---------------------------------------------------------------------------------------------------------

  *warp(g: DbsGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    const to = { zone: 'warp' };
    const events = (card: CardState) => g.rules.moveWords(g, card, to);
    yield* g.rules.executeMoves(
      g,
      cards.map((card) => ({ card, to, events: events(card), cause })),
    );
  },

  /** 11-4-1, 3-10-2: a card goes to its owner's Warp, face up and on top. */
  ledToWarp(g: DbsGame, move: IntendedChange & { readonly to: Destination }): IntendedChange {
    if (move.to.zone !== 'warp') return move;
    g.cite('11-4-1', '3-10-2');
    return { ...move, to: { ...move.to, player: g.rules.ownerOf(g, move.card), face: 'up' } };
  },

  // --- 11-5 ---------------------------------------------------------------------------------------------------------

  /** 11-5-1, 11-5-1-1: the card keeps its position. */
  *gainControl(g: DbsGame, player: PlayerId, cards: readonly CardState[], cause: CauseOf): Procedure {
    const movable = cards.filter((card) => card.side !== player && g.rules.mayMove(g, card, cause, card.zone));
    const gained = g.rules.canHave(g, player, movable);
    if (movable.some((card) => g.rules.isFieldCard(g, card))) g.consult('3-6-6');
    if (gained.length === 0) return;
    g.cite('4-3-2', '11-5-1-1', '11-5-1');
    const events = g.rules.wordsOfControl;
    yield* perform(g, ...gained.map((card) => ({ card, to: g.rules.underControl(g, player, card), events, cause })));
  },

  /** Interpretation of 3-6-3: a card that comes from the other Battle Area has been played before, and is not again. */
  wordsOfControl: [] as readonly string[],

  /** Interpretation of 3-6-6, 1-3-2: a player does not gain control of a second [Field] card. */
  canHave(g: DbsGame, player: PlayerId, cards: readonly CardState[]): readonly CardState[] {
    const fields = [...cardsIn(g, player, 'battle'), ...cards].filter((card) => g.rules.isFieldCard(g, card));
    return cards.filter((card) => !fields.slice(1).includes(card));
  },

  /** 11-5-1, 11-5-1-1: the card goes to the same area of the other player, in the same position. */
  underControl(_g: DbsGame, player: PlayerId, { zone, state }: CardState): Destination {
    return { zone, player, state };
  },
} satisfies Section;

const IN_BATTLE: readonly string[] = ['battle', 'combo'];

/** 11-3-1: a card under another is in the area of that card. */
export const areaOf = (g: DbsGame, { zone, host }: Destination): string =>
  zone === 'under' && host !== undefined ? g.card(host).zone : zone;
