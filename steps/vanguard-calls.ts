/** Sentences about calls and rides. */
import type { PlayerId } from '../schemas/common';
import type { Action } from '../schemas/protocol';
import { stepLibrary } from './registry';
import { circleNamed } from './vanguard-circles';

export const aboutCalls = stepLibrary();
const { when, action } = aboutCalls;

action('{player} rides {string}', '{player} tries to ride {string}', (card: string) => ({
  kinds: ['ride'],
  action: { type: 'ride', card },
}));

action(
  '{player} discards {string} for the ride',
  '{player} tries to discard {string} for the ride',
  (card: string) => ({ kinds: ['pay'], action: { type: 'choose', cards: [card] } }),
);

const call = (player: PlayerId, card: string, circle: string): Action => ({
  type: 'call',
  assign: [{ card, to: circleNamed(player, circle) }],
});

when('{player} calls {string} to the {term}', (world, player: PlayerId, card: string, circle: string) =>
  world.perform(player, ['main'], call(player, card, circle)),
);

when('{player} tries to call {string} to the {term}', (world, player: PlayerId, card: string, circle: string) =>
  world.tryTo(player, ['main'], call(player, card, circle)),
);
