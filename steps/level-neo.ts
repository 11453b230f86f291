/** The sentences of LEVEL.NEO, and its words. docs/steps.md lists them all with examples. */
import type { PlayerId } from '../schemas/common';
import { PLAYERS } from '../schemas/common';
import { LN_STATES } from '../schemas/level-neo';
import type { SeenCard } from '../schemas/protocol';
import { expectAs, expectEqual, expectNumber, named } from './checks';
import { areIn } from './given-as-then';
import { counted } from '../texts/words';
import { cardsByDefault, emptyByDefault, type Default } from './defaults';
import type { PrintWords } from './print';
import { probesOf } from './probes';
import { stepLibrary } from './registry';
import type { NamedCard, Setup } from './setup';
import { DECISIONS_OF_EFFECTS, type GameVocabulary } from './vocabulary';
import type { World } from './world';

const library = stepLibrary();
const { given, then, action } = library;

// --- Given ------------------------------------------------------------------------------------------------------------

given('{string} is a character of turn cost {int} with {int} AP', (world, name: string, turnCost: number, ap: number) =>
  world.setup.define(name, { category: 'character', turnCost, ap }),
);

given('{string} is an event card of turn cost {int}', (world, name: string, turnCost: number) => {
  world.setup.cards[name] = { name, number: `T-${name}`, category: 'event', turnCost };
  world.setup.noteGiven(name, { turnCost });
});

given(
  "{player}'s Main Character is {placed} with {int} AP",
  (world, player: PlayerId, card: NamedCard, ap: number) => {
    const name = world.setup.named(card);
    world.setup.define(name, { turnCost: 1, ap });
    world.setup.place({ player, zone: 'main' }, name);
  },
  (_player: PlayerId, { name }: NamedCard, ap: number) => `"${name}" has ${ap} AP`,
);

given(
  "{player}'s Main Character is the {state} {placed} with {int} AP",
  (world, player: PlayerId, state: string, card: NamedCard, ap: number) => {
    const name = world.setup.named(card);
    world.setup.define(name, { turnCost: 1, ap });
    world.setup.place({ player, zone: 'main' }, name, { state });
  },
  (_player: PlayerId, state: string, { name }: NamedCard) => `"${name}" is ${state}`,
);

given(
  "{player}'s Main Character is at level {int}",
  (world, player: PlayerId, level: number) => world.setup.count({ player, zone: 'level' }, level - 1),
  (player: PlayerId, level: number) => `player ${player}'s Main Character is now at level ${level}`,
);

given(
  '{player} has the {state} Support Character {placed} with {int} AP',
  (world, player: PlayerId, state: string, card: NamedCard, ap: number) => {
    const name = world.setup.named(card);
    world.setup.define(name, { ap });
    world.setup.place({ player, zone: 'support' }, name, { state });
  },
  (player: PlayerId, _state: string, card: NamedCard) => areIn([card], player, 'support zone'),
);

/** Places a probe card as a support, with the AP printed on the probe. */
given(
  '{player} has the {state} Support Character {placed}',
  (world, player: PlayerId, state: string, card: NamedCard) =>
    world.setup.placeEach({ player, zone: 'support' }, [card], { state }),
  (player: PlayerId, _state: string, card: NamedCard) => areIn([card], player, 'support zone'),
);

given(
  "{player}'s Main Character is {placed}",
  (world, player: PlayerId, card: NamedCard) => world.setup.placeEach({ player, zone: 'main' }, [card]),
  (player: PlayerId, card: NamedCard) => areIn([card], player, 'main character zone'),
);

given(
  'both players have decks of {int} cards, with the turn cost 1 characters {placedCards} for player A and {placedCards} for player B',
  (world, size: number, forA: NamedCard[], forB: NamedCard[]) => {
    for (const [player, mains] of [
      ['A', forA],
      ['B', forB],
    ] as const)
      prepareDeck(world.setup, player, mains, size);
    world.setup.fromDecks = true;
  },
);

