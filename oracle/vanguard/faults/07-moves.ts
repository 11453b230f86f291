/** Misreadings of the clauses about actions that move cards (7.2, 7.3, 7.29, 7.34). */
import { perform } from '../../kernel/events/perform';
import { alsoIf, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const moveFaults = faultTable<VgRules>({
  '7.2.1': {
    'an effect cannot rest a vanguard': alsoIf('stateIsForbidden', (g, card) => g.rules.isVanguard(g, card)),
  },
  '7.3.1': {
    'a card that is turned shows its other face, whatever it showed': result('turning', (changes) =>
      changes.map(({ card }) => ({ card, face: card.face === 'up' ? 'down' : 'up' })),
    ),
    'only face-up cards are turned': result('turning', (changes) => changes.filter(({ card }) => card.face === 'up')),
  },
  '7.29.1': { 'a card that is bound stays where it is': skip('bind') },
  '7.34.1': {
    'a unit that is moved stays on its circle': skip('moveUnits'),
    'a unit that the other player moves comes to a circle of that player': args(
      'circlesForCard',
      (g, player, card, to) => [g, player, { ...card, side: player } as typeof card, to],
    ),
  },
  '7.34.1.1': {
    'a unit that is exchanged has not been moved': ({ moveUnits }) => ({
      moveUnits: (g, moved, cause) =>
        cause
          ? moveUnits(g, moved, cause)
          : perform(g, ...moved.map(({ card, to: at }) => ({ card, to: { zone: 'field', at, face: card.face } }))),
    }),
  },
  '7.34.2': {
    'a unit that is called has been moved': result('calling', (change) => ({
      ...change,
      events: ['placed', 'called', 'movedCircle'],
    })),
  },
});
