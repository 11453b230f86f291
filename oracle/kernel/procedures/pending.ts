/** What has triggered and waits: what notices an event, who resolves what first. */
import type { PlayerId } from '../../../schemas/common';
import type { Instruction } from '../../../schemas/ability';
import { chooseAnswer, chooseNext } from '../questions';
import { addPending, declarePending, endEffects } from '../changes';
import type { LastKnownCard } from '../events/last-known';
import { withGeneration, collectSituations, collectTriggers, dropWaiting } from '../events/triggers';
import { executeEffect } from '../language/instructions';
import { fitsTrigger, type EvaluationContext, holds } from '../language/select';
import { NOTHING, opponentOf, type Ability, type CardState, type JournalEvent, type Procedure } from '../state';
import type { ContinuousEffect } from '../state/lasting';
import type { PendingAbility } from '../state/waiting';
import type { EffectContext, KernelRules } from '../rules';
import { contextOf } from './contexts';
import { makeJump } from './jumps';
import { finishDepartures } from './departures';
import { isDue, rulesAreDue } from './rule-processing';
import { overriding, type TableFor } from './tables';
import type { CoreGame } from './types';

/** Carries out those of what waits that are such, as long as there are any. */
export function* resolveMatching(g: CoreGame, isMatch: (waiting: PendingAbility) => boolean): Procedure {
  for (let next = g.state.pending.find(isMatch); next; next = g.state.pending.find(isMatch)) {
    const waiting = next;
    yield* withGeneration(g, waiting, () => g.rules.resolveWaitingAbility(g, waiting));
  }
}

