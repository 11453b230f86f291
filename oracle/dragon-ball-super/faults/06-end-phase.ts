/** Misreadings of 6-4: the End Phase. */
import { cancelPending, endEffects, setTurn, emit } from '../../kernel/changes';
import { grantedBy } from '../../kernel/continuous/abilities';
import { untilQuiet } from '../../kernel/procedures/battle-end';
import { performEffectChange } from '../../kernel/events/perform';
import { NOTHING } from '../../kernel/state';
import type { PendingAbility } from '../../kernel/state/waiting';
import { afterwards } from '../../kernel/testing/doing';
import { always, another, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { sideOf, type DbsRules } from '../game';
import { asInNextTurn } from '../../kernel/testing/common-waiting';
import { memory } from '../../kernel/testing/memory';

const asTurnEnds = memory(() => ({ stamp: 0, rounds: 0, unmet: new Array<PendingAbility>() }));

export const endPhaseFaults = faultTable<DbsRules>({
  '6-4-1-1': {
    'the turn passes before what waits for its end is carried out': (rules) => ({
      resolveWaitingAbility: (g, waiting) =>
        g.state.phase === 'end'
          ? asInNextTurn(g, () => rules.resolveWaitingAbility(g, waiting))
          : rules.resolveWaitingAbility(g, waiting),
    }),
    'the end of the turn triggers nothing': another('endPhase', (g) =>
      performEffectChange(g, () => g.rules.endTurnEffects(g)),
    ),
    'all of it is triggered again in each round': () => ({
      *endPhase(g) {
        for (let before = -1; before !== g.state.turn * 100 + g.zone(g.state.turnPlayer, 'battle').length;) {
          before = g.state.turn * 100 + g.zone(g.state.turnPlayer, 'battle').length;
          g.rules.emitEndOfTurn(g);
          yield* g.rules.roundOfEndPhase(g);
        }
      },
    }),
    'it is the end of the turn for both players': afterwards('emitEndOfTurn', (g) => {
      emit(g, 'turnEnding', { player: g.rules.otherPlayer(g, g.state.turnPlayer) });
    }),
    'only the skills of the turn player are triggered': (rules) => ({
      resolveWaitingAbility: (g, waiting) =>
        waiting.event.type === 'turnEnding' && waiting.player !== g.state.turnPlayer
          ? NOTHING
          : rules.resolveWaitingAbility(g, waiting),
    }),
    'a card that has come back has been triggered already': (rules) => ({
      resolveWaitingAbility(g, waiting) {
        const { card, event } = waiting;
        const isDone = g.journal.some(
          (one, index) =>
            one.type === 'skillActivated' &&
            one.card === card &&
            index > g.journal.findLastIndex(({ type }) => type === 'turnEnding'),
        );
        return event.type === 'turnEnding' && !waiting.delayed && isDone
          ? NOTHING
          : rules.resolveWaitingAbility(g, waiting);
      },
    }),
    'one whose condition was not met is triggered in the next round': (rules) => ({
      *endPhase(g) {
        asTurnEnds(g).unmet = [];
        yield* rules.endPhase(g);
        for (const waiting of asTurnEnds(g).unmet) yield* rules.resolveWaitingAbility(g, waiting);
      },
      *resolveWaitingAbility(g, waiting) {
        const { card, ability, event, player } = waiting;
        if (event.type === 'turnEnding' && !waiting.delayed && !rules.mayActivateNow(g, player, g.card(card), ability))
          asTurnEnds(g).unmet.push(waiting);
        else yield* rules.resolveWaitingAbility(g, waiting);
      },
    }),
    'one that was negated is triggered in the next round': always('negatedAbilities', []),
    'a card of which a skill has been triggered triggers no other in the next round':
      skip('resolveWaitingAbility', (g, { card, event }) =>
        g.rounds > 0 &&
        event.type === 'turnEnding' &&
        g.journal.some((one) => one.type === 'skillActivated' && one.card === card)),
    'one of the other player that was negated is triggered in the next round': result(
      'negatedAbilities',
      (negated, g, card) => (g.rules.masterOf(g, card) === g.state.turnPlayer ? negated : []),
    ),
    'one that was gained, and negated, is triggered in the next round': result('negatedAbilities', (negated) =>
      negated.filter((one) => grantedBy(one) === undefined),
    ),
    'the skill of a card is triggered once in a game': (rules) => ({
      resolveWaitingAbility(g, waiting) {
        const { card, event } = waiting;
        const isDone = g.journal.some((one) => one.type === 'skillActivated' && one.card === card);
        return event.type === 'turnEnding' && !waiting.delayed && isDone
          ? NOTHING
          : rules.resolveWaitingAbility(g, waiting);
      },
    }),
    'what was put off until then comes in the next turn': (rules) => ({
      awaitEndOfTurn: (g) => (g.state.turn % 2 === 0 ? rules.awaitEndOfTurn(g) : undefined),
    }),
    'what was put off until then comes first': (rules) => ({
      *endPhase(g) {
        rules.awaitEndOfTurn(g);
        yield* g.rules.runCheckpoint(g);
        yield* rules.endPhase(g);
      },
    }),
  },
  '6-4-1-2': {
    'what lasts for the turn ends before what waits is resolved': (rules) => ({
      *roundOfEndPhase(g) {
        yield* performEffectChange(g, () => rules.endTurnEffects(g));
        yield* rules.roundOfEndPhase(g);
      },
    }),
    'what lasts for the turn ends as the Main Phase ends': (rules) => ({
      endMainPhaseEffects(g) {
        rules.endMainPhaseEffects(g);
        rules.endTurnEffects(g);
      },
    }),
    "only the turn player's effects end": onlyIf('endsWithTurn', (g, { player }) => player === g.state.turnPlayer),
    "only the other player's effects end": onlyIf('endsWithTurn', (g, { player }) => player !== g.state.turnPlayer),
    'what lasts for the game ends with the turn': (rules) => ({
      endsWithTurn: (g, effect) => effect.until === 'game' || rules.endsWithTurn(g, effect),
    }),
    'what begins as the turn ends lasts through the next one': (rules) => ({
      *endPhase(g) {
        asTurnEnds(g).stamp = g.state.stamp;
        yield* rules.endPhase(g);
      },
      endsWithTurn: (g, effect) => effect.stamp <= asTurnEnds(g).stamp && rules.endsWithTurn(g, effect),
    }),
    'what begins in a further round lasts through the next turn': (rules) => ({
      *endPhase(g) {
        asTurnEnds(g).rounds = 0;
        yield* rules.endPhase(g);
      },
      endTurnEffects(g) {
        if (asTurnEnds(g).rounds++ === 0) rules.endTurnEffects(g);
      },
    }),
    'what lasts for the turn ends when all rounds are over': (rules) => ({
      endTurnEffects: () => undefined,
      *endPhase(g) {
        yield* rules.endPhase(g);
        yield* performEffectChange(g, () => rules.endTurnEffects(g));
      },
    }),
    '"until the end of your opponent\'s next turn" is for the turn': (rules) => ({
      endsWithTurn: (g, effect) => effect.until === 'opponentsNextTurn' || rules.endsWithTurn(g, effect),
    }),
    '"until the end of your next turn" ends with the opponent\'s turn': (rules) => ({
      endsWithTurn: (g, effect) =>
        (effect.until === 'endOfYourNextTurn' && g.state.turnPlayer !== effect.player) || rules.endsWithTurn(g, effect),
    }),
    'nothing ends': skip('endTurnEffects'),
    "the other player's skills come first": another('playersToResolve', (g, turnPlayer) =>
      g.state.phase === 'end'
        ? [g.rules.otherPlayer(g, turnPlayer), turnPlayer]
        : [turnPlayer, g.rules.otherPlayer(g, turnPlayer)],
    ),
  },
  '6-4-1-3': {
    'the phase is carried out once': () => ({
      *endPhase(g) {
        g.rules.emitEndOfTurn(g);
        yield* g.rules.roundOfEndPhase(g);
      },
    }),
    'it is carried out once more, and no third time': () => ({
      *endPhase(g) {
        let rounds = 0;
        yield* untilQuiet(
          g,
          () => g.rules.emitEndOfTurn(g),
          () => {
            if (rounds++ < 2) return g.rules.roundOfEndPhase(g);
            for (const one of [...g.state.pending]) cancelPending(g, one);
            return NOTHING;
          },
        );
      },
    }),
    'the skill of a card below others is negated, and has been triggered': result(
      'negatedAbilities',
      (negated, _g, card) => (card.zone === 'under' ? (sideOf(card).abilities ?? []) : negated),
    ),
    "only for the turn player's skills": (rules) => ({
      *endPhase(g) {
        asTurnEnds(g).rounds = 0;
        yield* rules.endPhase(g);
      },
      *roundOfEndPhase(g) {
        asTurnEnds(g).rounds += 1;
        yield* rules.roundOfEndPhase(g);
      },
      resolveWaitingAbility: (g, waiting) =>
        waiting.event.type === 'turnEnding' && asTurnEnds(g).rounds > 1 && waiting.player !== g.state.turnPlayer
          ? NOTHING
          : rules.resolveWaitingAbility(g, waiting),
    }),
    'the same player takes the next turn': another('passTurn', (g) => setTurn(g, g.state.turn + 1, g.state.turnPlayer)),
    'the next turn begins with its Main Phase': skip('chargePhase', (g) => g.state.turn > 5),
    'what is put off as the turn ends is lost': (rules) => ({
      awaitPutOffMeanwhile: () => undefined,
      *endPhase(g) {
        yield* rules.endPhase(g);
        endEffects(g, ({ modification }) => modification.kind === 'later');
      },
    }),
    'the turn that follows has the number of this one': (rules) => ({
      passTurn(g) {
        const { turn } = g.state;
        rules.passTurn(g);
        setTurn(g, turn, g.state.turnPlayer);
      },
    }),
  },
});
