/** Misreadings of section 4: the turn, its phases, the supports played and the End of Turn. */
import { PLAYERS } from '../../../schemas/common';
import { setFact, setPlayerCounter, setTurn } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { charactersOf, definitionOf, isMain, isSupport, type LnGame, type LnRules } from '../game';
import { battleStepFaults, windowFaults } from './04-game-flow-battle';
import { withQuestions } from './with-questions';

type Flow = Fault<LnRules>;

const turnFaults: readonly Flow[] = [
  {
    id: 'battle-after-both-main-phases',
    clause: '4-1',
    title: 'the Battle Phase comes after both Main Phases',
    replace: () => ({ phases: ['start', 'main1', 'main2', 'battle', 'end'] }),
  },
  {
    id: 'battle-before-both-main-phases',
    clause: '4-1',
    title: 'the Battle Phase comes before both Main Phases',
    replace: () => ({ phases: ['start', 'battle', 'main1', 'main2', 'end'] }),
  },
  {
    id: 'one-main-phase',
    clause: '4-1',
    title: 'the turn ends with the Battle Phase',
    replace: () => ({ phases: ['start', 'main1', 'battle', 'end'] }),
  },
  {
    id: 'end-before-main-phase-2',
    clause: '4-1',
    title: 'the End of Turn comes before Main Phase 2',
    replace: () => ({ phases: ['start', 'main1', 'battle', 'end', 'main2'] }),
  },
  {
    id: 'battle-on-first-turn',
    clause: '4-4-2',
    title: 'the first turn of the game has a Battle Phase',
    replace: (rules) => ({ battlePhaseOccurs: (g) => rules.battlePhaseOccurs(g) || true }),
  },
  {
    id: 'no-battle-on-both-first-turns',
    clause: '4-4-2',
    title: 'the first turn of the second player has no Battle Phase either',
    replace: (rules) => ({ battlePhaseOccurs: (g) => rules.battlePhaseOccurs(g) && g.state.turn > 2 }),
  },
  {
    id: 'main-phase-2-on-first-turn',
    clause: '4-5-1',
    title: 'the first turn of the game has a Main Phase 2',
    replace: (rules) => ({ mainPhase2Occurs: (g) => rules.mainPhase2Occurs(g) || true }),
  },
  {
    id: 'no-main-phase-2-on-both-first-turns',
    clause: '4-5-1',
    title: 'the first turn of the second player has no Main Phase 2 either',
    replace: (rules) => ({ mainPhase2Occurs: (g) => rules.mainPhase2Occurs(g) && g.state.turn > 2 }),
  },
  {
    id: 'same-player-goes-again',
    clause: '4-6-4',
    title: 'the player whose turn ended takes the next one too',
    replace: (rules) => ({
      passTheTurn(g) {
        const player = g.state.turnPlayer;
        rules.passTheTurn(g);
        setTurn(g, g.state.turn, player);
      },
    }),
  },
];

