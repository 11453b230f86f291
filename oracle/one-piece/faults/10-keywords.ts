/** Misreadings of 10-2: keywords. */
import type { Action } from '../../../schemas/protocol';
import { isPass } from '../../kernel/ask';
import { tell } from '../../kernel/changes';
import { abilitiesOf } from '../../kernel/continuous/characteristics';
import type { Fault } from '../../kernel/module';
import { opponentOf, type CardState } from '../../kernel/state';
import { contextOf } from '../08-kinds-and-costs';
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

export const keywordFaults: readonly Fault<OpRules>[] = [
  // --- K.O. ---------------------------------------------------------------------------------------------------------
  {
    id: 'only-battles-ko',
    clause: '10-2-1-1',
    title: "only a Character that loses a battle is K.O.'d, one that an effect K.O.s is trashed",
    replace: (rules) => ({
      ko: (g, cards, cause) =>
        cause.kind === 'battle' ? rules.ko(g, cards, cause) : g.rules.trash(g, cards.filter(isCharacter), cause),
    }),
  },
  {
    id: 'only-effects-ko',
    clause: '10-2-1-1',
    title: "a Character that loses a battle is trashed and not K.O.'d",
    replace: (rules) => ({
      ko: (g, cards, cause) => (cause.kind === 'battle' ? g.rules.trash(g, cards, cause) : rules.ko(g, cards, cause)),
    }),
  },
  {
    id: 'payment-is-no-ko',
    clause: '10-2-1-1',
    title: "a Character K.O.'d to pay for an effect is trashed and not K.O.'d",
    replace: (rules) => ({
      ko: (g, cards, cause) => (cause.kind === 'cost' ? g.rules.trash(g, cards, cause) : rules.ko(g, cards, cause)),
    }),
  },
  {
    id: 'losing-attackers-are-koed',
    clause: '10-2-1-1',
    title: "a Character that attacks and loses is K.O.'d as well",
    replace: (rules) => ({
      *attackerLoses(g, attacker, attacked) {
        yield* rules.attackerLoses(g, attacker, attacked);
        if (isCharacter(attacker)) yield* g.rules.ko(g, [attacker], { kind: 'battle', player: attacked.controller });
      },
    }),
  },
  {
    id: 'ko-is-no-trashing',
    clause: '10-2-1-1',
    title: "a Character that is K.O.'d is not trashed",
    replace: (rules) => ({ wordsOfKo: rules.wordsOfKo.filter((word) => word !== 'trashed') }),
  },
  {
    id: 'ko-to-the-controllers-trash',
    clause: '10-2-1-2',
    title: "a Character goes to the trash of the player on whose side it is K.O.'d",
    replace: (rules) => ({
      trashOf: (g, card) => ({ ...rules.trashOf(g, card), player: card.controller }),
    }),
  },
  {
    id: 'stages-are-koed',
    clause: '10-2-1-2',
    title: "a Stage can be K.O.'d as well",
    replace: (rules) => ({
      mayBeKoed: (g, card, cause) => card.zone === 'stage' || rules.mayBeKoed(g, card, cause),
    }),
  },
  {
    id: 'one-ko-at-a-time',
    clause: '10-2-1-2',
    title: 'an effect that K.O.s several Characters K.O.s one of them',
    replace: (rules) => ({ ko: (g, cards, cause) => rules.ko(g, cards.filter(isCharacter).slice(0, 1), cause) }),
  },
  {
    id: 'trashing-is-ko',
    clause: '10-2-1-3',
    title: "a Character that an effect trashes is K.O.'d",
    replace: () => ({ wordsOfTrashing: ['trashed', 'koed'] }),
  },
  {
    id: 'safe-from-the-trash',
    clause: '10-2-1-3',
    title: "a Character that cannot be K.O.'d cannot be trashed either",
    replace: (rules) => ({
      mayMove: (g, card, cause) => rules.mayMove(g, card, cause) && !g.rules.isSafeFromKo(g, card, cause ?? RULE),
    }),
  },
  {
    id: 'safe-from-effects-only',
    clause: '10-2-1-3',
    title: "a Character that cannot be K.O.'d is still K.O.'d by a lost battle",
    replace: (rules) => ({
      isSafeFromKo: (g, card, cause) => cause.kind !== 'battle' && rules.isSafeFromKo(g, card, cause),
    }),
  },
  {
    id: 'safe-in-battles-only',
    clause: '10-2-1-3',
    title: "a Character that cannot be K.O.'d is still K.O.'d by effects",
    replace: (rules) => ({
      isSafeFromKo: (g, card, cause) => cause.kind === 'battle' && rules.isSafeFromKo(g, card, cause),
    }),
  },
  // --- timings of activate effects and Events -----------------------------------------------------------------------
  {
    id: 'activate-main-before-the-block',
    clause: '10-2-2-1',
    title: 'the attacking player may activate an [Activate: Main] effect in the middle of the battle',
    replace: (rules) => ({
      *blockStep(g) {
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
        yield* rules.blockStep(g);
      },
    }),
  },
  {
    id: 'activate-main-as-a-counter',
    clause: '10-2-2-1',
    title: 'the player attacked may activate an [Activate: Main] effect in the Counter Step',
    replace: (rules) => ({
      counterRefusal: (g, player, action) =>
        action.type === 'activate'
          ? g.rules.activateRefusal(g, player, action)
          : rules.counterRefusal(g, player, action),
      playCounterEvent: (g, player, action) =>
        action.type === 'activate'
          ? g.rules.activateMain(g, player, action)
          : rules.playCounterEvent(g, player, action),
    }),
  },
  {
    id: 'rested-cards-do-not-activate',
    clause: '10-2-2-1',
    title: 'an [Activate: Main] effect of a rested card cannot be activated',
    replace: (rules) => ({
      activateRefusal: (g, player, action) =>
        action.card !== undefined && g.state.cards[action.card]?.state === 'rested'
          ? { clause: '10-2-2-1', reason: 'it is rested' }
          : rules.activateRefusal(g, player, action),
    }),
  },
  {
    id: 'main-events-as-counters',
    clause: '10-2-3-1',
    title: 'an Event with [Main] may be used in the Counter Step',
    replace: (rules) => ({
      eventAbility: (g, card, timing) =>
        rules.eventAbility(g, card, timing) ?? (timing === 'counter' ? rules.eventAbility(g, card, 'main') : undefined),
      activateEvent: (g, player, card, timing) =>
        rules.activateEvent(g, player, card, has(g, card, timing) ? timing : 'main'),
    }),
  },
  {
    id: 'main-events-of-the-first-player-only',
    clause: '10-2-3-1',
    title: 'an Event with [Main] is used in the turns of the player going first only',
    replace: (rules) => ({
      eventAbility: (g, card, timing) =>
        timing === 'main' && g.state.turnPlayer !== g.state.firstPlayer
          ? undefined
          : rules.eventAbility(g, card, timing),
    }),
  },
  {
    id: 'first-main-of-the-event',
    clause: '10-2-3-1',
    title: 'of an Event with two [Main] effects the first is activated, whether it can be or not',
    replace: (rules) => ({
      eventAbility: (g, card, timing, ...paid) => (paid.length > 0 ? undefined : rules.eventAbility(g, card, timing)),
    }),
  },
  {
    id: 'main-by-trigger-in-the-own-turn-only',
    clause: '10-2-3-1-1',
    title: 'also a [Trigger] activates a [Main] only in the Main Phase of its player',
    replace: (rules) => ({
      *activateNamedEffect(g, player, card, of) {
        if (of !== 'main' || player === g.state.turnPlayer) yield* rules.activateNamedEffect(g, player, card, of);
      },
    }),
  },
  {
    id: 'borrowed-main-is-free',
    clause: '10-2-3-1-1',
    title: 'a [Main] that another effect activates needs no activation cost',
    replace: () => ({
      *activateNamedEffect(g, player, card, of) {
        const ability = g.rules.abilityMeant(g, card, of);
        if (ability) yield* g.rules.resolve(g, contextOf(player, card, ability));
      },
    }),
  },
  {
    id: 'borrowed-main-is-paid-for-like-an-event',
    clause: '10-2-3-1-1',
    title: 'for a [Main] that another effect activates the cost of the Event is paid as well',
    replace: (rules) => ({
      *activateNamedEffect(g, player, card, of) {
        yield* g.rules.restDon(g, player, g.rules.costOf(g, card));
        yield* rules.activateNamedEffect(g, player, card, of);
      },
    }),
  },
  {
    id: 'main-by-trigger-only',
    clause: '10-2-3-1-1',
    title: 'only a [Trigger] activates a [Main] otherwise, no other effect does',
    replace: (rules) => ({
      *activateNamedEffect(g, player, card, of) {
        if (card.zone === g.rules.placeOfTrigger.zone) yield* rules.activateNamedEffect(g, player, card, of);
      },
    }),
  },
  {
    id: 'counter-events-in-the-main-phase',
    clause: '10-2-4-1',
    title: 'an Event with [Counter] may be used in the own Main Phase',
    replace: (rules) => ({
      eventAbility: (g, card, timing) =>
        rules.eventAbility(g, card, timing) ?? (timing === 'main' ? rules.eventAbility(g, card, 'counter') : undefined),
      activateEvent: (g, player, card, timing) =>
        rules.activateEvent(g, player, card, has(g, card, timing) ? timing : 'counter'),
    }),
  },
  {
    id: 'counter-events-of-the-attacker',
    clause: '10-2-4-1',
    title: 'the attacking player may use a [Counter] Event as well, after the player attacked',
    replace: (rules) => ({
      *counterStep(g) {
        yield* rules.counterStep(g);
        while (yield* g.rules.counterAction(g, g.state.turnPlayer)) yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'counter-by-trigger-only-in-the-counter-step',
    clause: '10-2-4-1-1',
    title: 'a [Trigger] in the Damage Step comes too late for a [Counter]',
    replace: (rules) => ({
      *activateNamedEffect(g, player, card, of) {
        if (of !== 'counter' || !g.state.facts.battle?.compared) yield* rules.activateNamedEffect(g, player, card, of);
      },
    }),
  },
  {
    id: 'counter-only-in-battle',
    clause: '10-2-4-1-1',
    title: 'an effect activates a [Counter] only during a battle',
    replace: (rules) => ({
      *activateNamedEffect(g, player, card, of) {
        if (of !== 'counter' || g.state.facts.battle) yield* rules.activateNamedEffect(g, player, card, of);
      },
    }),
  },
  {
    id: 'main-reaches-counter',
    clause: '10-2-4-1-2',
    title: 'an effect that activates a [Main] activates a [Counter] where there is no [Main]',
    replace: (rules) => ({
      abilityMeant: (g, card, of) => rules.abilityMeant(g, card, of) ?? rules.abilityMeant(g, card, 'counter'),
    }),
  },
  {
    id: 'main-and-counter-together',
    clause: '10-2-4-1-2',
    title: 'an effect that activates the [Main] of an Event activates its [Counter] too',
    replace: (rules) => ({
      *activateNamedEffect(g, player, card, of) {
        yield* rules.activateNamedEffect(g, player, card, of);
        if (of === 'main' && has(g, card, 'main') && has(g, card, 'counter')) {
          yield* rules.activateNamedEffect(g, player, card, 'counter');
        }
      },
    }),
  },
  // --- timings of auto effects --------------------------------------------------------------------------------------
  {
    id: 'when-attacking-after-the-block',
    clause: '10-2-5-1',
    title: '[When Attacking] activates when the opponent has blocked or not',
    replace: (rules) => ({
      tellOfAttack: () => undefined,
      *blockStep(g) {
        yield* rules.blockStep(g);
        const { attacker, target } = g.state.facts.battle!;
        rules.tellOfAttack(g, g.state.turnPlayer, attacker, target);
        yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'when-attacking-for-characters',
    clause: '10-2-5-1',
    title: '[When Attacking] of a Leader does not activate',
    replace: (rules) => ({
      tellOfAttack(g, player, attacker, target) {
        if (!isLeader(g.card(attacker))) rules.tellOfAttack(g, player, attacker, target);
      },
    }),
  },
  {
    id: 'when-attacking-for-the-card-attacked',
    clause: '10-2-5-1',
    title: '[When Attacking] also activates on the card that is attacked',
    replace: (rules) => ({
      tellOfAttack(g, player, attacker, target) {
        rules.tellOfAttack(g, player, attacker, target);
        tell(g, 'attackDeclared', { player: opponentOf(player), card: target, target: attacker });
      },
    }),
  },
  {
    id: 'when-attacking-for-all-own-cards',
    clause: '10-2-5-1',
    title: '[When Attacking] activates whenever a card of its player attacks',
    replace: (rules) => ({
      tellOfAttack(g, player, attacker, target) {
        for (const card of [leaderOf(g, player), ...charactersOf(g, player)]) {
          if (card.id !== attacker) tell(g, 'attackDeclared', { player, card: card.id, target });
        }
        rules.tellOfAttack(g, player, attacker, target);
      },
    }),
  },
  {
    id: 'on-play-from-the-hand-only',
    clause: '10-2-6-1',
    title: '[On Play] activates only when the card is played from the hand by its cost, not by an effect',
    replace: (rules) => ({
      happened(g, event, departed) {
        if (event.type !== 'played' || event.cause?.kind !== 'effect') rules.happened(g, event, departed);
      },
    }),
  },
  {
    id: 'on-play-for-characters',
    clause: '10-2-6-1',
    title: '[On Play] of a Stage does not activate',
    replace: (rules) => ({
      happened(g, event, departed) {
        if (event.type !== 'played' || event.to !== 'stage') rules.happened(g, event, departed);
      },
    }),
  },
  {
    id: 'on-play-of-all-own-characters',
    clause: '10-2-6-1',
    title: '[On Play] activates when another card is played as well',
    replace: (rules) => ({
      happened(g, event, departed) {
        rules.happened(g, event, departed);
        if (event.type !== 'played') return;
        for (const { id } of charactersOf(g, event.player!)) {
          if (id !== event.card) rules.happened(g, { ...event, card: id }, []);
        }
      },
    }),
  },
  {
    id: 'no-on-play-from-the-deck',
    clause: '10-2-6-1',
    title: '[On Play] does not activate when the card is played from the deck',
    replace: (rules) => ({
      wordsOfPlacing: (card, cause) => (card.zone === 'deck' ? [] : rules.wordsOfPlacing(card, cause)),
    }),
  },
  {
    id: 'no-on-play-of-rested-cards',
    clause: '10-2-6-1',
    title: '[On Play] does not activate when the card is played rested',
    replace: (rules) => ({
      happened(g, event, departed) {
        if (event.type !== 'played' || isActive(g.card(event.card!))) rules.happened(g, event, departed);
      },
    }),
  },
  {
    id: 'end-of-turn-effects-of-active-cards',
    clause: '10-2-7-1',
    title: '[End of Your Turn] activates on active cards only',
    replace: (rules) => ({
      mayActivateNow: (g, player, card, ability, occasion) =>
        !(ability.when?.event === 'endOfYourTurn' && card.state === 'rested') &&
        rules.mayActivateNow(g, player, card, ability, occasion),
    }),
  },
  {
    id: 'end-of-turn-after-the-durations',
    clause: '10-2-7-1',
    title: '[End of Your Turn] activates when what lasts for the turn has ended',
    replace: (rules) => ({
      endSteps: [...rules.endSteps.filter((step) => step !== 'keywords'), 'keywords'],
    }),
  },
  {
    id: 'end-of-every-turn',
    clause: '10-2-7-1',
    title: "[End of Your Turn] activates at the end of the opponent's turn instead",
    replace: (rules) => ({
      endOfTurnKeyword: (g, player, event) =>
        rules.endOfTurnKeyword(g, event === 'endOfYourTurn' ? opponentOf(player) : player, event),
    }),
  },
  {
    id: 'no-effects-at-the-opponents-end',
    clause: '10-2-8-1',
    title: "[End of Your Opponent's Turn] waits for the end of the own turn",
    replace: (rules) => ({
      endOfTurnKeyword: (g, player, event) =>
        rules.endOfTurnKeyword(g, event === 'endOfYourTurn' ? player : opponentOf(player), event),
    }),
  },
  {
    id: 'both-end-effects-in-each-end-phase',
    clause: '10-2-8-1',
    title: "[End of Your Turn] activates together with [End of Your Opponent's Turn]",
    replace: (rules) => ({
      *endOfTurnKeyword(g, player, event) {
        yield* rules.endOfTurnKeyword(g, player, event);
        if (event === 'endOfOpponentsTurn') yield* rules.endOfTurnKeyword(g, player, 'endOfYourTurn');
      },
    }),
  },
  {
    id: 'on-block-of-a-new-target',
    clause: '10-2-15-1',
    title: '[On Block] activates also when an effect makes its card the target',
    replace: (rules) => ({
      redirect(g, player, card, cause) {
        rules.redirect(g, player, card, cause);
        g.rules.tellOfBlock(g, player, card);
      },
    }),
  },
  {
    id: 'end-of-turn-too-early-for-newcomers',
    clause: '10-2-7-1',
    title: '[End of Your Turn] does not activate in the turn in which its card was played',
    replace: (rules) => ({
      isInTimeForTheEnd: (card, since) => card.enteredOnTurn === 0 && rules.isInTimeForTheEnd(card, since),
    }),
  },
  {
    id: 'end-of-the-turn-of-the-owner',
    clause: '10-2-7-1',
    title: '[End of Your Turn] is about the turn of the player who owns the card',
    replace: (rules) => ({
      waitingAtEnd: (g, player, so) =>
        rules.waitingAtEnd(g, player, so).filter(({ card }) => g.card(card).owner === player),
    }),
  },
];

const RULE = { kind: 'rule' } as const;

const has = (g: OpGame, card: CardState, type: string): boolean =>
  categoryOf(card) === 'event' && abilitiesOf(g, card).some((ability) => ability.type === type);
