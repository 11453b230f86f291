/** LEVEL.NEO: the rule table, and the game as a module of the oracle. */
import { LN_COUNTERS, LN_PHASES, LN_STATES, LN_ZONES, type LnPhase } from '../../schemas/level-neo';
import { type Viewer } from '../../schemas/common';
import type { Observation, Position, SeenBattle, SeenCard } from '../../schemas/protocol';
import { statOf } from '../kernel/continuous/values';
import { checkCards } from '../kernel/session/position-cards';
import type { GameModule, PositionWords } from '../kernel/session/module';
import type { CardState, Definition, Procedure } from '../kernel/state';
import { observation } from '../kernel/session/views';
import { aboutWords } from './about';
import { LnCard, LnEffect } from './cards';
import { VOCABULARY } from './language';
import { isMain, type LnFacts, type LnGame, type LnRules, coveredOf } from './game';
import { unusedKernelEvents, lnMembers } from './events';
import { readings } from './readings';
import { packs } from './packs';
import { sections } from './sections';
import { clauses } from './clauses';

export const rules: LnRules = {
  ...packs,
  clauses,
  ...sections,
};

const CHARACTERS: readonly string[] = ['character'];

function checkPosition(position: Position, definitions: (key: string) => Definition): void {
  const categories = (zone: string) => (zone === 'main' || zone === 'support' ? CHARACTERS : undefined);
  checkCards(position, definitions, { counts: { main: { exactly: 1 } }, categories });
}

const play = (g: LnGame, { position }: { position?: Position }): Procedure =>
  g.rules.play(g, position ? (g.state.phase as LnPhase) : 'preparation');

function describe(g: LnGame, card: CardState): SeenCard {
  const { id, definitionKey, face, zone } = card;
  if (zone !== 'main' && zone !== 'support') return { id, card: definitionKey, face };
  const seen = { id, card: definitionKey, face, state: card.state, ap: statOf(g, card, 'ap') };
  const attacked = card.attackedOnTurn === g.state.turn && g.state.turn > 0;
  if (!isMain(card)) return { ...seen, attacked };
  const level = g.rules.level(g, card.side);
  return { ...seen, attacked, level, levelNeo: g.rules.isLevelNeo(g, card.side) };
}

function observe(g: LnGame, viewer: Viewer): Observation {
  return observation(g, viewer, {
    words,
    describe: (card) => describe(g, card),
    battle: (battle) => inWordsOfCover(g, battle),
  });
}

/**
 * 6-1: the covering card is the target. `covered` names the card that was attacked first, in place of a list of guards.
 */
function inWordsOfCover(g: LnGame, { guards: _guards, ...battle }: SeenBattle): SeenBattle {
  const covered = coveredOf(g);
  return covered === null ? battle : { ...battle, covered };
}

const words: PositionWords = {
  zones: LN_ZONES,
  states: LN_STATES,
  phases: LN_PHASES,
  counters: LN_COUNTERS,
  faceDownZones: ['deck', 'level'],
  knows: ['effects'],
  mostCards: rules.deckSize,
};

export const levelNeo: GameModule<LnRules> = {
  id: 'level-neo',
  edition: 'Game rules',
  cardSchema: LnCard,
  vocabulary: VOCABULARY,
  rules,
  readings,
  about: aboutWords,
  positionWords: words,
  effectSchema: LnEffect,
  initialFacts: (): LnFacts => ({ failedBursts: [], supportPlayed: false }),
  journal: { members: lnMembers, unusedKernelEvents },
  checkPosition,
  play: play as GameModule['play'],
  observe: observe as GameModule['observe'],
  definingSections: ['1'],
  deckClauses: ['1-1', '1-2', '1-4'],
  checkDeck: (deck, table) => table.deckViolations(table, deck as never),
};