const startFaults: readonly Flow[] = [
  {
    id: 'marker-of-both-players-up',
    clause: '4-2-1',
    title: 'the turn markers of both players go up',
    replace: (rules) => ({
      advanceTurnMarker(g) {
        for (const player of PLAYERS) rules.advanceTurnMarker(g, player);
      },
    }),
  },
  {
    id: 'marker-counts-turns-of-the-game',
    clause: '4-2-1',
    title: 'the turn marker shows the number of the turn of the game',
    replace: (rules) => ({
      advanceTurnMarker(g, player) {
        rules.advanceTurnMarker(g, player);
        setPlayerCounter(g, player, 'turnMarker', g.state.turn);
      },
    }),
  },
  {
    id: 'turn-cost-ignored',
    clause: '4-2-1',
    title: 'a card can be played whatever its turn cost',
    replace: (rules) => ({
      turnCostRefusal(g, player, card) {
        rules.turnCostRefusal(g, player, card);
        return null;
      },
    }),
  },
  {
    id: 'turn-cost-below-marker',
    clause: '4-2-1',
    title: 'the marker must be higher than the turn cost',
    replace: (rules) => ({
      turnCostRefusal: (g, player, card) =>
        rules.turnCostRefusal(g, player, card) ??
        (definitionOf(card).turnCost === g.rules.turnMarker(g, player) ? { reason: 'the marker is too low' } : null),
    }),
  },
  {
    id: 'turn-cost-equals-marker',
    clause: '4-2-1',
    title: 'only a card of exactly the turn cost that the marker shows can be played',
    replace: (rules) => ({
      turnCostRefusal: (g, player, card) =>
        rules.turnCostRefusal(g, player, card) ??
        (definitionOf(card).turnCost < g.rules.turnMarker(g, player) ? { reason: 'the marker is too high' } : null),
    }),
  },
  {
    id: 'turn-cost-is-paid',
    clause: '4-2-1',
    title: 'the turn cost of a support is taken away from the marker',
    replace: (rules) => ({
      *playSupport(g, player, action) {
        yield* rules.playSupport(g, player, action);
        const { turnCost } = definitionOf(g.card(action.card!));
        setPlayerCounter(g, player, 'turnMarker', Math.max(0, g.rules.turnMarker(g, player) - turnCost));
      },
    }),
  },
  {
    id: 'turn-cost-of-supports-only',
    clause: '4-2-1',
    title: 'event cards have no turn cost to reach',
    replace: (rules) => ({
      turnCostRefusal: (g, player, card) =>
        card.definition.category === 'event' ? null : rules.turnCostRefusal(g, player, card),
    }),
  },
  {
    id: 'turn-cost-against-marker-of-turn-player',
    clause: '4-2-1',
    title: 'turn costs are held against the marker of the turn player, whoever uses the card',
    replace: (rules) => ({ turnCostRefusal: (g, _player, card) => rules.turnCostRefusal(g, g.state.turnPlayer, card) }),
  },
  {
    id: 'two-cards-drawn',
    clause: '4-2-2',
    title: 'two cards are drawn',
    replace: () => ({ drawsAtStart: 2 }),
  },
  {
    id: 'no-draw-on-first-turn',
    clause: '4-2-2',
    title: 'the first player draws nothing in the first turn of the game',
    replace: (rules) => ({
      *drawAtStart(g, player) {
        if (g.state.turn > 1) yield* rules.drawAtStart(g, player);
      },
    }),
  },
  {
    id: 'both-players-draw',
    clause: '4-2-2',
    title: 'both players draw at every Start of Turn',
    replace: (rules) => ({
      *drawAtStart(g) {
        for (const player of PLAYERS) yield* rules.drawAtStart(g, player);
      },
    }),
  },
  {
    id: 'no-draw-with-full-hand',
    clause: '4-2-2',
    title: 'a player with six cards in the hand does not draw',
    replace: (rules) => ({
      *drawAtStart(g, player) {
        if (g.zone(player, 'hand').length < g.rules.handLimit) yield* rules.drawAtStart(g, player);
      },
    }),
  },
  {
    id: 'only-main-set-active',
    clause: '4-2-3',
    title: 'only the Main Character is set active',
    replace: (rules) => ({ charactersToActivate: (g, player) => rules.charactersToActivate(g, player).filter(isMain) }),
  },
  {
    id: 'only-supports-set-active',
    clause: '4-2-3',
    title: 'only the supports are set active',
    replace: (rules) => ({
      charactersToActivate: (g, player) => rules.charactersToActivate(g, player).filter(isSupport),
    }),
  },
  {
    id: 'everybody-set-active',
    clause: '4-2-3',
    title: 'the characters of both players are set active',
    replace: (rules) => ({
      charactersToActivate: (g) => PLAYERS.flatMap((player) => rules.charactersToActivate(g, player)),
    }),
  },
  {
    id: 'active-before-draw',
    clause: '4-2-3',
    title: 'the characters are set active before the card is drawn',
    replace: (rules) => ({
      *drawAtStart(g, player) {
        yield* rules.setAllActive(g, player);
        yield* rules.drawAtStart(g, player);
      },
    }),
  },
  {
    id: 'active-at-own-end-of-turn',
    clause: '4-2-3',
    title: 'the characters are set active when the turn of their player ends',
    replace: (rules) => ({
      *setAllActive() {},
      *resolveEndOfTurn(g) {
        yield* rules.setAllActive(g, g.state.turnPlayer);
        yield* rules.resolveEndOfTurn(g);
      },
    }),
  },
];

