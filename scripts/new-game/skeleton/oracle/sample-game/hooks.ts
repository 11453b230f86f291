/** Answers the kernel's questions that belong to no section of this rulebook. */
import type { PlayerId } from '../../schemas/common';
import { executeInstruction } from '../kernel/language/execute';
import type { Language } from '../kernel/language/language';
import { FIELD, type ZoneTable } from '../kernel/objects/zones';
import type { ActionMembers } from '../kernel/rules';
import type { Ability, CardState } from '../kernel/state';
import { events } from './events';
import { definitionOf, type SgGame } from './game';
import { language } from './language';
import type { Section } from './packs';

export const hooks = {
  language: language as Language,
  events,
  /** Members of an action besides its type, by type. */
  actions: new Map() as ActionMembers,

  standardTurn: 5,
  standardPhase: 'main' as string,
  initialState: 'active',
  standardDuration: 'turn',
  zones: { field: FIELD, hand: { order: 'none' } } as ZoneTable,
  commonZones: { deck: 'deck', hand: 'hand', discard: 'discard' },
  statsToRemember: ['power'] as readonly string[],

  becomesNew(_g: SgGame, _card: CardState, from: string, to: string): boolean {
    return from !== to;
  },

  mayMove(_g: SgGame, _card: CardState): boolean {
    return true;
  },

  printed(_g: SgGame, card: CardState, stat: string): number {
    return stat === 'power' ? (definitionOf(card).power ?? 0) : 0;
  },

  playerValue(g: SgGame, player: PlayerId, _value: string): number {
    return g.zone(player, 'hand').length;
  },

  abilityIsValid(g: SgGame, card: CardState, ability: Ability): boolean {
    return g.rules.isWhereItWorks(g, card, ability);
  },

  /** Returns the clauses by which a continuous ability applies. */
  continuousClauses(_g: SgGame, _ability: Ability): readonly string[] {
    return [];
  },

  layerOf(_g: SgGame): number {
    return 1;
  },

  ruleModifiers() {
    return [];
  },

  executeInstruction,
} satisfies Section;
