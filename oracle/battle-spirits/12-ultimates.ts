/** 12. Ultimates: the Summoning Condition, and U-Trigger. */
import { emit } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { cardsIn } from '../kernel/game';
import { causeOf } from '../kernel/language/instructions';
import { holds } from '../kernel/reading/select';
import { activation } from '../kernel/procedures/activation';
import { evaluationOf } from '../kernel/procedures/contexts';
import type { EffectContext } from '../kernel/rules';
import { opponentOf, RULE, type CardState, type Procedure, type Refusal } from '../kernel/state';
import { isImagine } from './09-braves';
import { sideOf, type BsGame } from './game';
import type { Section } from './packs';

export const ultimates = {
  /** 5-2-6, 12-1-4: looked at before anything is paid, as the publisher has answered. */
  conditionRefusal(g: BsGame, card: CardState): Refusal | null {
    const conditions = (sideOf(card).abilities ?? []).filter(({ type }) => type === 'condition');
    const isMet = conditions.every(({ if: asked }) => !asked || holds(g, evaluationOf(g, card), asked));
    return isMet ? null : { clause: '5-2-6', reason: `the Summoning Condition of "${card.id}" is not met` };
  },
  citeSummoning(g: BsGame, card: CardState): void {
    const { category, abilities = [] } = sideOf(card);
    if (category === 'brave') g.cite('9-2-1', '9-2-3', '9-2-4', '9-2-5', ...(isImagine(card) ? ['10-1-3'] : []));
    if (category === 'ultimate') g.cite('12-1-1', '12-1-3');
    if (abilities.some(({ type }) => type === 'condition')) g.cite('5-2-6', '12-1-4', '12-1-5');
  },

  // --- 12-3: U-Trigger ----------------------------------------------------------------------------------------------

  /** 12-3-3, 12-3-4: its effect comes only of a hit. */
  *resolveEffect(g: BsGame, context: EffectContext): Procedure {
    if (context.ability.type === 'uTrigger' && !(yield* g.rules.uTriggerHits(g, context))) return;
    if (context.ability.effect.some((said) => said.do === 'modify')) g.cite('FAQ-6-1');
    yield* activation.resolveEffect(g as never, context);
  },

  /** 12-3-1 */
  *uTriggerHits(g: BsGame, context: EffectContext): Procedure<boolean> {
    const { player, source } = context;
    g.cite('12-3-1');
    const [top] = cardsIn(g, opponentOf(player), 'deck');
    if (!top) return g.rules.hitsEmptyDeck(g);
    const to = { zone: 'trash', player: top.owner, face: 'up' } as const;
    yield* perform(g, { card: top, to, cause: causeOf(context) });
    const isHit =
      g.rules.isUTriggerHit(g, statOf(g, source, 'cost'), sideOf(top).cost) && !g.rules.isCountered(g, source);
    g.cite('12-1-2', '12-3-3', '12-3-4', '12-3-2');
    emit(g, isHit ? 'uTriggerHit' : 'uTriggerGuarded', { player, card: source.id });
    return isHit;
  },

  /** 12-3-3, 12-3-4 */
  isUTriggerHit(_g: BsGame, ofUltimate: number, ofCard: number): boolean {
    return ofUltimate > ofCard;
  },

  /** G-50: Trigger Counter keeps the U-Trigger from hitting. */
  isCountered(g: BsGame, source: CardState): boolean {
    return g.rules.isProhibited(g, source, 'uTrigger', RULE);
  },

  /** 12-3-1: there is nothing to compare. */
  hitsEmptyDeck(_g: BsGame): boolean {
    return false;
  },
} satisfies Section<'resolveEffect'>;
