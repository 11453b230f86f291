/** The sentences of Battle Spirits, and its words. docs/steps.md lists those that all games have. */
import type { CounterMove } from '../schemas/actions';
import { BS_STATES, type BsCard } from '../schemas/battle-spirits';
import { PLAYERS, type PlayerId } from '../schemas/common';
import type { PlacedCard } from '../schemas/position';
import { aboutAdvent } from './battle-spirits-advent';
import { aboutBraves } from './battle-spirits-braves';
import { aboutBursts } from './battle-spirits-bursts';
import { aboutCores } from './battle-spirits-cores';
import { expectNumber, expectState, named } from './checks';
import { choiceType } from './choices';
import { counted, listed } from '../texts/words';
import { cardsByDefault, emptyByDefault, type Default } from './defaults';
import type { PrintWords } from './print';
import { probesOf } from './probes';
import { attemptsTo, stepLibrary } from './registry';
import type { NamedCard, Setup } from './setup';
import { aboutCounters } from './shared-counters';
import { DECISIONS_OF_EFFECTS, type GameVocabulary } from './vocabulary';

const library = stepLibrary();
const { given, when, then, action } = library;
for (const { parameterTypes, steps } of [aboutCounters, aboutCores, aboutBraves, aboutAdvent, aboutBursts]) {
  library.parameterTypes.push(...parameterTypes);
  library.steps.push(...steps);
}

library.parameterTypes.push(choiceType('symbolColor'));

// --- Given ------------------------------------------------------------------------------------------------------------

given('{string} is a Spirit of cost {int} with {int} BP', (world, name: string, cost: number, bp: number) =>
  world.setup.define(name, { cost, levels: [{ lv: 1, cores: 1, bp }] }),
);

given(
  '{string} is a Spirit of cost {int} with {int} BP, and {int} BP with {int} Cores',
  (world, name: string, cost: number, bp: number, more: number, cores: number) =>
    world.setup.define(name, {
      cost,
      levels: [
        { lv: 1, cores: 1, bp },
        { lv: 2, cores, bp: more },
      ],
    }),
);

given('{string} has {int} symbol(s)', (world, name: string, count: number) =>
  world.setup.define(name, { symbols: Array.from({ length: count }, () => ['red']) }),
);

given('{string} has {int} {symbolColor} reduction symbol(s)', (world, name: string, count: number, color: string) =>
  world.setup.define(name, { reductions: Array.from({ length: count }, () => [color]) }),
);

given('{string} needs {int} Cores for its lowest level', (world, name: string, cores: number) =>
  world.setup.define(name, { levels: [{ lv: 1, cores, bp: 3000 }] }),
);

given('{player} has {placedCards} on the Field', (world, player: PlayerId, cards: NamedCard[]) =>
  world.setup.placeEach({ player, zone: 'field' }, cards),
);

given('{player} has the {state} {placed} on the Field', (world, player: PlayerId, state: string, card: NamedCard) =>
  world.setup.placeEach({ player, zone: 'field' }, [card], { state }),
);

given('{player} has the Heavy Exhausted {placed} on the Field', (world, player: PlayerId, card: NamedCard) =>
  world.setup.placeEach({ player, zone: 'field' }, [card], { state: 'heavyExhausted' }),
);

/** A plain card of this category, unless the scenario says more of it. */
for (const [word, category] of [
  ['Nexus', 'nexus'],
  ['Ultimate', 'ultimate'],
] as const) {
  given(`{player} has the ${word} {placed} on the Field`, (world, player: PlayerId, card: NamedCard) => {
    world.setup.define(card.name, { category });
    world.setup.placeEach({ player, zone: 'field' }, [card]);
  });
}

given(
  '{player} has the {state} Nexus {placed} on the Field',
  (world, player: PlayerId, state: string, card: NamedCard) => {
    world.setup.define(card.name, { category: 'nexus' });
    world.setup.placeEach({ player, zone: 'field' }, [card], { state });
  },
);

const poolsOf = (setup: Setup, player: PlayerId): Record<string, Record<string, number>> =>
  (setup.players[player].pools ??= {});

given('both players have decks of {int} Spirit(s)', (world, size: number) => {
  for (const player of PLAYERS) world.setup.fill({ player, zone: 'deck' }, size, 'different');
  world.setup.fromDecks = true;
});

