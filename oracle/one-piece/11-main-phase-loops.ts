/**
 * An interpretation of loops (OP 11-1-1-2): a main-phase ability that returns to the same situation is a loop, which
 * its player ends for good.
 */
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { chooseNumber } from '../kernel/questions';
import { situationOf } from '../kernel/loops/loop-state';
import type { Procedure, Question } from '../kernel/state';
import { MOST_ROUNDS } from '../kernel/procedures/infinite-loops';
import type { EffectGame, EffectRules } from '../kernel/procedures/effects';

/** The activations, with their situation, that may not be made again in this game. */
const ENDED = new WeakMap<EffectGame, Set<string>>();
const endedIn = (g: EffectGame): Set<string> => {
  const known = ENDED.get(g) ?? new Set();
  ENDED.set(g, known);
  return known;
};

type Replaced = Pick<EffectRules, 'executeMainAction' | 'activateRefusal'>;

export const endsWhatComesBack = (rules: Replaced): Replaced => ({
  executeMainAction(g: EffectGame, player: PlayerId, action: Action) {
    return action.type === 'activate'
      ? activateInRounds(g, player, action)
      : rules.executeMainAction(g, player, action);
  },

  activateRefusal(g: EffectGame, player: PlayerId, action: Action) {
    const refusal = rules.activateRefusal(g, player, action);
    if (refusal || !ENDED.has(g) || !endedIn(g).has(startOf(g, player, action))) return refusal;
    return g.refused('loopOfOne', 'the loop cannot be started again');
  },
});

/** If the situation is the same after the activation, the player names how many more rounds there are. */
function* activateInRounds(g: EffectGame, player: PlayerId, action: Action): Procedure {
  const [before, since] = [startOf(g, player, action), g.journal.length];
  yield* activate(g, player, action);
  const isInVain = g.journal.slice(since).every(({ type }) => type === 'effectActivated');
  if (isInVain || startOf(g, player, action) !== before) return;
  g.citePoint('loopOfOne');
  let left = yield* chooseNumber(g, { player, kind: 'loop', max: MOST_ROUNDS });
  for (; left > 0; left--) yield* activate(g, player, action);
  endedIn(g).add(before);
}

function* activate(g: EffectGame, player: PlayerId, action: Action): Procedure {
  yield* g.rules.activateMain(g, player, action);
  yield* g.rules.runCheckpoint(g);
}

/** A key for an activation and its situation, including the values that effects have changed. */
function startOf(g: EffectGame, player: PlayerId, { card, ability }: Action & { readonly ability?: unknown }): string {
  const question = {
    player,
    kind: 'main',
    options: () => [],
  } as unknown as Question;
  const changes = g.state.effects.map(({ targets, modification, until }) => [targets, modification, until]);
  return g.withoutCiting(() => JSON.stringify([card, ability, situationOf(g, question, true), changes]));
}
