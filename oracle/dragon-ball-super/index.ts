/** Dragon Ball Super Card Game: the rule table, and the game as a module of the oracle. */
import { type Viewer } from '../../schemas/common';
import { DBS_PHASES, DBS_STATES, DBS_ZONES } from '../../schemas/dragon-ball-super';
import type { Observation, Position } from '../../schemas/protocol';
import { statOf } from '../kernel/continuous/values';
import { checkCards } from '../kernel/session/position-cards';
import { playWatched } from '../kernel/procedures/infinite-loops';
import type { GameModule, PositionWords } from '../kernel/session/module';
import type { CardState, Definition } from '../kernel/state';
import { describedBy, observation } from '../kernel/session/views';
import { aboutWords } from './about';
import { DbsCard, DbsEffect } from './cards';
import { clauses } from './clauses';
import { editions } from './editions';
import { dbsMembers, unusedKernelEvents } from './events';
import type { DbsFacts, DbsGame, DbsRules } from './game';
import { grammar, VOCABULARY } from './language';
import { packs } from './packs';
import { readings } from './readings';
import { sections } from './sections';

export const rules: DbsRules = {
  ...packs,
  clauses,
  ...sections,
};

/** The categories that can be in an area. Other areas hold Battle Cards and Extra Cards. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  leader: ['leader'],
  combo: ['battle'],
};
const OF_DECKS: readonly string[] = ['battle', 'extra'];

function checkPosition(position: Position, definitions: (key: string) => Definition): void {
  const categories = (zone: string) => CATEGORIES[zone] ?? OF_DECKS;
  checkCards(position, definitions, { counts: { leader: { exactly: 1 } }, categories, under: 'under' });
}

/** What observations show of a card in each area besides its place. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  leader: ['state', 'power'],
  battle: ['state', 'power', 'energyCost'],
  combo: ['power', 'comboPower'],
  energy: ['state'],
  hand: ['energyCost'],
};

const seen = (g: DbsGame, card: CardState, word: string): unknown =>
  word === 'state' ? card.state : g.rules.showsValue(g, card) ? statOf(g, card, word) : undefined;

const observe = (g: DbsGame, viewer: Viewer): Observation =>
  observation(g, viewer, { words, describe: describedBy(SEEN, (card, word) => seen(g, card, word)) });

const words: PositionWords = {
  zones: DBS_ZONES,
  states: DBS_STATES,
  statuses: ['evolved'],
  phases: DBS_PHASES,
  counters: [],
  faceDownZones: ['deck', 'life'],
  linkZones: { under: 'under' },
  knows: ['owner', 'sheet', 'kind', 'limits', 'effects', 'extraTurns'],
  mostCards: 1 + rules.deckSize,
};

export const dragonBallSuper: GameModule<DbsRules> = {
  id: 'dragon-ball-super',
  edition: '1.074',
  editions,
  cardSchema: DbsCard,
  vocabulary: VOCABULARY,
  rules,
  readings,
  about: aboutWords,
  positionWords: words,
  effectSchema: DbsEffect,
  scopeSchema: grammar.scopeInForce(DbsEffect),
  initialFacts: (): DbsFacts => ({ onlyLookedAt: [], begun: false, attackNegated: false, avengers: [] }),
  journal: { members: dbsMembers, unusedKernelEvents },
  checkPosition,
  play: playWatched as GameModule['play'],
  observe: observe as GameModule['observe'],
  definingSections: [
    '1',
    '2',
    '3',
    '4',
    '6-1-1',
    '8-5-3-6',
    '8-5-4',
    '8-5-5',
    '8-5-6',
    '8-8-1-4',
    '8-10',
    '10-1',
    '11-3-2',
    '11-4',
  ],
  deckClauses: [
    ...['1-3-1', '2-1-3', '2-2-2', '2-5-5', '2-6-6', '2-14-2', '2-15-2-1', '2-16-2'],
    ...['5-1-2', '5-1-3', '5-1-3-1', '5-1-3-2', '5-1-3-2-1', '5-1-3-2-2', '5-2-1-1'],
    ...['10-14-1', '10-17', '10-31-1'],
  ],
  checkDeck: (deck, table) => table.deckViolations(table, deck as never),
};
