/** The end of a turn or a battle, repeated until nothing new comes up. */
import type { AnyGame, KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { endEffects } from '../changes';
import { collectOthers, isListed, negatedOf } from '../events/triggers';
import { isDone, NOTHING, type JournalEvent, type Procedure } from '../state';
import type { ContinuousEffect } from '../state/lasting';
import { majorChanges } from '../while-unchanged';
import type { AbilityOfCard } from '../state/waiting';
import type { Game } from '../game';
import type { TableFor } from './tables';
import type { DelayedEffectsTables } from './delayed-effects';

/** The tables whose entries these procedures call. */
export type BattleEndTables = typeof battleEnd & DelayedEffectsTables;

interface BattleEndRules extends Omit<KernelRules, keyof BattleEndTables>, BattleEndTables {}
export type BattleEndGame = Game<BattleEndRules, object>;

/** Durations and delays that end with the battle. */
export const battleEnd = {
  /**
   * Effects delayed until the end of the battle wait along with the others; effects delayed meanwhile are due in this
   * battle too.
   */
  effectsAtEndOfBattle(g: BattleEndGame): Procedure {
    const resolved = resolvedAtEnd(g);
    return isDone(resolved) ? NOTHING : effectsUntilNoneIsNew(g, resolved);
  },

  /** Makes the effects that were delayed until the end of the battle wait like triggered abilities. */
  awaitPutOff(g: BattleEndGame): void {
    g.rules.awaitDelayed(g, 'endOfBattle', 'battleEnded');
  },

  /** Ends the battle's effects of one player; the game calls it for the turn player first. */
  endDuringThisBattle(g: BattleEndGame, player: PlayerId): void {
    const ends = (effect: ContinuousEffect) => effect.player === player && g.rules.endsWithBattle(g, effect);
    if (g.state.effects.some(ends))
      g.citePoint(player === g.state.turnPlayer ? 'battleEndsForTurnPlayer' : 'battleEndsForOther');
    endEffects(g, ends);
  },

  endsWithBattle(_g: BattleEndGame, effect: ContinuousEffect): boolean {
    return effect.until === 'battle';
  },

  /** Outside of a battle, nothing can last for "this battle". */
  canLast(g: BattleEndGame, until: string): boolean {
    return g.state.battle !== null || !OF_A_BATTLE.includes(until);
  },
} satisfies TableFor<KernelRules>;

const OF_A_BATTLE: readonly string[] = ['battle', 'endOfBattle'];

function resolvedAtEnd(g: BattleEndGame): Procedure {
  g.rules.awaitPutOff(g);
  if (g.state.pending.length > 0) g.citePoint('effectsAtEndOfBattle');
  return g.rules.runCheckpoint(g);
}

const effectsUntilNoneIsNew = (g: BattleEndGame, first: Procedure): Procedure =>
  comingRound(g, untilNoneIsNew(g, first));

function* untilNoneIsNew(g: BattleEndGame, first: Procedure): Procedure {
  yield* first;
  for (; g.state.effects.some(isPutOffUntilEndOfBattle); g.rounds += 1) yield* resolvedAtEnd(g);
}

const isPutOffUntilEndOfBattle = ({ modification, until }: ContinuousEffect): boolean =>
  modification.kind === 'later' && until === 'endOfBattle';

/**
 * Runs the end of a turn or a battle: the abilities that it triggers, then `round` (a checkpoint, the ends of
 * durations), and again as long as an ability triggers that has not triggered yet (DBS 6-4-1, VG 9.11.7 to 9.11.9,
 * 10.8.1).
 * @param emit records the event of the end
 * @param isQuiet asked after each round in which nothing more triggers; false: another round comes, unless this one was
 *   not the first and has changed nothing (VG 9.11.9)
 */
export function* untilQuiet(
  g: AnyGame,
  emit: () => void,
  round: () => Procedure,
  isQuiet: () => boolean = () => true,
): Procedure {
  const [before, since] = [g.state.pending.length, g.journal.length];
  emit();
  const first: AbilityOfCard[] = g.state.pending.slice(before);
  // The event of the end is the first one recorded; the abilities that it triggers may have recorded more.
  const event: JournalEvent = g.journal[since]!;
  yield* comingRound(g, untilNoneIsLeft(g, event, first, round, isQuiet));
}

function* untilNoneIsLeft(
  g: AnyGame,
  event: JournalEvent,
  first: readonly AbilityOfCard[],
  round: () => Procedure,
  isQuiet: () => boolean,
): Procedure {
  g.triggeredByEnd.push(...first);
  for (; ; g.rounds += 1) {
    g.triggeredByEnd.push(...negatedOf(g, event).filter((one) => !isListed(g.triggeredByEnd, one)));
    const before = majorChanges(g);
    yield* round();
    const others = collectOthers(g, event, g.triggeredByEnd);
    // A rule whose change is forbidden stays due: a further round that changes nothing is the last one.
    const comesToNothing = g.rounds > 0 && majorChanges(g) === before;
    if (g.state.pending.length === 0 && (comesToNothing || isQuiet())) return;
    g.triggeredByEnd.push(...others);
  }
}

/** Forgets the rounds afterwards. Loop detection treats rounds as part of a chain, since they may never end. */
export function* comingRound(g: AnyGame, rounds: Procedure): Procedure {
  try {
    yield* rounds;
  } finally {
    g.rounds = 0;
    g.triggeredByEnd = [];
  }
}
