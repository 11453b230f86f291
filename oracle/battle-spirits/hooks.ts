/** What the kernel asks of every game, where no section of this rulebook is the place to answer. */
import type { PlayerId } from '../../schemas/common';
import { executeInstruction } from '../kernel/language/execute';
import type { Language } from '../kernel/language/language';
import { FIELD, type ZoneTable } from '../kernel/objects/zones';
import type { TableFor } from '../kernel/procedures/tables';
import type { ActionMembers, KernelRules, RuleModifier } from '../kernel/rules';
import type { Ability, CardState } from '../kernel/state';
import { events } from './events';
import { coresOn, definitionOf, levelOf, lifeOf, type BsGame } from './game';
import { language } from './language';

export const hooks = {
  language: language as Language,
  events,
  actions: new Map([
    ['summon', ['card', 'moves']],
    ['moveCores', ['moves']],
    ['attack', ['card']],
    ['block', ['card']],
  ]) as ActionMembers,

  standardTurn: 5,
  standardPhase: 'main' as string,
  initialState: 'refreshed',
  standardDuration: 'turn',
  zones: { field: { ...FIELD, order: 'none' }, hand: { order: 'none' }, deck: { order: 'shuffled' } } as ZoneTable,
  commonZones: { deck: 'deck', hand: 'hand', discard: 'trash' },
  statsToRemember: ['bp', 'cost', 'lv'] as readonly string[],

  sees(_g: BsGame, viewer: PlayerId, card: CardState): boolean {
    return card.zone !== 'deck' && (card.zone !== 'hand' || card.side === viewer);
  },

  stateEvent(_g: BsGame, state: string): 'exhausted' | 'refreshed' {
    return state === 'exhausted' ? 'exhausted' : 'refreshed';
  },

  stateIsForbidden(): boolean {
    return false;
  },

  becomesNew(_g: BsGame, _card: CardState, from: string, to: string): boolean {
    return from !== to;
  },

  mayMove(): boolean {
    return true;
  },

  /** 6-2-3-1: the level follows from the Cores, and the BP from the level. */
  printed(_g: BsGame, card: CardState, stat: string): number {
    if (stat === 'cost') return definitionOf(card).cost;
    const level = levelOf(card);
    return (stat === 'lv' ? level?.lv : level?.bp) ?? 0;
  },

  playerValue(g: BsGame, player: PlayerId, _value: string): number {
    return coresOn(lifeOf(g, player));
  },

  isContinuous(_g: unknown, { type }: Ability): boolean {
    return type === 'cont';
  },

  isTriggered(_g: unknown, { type }: Ability): boolean {
    return type === 'auto';
  },

  isReplacement(): boolean {
    return false;
  },

  abilityIsValid(g: BsGame, card: CardState, ability: Ability): boolean {
    return g.rules.isWhereItWorks(g, card, ability);
  },

  continuousClauses(): readonly string[] {
    return [];
  },

  layerOf(): number {
    return 1;
  },

  ruleModifiers(): readonly RuleModifier[] {
    return [];
  },

  execute: executeInstruction,
} satisfies TableFor<KernelRules>;
