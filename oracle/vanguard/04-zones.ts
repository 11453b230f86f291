/** 4.1, 4.4 to 4.7, 4.10 to 4.18. Zones: where the rules send a card that moves, and what follows at once. */
import type { Handle } from '../../schemas/common';
import type { Destination } from '../kernel/changes';
import type { IntendedChange } from '../kernel/events/perform';
import { NOTHING, type Face, type CardState, type Procedure } from '../kernel/state';
import { isGUnit, isOrder, type VgGame } from './game';

/** A move that is about to happen. */
export type Move = IntendedChange & { readonly to: Destination };

/** Sends a card somewhere else by a rule. It returns the same move where it has nothing to say; null: no move is made. */
export type Redirection = (g: VgGame, move: Move) => Move | null;

/** What the rules do in the middle of an effect, before any check timing. `since`: the event log from this index on. */
export type AtOnce = (g: VgGame, since: number) => Procedure;

const to = (move: Move, destination: Destination): Move => ({ ...move, to: destination });

/** 4.18.4: what lay in the ride deck zone at the beginning goes there instead of to the deck. */
const rideDeckCards: Redirection = (_g, move) =>
  move.to.zone === 'deck' && move.card.origin === 'ride' && move.card.zone !== 'deck'
    ? to(move, { zone: 'rideDeck', face: 'up', player: move.card.owner })
    : move;

/** 4.4.2.1: a G unit on the vanguard circle goes to the G zone and nowhere else. */
const gVanguards: Redirection = (g, move) =>
  isGUnit(move.card) && move.to.zone !== 'field' && g.rules.isVanguard(g, move.card)
    ? to(move, { zone: 'gZone', face: 'up', player: move.card.owner })
    : move;

/** 4.4.3 */
const ordersToCircles: Redirection = (_g, move) =>
  move.to.zone === 'field' && isOrder(move.card) ? to(move, { zone: 'drop', player: move.card.owner }) : move;

/** 4.1.13: a card lies in zones of its owner alone, except on circles. */
const zonesOfOwners: Redirection = (_g, move) =>
  move.to.zone !== 'field' && (move.to.player ?? move.card.side) !== move.card.owner
    ? to(move, { ...move.to, player: move.card.owner })
    : move;

/** In this order; other sections add theirs in `sections.ts`. */
export const redirectionsOfZones = { rideDeckCards, gVanguards, ordersToCircles, zonesOfOwners };

export const zones = {
  redirectMove(g: VgGame, move: Move): IntendedChange | null {
    let redirected: Move | null = move;
    for (const redirection of g.rules.redirections) {
      if (redirected === null) return null;
      redirected = redirection(g, redirected);
    }
    return redirected;
  },

  /** Runs before any check timing, even in the middle of an effect. */
  afterGroup(g: VgGame, since: number): Procedure {
    return g.rules.atOnce.length === 0 ? NOTHING : g.rules.followAtOnce(g, since);
  },

  *followAtOnce(g: VgGame, since: number): Procedure {
    for (const follow of g.rules.atOnce) yield* follow(g, since);
  },

  /** 4.1.8, 6.2.5, 6.3.4: a card of another zone is new; on another circle it is new where it is called or ridden. */
  becomesNew: (_g: VgGame, _card: CardState, from: string, zone: string, _host?: Handle): boolean => from !== zone,

  faceOnArrival: (_g: VgGame, _card: CardState, zone: string): Face => (zone === 'deck' ? 'down' : 'up'),
};