given('a deck of {int} cards for {player}', (world, size: number, player: PlayerId) => {
  world.setup.fill({ player, zone: 'deck' }, size, 'different');
  world.setup.fromDecks = true;
});

given('{string} is printed with the name {string}', (world, card: string, name: string) =>
  world.setup.define(card, { name }),
);

given('{string} has the identification number {int}', (world, card: string, nameNumber: number) =>
  world.setup.define(card, { nameNumber }),
);

given('Side B of {string} is named {string}', (world, card: string, name: string) =>
  world.setup.define(card, { back: { ...PLAIN.spirit, name } }),
);

given('{string} has the block icon {string}', (world, card: string, block: string) =>
  world.setup.define(card, { block }),
);

given('{string} is banned', (world, card: string) => world.setup.define(card, { banned: true }));

given('{string} is a Contract Card', (world, card: string) => world.setup.define(card, { contract: true }));

given('{string} is a Checklist Card with a checkmark for {cards}', (world, card: string, checklist: string[]) =>
  world.setup.define(card, { checklist }),
);

given('{string} is a Checklist Card without a checkmark', (world, card: string) =>
  world.setup.define(card, { checklist: [] }),
);

given('{string} is a Token', (world, card: string) => world.setup.define(card, { token: true }));

// --- When -------------------------------------------------------------------------------------------------------------

for (const [summons, attempt] of attemptsTo('summon')) {
  when(
    `{player} ${summons} {string}, paying {int} Core(s) and placing {int} from the Reserve`,
    (world, player: PlayerId, card: string, paid: number, placed: number) => {
      const moves = [reserveTo(player, `${player}.trashCores`, paid), reserveTo(player, card, placed)].flat();
      return world[attempt](player, ['main'], { type: 'summon', card, moves });
    },
  );
}

/** Succession: cards of the Trash are removed for it. */
for (const [summons, attempt] of attemptsTo('summon')) {
  when(
    `{player} ${summons} {string} for {int} Core(s), removing {cards}`,
    (world, player: PlayerId, card: string, paid: number, cards: string[]) => {
      const moves = [reserveTo(player, `${player}.trashCores`, paid), reserveTo(player, card, 1)].flat();
      return world[attempt](player, ['main'], { type: 'summon', card, moves, cards });
    },
  );
}

/** Soul Magic */
for (const [pays, attempt] of attemptsTo('pay')) {
  when(`{player} ${pays} for {string} with the Soul Core alone`, (world, player: PlayerId, card: string) => {
    const moves = [{ from: `${player}.reserve`, to: `${player}.trashCores`, counters: { soulCore: 1 } }];
    return world[attempt](player, ['main'], { type: 'useMagic', card, moves });
  });
}

/** A Magic may have both effects, so the sentence names the one. */
for (const [effect, as] of [
  ['Main', 'main'],
  ['Flash', 'flash'],
] as const) {
  for (const [uses, attempt] of attemptsTo('use')) {
    when(
      `{player} ${uses} the ${effect} effect of {string}, paying {int} Core(s)`,
      (world, player: PlayerId, card: string, paid: number) => {
        const moves = reserveTo(player, `${player}.trashCores`, paid);
        return world[attempt](player, ['main', 'flash'], { type: 'useMagic', card, as, moves });
      },
    );
  }
}

const reserveTo = (player: PlayerId, to: string, core: number): CounterMove[] =>
  core === 0 ? [] : [{ from: `${player}.reserve`, to, counters: { core } }];

action('{player} presents {string}', '{player} tries to present {string}', (card: string) => ({
  kinds: ['contract'],
  action: { type: 'choose', cards: [card] },
}));

for (const [says, value] of [
  ['keeps', false],
  ['redraws', true],
] as const) {
  when(`{player} ${says} the opening Hand`, (world, player: PlayerId) =>
    world.perform(player, ['redraw'], { type: 'answer', value }),
  );
}

action(
  '{player} declares an attack with {string}',
  '{player} tries to declare an attack with {string}',
  (card: string) => ({
    kinds: ['attack'],
    action: { type: 'attack', card },
  }),
);

action(
  '{player} declares a block with {string}',
  '{player} tries to declare a block with {string}',
  (card: string) => ({
    kinds: ['block'],
    action: { type: 'block', card },
  }),
);

