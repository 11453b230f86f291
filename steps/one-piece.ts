/** The sentences of the One Piece Card Game, and its words. docs/steps.md lists them all with examples. */
import { SuiteError } from '../adapters/adapter';
import type { PlayerId } from '../schemas/common';
import { PLAYERS } from '../schemas/common';
import { OP_STATES } from '../schemas/one-piece';
import type { SeenCard } from '../schemas/protocol';
import { counted, listed } from '../texts/words';
import { cardsByDefault, emptyByDefault, type Default } from './defaults';
import type { PrintWords } from './print';
import { probesOf } from './probes';
import { stepLibrary } from './registry';
import { bare, expectEqual, expectNumber, named, plural } from './checks';
import { areIn, holds, namesOf } from './given-as-then';
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
const { given, when, then, action } = library;

// --- Given: cards -----------------------------------------------------------------------------------------------------

given('{string} is a Character of cost {int} with {int} power', (world, name: string, cost: number, power: number) =>
  world.setup.define(name, { category: 'character', cost, power }),
);

given('{string} has the Counter value {int}', (world, name: string, counter: number) =>
  world.setup.define(name, { counter }),
);

given('{string} is of the type {string}', (world, name: string, type: string) =>
  world.setup.define(name, { types: [type] }),
);

given('{string} has the attribute(s) {cards}', (world, name: string, attributes: string[]) =>
  world.setup.define(name, { attributes }),
);

// --- Given: position --------------------------------------------------------------------------------------------------

aboutCardsInPlay(library, 'Character', 'character', 'Character area');

given(
  '{player} has the {state} Stage {placed}',
  (world, player: PlayerId, state: string, card: NamedCard) => {
    const name = world.setup.named(card);
    if (!world.setup.cards[name]) world.setup.cards[name] = stageCard(name);
    world.setup.place({ player, zone: 'stage' }, name, { state });
  },
  (player: PlayerId, _state: string, card: NamedCard) => areIn([card], player, 'Stage area'),
);

given('{string} is a Stage of cost {int}', (world, name: string, cost: number) => {
  world.setup.cards[name] = { ...stageCard(name), cost };
  world.setup.noteGiven(name, { cost });
});

/** The cards are called "player A's DON!! card 1", "player A's DON!! card 2", ... in this order. */
given(
  '{player} has {int} active and {int} rested DON!! card(s)',
  (world, player: PlayerId, active: number, rested: number) => {
    const { setup } = world;
    setup.describeOnce(`how many DON!! cards player ${player} has`);
    placeActiveAndRested(setup, { player, zone: 'cost' }, [active, rested], (fields) =>
      placeDon(setup, player, 'cost', fields),
    );
  },
  (player: PlayerId, active: number, rested: number) =>
    `player ${player}'s cost area holds ${active} active and ${rested} rested DON!! cards`,
);

given(
  '{player} has {int} DON!! card(s) in the DON!! deck',
  (world, player: PlayerId, count: number) => {
    world.setup.describeOnce(`how many cards are in player ${player}'s DON!! deck`);
    world.setup.fixedZones.add(`${player}:donDeck`);
    for (let left = count; left > 0; left--) placeDon(world.setup, player, 'donDeck');
  },
  (player: PlayerId, count: number) => holds(player, 'DON deck', count),
);

given(
  '{string} has been given {int} DON!! card(s)',
  (world, name: string, count: number) => {
    const { setup } = world;
    setup.placed(name);
    setup.describeOnce(`how many DON!! cards "${name}" has been given`);
    const player = sideOf(setup, ['leader', 'character'], name);
    for (let left = count; left > 0; left--) placeDon(setup, player, 'given', { state: 'given', host: name });
  },
  (name: string, count: number) => `"${name}" has ${count} DON!! cards under it`,
);

/** The first card is the top card. */
given(
  "{player}'s Life cards are {placedCards}",
  (world, player: PlayerId, cards: NamedCard[]) => {
    world.setup.placeExactly({ player, zone: 'life' }, cards);
  },
  (player: PlayerId, cards: NamedCard[]) => `player ${player}'s Life area holds exactly ${namesOf(cards)}`,
);

given(
  '{player} has {int} Life card(s)',
  (world, player: PlayerId, count: number) => {
    world.setup.count({ player, zone: 'life' }, count);
  },
  (player: PlayerId, count: number) => holds(player, 'Life area', count),
);

// --- Given: decks -----------------------------------------------------------------------------------------------------

