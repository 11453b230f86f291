/** Which of several replacements is next, whether one applies, and whose doing it is. */
import type { TableFor } from './tables';
import type { Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { canBeDone } from '../costs/analysis';
import { canBeDoneOnce } from '../costs/possible';
import { askToReplace, type Intent, type Replacement } from '../events/replacement';
import type { AnyGame } from '../game';
import { wordOf } from '../language/definition';
import { causeOf } from '../language/instructions';
import { cardsMatching, fixedTargets } from '../language/select';
import type { EffectContext, KernelRules } from '../rules';
import { opponentOf, RULE, type Ability, type CardState, type CauseOf, type Procedure } from '../state';
import { contextOf } from './contexts';
import type { EffectGame } from './types';

interface Next {
  readonly player: PlayerId;
  readonly among: readonly Replacement[];
}

export const replacements = {
  /** It can be used now, is not forbidden, and can be carried out in full. */
  replacementIsPossible(g: EffectGame, { source, player, ability, affected }: Replacement): boolean {
    if (g.rules.wasUsed(g, source, ability)) return false;
    if (g.rules.replacementIsForbidden(g, source, player)) return false;
    if (g.rules.canReplace(g, contextOf(g, player, source, ability, { subjects: affected }))) return true;
    g.citePoint('replacementImpossible');
    return false;
  },

  /** In full, with what makes it impossible. */
  canReplace(g: EffectGame, context: EffectContext): boolean {
    if (canBeDone(g, context, context.ability.effect)) return true;
    for (const instruction of context.ability.effect)
      for (const point of g.rules.obstacles(g, context, instruction)) g.citePoint(point);
    return false;
  },

  /** Cards that are so already, and what an effect forbids. */
  obstacles(g: EffectGame, context: EffectContext, instruction: Instruction): readonly Obstacle[] {
    const { isDoneOn } = wordOf(g, instruction);
    const targets = targetCards(g, context, instruction);
    const done = isDoneOn ? targets.filter((card) => isDoneOn(instruction, card)) : [];
    const isPrevented = (card: CardState) => !done.includes(card) && !canBeDoneOnce(g, context, instruction, card);
    const mayNotDraw = instruction.do === 'draw' && !g.rules.mayDraw(g, context.player, causeOf(context));
    const isForbidden = mayNotDraw || targets.some(isPrevented);
    return [...(done.length > 0 ? ['noChange' as const] : []), ...(isForbidden ? ['prohibition' as const] : [])];
  },

  /** To apply it is to activate it, which an effect may forbid. */
  replacementIsForbidden(g: EffectGame, source: CardState, player: PlayerId): boolean {
    if (!g.rules.isProhibited(g, source, 'activateEffect', { kind: 'rule', player })) return false;
    g.citePoint('replacementActivated');
    return true;
  },

  /** Not again on the same event, whatever has taken its place meanwhile. */
  replacesNoMore(g: EffectGame, _source: CardState, _ability: Ability): boolean {
    g.citePoint('replacementOnce');
    return true;
  },

  /** All to which it would happen at that moment, by one application. */
  affectedAtOnce(g: EffectGame, affected: readonly CardState[]): readonly CardState[] {
    g.citePoint('replacementCovers');
    return affected;
  },

  /** What is not applied does nothing, and what was about to happen happens. */
  *takesReplacement(g: EffectGame, replacement: Replacement): Procedure<boolean> {
    const yes = yield* askToReplace(g, replacement);
    if (!yes) g.citePoint('replacementDeclined');
    return yes;
  },

  /** Its owner's, not that of the effect in which it happens; also in the place of what happens instead. */
  playerOfReplacement(g: EffectGame, { player }: Replacement, _cause: CauseOf | undefined): PlayerId {
    g.citePoint('replacementOwner');
    if (g.lineage.length > 0) g.citePoint('replacementActivated');
    return player;
  },

  /** Used by the card that it is before anything happens, which may become another one by it. */
  beforeReplacement(g: EffectGame, { source, player, ability }: Replacement): void {
    g.rules.useUp(g, source, ability, true);
    g.rules.emitActivation(g, player, source, ability);
  },

  /** Then the rest of the text in whose middle it happened. */
  *afterReplacement(g: EffectGame, _replacement: Replacement): Procedure {
    const frame = g.frames.at(-1);
    if (frame && frame.instruction < frame.instructions.length - 1) g.citePoint('replacementContinues');
  },

  /** Not what an effect forbids by the time that something else has happened instead of the rest. */
  mayStillHappen(g: EffectGame, { card, events, details: { cause = RULE, to } = {} }: Intent): boolean {
    if (events.includes('koed')) return g.rules.mayBeKoed(g, card, cause);
    if (events.includes('moved')) return g.rules.mayMove(g, card, cause, to);
    const { initialState, restedState } = g.rules;
    const state = [initialState, restedState].find((one) => events.includes(g.rules.stateEvent(g, one, card.state)));
    return state === undefined || !g.rules.stateIsForbidden(g, card, state, cause);
  },
} satisfies TableFor<KernelRules>;

/** What makes impossible what would happen instead. */
export type Obstacle = 'noChange' | 'prohibition';

function targetCards(g: EffectGame, context: EffectContext, instruction: Instruction): readonly CardState[] {
  const target = 'target' in instruction ? instruction.target : undefined;
  if (!target) return [];
  return 'choose' in target ? cardsMatching(g, context, target.choose.from) : fixedTargets(g, context, target);
}

/** That of the card itself, then the turn player's, then the other's, each in the order that player likes. */
export const ownReplacementFirst = {
  nextReplacement(g: AnyGame, found: readonly Replacement[]): Next {
    if (found.length > 1) g.citePoint('replacementOrder');
    const own = found.filter(({ source, affected }) => affected.some((card) => card.id === source.id));
    const first = own.length > 0 ? own : found;
    const { turnPlayer } = g.state;
    const among = first.filter(({ player }) => player === turnPlayer);
    return among.length > 0 ? { player: turnPlayer, among } : { player: opponentOf(turnPlayer), among: first };
  },
} satisfies TableFor<KernelRules>;

/** The player who has the card affected names the next; where both are affected, the turn player first. */
export const affectedPlayerFirst = {
  nextReplacement(g: AnyGame, found: readonly Replacement[]): Next {
    if (found.length > 1) g.citePoint('replacementOrder');
    const affecting = (player: PlayerId) =>
      found.filter(({ affected }) => affected.some((card) => g.rules.masterOf(g, card) === player));
    const { turnPlayer } = g.state;
    const among = affecting(turnPlayer);
    return among.length > 0 ? { player: turnPlayer, among } : { player: opponentOf(turnPlayer), among: found };
  },
} satisfies TableFor<KernelRules>;
