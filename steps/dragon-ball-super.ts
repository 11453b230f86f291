/** The sentences of the Dragon Ball Super Card Game, and its words. docs/steps.md lists them all with examples. */
import type { PlayerId } from '../schemas/common';
import { PLAYERS } from '../schemas/common';
import { DBS_STATES } from '../schemas/dragon-ball-super';
import type { SeenCard } from '../schemas/protocol';
import { bare, expectEqual, expectNumber, named } from './checks';
import { choiceType } from './choices';
import { counted, listed } from '../texts/words';
import { cardsByDefault, emptyByDefault, type Default } from './defaults';
import type { PrintWords } from './print';
import { probesOf } from './probes';
import { stepLibrary } from './registry';
import { areIn } from './given-as-then';
import {
  aboutCardsInPlay,
  aboutSecondLeaders,
  leaderByDefault,
  placeActiveAndRested,
  prepareDeck,
  sideOf,
} from './shared-battles';
import type { NamedCard, Setup } from './setup';
import { DECISIONS_OF_EFFECTS, type GameVocabulary } from './vocabulary';

const library = stepLibrary();
const { given, when, then, action, parameterType } = library;

parameterType(choiceType('side'));
parameterType(choiceType('color'));

// --- Given: cards -----------------------------------------------------------------------------------------------------

given(
  '{string} is a Battle Card of energy cost {int} with {int} power',
  (world, name: string, energyCost: number, power: number) =>
    world.setup.define(name, { category: 'battle', energyCost, power }),
);

given('{string} has the specified cost {int} {color}', (world, name: string, count: number, color: string) => {
  const { specifiedCost = {} } = (world.setup.cards[name] ?? {}) as { specifiedCost?: object };
  world.setup.define(name, { specifiedCost: { ...specifiedCost, [color]: count } });
});

given(
  '{string} has {int} combo power and a combo cost of {int}',
  (world, name: string, comboPower: number, comboCost: number) => world.setup.define(name, { comboPower, comboCost }),
);

given('{string} has the character name(s) {cards}', (world, name: string, characters: string[]) =>
  world.setup.define(name, { characters }),
);

given('{string} has the special trait(s) {cards}', (world, name: string, traits: string[]) =>
  world.setup.define(name, { traits }),
);

given('{string} has the era {string}', (world, name: string, era: string) => world.setup.define(name, { era }));

given('{string} is an Extra Card of energy cost {int}', (world, name: string, energyCost: number) =>
  world.setup.define(name, { category: 'extra', energyCost }),
);

// --- Given: position --------------------------------------------------------------------------------------------------

aboutCardsInPlay(library, 'Battle Card', 'battle', 'Battle Area');

/** The cards are called "A energy 1", "A energy 2", ... in this order, and are all copies of one red card. */
given(
  '{player} has {int} active and {int} rested energy',
  (world, player: PlayerId, active: number, rested: number) => {
    const { setup } = world;
    setup.describeOnce(`how much energy player ${player} has`);
    placeActiveAndRested(setup, { player, zone: 'energy' }, [active, rested], (fields) =>
      placeEnergy(setup, player, fields),
    );
  },
  (player: PlayerId, active: number, rested: number) =>
    `player ${player}'s Energy Area holds ${active} active and ${rested} rested cards`,
);

given(
  '{player} has the {state} energy {placed}',
  (world, player: PlayerId, state: string, card: NamedCard) => {
    world.setup.fixedZones.add(`${player}:energy`);
    world.setup.placeEach({ player, zone: 'energy' }, [card], { state });
  },
  (player: PlayerId, _state: string, card: NamedCard) => areIn([card], player, 'Energy Area'),
);

/** The uppermost card comes first. */
given('{string} has {placedCards} under it', (world, host: string, cards: NamedCard[]) => {
  const { setup } = world;
  setup.placed(host);
  setup.placeEach({ player: sideOf(setup, IN_PLAY, host), zone: 'under' }, cards, { host });
});