given(
  'both players have decks for a game, with the Leaders {placed} and {placed}',
  (world, ofA: NamedCard, ofB: NamedCard) => {
    prepareDecks(world.setup, 'A', ofA, 50, ALL_DON);
    prepareDecks(world.setup, 'B', ofB, 50, ALL_DON);
    world.setup.fromDecks = true;
  },
);

given(
  'a deck of {int} cards for {player} with the Leader {placed} and {int} DON!! card(s)',
  (world, size: number, player: PlayerId, leader: NamedCard, don: number) =>
    prepareDecks(world.setup, player, leader, size, don),
);

/** Fills the deck and the DON!! deck. */
const prepareDecks = (setup: Setup, player: PlayerId, leader: NamedCard, size: number, don: number): void =>
  prepareDeck(setup, player, leader, size, () => {
    for (let left = don; left > 0; left--) placeDon(setup, player, 'deck');
  });

aboutSecondLeaders(library, 'Leader');

// --- When: the preparations -------------------------------------------------------------------------------------------

when('{player} redraws the opening hand', (world, player: PlayerId) =>
  world.perform(player, ['redraw'], { type: 'answer', value: true }),
);

// --- When: the turn ---------------------------------------------------------------------------------------------------

const PLAYING = ['main', 'counter'];

action(
  '{player} plays {string} with the DON!! cards {cards}',
  '{player} tries to play {string} with the DON!! cards {cards}',
  (card: string, cards: string[]) => ({ kinds: PLAYING, action: { type: 'play', card, cards } }),
);

when(
  '{player} gives {int} DON!! card(s) to {string}',
  async (world, player: PlayerId, count: number, target: string) => {
    for (let left = count; left > 0; left--) await world.perform(player, ['main'], { type: 'giveDon', target });
  },
);

when('{player} gives the DON!! card {string} to {string}', (world, player: PlayerId, card: string, target: string) =>
  world.perform(player, ['main'], { type: 'giveDon', card, target }),
);

when('{player} tries to give a DON!! card to {string}', (world, player: PlayerId, target: string) =>
  world.tryTo(player, ['main'], { type: 'giveDon', target }),
);

when(
  '{player} tries to give the DON!! card {string} to {string}',
  (world, player: PlayerId, card: string, target: string) =>
    world.tryTo(player, ['main'], { type: 'giveDon', card, target }),
);

action('{player} blocks with {string}', '{player} tries to block with {string}', (card: string) => ({
  kinds: ['block'],
  action: { type: 'block', card },
}));

action(
  '{player} uses the Counter of {string} on {string}',
  '{player} tries to use the Counter of {string} on {string}',
  (card: string, target: string) => ({ kinds: ['counter'], action: { type: 'counter', card, target } }),
);

action('{player} activates the Trigger', '{player} tries to activate the Trigger', () => ({
  kinds: ['trigger'],
  action: { type: 'answer', value: true },
}));

action('{player} trashes {string} to make room', '{player} tries to trash {string} to make room', (card: string) => ({
  kinds: ['replaceCharacter'],
  action: { type: 'choose', cards: [card] },
}));

action(
  '{player} returns {cards} to the DON!! deck',
  '{player} tries to return {cards} to the DON!! deck',
  (cards: string[]) => ({ kinds: ['returnDon'], action: { type: 'choose', cards } }),
);

// --- Then -------------------------------------------------------------------------------------------------------------

then(
  '{string} has a cost of {int}',
  expectNumber('cost', 'cost', (cost) => `a cost of ${cost}`),
);

then('{string} has {int} base power', async (world, name: string, power: number) => {
  const { card } = await world.find(name);
  const looked = { about: `the base power of "${name}"`, subject: world.terms.named(name), verb: 'have' };
  const words = (one: unknown): string => `${world.terms.value(one)} base power`;
  const actual = world.requireShown('field basePower', card.basePower as number | undefined);
  expectEqual({ ...looked, words }, power, actual);
});

then('{string} has a base cost of {int}', async (world, name: string, cost: number) => {
  const { card } = await world.find(name);
  const looked = { about: `the base cost of "${name}"`, subject: world.terms.named(name), verb: 'have' };
  const words = (one: unknown): string => `a base cost of ${world.terms.value(one)}`;
  const actual = world.requireShown('field baseCost', card.baseCost as number | undefined);
  expectEqual({ ...looked, words }, cost, actual);
});

