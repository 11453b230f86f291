/** The sentences of Cardfight!! Vanguard, and its words. docs/steps.md lists those that all games have. */
import { PLAYERS, type PlayerId } from '../schemas/common';
import { VG_STATES } from '../schemas/vanguard';
import type { Action } from '../schemas/protocol';
import { expectEqual, factOf, named } from './checks';
import { probesOf } from './probes';
import { stepLibrary } from './registry';
import type { NamedCard, Setup } from './setup';
import { DECISIONS_OF_EFFECTS, type GameVocabulary } from './vocabulary';

const library = stepLibrary();
const { given, when, then, action } = library;

/** The names of circles in sentences, with the second part of their handles. */
const CIRCLES: Readonly<Record<string, string>> = {
  'vanguard circle': 'center',
  'front left circle': 'frontLeft',
  'front right circle': 'frontRight',
  'back left circle': 'backLeft',
  'back center circle': 'backCenter',
  'back right circle': 'backRight',
  'guardian circle': 'guardian',
};

const circleOf = (player: PlayerId, circle: string): string => `${player}.${named(CIRCLES, circle, 'circle')}`;

// --- Given ------------------------------------------------------------------------------------------------------------

given('{string} is a unit of grade {int} with {int} power', (world, name: string, grade: number, power: number) =>
  world.setup.define(name, { grade, power }),
);

given('{string} has the icon(s) {cards}', (world, name: string, icons: string[]) =>
  world.setup.define(name, { icons }),
);

given(
  '{player} has the unit {placed} on the {term}',
  (world, player: PlayerId, card: NamedCard, circle: string) => placeOn(world.setup, player, card, circle, 'stand'),
  (player: PlayerId, { name }: NamedCard, circle: string) => `"${name}" is on player ${player}'s ${circle}`,
);

given(
  '{player} has the unit {placed} at rest on the {term}',
  (world, player: PlayerId, card: NamedCard, circle: string) => placeOn(world.setup, player, card, circle, 'rest'),
  (_player: PlayerId, { name }: NamedCard) => `"${name}" is at rest`,
);

function placeOn(setup: Setup, player: PlayerId, card: NamedCard, circle: string, state: string): void {
  setup.placeEach({ player, zone: 'field' }, [card], { place: circleOf(player, circle), state });
}

given('both players fight with decks of {int} cards and ride decks of grades 0 to 3', (world, size: number) => {
  const { setup } = world;
  for (const player of PLAYERS) {
    for (const grade of [0, 1, 2, 3]) {
      setup.define(`${player} grade ${grade}`, { grade });
      setup.place({ player, zone: 'rideDeck' }, `${player} grade ${grade}`);
    }
    setup.fill({ player, zone: 'deck' }, size - 4, 'different');
  }
  setup.fromDecks = true;
});

// --- When -------------------------------------------------------------------------------------------------------------

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
  assign: [{ card, to: circleOf(player, circle) }],
});

when('{player} calls {string} to the {term}', (world, player: PlayerId, card: string, circle: string) =>
  world.perform(player, ['main'], call(player, card, circle)),
);

when('{player} tries to call {string} to the {term}', (world, player: PlayerId, card: string, circle: string) =>
  world.tryTo(player, ['main'], call(player, card, circle)),
);

action('{player} boosts with {string}', '{player} tries to boost with {string}', (card: string) => ({
  kinds: ['boost'],
  action: { type: 'boost', card },
}));

action(
  '{player} guards {string} with {cards}',
  '{player} tries to guard {string} with {cards}',
  (target: string, cards: string[]) => ({
    kinds: ['guard'],
    action: { type: 'call', assign: cards.map((card) => ({ card, to: target })) },
  }),
);

// --- Then -------------------------------------------------------------------------------------------------------------

then("{string} is on {player}'s {term}", async (world, name: string, player: PlayerId, circle: string) => {
  expectEqual(`the circle of "${name}"`, circleOf(player, circle), await factOf(world, name, 'place'));
});

then('{string} stands', async (world, name: string) => {
  expectEqual(`the state of "${name}"`, 'stand', await factOf(world, name, 'state'));
});

then('{string} is at rest', async (world, name: string) => {
  expectEqual(`the state of "${name}"`, 'rest', await factOf(world, name, 'state'));
});

// --- words ------------------------------------------------------------------------------------------------------------

/** Plain cards by category, without name and number. */
const PLAIN = { unit: { category: 'unit', grade: 1, power: 8000, shield: 5000 } };
const DECK_SIZE = 20;

/** Adds a vanguard of grade 3 with 10000 power, and a deck that does not run out. */
function complete(setup: Setup): void {
  if (setup.fromDecks) return;
  for (const player of PLAYERS) {
    const vanguardCircle = `${player}.center`;
    if (!setup.zone({ player, zone: 'field' }).some(({ place }) => place === vanguardCircle)) {
      setup.define(`${player} vanguard`, { grade: 3, power: 10000 });
      setup.place({ player, zone: 'field' }, `${player} vanguard`, { place: vanguardCircle });
    }
    if (!setup.fixedZones.has(`${player}:deck`)) setup.fill({ player, zone: 'deck' }, DECK_SIZE);
  }
}

function placeEverywhere(setup: Setup): void {
  for (const player of PLAYERS) {
    for (const [index, state] of VG_STATES.entries())
      setup.place({ player, zone: 'field' }, `${player} ${state}`, {
        place: `${player}.${['frontLeft', 'backLeft'][index]!}`,
        state,
      });
    for (const zone of ['hand', 'soul', 'drop', 'damage', 'rideDeck'])
      setup.place({ player, zone }, `${player} ${zone}`);
  }
}

export const vanguardVocabulary: GameVocabulary = {
  game: 'vanguard',
  zones: {
    deck: 'deck',
    hand: 'hand',
    field: 'field',
    soul: 'soul',
    'drop zone': 'drop',
    'damage zone': 'damage',
    'trigger zone': 'trigger',
    'ride deck zone': 'rideDeck',
  },
  phases: {
    'Stand Phase': 'stand',
    'Draw Phase': 'draw',
    'Ride Phase': 'ride',
    'Main Phase': 'main',
    'Battle Phase': 'battle',
    'End Phase': 'end',
  },
  counters: { 'vanguard damage': 'vanguardDamage' },
  decisions: {
    ride: ['ride'],
    'discard for the ride': ['pay'],
    'act in the Main Phase': ['main'],
    attack: ['attack'],
    boost: ['boost'],
    guard: ['guard'],
    'return cards of the opening hand': ['redraw'],
    ...DECISIONS_OF_EFFECTS,
  },
  restKinds: ['ride', 'main', 'attack'],
  standardTurn: 5,
  deckZones: { main: 'deck', ride: 'rideDeck' },
  play: (card) => ({ kinds: ['main'], action: { type: 'call', card } }),
  attack: (attackers, target) => ({ kinds: ['attack'], action: { type: 'attack', attackers: [...attackers], target } }),
  complete,
  placeEverywhere,
  plainCard: (name, category = 'unit') => ({
    name,
    number: `T-${name}`,
    ...named<object>(PLAIN, category, 'category'),
  }),
  get probes() {
    return probesOf('vanguard');
  },
  library,
};
