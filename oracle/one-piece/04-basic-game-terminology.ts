/** 4. Basic game terminology: drawing, damage, playing a card. */
import type { PlayerId } from '../../schemas/common';
import { chooseAnswer } from '../kernel/ask';
import { addEffect, tell } from '../kernel/changes';
import { statOf } from '../kernel/characteristics';
import { perform, type Change } from '../kernel/perform';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import { cardsIn, categoryOf, isActive, leaderOf, type OpGame } from './game';

export interface DamageOptions {
  /** 10-1-3: the cards go to the trash and no [Trigger] is activated. */
  readonly banish?: boolean;
  readonly cause: CauseOf;
}

export const terminology = {
  /** 4-5-1, 4-5-2: the top card goes to the hand unseen by the other player. */
  *drawCard(g: OpGame, player: PlayerId, cause?: CauseOf): Procedure {
    const [top] = cardsIn(g, player, 'deck');
    if (!top || g.rules.isProhibited(g, leaderOf(g, player), 'draw', cause)) return;
    g.cite('4-5-1', '4-5-2');
    yield* perform(g, { card: top, to: { zone: 'hand', player }, told: 'drew', cause });
  },

  /** 4-5-3, 1-3-2-2: that many times; not at all where the number is 0 or less. */
  *draw(g: OpGame, player: PlayerId, count: number): Procedure {
    for (let left = count; left > 0; left--) {
      g.cite('4-5-3');
      yield* g.rules.drawCard(g, player);
    }
  },

  /** 4-5-4, 4-8-2: one by one, and the player may stop before each. */
  *drawUpTo(g: OpGame, player: PlayerId, count: number): Procedure {
    for (let drawn = 0; drawn < count; drawn++) {
      g.cite('4-5-4', '4-5-4-1', '4-8-2');
      if (!(yield* g.rules.goesOnDrawing(g, player))) return;
      g.cite('4-5-4-2', '4-5-4-3');
      yield* g.rules.drawCard(g, player);
    }
  },

  /** 4-5-4-1 */
  *goesOnDrawing(g: OpGame, player: PlayerId): Procedure<boolean> {
    return yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
  },

  /** 4-6-2, 7-1-4-1-1: damage to the Leader, once it is determined that it is dealt. */
  *dealDamage(g: OpGame, player: PlayerId, amount: number, options: DamageOptions): Procedure {
    if (amount <= 0) return;
    g.cite('4-6-2', '7-1-4-1-1');
    if (g.rules.hasNoLife(g, player)) {
      g.cite('7-1-4-1-1-1');
      g.rules.strikeDown(g, player);
      return yield* g.rules.processRules(g);
    }
    tell(g, 'damageDealt', { player, card: leaderOf(g, player).id, amount, cause: options.cause });
    yield* g.rules.damageProcessing(g, player, amount, options);
  },

  /** 4-6-2-2, 7-1-4-1-1-3: point by point; the number was fixed before. */
  *damageProcessing(g: OpGame, player: PlayerId, amount: number, options: DamageOptions): Procedure {
    for (let left = amount; left > 0; left--) {
      g.cite('4-6-2-2', ...(amount > 1 ? ['7-1-4-1-1-3'] : []));
      yield* g.rules.takeOneDamage(g, player, options);
    }
  },

  /** 4-6-2-1, 7-1-4-1-1-2: the top Life card. */
  *takeOneDamage(g: OpGame, player: PlayerId, options: DamageOptions): Procedure {
    const card = g.rules.topLife(g, player);
    if (!card) return;
    g.cite('4-6-2-1', '7-1-4-1-1-2', '3-10-2');
    if (options.banish) return yield* g.rules.banishLife(g, card, options.cause);
    if (g.rules.lifeStays(g, player)) return;
    if (yield* g.rules.offersTrigger(g, player, card)) return yield* g.rules.carryOutTrigger(g, player, card);
    yield* g.rules.lifeToHand(g, player, card, options.cause);
  },

  topLife(g: OpGame, player: PlayerId): CardState | undefined {
    return cardsIn(g, player, 'life')[0];
  },

  /** 4-6-3-1: an effect keeps Life cards from the hand; then no [Trigger] can be activated either. */
  lifeStays(g: OpGame, player: PlayerId): boolean {
    if (!g.rules.isProhibited(g, leaderOf(g, player), 'addLifeToHand')) return false;
    g.cite('4-6-3-1');
    return true;
  },

  *lifeToHand(g: OpGame, player: PlayerId, card: CardState, cause: CauseOf): Procedure {
    yield* perform(g, { card, to: { zone: 'hand', player, face: 'up' }, told: 'tookLife', cause });
  },

  /** 2-7-1, 4-7-1: the cost of a card that is played from the hand. */
  costOf(g: OpGame, card: CardState): number {
    g.cite('2-7-1', '1-3-9-1');
    return statOf(g, card, 'cost');
  },

  /** 2-7-2, 2-7-3, 2-7-4: revealed first, then paid for. @param chosen the DON!! cards to pay with, where the player names them */
  *payToPlay(g: OpGame, player: PlayerId, card: CardState, chosen: readonly string[] | undefined): Procedure {
    g.cite(clauseOfPlaying(card), '4-7-1');
    g.rules.reveal(g, card);
    yield* g.rules.restDon(g, player, g.rules.costOf(g, card), chosen);
  },

  /** 3-9-2: the payer says which; without a word the first ones. */
  *restDon(g: OpGame, player: PlayerId, count: number, chosen?: readonly string[]): Procedure {
    if (count <= 0) return;
    g.cite('3-9-2');
    const cards = chosen ? chosen.map((id) => g.card(id)) : cardsIn(g, player, 'cost').filter(isActive).slice(0, count);
    yield* perform(g, ...cards.map((card): Change => ({ card, state: 'rested', cause: { kind: 'cost', player } })));
  },

  /** 4-12-1, 4-12-2: a reduction by what the power is now; nothing where it is 0 or less. */
  setPowerToZero(g: OpGame, player: PlayerId, source: string, card: CardState, until: string): void {
    const power = statOf(g, card, 'power');
    g.cite('4-12-1');
    const by = g.rules.reductionToZero(g, power);
    if (by === 0) return;
    addEffect(g, { player, source, targets: [card.id], modification: { kind: 'stat', stat: 'power', by }, until });
  },

  reductionToZero(g: OpGame, power: number): number {
    if (power < 0) g.cite('4-12-2');
    return power > 0 ? -power : 0;
  },
};

const CLAUSE_OF_PLAYING: Readonly<Record<string, string>> = { character: '2-7-2', event: '2-7-3', stage: '2-7-4' };
const clauseOfPlaying = (card: CardState): string => CLAUSE_OF_PLAYING[categoryOf(card)]!;
