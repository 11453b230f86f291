/** 4. Basic game terminology: drawing, damage, playing a card. */
import { endsAtOnce } from '../kernel/language/instructions';
import type { CitedAnswer } from '../kernel/clauses';
import type { PlayerId } from '../../schemas/common';
import { addEffect, endLooks, emitCardEvent } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { offerToReplacements } from '../kernel/events/replacement';
import { andThen, NO, NOTHING, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import { categoryOf, leaderOf, type OpGame } from './game';
import type { Section } from './packs';
import type { Step } from '../kernel/procedures/calculation';
import { cardStates } from '../kernel/packs/rested-cards';
import type { DamageOptions } from '../kernel/packs/leader-games/damage';
import type { Destination } from '../kernel/changes/intended';

export const terminology = {
  /** 7-1-4-1-1-1: damage to the Leader when no Life is left is a defeat. */
  damageDefeats(g: OpGame, player: PlayerId, options: DamageOptions): boolean {
    if (!g.rules.hasNoLife(g, player)) return false;
    if (isOfAttack(options)) g.cite('7-1-4-1-1-1');
    g.rules.strikeDown(g, player);
    return true;
  },

  /** 4-2-1: these events of a card that arrives belong to the player who receives the card. */
  wordsOfArrival: ['played', 'addedToLife'] as readonly string[],

  /** 4-4-1, 4-4-2: cards in four areas are active or rested, but given DON!! cards are neither. */
  hasNoState(g: OpGame, card: CardState): CitedAnswer {
    const isWithout = cardStates.hasNoState(g, card);
    return isWithout && card.zone === 'given' ? ['4-4-2'] : isWithout;
  },

  /** 4-4-1 */
  zonesWithStates: ['leader', 'character', 'stage', 'cost'] as readonly string[],

  /** 4-6-2-1, 7-1-4-1-1-2: damage takes the top Life card. */
  takeDamagePoint(g: OpGame, player: PlayerId, options: DamageOptions): Procedure {
    const card = g.rules.topLife(g, player);
    if (!card) return NOTHING;
    g.cite('3-10-2', '4-6-2-1');
    if (isOfAttack(options)) g.cite('7-1-4-1-1-2');
    return g.rules.takeLifeCard(g, player, card, options);
  },

  /**
   * 4-6-3, 4-6-3-1, 10-1-3-1: the card goes to the hand, unless its [Trigger] is activated, it is trashed, or it stays.
   */
  *takeLifeCard(g: OpGame, player: PlayerId, card: CardState, options: DamageOptions): Procedure {
    if (options.banish) return yield* g.rules.banishLife(g, card, options.cause);
    if (g.rules.lifeStays(g, player, options.cause)) return;
    if (yield* g.rules.lifeIsReplaced(g, player, card, options.cause)) return g.cite('4-6-3-1');
    if (yield* g.rules.offersTrigger(g, player, card)) {
      return yield* g.rules.executeTrigger(g, player, card, options.cause);
    }
    yield* g.rules.moveLifeToHand(g, player, card, options.cause);
  },

  topLife(g: OpGame, player: PlayerId): CardState | undefined {
    return g.top(player, 'life');
  },

  /** 4-6-3-1: if an effect keeps Life cards from the hand, their [Trigger] cannot be activated either. */
  lifeStays(g: OpGame, player: PlayerId, cause: CauseOf): boolean {
    if (!g.rules.isProhibited(g, leaderOf(g, player), 'addLifeToHand', cause)) return false;
    g.cite('4-6-3-1');
    return true;
  },

  /** 4-6-3-1: replacements of the move to the hand are checked before the card's [Trigger]. */
  lifeIsReplaced(g: OpGame, player: PlayerId, card: CardState, cause: CauseOf): Procedure<boolean> {
    return g.isPlain ? NO : takingIsReplaced(g, player, card, cause);
  },

  moveLifeToHand(g: OpGame, player: PlayerId, card: CardState, cause: CauseOf): Procedure {
    return g.rules.takeFromLife(g, card, { zone: 'hand', player, face: 'up' }, cause);
  },

  /** Emits `tookLife` after the move instead of with it, because replacements have been checked already. */
  takeFromLife(g: OpGame, card: CardState, to: Destination, cause: CauseOf): Procedure {
    return andThen(perform(g, { card, to, cause }), () => {
      emitCardEvent(g, 'tookLife', card.side, card.id, { from: 'life', to: to.zone, cause });
      return NOTHING;
    });
  },

  /** 2-7-1, 4-7-1: a card that is played from the hand costs its cost, or what an effect sets for the payment. */
  costOf(g: OpGame, card: CardState): number {
    g.consult('2-7-1', '1-3-9-1');
    return statOf(g, card, 'payment');
  },

  /**
   * 2-7-2, 2-7-3, 2-7-4: the card is revealed and then paid for.
   * @param chosen the DON!! cards to pay with, if the player names them
   */
  payToPlay(g: OpGame, player: PlayerId, card: CardState, chosen: readonly string[] | undefined): Procedure {
    const clause = clauseOfPlaying(card);
    g.cite('4-7-1', clause);
    const before = g.state.stamp;
    g.rules.show(g, card);
    g.cite(clause);
    return andThen(g.rules.restToPay(g, player, g.rules.costOf(g, card), chosen), () => {
      endLooks(g, before);
      return NOTHING;
    });
  },

  /**
   * 4-9-2: the base is the printed value, or the value that an effect puts in its place. 4-9-2-1, 4-9-2-2: the highest
   * of several counts.
   */
  baseOf(g: OpGame, stat: string, printed: number, steps: readonly Step[]): number {
    const values = steps.flatMap((step) => (step.base && step.to !== undefined ? [step.to] : []));
    if (values.length > 0 || stat.startsWith('base')) g.consult('4-9-2');
    if (values.length === 0) return printed;
    if (values.length > 1) g.consult(stat === 'cost' || stat === 'baseCost' ? '4-9-2-2' : '4-9-2-1');
    return g.rules.baseAmong(g, values, printed, stat);
  },

  /**
   * 4-9-2-1, 4-9-2-2
   * @param values from the oldest to the newest
   */
  baseAmong(_g: OpGame, values: readonly number[], _printed: number, _stat: string): number {
    return Math.max(...values);
  },

  /** 4-12-1, 4-12-2: the power is reduced by its value when the effect applies. A power of 0 or less is not reduced. */
  setPowerToZero(g: OpGame, player: PlayerId, source: string, card: CardState, until: string, power: number): void {
    if (endsAtOnce(g, until)) return;
    g.cite('4-12-1');
    const by = g.rules.reductionToZero(g, power);
    if (by === 0) return;
    addEffect(g, { player, source, targets: [card.id], modification: { kind: 'stat', stat: 'power', by }, until });
  },

  reductionToZero(g: OpGame, power: number): number {
    if (power < 0) g.consult('4-12-2');
    return power > 0 ? -power : 0;
  },
} satisfies Section<'damageDefeats' | 'hasNoState' | 'zonesWithStates' | 'takeDamagePoint' | 'payToPlay' | 'baseOf'>;

function* takingIsReplaced(g: OpGame, player: PlayerId, card: CardState, cause: CauseOf): Procedure<boolean> {
  const details = { from: 'life', to: 'hand', cause };
  return (yield* offerToReplacements(g, [{ card, player, events: ['tookLife'], details }])).length === 0;
}

const isOfAttack = ({ cause }: DamageOptions): boolean => cause.kind === 'battle';

const CLAUSE_OF_PLAYING: Readonly<Record<string, string>> = { character: '2-7-2', event: '2-7-3', stage: '2-7-4' };
const clauseOfPlaying = (card: CardState): string => CLAUSE_OF_PLAYING[categoryOf(card)]!;
