/**
 * Misreadings of clauses that several games share: about waiting abilities, and about activating an ability. A game
 * puts those of a topic into its table under its own clause.
 */
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import { setTurn } from '../changes';
import { abilitiesOf } from '../continuous/abilities';
import { toBeRun, opponentOf, type Ability, type Procedure } from '../state';
import type { CoreGame } from '../procedures/core';
import type { EffectGame } from '../procedures/effects';
import { inAnyGame, inGame, type Misreadings } from './common-principles';
import { afterwards, both } from './doing';
import { memory } from './memory';
import { result, type Misreading } from './misreadings';

/**
 * Abilities resolve in the order in which they triggered, without asking their player: OP 8-6-1-1; DBS 4-5-3-2, 8-6-4;
 * LN 2-2.
 */
export const asTriggered = <R>(): Misreading<R> =>
  inAnyGame(result('nextPending', (next) => next && { ...next, among: next.among.slice(0, 1) }));

/**
 * OP 8-1-3-1; DBS 8-6-2; LN 2-2; VG 11.6.1.6
 * @param effect the game's word with its article, e.g. "a skill"
 */
export const ofQuestionsInBetween = <R>(effect: string): Misreadings<R> =>
  inGame({
    [`what is triggered while ${effect} waits for an answer of a player, or after it, is lost`]: (rules) => {
      const asking = memory(() => ({ now: false }));
      return {
        *resolveWaitingAbility(g, waiting) {
          yield* noting(rules.resolveWaitingAbility(g, waiting), asking(g));
        },
        happened: (g, event, leaving) => (asking(g).now ? undefined : rules.happened(g, event, leaving)),
      };
    },
  });

/**
 * OP 8-1-3-1; DBS 8-6-2; LN 2-2; VG 11.6.1.6; BS 24-3-3
 * @param effect the game's word with its article, e.g. "a skill"
 */
export const ofChains = <R>(effect: string): Misreadings<R> =>
  inGame({
    [`each event that triggers ${effect} triggers it twice`]: (rules) => ({
      happened(g, event, leaving) {
        rules.happened(g, event, leaving);
        rules.happened(g, event, leaving);
      },
    }),
    [`${effect} that was triggered by another triggered one triggers nothing further`]: (rules) => {
      const links = memory(() => ({ now: 0 }));
      return {
        *resolveWaitingAbility(g, waiting) {
          const link = links(g);
          const before = link.now;
          link.now = waiting.generation;
          try {
            yield* rules.resolveWaitingAbility(g, waiting);
          } finally {
            link.now = before;
          }
        },
        happened: (g, event, leaving) => (links(g).now > 0 ? undefined : rules.happened(g, event, leaving)),
      };
    },
  });

/**
 * OP 8-1-3-1
 * @param effect the game's word with its article, e.g. "a skill"
 */
export const ofDepartures = <R>(effect: string): Misreadings<R> =>
  inGame({
    [`only the first of several departures in ${effect} triggers anything`]: (rules) => {
      const moments = memory(() => ({ first: undefined as string | undefined, isResolving: false }));
      return {
        *resolveWaitingAbility(g, waiting) {
          const moment = moments(g);
          Object.assign(moment, { first: undefined, isResolving: true });
          try {
            yield* rules.resolveWaitingAbility(g, waiting);
          } finally {
            moment.isResolving = false;
          }
        },
        happened(g, event, leaving = []) {
          const moment = moments(g);
          const now = leaving.map(({ card }) => card.id).join();
          if (moment.isResolving && now !== '') moment.first ??= now;
          if (!moment.isResolving || now === '' || now === moment.first) rules.happened(g, event, leaving);
        },
      };
    },
  });

/** Sets `asking.now` from the first question of the procedure to its end. */
function* noting(procedure: Procedure, asking: { now: boolean }): Procedure {
  try {
    const running = toBeRun(procedure);
    for (let step = running.next(); !step.done;) {
      asking.now = true;
      step = running.next(yield step.value);
    }
  } finally {
    asking.now = false;
  }
}

/**
 * Processes the rules only after this procedure: OP 1-2-2, 9-1-2; DBS 1-2-2, 9-1-2-1, 9-2-1.
 * @param waiting suppresses the processing before
 */
export const processedAfter = <R>(
  key: 'resolveEffect' | 'runCheckpoint' | 'endOfBattle',
  waiting: Misreading<R>,
): Misreading<R> =>
  // The cast is safe because each of these procedures takes the game as its first argument.
  both(waiting, inAnyGame(afterwards(key as 'runCheckpoint', (g) => g.rules.processRules(g))));

/** An ability counts as used although its player declined it: OP 10-2-13-1; DBS 10-11-4. */
export const usedThoughDeclined = <R>(isMatch: (ability: Ability) => unknown = () => true): Misreading<R> =>
  inAnyGame((rules) => ({
    *wantsTo(g, player, card, ability) {
      const wants = yield* rules.wantsTo(g, player, card, ability);
      if (!wants && isMatch(ability)) rules.useUp(g, card, ability, true);
      return wants;
    },
  }));

/**
 * Abilities that wait for the end of a turn are carried out as if the next turn had begun: OP 6-6-1-1; DBS 6-4-1-1; LN
 * 4-6-1.
 */
export function* asInNextTurn(g: CoreGame, executeInstruction: () => Procedure): Procedure {
  const { turn, turnPlayer } = g.state;
  setTurn(g, turn + 1, opponentOf(turnPlayer));
  try {
    yield* executeInstruction();
  } finally {
    setTurn(g, turn, turnPlayer);
  }
}

/** Activating one ability of a card also activates its other abilities that are alike: OP 8-4-1-2; DBS 8-5-2-1. */
export const activatingAll = <R>(
  entry: 'activateMain' | 'activateSkill',
  isAlike: (ability: Ability) => boolean,
): Misreading<R> =>
  ((rules: Record<string, Activates>) => ({
    *[entry](g: EffectGame, player: PlayerId, action: Action, ...more: unknown[]): Procedure {
      const card = g.card(action.card!);
      const alike = abilitiesOf(g, card).filter(isAlike);
      const used = action.ability === undefined ? alike[0] : abilitiesOf(g, card)[Number(action.ability)];
      yield* rules[entry]!(g, player, action, ...more);
      for (const one of alike)
        if (one !== used && g.rules.isInItsArea(g, card) && g.rules.mayActivateNow(g, player, card, one))
          yield* g.rules.activateAndResolve(g, player, card, one);
    },
  })) as unknown as Misreading<R>;

type Activates = (g: EffectGame, player: PlayerId, action: Action, ...more: unknown[]) => Procedure;
