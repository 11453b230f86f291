/** The sentences of Sample Game, and its words. docs/steps.md lists the sentences that all games share. */
import { PLAYERS } from '../schemas/common';
import { SG_STATES } from '../schemas/sample-game';
import { named } from './checks';
import { counted } from '../texts/words';
import { cardsByDefault, emptyByDefault, type Default } from './defaults';
import type { PrintWords } from './print';
import { probesOf } from './probes';
import { stepLibrary } from './registry';
import type { Setup } from './setup';
import { DECISIONS_OF_EFFECTS, type GameVocabulary } from './vocabulary';

const library = stepLibrary();

/** Plain cards by category, without name and number. */
const PLAIN = { unit: { category: 'unit', power: 1000 } };
const DECK_SIZE = 20;

/** What a position has unless the scenario says otherwise: decks that do not run out, and an empty hand. */
const defaults: readonly Default[] = [
  cardsByDefault('deck', DECK_SIZE, (count) => `${counted(count, 'card')} in the deck`),
  emptyByDefault('hand', 'no cards in hand'),
];

/** The words for what cards print. */
const print: PrintWords = {
  categories: { unit: 'unit' },
  adjectives: [],
  values: { power: (power: number) => `${power} power` },
};

function placeEverywhere(setup: Setup): void {
  for (const player of PLAYERS) {
    for (const state of SG_STATES) setup.place({ player, zone: 'field' }, `${player} ${state}`, { state });
    for (const zone of ['hand', 'discard']) setup.place({ player, zone }, `${player} ${zone}`);
  }
}

export const sampleGameVocabulary: GameVocabulary = {
  // @ts-expect-error -- no game has this id
  game: 'sample-game',
  zones: { deck: 'deck', hand: 'hand', field: 'field', 'discard pile': 'discard' },
  phases: { 'Start Phase': 'start', 'Main Phase': 'main', 'End Phase': 'end' },
  counters: {},
  decisions: { 'act in the Main Phase': ['main'], ...DECISIONS_OF_EFFECTS },
  restKinds: ['main'],
  standardTurn: 5,
  standardPhase: 'Main Phase',
  play: (card) => ({ kinds: ['main'], action: { type: 'play', card } }),
  attack: ([card], target) => ({ kinds: ['main'], action: { type: 'attack', card, target } }),
  defaults,
  print,
  placeEverywhere,
  plainCard: (name, category = 'unit') => ({
    name,
    number: `T-${name}`,
    ...named<object>(PLAIN, category, 'category'),
  }),
  get probes() {
    // @ts-expect-error -- no game has this id
    return probesOf('sample-game');
  },
  library,
};
