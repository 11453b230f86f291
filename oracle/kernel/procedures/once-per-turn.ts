/** Abilities that may be used so many times in a turn. */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import { grantedBy, wholeOf } from '../continuous/abilities';
import { loanOf, placeOnCard, printedAbilities, printOf } from '../continuous/print';
import { anyUseThisTurn, countUse, usesThisTurn, wasUsedThisTurn } from '../limits';
import type { Ability, CardState } from '../state';
import type { EffectGame } from './types';

/** Is it activated so many times in a turn, and not more often? */
export const isLimited = ({ oncePerTurn: once, timesPerTurn }: Ability): boolean =>
  once === true || timesPerTurn !== undefined;

export const oncePerTurn = {
  wasUsed(g: EffectGame, card: CardState, ability: Ability): boolean {
    if (!isLimited(ability)) return false;
    const used = usesThisTurn(g, g.rules.abilityKey(g, card, ability)) >= g.rules.usesAllowed(g, card, ability);
    if (g.citations.isSilent) return used;
    g.citePoint('limit');
    if (used) g.citePoint('limitReached');
    else g.rules.citeOtherUses(g, card, ability);
    return used;
  },

  /** How often in a turn, where something raises it (DBS 10-26-1). */
  usesAllowed(_g: EffectGame, _card: CardState, { timesPerTurn = 1 }: Ability): number {
    return timesPerTurn;
  },

  /** Another copy has used its own; or this one has as the card that it was before it moved. */
  citeOtherUses(g: EffectGame, card: CardState, ability: Ability): void {
    if (!anyUseThisTurn(g)) return;
    const effect = g.rules.abilityKey(g, card, ability).slice(g.rules.sourceKey(g, card).length);
    const isUsed = (source: CardState) => wasUsedThisTurn(g, g.rules.sourceKey(g, source) + effect);
    const { number } = printOf(g, card);
    const copies = Object.values(g.state.cards).filter(
      (one) => one.id !== card.id && printOf(g, one).number === number,
    );
    const before = Array.from({ length: card.zoneChangeCount - 1 }, (_, index) => ({
      ...card,
      zoneChangeCount: index + 1,
    }));
    if (copies.some(isUsed)) g.citePoint('limitPerCard');
    if (before.some(isUsed)) g.citePoint('limitOfNewCard');
  },

  /** @param paid false: the cost was not paid as it is written */
  useUp(g: EffectGame, card: CardState, ability: Ability, paid: boolean): void {
    if (!isLimited(ability) || !g.rules.isUsedUp(g, paid)) return;
    g.citePoint(paid ? 'limit' : 'limitUsedUnpaid');
    countUse(g, g.rules.abilityKey(g, card, ability), 'turn', card.id);
  },

  isUsedUp(_g: EffectGame, _paid: boolean): boolean {
    return true;
  },

  /** Each card counts apart, and a card that has become new is another one. */
  abilityKey(g: EffectGame, card: CardState, ability: Ability): string {
    const loan = loanOf(wholeOf(ability));
    if (loan) return `${g.rules.sourceKey(g, loan.lender)}:${loan.place}`;
    const index = printedAbilities(g, card).indexOf(wholeOf(ability));
    const name = index < 0 ? g.rules.nameOfGained(g, ability) : placeOnCard(card, index);
    return `${g.rules.sourceKey(g, card)}:${name}`;
  },

  /** Of two abilities in equal words, gained from two cards, each is an ability. */
  nameOfGained(_g: EffectGame, ability: Ability): string {
    return grantedBy(ability) ?? JSON.stringify(ability);
  },

  sourceKey(_g: EffectGame, card: CardState): string {
    return `${card.id}@${card.zoneChangeCount}`;
  },
} satisfies TableFor<KernelRules>;
