/** Dragon Ball Super Card Game: the rule table, and the game as a module of the oracle. */
import { PLAYERS, type Viewer } from '../../schemas/common';
import { DBS_PHASES, DBS_STATES, DBS_ZONES, type DbsPhase } from '../../schemas/dragon-ball-super';
import type { Observation, Position, SeenCard } from '../../schemas/protocol';
import { statOf } from '../kernel/continuous/values';
import { InputError } from '../kernel/errors';
import { watched } from '../kernel/loops/detector';
import type { GameModule, PositionWords } from '../kernel/module';
import { redrawnByCard } from '../kernel/procedures/opening-hand';
import { oneByOneFromDecks } from '../kernel/procedures/moves';
import { affectedPlayerFirst } from '../kernel/procedures/replacement-order';
import { sharedEffects } from '../kernel/procedures';
import type { CardState, Definition, Procedure } from '../kernel/state';
import { observation } from '../kernel/views';
import { aboutWords } from './about';
import { DbsCard, DbsEffect } from './cards';
import { clauses } from './clauses';
import { editions } from './editions';
import { dbsMembers, neverTold } from './events';
import type { DbsFacts, DbsGame, DbsRules } from './game';
import { grammar, VOCABULARY } from './language';
import { readings } from './readings';
import { sections } from './sections';

export const rules: DbsRules = {
  ...sharedEffects,
  ...affectedPlayerFirst,
  ...redrawnByCard,
  ...oneByOneFromDecks,
  clauses,
  ...sections,
};

/** Which categories lie in an area; elsewhere Battle Cards and Extra Cards. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  leader: ['leader'],
  combo: ['battle'],
};
const OF_DECKS: readonly string[] = ['battle', 'extra'];

function checkPosition(position: Position, definitions: (key: string) => Definition): void {
  for (const player of PLAYERS) {
    const { zones } = position.players[player];
    const where = `position: players.${player}.zones`;
    const leaders = zones.leader?.length ?? 0;
    if (leaders !== 1) throw new InputError(`${where}.leader: ${leaders} cards where exactly 1 is needed`);
    for (const [zone, placed] of Object.entries(zones)) {
      for (const card of placed) {
        const { category } = definitions(card.card);
        if (!(CATEGORIES[zone] ?? OF_DECKS).includes(category))
          throw new InputError(`${where}.${zone}: "${card.id}" is a ${category} card`);
        if (zone === 'under' && card.host === undefined)
          throw new InputError(`${where}.under: "${card.id}" names no host`);
      }
    }
  }
}

const play = (g: DbsGame, { position }: { position?: Position }): Procedure =>
  watched(g, g.rules.play(g, position ? (g.state.phase as DbsPhase) : 'preparation'), (...asked) =>
    g.rules.answerInChain(g, ...asked),
  );

function describe(g: DbsGame, card: CardState): SeenCard {
  const { id, definitionKey, face, zone, state } = card;
  const stat = (name: string) => statOf(g, card, name);
  const seen = { id, card: definitionKey, face };
  switch (zone) {
    case 'leader':
      return { ...seen, state, power: stat('power') };
    case 'battle':
      return card.definition.category === 'extra'
        ? { ...seen, state }
        : { ...seen, state, power: stat('power'), energyCost: stat('energyCost') };
    case 'combo':
      return { ...seen, power: stat('power'), comboPower: stat('comboPower') };
    case 'energy':
      return { ...seen, state };
    case 'hand':
      return { ...seen, energyCost: stat('energyCost') };
    default:
      return seen;
  }
}

const observe = (g: DbsGame, viewer: Viewer): Observation =>
  observation(g, viewer, { words, describe: (card) => describe(g, card) });

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
  journal: { members: dbsMembers, neverTold },
  checkPosition,
  play: play as GameModule['play'],
  observe: observe as GameModule['observe'],
  deckClauses: [
    ...['1-3-1', '2-1-3', '2-2-2', '2-5-5', '2-6-6', '2-14-2', '2-15-2-1', '2-16-2'],
    ...['5-1-2', '5-1-3', '5-1-3-1', '5-1-3-2', '5-1-3-2-1', '5-1-3-2-2', '5-2-1-1'],
    ...['10-14-1', '10-17', '10-31-1'],
  ],
  checkDeck: (deck, table) => table.deckViolations(table, deck as never),
};
