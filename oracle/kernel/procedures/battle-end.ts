/** What ends with a turn or a battle, and what comes about at that moment: again and again until nothing is new. */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { endEffects } from '../changes';
import { collectOthers, negatedOf, type AbilityOfCard } from '../events/triggers';
import { NOTHING, type JournalEvent, type Procedure } from '../state';
import type { ContinuousEffect } from '../state/lasting';
import type { CoreGame, EffectGame } from './types';

/** Durations and moments to come that are named after the battle, and end with it. */
export const battleEnd = {
  /** What was put off until now comes with the others that wait; what has been put off meanwhile belongs to this battle as well. */
  effectsAtEndOfBattle(g: EffectGame): Procedure {
    const resolved = resolvedAtEnd(g);
    return resolved === NOTHING ? NOTHING : effectsUntilNoneIsNew(g, resolved);
  },

  /** From now on it waits as what is triggered does. */
  awaitPutOff(g: EffectGame): void {
    g.rules.awaitDelayed(g, 'endOfBattle', 'battleEnded');
  },

  /** Of one player: first the turn player's, then the other's. */
  endDuringThisBattle(g: EffectGame, player: PlayerId): void {
    const ends = (effect: ContinuousEffect) => effect.player === player && g.rules.endsWithBattle(g, effect);
    if (g.state.effects.some(ends))
      g.citePoint(player === g.state.turnPlayer ? 'battleEndsForTurnPlayer' : 'battleEndsForOther');
    endEffects(g, ends);
  },

  endsWithBattle(_g: EffectGame, effect: ContinuousEffect): boolean {
    return effect.until === 'battle';
  },

  /** There is no "this battle" outside of one. */
  canLast(g: EffectGame, until: string): boolean {
    if (g.state.battle || !OF_A_BATTLE.includes(until)) return true;
    g.citePoint('noBattleToLast');
    return false;
  },
} satisfies TableFor<KernelRules>;

const OF_A_BATTLE: readonly string[] = ['battle', 'endOfBattle'];

function resolvedAtEnd(g: EffectGame): Procedure {
  g.rules.awaitPutOff(g);
  if (g.state.pending.length > 0) g.citePoint('effectsAtEndOfBattle');
  return g.rules.resolvePending(g);
}

const effectsUntilNoneIsNew = (g: EffectGame, first: Procedure): Procedure => comingRound(g, untilNoneIsNew(g, first));

function* untilNoneIsNew(g: EffectGame, first: Procedure): Procedure {
  yield* first;
  for (; g.state.effects.some(isPutOffUntilEndOfBattle); g.rounds += 1) yield* resolvedAtEnd(g);
}

const isPutOffUntilEndOfBattle = ({ modification, until }: ContinuousEffect): boolean =>
  modification.kind === 'later' && until === 'endOfBattle';

/**
 * The end of a turn or a battle: what it triggers, then what is done in each round (a checkpoint, the ends of durations), and
 * again as long as there is an ability that has not triggered by it yet (DBS 6-4-1, VG 9.11.7 to 9.11.9, 10.8.1).
 * @param emit tells the event of the end
 */
export function* untilQuiet(g: CoreGame, emit: () => void, round: () => Procedure): Procedure {
  const [before, since] = [g.state.pending.length, g.journal.length];
  emit();
  const done: AbilityOfCard[] = g.state.pending.slice(before);
  // What it triggers may have told more.
  const event: JournalEvent = g.journal[since]!;
  yield* comingRound(g, untilNoneIsLeft(g, event, done, round));
}

function* untilNoneIsLeft(g: CoreGame, event: JournalEvent, done: AbilityOfCard[], round: () => Procedure): Procedure {
  for (; ; g.rounds += 1) {
    done.push(...negatedOf(g, event));
    yield* round();
    const others = collectOthers(g, event, done);
    if (g.state.pending.length === 0) return;
    done.push(...others);
  }
}

/** Carries out what counts the rounds that it makes: they may be those of an infinite loop. */
export function* comingRound(g: CoreGame, rounds: Procedure): Procedure {
  try {
    yield* rounds;
  } finally {
    g.rounds = 0;
  }
}
