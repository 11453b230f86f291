/** Cardfight!! Vanguard: the rule table, and the game as a module of the oracle. */
import { type Viewer } from '../../schemas/common';
import {
  VG_COUNTERS,
  VG_DECK_PARTS,
  VG_LINKS,
  VG_PHASES,
  VG_PLACE_KINDS,
  VG_ROWS,
  VG_STATES,
  VG_STATUSES,
  VG_ZONES,
} from '../../schemas/vanguard';
import { circlesOf } from '../../schemas/vanguard-circles';
import type { Observation } from '../../schemas/protocol';
import { statOf } from '../kernel/continuous/values';
import type { FactOfPlayer, GameModule, PositionWords } from '../kernel/session/module';
import { playWatched } from '../kernel/procedures/infinite-loops';
import type { CardState } from '../kernel/state';
import { describedBy, observation } from '../kernel/session/views';
import { DECK_CLAUSES } from './08-decks';
import { aboutWords } from './about';
import { VgCard, VgEffect } from './cards';
import { clauses } from './clauses';
import { unusedKernelEvents, vanguardMembers } from './events';
import { initialFacts, isLocked, type GiftFacts, type PlayerFacts, type VgGame, type VgRules } from './game';
import { grammar, VOCABULARY } from './language';
import { packs } from './packs';
import { checkPosition } from './positions';
import { readings } from './readings';
import { sections } from './sections';

export const rules: VgRules = {
  ...packs,
  clauses,
  ...sections,
};

/** What is seen of a known card besides its place, by zone. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  field: ['state', 'power', 'grade', 'critical', 'shield', 'drive'],
  hand: ['grade'],
  orderZone: ['state'],
};

/** A fact of a player that the game keeps (game.ts). */
const factOf = (type: FactOfPlayer['type'], name: keyof PlayerFacts): FactOfPlayer => ({
  type,
  of: (game, player) => (game as unknown as VgGame).state.facts.ofPlayer[player][name],
});

const giftFactOf = (name: keyof GiftFacts): FactOfPlayer => ({
  type: 'string',
  of: (game, player) => (game as unknown as VgGame).state.facts.gifts[player][name],
});

/** The shield is that of guardians, the drive that of vanguards. */
function seen(g: VgGame, card: CardState, word: string): unknown {
  if (word === 'state') return card.state;
  if (isLocked(card)) return undefined;
  if (word === 'shield' && !g.rules.isGuardian(g, card)) return undefined;
  if (word === 'drive' && !g.rules.isVanguard(g, card)) return undefined;
  return statOf(g, card, word);
}

const observe = (g: VgGame, viewer: Viewer): Observation =>
  observation(g, viewer, { words, describe: describedBy(SEEN, (card, word) => seen(g, card, word)) });

const words: PositionWords = {
  zones: VG_ZONES,
  states: VG_STATES,
  statuses: VG_STATUSES,
  phases: VG_PHASES,
  counters: VG_COUNTERS,
  places: { zones: ['field'], kinds: VG_PLACE_KINDS, rows: VG_ROWS, begin: circlesOf },
  facts: {
    ordersPlayed: factOf('number', 'ordersPlayed'),
    moreOrders: factOf('number', 'moreOrders'),
    homaresPaid: factOf('number', 'homaresPaid'),
    regalisPieces: {
      type: 'number',
      of: (game, player) => (game as unknown as VgGame).state.facts.regalisPieces[player],
    },
    gradeAtTurnStart: factOf('number', 'gradeAtTurnStart'),
    giftTypeForce: giftFactOf('force'),
    giftTypeAccel: giftFactOf('accel'),
    giftTypeProtect: giftFactOf('protect'),
    giftByRide: giftFactOf('byRide'),
  },
  faceDownZones: ['deck', 'rideDeck', 'gZone', 'gauge'],
  linkKinds: VG_LINKS,
  deckParts: VG_DECK_PARTS,
  knows: ['owner', 'sheet', 'kind', 'limits', 'effects', 'extraTurns'],
  mostCards: rules.mainDeckSize + rules.gDeckSize,
};

export const vanguard: GameModule<VgRules> = {
  id: 'vanguard',
  edition: 'Comprehensive rules 4.15',
  cardSchema: VgCard,
  vocabulary: VOCABULARY,
  rules,
  readings,
  about: aboutWords,
  positionWords: words,
  effectSchema: VgEffect,
  scopeSchema: grammar.scopeInForce(VgEffect),
  initialFacts,
  journal: { members: vanguardMembers, unusedKernelEvents },
  checkPosition,
  play: playWatched as GameModule['play'],
  observe: observe as GameModule['observe'],
  definingSections: [
    ...['1', '2', '3', '4', '5', '6.2.5', '6.3.4', '7.17', '7.34', '7.35.1', '10.1.3', '10.1.4'],
    ...['11.4', '11.5', '11.8.3.1.1', '11.11'],
  ],
  deckClauses: DECK_CLAUSES,
  checkDeck: (_deck, table, { main = [], ride = [], G = [] }) =>
    table.deckViolations(table, { main: main as never, ride: ride as never, G: G as never }),
};
