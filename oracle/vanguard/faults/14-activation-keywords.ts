/** Misreadings of the activation condition keywords, one by one (14.7 to 14.46). */
import type { PlayerId } from '../../../schemas/common';
import { opponentOf, type CardState } from '../../kernel/state';
import { alsoIf, always, faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import { cardsIn, gradeOf, isGUnit, isUnitCard, type VgGame, type VgRules } from '../game';
import { looksAgainAtResolution } from './14-activation';

type Fulfilled = (g: VgGame, player: PlayerId, number: number, card: CardState) => boolean;

/** Something else fulfils the condition of the keyword as well. */
const alsoBy = (keyword: string, is: Fulfilled) =>
  alsoIf<VgRules, 'isFulfilled'>(
    'isFulfilled',
    (g, player, card, of, number) => of === keyword && is(g, player, number as number, card),
  );

/** The condition of the keyword asks for something more. */
const onlyBy = (keyword: string, is: Fulfilled) =>
  onlyIf<VgRules, 'isFulfilled'>(
    'isFulfilled',
    (g, player, card, of, number) => of !== keyword || is(g, player, number as number, card),
  );

const sizeOf = (g: VgGame, player: PlayerId, zone: Parameters<typeof cardsIn>[2]): number =>
  cardsIn(g, player, zone).length;
const gUnitsOf = (g: VgGame, player: PlayerId): readonly CardState[] => cardsIn(g, player, 'gZone').filter(isGUnit);
const isOdd = (g: VgGame, card: CardState): boolean => gradeOf(g, card) % 2 === 1;
const isEven = (g: VgGame, card: CardState): boolean => gradeOf(g, card) % 2 === 0;

export const activationKeywordFaults = faultTable<VgRules>({
  '14.7.3': {
    'Limit Break asks for just so many cards of damage': onlyBy(
      'limitBreak',
      (g, player, number) => sizeOf(g, player, 'damage') === number,
    ),
    'Limit Break counts face-up damage only': onlyBy(
      'limitBreak',
      (g, player, number) => cardsIn(g, player, 'damage').filter(({ face }) => face === 'up').length >= number,
    ),
    "Limit Break counts the opponent's damage": alsoBy(
      'limitBreak',
      (g, player, number) => sizeOf(g, opponentOf(player), 'damage') >= number,
    ),
  },
  '14.14.3': {
    'Generation Break counts G units that lie face down': alsoBy(
      'generationBreak',
      (g, player, number) => gUnitsOf(g, player).length >= number,
    ),
    'Generation Break does not count the vanguard': onlyBy(
      'generationBreak',
      (g, player, number) => gUnitsOf(g, player).filter(({ face }) => face === 'up').length >= number,
    ),
  },
  '14.17.3': {
    'Brave allows four cards in the hand': alsoBy('brave', (g, player) => sizeOf(g, player, 'hand') <= 4),
    'Brave asks for fewer than three cards in the hand': onlyBy('brave', (g, player) => sizeOf(g, player, 'hand') < 3),
  },
  '14.18.3': {
    'Oracle needs four cards in the hand': alsoBy('oracle', (g, player) => sizeOf(g, player, 'hand') >= 4),
    'Oracle needs more than five cards in the hand': onlyBy('oracle', (g, player) => sizeOf(g, player, 'hand') > 5),
  },
  '14.20.3': {
    'Ritual counts cards of any grade': alsoBy('ritual', (g, player, number) => sizeOf(g, player, 'drop') >= number),
    'Ritual counts units only': onlyBy(
      'ritual',
      (g, player, number) =>
        cardsIn(g, player, 'drop').filter((card) => gradeOf(g, card) === 1 && isUnitCard(card)).length >= number,
    ),
  },
  '14.20.4': {
    'Ritual does not count the card whose ability it is': onlyBy(
      'ritual',
      (g, player, number, own) =>
        cardsIn(g, player, 'drop').filter((card) => gradeOf(g, card) === 1 && card.id !== own.id).length >= number,
    ),
  },
  '14.20.5': { 'a Ritual ability that waits needs its cards when it resolves': looksAgainAtResolution },
  '14.21.3': {
    'Unite counts calls to rear-guard circles only': result('calledInTurn', (events, g, player) =>
      g.state.turnPlayer === player ? events : [],
    ),
    'Unite needs one call': alsoBy('unite', (g, player) => g.rules.calledInTurn(g, player).length === 1),
    "Unite counts the opponent's calls": alsoBy(
      'unite',
      (g, player) => g.rules.calledInTurn(g, opponentOf(player)).length >= 2,
    ),
  },
  '14.28.3': {
    'Thunderstrike counts the cards that its player has bound': alsoBy(
      'thunderstrike',
      (g, player, number) => sizeOf(g, player, 'bind') >= number,
    ),
    'Thunderstrike needs one card less': alsoBy(
      'thunderstrike',
      (g, player, number) => sizeOf(g, opponentOf(player), 'bind') === number - 1,
    ),
  },
  '14.32.3': {
    'Darkness holds while there are cards in the soul': alsoBy(
      'darkness',
      (g, player) => sizeOf(g, player, 'soul') > 0,
    ),
    'Darkness never holds': onlyBy('darkness', () => false),
  },
  '14.32.4': {
    'a ride is enough for Darkness': always('isByRiding', false),
    'a heart that goes into the soul by a ride counts': onlyIf('isByRiding', (g, { card }) =>
      g.eventsOfTurn().some((event) => event.type === 'rodeUpon' && event.card === card),
    ),
  },
  '14.38.3': {
    'Dark Device looks at units at rest as well': onlyBy(
      'darkDevice',
      (g, player, _number, card) =>
        !g.rules.unitsOf(g, opponentOf(player)).some((unit) => g.rules.areInOneColumn(g, unit, card)),
    ),
    'Dark Device looks at all columns': onlyBy(
      'darkDevice',
      (g, player) =>
        !g.rules.unitsOf(g, opponentOf(player)).some((unit) => g.rules.isRearGuard(g, unit) && unit.state === 'stand'),
    ),
    'Dark Device does not look at the column': alsoBy('darkDevice', () => true),
  },
  '14.41.3': {
    'Shinken Hissatsu holds with two cards of damage': alsoBy(
      'shinkenHissatsu',
      (g, player) => sizeOf(g, player, 'damage') === 2,
    ),
    'Shinken Hissatsu needs more than three cards of damage': onlyBy(
      'shinkenHissatsu',
      (g, player) => sizeOf(g, player, 'damage') > 3,
    ),
  },
  '14.46.3': {
    'one bound card of an odd grade is enough for White Wings': alsoBy('whiteWings', (g, player) =>
      cardsIn(g, player, 'bind').some((card) => isOdd(g, card)),
    ),
    'White Wings ask for even grades': onlyBy('whiteWings', (g, player) =>
      cardsIn(g, player, 'bind').every((card) => isEven(g, card)),
    ),
  },
  '14.46.4': {
    'one bound card of an even grade is enough for Black Wings': alsoBy('blackWings', (g, player) =>
      cardsIn(g, player, 'bind').some((card) => isEven(g, card)),
    ),
    'a card that is bound face down is of an even grade': alsoBy('blackWings', (g, player) => {
      const bound = cardsIn(g, player, 'bind');
      return bound.length > 0 && bound.every((card) => card.face === 'down' || isEven(g, card));
    }),
    'a card of grade 0 is not of an even grade': onlyBy('blackWings', (g, player) =>
      cardsIn(g, player, 'bind').every((card) => gradeOf(g, card) > 0),
    ),
  },
  '14.46.5': {
    'White Wings hold where no card is bound': alsoBy('whiteWings', (g, player) => sizeOf(g, player, 'bind') === 0),
    'Black Wings hold where no card is bound': alsoBy('blackWings', (g, player) => sizeOf(g, player, 'bind') === 0),
  },
});
