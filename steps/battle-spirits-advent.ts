/** Sentences about Advent, its sources, and the cards that lie face down under others. */
import type { PlayerId } from '../schemas/common';
import { stepLibrary } from './registry';
import type { NamedCard, Setup } from './setup';

export const aboutAdvent = stepLibrary();
const { given, action } = aboutAdvent;

// --- Given ------------------------------------------------------------------------------------------------------------

const ownerOf = (setup: Setup, host: string): PlayerId =>
  setup.players.A.zones.field?.some(({ id }) => id === host) ? 'A' : 'B';

/** The uppermost card comes first. */
given('{string} lies on {placedCards} by Advent', ({ setup }, host: string, cards: NamedCard[]) => {
  setup.placed(host);
  setup.placeEach({ player: ownerOf(setup, host), zone: 'sources' }, cards, { host });
});

given('{string} has {placedCards} face down under it', ({ setup }, host: string, cards: NamedCard[]) => {
  setup.placed(host);
  setup.placeEach({ player: ownerOf(setup, host), zone: 'under' }, cards, { host, face: 'down' });
});

given('{string} is in Soul State', ({ setup }, name: string) => {
  setup.placed(name).statuses = [{ status: 'soulState' }];
});

// --- When -------------------------------------------------------------------------------------------------------------

action(
  '{player} Advents {string} onto {string}',
  '{player} tries to Advent {string} onto {string}',
  (card: string, target: string) => ({ kinds: ['main', 'flash'], action: { type: 'advent', card, target } }),
);
