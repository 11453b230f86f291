/** 3. Owners and masters. */
import type { PlayerId } from '../../schemas/common';
import type { Occasion } from '../kernel/procedures/activation';
import type { EffectContext } from '../kernel/rules';
import type { Ability, CardState } from '../kernel/state';
import type { VgGame } from './game';
import type { Section } from './packs';
import { effects } from '../kernel/procedures/effects';

export const ownersAndMasters = {
  /** 3.2.2: whoever has the card on their side uses it; 7.39.1: or the player who dominates it. */
  masterOf: (g: VgGame, card: CardState): PlayerId =>
    card.snapshot?.master ?? (card.statuses === undefined ? card.side : (g.rules.dominatorOf(g, card) ?? card.side)),

  /** 3.2.2.2 to 3.2.2.5.1: the master of the ability carries out what its effect says, where it names nobody else. */
  contextOfActivation(
    g: VgGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion,
  ): EffectContext {
    g.consult('3.2.2', '3.2.2.5', '3.2.2.5.1', ...(CLAUSES_OF_MASTERS[ability.type] ?? []));
    g.rules.citeSource(g, card);
    // A dominated unit lies on its owner's side; an imprisoned card on that of the player who plays its abilities.
    if (player !== card.side) g.consult('7.39.2.3');
    return effects.contextOfActivation(g, player, card, ability, occasion);
  },
} satisfies Section<'masterOf' | 'contextOfActivation'>;

/** Who is the master of an ability of this type. */
const CLAUSES_OF_MASTERS: Readonly<Record<string, readonly string[]>> = {
  act: ['3.2.2.2'],
  auto: ['3.2.2.3'],
  order: ['3.2.2.4'],
};
