/** Misreadings of section 6: the End Phase. */
import { endEffects, setTurn } from '../../kernel/changes';
import { playersInTurnOrder } from '../../kernel/language/instructions';
import type { Fault } from '../../kernel/module';
import { NOTHING, opponentOf, type ContinuousEffect, type Procedure } from '../../kernel/state';
import type { PlayerId } from '../../../schemas/common';
import { delayedEffects, type EndKeyword, type SoFar } from '../06-end-phase';
import type { OpGame, OpRules } from '../game';
import { memory } from './memory';

export const endPhaseFaults: readonly Fault<OpRules>[] = [
  {
    id: 'end-keywords-in-every-turn',
    clause: '6-6-1-1',
    title: "[End of Your Turn] works at the end of the opponent's turn as well",
    replace: (rules) => ({
      *endOfTurnKeywords(g, turnPlayer, other) {
        yield* rules.endOfTurnKeywords(g, turnPlayer, other);
        yield* g.rules.endOfTurnKeyword(g, other, 'endOfYourTurn');
      },
    }),
  },
  {
    id: 'end-keywords-of-the-turn-player-only',
    clause: '6-6-1-1',
    title: "[End of Your Opponent's Turn] never works",
    replace: (rules) => ({
      *endOfTurnKeywords(g, turnPlayer) {
        yield* rules.endOfTurnKeyword(g, turnPlayer, 'endOfYourTurn');
      },
    }),
  },
  {
    id: 'end-keywords-on-characters-only',
    clause: '6-6-1-1',
    title: 'only Characters have effects at the end of the turn',
    replace: (rules) => ({
      waitingAtEnd: (g, player, so) =>
        rules.waitingAtEnd(g, player, so).filter(({ card }) => g.card(card).zone === 'character'),
    }),
  },
  {
    id: 'end-keywords-without-don',
    clause: '6-6-1-1',
    title: 'given DON!! cards come back before the end of the turn',
    replace: (rules) => ({
      *endPhase(g) {
        yield* rules.takeBackDon(g, g.state.turnPlayer);
        yield* rules.endPhase(g);
      },
    }),
  },
  {
    id: 'end-keywords-twice',
    clause: '6-6-1-1-1',
    title: '[End of Your Turn] works again once all have been resolved',
    replace: (rules) => ({
      *endOfTurnKeywords(g, turnPlayer, other) {
        yield* rules.endOfTurnKeyword(g, turnPlayer, 'endOfYourTurn');
        yield* rules.endOfTurnKeywords(g, turnPlayer, other);
      },
    }),
  },
  {
    id: 'end-of-opponents-turn-twice',
    clause: '6-6-1-1-1',
    title: "[End of Your Opponent's Turn] works again once all have been resolved",
    replace: (rules) => ({
      *endOfTurnKeywords(g, turnPlayer, other) {
        yield* rules.endOfTurnKeywords(g, turnPlayer, other);
        yield* rules.endOfTurnKeyword(g, other, 'endOfOpponentsTurn');
      },
    }),
  },
  {
    id: 'end-keyword-offered-again',
    clause: '6-6-1-1-1',
    title: 'one that was declined is offered again',
    replace: (rules) => ({
      *activateAuto(g, player, card, ability, occasion) {
        const before = g.journal.length;
        yield* rules.activateAuto(g, player, card, ability, occasion);
        const declined = g.state.phase === 'end' && ability.may && g.journal.length === before;
        if (declined) yield* rules.activateAuto(g, player, card, ability, occasion);
      },
    }),
  },
  {
    id: 'end-keyword-once-for-all-copies',
    clause: '6-6-1-1-1',
    title: 'of several copies one works',
    replace: (rules) => ({ abilityKey: (g, card, ability) => rules.abilityKey(g, card, ability).replace(/^.*:/, ':') }),
  },
  {
    id: 'other-players-end-first',
    clause: '6-6-1-1-2',
    title: "[End of Your Opponent's Turn] comes before [End of Your Turn]",
    replace: (rules) => ({
      *endOfTurnKeywords(g, turnPlayer, other) {
        yield* rules.endOfTurnKeyword(g, other, 'endOfOpponentsTurn');
        yield* rules.endOfTurnKeyword(g, turnPlayer, 'endOfYourTurn');
      },
    }),
  },
  {
    id: 'end-keywords-by-turns',
    clause: '6-6-1-1-2',
    title: 'the players take turns, one effect each',
    replace: (rules) => ({
      *endOfTurnKeywords(g, turnPlayer, other) {
        const [own, others] = [begun(g, 'endOfYourTurn'), begun(g, 'endOfOpponentsTurn')];
        for (let goesOn = true; goesOn;) {
          const did = yield* oneOf(rules, g, turnPlayer, own);
          const otherDid = yield* oneOf(rules, g, other, others);
          goesOn = did || otherDid;
        }
        yield* rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'triggered-at-the-end-after-what-was-put-off',
    clause: '6-6-1-1-2',
    title: "what [End of Your Opponent's Turn] triggers waits for what was put off",
    replace: (rules) => ({
      *endOfTurnKeywords(g, turnPlayer, other) {
        yield* rules.endOfTurnKeyword(g, turnPlayer, 'endOfYourTurn');
        const so = begun(g, 'endOfOpponentsTurn');
        while (yield* oneOf(rules, g, other, so));
      },
    }),
  },
  {
    id: 'end-keywords-in-printed-order',
    clause: '6-6-1-1-3',
    title: 'several [End of Your Turn] come in the order in which their cards lie',
    replace: (rules) => ({
      *chooseAtEnd(g, player, so, left) {
        return so.keyword === 'endOfYourTurn' ? left[0]! : yield* rules.chooseAtEnd(g, player, so, left);
      },
    }),
  },
  {
    id: 'end-keywords-of-one-card-in-printed-order',
    clause: '6-6-1-1-3',
    title: 'two [End of Your Turn] of one card come in the order of its text',
    replace: (rules) => ({
      *chooseAtEnd(g, player, so, left) {
        const first = left.filter(({ card }, index) => left.findIndex((other) => other.card === card) === index);
        return yield* rules.chooseAtEnd(g, player, so, first);
      },
    }),
  },
  {
    id: 'end-conditions-looked-at-together',
    clause: '6-6-1-1-3',
    title: 'what the effects ask for is looked at as the End Phase begins',
    replace: (rules) => ({
      *endOfTurnKeyword(g, player, keyword) {
        const so = { keyword, since: g.state.stamp, done: new Set<string>() };
        let left = rules.waitingAtEnd(g, player, so);
        while (left.length > 0) {
          const next = yield* rules.chooseAtEnd(g, player, so, left);
          left = left.filter((one) => one !== next);
          yield* rules.activateAndResolve(g, player, g.card(next.card), next.ability);
        }
        yield* rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'turn-player-orders-the-end-of-both',
    clause: '6-6-1-1-4',
    title: "the turn player orders the other player's effects as well",
    replace: () => ({ ordersAtEnd: (player, keyword) => (keyword === 'endOfYourTurn' ? player : opponentOf(player)) }),
  },
  {
    id: 'other-players-end-in-printed-order',
    clause: '6-6-1-1-4',
    title: "several [End of Your Opponent's Turn] come in the order in which their cards lie",
    replace: (rules) => ({
      *chooseAtEnd(g, player, so, left) {
        return so.keyword === 'endOfOpponentsTurn' ? left[0]! : yield* rules.chooseAtEnd(g, player, so, left);
      },
    }),
  },
  {
    id: 'put-off-before-the-keywords',
    clause: '6-6-1-2',
    title: 'what was put off comes before the bracketed keywords',
    replace: () => ({ endSteps: ['turnPlayersRest', 'othersRest', 'keywords', 'duringThisTurn'] }),
  },
  {
    id: 'put-off-before-the-other-players-keywords',
    clause: '6-6-1-2',
    title: "what the turn player put off comes before [End of Your Opponent's Turn]",
    replace: (rules) => ({
      endSteps: ['keywords', 'othersRest', 'duringThisTurn'],
      *endOfTurnKeywords(g, turnPlayer, other) {
        yield* rules.endOfTurnKeyword(g, turnPlayer, 'endOfYourTurn');
        yield* rules.endOfTurnRest(g, turnPlayer);
        yield* rules.endOfTurnKeyword(g, other, 'endOfOpponentsTurn');
      },
    }),
  },
  {
    id: 'other-players-rest-first',
    clause: '6-6-1-2',
    title: '(2) comes before (1)',
    replace: () => ({ endSteps: ['keywords', 'othersRest', 'turnPlayersRest', 'duringThisTurn'] }),
  },
  {
    id: 'all-put-off-then-all-endings',
    clause: '6-6-1-2',
    title: "both players' effects are carried out before anything ends",
    replace: (rules) => ({
      *endOfTurnRest(g, player) {
        yield* rules.carryOutAllDelayed(g, player, rules.delayedUntilNow(g, player));
        if (player !== g.state.turnPlayer) for (const one of playersInTurnOrder(g)) rules.endUntilEndOfTurn(g, one);
      },
    }),
  },
  {
    id: 'endings-of-both-at-once',
    clause: '6-6-1-2',
    title: 'in (1) what lasts until the end of the turn ends for both players',
    replace: (rules) => ({
      endUntilEndOfTurn(g) {
        for (const player of playersInTurnOrder(g)) rules.endUntilEndOfTurn(g, player);
      },
      *endOfTurnRest(g, player) {
        g.rules.endUntilEndOfTurn(g, player);
        yield* rules.endOfTurnRest(g, player);
      },
    }),
  },
  {
    id: 'end-of-your-turn-means-this-turn',
    clause: '6-6-1-2',
    title: '"at the end of your turn" is the end of this turn, whoever takes it',
    replace: () => ({
      delayedUntilNow: (g, player) =>
        player === g.state.turnPlayer
          ? ['endOfTurn', 'endOfYourTurn']
          : ['endOfTurn', 'endOfYourTurn', 'endOfOpponentsTurn'],
    }),
  },
  {
    id: 'end-of-opponents-turn-forgotten',
    clause: '6-6-1-2',
    title: "what was put off until the end of the opponent's turn never comes",
    replace: (rules) => ({
      delayedUntilNow: (g, player) => rules.delayedUntilNow(g, player).filter((at) => at !== 'endOfOpponentsTurn'),
    }),
  },
  {
    id: 'end-of-opponents-turn-means-this-turn',
    clause: '6-6-1-2',
    title: '"at the end of your opponent\'s turn" is the end of this turn, whoever takes it',
    replace: () => ({
      delayedUntilNow: (g, player) =>
        player === g.state.turnPlayer
          ? ['endOfTurn', 'endOfYourTurn', 'endOfOpponentsTurn']
          : ['endOfTurn', 'endOfOpponentsTurn'],
    }),
  },
  {
    id: 'turn-player-orders-all-put-off',
    clause: '6-6-1-2',
    title: 'the turn player orders what the other player put off',
    replace: () => ({ ordersPutOff: (g) => g.state.turnPlayer }),
  },
  {
    id: 'put-off-as-it-came',
    clause: '6-6-1-2',
    title: 'what was put off comes in the order in which it was put off',
    replace: () => ({
      *nextPutOff(_g, _player, left) {
        return left[0]!;
      },
    }),
  },
  {
    id: 'end-phase-word-unknown',
    clause: '6-6-1-2',
    title: '"until the end of the End Phase" is "during this turn"',
    replace: (rules) => ({
      endsAtEndOfTurn: (g, effect) => effect.until !== 'endPhase' && rules.endsAtEndOfTurn(g, effect),
      endsWithThisTurn: (effect) => effect.until === 'endPhase' || rules.endsWithThisTurn(effect),
    }),
  },
  {
    id: 'end-of-turn-is-during-this-turn',
    clause: '6-6-1-2',
    title: '"until the end of the turn" is "during this turn"',
    replace: (rules) => ({
      endsAtEndOfTurn: (g, effect) => effect.until !== 'endOfTurn' && rules.endsAtEndOfTurn(g, effect),
      endsWithThisTurn: (effect) => effect.until === 'endOfTurn' || rules.endsWithThisTurn(effect),
    }),
  },
  {
    id: 'opponents-next-turn-is-the-present-one',
    clause: '6-6-1-2',
    title: '"until the end of your opponent\'s next turn" ends with the present turn of the opponent',
    replace: (rules) => ({
      endsAtEndOfTurn: (g, effect) =>
        rules.endsAtEndOfTurn(g, effect) ||
        (effect.until === 'opponentsNextTurn' && g.state.turnPlayer !== effect.player),
    }),
  },
  {
    id: 'opponents-next-turn-until-its-start',
    clause: '6-6-1-2',
    title: '"until the end of your opponent\'s next turn" ends as that turn begins',
    replace: (rules) => ({
      endsWithThisTurn: (effect) => effect.until === 'opponentsNextTurn' || rules.endsWithThisTurn(effect),
    }),
  },
  {
    id: 'turn-players-share-is-over',
    clause: '6-6-1-2',
    title: "what the other player's effects put off for the turn player waits for the end of the next turn",
    replace: () => ({ endOfTurnRestAgain: () => NOTHING }),
  },
  {
    id: 'player-a-comes-first',
    clause: '6-6-1-2',
    title: "what the player who sits first put off comes first, whoever's turn it is",
    replace: (rules) => ({
      *endStep(g, step) {
        if (g.state.turnPlayer === 'B' && step === 'turnPlayersRest') yield* rules.endOfTurnRest(g, 'A');
        yield* rules.endStep(g, step);
      },
    }),
  },
  {
    id: 'triggered-by-the-first-after-the-second',
    clause: '6-6-1-2',
    title: 'what (1) triggers comes after (2)',
    replace: (rules) => ({
      *carryOutAllDelayed(g, player, at) {
        if (player !== g.state.turnPlayer) return yield* rules.carryOutAllDelayed(g, player, at);
        for (let left = delayedEffects(g, player, at); left.length > 0; left = delayedEffects(g, player, at)) {
          yield* rules.carryOutDelayed(g, (yield* rules.nextPutOff(g, player, left)).effect);
        }
      },
    }),
  },
  {
    id: 'put-off-as-the-phase-begins',
    clause: '6-6-1-2',
    title: 'what (1) makes the other player put off waits for the end of the next turn',
    replace: (rules) => ({
      *endPhase(g) {
        atTheEnd(g).stamp = g.state.stamp;
        yield* rules.endPhase(g);
      },
      *carryOutAllDelayed(g, player, at) {
        if (player === g.state.turnPlayer) return yield* rules.carryOutAllDelayed(g, player, at);
        const there = () => delayedEffects(g, player, at).filter(({ effect }) => effect.stamp <= atTheEnd(g).stamp);
        for (let left = there(); left.length > 0; left = there()) {
          yield* rules.carryOutDelayed(g, (yield* rules.nextPutOff(g, player, left)).effect);
        }
        yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'put-off-again-for-the-next-turn',
    clause: '6-6-1-2',
    title: 'what an effect that was put off puts off in turn waits for the end of the next turn',
    replace: (rules) => ({
      *carryOutAllDelayed(g, player, at) {
        for (let left = delayedEffects(g, player, at); left.length > 0;) {
          const next = yield* rules.nextPutOff(g, player, left);
          yield* rules.carryOutDelayed(g, next.effect);
          left = left.filter((one) => one !== next);
        }
        yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'chosen-number-forgotten',
    clause: '6-6-1-2',
    title: 'a number that was chosen is forgotten when the effect is put off',
    replace: () => ({ numberKept: () => undefined }),
  },
  {
    id: 'opponents-next-turn-with-that-turn',
    clause: '6-6-1-2',
    title: '"until the end of your opponent\'s next turn" is "during that turn"',
    replace: (rules) => ({
      endsAtEndOfTurn: (g, effect) => effect.until !== 'opponentsNextTurn' && rules.endsAtEndOfTurn(g, effect),
      endDuringThisTurn(g, turnPlayer, other) {
        rules.endDuringThisTurn(g, turnPlayer, other);
        endEffects(g, (effect) => effect.until === 'opponentsNextTurn' && rules.endsAtEndOfTurn(g, effect));
      },
    }),
  },
  {
    id: 'during-this-turn-with-the-rest',
    clause: '6-6-1-3',
    title: '"during this turn" is "until the end of the turn"',
    replace: (rules) => ({
      endsAtEndOfTurn: (g, effect) => effect.until === 'turn' || rules.endsAtEndOfTurn(g, effect),
    }),
  },
  {
    id: 'during-this-turn-before-the-other-players-rest',
    clause: '6-6-1-3',
    title: 'the turn player\'s "during this turn" ends before what the other player put off',
    replace: () => ({ endSteps: ['keywords', 'turnPlayersRest', 'duringThisTurn', 'othersRest'] }),
  },
  {
    id: 'during-this-turn-before-the-keywords',
    clause: '6-6-1-3',
    title: '"during this turn" ends with the Main Phase',
    replace: () => ({ endSteps: ['duringThisTurn', 'keywords', 'turnPlayersRest', 'othersRest'] }),
  },
  {
    id: 'during-this-turn-of-the-turn-player-only',
    clause: '6-6-1-3',
    title: "the other player's effects last for another turn",
    replace: (rules) => ({ endDuringThisTurn: (g, turnPlayer) => rules.endDuringThisTurn(g, turnPlayer, turnPlayer) }),
  },
  {
    id: 'during-this-turn-by-time',
    clause: '6-6-1-3',
    title: 'what came first ends first, whosever it is',
    replace: (rules) => ({
      endDuringThisTurn(g) {
        endEffects(g, (effect) => rules.endsWithThisTurn(effect));
      },
    }),
  },
  {
    id: 'during-this-turn-other-player-first',
    clause: '6-6-1-3',
    title: "the other player's effects end first",
    replace: (rules) => ({
      endDuringThisTurn: (g, turnPlayer, other) => rules.endDuringThisTurn(g, other, turnPlayer),
    }),
  },
  {
    id: 'begun-in-the-end-phase',
    clause: '6-6-1-3',
    title: '"during this turn" that begins in the End Phase is "during the next turn"',
    replace: (rules) => ({
      *endPhase(g) {
        atTheEnd(g).stamp = g.state.stamp;
        yield* rules.endPhase(g);
      },
      endDuringThisTurn(g, turnPlayer, other) {
        const ends = (effect: ContinuousEffect) => rules.endsWithThisTurn(effect) && effect.stamp <= atTheEnd(g).stamp;
        for (const player of [turnPlayer, other]) endEffects(g, (effect) => effect.player === player && ends(effect));
      },
    }),
  },
  {
    id: 'same-player-again',
    clause: '6-6-1-4',
    title: 'the same player takes the next turn',
    replace: () => ({ passTheTurn: (g) => setTurn(g, g.state.turn + 1, g.state.turnPlayer) }),
  },
  {
    id: 'next-turn-without-refreshing',
    clause: '6-6-1-4',
    title: 'the next turn begins with its Draw Phase',
    replace: (rules) => ({
      *refreshPhase(g) {
        if (g.state.turn === 1) yield* rules.refreshPhase(g);
      },
    }),
  },
];

const atTheEnd = memory(() => ({ stamp: 0 }));

const begun = (g: OpGame, keyword: EndKeyword): SoFar => ({ keyword, since: g.state.stamp, done: new Set() });

/** @returns false where none is left */
function* oneOf(rules: OpRules, g: OpGame, player: PlayerId, so: SoFar): Procedure<boolean> {
  const left = rules.waitingAtEnd(g, player, so);
  if (left.length === 0) return false;
  const next = yield* rules.chooseAtEnd(g, player, so, left);
  so.done.add(next.key);
  yield* rules.activateAuto(g, player, g.card(next.card), next.ability);
  return true;
}