then('{string} has {int} DON!! card(s) under it', async (world, name: string, count: number) => {
  await world.knows([name]);
  const { players } = await world.facts();
  const zones = PLAYERS.map((player) => players[player].zones.given);
  const given = zones.flatMap((zone) => zone?.cards ?? []).filter((card: SeenCard) => card.host === name);
  if (given.length < Math.max(count, 1)) for (const zone of zones) world.requireShown('zone given', zone);
  const looked = { about: `the DON!! cards given to "${name}"`, subject: world.terms.named(name), verb: 'have' };
  const words = (number: unknown): string => `${plural(number, 'DON!! card')} under it`;
  expectEqual({ ...looked, words, again: bare }, count, given.length);
});

then(
  "{player}'s cost area holds {int} active and {int} rested DON!! card(s)",
  async (world, player: PlayerId, active: number, rested: number) => {
    const { cards = [] } = world.requireShown('zone cost', (await world.facts()).players[player].zones.cost);
    for (const { state } of cards) world.requireFact('state', state);
    const count = (state: string) => cards.filter((card) => card.state === state).length;
    const actual = `${count('active')} active and ${count('rested')} rested`;
    const about = `player ${player}'s cost area`;
    const words = (counts: unknown): string => `${String(counts)} DON!! cards`;
    expectEqual(
      { about, subject: about, verb: 'hold', words, again: String },
      `${active} active and ${rested} rested`,
      actual,
    );
  },
);

/** A Life card is in no area while its [Trigger] is carried out. */
then('{string} is in no area', async (world, name: string) => {
  const { player, zone } = await world.find(name);
  const words = (one: unknown): string => `in ${one === 'resolving' ? 'no area' : world.terms.zone(player, zone)}`;
  const looked = { about: `the place of "${name}"`, subject: world.terms.named(name), verb: 'be' };
  expectEqual({ ...looked, words }, 'resolving', zone);
});

// --- words ------------------------------------------------------------------------------------------------------------

const DECK_SIZE = 20;
const LIFE = 3;
const ACTIVE_DON = 6;
const ALL_DON = 10;

/** Plain cards by category, without name and number. */
const PLAIN = {
  leader: { category: 'leader', colors: ['red'], power: 5000, life: 5 },
  character: { category: 'character', colors: ['red'], cost: 2, power: 3000 },
  event: { category: 'event', colors: ['red'], cost: 0 },
  stage: { category: 'stage', colors: ['red'], cost: 1 },
};

const plainCard = (name: string, category: string = 'character') => ({
  name,
  number: `T-${name}`,
  ...named<object>(PLAIN, category, 'category'),
});

const isEvent = (setup: Setup, name: string): boolean =>
  setup.cards[setup.find(name)?.card ?? '']?.category === 'event';
const stageCard = (name: string) => plainCard(name, 'stage');

const DON_CARD = { name: 'DON!!', number: 'DON', category: 'don' };

const placeDon = (setup: Setup, player: PlayerId, zone: string, fields?: { state?: string; host?: string }): void =>
  setup.placeNext({ player, zone }, `${player} don`, DON, fields);

const DON = { key: 'DON!!', data: DON_CARD };

/** Returns ten, or as many as the Leader says. */
function donCardsOf(setup: Setup, player: PlayerId): number {
  const leader = setup.zone({ player, zone: 'leader' })[0];
  const { abilities = [] } = (setup.cards[leader?.card ?? ''] ?? {}) as { abilities?: { donDeck?: number }[] };
  return abilities.find(({ donDeck }) => donDeck !== undefined)?.donDeck ?? ALL_DON;
}

const donIn = (setup: Setup, player: PlayerId, zone: string): number => setup.zone({ player, zone }).length;

/** @throws {SuiteError} if the scenario says more DON!! cards than there are */
function activeDonByDefault(setup: Setup, player: PlayerId): string | undefined {
  const [cost, given, inDeck] = ['cost', 'given', 'donDeck'].map((zone) => donIn(setup, player, zone)) as number[];
  const said = cost! + given! + inDeck!;
  const all = donCardsOf(setup, player);
  if (said > all) throw new SuiteError(`player ${player} has ${said} DON!! cards, and ${all} are all there are`);
  if (setup.fixedZones.has(`${player}:cost`)) return undefined;
  for (let left = Math.min(ACTIVE_DON, all - given! - inDeck!); left > 0; left--) placeDon(setup, player, 'cost');
  return `${counted(donIn(setup, player, 'cost'), 'active DON!! card')}`;
}

