/** 10-11, 10-23, 10-27, 10-29, 10-30. Modifiers of other skills: [Bond], [Sparking], [Burst]. */
import type { CardFilter, Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { DbsAbility } from '../../schemas/dragon-ball-super';
import { wholeOf } from '../kernel/continuous/abilities';
import { cardsMatching } from '../kernel/reading/select';
import { evaluationOf } from '../kernel/procedures/contexts';
import { activation, type Occasion } from '../kernel/procedures/activation';
import type { EffectContext } from '../kernel/rules';
import { isLimited, oncePerTurn } from '../kernel/procedures/once-per-turn';
import { payment } from '../kernel/procedures/payment';
import type { Ability, CardState } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import { asDbs, type DbsGame } from './game';
import type { Section } from './packs';

export const skillModifiers = {
  /** 10-23-1, 10-29-1. @param player the master of the skill, which is its last master if the card has left (4-3-5) */
  modifiersHold(g: DbsGame, card: CardState, ability: DbsAbility, player?: PlayerId): boolean {
    return g.rules.bondHolds(g, card, ability, player) && g.rules.sparkingHolds(g, card, ability, player);
  },

  /** Interpretation of 10-23-1: [Bond] is checked again at resolution, since the clause speaks of taking effect. */
  stillTakesEffect(g: DbsGame, { source, ability, player }: EffectContext): boolean {
    return g.rules.bondHolds(g, source, asDbs(ability), player);
  },

  /** 10-23-1, 10-23-2-1: [Bond] counts Battle Cards in the player's own Battle Area. */
  bondHolds(g: DbsGame, card: CardState, { bond }: DbsAbility, player?: PlayerId): boolean {
    if (!bond) return true;
    g.consult('8-3-3', '10-23-1', ...(bond.of ? ['10-23-2-1'] : []));
    const filter: CardFilter = { player: 'you', zone: ['battle'], category: 'battle', ...bond.of };
    const reader = evaluationOf(g, card);
    return cardsMatching(g, player ? { ...reader, player } : reader, filter).length >= bond.count;
  },

  /** 10-29-1 */
  sparkingHolds(g: DbsGame, card: CardState, { sparking }: DbsAbility, player?: PlayerId): boolean {
    if (sparking === undefined) return true;
    g.consult('10-29-1');
    return g.zone(g.rules.playerOfSparking(g, card, player), 'drop').length >= sparking;
  },

  /** Interpretation of 10-29-1: the owner of a skill is its master, as in 10-18-3 and 11-5-1. */
  playerOfSparking(g: DbsGame, card: CardState, player?: PlayerId): PlayerId {
    return player ?? g.rules.masterOf(g, card);
  },

  /** 10-30-1: [Burst] drops cards from the top of the player's deck before anything else is paid. */
  costToActivate(g: DbsGame, card: CardState, ability: Ability): readonly Instruction[] {
    const cost = payment.costToActivate(g, card, ability);
    const { burst } = asDbs(ability);
    if (burst === undefined) return cost;
    g.consult('10-30-1');
    const ofMaster = g.rules.playerOfBurst(g, card) === g.rules.masterOf(g, card);
    return [{ do: 'mill', count: burst, ...(ofMaster ? {} : { player: 'opponent' as const }) }, ...cost];
  },

  /** Interpretation of 10-30-1: the owner of a skill is its master, as in 10-29-1. */
  playerOfBurst(g: DbsGame, card: CardState): PlayerId {
    return g.rules.masterOf(g, card);
  },

  /** 10-30-1: an [Auto] with [Burst] is optional. */
  isOptional(_g: DbsGame, ability: Ability): boolean {
    return ability.may === true || (asDbs(ability).burst !== undefined && ability.type === 'auto');
  },

  /** 10-11-1 to 10-11-3, 10-11-5: each skill of each card counts for itself, and only if it has a limit. */
  wasUsedThisTurn(g: DbsGame, card: CardState, ability: Ability): boolean {
    g.consult(isLimited(ability) ? '10-11-2' : '10-11-3');
    return oncePerTurn.wasUsed(g, card, ability);
  },

  /** 10-11-4, 10-11-5: a waiting skill counts for the object and the side on which it was triggered. */
  abilityKey(g: DbsGame, card: CardState, ability: Ability): string {
    const waiting = g.state.resolving.findLast((one) => one.card === card.id && one.ability === ability);
    return oncePerTurn.abilityKey(g, waiting ? asTriggered(card, waiting) : card, ability);
  },

  conditionsForActivation(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion,
  ): boolean {
    return (
      g.rules.modifiersHold(g, card, asDbs(ability), player) &&
      g.rules.keywordIsPossible(g, player, card, ability) &&
      activation.conditionsForActivation(g, player, card, ability, occasion)
    );
  },
} satisfies Section<'costToActivate' | 'isOptional' | 'abilityKey' | 'conditionsForActivation'>;

/** Returns the card as the object that it was when the skill was triggered, with the side of that skill up. */
export function asTriggered(card: CardState, { ability: waiting, zoneChangeCount }: PendingAbility): CardState {
  const { abilities = [], back } = card.definition;
  const ability = wholeOf(waiting);
  const sheet = abilities.includes(ability) ? 'front' : back?.abilities?.includes(ability) ? 'back' : card.sheet;
  return { ...card, zoneChangeCount, sheet };
}
