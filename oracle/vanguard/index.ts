/** Cardfight!! Vanguard: the rule table, and the game as a module of the oracle. */
import { type Viewer } from '../../schemas/common';
import { VG_CATEGORIES, VG_PHASES, VG_PLACE_KINDS, VG_ROWS, VG_STATES, VG_ZONES } from '../../schemas/vanguard';
import type { Observation, Position } from '../../schemas/protocol';
import { statOf } from '../kernel/continuous/values';
import type { GameModule, PositionWords } from '../kernel/module';
import { checkCards } from '../kernel/position-cards';
import type { CardState, Definition, Procedure } from '../kernel/state';
import { describedBy, observation } from '../kernel/views';
import { circlesOf } from './04-circles';
import { aboutWords } from './about';
import { VgCard, VgEffect } from './cards';
import { clauses } from './clauses';
import { unusedKernelEvents, vanguardMembers } from './events';
import type { VgFacts, VgGame, VgRules } from './game';
import { VOCABULARY } from './language';
import { packs } from './packs';
import { readings } from './readings';
import { sections } from './sections';

export const rules: VgRules = {
  ...packs,
  clauses,
  ...sections,
};

/** Refuses what no game can come to. */
function checkPosition(position: Position, definitions: (key: string) => Definition): void {
  checkCards(position, definitions, { counts: {}, categories: () => VG_CATEGORIES });
}

/** What is seen of a known card besides its place, by zone. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  field: ['state', 'power', 'grade', 'critical', 'shield', 'drive'],
};

/** The shield is that of guardians, the drive that of vanguards. */
function seen(g: VgGame, card: CardState, word: string): unknown {
  if (word === 'state') return card.state;
  if (word === 'shield' && !g.rules.isOnCircle(g, card, 'guardian')) return undefined;
  if (word === 'drive' && !g.rules.isOnCircle(g, card, 'vanguard')) return undefined;
  return statOf(g, card, word);
}

const observe = (g: VgGame, viewer: Viewer): Observation =>
  observation(g, viewer, { words, describe: describedBy(SEEN, (card, word) => seen(g, card, word)) });

const words: PositionWords = {
  zones: VG_ZONES,
  states: VG_STATES,
  phases: VG_PHASES,
  counters: ['vanguardDamage'],
  places: { zones: ['field'], kinds: VG_PLACE_KINDS, rows: VG_ROWS, begin: circlesOf },
  faceDownZones: ['deck', 'rideDeck'],
  deckParts: { main: 'deck', ride: 'rideDeck' },
  knows: ['effects'],
  mostCards: 50,
};

const play = (g: VgGame, { position }: { position?: Position }): Procedure =>
  g.rules.play(g, position ? g.state.phase : 'preparation');

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
  initialFacts: (): VgFacts => ({ damageCheck: null }),
  journal: { members: vanguardMembers, unusedKernelEvents },
  checkPosition,
  play: play as GameModule['play'],
  observe: observe as GameModule['observe'],
  deckClauses: [],
  checkDeck: () => [],
};
