/** Sentences about decks, the preparation of a game, and the turn. */
import { PLAYERS, type PlayerId } from '../schemas/common';
import { expectEqual } from './checks';
import { stepLibrary } from './registry';
import type { Setup } from './setup';

export const aboutFrame = stepLibrary();
const { given, action, then } = aboutFrame;

// --- Given: decks -----------------------------------------------------------------------------------------------------

const GRADES = [0, 1, 2, 3];
const TRIGGERS = 16;
const COPIES = 4;

given('both players fight with decks of {int} cards and ride decks of grades 0 to 3', ({ setup }, size: number) => {
  for (const player of PLAYERS) {
    placeRideDeck(setup, player);
    fillMainDeck(setup, player, size - GRADES.length);
  }
  setup.fromDecks = true;
});

given('both players fight with decks of {int} cards and no ride decks', ({ setup }, size: number) => {
  for (const player of PLAYERS) fillMainDeck(setup, player, size);
  setup.fromDecks = true;
});

/** The cards that other sentences put into the main deck and the ride deck count among them. */
given('a main deck of {int} cards for {player}', ({ setup }, size: number, player: PlayerId) =>
  fillMainDeck(setup, player, size - setup.zone({ player, zone: 'rideDeck' }).length),
);

given(
  'a main deck of {int} cards with {int} triggers for {player}',
  ({ setup }, size: number, triggers: number, player: PlayerId) =>
    fillMainDeck(setup, player, size - setup.zone({ player, zone: 'rideDeck' }).length, triggers),
);

given('a G deck of {int} card(s) for {player}', ({ setup }, size: number, player: PlayerId) => {
  const missing = size - setup.zone({ player, zone: 'gZone' }).length;
  placeFours(setup, { player, zone: 'gZone' }, 'G unit', missing, { subtype: 'G', grade: 4, power: 15000 });
});

given('{player} has a ride deck of grades 0 to 3', ({ setup }, player: PlayerId) => placeRideDeck(setup, player));

function placeRideDeck(setup: Setup, player: PlayerId): void {
  for (const grade of GRADES) {
    const name = `player ${player}'s grade ${grade}`;
    setup.define(name, { grade });
    setup.place({ player, zone: 'rideDeck' }, name);
  }
}

/** Adds plain trigger units up to this number of triggers, and then plain cards. */
function fillMainDeck(setup: Setup, player: PlayerId, size: number, triggers = TRIGGERS): void {
  const place = { player, zone: 'deck' };
  const brought = [...setup.zone(place), ...setup.zone({ player, zone: 'rideDeck' })];
  const withTrigger = brought.filter(({ card }) => setup.cards[card]?.trigger !== undefined);
  const printed = { grade: 0, power: 5000, subtype: 'trigger', trigger: 'critical', triggerPower: 10000 };
  placeFours(setup, place, 'trigger', triggers - withTrigger.length, printed);
  setup.fill(place, size, 'different');
}

/** Places so many cards, four of each name. */
function placeFours(
  setup: Setup,
  place: { readonly player: PlayerId; readonly zone: string },
  kind: string,
  count: number,
  printed: Record<string, unknown>,
): void {
  for (let left = count, number = 1; left > 0; left -= COPIES, number += 1) {
    const name = `${place.player} ${kind} ${number}`;
    setup.define(name, printed);
    setup.placeCopies(place, { name }, Math.min(left, COPIES));
  }
}

// --- When: orders and G assist ---------------------- -------------------------------------------------------------------

action('{player} plays the order {string}', '{player} tries to play the order {string}', (card: string) => ({
  kinds: ['main', 'guard'],
  action: { type: 'order', card },
}));

action('{player} uses G assist', '{player} tries to use G assist', () => ({
  kinds: ['gAssist'],
  action: { type: 'answer', value: true },
}));

// --- When: the preparation --------------------------------------------------------------------------------------------

action(
  '{player} chooses {string} as the first vanguard',
  '{player} tries to choose {string} as the first vanguard',
  (card: string) => ({ kinds: ['firstVanguard'], action: { type: 'choose', cards: [card] } }),
);

action(
  '{player} puts {cards} of the opening hand back',
  '{player} tries to put {cards} of the opening hand back',
  (cards: string[]) => ({ kinds: ['redraw'], action: { type: 'choose', cards } }),
);

// --- Then -------------------------------------------------------------------------------------------------------------

// Asked instead of the phase: where no ride is possible, an engine need not stop in the Ride Phase.
then('{player} is the turn player', async (world, player: PlayerId) => {
  const { turnPlayer } = await world.facts();
  const words = (one: unknown): string => `player ${world.terms.value(one)}'s turn`;
  const actual = world.requireShown('field turnPlayer', turnPlayer);
  expectEqual({ about: 'the turn player', subject: 'it', verb: 'be', words }, player, actual);
});
