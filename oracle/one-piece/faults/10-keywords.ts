/** Misreadings of 10-2: keywords. */
import type { Action } from '../../../schemas/protocol';
import { isPass } from '../../kernel/questions';
import { emit } from '../../kernel/changes';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import { perform } from '../../kernel/events/perform';
import { contextOf } from '../../kernel/procedures/contexts';
import { type CardState, opponentOf } from '../../kernel/state';
import { saidAs } from '../../kernel/testing/common-texts';
import { ofCopiesKoed, ofNestedKos } from '../../kernel/testing/common-tracking';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  refuse,
  result,
  skip,
} from '../../kernel/testing/misreadings';

import {
  categoryOf,
  charactersOf,
  isActive,
  isCharacter,
  isLeader,
  leaderOf,
  type OpGame,
  type OpRules,
} from '../game';
import { duelOf } from '../../kernel/packs/leader-games/duels';

import { answersAnAttack, answersComeLast, attackEmittedAfter, blockEmittedBefore } from './battle';

const RULE = { kind: 'rule' } as const;

const has = (g: OpGame, card: CardState, type: string): boolean =>
  categoryOf(card) === 'event' && abilitiesOf(g, card).some((ability) => ability.type === type);

/** Returns the [Main] and the [Counter] effects of an Event, at any time. */
const eitherTiming = (rules: OpRules, g: OpGame, card: CardState) => [
  ...rules.eventAbilities(g, card, 'main'),
  ...rules.eventAbilities(g, card, 'counter'),
];

