/** Battle Spirits: the rule table, and the game as a module of the oracle. */
import { PLAYERS, type Viewer } from '../../schemas/common';
import { BS_CATEGORIES, BS_CORES, BS_PHASES, BS_POOLS, BS_STATES, BS_ZONES } from '../../schemas/battle-spirits';
import type { BsCard as CardOfBs } from '../../schemas/battle-spirits';
import type { Observation, Position } from '../../schemas/protocol';
import { statOf } from '../kernel/continuous/values';
import { InputError } from '../kernel/errors';
import type { GameModule, PositionWords } from '../kernel/module';
import type { Counters } from '../kernel/objects/counters';
import { checkCards } from '../kernel/position-cards';
import type { CardState, Definition, Procedure } from '../kernel/state';
import { describedBy, observation } from '../kernel/views';
import { aboutWords } from './about';
import { BsCard, BsEffect } from './cards';
import { clauses } from './clauses';
import { unusedKernelEvents, battleSpiritsMembers } from './events';
import type { BsFacts, BsGame, BsRules } from './game';
import { VOCABULARY } from './language';
import { packs } from './packs';
import { readings } from './readings';
import { sections } from './sections';

export const rules: BsRules = {
  ...packs,
  clauses,
  ...sections,
};

/** Refuses what no game can come to. */
function checkPosition(position: Position, definitions: (key: string) => Definition): void {
  checkCards(position, definitions, { counts: {}, categories: () => BS_CATEGORIES });
  for (const player of PLAYERS) {
    const { zones = {}, pools = {} } = position.players[player];
    if (sum(pools.life) === 0) throw new InputError(`position: players.${player}.pools.life: no Life is left`);
    for (const { id, card, counters } of zones.field ?? []) {
      const { levels } = definitions(card) as unknown as CardOfBs;
      if (sum(counters) < levels[0]!.cores)
        throw new InputError(`position: "${id}" has not the Cores of its lowest level`);
    }
  }
}

const sum = (counters: Counters = {}): number => Object.values(counters).reduce((all, count) => all + count, 0);

/** What is seen of a known card besides its place, by zone. */
const SEEN: Readonly<Record<string, readonly string[]>> = { field: ['state', 'bp', 'lv', 'cost'], hand: ['cost'] };

const seen = (g: BsGame, card: CardState, word: string): unknown =>
  word === 'state' ? card.state : statOf(g, card, word);

const observe = (g: BsGame, viewer: Viewer): Observation =>
  observation(g, viewer, { words, describe: describedBy(SEEN, (card, word) => seen(g, card, word)) });

const words: PositionWords = {
  zones: BS_ZONES,
  states: BS_STATES,
  phases: BS_PHASES,
  counters: [],
  holds: BS_CORES,
  pools: BS_POOLS,
  faceDownZones: ['deck'],
  knows: ['effects'],
  mostCards: 60,
};

const play = (g: BsGame, { position }: { position?: Position }): Procedure =>
  g.rules.play(g, position ? g.state.phase : 'preparation');

export const battleSpirits: GameModule<BsRules> = {
  id: 'battle-spirits',
  edition: 'Rule manual [Eternal] 17.0',
  cardSchema: BsCard,
  vocabulary: VOCABULARY,
  rules,
  readings,
  about: aboutWords,
  positionWords: words,
  effectSchema: BsEffect,
  initialFacts: (): BsFacts => ({}),
  journal: { members: battleSpiritsMembers, unusedKernelEvents },
  checkPosition,
  play: play as GameModule['play'],
  observe: observe as GameModule['observe'],
  deckClauses: [],
  checkDeck: () => [],
};