const IN_PLAY = ['leader', 'battle', 'combo'];

given('{string} lies with its back side up', (world, name: string) => {
  world.setup.placed(name).sheet = 'back';
});

// --- Given: decks -----------------------------------------------------------------------------------------------------

given('both players have decks for a game, led by {placed} and {placed}', (world, ofA: NamedCard, ofB: NamedCard) => {
  prepareDeck(world.setup, 'A', ofA, 50);
  prepareDeck(world.setup, 'B', ofB, 50);
  world.setup.fromDecks = true;
});

given(
  'a deck of {int} cards for {player}, led by {placed}',
  (world, size: number, player: PlayerId, leader: NamedCard) => prepareDeck(world.setup, player, leader, size),
);

aboutSecondLeaders(library, 'Leader Card');

// --- When -------------------------------------------------------------------------------------------------------------

action('{player} returns {cards} and redraws', '{player} tries to return {cards} and redraw', (cards: string[]) => ({
  kinds: ['redraw'],
  action: { type: 'choose', cards },
}));

when('{player} tries to take choice {int} of the effect', (world, player: PlayerId, choice: number) =>
  world.tryTo(player, ['mode'], { type: 'answer', value: choice - 1 }),
);

when('{player} charges {string}', (world, player: PlayerId, card: string) =>
  world.perform(player, ['charge'], { type: 'choose', cards: [card] }),
);

when('{player} tries to charge {cards}', (world, player: PlayerId, cards: string[]) =>
  world.tryTo(player, ['charge'], { type: 'choose', cards }),
);

action(
  '{player} plays {string} with the energy {cards}',
  '{player} tries to play {string} with the energy {cards}',
  (card: string, cards: string[]) => ({ kinds: ['main'], action: { type: 'play', card, cards } }),
);

action(
  '{player} activates {string} with the energy {cards}',
  '{player} tries to activate {string} with the energy {cards}',
  (card: string, cards: string[]) => ({ kinds: ACTING, action: { type: 'activate', card, cards } }),
);

action('{player} pays with {cards}', '{player} tries to pay with {cards}', (cards: string[]) => ({
  kinds: ['pay'],
  action: { type: 'choose', cards },
}));

action('{player} combos with {string}', '{player} tries to combo with {string}', (card: string) => ({
  kinds: STEPS,
  action: { type: 'combo', card },
}));

action('{player} counters with {string}', '{player} tries to counter with {string}', (card: string) => ({
  kinds: ['counter'],
  action: { type: 'counter', card },
}));

/** Whether the player is asked first is an interpretation (10-4-1). An engine that does not ask blocks by itself. */
when('{player} lets {string} block', async (world, player: PlayerId, card: string) => {
  await world.knows([card]);
  await world.declineUntil(({ kind, optional }) => optional && kind !== 'counter');
  if (await world.reach(player, ['may'], 'moment'))
    await world.perform(player, ['may'], { type: 'answer', value: true });
});

when('{player} takes {cards} from the life', (world, player: PlayerId, cards: string[]) =>
  world.perform(player, ['life'], { type: 'choose', cards }),
);

when('{player} tries to end the phase', (world, player: PlayerId) => world.tryTo(player, ['main'], { type: 'pass' }));

const STEPS = ['offence', 'defense'];
const ACTING = ['main', ...STEPS];

// --- Then -------------------------------------------------------------------------------------------------------------

then(
  '{string} has an energy cost of {int}',
  expectNumber('energy cost', 'energyCost', (cost) => `an energy cost of ${cost}`),
);

then(
  '{string} has {int} combo power',
  expectNumber('combo power', 'comboPower', (power) => `${power} combo power`),
);

