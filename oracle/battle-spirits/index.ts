/** Battle Spirits: the rule table, and the game as a module of the oracle. */
import type { Viewer } from '../../schemas/common';
import {
  BS_CORES,
  BS_LINKS,
  BS_PHASES,
  BS_POOLS,
  BS_STATES,
  BS_STATUSES,
  BS_ZONES,
} from '../../schemas/battle-spirits';
import type { Observation, PlayerPosition, Position } from '../../schemas/protocol';
import { statOf } from '../kernel/continuous/values';
import type { GameModule, PositionWords } from '../kernel/session/module';
import { playWatched } from '../kernel/procedures/infinite-loops';
import type { CardState } from '../kernel/state';
import { describedBy, observation } from '../kernel/session/views';
import { aboutWords } from './about';
import { BsCard, BsEffect } from './cards';
import { clauses } from './clauses';
import { battleSpiritsMembers, unusedKernelEvents } from './events';
import type { BsFacts, BsGame, BsRules } from './game';
import { grammar, VOCABULARY } from './language';
import { packs } from './packs';
import { checkCombinations, checkPosition } from './positions';
import { readings } from './readings';
import { sections } from './sections';
import type { Counters } from '../kernel/changes/intended';

export const rules: BsRules = {
  ...packs,
  clauses,
  ...sections,
};

/** What is seen of a known card besides its place, by zone. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  field: ['state', 'bp', 'lv', 'cost', 'symbols'],
  hand: ['cost'],
};

/** A Nexus has no BP. */
const seen = (g: BsGame, card: CardState, word: string): unknown => {
  if (word === 'state') return card.state;
  return g.rules.hasStat(g, card, word) ? statOf(g, card, word) : undefined;
};

const observe = (g: BsGame, viewer: Viewer): Observation =>
  observation(g, viewer, { words, describe: describedBy(SEEN, (card, word) => seen(g, card, word)) });

const words: PositionWords = {
  zones: BS_ZONES,
  states: BS_STATES,
  statuses: BS_STATUSES,
  phases: BS_PHASES,
  counters: [],
  holds: BS_CORES,
  pools: BS_POOLS,
  linkZones: { sources: 'source', under: 'under' },
  linkKinds: BS_LINKS,
  faceDownZones: ['deck', 'outside', 'presented', 'replaced', 'under'],
  knows: ['owner', 'sheet', 'limits', 'effects', 'extraTurns'],
  mostCards: 200,
  deckParts: { main: 'deck', tokens: 'outside', replaced: 'replaced' },
};

/** The pools of a player where a position does not name them. */
const STANDARD_POOLS = { life: { core: 5 }, reserve: { core: 3, soulCore: 1 } };

/** A Soul Core that a position does not place has been removed from the game (G-35). */
function withPools({ pools, zones, ...others }: PlayerPosition): PlayerPosition {
  const complete = { ...STANDARD_POOLS, ...pools };
  const cards = Object.values(zones).flat();
  const holders: (Counters | undefined)[] = [...Object.values(complete), ...cards.map(({ counters }) => counters)];
  const isPlaced = holders.some((held) => (held?.soulCore ?? 0) > 0);
  return { ...others, zones, pools: isPlaced ? complete : { ...complete, removedCores: { soulCore: 1 } } };
}

const completePosition = ({ players: { A, B }, ...others }: Position): Position => ({
  ...others,
  players: { A: withPools(A), B: withPools(B) },
});

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
  scopeSchema: grammar.scopeInForce(BsEffect),
  initialFacts: (): BsFacts => ({
    begun: false,
    unasked: [],
    setNow: [],
    attacksAreOver: false,
    adventing: null,
  }),
  journal: { members: battleSpiritsMembers, unusedKernelEvents },
  checkPosition,
  completePosition,
  play(g, from) {
    checkCombinations(g as unknown as BsGame);
    return (playWatched as GameModule['play'])(g, from);
  },
  observe: observe as GameModule['observe'],
  definingSections: ['0', '1-1', '1-2', '1-3', '1-4', '1-5', '3', 'G'],
  deckClauses: [
    ...['1-2-2', '1-2-3', '2-2-3', '2-2-4', '2-2-5', '2-2-6', '2-2-7', '2-2-8', '2-2-9', '2-2-10'],
    ...['20-1-5', '20-4-3-5', '20-4-3-6', '20-4-3-8', '21-2-1', 'FAQ-10-1', '23-1-2'],
  ],
  checkDeck: (_deck, table, { main = [], tokens = [], replaced = [] }) =>
    table.deckViolations(table, { deck: main as never, tokens: tokens as never, replaced: replaced as never }),
};
