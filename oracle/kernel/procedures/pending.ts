/** Triggered abilities that wait: what triggers them, and the order in which they are resolved. */
import type { CitedAnswer } from '../clauses';
import type { PlayerId } from '../../../schemas/common';
import type { Instruction } from '../../../schemas/ability';
import { chooseAnswer, chooseNext } from '../questions';
import { addPending, declarePending, endEffects } from '../changes';
import { withGeneration, collectSituations, collectTriggers, dropWaiting } from '../events/triggers';
import { fitsTrigger, holds } from '../reading/select';
import {
  NOTHING,
  opponentOf,
  type Ability,
  type CardState,
  type JournalEvent,
  type Procedure,
  type LastKnownCard,
} from '../state';
import type { ContinuousEffect } from '../state/lasting';
import type { PendingAbility } from '../state/waiting';
import type { EffectContext, KernelRules } from '../rules';
import { executeEffect } from '../events/execute-effect';
import type { EvaluationContext } from '../state/effect-context';
import type { Game } from '../game';
import { contextOf } from './contexts';
import { makeJump } from './jumps';
import { finishDepartures } from './departures';
import { rulesAreDue } from './rule-processing';
import { overriding, type TableFor } from './tables';
import type { RuleProcessingTables } from './rule-processing';

/** The tables whose entries these procedures call. */
export type PendingTables = typeof pendingAbilities & RuleProcessingTables;

interface PendingRules extends Omit<KernelRules, keyof PendingTables>, PendingTables {}
export type PendingGame = Game<PendingRules, object>;

/** What is cited at the end of a checkpoint, after its last event, decides nothing more. */
function* consulting(g: PendingGame, checkpoint: Procedure, position: number): Procedure {
  yield* checkpoint;
  g.citations.demote(position);
}