export const pendingAbilities = {
  /** The condition that the ability itself states. */
  conditionHolds(g: CoreGame, context: EvaluationContext, ability: Ability): boolean {
    return !ability.if || holds(g, context, ability.if);
  },

  /** In the zones that it names, or else where cards are in play. */
  isWhereItWorks(g: CoreGame, { zone }: CardState, { zones }: Ability): boolean {
    return (zones ?? g.zonesWith.abilities).includes(zone);
  },

  /** Every event is held against all abilities that can notice it. */
  happened(g: CoreGame, event: JournalEvent, leaving: readonly LastKnownCard[] = []): void {
    if (!g.rules.isNoticedByOthers(g, event)) return;
    collectTriggers(g, event, leaving.length === 0 ? leaving : g.rules.cardsThatNotice(g, event, leaving));
    if (g.state.effects.some(({ orUntil }) => orUntil)) g.rules.endEffectsOnEvent(g, event, leaving);
  },

  /** Is it an event that cards other than its own can notice? */
  isNoticedByOthers(_g: CoreGame, _event: JournalEvent): boolean {
    return true;
  },

  /** Those that left in the same moment, with the abilities that can notice it. */
  cardsThatNotice(_g: CoreGame, _event: JournalEvent, leaving: readonly LastKnownCard[]): readonly LastKnownCard[] {
    return leaving;
  },

  /** What lasts until the next time that something happens has lasted. */
  endEffectsOnEvent(g: CoreGame, event: JournalEvent, leaving: readonly LastKnownCard[]): void {
    const lastKnown = leaving.find(({ card }) => card.id === event.card)?.lastKnown;
    const contextOfEffect = ({ player, source }: ContinuousEffect) => ({ player, source: g.card(source) });
    endEffects(
      g,
      (effect) =>
        effect.orUntil !== undefined && fitsTrigger(g, contextOfEffect(effect), effect.orUntil, event, lastKnown),
    );
  },

  /**
   * A checkpoint: the rules that are due until none is, what was decided to leave, then one ability that waits, and again; at
   * last the rules that wait for all others (DBS 4-5-3, VG 11.6.1).
   */
  resolvePending(g: CoreGame): Procedure {
    makeJump(g);
    g.rules.beforePending(g);
    // It may be so without any event that others could notice.
    if (g.rules.watchesSituations) collectSituations(g);
    const { pending, departures } = g.state;
    return pending.length > 0 || departures.length > 0 || anyRuleIsDue(g) ? g.rules.resolveAllPending(g) : NOTHING;
  },

  /** What is looked at before anything that waits is carried out. */
  beforePending(_g: CoreGame): void {},

  *resolveAllPending(g: CoreGame): Procedure {
    do {
      for (let next = yield* nextOf(g); next; next = yield* nextOf(g)) {
        const waiting = yield* chooseNext(g, next.player, next.among);
        if (g.rules.dropsPending && (yield* g.rules.dropsPending(g, waiting))) {
          dropWaiting(g, waiting);
          continue;
        }
        yield* withGeneration(
          g,
          waiting,
          () => (waiting.rest ? executeEffect(g, waiting.rest) : g.rules.resolveWaitingAbility(g, waiting)),
          g.rules.resolutionPriority(g, waiting),
        );
        makeJump(g);
      }
    } while (yield* rulesAreDue(g, 'whenQuiet'));
  },

  /** Each is offered to its player; what is not declared now is gone (BS FAQ-8-5). */
  *declareAll(g: CoreGame): Procedure {
    for (const player of g.rules.playersToDeclare(g)) {
      for (const waiting of g.state.pending.filter((one) => one.undeclared && one.player === player)) {
        if (yield* g.rules.declares(g, waiting)) declarePending(g, waiting);
        else dropWaiting(g, waiting);
      }
    }
  },

  /** The other player first (BS FAQ-8-5). */
  playersToDeclare(g: CoreGame): readonly PlayerId[] {
    return [opponentOf(g.state.turnPlayer), g.state.turnPlayer];
  },

  *declares(g: CoreGame, { player }: PendingAbility): Procedure<boolean> {
    return yield* chooseAnswer(g, { player, kind: 'declare', answers: [true, false], pass: false });
  },

  /** What does not wait, in the middle of what has brought it about: for procedures that may, and for `afterGroup`. */
  resolveImmediate(g: CoreGame): Procedure {
    return resolveMatching(g, ({ ability }) => ability.immediate === true);
  },

  /** Has the card become a new one since? */
  hasMovedSince(_g: CoreGame, card: CardState, waiting: PendingAbility): boolean {
    return card.zoneChangeCount !== waiting.zoneChangeCount;
  },

  /** Cards that have become new since are not those that it is about (VG 6.3.5.1). */
  *resolveWaitingAbility(g: CoreGame, waiting: PendingAbility): Procedure {
    const { player, ability, event, lastKnown } = waiting;
    const source = g.card(waiting.card);
    const sourceIsGone = g.rules.hasMovedSince(g, source, waiting);
    const about = { event, subjects: lastKnown && [lastKnown], subjectIsGone: hasBecomeNew(g, event), sourceIsGone };
    yield* executeEffect(g, contextOf(g, player, source, ability, about));
  },

  /** Who resolves next, and what: of those that come first the first player's. null: nothing waits. */
  nextPending(g: CoreGame): { player: PlayerId; among: readonly PendingAbility[] } | null {
    const { pending, turnPlayer } = g.state;
    if (pending.length === 0) return null;
    const next = g.rules.firstPending(g, pending);
    if (next.length < pending.length) citeGenerations(g, pending);
    if (next.some(({ player }) => player !== next[0]!.player)) g.citePoint('pendingOfBoth');
    for (const player of g.rules.playersToResolve(g, turnPlayer)) {
      const among = next.filter((waiting) => waiting.player === player);
      if (among.length > 1) g.citePoint('pendingOfOne');
      if (among.length > 0) return { player, among };
    }
    return null;
  },

  playersToResolve(_g: CoreGame, turnPlayer: PlayerId): readonly PlayerId[] {
    return [turnPlayer, opponentOf(turnPlayer)];
  },

  /** The lower it is, the earlier, where it matters what has brought it about. */
  resolutionPriority(_g: CoreGame, waiting: PendingAbility): number {
    return waiting.generation;
  },

  /** Of those that wait the ones of which one is next. */
  firstPending(_g: CoreGame, pending: readonly PendingAbility[]): readonly PendingAbility[] {
    return pending;
  },
} satisfies TableFor<KernelRules>;

