/** 12.4, 12.6. Cards that chance chooses, and cards with the same and with different card names. */
import { wordsOf } from '../kernel/continuous/information';
import { cardsRead } from '../kernel/reading/select';
import { choosing } from '../kernel/procedures/choosing';
import type { EffectContext } from '../kernel/rules';
import type { CardState, Procedure } from '../kernel/state';
import type { VgGame } from './game';
import type { Section } from './packs';
import type { Choice } from '../kernel/language/choice';

export const cardNames = {
  /** 12.4.2 */
  *chooseAtRandom(
    g: VgGame,
    _context: EffectContext,
    from: readonly CardState[],
    count: number,
  ): Procedure<readonly CardState[]> {
    g.cite('12.4.2');
    const picked = g.chance.pick(
      from.map(({ id }) => id),
      count,
    );
    return picked.map((id) => g.card(id));
  },

  namesOf: (g: VgGame, card: CardState): readonly string[] => wordsOf(g, card, 'name'),

  /** 12.6.1, 12.6.2.2: one name that all of them have is enough. */
  haveOneName(g: VgGame, cards: readonly CardState[]): boolean {
    const [first, ...others] = cards.map((card) => g.rules.namesOf(g, card));
    return !first || first.some((name) => others.every((names) => names.includes(name)));
  },

  /** 12.6.2.2.1 */
  haveDifferentNames: (g: VgGame, cards: readonly CardState[]): boolean =>
    cards.every((card, index) => cards.slice(index + 1).every((other) => !g.rules.haveOneName(g, [card, other]))),

  rangeOfChoice(
    g: VgGame,
    context: EffectContext,
    choice: Choice,
    fitting: readonly CardState[],
  ): { min: number; max: number } {
    const { shares } = choice.from;
    const compared = shares?.word === 'name' ? cardsRead(g, context, shares.with) : [];
    g.rules.citeNames(g, choice, [...fitting, ...compared]);
    return choosing.rangeOfChoice(g as never, context, choice, fitting);
  },

  citeNames(g: VgGame, { from, sameName, differentNames, different }: Choice, cards: readonly CardState[]): void {
    if (sameName) g.consult('12.6.1', '12.6.2.2');
    if (different) g.consult('18.3.1.2');
    if (differentNames) g.consult('12.6.1', '12.6.2.2', '12.6.2.2.1');
    const asksForNames = sameName || differentNames || from.name !== undefined || from.shares?.word === 'name';
    if (asksForNames && cards.some((card) => g.rules.namesOf(g, card).length > 1)) g.consult('12.6.2', '12.6.2.1');
  },
} satisfies Section<'rangeOfChoice'>;