const supportsPlayedThisTurn = (g: LnGame): number =>
  charactersOf(g, g.state.turnPlayer).filter((card) => isSupport(card) && card.enteredOnTurn === g.state.turn).length;

const supportFaults: readonly Flow[] = [
  {
    id: 'any-number-of-supports-in-main-phase-1',
    clause: '4-3-1',
    title: 'any number of supports can be played in Main Phase 1',
    replace: (rules) => ({ supportAllowance: (g) => g.state.phase === 'main1' || rules.supportAllowance(g) }),
  },
  {
    id: 'event-as-support',
    clause: '4-3-1',
    title: 'an event card can be played as a support',
    replace: (rules) => ({
      playSupportRefusal(g, player, action) {
        const event = g
          .zone(player, 'hand')
          .some((id) => id === action.card && g.card(id).definition.category === 'event');
        return event ? null : rules.playSupportRefusal(g, player, action);
      },
    }),
  },
  {
    id: 'event-or-support',
    clause: '4-3-1',
    title: 'an event used takes the place of the support of the phase',
    replace: (rules) => ({
      *use(g, player, action) {
        yield* rules.use(g, player, action);
        if (player === g.state.turnPlayer) setFact(g, 'supportPlayed', true);
      },
    }),
  },
  {
    id: 'one-support-a-game',
    clause: '4-3-1',
    title: 'the allowance of a support is never renewed',
    replace: (rules) => ({
      supportAllowance: (g) =>
        rules.supportAllowance(g) &&
        !charactersOf(g, g.state.turnPlayer).some((card) => isSupport(card) && card.enteredOnTurn > 0),
    }),
  },
  {
    id: 'new-support-resting',
    clause: '4-3-1',
    title: 'a new support comes in resting',
    replace: (rules) => ({
      *playSupport(g, player, action) {
        yield* rules.playSupport(g, player, action);
        yield* perform(g, { card: g.card(action.card!), state: 'resting' });
      },
    }),
  },
  {
    id: 'five-supports-at-most',
    clause: '4-3-1',
    title: 'there is room for five supports',
    replace: (rules) => ({
      playSupportRefusal: (g, player, action) =>
        g.zone(player, 'support').length >= 5 ? { reason: 'no room' } : rules.playSupportRefusal(g, player, action),
    }),
  },
  {
    id: 'one-support-a-turn',
    clause: '4-5-2',
    title: 'one support can be played in a turn, in either Main Phase',
    replace: (rules) => ({ supportAllowance: (g) => rules.supportAllowance(g) && supportsPlayedThisTurn(g) === 0 }),
  },
  {
    id: 'support-allowance-carried-over',
    clause: '4-5-2',
    title: 'a support that was not played in Main Phase 1 can be played in addition in Main Phase 2',
    replace: () => ({ supportAllowance: (g) => supportsPlayedThisTurn(g) < (g.state.phase === 'main1' ? 1 : 2) }),
  },
  {
    id: 'any-number-of-supports-in-main-phase-2',
    clause: '4-5-2',
    title: 'any number of supports can be played in Main Phase 2',
    replace: (rules) => ({ supportAllowance: (g) => g.state.phase === 'main2' || rules.supportAllowance(g) }),
  },
  {
    id: 'support-from-discard-pile',
    clause: '4-3-1',
    title: 'a character of the discard pile can be played as well',
    replace: (rules) => ({
      playSupportRefusal: (g, player, action) =>
        g.zone(player, 'discard').includes(action.card ?? '') && g.rules.supportAllowance(g)
          ? null
          : rules.playSupportRefusal(g, player, action),
    }),
  },
];

