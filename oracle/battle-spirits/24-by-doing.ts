/** FAQ-1-5. "By doing A, do B": the player may do the whole of it, where both can be done. */
import type { Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { canBeDone, canPayThenAct } from '../kernel/costs/analysis';
import type { ByDoing } from '../kernel/language/words/composite';
import type { Occasion } from '../kernel/procedures/activation';
import type { EffectContext } from '../kernel/rules';
import type { Ability, CardState, Procedure, Refusal } from '../kernel/state';
import type { BsGame } from './game';
import type { Section } from './packs';

type ByDoingRefusal = Refusal & { readonly clause: string };

export const doingForDoing = {
  /** FAQ-1-5: what keeps it from being done; where only the whole is impossible, that is the second part. */
  clauseAgainstDoing(g: BsGame, context: EffectContext, { first, then }: ByDoing): string | null {
    if (canPayThenAct(g, context, first, then)) return null;
    return canBeDone(g, { ...context, inFull: true }, first) ? 'FAQ-1-5-2' : 'FAQ-1-5-1';
  },

  /** FAQ-1-5: an effect that says nothing else is not activated where it cannot be done, and so is not used up. */
  byDoingRefusal(
    g: BsGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): ByDoingRefusal | null {
    const [said] = ability.effect;
    if (said === undefined || !isByDoing(ability)) return null;
    const context = g.rules.contextOfActivation(g, player, card, ability, occasion);
    const clause = g.rules.clauseAgainstDoing(g, context, said as Instruction & ByDoing);
    return clause === null ? null : { clause, reason: `"${card.id}" cannot do both parts of "By doing A, do B"` };
  },

  /** FAQ-1-2, FAQ-1-5 */
  isOptional(g: BsGame, ability: Ability): boolean {
    return ability.may === true || g.rules.isAskedBefore(g, ability);
  },

  /** FAQ-1-5-1: whether the player has chosen to activate the whole effect before its text is carried out. */
  isAskedBefore(g: BsGame, ability: Ability): boolean {
    return isByDoing(ability) && g.rules.isTriggered(g, ability) && !g.rules.isBurst(g, ability);
  },

  *wantsToDo(g: BsGame, { player, source, ability }: EffectContext): Procedure<boolean> {
    return yield* g.rules.mayContinue(g, player, source, ability);
  },
} satisfies Section<'isOptional'>;

const isByDoing = ({ effect }: Ability): boolean => effect.length === 1 && effect[0]!.do === 'byDoing';
