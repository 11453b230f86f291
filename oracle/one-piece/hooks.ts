/** Answers what the kernel asks of every game and no section of this rulebook covers. */
import type { PlayerId } from '../../schemas/common';
import { statOf } from '../kernel/continuous/values';
import type { Language } from '../kernel/language/language';
import type { ActionMembers, EffectContext } from '../kernel/rules';
import type { CardState } from '../kernel/state';
import { definitionOf, lifeOf, printedStat, type OpGame } from './game';
import type { Section } from './packs';
import { events } from './events';
import { language } from './language';

export const hooks = {
  language: language as Language,
  events,

  actions: new Map([
    ['play', ['card', 'cards']],
    ['activate', ['card', 'ability']],
    ['giveDon', ['target', 'card']],
    ['attack', ['card', 'target']],
    ['block', ['card']],
    ['counter', ['card', 'target']],
  ]) as ActionMembers,

  standardTurn: 5,
  standardPhase: 'main' as string,
  initialState: 'active',
  standardDuration: 'turn',
  commonZones: { deck: 'deck', hand: 'hand', discard: 'trash' },

  statsToRemember: ['power', 'cost', 'basePower', 'baseCost', 'given'] as readonly string[],

  printed(g: OpGame, card: CardState, stat: string): number {
    if (stat === 'payment') return statOf(g, card, 'cost');
    return stat === 'given' ? g.rules.donGivenTo(g, card).length : (printedStat(definitionOf(card), stat) ?? 0);
  },

  playerValue(g: OpGame, player: PlayerId, value: string): number {
    return value === 'turns' ? g.rules.turnsOf(g, player) : lifeOf(g, player);
  },

  /** 4-9-2: filters compare the base value, which an effect can replace. */
  baseStatOf(_g: OpGame, stat: string): string | undefined {
    return BASE_STATS[stat];
  },

  /** 10-1-5-3: a Life card with [Trigger] is in no area while its cost is paid. */
  isAwayWhilePaying(_g: OpGame, { source, ability }: EffectContext): boolean {
    return source.zone === 'life' && ability.type === 'trigger';
  },
} satisfies Section;

const BASE_STATS: Readonly<Record<string, string>> = { power: 'basePower', cost: 'baseCost' };
