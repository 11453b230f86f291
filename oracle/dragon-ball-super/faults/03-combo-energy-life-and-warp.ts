/** Misreadings of 3-7 to 3-10: Combo, Energy and Life Area, and the Warp. */
import { sizeOfBill } from '../02-energy-bills';
import { statOf } from '../../kernel/continuous/values';
import { perform } from '../../kernel/events/perform';
import { causeOf } from '../../kernel/language/instructions';
import { NOTHING, type CardState } from '../../kernel/state';
import { seenByItsPlayerAlone } from '../../kernel/testing/common-areas';
import { afterwards } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  args,
  faultTable,
  refuse,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { cardsIn, definitionOf, isBattleCard, type DbsRules } from '../game';
import { cameFrom, isExtra, onlyTop } from './03-areas';

/** Changes the destination of some moves to an area. */
const arrives =
  (zone: string, to: object, when: (card: CardState, state?: string) => boolean = () => true): Misreading<DbsRules> =>
  ({ redirectMove }) => ({
    redirectMove: (g, move) =>
      redirectMove(
        g,
        move.to.zone === zone && when(move.card, move.to.state) ? { ...move, to: { ...move.to, ...to } } : move,
      ),
  });

export const comboEnergyLifeAndWarpFaults = faultTable<DbsRules>({
  '3-7-1': {
    'a card used in a combo is dropped at once': afterwards('placeInComboArea', (g, _player, card) =>
      g.rules.drop(g, [card]),
    ),
    'a card of the Battle Area stays there': (rules) => ({
      placeInComboArea: (g, player, card, cause) =>
        card.zone === 'battle' ? NOTHING : rules.placeInComboArea(g, player, card, cause),
    }),
    'an Extra Card can be used in a combo': (rules) => ({
      comboCardRefusal: (g, card) => (isExtra(card) ? null : rules.comboCardRefusal(g, card)),
    }),
    'only the turn player combos': refuse('comboRefusal', (g, player) => player !== g.state.turnPlayer),
  },
  '3-7-2': {
    'only its player sees a Combo Area': seenByItsPlayerAlone('combo'),
    'a card of the hand is placed face down': always(
      'faceOnArrival',
      'down',
      (_g, card, zone) => zone === 'combo' && card.zone === 'hand',
    ),
    'a card that lay face down stays so': always(
      'faceOnArrival',
      'down',
      (_g, { face }, zone) => zone === 'combo' && face === 'down',
    ),
  },
  '3-7-3': {
    'what a skill places there is no combo': (rules) => ({
      *comboBySkill(g, context, card) {
        if (!g.state.battle || rules.comboCardRefusal(g, card) !== null) return;
        const to = { zone: 'combo', player: context.player, state: 'active' };
        g.cite('3-7-3');
        yield* perform(g, { card, to, cause: causeOf(context) });
      },
    }),
    'what comes from the Battle Area is no combo': result('moveWords', (given, _g, { zone }) =>
      zone === 'battle' ? given.filter((word) => word !== 'comboed') : given,
    ),
    'what comes from the hand is no combo': result('moveWords', (given, _g, { zone }) =>
      zone === 'hand' ? given.filter((word) => word !== 'comboed') : given,
    ),
  },
  '3-7-3-1': {
    'combo power is enough': (rules) => ({
      comboCardRefusal: (g, card) =>
        isBattleCard(card) && definitionOf(card).comboPower !== undefined ? null : rules.comboCardRefusal(g, card),
    }),
    'a combo cost is enough': (rules) => ({
      comboCardRefusal: (g, card) =>
        isBattleCard(card) && definitionOf(card).comboCost !== undefined ? null : rules.comboCardRefusal(g, card),
    }),
    'a combo power of 0 is none': refuse(
      'comboCardRefusal',
      (g, card) => isBattleCard(card) && statOf(g, card, 'comboPower') === 0,
    ),
    'a skill makes a combo with any Battle Card': (rules) => ({
      *comboBySkill(g, context, card) {
        yield* rules.comboBySkill(g, context, card);
        if (g.state.battle && card.zone !== 'combo')
          yield* rules.placeInComboArea(g, context.player, card, causeOf(context));
      },
    }),
  },
  '3-7-4': {
    'a player combos with one card': refuse('comboRefusal', (g, player) => g.zone(player, 'combo').length >= 1),
    'a player combos with six cards': refuse('comboRefusal', (g, player) => g.zone(player, 'combo').length >= 6),
    'only the first card adds its combo power': (rules) => ({
      comboPowerOf: (g, player) => Math.min(rules.comboPowerOf(g, player), 30000),
    }),
  },
  '3-8-1': {
    'Battle Cards in Active Mode pay as well': result('cardsToRest', (given, g, player) => [
      ...given,
      ...cardsIn(g, player, 'battle').filter((card) => card.state === 'active'),
    ]),
    'energy that has paid is dropped': afterwards('payBill', (g, player) =>
      g.rules.drop(
        g,
        cardsIn(g, player, 'energy').filter((card) => card.state === 'rested'),
      ),
    ),
    'a card that was charged in this turn does not pay': result('cardsToRest', (given, g) =>
      given.filter((card) => cameFrom(g, card) !== 'hand'),
    ),
    'skills of Extra Cards cost nothing': skip('payEnergyOf'),
  },
  '3-8-2': {
    'only its player sees an Energy Area': seenByItsPlayerAlone('energy'),
    'a card of the deck lies face down there': always('faceOnArrival', 'down', (_g, _card, zone) => zone === 'energy'),
    'costs are paid with the first energy': (rules) => ({
      *chooseEnergy(g, player, bill, cause) {
        return rules.cardsToRest(g, player, cause).slice(0, sizeOfBill(bill));
      },
    }),
    'the cards that the player names do not count': args('payBill', (g, player, bill, _chosen, cause) => [
      g,
      player,
      bill,
      undefined,
      cause,
    ]),
    'who pays may name any cards': (rules) => ({
      energyRefusal: (g, player, card, _chosen, ability) => rules.energyRefusal(g, player, card, undefined, ability),
    }),
  },
  '3-8-3': {
    'energy comes in Rest Mode': arrives('energy', { state: 'rested' }, (_card, state) => state !== 'rested'),
    'a card that is charged comes in Rest Mode': arrives('energy', { state: 'rested' }, (card) => card.zone === 'hand'),
    'energy comes in Active Mode whatever the skill says': arrives('energy', { state: 'active' }),
    'a Battle Card keeps its mode': arrives('energy', { state: 'rested' }, (card) => card.state === 'rested'),
  },
  '3-9-1': {
    'the life has seven cards': another('lifeCount', 7),
    'damage takes cards of the deck': another('takeDamagePoint', (g, player) => {
      g.cite('3-9-1');
      return g.rules.draw(g, player, 1);
    }),
    "damage takes the turn player's life": args('takeDamagePoint', (g, _player, options) => [
      g,
      g.state.turnPlayer,
      options,
    ]),
  },
  '3-9-2': {
    'its owner may look at the life': alsoIf('seesHiddenPile', (_g, viewer, { owner }) => viewer === owner),
    'the opponent may look at the life': alsoIf('seesHiddenPile', (_g, viewer, { owner }) => viewer !== owner),
    'damage takes the card on top': () => ({
      *chooseLife(g, player, count) {
        return cardsIn(g, player, 'life').slice(0, count);
      },
    }),
    'the opponent chooses which card damage takes': () => ({
      *chooseLife(g, player, count) {
        return cardsIn(g, player, 'life').slice(-count);
      },
    }),
    'a skill takes the card on top': onlyTop('life'),
    'a card that comes to the life lies face up': always('faceOnArrival', 'up', (_g, _card, zone) => zone === 'life'),
    'the others are shuffled': afterwards('takeDamagePoint', function* (g, player) {
      const [top] = cardsIn(g, player, 'life');
      if (top) yield* perform(g, { card: top, to: { zone: 'life', player, place: 'bottom' } });
    }),
  },
  '3-10-2': {
    'only its owner looks at a Warp': seenByItsPlayerAlone('warp'),
    'a card of the deck lies face down there': ({ ledToWarp }) => ({
      ledToWarp(g, move) {
        const led = ledToWarp(g, move);
        const isMatch = move.card.zone === 'deck' && move.to.zone === 'warp' && 'to' in led;
        return isMatch ? ({ ...led, to: { ...led.to, face: 'down' } } as typeof led) : led;
      },
    }),
    'what comes to it lies below': ({ laidOnTop }) => ({
      laidOnTop: (g, move) =>
        move.to.zone === 'warp' ? { ...move, to: { ...move.to, place: 'bottom' } } : laidOnTop(g, move),
    }),
    'only the card on top can be chosen': onlyTop('warp'),
  },
});
