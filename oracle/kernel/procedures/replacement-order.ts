/** Replacements: which of several comes next, whether it applies, and whose effect it is. */
import { clausesOfImpossible } from '../costs/analysis';
import type { PlayerId } from '../../../schemas/common';
import { canBeDone } from '../costs/analysis';
import { askToReplace } from '../events/replacement';
import type { EffectContext, KernelRules, AnyGame } from '../rules';
import { opponentOf, RULE, type Ability, type CardState, type CauseOf, type Procedure } from '../state';
import type { Replacement, Intent } from '../changes/intended';
import type { Game } from '../game';
import type { TableFor } from './tables';
import { contextOf } from './contexts';
import type { Resting } from './types';
import type { MovesTables } from './moves';
import type { ActivationTables } from './activation';

/** The tables whose entries these procedures call. */
export type ReplacementOrderTables = typeof replacements & MovesTables & ActivationTables & Resting;

interface ReplacementOrderRules extends Omit<KernelRules, keyof ReplacementOrderTables>, ReplacementOrderTables {}
export type ReplacementOrderGame = Game<ReplacementOrderRules, object>;

interface Next {
  readonly player: PlayerId;
  readonly among: readonly Replacement[];
}

export const replacements = {
  /** Checks that the replacement has uses left, is not forbidden and can be carried out in full. */
  replacementIsPossible(g: ReplacementOrderGame, { source, player, ability, affected }: Replacement): boolean {
    if (g.rules.wasUsed(g, source, ability)) return false;
    if (g.rules.replacementIsForbidden(g, source, player)) return false;
    const context = contextOf(g, player, source, ability, { subjects: affected });
    if (g.rules.canReplace(g, context)) return true;
    g.rules.citeObstacles(g, context, context.ability.effect);
    for (const one of context.ability.effect) g.consult(...clausesOfImpossible(g, one));
    g.consultPoint('replacementImpossible');
    return false;
  },

  /** Returns whether the replacing effect can be carried out in full. */
  canReplace(g: ReplacementOrderGame, context: EffectContext): boolean {
    return canBeDone(g, context, context.ability.effect);
  },

  /** Applying a replacement counts as activating it, which an effect may forbid. */
  replacementIsForbidden(g: ReplacementOrderGame, source: CardState, player: PlayerId): boolean {
    if (!g.rules.isProhibited(g, source, 'activateEffect', { kind: 'rule', player })) return false;
    g.consultPoint('replacementActivated');
    return true;
  },

  /** A replacement applies once to an event, whatever has replaced the event meanwhile. */
  replacesNoMore(g: ReplacementOrderGame, _source: CardState, _ability: Ability): boolean {
    g.citePoint('replacementOnce');
    return true;
  },

  /** One application covers all the cards affected at that moment. */
  affectedAtOnce(g: ReplacementOrderGame, affected: readonly CardState[]): readonly CardState[] {
    g.citePoint('replacementCovers');
    return affected;
  },

  /** If the replacement is declined, the original event happens. */
  *takesReplacement(g: ReplacementOrderGame, replacement: Replacement): Procedure<boolean> {
    const yes = yield* askToReplace(g, replacement);
    if (!yes) g.citePoint('replacementDeclined');
    return yes;
  },

  /**
   * The effect belongs to the player of the replacement, not to the player of the effect that it interrupts, even for a
   * replacement of a replacement.
   */
  playerOfReplacement(g: ReplacementOrderGame, { player }: Replacement, _cause: CauseOf | undefined): PlayerId {
    g.citePoint('replacementOwner');
    if (g.lineage.length > 0) g.citePoint('replacementActivated');
    return player;
  },

  /** The use is counted before anything happens, because the card may become a new object. */
  beforeReplacement(g: ReplacementOrderGame, { source, player, ability }: Replacement): void {
    g.rules.useUp(g, source, ability, true);
    g.rules.emitActivation(g, player, source, ability);
  },

  /** Afterwards the interrupted text continues. */
  *afterReplacement(g: ReplacementOrderGame, _replacement: Replacement): Procedure {
    const frame = g.frames.at(-1);
    if (frame && frame.instruction < frame.instructions.length - 1) g.citePoint('replacementContinues');
  },

  /** Something that was not replaced does not happen if an effect forbids it by then. */
  mayStillHappen(g: ReplacementOrderGame, { card, events, details: { cause = RULE, to } = {} }: Intent): boolean {
    if (events.includes('moved')) return g.rules.mayMove(g, card, cause, to);
    const { initialState, restedState } = g.rules;
    const state = [initialState, restedState].find((one) => events.includes(g.rules.stateEvent(g, one, card.state)));
    return state === undefined || !g.rules.stateIsForbidden(g, card, state, cause);
  },
} satisfies TableFor<KernelRules>;

/**
 * The affected card's own replacement comes first, then the turn player's, then the other player's; each player chooses
 * among their own.
 */
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

/**
 * The affected card's player chooses the next replacement; if both players are affected, the turn player does so first.
 */
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
