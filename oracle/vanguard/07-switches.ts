/** 7.8. Switching cards, and all cards of two zones. */
import type { PlayerId } from '../../schemas/common';
import { isAllowed } from '../kernel/continuous/prohibitions';
import { eventsOf } from '../kernel/events/change';
import { perform } from '../kernel/events/perform';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import type { Move } from './04-zones';
import { cardsIn, type VgGame } from './game';
import type { Section } from './packs';
import type { Destination } from '../kernel/changes/intended';

export const switches = {
  /** 7.8.1: each to the zone, or the circle, of the other, at one moment. 7.8.2: neither where one cannot move. */
  *switchCards(g: VgGame, one: CardState, other: CardState, cause: CauseOf): Procedure {
    g.cite('7.8.1');
    const moves = [g.rules.movingTo(g, one, other, cause), g.rules.movingTo(g, other, one, cause)];
    if (!moves.every((move) => g.rules.canGoThere(g, move))) return g.cite('7.8.2');
    yield* perform(g, ...moves);
  },

  /** The move of a card to where another one lies. */
  movingTo(g: VgGame, card: CardState, { zone, side, place }: CardState, cause: CauseOf): Move {
    const to = { zone, player: side, ...(place !== undefined && { at: place }) };
    return { card, to, events: g.rules.wordsOfSwitch(g, card, to), cause };
  },

  /** 7.34.1.1: units that exchange their circles are moved, and not placed. */
  wordsOfSwitch(g: VgGame, card: CardState, to: Destination): readonly string[] {
    if (to.zone !== 'field') return g.rules.moveWords(g, card, to);
    if (card.zone !== 'field') return ['placed'];
    g.cite('7.34.1.1');
    return ['movedCircle'];
  },

  /** Do neither the rules send it elsewhere nor effects forbid it? */
  canGoThere(g: VgGame, move: Move): boolean {
    const redirected = g.rules.redirectMove(g, move);
    if (redirected === null || !('to' in redirected) || redirected.to.zone !== move.to.zone) return false;
    return isAllowed(g, move.card, eventsOf(g, move), move.cause);
  },

  /** 7.8.3 */
  *switchZones(g: VgGame, player: PlayerId, zones: readonly [string, string], cause: CauseOf): Procedure {
    g.cite('7.8.3');
    yield* g.rules.executeMoves(
      g,
      zones.flatMap((zone, index) => {
        const to = { zone: zones[1 - index]!, player };
        return cardsIn(g, player, zone).map((card) => ({ card, to, events: g.rules.moveWords(g, card, to), cause }));
      }),
    );
  },
} satisfies Section;