export const pendingAbilities = {
  conditionHolds(g: PendingGame, context: EvaluationContext, ability: Ability): boolean {
    return !ability.if || holds(g, context, ability.if);
  },

  /** An ability works in the zones that it names, or else wherever cards are in play. */
  isWhereItWorks(g: PendingGame, { zone }: CardState, { zones }: Ability): boolean {
    return (zones ?? g.zonesWith.abilities).includes(zone);
  },

  /** Checks an event against all abilities that can notice it. */
  happened(g: PendingGame, event: JournalEvent, leaving: readonly LastKnownCard[] = []): void {
    if (!g.citing(g.rules.isNoticedByOthers(g, event))) return;
    collectTriggers(g, event, leaving.length === 0 ? leaving : g.rules.cardsThatNotice(g, event, leaving));
    if (g.state.effects.some(({ orUntil }) => orUntil)) g.rules.endEffectsOnEvent(g, event, leaving);
  },

  /** Returns whether cards other than the event's own can notice it. */
  isNoticedByOthers(_g: PendingGame, _event: JournalEvent): CitedAnswer {
    return true;
  },

  /** Returns the cards that left at the same moment and whose abilities can notice the event. */
  cardsThatNotice(_g: PendingGame, _event: JournalEvent, leaving: readonly LastKnownCard[]): readonly LastKnownCard[] {
    return leaving;
  },

  /** Ends the effects that last until the next time that such an event happens. */
  endEffectsOnEvent(g: PendingGame, event: JournalEvent, leaving: readonly LastKnownCard[]): void {
    const lastKnown = leaving.find(({ card }) => card.id === event.card)?.lastKnown;
    const contextOfEffect = ({ player, source }: ContinuousEffect) => ({ player, source: g.card(source) });
    endEffects(
      g,
      (effect) =>
        effect.orUntil !== undefined && fitsTrigger(g, contextOfEffect(effect), effect.orUntil, event, lastKnown),
    );
  },

  /**
   * Runs a checkpoint: the rules until none is due, the decided departures, then one waiting ability, and again; last
   * come the rules that wait for all others (DBS 4-5-3, VG 11.6.1).
   */
  runCheckpoint(g: PendingGame): Procedure {
    const { position } = g.citations;
    makeJump(g);
    g.rules.beforePending(g);
    // A situation may hold without an event that others could notice.
    if (g.rules.watchesSituations) collectSituations(g);
    const { pending, departures } = g.state;
    const mayWait = pending.length > 0 || departures.length > 0 || g.rules.asksToDeclare?.(g) === true;
    if (mayWait || g.rules.anyRuleIsDue(g)) return consulting(g, g.rules.resolveAllPending(g), position);
    g.citations.demote(position);
    return NOTHING;
  },

  /** Runs before any waiting ability is carried out. */
  beforePending(_g: PendingGame): void {},

  *resolveAllPending(g: PendingGame): Procedure {
    do {
      for (let next = yield* nextOf(g); next; next = yield* nextOf(g)) {
        const waiting = yield* chooseNext(g, next.player, next.among);
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

  /** Offers each undeclared ability to its player; one that is not declared now is dropped (BS FAQ-8-5). */
  *declareAll(g: PendingGame): Procedure {
    for (const player of g.rules.playersToDeclare(g)) {
      for (const waiting of g.state.pending.filter((one) => one.undeclared && one.player === player)) {
        if (yield* g.rules.declares(g, waiting)) declarePending(g, waiting);
        else dropWaiting(g, waiting);
      }
    }
  },

  /** The non-turn player declares first (BS FAQ-8-5). */
  playersToDeclare(g: PendingGame): readonly PlayerId[] {
    return [opponentOf(g.state.turnPlayer), g.state.turnPlayer];
  },

  *declares(g: PendingGame, { player }: PendingAbility): Procedure<boolean> {
    return yield* chooseAnswer(g, { player, kind: 'declare', answers: [true, false], pass: false });
  },

  /** Returns whether the card has become a new object since the ability triggered. */
  hasMovedSince(_g: PendingGame, card: CardState, waiting: PendingAbility): boolean {
    return card.zoneChangeCount !== waiting.zoneChangeCount;
  },

  /** The ability does not apply to cards that have become new objects (VG 6.3.5.1). */
  *resolveWaitingAbility(g: PendingGame, waiting: PendingAbility): Procedure {
    const { player, ability, event, lastKnown } = waiting;
    const source = g.card(waiting.card);
    const sourceIsGone = g.rules.hasMovedSince(g, source, waiting);
    const about = { event, subjects: lastKnown && [lastKnown], subjectIsGone: hasBecomeNew(g, event), sourceIsGone };
    yield* executeEffect(g, contextOf(g, player, source, ability, about));
  },

  /**
   * Returns the next player to resolve, and the abilities to choose from, the turn player's first; null if nothing
   * waits.
   */
  nextPending(g: PendingGame): { player: PlayerId; among: readonly PendingAbility[] } | null {
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

  playersToResolve(_g: PendingGame, turnPlayer: PlayerId): readonly PlayerId[] {
    return [turnPlayer, opponentOf(turnPlayer)];
  },

  /** Lower is earlier, for games whose order depends on what triggered an ability. */
  resolutionPriority(_g: PendingGame, waiting: PendingAbility): number {
    return waiting.generation;
  },

  /** Returns the waiting abilities that the next one is chosen from. */
  firstPending(_g: PendingGame, pending: readonly PendingAbility[]): readonly PendingAbility[] {
    return pending;
  },
} satisfies TableFor<KernelRules>;

const hasBecomeNew = (g: PendingGame, { card, zoneChangeCount }: JournalEvent): boolean =>
  card !== undefined && zoneChangeCount !== undefined && g.card(card).zoneChangeCount !== zoneChangeCount;

/**
 * Returns what is next, once no rule is due, due departures and cancelled abilities are gone, and everything that must
 * be declared is.
 */
function* nextOf(g: PendingGame): Procedure<ReturnType<PendingGame['rules']['nextPending']>> {
  for (;;) {
    while (yield* rulesAreDue(g, 'confirmative')) lookAgain(g);
    const waiting = g.state.pending.length;
    dropCancelled(g);
    // What waits is declared before the cards leave that it is about (BS FAQ-8-5).
    if (isAnyToDeclare(g)) yield* g.rules.declareAll(g);
    const cardsHaveLeft = yield* finishDepartures(g);
    if (cardsHaveLeft) lookAgain(g);
    // Something dropped may have been holding up a departure.
    const isAnyDropped = g.state.pending.length < waiting;
    if (!cardsHaveLeft && !isAnyDropped) return g.rules.nextPending(g);
  }
}

function lookAgain(g: PendingGame): void {
  makeJump(g);
  if (g.rules.watchesSituations) collectSituations(g);
}

function dropCancelled(g: PendingGame): void {
  const { isCancelled } = g.rules;
  if (!isCancelled) return;
  for (const waiting of g.state.pending.filter((one) => g.citing(isCancelled(g, one)))) dropWaiting(g, waiting);
}

const isAnyToDeclare = (g: PendingGame): boolean =>
  (g.rules.mustBeDeclared !== undefined && g.state.pending.some(({ undeclared }) => undeclared)) ||
  g.rules.asksToDeclare?.(g) === true;

/**
 * Makes the rest of an effect wait, with all that it knows, until everything that the effect triggered is resolved (BS
 * FAQ-1-7-3).
 */
export function deferRemainder(g: PendingGame, context: EffectContext, then: readonly Instruction[]): void {
  const { player, source, event = NO_EVENT } = context;
  const ability = { ...context.ability, effect: then };
  const { id: card, zoneChangeCount } = source;
  const generation = g.state.generation - BEFORE_NEXT;
  addPending(g, { card, zoneChangeCount, player, ability, event, generation, rest: { ...context, ability } });
}

/** The rest comes between what its effect triggers and what waited beside the effect (BS 24-3-3). */
const BEFORE_NEXT = 0.5;

const NO_EVENT: JournalEvent = { type: 'rest', clauses: [] };

/** Abilities triggered by the last resolution come first (BS 24-3-3). */
export const depthFirst = overriding(pendingAbilities, {
  firstPending(g: PendingGame, pending: readonly PendingAbility[]): readonly PendingAbility[] {
    const last = Math.max(...pending.map((waiting) => g.rules.resolutionPriority(g, waiting)));
    return pending.filter((waiting) => g.rules.resolutionPriority(g, waiting) === last);
  },
});

/** The turn player orders the waiting abilities of both players (BS 24-3-2). */
export const orderedByTurnPlayer = overriding(pendingAbilities, {
  nextPending(g: PendingGame): { player: PlayerId; among: readonly PendingAbility[] } | null {
    const { pending, turnPlayer } = g.state;
    if (pending.length === 0) return null;
    return { player: turnPlayer, among: g.rules.firstPending(g, pending) };
  },
});

/** Abilities that waited come before those that they trigger. */
export const byGeneration = overriding(pendingAbilities, {
  firstPending(g: PendingGame, pending: readonly PendingAbility[]): readonly PendingAbility[] {
    const first = Math.min(...pending.map((waiting) => g.rules.resolutionPriority(g, waiting)));
    return pending.filter((waiting) => g.rules.resolutionPriority(g, waiting) === first);
  },
});

/** Cites the clauses that make some abilities wait for others, of both players or of one. */
function citeGenerations(g: PendingGame, pending: readonly PendingAbility[]): void {
  const players = [...new Set(pending.map((waiting) => waiting.player))];
  const generations = (player: PlayerId) =>
    new Set(pending.flatMap((waiting) => (waiting.player === player ? [waiting.generation] : [])));
  if (players.length > 1) g.citePoint('pendingOfBoth');
  if (players.some((player) => generations(player).size > 1)) g.citePoint('pendingOfOne');
}
