/** The words of Cardfight!! Vanguard; its sentences are in vanguard-*.ts. docs/steps.md lists those that all games have. */
import { inverted } from '../games/word-finder';
import { PLAYERS, type PlayerId } from '../schemas/common';
import { named } from './checks';
import { counted, listed } from '../texts/words';
import { cardsByDefault, emptyByDefault, type Default } from './defaults';
import type { PrintWords } from './print';
import { probesOf } from './probes';
import { stepLibrary } from './registry';
import type { Setup } from './setup';
import { aboutArms } from './vanguard-arms';
import { aboutBattles } from './vanguard-battles';
import { aboutCalls } from './vanguard-calls';
import { aboutCards, DRIVE_ICONS } from './vanguard-cards';
import { aboutCircles, circleBeside, CIRCLES } from './vanguard-circles';
import { aboutDecks } from './vanguard-decks';
import { aboutFrame } from './vanguard-frame';
import { aboutMarkers } from './vanguard-markers';
import { aboutPlays } from './vanguard-plays';
import { aboutStacks } from './vanguard-stacks';
import { aboutStates } from './vanguard-states';
import { DECISIONS_OF_EFFECTS, type GameVocabulary } from './vocabulary';

const library = stepLibrary();
const PARTS = [
  aboutCircles,
  aboutFrame,
  aboutBattles,
  aboutCalls,
  aboutCards,
  aboutStacks,
  aboutStates,
  aboutPlays,
  aboutMarkers,
  aboutDecks,
  aboutArms,
];
for (const { parameterTypes, steps } of PARTS) {
  library.parameterTypes.push(...parameterTypes);
  library.steps.push(...steps);
}

// --- words ------------------------------------------------------------------------------------------------------------

/** Plain cards by category, without name and number. */
const PLAIN = {
  unit: { category: 'unit', grade: 1, power: 8000, shield: 5000 },
  order: { category: 'order', grade: 1 },
  marker: { category: 'marker' },
};
const DECK_SIZE = 20;

const VANGUARD = { grade: 3, power: 10000 };

function vanguardByDefault(setup: Setup, player: PlayerId): string | undefined {
  const circle = `${player}.center`;
  if (setup.zone({ player, zone: 'field' }).some(({ place }) => place === circle)) return undefined;
  setup.define(`${player} vanguard`, VANGUARD);
  setup.place({ player, zone: 'field' }, `${player} vanguard`, { place: circle });
  return `a vanguard of grade ${VANGUARD.grade} with ${VANGUARD.power} power`;
}

const defaults: readonly Default[] = [
  vanguardByDefault,
  cardsByDefault('deck', DECK_SIZE, (count) => `${counted(count, 'card')} in the deck`),
  emptyByDefault('damage', 'no damage'),
  emptyByDefault('hand', 'no cards in hand'),
];

const ICON_WORDS = inverted(DRIVE_ICONS);

const print: PrintWords = {
  categories: { unit: 'unit', order: 'order' },
  adjectives: ['setSubtype', 'subtype'],
  values: {
    grade: (grade: number) => `grade ${grade}`,
    power: (power: number) => `${power} power`,
    shield: (shield: number) => `${shield} shield`,
    icons: (icons: string[]) => `the icon ${listed(icons.map((icon) => ICON_WORDS.get(icon) ?? icon))}`,
    trigger: (trigger: string) => `a ${trigger} trigger`,
    triggerPower: (power: number) => `+${power} by its trigger`,
    gift: (gift: string) => `the ${gift} gift`,
    names: (names: string[]) => `also the name ${listed(names)}`,
    clans: (clans: string[]) => `the clan ${listed(clans)}`,
    nations: (nations: string[]) => `the nation ${listed(nations)}`,
    races: (races: string[]) => `the race ${listed(races)}`,
    collectionNumber: (number: string) => `the card number ${number}`,
    back: ({ power }: { power?: number }) => (power === undefined ? undefined : `${power} power on its back`),
  },
};

function placeEverywhere(setup: Setup): void {
  for (const player of PLAYERS) {
    for (const [state, circle] of [
      ['stand', 'frontLeft'],
      ['rest', 'backLeft'],
    ] as const)
      setup.place({ player, zone: 'field' }, `${player} ${state}`, { place: `${player}.${circle}`, state });
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
    'bind zone': 'bind',
    'G zone': 'gZone',
    'gauge zone': 'gauge',
    'order area': 'orderArea',
    'order zone': 'orderZone',
    'marker zone': 'markers',
    'removed cards': 'removed',
  },
  phases: {
    'Stand Phase': 'stand',
    'Draw Phase': 'draw',
    'G Assist Step': 'gAssist',
    'Ride Phase': 'ride',
    'Stride Step': 'stride',
    'Main Phase': 'main',
    'Battle Phase': 'battle',
    'End Phase': 'end',
  },
  states: { stand: 'standing', rest: 'at rest', none: 'without orientation' },
  counters: { 'vanguard damage': 'vanguardDamage' },
  decisions: {
    ride: ['ride'],
    'use G assist': ['gAssist'],
    'discard for the ride': ['pay'],
    'discard for the stride': ['pay'],
    stride: ['stride'],
    'act in the Main Phase': ['main'],
    attack: ['attack'],
    boost: ['boost'],
    guard: ['guard'],
    'say whether the ability triggers': ['declare'],
    'choose a circle': ['circle'],
    'choose a gift type': ['giftType'],
    'choose a number': ['number'],
    'choose the first vanguard': ['firstVanguard'],
    'choose the attacking unit': ['attacker'],
    'declare a card name': ['name'],
    'declare the rounds': ['loop'],
    'choose the unit to guard': ['target'],
    'return cards of the opening hand': ['redraw'],
    ...DECISIONS_OF_EFFECTS,
  },
  restKinds: ['ride', 'main', 'attack'],
  places: CIRCLES,
  placeBeside: circleBeside,
  standardTurn: 5,
  standardPhase: 'Main Phase',
  deckZones: { main: 'deck', ride: 'rideDeck', G: 'gZone' },
  play: (card) => ({ kinds: ['main', 'guard'], action: { type: 'order', card } }),
  activate: (_setup, card) => ({ kinds: ['main'], action: { type: 'activate', card } }),
  attack: (attackers, target) => ({ kinds: ['attack'], action: { type: 'attack', attackers: [...attackers], target } }),
  defaults,
  print,
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