then('{string} shows its {side} side', async (world, name: string, side: string) => {
  const { card } = await world.find(name);
  const looked = { about: `the side of "${name}" that is up`, subject: world.terms.named(name), verb: 'show' };
  const words = (one: unknown): string => `its ${world.terms.value(one)} side`;
  expectEqual({ ...looked, words }, side, card.sheet ?? 'front');
});

/** The uppermost card comes first. */
then('under {string} lie(s) {cards}', async (world, host: string, names: string[]) => {
  await world.knows([host, ...names]);
  const { players } = await world.facts();
  const zones = PLAYERS.map((player) => world.requireShown('zone under', players[player].zones.under));
  const under = zones.flatMap((zone) => zone?.cards ?? []).filter((card: SeenCard) => card.host === host);
  const [expected, actual] = [names.join(), under.map(({ id }) => id).join()];
  const words = (one: unknown): string => world.terms.namedCards(one === expected ? names : under.map(({ id }) => id));
  const looked = {
    about: `the cards under "${host}"`,
    subject: `what lies under ${world.terms.named(host)}`,
    verb: 'be',
  };
  expectEqual({ ...looked, words }, expected, actual);
});

then('nothing lies under {string}', async (world, host: string) => {
  const { players } = await world.facts();
  const zones = PLAYERS.map((player) => world.requireShown('zone under', players[player].zones.under));
  const under = zones.flatMap((zone) => zone?.cards ?? []).filter((card: SeenCard) => card.host === host);
  const looked = { about: `how many cards lie under "${host}"`, subject: world.terms.named(host), verb: 'have' };
  const words = (): string => 'no card under it';
  expectEqual({ ...looked, words, again: bare }, 0, under.length);
});

then(
  "{player}'s Energy Area holds {int} active and {int} rested card(s)",
  async (world, player: PlayerId, active: number, rested: number) => {
    const { cards = [] } = world.requireShown('zone energy', (await world.facts()).players[player].zones.energy);
    for (const { state } of cards) world.requireFact('state', state);
    const count = (state: string) => cards.filter((card) => card.state === state).length;
    const actual = `${count('active')} active and ${count('rested')} rested`;
    const about = `player ${player}'s Energy Area`;
    const words = (counts: unknown): string => `${String(counts)} cards`;
    expectEqual(
      { about, subject: about, verb: 'hold', words, again: String },
      `${active} active and ${rested} rested`,
      actual,
    );
  },
);

// --- words ------------------------------------------------------------------------------------------------------------

const DECK_SIZE = 20;
const LIFE = 4;
const ACTIVE_ENERGY = 6;

/** Plain cards by category, without name and number. */
const PLAIN = {
  leader: {
    category: 'leader',
    colors: ['red'],
    power: 10000,
    back: { name: 'Awakened leader', colors: ['red'], power: 15000 },
  },
  battle: { category: 'battle', colors: ['red'], energyCost: 2, power: 10000, comboPower: 5000, comboCost: 0 },
  extra: { category: 'extra', colors: ['red'], energyCost: 1 },
};

const plainCard = (name: string, category: string = 'battle') => ({
  name,
  number: `T-${name}`,
  ...named<object>(PLAIN, category, 'category'),
});

const ENERGY = { key: 'energy', data: plainCard('energy') };

const placeEnergy = (setup: Setup, player: PlayerId, fields?: { state?: string }): void =>
  setup.placeNext({ player, zone: 'energy' }, `${player} energy`, ENERGY, fields);

function energyByDefault(setup: Setup, player: PlayerId): string | undefined {
  if (setup.fixedZones.has(`${player}:energy`)) return undefined;
  for (let left = ACTIVE_ENERGY; left > 0; left--) placeEnergy(setup, player);
  return `${ACTIVE_ENERGY} active ${PLAIN.battle.colors[0]} energy`;
}

