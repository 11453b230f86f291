/** One Piece Card Game: the rule table, and the game as a module of the oracle. */
import { PLAYERS, type Viewer } from '../../schemas/common';
import { OP_PHASES, OP_STATES, OP_ZONES, type OpPhase } from '../../schemas/one-piece';
import type { Observation, Position, SeenCard } from '../../schemas/protocol';
import { statOf } from '../kernel/continuous/values';
import { InputError } from '../kernel/errors';
import { watched } from '../kernel/loops/detector';
import type { GameModule, PositionWords } from '../kernel/module';
import { ownReplacementFirst } from '../kernel/procedures/replacement-order';
import { byGeneration } from '../kernel/procedures/pending';
import { oneByOneFromDecks } from '../kernel/procedures/moves';
import { sharedEffects } from '../kernel/procedures';
import type { CardState, Definition, Procedure } from '../kernel/state';
import { observation } from '../kernel/views';
import { OpCard, OpEffect } from './cards';
import { clauses } from './clauses';
import type { OpFacts, OpGame, OpRules } from './game';
import { VOCABULARY } from './language';
import { neverTold, opMembers } from './events';
import { editions } from './editions';
import { readings } from './readings';
import { sections } from './sections';

export const rules: OpRules = {
  ...sharedEffects,
  ...byGeneration,
  ...ownReplacementFirst,
  ...oneByOneFromDecks,
  clauses,
  ...sections,
};

/** Which categories lie in a zone. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  leader: ['leader'],
  character: ['character'],
  stage: ['stage'],
  cost: ['don'],
  donDeck: ['don'],
  given: ['don'],
  deck: ['character', 'event', 'stage'],
  hand: ['character', 'event', 'stage'],
  trash: ['character', 'event', 'stage'],
  life: ['character', 'event', 'stage'],
};

function checkPosition(position: Position, definitions: (key: string) => Definition, { mostStages }: OpRules): void {
  for (const player of PLAYERS) {
    const { zones } = position.players[player];
    const where = `position: players.${player}.zones`;
    const count = (zone: string) => zones[zone]?.length ?? 0;
    if (count('leader') !== 1)
      throw new InputError(`${where}.leader: ${count('leader')} cards where exactly 1 is needed`);
    if (count('character') > rules.characterLimit) {
      throw new InputError(
        `${where}.character: ${count('character')} cards where ${rules.characterLimit} are the most`,
      );
    }
    if (count('stage') > mostStages)
      throw new InputError(`${where}.stage: ${count('stage')} cards where ${mostStages} is the most`);
    for (const [zone, placed] of Object.entries(zones)) checkCategories(where, zone, placed, definitions);
  }
}

function checkCategories(
  where: string,
  zone: string,
  placed: Position['players']['A']['zones'][string],
  definitions: (key: string) => Definition,
): void {
  for (const card of placed) {
    const { category } = definitions(card.card);
    if (CATEGORIES[zone] && !CATEGORIES[zone].includes(category)) {
      throw new InputError(`${where}.${zone}: "${card.id}" is a ${category} card`);
    }
    if (zone === 'given' && card.host === undefined) {
      throw new InputError(`${where}.given: "${card.id}" names no host`);
    }
  }
}

const play = (g: OpGame, { position }: { position?: Position }): Procedure =>
  watched(g, g.rules.play(g, position ? (g.state.phase as OpPhase) : 'preparation'), (...asked) =>
    g.rules.answerInChain(g, ...asked),
  );

function describe(g: OpGame, card: CardState): SeenCard {
  const { id, definitionKey, face, zone, state } = card;
  const stat = (name: string) => statOf(g, card, name);
  const base = (name: string) => g.withoutCiting(() => stat(name));
  switch (zone) {
    case 'cost':
      return { id, card: definitionKey, face, state };
    case 'stage':
      return { id, card: definitionKey, face, state, cost: stat('cost'), baseCost: base('baseCost') };
    case 'leader':
      return { id, card: definitionKey, face, state, power: stat('power'), basePower: base('basePower') };
    case 'character':
      return {
        id,
        card: definitionKey,
        face,
        state,
        power: stat('power'),
        basePower: base('basePower'),
        cost: stat('cost'),
        baseCost: base('baseCost'),
        playedThisTurn: g.rules.isNewcomer(g, card),
      };
    case 'hand':
      return { id, card: definitionKey, face, cost: stat('cost'), baseCost: base('baseCost') };
    default:
      return { id, card: definitionKey, face };
  }
}

const observe = (g: OpGame, viewer: Viewer): Observation =>
  observation(g, viewer, { words, describe: (card) => describe(g, card) });

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
  journal: { members: opMembers, neverTold },
  checkPosition,
  play: play as GameModule['play'],
  observe: observe as GameModule['observe'],
  deckClauses: [
    '1-3-1',
    '2-1-3',
    '2-4-4',
    '2-5-7',
    '2-13-1',
    '2-14-2',
    '2-15-1',
    '2-16-1',
    '5-1-1',
    '5-1-2',
    '5-1-2-1',
    '5-1-2-2',
    '5-1-2-3',
    '5-1-2-4',
    '5-1-2-4-2',
    '5-2-1-1',
    '8-1-3-3-3',
  ],
  checkDeck: (deck, table) => table.deckViolations(table, deck as never),
};
