/** 23, 25. Tokens, cards that change places with the Hand, and the numbers that texts state. */
import type { Amount } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { transferRoles } from '../kernel/changes';
import { movingCounters } from '../kernel/objects/counters';
import { perform } from '../kernel/events/perform';
import { cardsIn } from '../kernel/game';
import { amountOf } from '../kernel/reading/select';
import type { EffectContext } from '../kernel/rules';
import { RULE, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import { coresOn, definitionOf, OF_FIELD, type BsGame } from './game';
import type { Section } from './packs';
import type { Destination, IntendedChange } from '../kernel/changes/intended';

declare module '../kernel/changes/intended' {
  interface Destination {
    /** Where the card would have gone if it were no Token (G-48-1). */
    insteadOf?: Destination;
  }
}

/** Returns where a card goes, of a Token where it would have gone: there its Braves and sources go. */
export const placeForLinked = (to: Destination): Destination => to.insteadOf ?? to;

export interface TokensAsked {
  readonly token: string;
  readonly count: number;
  readonly state?: string | undefined;
}

export const tokens = {
  /** 23-1-4: from beside the Deck, as many as there are. */
  *putTokens(g: BsGame, player: PlayerId, { token, count, state }: TokensAsked, cause: CauseOf): Procedure {
    g.cite('2-5-1', '23-1-4', 'G-48-2', 'G-31', '23-1-1');
    const available = cardsIn(g, player, 'outside').filter(({ definition }) => definition.name === token);
    const to = { zone: 'field', player, face: 'up', ...(state && { state }) } as const;
    yield* perform(g, ...available.slice(0, count).map((card) => ({ card, to, events: 'tokenPut', cause })));
  },

  /** Every card goes to a place of its owner. */
  placeOfLeaver(_g: BsGame, { owner }: CardState, to: Destination): Destination {
    return { ...to, player: owner };
  },

  /** G-48-1: also a Token that was combined, or that lay under a card by Advent. */
  redirectMove(g: BsGame, move: IntendedChange & { readonly to: Destination }): IntendedChange {
    const { card, to } = move;
    const leaves = OF_FIELD.includes(card.zone) && !OF_FIELD.includes(to.zone) && to.zone !== 'outside';
    return leaves && definitionOf(card).token ? { ...move, to: g.rules.placeOfToken(g, card, to) } : move;
  },

  /** G-48-1: where it came from, beside the Deck. Its Braves and sources go where it would have gone (9-5-4, 19-3-5). */
  placeOfToken(g: BsGame, { owner }: CardState, to: Destination): Destination {
    g.cite('G-48-1');
    return { zone: 'outside', player: owner, face: 'down', insteadOf: to };
  },

  /** FAQ-1-12: at one moment, and without a pending state. FAQ-11-3: what comes takes the place in a battle. */
  *swapWithHand(g: BsGame, card: CardState, other: CardState, cause: CauseOf): Procedure {
    g.cite('FAQ-1-11');
    if (g.rules.isProhibited(g, card, 'toHand', cause)) return;
    if (g.rules.sourcesOf(g, card).length > 0) g.cite('FAQ-9-6');
    const left = g.rules.bravesLeftBy(g, card);
    const before = { ...card };
    const to = g.rules.placeOfLeaver(g, card, { zone: 'hand' });
    g.cite('FAQ-1-12');
    const toHand = { card, to, events: 'leftField', cause: { ...cause, manner: 'swap' } };
    const toField = { card: other, to: { zone: 'field', player: card.side }, cause };
    yield* perform(g, toField, ...g.rules.coresOfSwapped(g, card, other), toHand);
    if (g.state.battle) g.rules.passPlaceInBattle(g, before, other);
    yield* g.rules.passBraves(g, left, other);
  },

  /** FAQ-11-3: what comes takes the place of the other card, with its Cores. */
  coresOfSwapped(g: BsGame, card: CardState, other: CardState): readonly IntendedChange[] {
    const isPassed = coresOn(card) > 0 && g.rules.coresMayGo(g, card) && g.rules.coresMayGo(g, other);
    return isPassed ? [movingCounters(card.counters, card, other, { cause: RULE })] : [];
  },

  passPlaceInBattle(g: BsGame, before: CardState, heir: CardState): void {
    g.cite('FAQ-11-3');
    transferRoles(g, before.id, heir.id, before);
  },

  /** Returns an amount that may be below zero. */
  amountOfText(g: BsGame, context: EffectContext, amount: Amount): number {
    return amountOf(g, context, amount);
  },
} satisfies Section;