const hasBecomeNew = (g: CoreGame, { card, zoneChangeCount }: JournalEvent): boolean =>
  card !== undefined && zoneChangeCount !== undefined && g.card(card).zoneChangeCount !== zoneChangeCount;

/** At a checkpoint. */
function anyRuleIsDue(g: CoreGame): boolean {
  for (const row of g.rules.ruleRows) if (row.kind !== 'interruptive' && isDue(g, row)) return true;
  return false;
}

/** What is next, once no rule is due, what has to leave has left, what was cancelled is gone, what has to be declared is declared. */
function* nextOf(g: CoreGame): Procedure<ReturnType<CoreGame['rules']['nextPending']>> {
  const { isCancelled, mustBeDeclared, watchesSituations } = g.rules;
  for (;;) {
    while ((yield* rulesAreDue(g, 'confirmative')) || (yield* finishDepartures(g))) {
      makeJump(g);
      if (watchesSituations) collectSituations(g);
    }
    const waiting = g.state.pending.length;
    if (isCancelled) for (const one of g.state.pending.filter((one) => isCancelled(g, one))) dropWaiting(g, one);
    if (mustBeDeclared && g.state.pending.some(({ undeclared }) => undeclared)) yield* g.rules.declareAll(g);
    // What is gone may have been what something waited for that is to leave.
    if (g.state.pending.length >= waiting) return g.rules.nextPending(g);
  }
}

/** The rest of an effect waits until all that the effect has brought about is resolved, with all that the effect knows (BS FAQ-1-7-3). */
export function deferRemainder(g: CoreGame, context: EffectContext, then: readonly Instruction[]): void {
  const { player, source, event = NO_EVENT } = context;
  const ability = { ...context.ability, effect: then };
  const { id: card, zoneChangeCount } = source;
  // Where the effect itself stood: what it triggers is of the next generation.
  const generation = Math.max(1, g.state.generation - 1);
  addPending(g, { card, zoneChangeCount, player, ability, event, generation, rest: { ...context, ability } });
}

const NO_EVENT: JournalEvent = { type: 'rest', clauses: [] };

/** What has come about by what was carried out is carried out first (BS 24-3-3). */
export const depthFirst = overriding(pendingAbilities, {
  firstPending(g: CoreGame, pending: readonly PendingAbility[]): readonly PendingAbility[] {
    const last = Math.max(...pending.map((waiting) => g.rules.resolutionPriority(g, waiting)));
    return pending.filter((waiting) => g.rules.resolutionPriority(g, waiting) === last);
  },
});

/** The turn player orders what waits of both players (BS 24-3-2). */
export const orderedByTurnPlayer = overriding(pendingAbilities, {
  nextPending(g: CoreGame): { player: PlayerId; among: readonly PendingAbility[] } | null {
    const { pending, turnPlayer } = g.state;
    if (pending.length === 0) return null;
    return { player: turnPlayer, among: g.rules.firstPending(g, pending) };
  },
});

/** What waited before is carried out before what that has brought about. */
export const byGeneration = overriding(pendingAbilities, {
  firstPending(g: CoreGame, pending: readonly PendingAbility[]): readonly PendingAbility[] {
    const first = Math.min(...pending.map((waiting) => g.rules.resolutionPriority(g, waiting)));
    return pending.filter((waiting) => g.rules.resolutionPriority(g, waiting) === first);
  },
});

/** Some wait for others: of the two players, or of one player. */
function citeGenerations(g: CoreGame, pending: readonly PendingAbility[]): void {
  const players = [...new Set(pending.map((waiting) => waiting.player))];
  const generations = (player: PlayerId) =>
    new Set(pending.flatMap((waiting) => (waiting.player === player ? [waiting.generation] : [])));
  if (players.length > 1) g.citePoint('pendingOfBoth');
  if (players.some((player) => generations(player).size > 1)) g.citePoint('pendingOfOne');
}
