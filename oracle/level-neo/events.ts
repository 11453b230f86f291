/** Adds the events of LEVEL.NEO to those of every game. */
import type { Handle } from '../../schemas/common';
import {
  OF_FEW_GAMES,
  event,
  kernelEvents,
  member,
  wordFor,
  type UnusedKernelEvents,
  type ValuesOf,
} from '../kernel/state/journal-events';

export type Winner = 'attacker' | 'defender' | 'none';

export const lnMembers = {
  attackers: member<readonly Handle[]>('the cards that attack together'),
  wins: member<Winner>('which side has won the battle'),
  turnedUp: member<Handle>('the card that was turned face up'),
  activated: member<boolean>('true if the card has a Level Burst text, which is then carried out'),
};

declare module '../kernel/state/journal-events' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is extended
  interface EventMembers extends ValuesOf<typeof lnMembers> {}
}

export const events = {
  ...kernelEvents,
  turnStarted: event('A turn begins.', ['player', 'turn']),
  turnEnding: event('A turn is about to end.', ['player']),
  supportPlayed: wordFor('A Support Character has been played.'),
  discarded: wordFor('A card has been put into the discard zone.'),
  skillUsed: event('A Use skill has been used.', ['player', 'card']),
  eventUsed: event('An event card has been used.', ['player', 'card']),
  triggered: event('An Auto skill is carried out.', ['player', 'card']),
  attackDeclared: event('A card attacks, alone or with others.', ['player', 'card', 'attackers', 'target']),
  attacked: event('A card is attacked.', ['player', 'card']),
  covered: event('A Support Character has covered the attacked card.', ['player', 'card', 'target']),
  battleJudged: event('The winner of the battle has been determined.', ['player', 'wins', 'attackers', 'target']),
  battleWon: event('A card has won its battle.', ['player', 'card']),
  battleLost: event('A card has lost its battle.', ['player', 'card']),
  battleEnded: event('A battle is over.'),
  leveledUp: wordFor('A Main Character has levelled up.'),
  leveledDown: wordFor('A Main Character has levelled down.'),
  levelBurst: event('A Level Burst has succeeded.', ['player', 'card', 'turnedUp', 'activated']),
  levelBurstFailed: event('A Level Burst has failed.', ['player']),
};

export const unusedKernelEvents: UnusedKernelEvents = [
  'effectActivated',
  'damageDealt',
  'linked',
  'unlinked',
  'inherited',
  'turnedOver',
  'looked',
  'searched',
  'revealed',
  'cancelled',
  ...OF_FEW_GAMES,
];
