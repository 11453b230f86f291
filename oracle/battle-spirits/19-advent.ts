/** 19, 21-5. Advent: a card is put onto another one, which becomes its source. */
import type { IntendedChange } from '../kernel/events/perform';
import { linkedTo } from '../kernel/links';
import { movingCounters } from '../kernel/objects/counters';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import type { CardState, ObjectRef } from '../kernel/state';
import type { Stacks } from '../kernel/stacks';
import { coresOn, type BsGame } from './game';

export const advent = {
  stacks: { zone: 'sources', kind: 'source' } as Stacks,

  /** 19-3-5: returns the sources of the card, the uppermost first. */
  sourcesOf(g: BsGame, card: CardState): readonly CardState[] {
    return linkedTo(g, card, 'source');
  },

  /** 19-3-1: the Cores of the card below go onto the card on top. */
  coresOfCovered(g: BsGame, top: CardState, onto: readonly ObjectRef[]): readonly IntendedChange[] {
    return onto
      .map(({ id }) => g.card(id))
      .filter((card) => coresOn(card) > 0)
      .map((card) => movingCounters(card.counters, card, top));
  },
} satisfies TableFor<KernelRules>;
