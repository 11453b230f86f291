/** Misreadings of what card texts name: choices, circles, costs of attacks, orders from elsewhere, prohibitions (1.3, 6, 7, 11). */
import { always, another, args, faultTable, onlyIf, replaced, result, skip } from '../../kernel/testing/misreadings';
import { afterwards } from '../../kernel/testing/doing';
import { cardsIn, setPlayerFact, type VgRules } from '../game';

/** What a text forbids is done all the same. */
const unheeded = (what: string) =>
  onlyIf<VgRules, 'isProhibited'>('isProhibited', (_g, _card, asked) => asked !== what);

const unheededByPlayers = (what: string) =>
  onlyIf<VgRules, 'isProhibitedToPlayer'>('isProhibitedToPlayer', (_g, _player, asked) => asked !== what);

export const formFaults = faultTable<VgRules>({
  '1.3.1': {
    'a player need not pay for an attack for which a text asks a payment': another('payToAttack', function* () {
      return true;
    }),
    'a unit for which its player cannot pay attacks unpaid': always('canPayToAttack', true),
    'a phase that is to be skipped comes': always('isSkipped', false),
    'a phase that is to be skipped once never comes again': another('passOver', (g) => g.cite('1.3.1')),
    'of a phase that is skipped the second step comes': onlyIf(
      'isSkipped',
      (_g, phase) => phase !== 'gAssist' && phase !== 'stride',
    ),
    'a drive check that is to be skipped is made': always('skipsDriveCheck', false),
  },
  '1.3.3': {
    'a unit that cannot boost boosts': unheeded('boost'),
    'a card that cannot guard guards by an effect': unheeded('guard'),
    'a card that cannot be called from the hand guards': unheeded('guardFromHand'),
    'a card that cannot be ridden is ridden': unheeded('ride'),
    'a player who cannot draw draws': unheededByPlayers('draw'),
    'a player who cannot counter-charge does so': unheededByPlayers('counterCharge'),
    'a player who cannot soul-charge does so by an effect': onlyIf(
      'isKeptFromIcon',
      (_g, { paying }, icon) => paying === true || icon !== 'soulCharge',
    ),
    'a player who cannot soul-charge pays by a soul-charge': onlyIf('isKeptFromIcon', (_g, { paying }) => !paying),
  },
  '1.3.5.1': {
    'a number that is counted is no limit': replaced('largestNumber', (rule, [g, context, said]) =>
      rule(g, context, said.max === undefined ? said : { ...said, max: said.max + 1 }),
    ),
  },
  '4.9.2.6': {
    'a circle with a locked card is open': replaced('circlesFor', (rule, [g, player, said]) =>
      said.open ? [...rule(g, player, said), ...g.rules.circlesOfKind(g, player, 'lock')] : rule(g, player, said),
    ),
  },
  '6.2.3.2': {
    'a circle with a unit is open': always('isOpen', true),
    'a card that is called to the column of the unit comes to any column': always('isInColumnOf', true),
    'the player of the effect chooses the circle where the text lets the opponent call': args(
      'callByEffect',
      (g, context, cards, to, state) => [g, context, cards, to, state],
    ),
    "a text that names the opponent's circles means those of its player": args(
      'sideOfCircles',
      (g, player, card, { player: _said, ...to }) => [g, player, card, to],
    ),
  },
  '6.2.5': {
    'a unit that is called anew has attacked if the card has': always('isArrival', false),
  },
  '6.7.3': {
    'a unit that wears a card by an effect is in the overDress state': another('placedBy', () => 'overDress'),
    'a unit that has lost what it wore is in the overDress state no more': result('placedBy', (by, g, unit) =>
      g.rules.isDressed(g, unit, 'overDress') ? by : undefined,
    ),
  },
  '7.10.3': {
    'a player who reveals cards until one fits reveals the next one too': afterwards(
      'revealUntil',
      function* (g, context, owner) {
        const revealed = cardsIn(g, owner, 'deck').findLastIndex(({ id }) =>
          g.state.looks.some(({ card }) => card === id),
        );
        yield* g.rules.revealCards(g, context, cardsIn(g, owner, 'deck').slice(0, revealed + 2));
      },
    ),
  },
  '7.14.1': {
    'a unit that gets the abilities of another one gets no skill icons': result('abilitiesToGet', (given) => ({
      ...given,
      icons: [],
    })),
    'a unit that gets the abilities of another one gets its skill icons alone': result('abilitiesToGet', (given) => ({
      ...given,
      abilities: [],
    })),
  },
  '7.18.1': { 'a unit that cannot be retired is retired': another('forbiddenAs', {}) },
  '7.34.1.1': {
    'units that an effect switches are placed': result('wordsOfSwitch', (words, _g, card, to) =>
      card.zone === 'field' && to.zone === 'field' ? ['placed'] : words,
    ),
  },
  '9.9.1': {
    'what is put off until the next main phase never comes': skip('awaitDelayed', (_g, at) =>
      at === 'yourNextMainPhase'),
    "what is put off until a player's next main phase comes in that of the opponent": args(
      'awaitDelayed',
      (g, at, type) => [g, at, type],
    ),
  },
  '9.9.2.1': { 'a card that cannot be called to a rear-guard circle is called there': unheeded('callToRearGuard') },
  '9.9.2.3': { 'a player who cannot play orders plays one': unheededByPlayers('order') },
  '10.5.1.2.2': {
    'a card that cannot be called to a rear-guard circle does not guard': replaced(
      'isKeptFromCall',
      (rule, [g, card, kind, cause]) => rule(g, card, kind, cause) || rule(g, card, 'rearGuard', cause),
    ),
  },
  '11.8.2.1.1': {
    'an effect plays an order beyond the limit': another('canPlayByEffect', (g, player, card, isFree) => {
      const ability = g.rules.textByEffect(g, card, isFree);
      return !ability || g.rules.mayActivateNow(g, player, card, ability);
    }),
    'an order that an effect plays does not count': afterwards('playOrderByEffect', (g, { player }) =>
      setPlayerFact(g, player, 'ordersPlayed', 0),
    ),
    'an order that an effect plays costs nothing': replaced('textByEffect', (rule, [g, card]) => rule(g, card, true)),
    'an order that is free costs what it says': replaced('textByEffect', (rule, [g, card]) => rule(g, card, false)),
  },
  '11.8.11.2': {
    'what an effect has added to the cost of an automatic ability must be paid': always('hasAddedCost', false),
  },
  '10.4.1.11': { 'a unit that cannot be boosted is boosted': unheeded('beBoosted') },
  '11.10.1': {
    'the damage of a battle cannot be replaced': replaced('damageUnits', function* (rule, [g, units, amount, cause]) {
      if (cause?.kind !== 'battle') return yield* rule(g, units, amount, cause);
      for (const unit of units) g.rules.dealDamageTo(g, g.rules.masterOf(g, unit), amount, cause);
    }),
  },
  '11.3.1.3.3': {
    'the damage of an effect cannot be replaced': replaced('damageUnits', function* (rule, [g, units, amount, cause]) {
      if (cause?.kind !== 'effect') return yield* rule(g, units, amount, cause);
      for (const unit of units) g.rules.dealDamageTo(g, g.rules.masterOf(g, unit), amount, cause);
    }),
  },
  '18.3.1.2': { 'two cards of one grade have different grades': always('differIn', true) },
});
