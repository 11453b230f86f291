/** Misreadings of 6-3: the Main Phase. */
import { endEffects, emit } from '../../kernel/changes';
import { mainPhase } from '../../kernel/procedures/main-phase';
import { isObliged } from '../../kernel/continuous/prohibitions';
import { perform } from '../../kernel/events/perform';
import { NOTHING, opponentOf } from '../../kernel/state';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  faultTable,
  onlyIf,
  refuse,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { asDbs, byRule, categoryOf, fightersOf, isActive, type DbsGame, type DbsRules } from '../game';

/** Looks for an event of this type in this turn. */
const happened = (g: DbsGame, type: string): boolean =>
  g.journal
    .slice(g.journal.findLastIndex((event) => event.type === 'turnStarting') + 1)
    .some((event) => event.type === type);

/** Lets Battle Cards be played from another area as from the hand. */
const playedFrom =
  (zone: string): Misreading<DbsRules> =>
  ({ playRefusal, playDeclared, placeInBattleArea }) => ({
    playRefusal: (g, player, action) =>
      g.zone(player, zone).includes(action.card ?? '') ? null : playRefusal(g, player, action),
    playDeclared: (g, player, card) =>
      card.zone === zone ? placeInBattleArea(g, player, card, byRule(player)) : playDeclared(g, player, card),
  });

