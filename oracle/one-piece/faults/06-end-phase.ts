/** Misreadings of 6-6: the End Phase. */
import type { PlayerId } from '../../../schemas/common';
import { endEffects, removeEffect, setTurn } from '../../kernel/changes';
import { playersInTurnOrder } from '../../kernel/game';
import { isAmong, opponentOf, type Procedure } from '../../kernel/state';
import type { ContinuousEffect } from '../../kernel/state/lasting';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { delayedEffects } from '../../kernel/procedures/delayed-effects';
import type { EndKeyword, EndProgress } from '../06-end-phase';
import type { OpGame, OpRules } from '../game';
import { asInNextTurn } from '../../kernel/testing/common-waiting';
import { memory } from '../../kernel/testing/memory';

const begun = (g: OpGame, keyword: EndKeyword): EndProgress => ({ keyword, since: g.state.stamp, done: new Set() });

/**
 * Activates one of the player's waiting effects.
 * @returns false if none is left
 */
function* oneOf(rules: OpRules, g: OpGame, player: PlayerId, progress: EndProgress): Procedure<boolean> {
  const left = rules.waitingAtEnd(g, player, progress);
  if (left.length === 0) return false;
  const next = yield* rules.chooseAtEnd(g, player, progress, left);
  progress.done.add(next.key);
  yield* rules.activateAuto(g, player, g.card(next.card), next.ability);
  return true;
}

const endMemory = memory(() => ({ stamp: 0 }));

