/** 20. Rebirth: a card turns to its other side, and stays the card that it is. */
import { emit } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import type { BsGame } from './game';

export const rebirth = {
  /** 20-2: turned where it lies; a card with one side stays as it is. */
  *flip(g: BsGame, card: CardState, cause: CauseOf): Procedure {
    if (!card.definition.back) return;
    const sheet = card.sheet === 'front' ? 'back' : 'front';
    yield* perform(g, { card, sheet, cause });
    emit(g, 'sideUp', { player: g.rules.masterOf(g, card), card: card.id });
  },
} satisfies TableFor<KernelRules>;
