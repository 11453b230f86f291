/** Misreadings of the clauses about Final Rush and worlds (7.43, 7.44). */
import { always, another, faultTable, result, type Misreading } from '../../kernel/testing/misreadings';
import type { PlayerWord } from '../07-player-states';
import type { VgRules } from '../game';

/** What an effect says of a player strengthens all units of that player. */
const makesStronger = (word: PlayerWord): Misreading<VgRules> =>
  result('printed', (value, g, card, stat) =>
    stat === 'power' && card.zone === 'field' && g.rules.saidOfPlayer(g, card.side, word).length > 0
      ? value + 5000
      : value,
  );

export const playerStateFaults = faultTable<VgRules>({
  '7.43.1': {
    'nobody is in Final Rush': always('isInFinalRush', false),
    'both players are in Final Rush': result(
      'isInFinalRush',
      (isIn, g, player) => isIn || g.rules.saidOfPlayer(g, g.rules.otherPlayer(g, player), 'finalRush').length > 0,
    ),
  },
  '7.43.2': {
    'no effect can ask for Final Rush': always('isInFinalRush', false),
    'the units of the player are stronger in Final Rush': makesStronger('finalRush'),
  },
  '7.44.1.1': {
    'the world of a player is Dark Night from the beginning': result('worldOf', (world) => world ?? 'darkNight'),
  },
  '7.44.2.1': {
    'a world stays what it became first': another('worldOf', (g, player) => {
      const [first] = g.rules.saidOfPlayer(g, player, 'world');
      return first?.modification.kind === 'words' ? first.modification.become?.[0] : undefined;
    }),
  },
  '7.44.3': {
    'no effect can ask for a world': always('worldOf', undefined),
    'the units of the player are stronger in Dark Night': makesStronger('world'),
  },
});