given(
  'a deck of {int} cards for {player}, {int} of them characters of turn cost 1',
  (world, size: number, player: PlayerId, mains: number) =>
    prepareDeck(
      world.setup,
      player,
      Array.from({ length: mains }, (_, index) => ({ name: `${player} main ${index + 1}` })),
      size,
    ),
);

function prepareDeck(setup: Setup, player: PlayerId, mains: readonly NamedCard[], size: number): void {
  const place = { player, zone: 'deck' };
  for (const card of mains) {
    const name = setup.named(card);
    setup.define(name, { turnCost: 1 });
    setup.place(place, name);
  }
  setup.fill(place, size, 'different');
  setup.fixedZones.add(`${player}:deck`);
}

// --- When: the preparations -------------------------------------------------------------------------------------------

action(
  '{player} chooses {string} as Main Character',
  '{player} tries to choose {string} as Main Character',
  (name: string) => ({ kinds: ['mainCharacter'], action: { type: 'choose', cards: [name] } }),
);

action(
  '{player} returns {cards} to the bottom of the deck',
  '{player} tries to return {cards} to the bottom of the deck',
  (cards: string[]) => ({ kinds: ['redraw'], action: { type: 'choose', cards } }),
);

// --- When: the turn ---------------------------------------------------------------------------------------------------

const WINDOWS = ['main', 'use'];

action('{player} uses {string}', '{player} tries to use {string}', (card: string) => ({
  kinds: WINDOWS,
  action: { type: 'use', card },
}));

action('{player} covers with {string}', '{player} tries to cover with {string}', (card: string) => ({
  kinds: ['cover'],
  action: { type: 'cover', card },
}));

action(
  '{player} performs a Level Burst with {string}',
  '{player} tries to perform a Level Burst with {string}',
  (card: string) => ({ kinds: ['levelBurst'], action: { type: 'levelBurst', card } }),
);

action(
  '{player} gives up {string} from the level zone',
  '{player} tries to give up {string} from the level zone',
  (card: string) => ({ kinds: ['levelDown'], action: { type: 'choose', cards: [card] } }),
);

action('{player} discards {cards}', '{player} tries to discard {cards}', (cards: string[]) => ({
  kinds: ['discard'],
  action: { type: 'choose', cards },
}));

action(
  '{player} picks {string} as the attacker that is lost',
  '{player} tries to pick {string} as the attacker that is lost',
  (card: string) => ({ kinds: ['loseAttacker'], action: { type: 'choose', cards: [card] } }),
);

// --- Then -------------------------------------------------------------------------------------------------------------

then(
  '{string} has {int} AP',
  expectNumber('AP', 'ap', (ap) => `${ap} AP`),
);

then("{player}'s Main Character is now at level {int}", async (world, player: PlayerId, level: number) => {
  const subject = `player ${player}'s Main Character`;
  const words = (one: unknown): string => `at level ${world.terms.value(one)}`;
  const actual = await factOfMain(world, player, 'level');
  expectEqual({ about: `the level of ${subject}`, subject, verb: 'be', words }, level, actual);
});

then("{player}'s Main Character is Level Neo", async (world, player: PlayerId) => {
  await expectLevelNeo(world, player, true);
});

then("{player}'s Main Character is not Level Neo", async (world, player: PlayerId) => {
  await expectLevelNeo(world, player, false);
});

async function expectLevelNeo(world: World, player: PlayerId, expected: boolean): Promise<void> {
  const subject = `player ${player}'s Main Character`;
  const about = `whether ${subject} is Level Neo`;
  const actual = await factOfMain(world, player, 'levelNeo');
  expectAs({ about, subject, verb: 'be Level Neo', isDenied: !expected }, expected, actual);
}

async function factOfMain(world: World, player: PlayerId, fact: string): Promise<unknown> {
  const [main = {}]: SeenCard[] = (await world.facts()).players[player].zones.main?.cards ?? [];
  return world.requireFact(fact, main[fact]);
}

