/** What the kernel asks of every game, where no section of this rulebook is the place to answer. */
import type { PlayerId } from '../../schemas/common';
import { statOf } from '../kernel/continuous/values';
import type { Language } from '../kernel/language/language';
import type { ActionMembers, EffectContext } from '../kernel/rules';
import type { CardState } from '../kernel/state';
import { definitionOf, lifeOf, type OpGame } from './game';
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

  stateEvent(_g: OpGame, state: string): 'rested' | 'setActive' {
    return state === 'rested' ? 'rested' : 'setActive';
  },

  statsToRemember: ['power', 'cost', 'basePower', 'baseCost', 'given'] as readonly string[],

  printed(g: OpGame, card: CardState, stat: string): number {
    const { power, cost, counter, life } = definitionOf(card);
    switch (stat) {
      case 'power':
      case 'basePower':
        return power ?? 0;
      case 'cost':
      case 'baseCost':
        return cost ?? 0;
      case 'counter':
        return counter ?? 0;
      case 'payment':
        return statOf(g, card, 'cost');
      case 'given':
        return g.rules.donGivenTo(g, card).length;
      default:
        return life ?? 0;
    }
  },

  playerValue(g: OpGame, player: PlayerId, value: string): number {
    return value === 'turns' ? g.rules.turnsOf(g, player) : lifeOf(g, player);
  },

  /** 4-9-2: filters compare the base value, which a new base takes the place of. */
  baseStatOf(_g: OpGame, stat: string): string | undefined {
    return BASE_STATS[stat];
  },

  /** 10-1-5-3: a Life card with [Trigger] is in no area by then. */
  isAwayWhilePaying(_g: OpGame, { source, ability }: EffectContext): boolean {
    return source.zone === 'life' && ability.type === 'trigger';
  },

  takesPart(g: OpGame, card: CardState): boolean {
    const { battle } = g.state;
    const joined = battle !== null && (battle.targets[0]! === card.id || battle.attackers[0]! === card.id);
    return joined && g.rules.isStillThere(g, battle, card.id);
  },
};

const BASE_STATS: Readonly<Record<string, string>> = { power: 'basePower', cost: 'baseCost' };