const endFaults: readonly Flow[] = [
  {
    id: 'no-end-of-turn-effects',
    clause: '4-6-1',
    title: 'nothing happens at the end of a turn but the discard',
    replace: () => ({ endOfTurnSteps: ['hands', 'durations'] }),
  },
  {
    id: 'end-of-turn-effects-after-hands',
    clause: '4-6-1',
    title: 'hands are looked at before the effects of the end of the turn',
    replace: () => ({ endOfTurnSteps: ['hands', 'effects', 'durations'] }),
  },
  {
    id: 'end-of-turn-effects-after-durations',
    clause: '4-6-1',
    title: 'effects of the turn are lost before those of the end of the turn are carried out',
    replace: () => ({ endOfTurnSteps: ['durations', 'effects', 'hands'] }),
  },
  {
    id: 'hand-limit-seven',
    clause: '4-6-2',
    title: 'seven cards may be kept',
    replace: () => ({ handLimit: 7 }),
  },
  {
    id: 'only-turn-player-discards',
    clause: '4-6-2',
    title: 'only the turn player discards',
    replace: () => ({ playersDiscardingDown: (g) => [g.state.turnPlayer] }),
  },
  {
    id: 'more-than-the-excess-discarded',
    clause: '4-6-2',
    title: 'a player may discard more cards than needed',
    replace: (rules) => ({
      *discardDown(g) {
        yield* withQuestions(rules.discardDown(g), (question) => ({
          ...question,
          check: (action) => ((action.cards?.length ?? 0) > question.max! ? null : question.check(action)),
        }));
      },
    }),
  },
  {
    id: 'one-card-discarded',
    clause: '4-6-2',
    title: 'one card is enough, however many are too many',
    replace: (rules) => ({
      *discardDown(g) {
        yield* withQuestions(rules.discardDown(g), (question) => ({
          ...question,
          check: (action) => ((action.cards?.length ?? 0) > 0 ? null : question.check(action)),
        }));
      },
    }),
  },
  {
    id: 'turn-boost-stays',
    clause: '4-6-3',
    title: 'what lasts until the end of the turn is still there in the next turn',
    replace: (rules) => ({ endsWithTurn: (g, effect) => effect.until !== 'turn' && rules.endsWithTurn(g, effect) }),
  },
  {
    id: 'only-values-end-with-the-turn',
    clause: '4-6-3',
    title: 'a skill gained until the end of the turn stays',
    replace: (rules) => ({
      endsWithTurn: (g, effect) => effect.modification.kind === 'stat' && rules.endsWithTurn(g, effect),
    }),
  },
  {
    id: 'hands-looked-at-again',
    clause: '4-6-2',
    title: 'hands are looked at again after the discard',
    replace: (rules) => ({
      *discardDown(g) {
        yield* rules.discardDown(g);
        yield* rules.discardDown(g);
      },
    }),
  },
  {
    id: 'drawn-card-is-seen',
    clause: '4-2-2',
    title: 'the opponent sees the cards in a hand',
    replace: (rules) => ({ sees: (g, viewer, card) => card.zone === 'hand' || rules.sees(g, viewer, card) }),
  },
  {
    id: 'unused-battle-boost-stays',
    clause: '4-6-3',
    title: 'a boost until the end of the next battle waits for a battle in a later turn',
    replace: (rules) => ({
      endsWithTurn: (g, effect) => effect.until !== 'nextBattle' && rules.endsWithTurn(g, effect),
    }),
  },
  {
    id: 'every-effect-ends-with-the-turn',
    clause: '4-6-3',
    title: 'effects that are said to last longer end with the turn too',
    replace: (rules) => ({
      endsWithTurn: (g, effect) => effect.until === 'opponentsTurn' || rules.endsWithTurn(g, effect),
    }),
  },
  {
    id: 'only-effects-of-turn-player-end',
    clause: '4-6-3',
    title: 'only the effects of the turn player end with the turn',
    replace: (rules) => ({
      endsWithTurn: (g, effect) => effect.player === g.state.turnPlayer && rules.endsWithTurn(g, effect),
    }),
  },
  {
    id: 'effects-end-before-hands',
    clause: '4-6-3',
    title: 'effects of the turn are lost before hands are looked at',
    replace: () => ({ endOfTurnSteps: ['effects', 'durations', 'hands'] }),
  },
];

export const flowFaults: readonly Flow[] = [
  ...turnFaults,
  ...startFaults,
  ...supportFaults,
  ...windowFaults,
  ...battleStepFaults,
  ...endFaults,
];
