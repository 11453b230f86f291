/** Abilities with a limited number of uses per turn. */
import type { KernelRules } from '../rules';
import { grantedBy, wholeOf } from '../continuous/abilities';
import { loanOf, placeOnCard, printedAbilities, printOf } from '../reading/print';
import { anyUseThisTurn, countUse, usesThisTurn, wasUsedThisTurn } from '../limits';
import type { Ability, CardState } from '../state';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type OncePerTurnTables = typeof oncePerTurn;

interface OncePerTurnRules extends Omit<KernelRules, keyof OncePerTurnTables>, OncePerTurnTables {}
export type OncePerTurnGame = Game<OncePerTurnRules, object>;

/** Returns whether the ability has a limit per turn. */
export const isLimited = ({ oncePerTurn: once, timesPerTurn }: Ability): boolean =>
  once === true || timesPerTurn !== undefined;

export const oncePerTurn = {
  /** A game overrides it where texts say the limit otherwise, e.g. for everything of one name (BS FAQ-1-9). */
  hasLimit(_g: OncePerTurnGame, ability: Ability): boolean {
    return isLimited(ability);
  },

  wasUsed(g: OncePerTurnGame, card: CardState, ability: Ability): boolean {
    if (!g.rules.hasLimit(g, ability)) return false;
    const used = usesThisTurn(g, g.rules.abilityKey(g, card, ability)) >= g.rules.usesAllowed(g, card, ability);
    if (g.citations.isSilent) return used;
    g.consultPoint('limit');
    if (used) g.consultPoint('limitReached');
    else g.rules.citeOtherUses(g, card, ability);
    return used;
  },

  /** Returns the uses allowed per turn; a game overrides it where something raises the limit (DBS 10-26-1). */
  usesAllowed(_g: OncePerTurnGame, _card: CardState, { timesPerTurn = 1 }: Ability): number {
    return timesPerTurn;
  },

  /** Cites the clauses that keep uses apart: those of another copy, and those of this card before it moved. */
  citeOtherUses(g: OncePerTurnGame, card: CardState, ability: Ability): void {
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

  /** @param paid false if the cost was not paid as written */
  useUp(g: OncePerTurnGame, card: CardState, ability: Ability, paid: boolean): void {
    if (!g.rules.hasLimit(g, ability) || !g.rules.isUsedUp(g, paid)) return;
    g.citePoint(paid ? 'limit' : 'limitUsedUnpaid');
    countUse(g, g.rules.abilityKey(g, card, ability), 'turn', card.id);
  },

  isUsedUp(_g: OncePerTurnGame, _paid: boolean): boolean {
    return true;
  },

  /** Uses are counted per card, and a card that has become a new object starts again. */
  abilityKey(g: OncePerTurnGame, card: CardState, ability: Ability): string {
    const loan = loanOf(wholeOf(ability));
    if (loan) return `${g.rules.sourceKey(g, loan.lender)}:${loan.place}`;
    const index = printedAbilities(g, card).indexOf(wholeOf(ability));
    const name = index < 0 ? g.rules.nameOfGained(g, ability) : placeOnCard(card, index);
    return `${g.rules.sourceKey(g, card)}:${name}`;
  },

  /** Two equal abilities gained from two cards are counted separately. */
  nameOfGained(_g: OncePerTurnGame, ability: Ability): string {
    return grantedBy(ability) ?? JSON.stringify(ability);
  },

  sourceKey(_g: OncePerTurnGame, card: CardState): string {
    return `${card.id}@${card.zoneChangeCount}`;
  },
} satisfies TableFor<KernelRules>;
