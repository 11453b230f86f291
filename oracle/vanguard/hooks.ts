/** What the kernel asks of every game, where no section of this rulebook is the place to answer. */
import type { PlayerId } from '../../schemas/common';
import { statOf } from '../kernel/continuous/values';
import { executeInstruction } from '../kernel/language/execute';
import type { Language } from '../kernel/language/language';
import { FIELD, type ZoneTable } from '../kernel/objects/zones';
import type { ActionMembers, RuleModifier } from '../kernel/rules';
import type { Ability, CardState } from '../kernel/state';
import { events } from './events';
import { definitionOf, hasIcon, type VgGame } from './game';
import { language } from './language';

const UNORDERED = { order: 'none' } as const;

export const hooks = {
  language: language as Language,
  events,
  actions: new Map([
    ['ride', ['card']],
    ['call', ['assign']],
    ['attack', ['attackers', 'target']],
    ['boost', ['card']],
  ]) as ActionMembers,

  standardTurn: 5,
  standardPhase: 'main' as string,
  initialState: 'stand',
  zonesWithStates: ['field'] as readonly string[],
  standardDuration: 'turn',
  zones: {
    field: FIELD,
    ...{ hand: UNORDERED, soul: UNORDERED, drop: UNORDERED, damage: UNORDERED, rideDeck: UNORDERED },
  } as ZoneTable,
  commonZones: { deck: 'deck', hand: 'hand', discard: 'drop' },
  statsToRemember: ['power', 'grade'] as readonly string[],

  /** 4.1.8, 6.2.5, 6.3.4 */
  becomesNew: (_g: VgGame, _card: CardState, from: string, to: string) => from !== to,
  mayMove: () => true,
  playerValue: (g: VgGame, player: PlayerId) => g.zone(player, 'damage').length,
  abilityIsValid: (g: VgGame, card: CardState, ability: Ability) => g.rules.isWhereItWorks(g, card, ability),
  isContinuous: (_g: unknown, { type }: Ability) => type === 'cont',
  isTriggered: (_g: unknown, { type }: Ability) => type === 'auto',
  isReplacement: (_g: unknown, { type }: Ability) => type === 'instead',
  continuousClauses: () => ['11.9.5'],
  /** 11.9.1: what adds, then what sets. */
  layerOf: (_g: VgGame, modification: object) => ('to' in modification ? 9 : 7),

  /** 2.17.2, 14.3.3.1, 14.3.4.1: the drive is 1, and more by the icons. */
  printed(_g: VgGame, card: CardState, stat: string): number {
    const drive = 1 + (hasIcon(card, 'tripleDrive') ? 2 : hasIcon(card, 'twinDrive') ? 1 : 0);
    const values: Readonly<Record<string, unknown>> = { critical: 1, drive, ...definitionOf(card) };
    return Number(values[stat] ?? 0);
  },

  /** 10.4.1.11.1, 6.2.4.1: boosters lend their power, guardians their shield. */
  ruleModifiers(g: VgGame, card: CardState, stat: string): RuleModifier[] {
    const fought = g.state.battle;
    if (stat !== 'power' || !fought) return [];
    const lent = (role: 'boosts' | 'guards', value: string) =>
      g.rules.helpersLeft(g, fought[role], card.id).map((helper) => ({ layer: 8, by: statOf(g, helper, value) }));
    return [...lent('boosts', 'power'), ...lent('guards', 'shield')];
  },

  execute: executeInstruction,
};