/** The other DON!! cards. */
function donDeckByDefault(setup: Setup, player: PlayerId): string | undefined {
  if (setup.fixedZones.has(`${player}:donDeck`)) return undefined;
  const missing = donCardsOf(setup, player) - donIn(setup, player, 'cost') - donIn(setup, player, 'given');
  for (let left = missing; left > 0; left--) placeDon(setup, player, 'donDeck');
  return `${counted(donIn(setup, player, 'donDeck'), 'card')} in the DON!! deck`;
}

const defaults: readonly Default[] = [
  leaderByDefault(`a Leader with ${PLAIN.leader.power} power`),
  cardsByDefault('deck', DECK_SIZE, (count) => `${counted(count, 'card')} in the deck`),
  cardsByDefault('life', LIFE, (count) => counted(count, 'Life card')),
  activeDonByDefault,
  donDeckByDefault,
  emptyByDefault('hand', 'no cards in hand'),
];

const print: PrintWords = {
  categories: { leader: 'Leader', character: 'Character', event: 'Event', stage: 'Stage' },
  adjectives: ['colors'],
  values: {
    cost: (cost: number) => `cost ${cost}`,
    power: (power: number) => `${power} power`,
    life: (life: number) => `${life} Life`,
    counter: (counter: number) => `Counter +${counter}`,
    types: (types: string[]) => `the type ${listed(types)}`,
    attributes: (attributes: string[]) => `the attribute ${listed(attributes)}`,
  },
};

function placeEverywhere(setup: Setup): void {
  for (const player of PLAYERS) {
    for (const state of OP_STATES) setup.place({ player, zone: 'character' }, `${player} ${state}`, { state });
    setup.cards[`${player} stage`] = stageCard(`${player} stage`);
    setup.place({ player, zone: 'stage' }, `${player} stage`, { state: 'rested' });
    for (const zone of ['hand', 'trash']) setup.place({ player, zone }, `${player} ${zone}`);
    placeDon(setup, player, 'cost', { state: 'rested' });
    placeDon(setup, player, 'given', { state: 'given', host: `${player} active` });
  }
}

const placeOptional = {
  effects: (setup: Setup) =>
    setup.affect('A active', ['B active'], { do: 'modify', stat: 'power', by: 1000, until: 'turn' }),
  owner: (setup: Setup) => void setup.place({ player: 'B', zone: 'character' }, 'A lent', { owner: 'A' }),
};

export const onePieceVocabulary: GameVocabulary = {
  game: 'one-piece',
  zones: {
    deck: 'deck',
    'DON deck': 'donDeck',
    hand: 'hand',
    trash: 'trash',
    'Leader area': 'leader',
    'Character area': 'character',
    'Stage area': 'stage',
    'cost area': 'cost',
    'Life area': 'life',
  },
  phases: {
    'Refresh Phase': 'refresh',
    'Draw Phase': 'draw',
    'DON Phase': 'don',
    'Main Phase': 'main',
    'End Phase': 'end',
  },
  counters: {},
  decisions: {
    'choose who goes first': ['turnOrder'],
    redraw: ['redraw'],
    act: ['main'],
    block: ['block'],
    counter: ['counter'],
    'activate the Trigger': ['trigger'],
    'make room': ['replaceCharacter'],
    'return DON cards': ['returnDon'],
    arrange: ['arrange'],
    ...DECISIONS_OF_EFFECTS,
    'choose a number': ['number'],
    'declare the rounds': ['loop'],
  },
  restKinds: ['main'],
  standardTurn: 5,
  standardPhase: 'Main Phase',
  alike: DON_CARD.category,
  orders: ['arrange'],
  orderClauses: ['5-2-1-5-1', '6-6-1-1', '6-6-1-2', '6-6-1-3', '7-1-5-2', '8-1-3-4-2', '8-6'],
  choosing: { replaceCharacter: (card) => `trashes "${card}" to make room` },
  play: (card) => ({ kinds: PLAYING, action: { type: 'play', card } }),
  attack: ([card], target) => ({ kinds: ['main'], action: { type: 'attack', card, target } }),
  /** Playing an Event from the hand activates it (8-5-4). */
  activate: (setup, card) =>
    isEvent(setup, card)
      ? { kinds: PLAYING, action: { type: 'play', card } }
      : { kinds: PLAYING, action: { type: 'activate', card } },
  defaults,
  print,
  placeEverywhere,
  placeOptional,
  plainCard,
  get probes() {
    return probesOf('one-piece');
  },
  library,
};
