/** One Piece Card Game: the rule table, and the game as a module of the oracle. */
import { type Viewer } from '../../schemas/common';
import { OP_PHASES, OP_STATES, OP_ZONES } from '../../schemas/one-piece';
import type { Observation, Position } from '../../schemas/protocol';
import { statOf } from '../kernel/continuous/values';
import { checkCards } from '../kernel/session/position-cards';
import { playWatched } from '../kernel/procedures/infinite-loops';
import type { GameModule, PositionWords } from '../kernel/session/module';
import type { CardState, Definition } from '../kernel/state';
import { describedBy, observation } from '../kernel/session/views';
import { OpCard, OpEffect } from './cards';
import { clauses } from './clauses';
import type { OpFacts, OpGame, OpRules } from './game';
import { VOCABULARY } from './language';
import { unusedKernelEvents, opMembers } from './events';
import { editions } from './editions';
import { packs } from './packs';
import { readings } from './readings';
import { sections } from './sections';

export const rules: OpRules = {
  ...packs,
  clauses,
  ...sections,
};

const OF_DECKS: readonly string[] = ['character', 'event', 'stage'];
const DON: readonly string[] = ['don'];

/** The categories that can lie in each zone. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  ...{ leader: ['leader'], character: ['character'], stage: ['stage'] },
  ...{ cost: DON, donDeck: DON, given: DON },
  ...{ deck: OF_DECKS, hand: OF_DECKS, trash: OF_DECKS, life: OF_DECKS },
};

function checkPosition(position: Position, definitions: (key: string) => Definition, { mostStages }: OpRules): void {
  const counts = { leader: { exactly: 1 }, character: { most: rules.characterLimit }, stage: { most: mostStages } };
  checkCards(position, definitions, { counts, categories: (zone) => CATEGORIES[zone], under: 'given' });
}

/** The members that observations show of a card in each zone, besides its place. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  cost: ['state'],
  stage: ['state', 'cost', 'baseCost'],
  leader: ['state', 'power', 'basePower'],
  character: ['state', 'power', 'basePower', 'cost', 'baseCost', 'playedThisTurn'],
  hand: ['cost', 'baseCost'],
};

function seen(g: OpGame, card: CardState, word: string): unknown {
  if (word === 'state') return card.state;
  if (word === 'playedThisTurn') return g.rules.isNewcomer(g, card);
  return word.startsWith('base') ? g.withoutCiting(() => statOf(g, card, word)) : statOf(g, card, word);
}

const observe = (g: OpGame, viewer: Viewer): Observation =>
  observation(g, viewer, { words, describe: describedBy(SEEN, (card, word) => seen(g, card, word)) });

const words: PositionWords = {
  zones: OP_ZONES,
  states: [...OP_STATES, 'given'],
  phases: OP_PHASES,
  counters: [],
  faceDownZones: ['deck', 'donDeck', 'life'],
  linkZones: { given: 'given' },
  knows: ['owner', 'effects', 'extraTurns'],
  mostCards: 1 + rules.deckSize + rules.donDeckSize,
};

export const onePiece: GameModule<OpRules> = {
  id: 'one-piece',
  edition: '1.2.0',
  editions,
  cardSchema: OpCard,
  vocabulary: VOCABULARY,
  rules,
  readings,
  positionWords: words,
  effectSchema: OpEffect,
  initialFacts: (): OpFacts => ({
    damagedAtZeroLife: [],
    turnsOver: { A: 0, B: 0 },
    begun: false,
  }),
  journal: { members: opMembers, unusedKernelEvents },
  checkPosition,
  play: playWatched as GameModule['play'],
  observe: observe as GameModule['observe'],
  definingSections: [
    ...['1', '2-1', '2-2', '2-3', '2-4', '2-5', '2-6', '2-7-1', '2-7-5', '2-7-6', '2-8', '2-9', '2-10', '2-11', '2-14'],
    ...[
      '3-1',
      '3-2',
      '3-3-2',
      '3-3-3',
      '3-4',
      '3-5',
      '3-6',
      '3-7-2',
      '3-7-3',
      '3-7-4',
      '3-7-5',
      '3-8-2',
      '3-8-3',
      '3-8-4',
    ],
    ...['3-9', '3-10', '4', '6-5-5-4', '8-1-2', '8-4-1-2', '8-4-1-3', '8-4-1-4', '8-4-4', '10-2-1', '10-2-13-1'],
  ],
  deckClauses: [
    ...['1-3-1', '2-1-3', '2-4-4', '2-5-7', '2-13-1', '2-14-2', '2-15-1', '2-16-1'],
    ...['5-1-1', '5-1-2', '5-1-2-1', '5-1-2-2', '5-1-2-3', '5-1-2-4', '5-1-2-4-2', '5-2-1-1', '8-1-3-3-3'],
  ],
  checkDeck: (deck, table) => table.deckViolations(table, deck as never),
};
