/** 10-2, 10-28. [Awaken] and [Wish]: a card is turned over and stays the same card. */
import type { Handle } from '../../schemas/common';
import { perform } from '../kernel/events/perform';
import { emit } from '../kernel/changes';
import { causeOf } from '../kernel/language/instructions';
import type { EffectContext } from '../kernel/rules';
import { isAmong, refTo, type CardState, type CauseOf, type Procedure, type Sheet } from '../kernel/state';
import type { DbsGame } from './game';
import type { Section } from './packs';

export const turnedOver = {
  /**
   * 10-2-1, 10-28-1. Interpretation: the effect of the side with the skill comes first; then the card is turned over.
   */
  *awaken(g: DbsGame, context: EffectContext): Procedure {
    const before = refTo(context.source);
    yield* g.rules.effectBesides(g, context);
    if (isAmong([before], context.source)) yield* g.rules.turnForSkill(g, context);
  },

  *turnForSkill(g: DbsGame, context: EffectContext): Procedure {
    const { source, player, ability } = context;
    const sheet = source.sheet === 'front' ? 'back' : 'front';
    g.cite(...(ability.type === 'awaken' ? CLAUSES_OF_AWAKEN : CLAUSES_OF_WISH[sheet]));
    yield* g.rules.turnBySkill(g, source, sheet, causeOf(context));
    if (ability.type === 'awaken') emit(g, 'awakened', { player, card: source.id });
  },

  /** Resolves what the skill does beyond its keyword, if anything. */
  effectBesides(g: DbsGame, context: EffectContext): Procedure {
    return context.ability.effect ? g.rules.resolveEffect(g, context) : g.rules.noStep(g);
  },

  /**
   * 10-2-3 to 10-2-5, 10-28-3 to 10-28-5: the card stays the same card in the same position, and all effects still
   * apply to it.
   */
  turnBySkill(g: DbsGame, card: CardState, sheet: Sheet, cause: CauseOf): Procedure {
    return g.rules.turnCardOver(g, card, sheet, cause);
  },

  /** 2-3-2-1-2, 2-3-2-1-3 */
  turnCardOver(g: DbsGame, card: CardState, sheet: Sheet, cause: CauseOf): Procedure {
    if (!card.definition.back || card.sheet === sheet) return g.rules.noStep(g);
    g.cite('2-3-2-1-2', '2-3-2-1-3');
    return perform(g, { card, sheet, cause });
  },

  /** 3-5-1, 5-2-1-2: a card that becomes new by a move shows its front (3-1-4, 3-1-5, 11-3-7). */
  sheetOnArrival(g: DbsGame, card: CardState, from: string, to: string, host?: Handle): Sheet {
    return g.rules.becomesNew(g, card, from, to, host) ? 'front' : card.sheet;
  },
} satisfies Section;

const CLAUSES_OF_AWAKEN: readonly string[] = ['10-2-1', '10-2-4', '10-2-5', '10-2-3'];
const CLAUSES_OF_WISH: Readonly<Record<Sheet, readonly string[]>> = {
  back: ['10-28-1', '10-28-5', '10-28-3'],
  front: ['10-28-1', '10-28-5', '10-28-4'],
};
