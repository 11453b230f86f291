/** Misreadings of the clauses about imprisoned and scouted cards (17.5, 17.10). */
import { alsoIf, always, faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import { keepingOf } from '../17-prison-and-base';
import type { VgRules } from '../game';

export const prisonFaults = faultTable<VgRules>({
  '17.5.1.1': {
    'an imprisoned card goes to the order zone of its owner': result('keeping', (changes, _g, _player, card) =>
      changes.map((change) => ('to' in change ? { ...change, to: { ...change.to!, player: card.owner } } : change)),
    ),
    'no card comes to an order zone of the other player': always('mayBeKeptElsewhere', false),
    'the Prison of either player will do': alsoIf(
      'mayKeep',
      (g, player, as) => g.rules.keepersOf(g, g.rules.otherPlayer(g, player), as).length > 0,
    ),
    'any set order will do': alsoIf('mayKeep', (g, player) => g.zone(player, 'orderZone').length > 0),
  },
  '17.5.1.2': { 'what a unit wears is not imprisoned with it': always('keptWith', []) },
  '17.5.2.1': {
    'no ability works while its card is imprisoned': always('worksWhileKept', false),
    'an imprisoned card uses its abilities as other cards of the order zone do': alsoIf(
      'worksWhileKept',
      (_g, zones) => zones?.includes('orderZone') ?? false,
    ),
  },
  '17.5.3': {
    'imprisoned cards stay without their Prison': always('releasedCards', [], (_g, _player, as) => as === 'imprisoned'),
    'an imprisoned Prison is a Prison': alsoIf('isKeeper', () => true),
  },
  '17.10.1.1': {
    'cards are scouted without a Base': alsoIf(
      'mayKeep',
      (g, player, as) => as === 'scouted' && g.zone(player, 'orderZone').length > 0,
    ),
    'a scouted card is an ordinary card of the order zone': result('keeping', (changes) =>
      changes.filter((change) => !('status' in change)),
    ),
  },
  '17.10.2.1': {
    'no ability works while its card is scouted': always('worksWhileKept', false),
    'a scouted card uses its abilities as other cards of the order zone do': alsoIf(
      'worksWhileKept',
      (_g, zones) => zones?.includes('orderZone') ?? false,
    ),
  },
  '17.10.3': {
    'scouted cards stay without their Base': always('releasedCards', [], (_g, _player, as) => as === 'scouted'),
    'a scouted Base is no Base': onlyIf('isKeeper', (_g, card) => keepingOf(card) === undefined),
  },
});
