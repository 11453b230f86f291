/** Sentences about abilities that are played, and about those that trigger in a hand. */
import type { PlayerId } from '../schemas/common';
import { expectNumber } from './checks';
import { stepLibrary } from './registry';

export const aboutPlays = stepLibrary();
const { action, then, when } = aboutPlays;

when('{player} says that the ability in the hand triggers', (world, player: PlayerId) =>
  world.perform(player, ['declare'], { type: 'answer', value: true }),
);

then(
  '{string} has a critical of {int}',
  expectNumber('critical', 'critical', (critical) => `a critical of ${critical}`),
);

action(
  '{player} plays the order {string} with {string} alchemagicked on it',
  '{player} tries to play the order {string} with {string} alchemagicked on it',
  (card: string, added: string) => ({ kinds: ['main'], action: { type: 'order', card, cards: [added] } }),
);