export const endPhaseFaults = faultTable<OpRules>({
  '6-6-1-1': {
    'the turn passes before the effects of the End Phase are carried out': (rules) => ({
      activateAuto: (g, player, card, ability, occasion) =>
        g.state.phase === 'end'
          ? asInNextTurn(g, () => rules.activateAuto(g, player, card, ability, occasion))
          : rules.activateAuto(g, player, card, ability, occasion),
    }),
    "[End of Your Turn] works at the end of the opponent's turn as well": afterwards(
      'endOfTurnKeywords',
      (g, _turnPlayer, other) => g.rules.endOfTurnKeyword(g, other, 'endOfYourTurn'),
    ),
    "[End of Your Opponent's Turn] never works": (rules) => ({
      *endOfTurnKeywords(g, turnPlayer) {
        yield* rules.endOfTurnKeyword(g, turnPlayer, 'endOfYourTurn');
      },
    }),
    'only Characters have effects at the end of the turn': result('waitingAtEnd', (given, g) =>
      given.filter(({ card }) => g.card(card).zone === 'character'),
    ),
    'given DON!! cards come back before the end of the turn': (rules) => ({
      *endPhase(g) {
        yield* rules.takeBackDon(g, g.state.turnPlayer);
        yield* rules.endPhase(g);
      },
    }),
  },
  '6-6-1-1-1': {
    '[End of Your Turn] works again once all have been resolved': (rules) => ({
      *endOfTurnKeywords(g, turnPlayer, other) {
        yield* rules.endOfTurnKeyword(g, turnPlayer, 'endOfYourTurn');
        yield* rules.endOfTurnKeywords(g, turnPlayer, other);
      },
    }),
    "[End of Your Opponent's Turn] works again once all have been resolved": (rules) => ({
      *endOfTurnKeywords(g, turnPlayer, other) {
        yield* rules.endOfTurnKeywords(g, turnPlayer, other);
        yield* rules.endOfTurnKeyword(g, other, 'endOfOpponentsTurn');
      },
    }),
    'one that was declined is offered again': (rules) => ({
      *activateAuto(g, player, card, ability, occasion) {
        const before = g.journal.length;
        yield* rules.activateAuto(g, player, card, ability, occasion);
        const declined = g.state.phase === 'end' && ability.may && g.journal.length === before;
        if (declined) yield* rules.activateAuto(g, player, card, ability, occasion);
      },
    }),
    'of several copies one works': result('abilityKey', (given) => given.replace(/^.*:/, ':')),
  },
  '6-6-1-1-2': {
    "[End of Your Opponent's Turn] comes before [End of Your Turn]": (rules) => ({
      *endOfTurnKeywords(g, turnPlayer, other) {
        yield* rules.endOfTurnKeyword(g, other, 'endOfOpponentsTurn');
        yield* rules.endOfTurnKeyword(g, turnPlayer, 'endOfYourTurn');
      },
    }),
    'the players take turns, one effect each': (rules) => ({
      *endOfTurnKeywords(g, turnPlayer, other) {
        const [own, others] = [begun(g, 'endOfYourTurn'), begun(g, 'endOfOpponentsTurn')];
        for (let continues = true; continues;) {
          const did = yield* oneOf(rules, g, turnPlayer, own);
          const otherDid = yield* oneOf(rules, g, other, others);
          continues = did || otherDid;
        }
        yield* rules.runCheckpoint(g);
      },
    }),
    "what [End of Your Opponent's Turn] triggers waits for what was put off": (rules) => ({
      *endOfTurnKeywords(g, turnPlayer, other) {
        yield* rules.endOfTurnKeyword(g, turnPlayer, 'endOfYourTurn');
        const progress = begun(g, 'endOfOpponentsTurn');
        while (yield* oneOf(rules, g, other, progress));
      },
    }),
  },
  '6-6-1-1-3': {
    'several [End of Your Turn] come in the order in which their cards lie': (rules) => ({
      *chooseAtEnd(g, player, progress, left) {
        return progress.keyword === 'endOfYourTurn' ? left[0]! : yield* rules.chooseAtEnd(g, player, progress, left);
      },
    }),
    'two [End of Your Turn] of one card come in the order of its text': (rules) => ({
      *chooseAtEnd(g, player, progress, left) {
        const first = left.filter(({ card }, index) => left.findIndex((other) => other.card === card) === index);
        return yield* rules.chooseAtEnd(g, player, progress, first);
      },
    }),
    'what the effects ask for is looked at as the End Phase begins': (rules) => ({
      *endOfTurnKeyword(g, player, keyword) {
        const progress = { keyword, since: g.state.stamp, done: new Set<string>() };
        let left = rules.waitingAtEnd(g, player, progress);
        while (left.length > 0) {
          const next = yield* rules.chooseAtEnd(g, player, progress, left);
          left = left.filter((one) => one !== next);
          yield* rules.activateAndResolve(g, player, g.card(next.card), next.ability);
        }
        yield* rules.runCheckpoint(g);
      },
    }),
  },
  '6-6-1-1-4': {
    "the turn player orders the other player's effects as well": another('ordersAtEnd', (_g, player, keyword) =>
      keyword === 'endOfYourTurn' ? player : opponentOf(player),
    ),
    "several [End of Your Opponent's Turn] come in the order in which their cards lie": (rules) => ({
      *chooseAtEnd(g, player, progress, left) {
        return progress.keyword === 'endOfOpponentsTurn'
          ? left[0]!
          : yield* rules.chooseAtEnd(g, player, progress, left);
      },
    }),
  },
  '6-6-1-2': {
    '"until the end of your opponent\'s next turn" ends with the next turn, whoever takes it': alsoIf(
      'endsAtEndOfTurn',
      (g, { until, turn }) => until === 'opponentsNextTurn' && turn < g.state.turn,
    ),
    'what was put off is not done where the card whose effect it was has left': (rules) => ({
      *resolveDelayed(g, effect) {
        const isLater = effect.modification.kind === 'later';
        if (isLater && !isAmong([effect.modification.bearer], g.card(effect.source))) removeEffect(g, effect);
        else yield* rules.resolveDelayed(g, effect);
      },
    }),
    'what was put off comes before the bracketed keywords': another('endSteps', [
      'turnPlayersRest',
      'othersRest',
      'keywords',
      'duringThisTurn',
    ]),
    "what the turn player put off comes before [End of Your Opponent's Turn]": (rules) => ({
      endSteps: ['keywords', 'othersRest', 'duringThisTurn'],
      *endOfTurnKeywords(g, turnPlayer, other) {
        yield* rules.endOfTurnKeyword(g, turnPlayer, 'endOfYourTurn');
        yield* rules.endOfTurnRest(g, turnPlayer);
        yield* rules.endOfTurnKeyword(g, other, 'endOfOpponentsTurn');
      },
    }),
    '(2) comes before (1)': another('endSteps', ['keywords', 'othersRest', 'turnPlayersRest', 'duringThisTurn']),
    "both players' effects are carried out before anything ends": (rules) => ({
      *endOfTurnRest(g, player) {
        yield* rules.resolveAllDelayed(g, player, rules.delayedUntilNow(g, player));
        if (player !== g.state.turnPlayer) for (const one of playersInTurnOrder(g)) rules.endUntilEndOfTurn(g, one);
      },
    }),
    'in (1) what lasts until the end of the turn ends for both players': (rules) => ({
      endUntilEndOfTurn(g) {
        for (const player of playersInTurnOrder(g)) rules.endUntilEndOfTurn(g, player);
      },
      *endOfTurnRest(g, player) {
        g.rules.endUntilEndOfTurn(g, player);
        yield* rules.endOfTurnRest(g, player);
      },
    }),
    '"at the end of your turn" is the end of this turn, whoever takes it': another('delayedUntilNow', (g, player) =>
      player === g.state.turnPlayer
        ? ['endOfTurn', 'endOfYourTurn']
        : ['endOfTurn', 'endOfYourTurn', 'endOfOpponentsTurn'],
    ),
    "what was put off until the end of the opponent's turn never comes": result('delayedUntilNow', (given) =>
      given.filter((at) => at !== 'endOfOpponentsTurn'),
    ),
    '"at the end of your opponent\'s turn" is the end of this turn, whoever takes it': another(
      'delayedUntilNow',
      (g, player) =>
        player === g.state.turnPlayer
          ? ['endOfTurn', 'endOfYourTurn', 'endOfOpponentsTurn']
          : ['endOfTurn', 'endOfOpponentsTurn'],
    ),
    'the turn player orders what the other player put off': another('ordersPutOff', (g) => g.state.turnPlayer),
    'what was put off comes in the order in which it was put off': () => ({
      *nextPutOff(_g, _player, left) {
        return left[0]!;
      },
    }),
    '"until the end of the End Phase" is "during this turn"': (rules) => ({
      endsAtEndOfTurn: (g, effect) => effect.until !== 'endPhase' && rules.endsAtEndOfTurn(g, effect),
      endsWithThisTurn: (g, effect) => effect.until === 'endPhase' || rules.endsWithThisTurn(g, effect),
    }),
    '"until the end of the turn" is "during this turn"': (rules) => ({
      endsAtEndOfTurn: (g, effect) => effect.until !== 'endOfTurn' && rules.endsAtEndOfTurn(g, effect),
      endsWithThisTurn: (g, effect) => effect.until === 'endOfTurn' || rules.endsWithThisTurn(g, effect),
    }),
    '"until the end of your opponent\'s next turn" does not end with the present turn of the opponent': onlyIf(
      'endsAtEndOfTurn',
      (g, effect) => effect.until !== 'opponentsNextTurn' || g.state.turn !== effect.turn,
    ),
    '"until the end of your opponent\'s next turn" ends as that turn begins': alsoIf(
      'endsWithThisTurn',
      (_g, effect) => effect.until === 'opponentsNextTurn',
    ),
    "what the other player's effects put off for the turn player waits for the end of the next turn":
      skip('endOfTurnRestAgain'),
    "what the player who sits first put off comes first, whoever's turn it is": (rules) => ({
      *endStep(g, step) {
        if (g.state.turnPlayer === 'B' && step === 'turnPlayersRest') yield* rules.endOfTurnRest(g, 'A');
        yield* rules.endStep(g, step);
      },
    }),
    'what (1) triggers comes after (2)': (rules) => ({
      *resolveAllDelayed(g, player, at) {
        if (player !== g.state.turnPlayer) return yield* rules.resolveAllDelayed(g, player, at);
        for (let left = delayedEffects(g, player, at); left.length > 0; left = delayedEffects(g, player, at)) {
          yield* rules.resolveDelayed(g, (yield* rules.nextPutOff(g, player, left)).effect);
        }
      },
    }),
    'what (1) makes the other player put off waits for the end of the next turn': (rules) => ({
      *endPhase(g) {
        endMemory(g).stamp = g.state.stamp;
        yield* rules.endPhase(g);
      },
      *resolveAllDelayed(g, player, at) {
        if (player === g.state.turnPlayer) return yield* rules.resolveAllDelayed(g, player, at);
        const due = () => delayedEffects(g, player, at).filter(({ effect }) => effect.stamp <= endMemory(g).stamp);
        for (let left = due(); left.length > 0; left = due()) {
          yield* rules.resolveDelayed(g, (yield* rules.nextPutOff(g, player, left)).effect);
        }
        yield* g.rules.runCheckpoint(g);
      },
    }),
    'what an effect that was put off puts off in turn waits for the end of the next turn': (rules) => ({
      *resolveAllDelayed(g, player, at) {
        for (let left = delayedEffects(g, player, at); left.length > 0;) {
          const next = yield* rules.nextPutOff(g, player, left);
          yield* rules.resolveDelayed(g, next.effect);
          left = left.filter((one) => one !== next);
        }
        yield* g.rules.runCheckpoint(g);
      },
    }),
    'a number that was chosen is forgotten when the effect is put off': always('numberKept', undefined),
    '"until the end of your opponent\'s next turn" is "during that turn"': (rules) => ({
      endsAtEndOfTurn: (g, effect) => effect.until !== 'opponentsNextTurn' && rules.endsAtEndOfTurn(g, effect),
      endDuringThisTurn(g, turnPlayer, other) {
        rules.endDuringThisTurn(g, turnPlayer, other);
        endEffects(g, (effect) => effect.until === 'opponentsNextTurn' && rules.endsAtEndOfTurn(g, effect));
      },
    }),
  },
  '6-6-1-3': {
    '"during this turn" lasts through an extra turn of the same player': skip('endDuringThisTurn', (g, turnPlayer) =>
      g.state.extraTurns[0] === turnPlayer),
    '"during this turn" is "until the end of the turn"': alsoIf(
      'endsAtEndOfTurn',
      (_g, effect) => effect.until === 'turn',
    ),
    'the turn player\'s "during this turn" ends before what the other player put off': another('endSteps', [
      'keywords',
      'turnPlayersRest',
      'duringThisTurn',
      'othersRest',
    ]),
    '"during this turn" ends with the Main Phase': another('endSteps', [
      'duringThisTurn',
      'keywords',
      'turnPlayersRest',
      'othersRest',
    ]),
    "the other player's effects last for another turn": args('endDuringThisTurn', (g, turnPlayer) => [
      g,
      turnPlayer,
      turnPlayer,
    ]),
    'what came first ends first, whosever it is': (rules) => ({
      endDuringThisTurn(g) {
        endEffects(g, (effect) => rules.endsWithThisTurn(g, effect));
      },
    }),
    "the other player's effects end first": args('endDuringThisTurn', (g, turnPlayer, other) => [g, other, turnPlayer]),
    '"during this turn" that begins in the End Phase is "during the next turn"': (rules) => ({
      *endPhase(g) {
        endMemory(g).stamp = g.state.stamp;
        yield* rules.endPhase(g);
      },
      endDuringThisTurn(g, turnPlayer, other) {
        const ends = (effect: ContinuousEffect) =>
          rules.endsWithThisTurn(g, effect) && effect.stamp <= endMemory(g).stamp;
        for (const player of [turnPlayer, other]) endEffects(g, (effect) => effect.player === player && ends(effect));
      },
    }),
  },
  '6-6-1-4': {
    'an extra turn that an effect gives is not taken': (rules) => ({
      passTurn(g) {
        const before = g.state.turnPlayer;
        rules.passTurn(g);
        if (g.state.turnPlayer === before) setTurn(g, g.state.turn, opponentOf(before));
      },
    }),
    'the same player takes the next turn': another('passTurn', (g) => setTurn(g, g.state.turn + 1, g.state.turnPlayer)),
    'the next turn begins with its Draw Phase': skip('refreshPhase', (g) => g.state.turn !== 1),
  },
});