// --- words ------------------------------------------------------------------------------------------------------------

/** Plain cards by category, without name and number. */
const PLAIN = {
  character: { category: 'character', turnCost: 3, ap: 3000 },
  event: { category: 'event', turnCost: 3 },
};
const DECK_SIZE = 20;

function mainCharacterByDefault(setup: Setup, player: PlayerId): string | undefined {
  const main = { player, zone: 'main' };
  if (setup.zone(main).length > 0) return undefined;
  setup.place(main, `${player} main`);
  return `a Main Character with ${PLAIN.character.ap} AP`;
}

/** At the turn cost of plain cards. */
function turnMarkerByDefault({ players }: Setup, player: PlayerId): string | undefined {
  const { counters } = players[player];
  if (counters.turnMarker !== undefined) return undefined;
  counters.turnMarker = PLAIN.character.turnCost;
  return `the turn marker at ${counters.turnMarker}`;
}

const defaults: readonly Default[] = [
  mainCharacterByDefault,
  cardsByDefault('deck', DECK_SIZE, (count) => `${counted(count, 'card')} in the deck`),
  turnMarkerByDefault,
  emptyByDefault('hand', 'no cards in hand'),
];

const print: PrintWords = {
  categories: { character: 'character', event: 'event card' },
  adjectives: [],
  values: { turnCost: (cost: number) => `turn cost ${cost}`, ap: (ap: number) => `${ap} AP` },
};

function placeEverywhere(setup: Setup): void {
  for (const player of PLAYERS) {
    for (const state of LN_STATES) setup.place({ player, zone: 'support' }, `${player} ${state}`, { state });
    for (const zone of ['hand', 'level', 'discard']) setup.place({ player, zone }, `${player} ${zone}`);
  }
}

const placeOptional = {
  effects: (setup: Setup) =>
    setup.affect('A active', ['B active'], { do: 'modify', stat: 'ap', by: 1000, until: 'turn' }),
};

export const levelNeoVocabulary: GameVocabulary = {
  game: 'level-neo',
  zones: {
    deck: 'deck',
    hand: 'hand',
    'main character zone': 'main',
    'support zone': 'support',
    'level zone': 'level',
    'discard pile': 'discard',
  },
  phases: {
    'Start of Turn': 'start',
    'Main Phase 1': 'main1',
    'Battle Phase': 'battle',
    'Main Phase 2': 'main2',
    'End of Turn': 'end',
  },
  counters: { 'turn marker': 'turnMarker' },
  decisions: {
    'choose who goes first': ['turnOrder'],
    'choose a Main Character': ['mainCharacter'],
    redraw: ['redraw'],
    'use effects': ['main', 'use'],
    attack: ['attack'],
    cover: ['cover'],
    'perform a Level Burst': ['levelBurst'],
    'give up a level': ['levelDown'],
    discard: ['discard'],
    'pick the attacker that is lost': ['loseAttacker'],
    ...DECISIONS_OF_EFFECTS,
  },
  restKinds: ['main', 'attack'],
  orderClauses: ['2-2'],
  standardTurn: 5,
  standardPhase: 'Main Phase 1',
  choosing: {
    discard: (card) => `discards "${card}"`,
    levelDown: (card) => `gives up "${card}" from the level zone`,
    loseAttacker: (card) => `picks "${card}" as the attacker that is lost`,
  },
  play: (card) => ({ kinds: ['main'], action: { type: 'playSupport', card } }),
  attack: (attackers, target) => ({ kinds: ['attack'], action: { type: 'attack', attackers: [...attackers], target } }),
  defaults,
  print,
  placeEverywhere,
  placeOptional,
  plainCard: (name, category = 'character') => ({
    name,
    number: `T-${name}`,
    ...named<object>(PLAIN, category, 'category'),
  }),
  get probes() {
    return probesOf('level-neo');
  },
  library,
};