const defaults: readonly Default[] = [
  leaderByDefault(`a Leader Card with ${PLAIN.leader.power} power (${PLAIN.leader.back.power} on its back)`),
  cardsByDefault('deck', DECK_SIZE, (count) => `${counted(count, 'card')} in the deck`),
  cardsByDefault('life', LIFE, (count) => `${count} life`),
  energyByDefault,
  emptyByDefault('hand', 'no cards in hand'),
];

const print: PrintWords = {
  categories: { leader: 'Leader Card', battle: 'Battle Card', extra: 'Extra Card' },
  adjectives: ['colors'],
  values: {
    energyCost: (cost: number) => `energy cost ${cost}`,
    specifiedCost: (cost: Record<string, number>) =>
      `specified cost ${listed(Object.entries(cost).map(([color, count]) => `${count} ${color}`))}`,
    power: (power: number) => `${power} power`,
    back: ({ power }: { power?: number }) => (power === undefined ? undefined : `${power} power on its back`),
    comboPower: (power: number) => `${power} combo power`,
    comboCost: (cost: number) => `combo cost ${cost}`,
    characters: (names: string[]) => `the character name ${listed(names)}`,
    traits: (traits: string[]) => `the special trait ${listed(traits)}`,
    era: (era: string) => `the era ${era}`,
  },
};

function placeEverywhere(setup: Setup): void {
  for (const player of PLAYERS) {
    for (const state of DBS_STATES) setup.place({ player, zone: 'battle' }, `${player} ${state}`, { state });
    setup.place({ player, zone: 'under' }, `${player} under`, { host: `${player} active` });
    for (const zone of ['hand', 'drop', 'warp', 'removed']) setup.place({ player, zone }, `${player} ${zone}`);
    placeEnergy(setup, player, { state: 'rested' });
  }
}

const placeOptional = {
  effects: (setup: Setup) =>
    setup.affect('A active', ['B active'], { do: 'modify', stat: 'power', by: 1000, until: 'turn' }),
  owner: (setup: Setup) => void setup.place({ player: 'B', zone: 'battle' }, 'A lent', { owner: 'A' }),
};

export const dragonBallSuperVocabulary: GameVocabulary = {
  game: 'dragon-ball-super',
  zones: {
    deck: 'deck',
    hand: 'hand',
    'Drop Area': 'drop',
    'Leader Area': 'leader',
    'Battle Area': 'battle',
    'Combo Area': 'combo',
    'Energy Area': 'energy',
    'Life Area': 'life',
    Warp: 'warp',
    'cards under others': 'under',
    'cards out of the game': 'removed',
  },
  phases: { 'Charge Phase': 'charge', 'Main Phase': 'main', 'End Phase': 'end' },
  counters: {},
  decisions: {
    redraw: ['redraw'],
    charge: ['charge'],
    act: ['main'],
    'act in the Offence Step': ['offence'],
    'act in the Defense Step': ['defense'],
    counter: ['counter'],
    pay: ['pay'],
    'take life': ['life'],
    arrange: ['arrange'],
    ...DECISIONS_OF_EFFECTS,
    'choose a number': ['number'],
    'declare the rounds': ['loop'],
  },
  restKinds: ['main'],
  standardTurn: 5,
  standardPhase: 'Main Phase',
  orders: ['arrange'],
  unseen: { life: 'life' },
  orderClauses: ['3-1-6', '4-5-3', '8-6-4', '8-9-2'],
  choosing: {
    charge: (card) => `charges "${card}"`,
    pay: (card) => `pays with "${card}"`,
    life: (card) => `takes "${card}" from the life`,
  },
  play: (card) => ({ kinds: ['main'], action: { type: 'play', card } }),
  attack: ([card], target) => ({ kinds: ['main'], action: { type: 'attack', card, target } }),
  activate: (_setup, card) => ({ kinds: ACTING, action: { type: 'activate', card } }),
  defaults,
  print,
  placeEverywhere,
  placeOptional,
  plainCard,
  get probes() {
    return probesOf('dragon-ball-super');
  },
  library,
};
