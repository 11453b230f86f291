/** Builds the rule table of Sample Game, and the game as a module of the oracle. */
import { type Viewer } from '../../schemas/common';
import { SG_CATEGORIES, SG_PHASES, SG_STATES, SG_ZONES } from '../../schemas/sample-game';
import type { Observation, Position } from '../../schemas/protocol';
import { statOf } from '../kernel/continuous/values';
import type { GameModule, PositionWords } from '../kernel/session/module';
import { checkCards } from '../kernel/session/position-cards';
import type { CardState, Definition, Procedure } from '../kernel/state';
import { describedBy, observation } from '../kernel/session/views';
import { aboutWords } from './about';
import { SgCard, SgEffect } from './cards';
import { clauses } from './clauses';
import { unusedKernelEvents, sampleGameMembers } from './events';
import type { SgFacts, SgGame, SgRules } from './game';
import { VOCABULARY } from './language';
import { packs } from './packs';
import { readings } from './readings';
import { sections } from './sections';

export const rules: SgRules = {
  ...packs,
  clauses,
  ...sections,
};

/** Refuses a position that no game can reach. */
function checkPosition(position: Position, definitions: (key: string) => Definition): void {
  checkCards(position, definitions, { counts: {}, categories: () => SG_CATEGORIES });
}

/** Visible members of a known card besides its place, by zone. */
const SEEN: Readonly<Record<string, readonly string[]>> = { field: ['state', 'power'] };

const seen = (g: SgGame, card: CardState, word: string): unknown =>
  word === 'state' ? card.state : statOf(g, card, word);

const observe = (g: SgGame, viewer: Viewer): Observation =>
  observation(g, viewer, { words, describe: describedBy(SEEN, (card, word) => seen(g, card, word)) });

const words: PositionWords = {
  zones: SG_ZONES,
  states: SG_STATES,
  phases: SG_PHASES,
  counters: [],
  faceDownZones: ['deck'],
  knows: ['effects'],
  mostCards: 50,
};

const play = (g: SgGame, { position }: { position?: Position }): Procedure =>
  g.rules.play(g, position ? g.state.phase : 'preparation');

export const sampleGame: GameModule<SgRules> = {
  // @ts-expect-error -- no game has this id
  id: 'sample-game',
  edition: '{{edition}}',
  cardSchema: SgCard,
  vocabulary: VOCABULARY,
  rules,
  readings,
  about: aboutWords,
  positionWords: words,
  effectSchema: SgEffect,
  definingSections: [],
  initialFacts: (): SgFacts => ({}),
  journal: { members: sampleGameMembers, unusedKernelEvents },
  checkPosition,
  play: play as GameModule['play'],
  observe: observe as GameModule['observe'],
  deckClauses: [],
  checkDeck: () => [],
};