/** For a card that must attack or block. */
for (const kind of ['attack', 'block'] as const) {
  when(`{player} tries not to ${kind}`, (world, player: PlayerId) => world.tryTo(player, [kind], { type: 'pass' }));
}

// --- Then -------------------------------------------------------------------------------------------------------------

then(
  '{string} now has {int} BP',
  expectNumber('BP', 'bp', (bp) => `${bp} BP`),
);

then('{cards} is/are Heavy Exhausted', async (world, names: string[]) => {
  for (const name of names) await expectState(world, name, 'heavyExhausted');
});

// --- words ------------------------------------------------------------------------------------------------------------

const RED = { colors: ['red'], cost: 3, reductions: [], symbols: [['red']] };

/** Plain cards by category, without name and number. */
const PLAIN = {
  spirit: { ...RED, category: 'spirit', levels: [{ lv: 1, cores: 1, bp: 3000 }] },
  nexus: { ...RED, category: 'nexus', levels: [{ lv: 1, cores: 0 }] },
  magic: { ...RED, category: 'magic', symbols: [] },
  ultimate: { ...RED, category: 'ultimate', symbols: [['ultimate']], levels: [{ lv: 3, cores: 1, bp: 9000 }] },
  brave: {
    ...{ ...RED, category: 'brave', levels: [{ lv: 1, cores: 1, bp: 3000 }] },
    ...{ combine: { category: 'spirit' }, bpPlus: 3000 },
  },
};
const DECK_SIZE = 20;

const LIFE = 5;
const CORES = 3;

function lifeByDefault(setup: Setup, player: PlayerId): string | undefined {
  const pools = poolsOf(setup, player);
  if (pools.life) return undefined;
  pools.life = { core: LIFE };
  return `${LIFE} Life`;
}

function reserveByDefault(setup: Setup, player: PlayerId): string | undefined {
  const pools = poolsOf(setup, player);
  if (pools.reserve) return undefined;
  const isPlaced = isSoulCorePlaced(setup, player);
  pools.reserve = isPlaced ? { core: CORES } : { core: CORES, soulCore: 1 };
  return `a Reserve of ${counted(CORES, 'Core')}${isPlaced ? '' : ' and the Soul Core'}`;
}

/** The Cores of the lowest level. */
function coresByDefault(setup: Setup, player: PlayerId): string | undefined {
  const bare = setup
    .zone({ player, zone: 'field' })
    .filter((card) => card.counters === undefined && coresNeeded(setup, card) > 0);
  if (bare.length === 0) return undefined;
  const holders = new Map<number, string[]>();
  for (const card of bare) {
    const cores = coresNeeded(setup, card);
    card.counters = { core: cores };
    holders.set(cores, [...(holders.get(cores) ?? []), `"${card.id}"`]);
  }
  const each = [...holders].map(([cores, names]) => `${counted(cores, 'Core')} on ${listed(names)}`);
  return listed(each);
}

const defaults: readonly Default[] = [
  cardsByDefault('deck', DECK_SIZE, (count) => `${counted(count, 'card')} in the Deck`),
  lifeByDefault,
  reserveByDefault,
  emptyByDefault('hand', 'no cards in Hand'),
  coresByDefault,
];

type Levels = NonNullable<BsCard['levels']>;

/** `3000 BP at level 1 (1 Core)`; of a Nexus `levels 1 (0 Cores) and 2 (3 Cores)` */
function levelsInWords(levels: Levels): string | undefined {
  const at = ({ lv, cores }: Levels[number]) => `${lv} (${counted(cores, 'Core')})`;
  if (levels.some(({ bp }) => bp !== undefined))
    return listed(levels.map((level) => `${level.bp ?? 0} BP at level ${at(level)}`));
  return levels.length > 1 ? `levels ${listed(levels.map(at))}` : undefined;
}

const print: PrintWords = {
  categories: { spirit: 'Spirit', nexus: 'Nexus', magic: 'Magic', ultimate: 'Ultimate', brave: 'Brave' },
  adjectives: ['colors', 'contract'],
  values: {
    cost: (cost: number) => `cost ${cost}`,
    reductions: (reductions: string[]) =>
      reductions.length > 0 ? counted(reductions.length, 'reduction symbol') : undefined,
    symbols: (symbols: string[]) => (symbols.length > 0 ? counted(symbols.length, 'symbol') : undefined),
    levels: levelsInWords,
    families: (families: string[]) => `the Family ${listed(families)}`,
    back: ({ name }: { name?: string }) => (name === undefined ? undefined : `"${name}" as its Side B`),
    bpPlus: null,
    combine: null,
    left: null,
    right: null,
    nexus: null,
    oc: null,
  },
};

