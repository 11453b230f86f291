/** What has triggered and waits: what notices an event, who resolves what first. */
import type { PlayerId } from '../../../schemas/common';
import { chooseNext } from '../ask';
import { endEffects } from '../changes';
import type { LastKnownInformation } from '../events/perform';
import { carryOutWaiting, collectTriggers } from '../events/triggers';
import { carryOutEffect } from '../language/instructions';
import { fitsTrigger, type EvaluationContext, holds } from '../language/select';
import {
  opponentOf,
  type Ability,
  type ContinuousEffect,
  type JournalEvent,
  type PendingAbility,
  type Procedure,
} from '../state';
import { contextOf } from './contexts';
import { makeJump } from './jumps';
import type { BasicGame } from './types';

export const pendingAbilities = {
  /** The condition that the ability itself states. */
  conditionHolds(g: BasicGame, context: EvaluationContext, ability: Ability): boolean {
    return !ability.if || holds(g, context, ability.if);
  },

  /** Every event is held against all abilities that can notice it. */
  happened(g: BasicGame, event: JournalEvent, departed: readonly LastKnownInformation[] = []): void {
    if (!g.rules.othersNotice(g, event)) return;
    collectTriggers(g, event, departed.length === 0 ? departed : g.rules.concerned(g, event, departed));
    if (g.state.effects.some(({ orUntil }) => orUntil)) g.rules.endBy(g, event, departed);
  },

  /** Is it an event that cards other than its own can notice? */
  othersNotice(_g: BasicGame, _event: JournalEvent): boolean {
    return true;
  },

  /** Those that left in the same moment, with the abilities that can notice it. */
  concerned(
    _g: BasicGame,
    _event: JournalEvent,
    departed: readonly LastKnownInformation[],
  ): readonly LastKnownInformation[] {
    return departed;
  },

  /** What lasts until the next time that something happens has lasted. */
  endBy(g: BasicGame, event: JournalEvent, departed: readonly LastKnownInformation[]): void {
    const lastKnown = departed.find(({ card }) => card.id === event.card)?.lastKnown;
    const contextOfEffect = ({ player, source }: ContinuousEffect) => ({ player, source: g.card(source) });
    endEffects(
      g,
      (effect) =>
        effect.orUntil !== undefined && fitsTrigger(g, contextOfEffect(effect), effect.orUntil, event, lastKnown),
    );
  },

  /** Carries out what waits until nothing does. */
  resolvePending(g: BasicGame): Procedure {
    makeJump(g);
    g.rules.beforePending(g);
    if (g.state.pending.length > 0) return g.rules.carryOutAllPending(g);
    return g.rules.nothingPending(g);
  },

  /** What is looked at before anything that waits is carried out. */
  beforePending(_g: BasicGame): void {},

  /** What is looked at when nothing waits (any more). */
  nothingPending(g: BasicGame): Procedure {
    return g.rules.processRules(g, 'whenQuiet');
  },

  *carryOutAllPending(g: BasicGame): Procedure {
    for (let next = g.rules.nextPending(g); next; next = g.rules.nextPending(g)) {
      const waiting = yield* chooseNext(g, next.player, next.among);
      yield* carryOutWaiting(
        g,
        waiting,
        () => g.rules.carryOutPending(g, waiting),
        g.rules.resolutionPriority(g, waiting),
      );
      makeJump(g);
    }
    yield* g.rules.nothingPending(g);
  },

  *carryOutPending(g: BasicGame, { card, player, ability, event, lastKnown }: PendingAbility): Procedure {
    const subjects = lastKnown && [lastKnown];
    yield* carryOutEffect(g, contextOf(g, player, g.card(card), ability, { event, subjects }));
  },

  /** Who resolves next, and what: of those that come first the first player's. null: nothing waits. */
  nextPending(g: BasicGame): { player: PlayerId; among: readonly PendingAbility[] } | null {
    const { pending, turnPlayer } = g.state;
    if (pending.length === 0) return null;
    const next = g.rules.firstPending(g, pending);
    if (next.length < pending.length) citeGenerations(g, pending);
    if (next.some(({ player }) => player !== next[0]!.player)) g.decided('pendingOfBoth');
    for (const player of g.rules.playersToResolve(g, turnPlayer)) {
      const among = next.filter((waiting) => waiting.player === player);
      if (among.length > 1) g.decided('pendingOfOne');
      if (among.length > 0) return { player, among };
    }
    return null;
  },

  playersToResolve(_g: BasicGame, turnPlayer: PlayerId): readonly PlayerId[] {
    return [turnPlayer, opponentOf(turnPlayer)];
  },

  /** The lower it is, the earlier, where it matters what has brought it about. */
  resolutionPriority(_g: BasicGame, waiting: PendingAbility): number {
    return waiting.generation;
  },

  /** Of those that wait the ones of which one is next. */
  firstPending(_g: BasicGame, pending: readonly PendingAbility[]): readonly PendingAbility[] {
    return pending;
  },
};

/** What waited before is carried out before what that has brought about. */
export const byGeneration = {
  firstPending(g: BasicGame, pending: readonly PendingAbility[]): readonly PendingAbility[] {
    const first = Math.min(...pending.map((waiting) => g.rules.resolutionPriority(g, waiting)));
    return pending.filter((waiting) => g.rules.resolutionPriority(g, waiting) === first);
  },
};

/** Some wait for others: of the two players, or of one player. */
function citeGenerations(g: BasicGame, pending: readonly PendingAbility[]): void {
  const players = [...new Set(pending.map((waiting) => waiting.player))];
  const generations = (player: PlayerId) =>
    new Set(pending.flatMap((waiting) => (waiting.player === player ? [waiting.generation] : [])));
  if (players.length > 1) g.decided('pendingOfBoth');
  if (players.some((player) => generations(player).size > 1)) g.decided('pendingOfOne');
}
