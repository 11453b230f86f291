/**
 * 6-6. The End Phase: [End of ...] effects, instructions put off until the end of the turn, durations, and the next
 * turn.
 */
import type { PlayerId } from '../../schemas/common';
import { chooseNext, type Ordered } from '../kernel/questions';
import { endEffects, setFact } from '../kernel/changes';
import { abilitiesOf, citeGainsAndLosses } from '../kernel/continuous/abilities';
import { triggeredBy } from '../kernel/continuous/kinds-of-abilities';
import { mayBeInPlay } from '../kernel/continuous/sources';
import { performEffectChange } from '../kernel/events/perform';
import { comingRound } from '../kernel/procedures/battle-end';
import { delayedEffects } from '../kernel/procedures/delayed-effects';
import { endsWithNextTurn, turn } from '../kernel/procedures/turn';
import { andThen, NOTHING, opponentOf, type Ability, type CardState, type Procedure } from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';

import { asOp, cardsInZones, type OpGame } from './game';
import type { Section } from './packs';

export const endPhase = {
  *endPhase(g: OpGame): Procedure {
    for (const step of g.rules.endSteps) yield* g.rules.endStep(g, step);
  },

  endSteps: ['keywords', 'turnPlayersRest', 'othersRest', 'duringThisTurn'] as readonly EndStep[],

  endStep(g: OpGame, step: EndStep): Procedure {
    const { turnPlayer } = g.state;
    const other = opponentOf(turnPlayer);
    switch (step) {
      case 'keywords':
        return g.rules.endOfTurnKeywords(g, turnPlayer, other);
      case 'turnPlayersRest':
        return g.rules.endOfTurnRest(g, turnPlayer);
      case 'othersRest':
        return g.rules.endOfOthersRest(g, turnPlayer, other);
      case 'duringThisTurn':
        return performEffectChange(g, () => g.rules.endDuringThisTurn(g, turnPlayer, other));
    }
  },

  endOfOthersRest(g: OpGame, turnPlayer: PlayerId, other: PlayerId): Procedure {
    return andThen(g.rules.endOfTurnRest(g, other), () =>
      g.state.effects.length > 0 ? comingRound(g, g.rules.endOfTurnRestAgain(g, turnPlayer, other)) : NOTHING,
    );
  },

  /** 6-6-1-1, 6-6-1-1-2: all effects of the turn player come before those of the opponent. */
  endOfTurnKeywords(g: OpGame, turnPlayer: PlayerId, other: PlayerId): Procedure {
    const own = g.rules.endOfTurnKeyword(g, turnPlayer, 'endOfYourTurn');
    const both = andThen(own, () => g.rules.endOfTurnKeyword(g, other, 'endOfOpponentsTurn'));
    return andThen(both, () => g.rules.runCheckpoint(g));
  },

  /**
   * 6-6-1-1-1, 6-6-1-1-3, 6-6-1-1-4: each effect is activated once, in the order that its player chooses, and its
   * conditions are checked then. Abilities that they trigger resolve after the last of them (8-6-1-1).
   */
  endOfTurnKeyword(g: OpGame, player: PlayerId, keyword: EndKeyword): Procedure {
    if (!mayBeInPlay(g, triggeredBy(keyword))) return NOTHING;
    return comingRound(g, g.rules.activateAllAtEnd(g, player, keyword));
  },

  *activateAllAtEnd(g: OpGame, player: PlayerId, keyword: EndKeyword): Procedure {
    const progress: EndProgress = { keyword, since: g.state.stamp, done: new Set() };
    for (let left = g.rules.waitingAtEnd(g, player, progress); left.length > 0; g.rounds += 1) {
      const next = yield* g.rules.chooseAtEnd(g, player, progress, left);
      progress.done.add(next.key);
      g.triggeredByEnd.push({ ...next, zoneChangeCount: g.card(next.card).zoneChangeCount });
      g.cite('6-6-1-1', '6-6-1-1-1', CLAUSE_OF_END[keyword]);
      yield* g.rules.activateAuto(g, player, g.card(next.card), next.ability);
      left = g.rules.waitingAtEnd(g, player, progress);
      if (left.length > 0 || g.state.pending.length === 0) continue;
      g.cite('8-6-1-1');
      yield* g.rules.settleAtEnd(g, keyword);
      left = g.rules.waitingAtEnd(g, player, progress);
    }
  },

  /**
   * 6-6-1-1-2, 8-6-1, as read here: abilities that the effects of a keyword trigger resolve before the next keyword.
   */
  settleAtEnd(g: OpGame, _keyword: EndKeyword): Procedure {
    return g.rules.runCheckpoint(g);
  },

  /** 6-6-1-1-3, 6-6-1-1-4 */
  chooseAtEnd(
    g: OpGame,
    player: PlayerId,
    { keyword, done }: EndProgress,
    left: readonly WaitingAtEnd[],
  ): Procedure<WaitingAtEnd> {
    if (keyword === 'endOfOpponentsTurn') g.cite('6-6-1-1-2');
    if (left.length + done.size > 1) g.cite(keyword === 'endOfYourTurn' ? '6-6-1-1-3' : '6-6-1-1-4');
    return chooseNext(g, g.rules.ordersAtEnd(g, player, keyword), left);
  },

  /** 6-6-1-1-3, 6-6-1-1-4: the player of the effects chooses. */
  ordersAtEnd(_g: OpGame, player: PlayerId, _keyword: EndKeyword): PlayerId {
    return player;
  },

  /** Lists the [End of ...] effects of a player that can be activated now and have not been in this phase. */
  waitingAtEnd(g: OpGame, player: PlayerId, { keyword, since, done }: EndProgress): readonly WaitingAtEnd[] {
    return cardsInZones(g, player, g.zonesWith.abilities).flatMap((card) => {
      citeGainsAndLosses(g, card, ({ when }) => when?.event === keyword);
      return abilitiesOf(g, card).flatMap((ability, index, all) => {
        if (ability.type !== 'auto' || ability.when?.event !== keyword) return [];
        const keyOf = (one: Ability) => g.rules.abilityKey(g, card, asOp(one));
        // An effect that a card has gained twice counts as two.
        const key = `${keyOf(ability)} ${all.slice(0, index).filter((one) => keyOf(one) === keyOf(ability)).length}`;
        if (done.has(key) || !g.rules.isInTimeForEnd(g, card, since)) return [];
        return g.rules.mayActivateNow(g, player, card, ability) ? [{ card: card.id, ability, key }] : [];
      });
    });
  },

  /** 6-6-1-1: an effect counts even if another one has brought its card into play in this phase. */
  isInTimeForEnd(_g: OpGame, _card: CardState, _since: number): boolean {
    return true;
  },

  /**
   * 6-6-1-2: instructions that were put off come first, then "until the end of the turn" ends, first for the turn
   * player.
   */
  endOfTurnRest(g: OpGame, player: PlayerId): Procedure {
    return andThen(g.rules.resolveAllDelayed(g, player, g.rules.delayedUntilNow(g, player)), () =>
      performEffectChange(g, () => g.rules.endUntilEndOfTurn(g, player)),
    );
  },

  /**
   * 6-6-1-2: instructions and durations that the opponent's effects have made for the turn player belong to this turn
   * as well.
   */
  *endOfTurnRestAgain(g: OpGame, turnPlayer: PlayerId, other: PlayerId): Procedure {
    let since = 0;
    const putOffNow = () => delayedEffects(g, turnPlayer, g.rules.delayedUntilNow(g, turnPlayer));
    const isPutOff = () => putOffNow().some(({ effect }) => effect.stamp > since);
    const ends = (effect: ContinuousEffect) => effect.player === turnPlayer && g.rules.endsAtEndOfTurn(g, effect);
    for (let again = isPutOff() || g.state.effects.some(ends); again; again = isPutOff(), g.rounds += 1) {
      since = g.state.stamp;
      yield* g.rules.endOfTurnRest(g, turnPlayer);
      yield* g.rules.endOfTurnRest(g, other);
    }
  },

  /** 6-6-1-2 */
  citeDelayed(g: OpGame): void {
    if (g.state.phase === 'end') g.cite('6-6-1-2');
  },

  /** 6-6-1-2 */
  endUntilEndOfTurn(g: OpGame, player: PlayerId): void {
    g.cite('6-6-1-2');
    endEffects(g, (effect) => effect.player === player && g.rules.endsAtEndOfTurn(g, effect));
  },

  /**
   * 6-6-1-2: "the end of your turn" and "of your opponent's turn" are from the point of view of the player of the
   * effect.
   */
  delayedUntilNow(g: OpGame, player: PlayerId): readonly string[] {
    return ['endOfTurn', player === g.state.turnPlayer ? 'endOfYourTurn' : 'endOfOpponentsTurn'];
  },

  /**
   * 6-6-1-2: effects end that last until the end of this turn or of its End Phase, even if they name a player's next
   * turn that is this one. Instructions that were put off are carried out and do not end.
   */
  endsAtEndOfTurn(g: OpGame, effect: ContinuousEffect): boolean {
    const { until, modification } = effect;
    if (modification.kind === 'later') return false;
    return until === 'endOfTurn' || until === 'endPhase' || endsWithNextTurn(g.state, effect);
  },

  /** 6-6-1-3: "during this turn" ends for the turn player's effects before the opponent's. */
  endDuringThisTurn(g: OpGame, turnPlayer: PlayerId, other: PlayerId): void {
    for (const player of [turnPlayer, other]) {
      g.cite('6-6-1-3');
      endEffects(g, (effect) => effect.player === player && g.rules.endsWithThisTurn(g, effect));
    }
  },

  endsWithThisTurn(_g: OpGame, effect: ContinuousEffect): boolean {
    return effect.until === 'turn' || effect.until === 'battle';
  },

  /** 6-6-1-4, 6-5-6-1 */
  passTurn(g: OpGame): void {
    const [{ turnsOver }, { turnPlayer }] = [g.state.facts, g.state];
    setFact(g, 'turnsOver', { ...turnsOver, [turnPlayer]: turnsOver[turnPlayer] + 1 });
    turn.passTurn(g);
  },
} satisfies Section<'citeDelayed' | 'passTurn'>;

export type EndStep = 'keywords' | 'turnPlayersRest' | 'othersRest' | 'duringThisTurn';

/** [End of Your Turn] or [End of Your Opponent's Turn]. */
export type EndKeyword = 'endOfYourTurn' | 'endOfOpponentsTurn';

const CLAUSE_OF_END: Readonly<Record<EndKeyword, string>> = {
  endOfYourTurn: '10-2-7-1',
  endOfOpponentsTurn: '10-2-8-1',
};

/** Records how far the effects of a keyword have been activated. */
export interface EndProgress {
  readonly keyword: EndKeyword;
  /** The time stamp when the first of them was activated. */
  readonly since: number;
  /** The keys of the effects that have been activated. */
  readonly done: Set<string>;
}

interface WaitingAtEnd extends Ordered {
  readonly key: string;
}
