/** Misreadings of the clauses about arms orders (17.7). */
import { perform } from '../../kernel/events/perform';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { bearerOf, isArms } from '../17-arms';
import type { VgRules } from '../game';
import type { Destination } from '../../kernel/changes/intended';

/** The circle alone, without the unit to which the card is going to be linked. */
const withoutLink = ({ host: _host, link: _link, ...to }: Destination): Destination => to;

export const armsFaults = faultTable<VgRules>({
  '17.7.3': {
    'an arms order goes to the drop zone as other orders do': result('unitsToArm', () => []),
    'the effect of an arms order is not carried out': skip('activateAndResolve', (_g, _player, card, ability) =>
      isArms(card) && ability.type === 'order'),
    'an arms order is associated with no unit': ({ arming }) => ({
      arming: (g, unit, card, cause) =>
        arming(g, unit, card, cause).map((change) =>
          'to' in change ? { ...change, to: withoutLink(change.to) } : change,
        ),
    }),
    'the unit that came first to the circle is armed': result('unitsToArm', (units) => units.slice(0, 1)),
    'the unit that came last to the circle is armed': result('unitsToArm', (units) => units.slice(-1)),
  },
  '17.7.3.1': {
    'an arms order is armed to a vanguard of any name': alsoIf(
      'isSpecifiedBearer',
      (_g, card, unit) => card.side === unit.side,
    ),
    'a rear-guard of the name is armed where it lies': ({ unitsToArm }) => ({
      unitsToArm: (g, card) => [
        ...unitsToArm(g, card),
        ...g.rules.unitsOn(g, card.side, 'rearGuard').filter((unit) => g.rules.canArm(g, unit, card)),
      ],
    }),
  },
  '17.7.4': {
    'an effect arms nothing': skip('armCards'),
    'an effect arms an order that is played in this turn as well': afterwards('armCards', (g, cards) => {
      g.rules.countOrder(g, cards[0]!.owner, cards[0]!);
    }),
  },
  '17.7.4.1': {
    'an effect arms an arms order to a vanguard of any name': alsoIf('mayBeArmedTo', (_g, card) => isArms(card)),
    'an effect arms either all of its arms orders or none': ({ armCards }) => ({
      *armCards(g, cards, unit, cause) {
        if (cards.every((card) => g.rules.mayBeArmedTo(g, card, unit))) yield* armCards(g, cards, unit, cause);
      },
    }),
    'an arms order that is not armed goes to the drop zone': afterwards('armCards', (g, cards) =>
      perform(
        g,
        ...cards
          .filter(({ zone }) => zone === 'hand')
          .map((card) => ({ card, to: { zone: 'drop', player: card.owner } })),
      ),
    ),
  },
  '17.7.5': {
    'a unit does not arm an arms order that is played': skip('emitArmed', (_g, _unit, _card, cause) => !cause),
    'a unit does not arm what an effect arms to it': skip('emitArmed', (_g, _unit, _card, cause) => cause),
  },
  '17.7.6': {
    'every vanguard of the circle is armed with its arms orders': ({ armsOf }) => ({
      armsOf: (g, unit) =>
        unit.place !== undefined && g.rules.isVanguard(g, unit) ? g.rules.armsAt(g, unit.place) : armsOf(g, unit),
    }),
    'a unit is armed with one arms order at most': result('armsOf', (cards) => cards.slice(-1)),
    'a unit is armed with the arms orders of both players': ({ armsOf }) => ({
      armsOf: (g, unit) => [...armsOf(g, unit), ...g.rules.armsAt(g, unit.side === 'A' ? 'B.center' : 'A.center')],
    }),
  },
  '17.7.7': {
    'a unit that is ridden or stridden is armed at the next check timing alone': skip('passArms'),
    'an armed vanguard is armed no more where a G unit strides upon it': skip('passArms', (_g, comer) =>
      comer.zone === 'gZone'),
    'a unit of any name is armed as it is ridden': always('passesTo', true),
    'arms orders go into the soul with the vanguard': afterwards('putOthersIntoSoul', (g, player, _card, circle) =>
      perform(g, ...g.rules.armsAt(g, circle).map((card) => ({ card, to: { zone: 'soul', player } }))),
    ),
    'a unit arms what passes to it': afterwards('placeRidden', (g, _player, card) => {
      for (const armed of g.rules.armsOf(g, card)) g.rules.emitArmed(g, card, armed);
    }),
  },
  '17.7.8.1': {
    'an arms order on a circle goes to the drop zone as other orders do': onlyIf(
      'mayLieOnCircle',
      (_g, card) => !isArms(card),
    ),
  },
  '17.7.8.2': {
    'arms orders of one name lie on one circle': result('armsOfOneName', () => []),
    'of arms orders of one name the first stays': ({ lastPlaced }) => ({
      *lastPlaced(g, player, cards, clause) {
        if (clause !== '17.7.8.2') return yield* lastPlaced(g, player, cards, clause);
        return cards.reduce((first, card) => (card.placed < first.placed ? card : first));
      },
    }),
    'of all arms orders of a circle the last one stays': ({ haveOneName }) => ({
      haveOneName: (g, cards) => cards.every((card) => card.zone === 'field' && isArms(card)) || haveOneName(g, cards),
    }),
    'of arms orders of one name on all circles the last one stays': ({ armsOfOneName }) => ({
      armsOfOneName(g) {
        const all = (['A.center', 'B.center'] as const).flatMap((circle) => g.rules.armsAt(g, circle));
        const alike = all.filter((one) => all.some((other) => other !== one && g.rules.haveOneName(g, [one, other])));
        return alike.length > 1 ? [alike] : armsOfOneName(g);
      },
    }),
    'of arms orders that came at one moment the first stays': ({ lastPlaced }) => ({
      *lastPlaced(g, player, cards, clause) {
        if (clause !== '17.7.8.2') return yield* lastPlaced(g, player, cards, clause);
        return cards.reduce((last, card) => (card.placed > last.placed ? card : last));
      },
    }),
    'the player keeps any one of the arms orders of one name': ({ lastPlaced }) => ({
      *lastPlaced(g, player, cards, clause) {
        if (clause !== '17.7.8.2') return yield* lastPlaced(g, player, cards, clause);
        const kept = yield* lastPlaced(
          g,
          player,
          cards.map((card) => ({ ...card, placed: 0 })),
          clause,
        );
        return g.card(kept.id);
      },
    }),
  },
  '17.7.8.3': {
    'a unit that has lost the name stays armed': ({ keepsBearer }) => ({
      keepsBearer: (g, card) => bearerOf(g, card) !== undefined || keepsBearer(g, card),
    }),
  },
  '17.7.8.3.1': {
    'an arms order whose unit is no vanguard any more goes to the drop zone': result('otherBearers', () => []),
    'an arms order whose unit is a heart goes to the drop zone': result('otherBearers', (units, g, card) =>
      bearerOf(g, card) === undefined ? units : [],
    ),
    'an arms order stays with its unit, which is a heart': ({ keepsBearer }) => ({
      keepsBearer: (g, card) => bearerOf(g, card)?.place === card.place || keepsBearer(g, card),
    }),
    'the heart that is the vanguard again is not armed again': result('otherBearers', (units, g, card) =>
      bearerOf(g, card) === undefined ? [] : units,
    ),
  },
  '17.7.8.3.2': {
    'an arms order stays on the circle without a unit': result('armsToAssociate', (cards, g) =>
      cards.filter((card) => g.rules.otherBearers(g, card).length > 0),
    ),
    'an arms order passes to a vanguard of any name': alsoIf(
      'mayBear',
      (g, card, unit) => unit.place === card.place && g.rules.isVanguard(g, unit),
    ),
  },
});
