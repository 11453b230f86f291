/** Answers to the kernel that belong to no section of this rulebook. */
import type { PlayerId } from '../../schemas/common';
import { DBS_COLORS, type DbsColor } from '../../schemas/dragon-ball-super';
import type { Language } from '../kernel/language/language';
import type { ActionMembers, RuleModifier } from '../kernel/rules';
import type { CardState } from '../kernel/state';
import { costStatOf } from './02-energy-costs';
import { events } from './events';
import { definitionOf, lifeOf, sideOf, type DbsGame } from './game';
import type { Section } from './packs';
import { language } from './language';

export const hooks = {
  language: language as Language,
  events,

  actions: new Map([
    ['play', ['card', 'cards']],
    ['activate', ['card', 'ability', 'cards']],
    ['attack', ['card', 'target']],
    ['combo', ['card', 'cards']],
    ['counter', ['card', 'cards']],
  ]) as ActionMembers,

  standardTurn: 5,
  standardPhase: 'main' as string,
  initialState: 'active',
  /** 8-2-2-2: an effect without a stated duration lasts for the game. */
  standardDuration: 'game',
  commonZones: { deck: 'deck', hand: 'hand', discard: 'drop' },

  statsToRemember: ['power', 'comboPower', 'comboCost', 'energyCost'] as readonly string[],

  printed(g: DbsGame, card: CardState, stat: string): number {
    const { comboPower, comboCost, energyCost, specifiedCost } = definitionOf(card);
    switch (stat) {
      case 'power':
        g.rules.citeSide(g, card);
        return sideOf(card).power ?? 0;
      case 'comboPower':
        return comboPower ?? 0;
      case 'comboCost':
        return comboCost ?? 0;
      case 'energyCost':
        return energyCost ?? 0;
      default:
        return specifiedCost?.[COLOR_OF_COST.get(stat)!] ?? 0;
    }
  },

  playerValue(g: DbsGame, player: PlayerId, value: string): number {
    return value === 'energy' ? g.zone(player, 'energy').length : lifeOf(g, player);
  },

  ruleModifiers(g: DbsGame, card: CardState, stat: string): readonly RuleModifier[] {
    return g.rules.costModifiers(g, card, stat);
  },

  /**
   * Names the prohibition for an event that a text forbids: "chosen" of targets (10-16-1), "negated" of skills (8-3-2).
   */
  forbiddenAs: { chosen: 'choose', negated: 'negate' } as Readonly<Record<string, string>>,
} satisfies Section;

const COLOR_OF_COST: ReadonlyMap<string, DbsColor> = new Map(DBS_COLORS.map((color) => [costStatOf(color), color]));
