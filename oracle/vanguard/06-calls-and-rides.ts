/** 6. Calls and rides, with what they put away. */
import type { Handle, PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { chooseAction, chooseCards } from '../kernel/questions';
import { perform } from '../kernel/events/perform';
import { placesOf } from '../kernel/objects/places';
import { NOTHING, type CardState, type Procedure } from '../kernel/state';
import { vanguardCircle } from './04-circles';
import { cardsIn, gradeOf, type VgGame } from './game';

export const callsAndRides = {
  /** 9.9.2.1: a unit of the hand, whose grade is not above that of a vanguard, to a rear-guard circle. */
  callsInMainPhase(g: VgGame, player: PlayerId): Action[] {
    const highest = Math.max(-1, ...g.rules.unitsOn(g, player, 'vanguard').map((card) => gradeOf(g, card)));
    const circles = placesOf(g).filter(({ side, layout }) => side === player && layout!.kinds!.includes('rearGuard'));
    return cardsIn(g, player, 'hand')
      .filter((card) => gradeOf(g, card) <= highest)
      .flatMap(({ id }) => circles.map((to) => ({ type: 'call', assign: [{ card: id, to: to.id }] })));
  },

  /** 6.2.3; 6.2.3.4: what lay on a rear-guard circle is retired. */
  *callCard(g: VgGame, player: PlayerId, card: CardState, at: Handle): Procedure {
    g.cite('6.2.3.3', '6.2.3.3.1');
    yield* perform(g, { card, to: { zone: 'field', player, at }, events: ['placed', 'called'] });
    const others = g.rules.isOnCircle(g, card, 'rearGuard') ? g.rules.othersAt(g, at, card) : [];
    if (others.length > 0) g.cite('6.2.3.4');
    yield* g.rules.retire(g, others);
  },

  retire(g: VgGame, units: readonly CardState[]): Procedure {
    if (units.length === 0) return NOTHING;
    return perform(g, ...units.map((card) => ({ card, to: { zone: 'drop', player: card.owner }, events: 'retired' })));
  },

  /** 9.7.2: once. */
  *rideStep(g: VgGame, player: PlayerId): Procedure {
    const refusal = { clause: '9.7.2', reason: 'no unit that follows the vanguard' };
    const action = yield* chooseAction(g, { player, kind: 'ride', among: g.rules.rides(g, player), refusal });
    if (action) yield* g.rules.rideCard(g, player, g.card(action.card!));
  },

  /** 9.7.2: of the hand the same grade or the next, of the ride deck the next; 6.3.3.2.2: for a card of the hand. */
  rides(g: VgGame, player: PlayerId): Action[] {
    const hand = cardsIn(g, player, 'hand');
    const rideDeck = hand.length === 0 ? [] : cardsIn(g, player, 'rideDeck').filter(({ face }) => face === 'down');
    const follows = (card: CardState, steps: readonly number[]) =>
      g.rules.unitsOn(g, player, 'vanguard').some((one) => steps.includes(gradeOf(g, card) - gradeOf(g, one)));
    const ridden = [...hand.filter((card) => follows(card, [0, 1])), ...rideDeck.filter((card) => follows(card, [1]))];
    return ridden.map(({ id }) => ({ type: 'ride', card: id }));
  },

  /** 6.3.3: the price of the ride deck, the ride, and the soul. */
  *rideCard(g: VgGame, player: PlayerId, card: CardState): Procedure {
    if (card.zone === 'rideDeck') yield* g.rules.payForRideDeck(g, player);
    const at = vanguardCircle(player);
    g.cite('9.7.2', '6.3.3.4', '6.3.3.4.1');
    yield* perform(g, { card, to: { zone: 'field', player, at, face: 'up' }, events: ['placed', 'rode'] });
    const others = g.rules.othersAt(g, at, card);
    if (others.length > 0) g.cite('6.3.3.5');
    yield* perform(g, ...others.map((other) => ({ card: other, to: { zone: 'soul', player } })));
  },

  *payForRideDeck(g: VgGame, player: PlayerId): Procedure {
    g.cite('6.3.3.2.2');
    const from = cardsIn(g, player, 'hand');
    yield* g.rules.discard(g, yield* chooseCards(g, { player, kind: 'pay', from, min: 1, max: 1 }));
  },
};
