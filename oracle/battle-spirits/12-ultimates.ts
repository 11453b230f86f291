/** 12. Ultimates: the Summoning Condition. */
import { holds } from '../kernel/language/select';
import { evaluationOf } from '../kernel/procedures/contexts';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import type { CardState, Refusal } from '../kernel/state';
import { sideOf, type BsGame } from './game';

export const ultimates = {
  /** 5-2-6, 12-1-4: looked at before anything is paid (R1b). */
  conditionRefusal(g: BsGame, card: CardState): Refusal | null {
    const conditions = (sideOf(card).abilities ?? []).filter(({ type }) => type === 'condition');
    const isMet = conditions.every(({ if: asked }) => !asked || holds(g, evaluationOf(g, card), asked));
    return isMet ? null : { clause: '5-2-6', reason: 'its Summoning Condition is not met' };
  },
} satisfies TableFor<KernelRules>;