export const mainPhaseFaults = faultTable<DbsRules>({
  '6-3-1-1': {
    'the beginning of the Main Phase triggers nothing': skip('emitMainPhaseStart'),
    'it is the beginning of the turn': (rules) => ({
      emitMainPhaseStart: () => undefined,
      *startOfTurn(g, player) {
        rules.emitMainPhaseStart(g, player);
        yield* rules.startOfTurn(g, player);
      },
    }),
    'it is the beginning for both players': (rules) => ({
      emitMainPhaseStart(g, player) {
        rules.emitMainPhaseStart(g, player);
        rules.emitMainPhaseStart(g, opponentOf(player));
      },
    }),
    'what it triggers waits until the first action is done': (rules) => ({
      emitMainPhaseStart: () => undefined,
      *mainPhaseAction(g, player) {
        const continues = yield* rules.mainPhaseAction(g, player);
        if (!happened(g, 'mainPhaseStarting')) rules.emitMainPhaseStart(g, player);
        return continues;
      },
    }),
  },
  '6-3-1-2': {
    'the turn player acts once': (rules) => ({
      *mainPhaseAction(g, player) {
        yield* rules.mainPhaseAction(g, player);
        return false;
      },
    }),
    'who has attacked plays nothing any more': refuse('playRefusal', (g) => happened(g, 'attackDeclared')),
    'who has attacked activates nothing any more': refuse(
      'skillRefusal',
      (g, _player, _action, timing) => timing === 'main' && happened(g, 'attackDeclared'),
    ),
    '[Activate: Battle] can be activated as well': alsoIf(
      'isActivatedIn',
      (_g, ability, timing) => timing === 'main' && ability.type === 'activate',
    ),
    'what an action triggers waits until the Main Phase is over': (rules) => ({
      runCheckpoint: (g) =>
        g.state.phase === 'main' && g.state.windows.length > 0 && !happened(g, 'mainPhaseEnding')
          ? NOTHING
          : rules.runCheckpoint(g),
    }),
  },
  '6-3-1-2-1': {
    'a Battle Card of the Drop Area can be played': playedFrom('drop'),
    'a Battle Card of the Warp can be played': playedFrom('warp'),
    'one Battle Card is played in a turn': refuse('playRefusal', (g) => happened(g, 'played')),
    'an Extra Card can be played': alsoIf('canBePlayed', (_g, card) => categoryOf(card) === 'extra'),
    "player A's cards alone are played": refuse('playRefusal', (_g, player) => player === 'B'),
  },
  '6-3-1-2-1-1': {
    'the card is not shown': skip('show'),
    'it is paid for as it is played': (rules) => ({
      *payAndMayPlay() {
        return true;
      },
      *playDeclared(g, player, card) {
        g.cite('6-3-1-2-1-1');
        yield* rules.payAndMayPlay(g, player, card, undefined);
        yield* rules.playDeclared(g, player, card);
      },
    }),
    'as much of the cost is paid as can be': (rules) => ({
      energyRefusal: (g, player, card, chosen, ability) =>
        ability ? rules.energyRefusal(g, player, card, chosen, ability) : null,
    }),
    'what happens instead of the payment pays': always('isPaidFor', true),
    'any colour of energy pays': always('isEnergyOf', true),
    'a card that costs nothing needs energy': refuse('playRefusal', (g, player) =>
      g.zone(player, 'energy').every((id) => !isActive(g.card(id))),
    ),
    'nothing is paid': (rules) => ({
      payToPlay: (g, player, card, chosen) => (g.state.turn < 0 ? rules.payToPlay(g, player, card, chosen) : NOTHING),
    }),
  },
  '6-3-1-2-1-2': {
    'nobody answers it': result('clauseOfTiming', (given, _g, { what }) => (what === 'play' ? undefined : given)),
    'who plays it answers it first': another('firstToCounter', (_g, { player }) => player),
    'any [Counter] answers it': result('countersAgainst', (given, _g, { what }) =>
      what === 'play' ? [...given, 'counterAttack' as const] : given,
    ),
    'where it is negated the energy is switched back': (rules) => ({
      *playFromHand(g, player, action) {
        const before = g.zone(player, 'energy').filter((id) => isActive(g.card(id)));
        yield* rules.playFromHand(g, player, action);
        if (g.card(action.card!).zone === 'battle') return;
        yield* perform(g, ...before.map((id) => ({ card: g.card(id), state: 'active' })));
      },
    }),
    'where it is negated it is played all the same': (rules) => ({
      leaveUnplayed: (g, player, card, declared) =>
        card.zone === 'hand'
          ? rules.placeInBattleArea(g, player, card, byRule(player))
          : rules.leaveUnplayed(g, player, card, declared),
    }),
  },
  '6-3-1-2-1-3': {
    'a card that was answered is not played': skip('playDeclared', (g) =>
      g.journal.at(-1)?.type !== 'declared' && happened(g, 'counterActivated')),
    'it is dropped where it was answered': (rules) => ({
      playDeclared: (g, player, card) =>
        happened(g, 'counterActivated') ? g.rules.drop(g, [card]) : rules.playDeclared(g, player, card),
    }),
    'a card that was answered comes in Rest Mode': afterwards('playDeclared', function* (g, _player, card) {
      if (happened(g, 'counterActivated')) yield* perform(g, { card, state: 'rested' });
    }),
    'it is played before the answers are resolved': (rules) => ({
      *payAndMayPlay(g, player, card, chosen) {
        const mayPlay = yield* rules.payAndMayPlay(g, player, card, chosen);
        if (mayPlay) yield* rules.placeInBattleArea(g, player, card, byRule(player));
        g.cite('6-3-1-2-1-3');
        return mayPlay;
      },
    }),
  },
  '6-3-1-2-1-4': {
    'a card that was paid for triggers nothing': result('wordsOfPlaying', (given, _g, card) =>
      card.zone === 'hand' ? given.filter((word) => word !== 'played') : given,
    ),
    '"this card" is any card': (rules) => ({
      happened(g, event, leaving) {
        rules.happened(g, event, leaving);
        if (event.type !== 'played') return;
        for (const id of g.zone(event.player!, 'battle'))
          if (id !== event.card) rules.happened(g, { ...event, card: id }, leaving);
      },
    }),
    'what it triggers waits until the Main Phase is over': (rules) => ({
      runCheckpoint: (g) =>
        g.state.phase === 'main' &&
        !happened(g, 'mainPhaseEnding') &&
        g.state.pending.some(({ event }) => event.type === 'played')
          ? NOTHING
          : rules.runCheckpoint(g),
    }),
    'a card that does not stay has no such skill': (rules) => ({
      *resolveWaitingAbility(g, waiting) {
        if (waiting.event.type === 'played' && g.card(waiting.card).zone !== 'battle') return;
        yield* rules.resolveWaitingAbility(g, waiting);
      },
    }),
  },
  '6-3-1-2-2': {
    'a card in Rest Mode has no skill to activate': refuse(
      'activationRefusal',
      (_g, _player, card) => card.zone === 'battle' && card.state === 'rested',
    ),
    'a card that was played in this turn has no skill to activate': refuse(
      'activationRefusal',
      (g, _player, card) => card.zone === 'battle' && card.enteredOnTurn === g.state.turn,
    ),
    'a Leader Card has no skill to activate': refuse(
      'activationRefusal',
      (_g, _player, card) => card.zone === 'leader',
    ),
    'a Battle Card of the hand has skills to activate': alsoIf(
      'isWhereItWorks',
      (_g, card, ability) => card.zone === 'hand' && categoryOf(card) === 'battle' && ability.type === 'activate',
    ),
    'a Battle Card of the Drop Area has skills to activate': alsoIf(
      'isWhereItWorks',
      (_g, card, ability) => card.zone === 'drop' && ability.type === 'activate',
    ),
    '[Activate: Battle] can be activated as well': alsoIf(
      'isActivatedIn',
      (_g, ability, timing) => timing === 'main' && ability.type === 'activate',
    ),
  },
  '6-3-1-2-2-1': {
    'nobody answers before it': result('clauseOfTiming', (given, _g, { what }, moment) =>
      what === 'skill' && moment === 'declared' ? undefined : given,
    ),
    'nobody answers after it': result('clauseOfTiming', (given, _g, { what }, moment) =>
      what === 'skill' && moment === 'resolved' ? undefined : given,
    ),
    'its player answers it': another('firstToCounter', (_g, { player }) => player),
  },
  '6-3-1-2-2-2': {
    '[Awaken] is not activated in the Main Phase': onlyIf(
      'isActivatedIn',
      (_g, { type }, timing) => type !== 'awaken' || timing !== 'main',
    ),
    '[Wish] is not activated in the Main Phase': onlyIf(
      'isActivatedIn',
      (_g, { type }, timing) => type !== 'wish' || timing !== 'main',
    ),
    '[Awaken] is activated only where the Leader Card is attacked': refuse(
      'activationRefusal',
      (g, _player, _card, ability) => asDbs(ability).type === 'awaken' && !g.state.battle,
    ),
  },
  '6-3-1-2-3': {
    'a player attacks with cards of the own deck alone': refuse(
      'attackRefusal',
      (g, player, { card }) => card !== undefined && g.card(card).owner !== player,
    ),
    'a player attacks once in a turn': refuse('attackRefusal', (g) => happened(g, 'attackDeclared')),
    'the Leader Card does not attack': refuse(
      'attackRefusal',
      (g, _player, { card }) => g.state.cards[card ?? '']?.zone === 'leader',
    ),
    'own cards in Rest Mode can be attacked': (rules) => ({
      attackRefusal: (g, player, action) =>
        g.zone(player, 'battle').includes(action.target ?? '') ? null : rules.attackRefusal(g, player, action),
    }),
  },
  '6-3-1-2-4': {
    'it is left even while a card has to attack': always('mustAttack', false),
    'it is not left while a card has to attack that cannot': (rules) => ({
      mustAttack: (g, player) =>
        rules.mustAttack(g, player) || fightersOf(g, player).some((card) => isObliged(g, card, 'attack')),
    }),
    'who can still act has to': (rules) => ({
      *mainPhaseAction(g, player) {
        const continues = yield* rules.mainPhaseAction(g, player);
        return continues || g.zone(player, 'hand').length > 0;
      },
    }),
    'the end of the Main Phase is the end of the turn, without any step': skip('endOfMainPhase'),
    'after an action the Main Phase is over': (rules) => ({
      *mainPhaseAction(g, player) {
        yield* rules.mainPhaseAction(g, player);
        return false;
      },
    }),
  },
  '6-3-1-3-1-1': {
    'the end of the Main Phase triggers nothing': (rules) => ({
      endOfMainPhase: (g, player) => (g.state.turn < 0 ? rules.endOfMainPhase(g, player) : g.rules.runCheckpoint(g)),
    }),
    'it is the end of the turn': (rules) => ({
      endOfMainPhase: () => NOTHING,
      emitEndOfTurn(g) {
        rules.emitEndOfTurn(g);
        emit(g, 'mainPhaseEnding', { player: g.state.turnPlayer });
      },
    }),
    'it is the end for both players': beforehand('endOfMainPhase', (g, player) => {
      emit(g, 'mainPhaseEnding', { player: opponentOf(player) });
    }),
    'what it triggers waits until the turn ends': () => ({
      *endOfMainPhase(g, player) {
        g.cite('6-3-1-3-1-1');
        emit(g, 'mainPhaseEnding', { player });
        yield* NOTHING;
      },
    }),
  },
  '6-3-1-3-1-2': {
    'what lasts until the end of the Main Phase lasts for the turn': ({ endTurnEffects, endMainPhaseEffects }) => ({
      endMainPhaseEffects: () => undefined,
      endTurnEffects(g) {
        endTurnEffects(g);
        endMainPhaseEffects(g);
      },
    }),
    'it ends before what the end of the Main Phase triggers': (rules) => ({
      *endOfMainPhase(g, player) {
        rules.endMainPhaseEffects(g);
        yield* rules.endOfMainPhase(g, player);
      },
    }),
    'what lasts for the turn ends as well': another('endMainPhaseEffects', (g) =>
      endEffects(g, ({ until }) => until === 'mainPhase' || until === 'turn'),
    ),
  },
  '6-3-1-3-1-3': {
    'the turn of the opponent follows the Main Phase': another('phases', ['charge', 'main']),
    'the end of the turn is triggered before the Main Phase is over': (rules) => ({
      *mainPhase(g) {
        yield* mainPhase.mainPhase(g);
        rules.emitEndOfTurn(g);
        yield* rules.endOfMainPhase(g, g.state.turnPlayer);
      },
      endPhase: (g) => g.rules.roundOfEndPhase(g),
    }),
  },
});
