/** 1. Outline of the game: winning, losing, conceding, and who decides first. */
import type { Amount, CardFilter, Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { GameResult } from '../../schemas/protocol';
import { emit } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { playersInTurnOrder } from '../kernel/game';
import { amountOf } from '../kernel/reading/select';
import { victory } from '../kernel/procedures/victory';
import type { EffectContext } from '../kernel/rules';
import type { CardState, JournalEvent } from '../kernel/state';
import { cardsIn, type VgGame } from './game';
import type { Section } from './packs';

/** An instruction that changes a value; `asIncrease` says what the instruction calls it, where it adds or takes away. */
export interface ValueChange {
  readonly stat: string;
  readonly asIncrease?: boolean | undefined;
}

/** How often an instruction is to be done, or to how many cards. */
function numberOf(part: Instruction): Amount | undefined {
  if ('count' in part && part.count !== undefined) return part.count as Amount;
  return 'target' in part && part.target && 'choose' in part.target ? part.target.choose.count : undefined;
}

export const gameOutline = {
  /** No card stands for a player. */
  cardOfPlayer: (_g: VgGame, _player: PlayerId): CardState | undefined => undefined,

  /** 1.3.1: a text can replace a defeat, which happens to the player, so any card of the field stands for it. */
  bearerOfDefeat: (g: VgGame, player: PlayerId): CardState | undefined => cardsIn(g, player, 'field')[0],

  /** 1.2.3: nobody wins where both have lost. */
  endWithLosers(g: VgGame, losers: readonly PlayerId[], reason: string): never {
    if (losers.length > 1) g.cite('1.2.3');
    return victory.endWithLosers(g, losers, reason);
  },

  /** 1.2.4: at any time, whatever happens. */
  concede(g: VgGame, player: PlayerId): GameResult {
    g.cite('1.2.4', '1.2.4.1');
    return { winner: g.rules.otherPlayer(g, player), reason: 'concession' };
  },

  /** 1.3.4; 1.3.4.1: what is chosen from a hidden zone is shown when both have chosen. */
  choosersInOrder(g: VgGame, from: readonly CardFilter[] = []): readonly PlayerId[] {
    const isHidden = from.some(({ zone = [], face }) => zone.some((one) => g.rules.isSecret(g, one, face)));
    g.cite('1.3.4', ...(isHidden ? ['1.3.4.1'] : []));
    return playersInTurnOrder(g);
  },

  /** 1.3.2.3: what is to be done no times or fewer is paid by saying so. */
  citeUnasked(g: VgGame, context: EffectContext, cost: readonly Instruction[]): void {
    if (cost.some((part) => g.rules.asksForNothing(g, context, part))) g.cite('1.3.2.3');
  },

  asksForNothing(g: VgGame, context: EffectContext, part: Instruction): boolean {
    const count = numberOf(part);
    return count !== undefined && amountOf(g, context, count) <= 0;
  },

  valuesOf: (g: VgGame, cards: readonly CardState[], stat: string): number[] =>
    cards.map((card) => statOf(g, card, stat)),

  /** 1.3.6: a value has increased or decreased if it is another one after the change than before. */
  emitChanges(g: VgGame, cards: readonly CardState[], change: ValueChange, before: readonly number[]): void {
    const after = g.rules.valuesOf(g, cards, change.stat);
    for (const [index, card] of cards.entries()) g.rules.emitChange(g, card, change, after[index]! - before[index]!);
  },

  /** 1.3.6.1: by the values before and after, whatever the instruction calls it. */
  emitChange(g: VgGame, card: CardState, { stat, asIncrease }: ValueChange, difference: number): void {
    if (difference === 0) return;
    const increased = difference > 0;
    g.cite('1.3.6', ...(asIncrease !== undefined && asIncrease !== increased ? ['1.3.6.1'] : []));
    const members = { player: g.rules.masterOf(g, card), card: card.id, stat, amount: Math.abs(difference) };
    emit(g, increased ? 'increased' : 'decreased', members);
  },

  /** 1.3.7.4: a unit has begun to attack or to boost, and does so no more. */
  hasEnded(g: VgGame, { type, card }: JournalEvent): boolean {
    if (type === 'attacks') return g.rules.attackerOf(g)?.id !== card;
    return type === 'boosts' && g.rules.boostersOfBattle(g).every(({ id }) => id !== card);
  },
} satisfies Section<'cardOfPlayer' | 'bearerOfDefeat' | 'endWithLosers' | 'concede' | 'choosersInOrder'>;
