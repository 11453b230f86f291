/** Misreadings of the clauses about the outline of the game (1). */
import { emit } from '../../kernel/changes';
import {
  chosenOneByOne,
  inAnyGame,
  numberBetween,
  ofChoosersInOrder,
  ofImpossible,
  ofNegativeTimes,
  ofNumbers,
  ofTwoPlayers,
  ofWinner,
  ofWinningBy,
} from '../../kernel/testing/common-principles';
import { afterwards, both } from '../../kernel/testing/doing';
import { always, another, faultTable, result, skip } from '../../kernel/testing/misreadings';
import type { VgGame, VgRules } from '../game';

/** The close step of a battle has begun. */
const isCloseStep = (g: VgGame): boolean => g.journal.findLast(({ type }) => type === 'stepBegan')?.step === 'close';

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
  '1.2.2.2': {
    'an empty deck is no defeat': result('defeatOf', (reason, g, player) =>
      g.zone(player, 'deck').length === 0 ? null : reason,
    ),
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
  '1.3.1': { 'four copies are the most, whatever a card says': (rules) => ({ copiesAllowed: () => rules.copyLimit }) },
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
  '1.3.7.1': {
    'nothing answers that an order is played': skip('emitOrderPlayed'),
    'nothing answers that a unit intercepts': skip('emitInterception'),
    'an order has been played by both players': afterwards('emitOrderPlayed', (g, player, card) =>
      emit(g, 'orderPlayed', { player: g.rules.otherPlayer(g, player), card: card.id }),
    ),
  },
  '1.3.7.2': {
    'nothing answers the attack of a rear-guard': skip('emitAttack', (g, attacker) => g.rules.isRearGuard(g, attacker)),
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
