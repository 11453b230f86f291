/** 12.2, 12.5. Abilities that cannot be used, and cards that cannot be affected. */
import type { CitedAnswer } from '../kernel/clauses';
import type { PlayerId } from '../../schemas/common';
import { isAffected, isForbidden } from '../kernel/continuous/prohibitions';
import { activation, type Occasion } from '../kernel/procedures/activation';
import type { Ability, CardState, Refusal } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import type { VgGame } from './game';
import type { Section } from './packs';
import type { Replacement, Intent } from '../kernel/changes/intended';

type Replacing = Omit<Replacement, 'affected'>;

export const effectTerms = {
  /** 12.2.1.2.1: an automatic ability that cannot be used does not trigger. */
  abilityIsValid(g: VgGame, card: CardState, ability: Ability): boolean {
    if (!g.rules.isWhereItWorks(g, card, ability)) return false;
    if (ability.type !== 'auto' || !isForbidden(g, card, 'trigger')) return true;
    g.consult('12.2.1.2.1');
    return false;
  },

  /** 12.2.1.1, 14.42.1 */
  refusalApartFromCost(
    g: VgGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Refusal | null {
    if (ability.type === g.rules.activatedType && isForbidden(g, card, 'activate'))
      return { ...g.refused('prohibition', `the abilities of "${card.id}" cannot be used`), further: ['12.2.1.1'] };
    return (
      g.rules.homareRefusal(g, player, card, ability) ??
      activation.refusalApartFromCost(g, player, card, ability, occasion)
    );
  },

  /** 12.2.1.2.2: one that stands by and gains that it cannot be used is cancelled. */
  gainsCannotBeUsed(g: VgGame, { card: id, zoneChangeCount, ability }: PendingAbility): boolean {
    const card = g.card(id);
    if (ability.type !== 'auto' || card.zoneChangeCount !== zoneChangeCount) return false;
    return isForbidden(g, card, 'trigger');
  },

  /** 12.5.1, 12.5.2: what cannot affect the card, or the unit whose effect it is, does not replace it either. */
  isKeptFromReplacing(g: VgGame, { card, details }: Intent, replacing: Replacing): CitedAnswer {
    if (!g.rules.canAffect(g, replacing, card)) return ['12.5.1'];
    const { cause } = details ?? {};
    if (cause?.kind !== 'effect' || cause.source === undefined || cause.source === replacing.source.id) return false;
    return !g.rules.canAffect(g, replacing, g.rules.asSource(g, g.card(cause.source))) && ['12.5.2'];
  },

  canAffect: (g: VgGame, { source, player, ability }: Replacing, card: CardState): boolean =>
    isAffected(g, card, { kind: 'effect', player, source: source.id, ability }),
} satisfies Section<'refusalApartFromCost'>;