export const keywordsFaults = faultTable<OpRules>({
  '10-2-1-1': {
    "only a Character that loses a battle is K.O.'d, one that an effect K.O.s is trashed": (rules) => ({
      ko: (g, cards, cause) =>
        cause.kind === 'battle' ? rules.ko(g, cards, cause) : g.rules.trash(g, cards.filter(isCharacter), cause),
    }),
    "a Character that loses a battle is trashed and not K.O.'d": (rules) => ({
      ko: (g, cards, cause) => (cause.kind === 'battle' ? g.rules.trash(g, cards, cause) : rules.ko(g, cards, cause)),
    }),
    "a Character K.O.'d to pay for an effect is trashed and not K.O.'d": (rules) => ({
      ko: (g, cards, cause) => (cause.kind === 'cost' ? g.rules.trash(g, cards, cause) : rules.ko(g, cards, cause)),
    }),
    "a Character that attacks and loses is K.O.'d as well": afterwards(
      'attackerLoses',
      function* (g, attacker, attacked) {
        if (isCharacter(attacker)) yield* g.rules.ko(g, [attacker], { kind: 'battle', player: attacked.side });
      },
    ),
    "a Character that is K.O.'d is not trashed": (rules) => ({
      wordsOfKo: rules.wordsOfKo.filter((word) => word !== 'trashed'),
    }),
  },
  '10-2-1-2': {
    ...ofCopiesKoed(),
    "a Character goes to the trash of the player on whose side it is K.O.'d": result('trashOf', (given, _g, card) => ({
      ...given,
      player: card.side,
    })),
    "a Stage can be K.O.'d as well": alsoIf('mayBeKoed', (_g, card) => card.zone === 'stage'),
    'an effect that K.O.s several Characters K.O.s one of them': args('ko', (g, cards, cause) => [
      g,
      cards.filter(isCharacter).slice(0, 1),
      cause,
    ]),
  },
  '10-2-1-3': {
    "what cannot be K.O.'d by effects is K.O.'d as the cost of one": another(
      'isCausedBy',
      (_g, asked, { kind }) => asked === kind,
    ),
    "a Character that an effect trashes is K.O.'d": another('wordsOfTrashing', ['trashed', 'koed']),
    "a Character that cannot be K.O.'d cannot be trashed either": onlyIf(
      'mayMove',
      (g, card, cause) => !g.rules.isSafeFromKo(g, card, cause ?? RULE),
    ),
    "a Character that cannot be K.O.'d is still K.O.'d by a lost battle": onlyIf(
      'isSafeFromKo',
      (_g, _card, cause) => cause.kind !== 'battle',
    ),
    "a Character that cannot be K.O.'d is still K.O.'d by effects": onlyIf(
      'isSafeFromKo',
      (_g, _card, cause) => cause.kind === 'battle',
    ),
  },
  '10-2-2-1': {
    'the attacking player may activate an [Activate: Main] effect in the middle of the battle': beforehand(
      'blockStep',
      function* (g) {
        const player = g.state.turnPlayer;
        if (g.rules.activations(g, player).length > 0) {
          const action: Action = yield {
            player,
            kind: 'main',
            optional: true,
            options: () => [],
            check: (answer) =>
              answer.type === 'activate' ? g.rules.activateRefusal(g, player, answer) : { reason: 'not now' },
          };
          if (!isPass(action)) yield* g.rules.activateMain(g, player, action);
        }
      },
    ),
    'the player attacked may activate an [Activate: Main] effect in the Counter Step': (rules) => ({
      counterRefusal: (g, player, action) =>
        action.type === 'activate'
          ? g.rules.activateRefusal(g, player, action)
          : rules.counterRefusal(g, player, action),
      playCounterEvent: (g, player, action) =>
        action.type === 'activate'
          ? g.rules.activateMain(g, player, action)
          : rules.playCounterEvent(g, player, action),
    }),
    'an [Activate: Main] effect of a rested card cannot be activated': refuse(
      'activateRefusal',
      (g, _player, action) => action.card !== undefined && g.state.cards[action.card]?.state === 'rested',
    ),
  },
  '10-2-3-1': {
    'an Event with [Main] may be used in the Counter Step': (rules) => ({
      eventAbilities: (g, card) => eitherTiming(rules, g, card),
      activateEvent: (g, player, card, timing) =>
        rules.activateEvent(g, player, card, has(g, card, timing) ? timing : 'main'),
    }),
    'an Event with [Main] is used in the turns of the player going first only': always(
      'eventAbilities',
      [],
      (g, _card, timing) => timing === 'main' && g.state.turnPlayer !== g.state.firstPlayer,
    ),
  },
  '10-2-3-1-1': {
    'of two [Main]s of an Event, another effect can activate the first alone': (rules) => ({
      abilityOfType: (g, card, of, player) =>
        of === 'main' ? abilitiesOf(g, card).find(({ type }) => type === of) : rules.abilityOfType(g, card, of, player),
    }),
    'also a [Trigger] activates a [Main] only in the Main Phase of its player':
      skip('activateNamedEffect', (g, player, _card, of) => of === 'main' && player !== g.state.turnPlayer),
    'a [Main] that another effect activates needs no activation cost': () => ({
      *activateNamedEffect(g, player, card, of) {
        const ability = g.rules.abilityOfType(g, card, of);
        if (ability) yield* g.rules.resolveEffect(g, contextOf(g, player, card, ability));
      },
    }),
    'for a [Main] that another effect activates the cost of the Event is paid as well': beforehand(
      'activateNamedEffect',
      (g, player, card) => g.rules.restToPay(g, player, g.rules.costOf(g, card)),
    ),
    'only a [Trigger] activates a [Main] otherwise, no other effect does':
      skip('activateNamedEffect', (g, _player, card) => card.zone !== g.rules.placeOfTrigger.zone),
  },
  '10-2-4-1': {
    'an Event with [Counter] may be used in the own Main Phase': (rules) => ({
      eventAbilities: (g, card) => eitherTiming(rules, g, card),
      activateEvent: (g, player, card, timing) =>
        rules.activateEvent(g, player, card, has(g, card, timing) ? timing : 'counter'),
    }),
    'the attacking player may use a [Counter] Event as well, after the player attacked': afterwards(
      'counterStep',
      function* (g) {
        while (yield* g.rules.counterAction(g, g.state.turnPlayer)) yield* g.rules.runCheckpoint(g);
      },
    ),
  },
  '10-2-4-1-1': {
    'a [Trigger] in the Damage Step comes too late for a [Counter]':
      skip('activateNamedEffect', (g, _player, _card, of) => of === 'counter' && g.state.battle?.hits),
    'an effect activates a [Counter] only during a battle': skip('activateNamedEffect', (g, _player, _card, of) =>
      of === 'counter' && !g.state.battle),
  },
  '10-2-4-1-2': {
    'an effect that activates a [Main] activates a [Counter] where there is no [Main]': (rules) => ({
      abilityOfType: (g, card, of) => rules.abilityOfType(g, card, of) ?? rules.abilityOfType(g, card, 'counter'),
    }),
    'an effect that activates the [Main] of an Event activates its [Counter] too': (rules) => ({
      *activateNamedEffect(g, player, card, of) {
        yield* rules.activateNamedEffect(g, player, card, of);
        if (of === 'main' && has(g, card, 'main') && has(g, card, 'counter')) {
          yield* rules.activateNamedEffect(g, player, card, 'counter');
        }
      },
    }),
  },
  '10-2-5-1': {
    '[When Attacking] activates when the opponent has blocked or not': attackEmittedAfter('blockStep'),
    '[When Attacking] of a Leader does not activate': skip('emitAttack', (g, _player, attacker) =>
      isLeader(g.card(attacker))),
    '[When Attacking] also activates on the card that is attacked': afterwards(
      'emitAttack',
      (g, player, attacker, target) => {
        emit(g, 'attackDeclared', { player: opponentOf(player), card: target, target: attacker });
      },
    ),
    '[When Attacking] activates whenever a card of its player attacks': beforehand(
      'emitAttack',
      (g, player, attacker, target) => {
        for (const card of [leaderOf(g, player), ...charactersOf(g, player)]) {
          if (card.id !== attacker) emit(g, 'attackDeclared', { player, card: card.id, target });
        }
      },
    ),
  },
  '10-2-6-1': {
    '[On Play] activates only when the card is played from the hand by its cost, not by an effect':
      skip('happened', (_g, event) => event.type === 'played' && event.cause?.kind === 'effect'),
    '[On Play] of a Stage does not activate': skip('happened', (_g, event) =>
      event.type === 'played' && event.to === 'stage'),
    '[On Play] activates when another card is played as well': (rules) => ({
      happened(g, event, leaving) {
        rules.happened(g, event, leaving);
        if (event.type !== 'played') return;
        for (const { id } of charactersOf(g, event.player!)) {
          if (id !== event.card) rules.happened(g, { ...event, card: id }, []);
        }
      },
    }),
    '[On Play] does not activate when the card is played from the deck': always(
      'wordsOfPlacing',
      [],
      (_g, card) => card.zone === 'deck',
    ),
    '[On Play] does not activate when the card is played rested': skip('happened', (g, event) =>
      event.type === 'played' && !isActive(g.card(event.card!))),
  },
  '10-2-7-1': {
    '[End of Your Turn] activates on active cards only': onlyIf(
      'mayActivateNow',
      (_g, _player, card, ability) => !(ability.when?.event === 'endOfYourTurn' && card.state === 'rested'),
    ),
    '[End of Your Turn] activates when what lasts for the turn has ended': (rules) => ({
      endSteps: [...rules.endSteps.filter((step) => step !== 'keywords'), 'keywords'],
    }),
    "[End of Your Turn] activates at the end of the opponent's turn instead": args(
      'endOfTurnKeyword',
      (g, player, event) => [g, event === 'endOfYourTurn' ? opponentOf(player) : player, event],
    ),
    '[End of Your Turn] does not activate in the turn in which its card was played': onlyIf(
      'isInTimeForEnd',
      (_g, card) => card.enteredOnTurn === 0,
    ),
    '[End of Your Turn] is about the turn of the player who owns the card': result('waitingAtEnd', (given, g, player) =>
      given.filter(({ card }) => g.card(card).owner === player),
    ),
  },
  '10-2-8-1': {
    "[End of Your Opponent's Turn] waits for the end of the own turn": args('endOfTurnKeyword', (g, player, event) => [
      g,
      event === 'endOfYourTurn' ? player : opponentOf(player),
      event,
    ]),
    "[End of Your Turn] activates together with [End of Your Opponent's Turn]": (rules) => ({
      *endOfTurnKeyword(g, player, event) {
        yield* rules.endOfTurnKeyword(g, player, event);
        if (event === 'endOfOpponentsTurn') yield* rules.endOfTurnKeyword(g, player, 'endOfYourTurn');
      },
    }),
  },
  '10-2-14-1': {
    'a card that is trashed without a word about where it is comes from the top of the deck': saidAs((said) =>
      said.do === 'discard' ? { ...said, do: 'mill' } : said,
    ),
    'the player of the effect chooses the card that the opponent trashes': saidAs((said) =>
      said.do === 'discard' ? { ...said, by: 'you' } : said,
    ),
    'to trash means to trash from the hand, also where the text names a Character': saidAs((said, { paying }) =>
      said.do === 'move' && said.to === 'trash' && !paying ? { do: 'discard', count: 1, player: 'opponent' } : said,
    ),
  },
  '10-2-15-1': {
    '[On Block] activates when the battle is over': blockEmittedBefore('endOfBattle'),
    '[On Block] activates when the card is attacked as well': afterwards(
      'emitAttack',
      (g, player, _attacker, target) => {
        emit(g, 'blocked', { player: opponentOf(player), card: target });
      },
    ),
    '[On Block] activates when another card of the player blocks as well': beforehand(
      'emitBlock',
      (g, player, card) => {
        for (const one of charactersOf(g, player)) if (one !== card) emit(g, 'blocked', { player, card: one.id });
      },
    ),
    '[On Block] activates also when an effect makes its card the target': afterwards('redirect', (g, player, card) => {
      g.rules.emitBlock(g, player, card);
    }),
  },
  '10-2-16-1': {
    "[On Your Opponent's Attack] comes after what the [When Attacking] effects have caused": answersComeLast,
    "[On Your Opponent's Attack] comes before [When Attacking]": () => ({
      resolutionPriority: (_g, waiting) => waiting.generation - (answersAnAttack(waiting) ? 0.5 : 0),
    }),
    "[On Your Opponent's Attack] activates only when the Leader is attacked": skip('happened', (g, event) => {
      const { battle } = g.state;
      return event.type === 'opponentAttacks' && battle && !isLeader(g.card(battle.targets[0]!));
    }),
    "[On Your Opponent's Attack] answers the attacks of its own player as well": afterwards(
      'emitAttack',
      (g, player, attacker, target) => {
        emit(g, 'opponentAttacks', { player, card: attacker, target });
      },
    ),
    "[On Your Opponent's Attack] does not activate where the attacker has left the field":
      skip('resolveWaitingAbility', (g, waiting) => {
        const { battle } = g.state;
        return battle && !g.rules.remainsInBattle(g, battle, battle.attackers[0]!) && answersAnAttack(waiting);
      }),
    "[On Your Opponent's Attack] activates after the Block Step": (rules) => ({
      happened(g, event, leaving) {
        if (event.type !== 'opponentAttacks') rules.happened(g, event, leaving);
      },
      *counterStep(g) {
        const { attacker, target } = duelOf(g);
        const player = opponentOf(g.state.turnPlayer);
        rules.happened(g, { type: 'opponentAttacks', clauses: [], player, card: attacker, target }, []);
        yield* g.rules.runCheckpoint(g);
        yield* rules.counterStep(g);
      },
    }),
    "[On Your Opponent's Attack] of a rested card does not activate": onlyIf(
      'abilityIsValid',
      (_g, card, ability) => !(ability.when?.event === 'opponentAttacks' && card.state === 'rested'),
    ),
  },
  '10-2-17-1': {
    ...ofNestedKos('an [On K.O.] effect'),
    'the conditions of [On K.O.] are looked at when the card lies in the trash': args(
      'conditionsForActivation',
      (g, player, card, ability) => [g, player, card, ability, {}],
    ),
    "the conditions of [On K.O.] are not looked at any more when the card is K.O.'d": (rules) => ({
      abilityIsValid: (g, card, ability) =>
        ability.when?.event === 'koed' ? rules.isInItsArea(g, card) : rules.abilityIsValid(g, card, ability),
    }),
    '[On K.O.] is resolved before the card is put into the trash': (rules) => ({
      *ko(g, cards, cause) {
        for (const card of cards.filter((one) => g.rules.mayBeKoed(g, one, cause))) {
          const own = abilitiesOf(g, card).filter(
            (ability) => ability.when?.event === 'koed' && rules.abilityIsValid(g, card, ability),
          );
          for (const ability of own) yield* g.rules.activateAuto(g, card.side, card, ability);
        }
        const doomed = cards.filter((one) => g.rules.mayBeKoed(g, one, cause));
        const to = (card: CardState) => rules.trashOf(g, card);
        yield* perform(g, ...doomed.map((card) => ({ card, to: to(card), events: 'removed', cause })));
      },
    }),
    'in the trash only a printed [On K.O.] is left, and a negated one is back': (rules) => ({
      happened(g, event, leaving = []) {
        const printed = leaving.map((gone) => ({
          ...gone,
          abilities: (gone.card.definition.abilities ?? []).filter(
            (ability) => g.rules.isTriggered(g, ability) && (ability as { don?: number }).don === undefined,
          ),
        }));
        rules.happened(g, event, printed);
      },
    }),
    'an [On K.O.] effect that the card gained on the field is gone when it lies in the trash':
      skip('resolveWaitingAbility', (g, waiting) => {
        const printed = g.card(waiting.card).definition.abilities ?? [];
        return waiting.event.type === 'koed' && !printed.includes(waiting.ability);
      }),
    'an [On K.O.] effect cannot be resolved any more, since its card has moved': alsoIf(
      'hasMovedSince',
      (_g, card) => card.zone === 'trash',
    ),
    'what [On K.O.] says after "if" is not looked at any more': args('onKoIsPossible', (g, card, ability) => [
      g,
      card,
      { ...ability, if: undefined },
    ]),
  },
});
