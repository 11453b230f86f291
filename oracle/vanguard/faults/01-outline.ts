/** Misreadings of the clauses about the outline of the game (1). */
import type { Instruction } from '../../../schemas/ability';
import { PLAYERS } from '../../../schemas/common';
import type { VgPermission } from '../../../schemas/vanguard';
import { emit, setBattle } from '../../kernel/changes';
import {
  chosenOneByOne,
  inAnyGame,
  numberBetween,
  ofCardsBeforeRules,
  ofChoosersInOrder,
  ofImpossible,
  ofNegativeTimes,
  ofNumbers,
  ofTwoPlayers,
  ofWinner,
  ofWinningBy,
} from '../../kernel/testing/common-principles';
import { afterwards, both } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  replaced,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { cardsIn, type VgGame, type VgRules } from '../game';

/** The close step of a battle has begun. */
const isCloseStep = (g: VgGame): boolean => g.journal.findLast(({ type }) => type === 'stepBegan')?.step === 'close';

const DISCARD_ONE: Instruction = { do: 'discard', count: 1 };

const withoutPermission = (asked: VgPermission) =>
  onlyIf<VgRules, 'isAllowed'>('isAllowed', (_g, _card, what) => what !== asked);

export const outlineFaults = faultTable<VgRules>({
  '1.1.1': ofTwoPlayers(),
  '1.2.1': ofWinner(),
  '1.2.2': {
    'a player loses in the middle of an effect': afterwards('afterGroup', (g) => {
      const losers = g.rules.defeated(g);
      if (losers.length > 0) g.rules.endWithLosers(g, losers, 'in the middle of an effect');
    }),
    'nobody loses by the rules': always('defeatOf', null),
  },
  '1.2.3': {
    'of two players who lose together the turn player loses': result('defeated', (players) => players.slice(0, 1)),
  },
  '1.2.4': {
    'a player concedes in the own turn alone': result('concede', (given, g, player) =>
      player === g.state.turnPlayer ? given : { winner: player, reason: 'concession' },
    ),
    'who concedes wins': result('concede', (given, g, player) =>
      player === g.state.turnPlayer ? { winner: player, reason: 'concession' } : given,
    ),
  },
  '1.2.4.1': { 'a concession draws the game': result('concede', (given) => ({ ...given, winner: null })) },
  '1.2.5': ofWinningBy('an order'),
  '1.3.1': {
    ...ofCardsBeforeRules(),
    'four copies are the most, whatever a card says': (rules) => ({ copiesAllowed: () => rules.copyLimit }),
    'no unit attacks from the back row': withoutPermission('attackFromBackRow'),
    'no unit attacks the back row': withoutPermission('attackBackRow'),
    'no unit boosts another column': withoutPermission('boostAnyColumn'),
    'no unit intercepts from the back row': withoutPermission('interceptFromBackRow'),
    'what a text allows to one unit every unit may do': alsoIf('isAllowed', () => true),
  },
  '1.3.2': ofImpossible('an order'),
  '1.3.2.1': {
    'a unit at rest that is to be rested has been rested again': (rules) => ({
      changesNothing(g, change) {
        const nothing = rules.changesNothing(g, change);
        if (nothing && 'state' in change && change.state === 'rest')
          emit(g, 'rested', { player: change.card.side, card: change.card.id });
        return nothing;
      },
    }),
  },
  '1.3.2.2': ofNegativeTimes('an order'),
  '1.3.2.3': {
    'a cost of no cards cannot be paid': onlyIf(
      'isPayable',
      (g, context, cost) => !cost.some((part) => g.rules.asksForNothing(g, context as never, part as Instruction)),
    ),
    'a cost of fewer than no cards is one of so many': args('pay', (g, context, cost) => [
      g,
      context,
      cost.map((part) => (g.rules.asksForNothing(g, context, part) ? DISCARD_ONE : part)),
    ]),
    'a cost of no cards is paid without a choice': replaced('wantsTo', function* (rule, [g, player, card, ability]) {
      return ability.cost !== undefined || (yield* rule(g, player, card, ability));
    }),
  },
  '1.3.2.4': {
    'the hand is shown also where the number is reached': args('showShortfall', (g, context, choice, chosen) => [
      g,
      context,
      { ...choice, count: choice.count + 1 },
      chosen,
    ]),
    'a player may keep back hidden cards that fit': args('mayChooseNone', (g, context, choice) => [
      g,
      context,
      { ...choice, asMany: false },
    ]),
  },
  '1.3.2.4.1': {
    'nobody sees why fewer cards were chosen': skip('showShortfall'),
    'one of the hidden cards is shown': replaced('showShortfall', (_rule, [g, { player }, choice]) => {
      const [first] = choice.asMany ? cardsIn(g, player, 'hand') : [];
      g.cite('1.3.2.4.1');
      if (first) g.rules.show(g, first);
    }),
    'the hand is shown only where no card fits': skip('showShortfall', (_g, _context, _choice, chosen) =>
      chosen.length > 0),
    'the hand stays shown': skip('looksEnd'),
  },
  '1.3.3': {
    'a unit that cannot stand is stood by an effect': both(always('isProhibited', false), another('forbiddenAs', {})),
  },
  '1.3.4': ofChoosersInOrder('retire'),
  '1.3.4.1': {
    'the other player sees the card of the turn player before choosing one': inAnyGame(chosenOneByOne('reveal')),
    'the player whose turn it is not chooses first of hidden cards': result('choosersInOrder', (given, _g, from) =>
      from?.some(({ zone }) => zone?.includes('hand')) ? [...given].reverse() : given,
    ),
  },
  '1.3.5': {
    ...ofNumbers(),
    'a player may not choose 0': another('leastOf', (_g, max) => (max === undefined ? 1 : 0)),
  },
  '1.3.5.1': {
    '"up to" a number means at least 1': another('leastOf', () => 1),
    '"up to" a number means less than it': numberBetween((min, max) => [min, max === undefined ? max : max - 1]),
    '"up to" a number may be exceeded': numberBetween((min, max) => [min, max === undefined ? max : max + 1]),
  },
  '1.3.6': {
    'a value that is set has not increased': skip('emitChange', (g, _card, { asIncrease }) =>
      asIncrease === undefined && g.state.battle === null),
    'what is set to a value has increased, whatever it was before': args('emitChange', (g, card, change, by) => [
      g,
      card,
      change,
      change.asIncrease === undefined ? Math.abs(by) : by,
    ]),
    'what a trigger icon gives has increased nothing': skip('emitChange', (g) => g.state.battle !== null),
  },
  '1.3.6.1': {
    'what is added to a value has increased it, and what is taken away has decreased it': args(
      'emitChange',
      (g, card, change, by) => [g, card, change, change.asIncrease === false ? -Math.abs(by) : Math.abs(by)],
    ),
    'an increase that turns out to be a decrease is neither': skip('emitChange', (_g, _card, { asIncrease }, by) =>
      asIncrease !== undefined && asIncrease !== by > 0),
  },
  '1.3.7.1': {
    'nothing answers that an order is played': skip('emitOrderPlayed'),
    'nothing answers that a unit intercepts': skip('emitInterception'),
    'nothing answers that an ability is played': skip('emitAbilityPlayed'),
    'an automatic ability that is played counts as an activated one': args(
      'emitAbilityPlayed',
      (g, player, card, ability) => [g, player, card, { ...ability, type: 'act' }],
    ),
    'an order has been played by both players': afterwards('emitOrderPlayed', (g, player, card) =>
      emit(g, 'orderPlayed', { player: g.rules.otherPlayer(g, player), card: card.id }),
    ),
  },
  '1.3.7.2': {
    'nothing answers the attack of a rear-guard': skip('emitAttack', (g, attacker) => g.rules.isRearGuard(g, attacker)),
    'a unit boosts only when abilities have looked at that': another('emitBoosts', (g, booster, target) => {
      const fought = g.state.battle!;
      setBattle(g, { ...fought, boosts: [] });
      emit(g, 'boosts', { player: booster.side, card: booster.id, target });
      setBattle(g, fought);
    }),
    'a unit attacks until the end of the turn': result('attackersOf', (found, g) =>
      found.length > 0
        ? found
        : PLAYERS.flatMap((player) => cardsIn(g, player, 'field')).filter(
            ({ attackedOnTurn }) => attackedOnTurn === g.state.turn,
          ),
    ),
    'a unit attacks until its attack has been compared': result('attackerOf', (attacker, g) =>
      isCloseStep(g) ? undefined : attacker,
    ),
  },
  '1.3.7.3': {
    'nothing answers that a unit is attacked': another('emitAttack', (g, attacker) =>
      emit(g, 'attacks', { player: attacker.side, card: attacker.id }),
    ),
    'nothing answers that a vanguard attacks a rear-guard': skip('emitAttack', (g, attacker, target) =>
      g.rules.isVanguard(g, attacker) && g.rules.isRearGuard(g, target)),
    'a unit is attacked until the attack has been compared': result('attackedUnits', (units, g) =>
      isCloseStep(g) ? [] : units,
    ),
  },
  '1.3.7.4': {
    'nothing answers a boost that has ended': skip('resolveWaitingAbility', (g, { event }) =>
      g.rules.hasEnded(g, event)),
    'a unit that has been moved goes on boosting': another('rolesEndByMoving', false),
  },
});
