/** 10. Imagine Braves: never Exhausted, no attacks and blocks, two hosts. */
import type { CounterMove } from '../../schemas/actions';
import type { PlayerId } from '../../schemas/common';
import type { CardState } from '../kernel/state';
import { isImagine } from './09-braves';
import { onField, type BsGame } from './game';
import type { Section } from './packs';

export const imagine = {
  /** 10-1-2: an Imagine Brave in Spirit state is never Exhausted, and so neither attacks nor blocks. */
  isNeverExhausted(_g: BsGame, card: CardState): boolean {
    return isImagine(card);
  },

  citeIdle(g: BsGame, player: PlayerId): void {
    if (onField(g, player).some(isImagine)) g.consult('10-1-2');
  },

  citeMovedCores(g: BsGame, moves: readonly CounterMove[]): void {
    for (const id of moves.flatMap(({ from, to }) => [from, to])) {
      const holder = id in g.state.cards ? g.card(id) : undefined;
      if (holder?.zone !== 'field') continue;
      if (isImagine(holder)) g.cite('10-1-3');
      if (g.rules.bravesOf(g, holder).some(isImagine)) g.cite('10-2-6', '10-2-7');
    }
  },

  /** 10-1-2 */
  isIdleInSpiritState(_g: BsGame, card: CardState): boolean {
    return isImagine(card);
  },

  /** FAQ-7-7: it stays on the Field without being Exhausted. */
  stateThatStays(g: BsGame, card: CardState, state: string | undefined): string | undefined {
    if (!g.rules.isNeverExhausted(g, card)) return state;
    g.cite('FAQ-7-7');
    return undefined;
  },
} satisfies Section;
