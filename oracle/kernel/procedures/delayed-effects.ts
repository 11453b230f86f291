/** Effects that are delayed until a later moment, and carrying them out then. */
import type { KernelRules, AnyGame } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { chooseNext, type Ordered } from '../questions';
import { addPending, removeEffect } from '../changes';
import { copyOf } from '../objects/object-tracking';
import { performEffectChange } from '../events/perform';
import { NOTHING, type CardState, type Procedure } from '../state';
import { isTarget, type ContinuousEffect, type Modification } from '../state/lasting';
import { executeEffect } from '../events/execute-effect';
import type { Game } from '../game';
import type { TableFor } from './tables';
import { contextOf } from './contexts';
import type { PendingTables } from './pending';

/** The tables whose entries these procedures call. */
export type DelayedEffectsTables = typeof delaying & PendingTables;

interface DelayedEffectsRules extends Omit<KernelRules, keyof DelayedEffectsTables>, DelayedEffectsTables {}
export type DelayedEffectsGame = Game<DelayedEffectsRules, object>;

export type DelayedModification = Extract<Modification, { kind: 'later' }>;

/** A delayed effect that its player may put in order with others. */
export interface DelayedEffect extends Ordered {
  readonly effect: ContinuousEffect;
}

/** Returns the effects that a player has delayed until one of these moments. */
export function delayedEffects(game: AnyGame, player: PlayerId, at: readonly string[]): DelayedEffect[] {
  const found: DelayedEffect[] = [];
  for (const effect of game.state.effects) {
    const { modification, source } = effect;
    if (effect.player !== player || modification.kind !== 'later' || !at.includes(modification.at)) continue;
    found.push({ card: source, ability: modification.ability, effect });
  }
  return found;
}

export const delaying = {
  /**
   * Resolves each delayed effect once, in the order that its player chooses; what they trigger is resolved after the
   * last of them.
   */
  resolveAllDelayed(g: DelayedEffectsGame, player: PlayerId, at: readonly string[]): Procedure {
    const left = delayedEffects(g, player, at);
    return left.length > 0 ? resolveUntilNoneLeft(g, player, at, left) : NOTHING;
  },

  /**
   * Makes the effects delayed until now wait like triggered abilities.
   * @param type the event type that they wait for
   * @param of only the effects of this player. Omitted: of both
   */
  awaitDelayed(g: DelayedEffectsGame, at: string, type: string, of?: PlayerId): void {
    const { effects, generation, turnPlayer } = g.state;
    if (effects.length === 0) return;
    const event = { type, clauses: [], player: turnPlayer };
    for (const delayed of effects) {
      const { player, source: card, modification } = delayed;
      if (modification.kind !== 'later' || modification.at !== at || isAwaited(g, delayed)) continue;
      if (of !== undefined && player !== of) continue;
      const { ability, bearer } = modification;
      addPending(g, { card, zoneChangeCount: bearer.zoneChangeCount, player, ability, event, generation, delayed });
    }
  },

  /** Cites the clauses that make a delayed effect resolve at this moment. */
  citeDelayed(_g: DelayedEffectsGame): void {},

  nextPutOff(g: DelayedEffectsGame, player: PlayerId, left: readonly DelayedEffect[]): Procedure<DelayedEffect> {
    return chooseNext(g, g.rules.ordersPutOff(g, player), left);
  },

  ordersPutOff(_g: DelayedEffectsGame, player: PlayerId): PlayerId {
    return player;
  },

  /** The effect applies to the cards that it knew, as long as they are the same objects. */
  *resolveDelayed(g: DelayedEffectsGame, effect: ContinuousEffect): Procedure {
    if (effect.modification.kind !== 'later') return;
    yield* performEffectChange(g, () => removeEffect(g, effect));
    const chosen = g.rules.remainingTargets(g, effect);
    const { player, modification } = effect;
    const source = g.card(effect.source);
    const sourceIsGone = g.citing(g.rules.isAnotherNow(g, modification.bearer, source));
    const context = contextOf(g, player, source, modification.ability, { chosen });
    context.number = g.rules.numberKept(g, modification);
    context.results = copyOf(modification.results);
    yield* executeEffect(g, { ...context, sourceIsGone });
  },

  /** Returns the cards chosen when the effect was delayed that are still the same objects. */
  remainingTargets(g: DelayedEffectsGame, effect: ContinuousEffect): readonly CardState[] {
    return effect.targets.map(({ id }) => g.card(id)).filter((card) => isTarget(effect, card));
  },

  /** A number chosen before the delay still holds. */
  numberKept(_g: DelayedEffectsGame, { number }: DelayedModification): number | undefined {
    return number;
  },
} satisfies TableFor<KernelRules>;

const isAwaited = ({ state: { pending } }: DelayedEffectsGame, effect: ContinuousEffect): boolean =>
  pending.some(({ delayed }) => delayed?.id === effect.id);

function* resolveUntilNoneLeft(
  g: DelayedEffectsGame,
  player: PlayerId,
  at: readonly string[],
  first: readonly DelayedEffect[],
): Procedure {
  for (let left = first; left.length > 0;) {
    g.rules.citeDelayed(g);
    const { effect } = yield* g.rules.nextPutOff(g, player, left);
    yield* g.rules.resolveDelayed(g, effect);
    left = delayedEffects(g, player, at);
    if (left.length > 0) continue;
    yield* g.rules.runCheckpoint(g);
    left = delayedEffects(g, player, at);
  }
}