function isSoulCorePlaced({ players }: Setup, player: PlayerId): boolean {
  const { pools = {}, zones } = players[player];
  const holders = [
    ...Object.values(pools),
    ...Object.values(zones).flatMap((cards) => cards.map((card) => card.counters)),
  ];
  return holders.some((counters) => (counters?.soulCore ?? 0) > 0);
}

/** The Cores of the lowest level; none for a Nexus or in Soul State. */
function coresNeeded(setup: Setup, { card, statuses = [] }: PlacedCard): number {
  if (statuses.some(({ status }) => status === 'soulState')) return 0;
  const { category, levels } = (setup.cards[card] ?? {}) as Partial<BsCard>;
  return category === 'nexus' ? 0 : (levels?.[0]?.cores ?? 0);
}

function placeEverywhere(setup: Setup): void {
  for (const player of PLAYERS) {
    for (const state of BS_STATES) setup.place({ player, zone: 'field' }, `${player} ${state}`, { state });
    for (const zone of ['hand', 'trash']) setup.place({ player, zone }, `${player} ${zone}`);
  }
}

export const battleSpiritsVocabulary: GameVocabulary = {
  game: 'battle-spirits',
  zones: {
    ...{ Deck: 'deck', deck: 'deck', Hand: 'hand', hand: 'hand', Field: 'field', Trash: 'trash' },
    ...{
      'combined Braves': 'combined',
      'Advent sources': 'sources',
      'cards in use': 'use',
      'Burst Area': 'burst',
      'set aside cards': 'setAside',
      'cards under others': 'under',
    },
    ...{ 'removed cards': 'removed', 'Token pile': 'outside', 'presented card': 'presented' },
    'replaced Rebirth cards': 'replaced',
  },
  phases: {
    ...{ 'Start Step': 'start', 'Core Step': 'core', 'Draw Step': 'draw', 'Refresh Step': 'refresh' },
    ...{ 'Main Step': 'main', 'Attack Step': 'attack', 'End Step': 'end' },
  },
  states: { heavyExhausted: 'Heavy Exhausted' },
  counters: {},
  holds: { Core: ['core', 'soulCore'], 'Soul Core': ['soulCore'] },
  pools: { Reserve: 'reserve', Life: 'life', Trash: 'trashCores', Count: 'count', Void: 'void' },
  movesCounters: { kinds: ['main'], type: 'moveCores' },
  deckZones: { main: 'deck', tokens: 'outside', replaced: 'replaced' },
  decisions: {
    ...{ 'act in the Main Step': ['main'], attack: ['attack'], block: ['block'], 'redraw the Hand': ['redraw'] },
    ...{
      'use a Flash effect': ['flash'],
      'declare a Burst': ['burst'],
      'declare an effect': ['declare'],
      'keep a Brave': ['keep', 'forced'],
    },
    ...{ 'decide about the Soul Core': ['soulCore'], 'decide about the Soul State': ['soulState'] },
    ...{ 'pay for an effect': ['extraCost'], 'choose a Contract Card': ['contract'], 'choose a number': ['number'] },
    ...{ 'choose who goes first': ['turnOrder'] },
    ...DECISIONS_OF_EFFECTS,
  },
  restKinds: ['main', 'attack'],
  standardTurn: 5,
  standardPhase: 'Main Step',
  play: (card) => ({ kinds: ['main'], action: { type: 'summon', card, moves: [] } }),
  activate: (_setup, card) => ({ kinds: ['main', 'flash'], action: { type: 'activate', card } }),
  attack: ([card]) => ({ kinds: ['attack'], action: { type: 'attack', card } }),
  defaults,
  print,
  placeEverywhere,
  plainCard: (name, category = 'spirit') => ({
    name,
    number: `T-${name}`,
    ...named<object>(PLAIN, category, 'category'),
  }),
  get probes() {
    return probesOf('battle-spirits');
  },
  library,
};
