/** Misreadings of the clauses about rides (2.13.3, 6.3, 7.15.1.4). */
import { perform } from '../../kernel/events/perform';
import { both } from '../../kernel/testing/doing';
import { alsoIf, always, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, gradeOf, sideOf, type VgRules } from '../game';

const sameName = (one: { readonly name: string }, other: { readonly name: string }) => one.name === other.name;

export const rideFaults = faultTable<VgRules>({
  '2.13.3': {
    'one of the two icons is enough': alsoIf('isPersonaRide', (g, card, circle) =>
      g.rules.othersAt(g, circle, card).some((other) => sameName(sideOf(other), sideOf(card))),
    ),
    'there is no persona ride': always('isPersonaRide', false),
  },
  '6.3.1': {
    'a unit ridden by an effect comes to a rear-guard circle': args('rideCard', (g, player, card, circle, cause) => [
      g,
      player,
      card,
      cause ? `${player}.backRight` : circle,
      cause,
    ]),
  },
  '6.3.2.1': {
    'units are ridden from the hand alone': result('ridesInRideStep', (rides, g) =>
      rides.filter(({ card }) => g.card(card!).zone === 'hand'),
    ),
    'units of the drop zone are ridden in the ride step': result('ridesInRideStep', (rides, g, player) => [
      ...rides,
      ...cardsIn(g, player, 'drop').map(({ id }) => ({ type: 'ride', card: id })),
    ]),
  },
  '6.3.2.2': {
    'a unit ridden by an effect follows the grade of the vanguard': ({ rideByEffect }) => ({
      *rideByEffect(g, context, card) {
        const [vanguard] = g.rules.vanguardsOf(g, context.player);
        if (vanguard && gradeOf(g, card) - gradeOf(g, vanguard) > 1) return;
        yield* rideByEffect(g, context, card);
      },
    }),
  },
  '6.3.3.1': {
    'a rear-guard is ridden': alsoIf('canBeRidden', (_g, card) => card.zone === 'field'),
  },
  '6.3.3.2': {
    'the first card of the hand is ridden': args('rideByEffect', (g, context, card) => [
      g,
      context,
      card.zone === 'hand' ? cardsIn(g, context.player, 'hand')[0]! : card,
    ]),
  },
  '6.3.3.2.1': {
    'a card of the ride deck zone is not revealed': skip('revealRidden'),
  },
  '6.3.3.2.2': {
    'a card of the ride deck is ridden for nothing': () => ({
      *payForRideDeck() {
        return true;
      },
    }),
    'with an empty hand nothing is discarded, and the card is ridden all the same': ({ payForRideDeck }) => ({
      *payForRideDeck(g, player) {
        return (yield* payForRideDeck(g, player)) || true;
      },
    }),
  },
  '6.3.3.3': {
    'a ride by an effect goes to a circle of the opponent': args('rideCard', (g, player, card, circle, cause) => {
      const other = g.rules.otherPlayer(g, player);
      return [g, player, card, cause ? `${other}.center` : circle, cause];
    }),
  },
  '6.3.3.3.1': {
    "a ride by an effect goes to the opponent's vanguard circle": args('rideCard', (g, player, card, circle, cause) => {
      const other = g.rules.otherPlayer(g, player);
      return cause ? [g, other, card, `${other}.center`, cause] : [g, player, card, circle, cause];
    }),
  },
  '6.3.3.4': {
    'a card ridden by an effect goes into the soul': ({ placeRidden }) => ({
      *placeRidden(g, player, card, circle, cause) {
        if (cause) return yield* g.rules.putOthersIntoSoul(g, player, g.rules.vanguardsOf(g, player)[0]!, circle);
        yield* placeRidden(g, player, card, circle, cause);
      },
    }),
  },
  '6.3.3.4.1': {
    'a unit that a text has ridden at rest stands': args('rideByEffect', (g, context, card) => [g, context, card]),
    'the new vanguard lies as the former one lay': result('arrivesAs', (state, g, _card, { at }) => {
      const circle = at === undefined ? undefined : g.card(at);
      const isRide = g.rules.isCircleOfKind(g, circle, 'vanguard');
      return isRide ? (g.rules.vanguardsOf(g, circle!.side)[0]?.state ?? state) : state;
    }),
  },
  '6.3.3.5': {
    'the former vanguard stays on its circle': both(skip('putOthersIntoSoul'), always('isOverloaded', false)),
  },
  '6.3.3.5.1': {
    'the heart stays on the circle': both(
      result('othersAt', (others, g) => others.filter((card) => g.rules.isUnit(g, card))),
      skip('heartsAreFree'),
    ),
  },
  '6.3.4': {
    'a card ridden from the soul is the card it was': ({ becomesNew }) => ({
      becomesNew: (g, card, from, zone, host) =>
        from !== 'soul' && zone !== 'soul' && becomesNew(g, card, from, zone, host),
      placeRidden: (g, player, card, at, cause) =>
        perform(g, {
          card,
          to: { zone: 'field', player, at, face: 'up' },
          events: ['placed', 'rode'],
          ...(cause && { cause }),
        }),
    }),
  },
  '6.3.5': {
    'nothing tells which unit has been ridden upon another': always('otherUnitOf', undefined),
    'no unit has been ridden upon': ({ isVanguard }) => ({
      *putOthersIntoSoul(g, player, card, circle) {
        const others = g.rules.othersAt(g, circle, card).filter((other) => isVanguard(g, other));
        yield* perform(g, ...others.map((other) => ({ card: other, to: { zone: 'soul', player } })));
      },
    }),
  },
  '6.3.5.1': {
    'the unit is found in whatever zone it is': always(
      'hasMovedSince',
      false,
      (_g, _card, { event }) => event.type === 'rodeUpon',
    ),
    'the unit is not found in the soul': always(
      'hasMovedSince',
      true,
      (_g, _card, { event }) => event.type === 'rodeUpon',
    ),
  },
  '6.3.6': {
    'the cards are ridden in the order in which they were chosen': () => ({
      *nextToRide(_g, _player, cards) {
        return cards[0]!;
      },
    }),
  },
  '6.3.8': {
    'nothing tells that a persona ride was performed': skip('emitPersonaRide'),
    'a ride by an effect is a persona ride as well': ({ rideByEffect, isPersonaRide }) => ({
      *rideByEffect(g, context, card) {
        const isPersona = isPersonaRide(g, card, `${context.player}.center`);
        yield* rideByEffect(g, context, card);
        if (isPersona) yield* g.rules.personaRide(g, context.player, card);
      },
    }),
    'the names need not be the same': alsoIf('isPersonaRide', (g, card, circle) =>
      g.rules.othersAt(g, circle, card).some((other) => sideOf(other).personaRide && sideOf(card).personaRide),
    ),
  },
  '7.15.1.4.1': {
    'a persona ride draws no card': ({ strengthenFront }) => ({
      *personaRide(g, player, card) {
        strengthenFront(g, player, card);
      },
    }),
  },
  '7.15.1.4.2': {
    'a persona ride gives no power': skip('strengthenFront'),
    'the back row gets the power as well': () => ({
      strengthenFront(g, player, card) {
        const units = cardsIn(g, player, 'field');
        g.rules.giveUntilEndOfTurn(g, player, card, units, { stat: 'power', by: 10_000 });
      },
    }),
    'the vanguard alone gets the power': () => ({
      strengthenFront(g, player, card) {
        g.rules.giveUntilEndOfTurn(g, player, card, [card], { stat: 'power', by: 10_000 });
      },
    }),
  },
});
