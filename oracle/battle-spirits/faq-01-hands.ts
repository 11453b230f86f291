/** 4-5-1, FAQ-1-12. Cards that come to a Hand: draws, and what counts as an increase of the Hand. */
import type { PlayerId } from '../../schemas/common';
import { emitCardEvent } from '../kernel/changes';
import { isForbiddenToPlayer } from '../kernel/continuous/prohibitions';
import { perform } from '../kernel/events/perform';
import { cardsIn, playersInTurnOrder } from '../kernel/game';
import type { CardState, CauseOf, JournalEvent, Procedure } from '../kernel/state';
import type { BsGame } from './game';
import type { Section } from './packs';

export const hands = {
  mayDraw(g: BsGame, player: PlayerId, cause?: CauseOf): boolean {
    return !g.rules.drawIsForbidden(g, player, cause) && g.rules.handMayIncrease(g, player, cause);
  },

  drawIsForbidden(g: BsGame, player: PlayerId, cause?: CauseOf): boolean {
    return isForbiddenToPlayer(g, player, 'draw', cause);
  },

  /** 4-5-1: all of them at one moment; FAQ-11-4: where none can be drawn, the text goes on nevertheless. */
  draw(g: BsGame, player: PlayerId, count: number, cause?: CauseOf): Procedure {
    if (g.rules.drawIsForbidden(g, player, cause)) g.cite('FAQ-11-4');
    g.rules.citeIncrease(g, player, cause);
    const cards = g.rules.mayDraw(g, player, cause) ? cardsIn(g, player, 'deck').slice(0, Math.max(0, count)) : [];
    if (cards.length > 0) g.rules.citeDraw(g, cause);
    const to = { zone: 'hand', player };
    return perform(g, ...cards.map((card) => ({ card, to, events: 'drew', cause })));
  },

  /** 4-5-1 is about the Draw Step, where no effect draws. */
  citeDraw(g: BsGame, cause: CauseOf | undefined): void {
    g.citePoint('draw');
    if (cause === undefined) g.cite('4-5-1');
  },

  mayMove(g: BsGame, card: CardState, cause?: CauseOf, to?: string): boolean {
    return to !== 'hand' || card.zone === 'hand' || g.rules.handMayIncrease(g, card.owner, cause);
  },

  /** FAQ-1-12: an effect can keep the Hand from increasing; a card that is swapped does not increase it. */
  handMayIncrease(g: BsGame, player: PlayerId, cause: CauseOf | undefined): boolean {
    return !isForbiddenToPlayer(g, player, 'handIncrease', cause) || !g.rules.increasesHand(g, { cause });
  },

  /** Cites what decides about cards that come to a Hand which effects cannot increase. */
  citeIncrease(g: BsGame, player: PlayerId, cause: CauseOf | undefined): void {
    if (!isForbiddenToPlayer(g, player, 'handIncrease', cause)) return;
    g.cite('FAQ-1-12');
    if (!g.rules.handMayIncrease(g, player, cause)) g.citePoint('prohibition');
  },

  /** FAQ-1-12: an effect increases a Hand by what it puts there; the Draw Step and a swap do not. */
  increasesHand(_g: BsGame, { cause, from }: Pick<JournalEvent, 'cause' | 'from' | 'card'>): boolean {
    const isByEffect = cause?.kind === 'effect' || cause?.ability !== undefined;
    return isByEffect && cause.manner !== 'swap' && from !== 'hand';
  },

  /** A Hand increases once for all cards of one moment. */
  noticeHands(g: BsGame, since: number): void {
    const came = g.journal.slice(since).filter(({ type, to }) => type === 'moved' && to === 'hand');
    if (came.length === 0) return;
    g.consult('FAQ-1-12');
    for (const player of playersInTurnOrder(g)) {
      const first = came.find((event) => g.card(event.card!).side === player && g.rules.increasesHand(g, event));
      if (!first) continue;
      g.cite('FAQ-1-12');
      emitCardEvent(g, 'handIncreased', player, first.card!, { to: 'hand', cause: first.cause });
    }
  },
} satisfies Section<'mayDraw' | 'draw'>;
