/** 10-3. [Field]: Extra Cards that stay in the Battle Area. */
import type { CitedAnswer } from '../kernel/clauses';
import { perform } from '../kernel/events/perform';
import { causeOf } from '../kernel/language/instructions';
import type { EffectContext } from '../kernel/rules';
import type { CardState, Procedure } from '../kernel/state';
import type { PlayerId } from '../../schemas/common';
import { cardsIn, sideOf, type DbsGame } from './game';
import type { Section } from './packs';

export const field = {
  /** 10-3-2 */
  isFieldCard(_g: DbsGame, card: CardState): CitedAnswer {
    return (sideOf(card).abilities ?? []).some(({ type }) => type === 'field') && ['10-3-2'];
  },

  /** 10-3-1, 10-3-3 */
  *placeField(g: DbsGame, context: EffectContext): Procedure {
    const { source, player } = context;
    if (source.zone !== 'hand') return;
    g.cite('3-1-1', '3-6-1', '3-6-6', '10-3-2', '10-3-1');
    const to = { zone: 'battle', player, state: g.rules.stateOfField } as const;
    yield* perform(g, { card: source, to, cause: causeOf(context) });
    yield* g.rules.dropOtherFields(g, player, source);
  },

  /** 10-3-1 */
  stateOfField: 'active' as string,

  /** 10-3-3: the player's other [Field] cards are dropped once the skill has been resolved. */
  *dropOtherFields(g: DbsGame, player: PlayerId, activated: CardState): Procedure {
    const others = cardsIn(g, player, 'battle').filter(
      (card) => card !== activated && g.citing(g.rules.isFieldCard(g, card)),
    );
    if (others.length === 0) return;
    g.cite('10-3-3');
    yield* g.rules.drop(g, others, { kind: 'rule', player });
  },
} satisfies Section;
