/**
 * What players lay out before the first turn: the opening hand and the one chance to change it (LN 3-5 to 3-7; OP, DBS
 * 5-2-1-6; BS 2-6-7, 2-6-13; VG 8.2.1.8).
 */
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { chooseAnswer, chooseCards } from '../questions';
import { perform } from '../events/perform';
import { cardsIn } from '../game';
import { shuffleDeck } from '../language/instructions';
import type { CardState, Procedure } from '../state';
import type { Game } from '../game';
import { overriding, type TableFor } from './tables';
import type { SetupTables } from './setup';
import type { DrawingTables } from './drawing';

/** The tables whose entries these procedures call. */
export type OpeningHandTables = typeof openingHands & SetupTables & DrawingTables;

interface OpeningHandRules extends Omit<KernelRules, keyof OpeningHandTables>, OpeningHandTables {}
export type OpeningHandGame = Game<OpeningHandRules, object>;

export const openingHands = {
  /** Both players complete each step before the next one begins (OP, DBS 5-2-1-6, 5-2-1-7). */
  *layOut(g: OpeningHandGame): Procedure {
    for (const step of g.rules.stepsOfLayingOut)
      for (const player of g.rules.playersInOrder(g)) yield* g.rules.layOutStep(g, player, step);
  },

  stepsOfLayingOut: ['hand', 'redraw'] as readonly string[],

  layOutStep(g: OpeningHandGame, player: PlayerId, step: string): Procedure {
    return step === 'hand' ? g.rules.drawOpeningHand(g, player) : g.rules.offerRedraw(g, player);
  },

  /** The size of the opening hand, in cards. */
  openingHand: 0,

  *drawOpeningHand(g: OpeningHandGame, player: PlayerId): Procedure {
    g.citePoint('openingHand');
    yield* g.rules.takeHand(g, player, g.rules.openingHand);
  },

  /** Draws the cards one by one (LN 3-5; OP, DBS 5-2-1-6; BS 2-6-7; VG 8.2.1.8), and stops when the deck is empty. */
  *takeHand(g: OpeningHandGame, player: PlayerId, count: number): Procedure {
    for (let left = count; left > 0; left--) {
      if (!g.top(player, g.rules.commonZones.deck)) return g.citePoint('openingHandShort');
      yield* g.rules.drawCard(g, player);
    }
  },

  /** Each player gets one chance. */
  *offerRedraw(g: OpeningHandGame, player: PlayerId): Procedure {
    g.citePoint('redraw');
    const cards = yield* g.rules.cardsToRedraw(g, player);
    if (cards) yield* g.rules.redraw(g, player, cards);
  },

  /**
   * By default the whole hand is returned or nothing.
   * @returns undefined if the player keeps the hand
   */
  *cardsToRedraw(g: OpeningHandGame, player: PlayerId): Procedure<readonly CardState[] | undefined> {
    const redraws = yield* chooseAnswer(g, {
      player,
      kind: 'redraw',
      answers: [true, false],
      pass: false,
    });
    return redraws ? cardsIn(g, player, g.rules.commonZones.hand) : undefined;
  },

  *redraw(g: OpeningHandGame, player: PlayerId, cards: readonly CardState[]): Procedure {
    g.citePoint('redrawn');
    for (const step of g.rules.stepsOfRedraw) yield* g.rules.redrawStep(g, player, step, cards);
  },

  stepsOfRedraw: ['return', 'shuffle', 'take'] as readonly RedrawStep[],

  redrawStep(g: OpeningHandGame, player: PlayerId, step: RedrawStep, cards: readonly CardState[]): Procedure {
    if (step === 'return') return g.rules.returnCards(g, cards);
    return step === 'shuffle' ? g.rules.shuffle(g, player) : g.rules.redrawHand(g, player, cards.length);
  },

  returnCards(g: OpeningHandGame, cards: readonly CardState[]): Procedure {
    const to = {
      zone: g.rules.commonZones.deck,
      place: g.rules.redrawPlace,
      face: 'down',
    } as const;
    return perform(g, ...cards.map((card) => ({ card, to })));
  },

  redrawPlace: 'bottom' as 'top' | 'bottom',

  /** The player takes as many cards as were returned. */
  redrawHand(g: OpeningHandGame, player: PlayerId, returned: number): Procedure {
    return g.rules.takeHand(g, player, returned);
  },

  shuffle(g: OpeningHandGame, player: PlayerId): Procedure {
    g.citePoint('shuffle');
    return shuffleDeck(g, player);
  },
} satisfies TableFor<KernelRules>;

/** The player returns any number of cards of the hand (LN 3-6, DBS 5-2-1-6-1, VG 8.2.1.8). */
export const redrawnByCard = overriding(openingHands, {
  *cardsToRedraw(g: OpeningHandGame, player: PlayerId): Procedure<readonly CardState[] | undefined> {
    const hand = cardsIn(g, player, g.rules.commonZones.hand);
    const clause = g.clauseOf('redraw');
    const cards = yield* chooseCards(g, {
      player,
      kind: 'redraw',
      from: hand,
      min: 0,
      max: hand.length,
      clause,
    });
    return cards.length > 0 ? cards : undefined;
  },
});

export type RedrawStep = 'return' | 'shuffle' | 'take';
