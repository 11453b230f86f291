/** Misreadings of the clauses about the outline of the game (1). */
import { emit } from '../../kernel/changes';
import { ofImpossible, ofTwoPlayers, ofWinner, ofWinningBy } from '../../kernel/testing/common-principles';
import { afterwards, both } from '../../kernel/testing/doing';
import { always, another, faultTable, result } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

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
  '1.3.3': {
    'a unit that cannot stand is stood by an effect': both(always('isProhibited', false), another('forbiddenAs', {})),
  },
});
