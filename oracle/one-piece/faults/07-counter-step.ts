/** Misreadings of 7-1-3, the Counter Step. */
import { addEffect, tell } from '../../kernel/changes';
import { statOf } from '../../kernel/continuous/characteristics';
import type { Fault } from '../../kernel/module';
import { opponentOf } from '../../kernel/state';
import { cardsIn, fightersOf, isCharacter, isLeader, type OpGame, type OpRules } from '../game';
import { bothThere } from './battle';
import { memory } from './memory';

export const counterStepFaults: readonly Fault<OpRules>[] = [
  // --- 7-1-3 --------------------------------------------------------------------------------------------------------
  {
    id: 'attacked-effects-never',
    clause: '7-1-3-1',
    title: 'only what is in brackets is an effect of being attacked',
    replace: () => ({ tellOfBeingAttacked: () => undefined }),
  },
  {
    id: 'attacked-effects-at-the-end-of-the-step',
    clause: '7-1-3-1',
    title: 'the effects of being attacked come when the player attacked is done',
    replace: (rules) => ({
      tellOfBeingAttacked: () => undefined,
      *counterStep(g) {
        yield* rules.counterStep(g);
        rules.tellOfBeingAttacked(g, opponentOf(g.state.turnPlayer));
        yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'attacked-effects-before-blocking',
    clause: '7-1-3-1',
    title: 'the effects of being attacked come before the Block Step',
    replace: (rules) => ({
      tellOfBeingAttacked: () => undefined,
      *blockStep(g) {
        rules.tellOfBeingAttacked(g, opponentOf(g.state.turnPlayer));
        yield* g.rules.resolvePending(g);
        yield* rules.blockStep(g);
      },
    }),
  },
  {
    id: 'all-notice-the-attack',
    clause: '7-1-3-1',
    title: 'each Character of the player attacked has its effect of being attacked',
    replace: (rules) => ({
      tellOfBeingAttacked(g, player) {
        rules.tellOfBeingAttacked(g, player);
        const { target } = g.state.facts.battle!;
        for (const { id } of fightersOf(g, player)) if (id !== target) tell(g, 'isAttacked', { player, card: id });
      },
    }),
  },
  {
    id: 'blockers-are-not-attacked',
    clause: '7-1-3-1',
    title: 'the card that blocked has no effect of being attacked',
    replace: (rules) => ({
      tellOfBeingAttacked(g, player) {
        if (!g.state.facts.battle!.blocked) rules.tellOfBeingAttacked(g, player);
      },
    }),
  },
  {
    id: 'leaders-are-not-attacked',
    clause: '7-1-3-1',
    title: 'only Characters have effects of being attacked',
    replace: (rules) => ({
      tellOfBeingAttacked(g, player) {
        if (!isLeader(g.card(g.state.facts.battle!.target))) rules.tellOfBeingAttacked(g, player);
      },
    }),
  },
  {
    id: 'one-counter-action',
    clause: '7-1-3-2',
    title: 'the player attacked acts once in a Counter Step',
    replace: (rules) => ({
      *counterAction(g, player) {
        yield* rules.counterAction(g, player);
        return false;
      },
    }),
  },
  {
    id: 'one-event-per-counter-step',
    clause: '7-1-3-2',
    title: 'one Event may be used in a Counter Step',
    replace: (rules) => ({
      counterRefusal: (g, player, action) =>
        action.type === 'play' && usedEventInBattle(g)
          ? { clause: '7-1-3-2', reason: 'an Event was used' }
          : rules.counterRefusal(g, player, action),
    }),
  },
  {
    id: 'counters-before-events',
    clause: '7-1-3-2',
    title: 'after an Event no (Symbol) Counter can be used',
    replace: (rules) => ({
      counterRefusal: (g, player, action) =>
        action.type === 'counter' && usedEventInBattle(g)
          ? { clause: '7-1-3-2', reason: 'an Event was used' }
          : rules.counterRefusal(g, player, action),
    }),
  },
  {
    id: 'attacker-counters-too',
    clause: '7-1-3-2',
    title: 'the attacking player acts in the Counter Step as well',
    replace: (rules) => ({
      *counterStep(g) {
        yield* rules.counterStep(g);
        while (yield* g.rules.counterAction(g, g.state.turnPlayer)) yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'counter-for-the-attacked-card-only',
    clause: '7-1-3-2-1',
    title: 'a (Symbol) Counter is for the card attacked',
    replace: (rules) => ({
      counterTargetRefusal: (g, player, action) =>
        action.target === g.state.facts.battle!.target
          ? rules.counterTargetRefusal(g, player, action)
          : { clause: '7-1-3-2-1', reason: 'it is not attacked' },
    }),
  },
  {
    id: 'counter-for-the-leader-only',
    clause: '7-1-3-2-1',
    title: 'a (Symbol) Counter is for the Leader',
    replace: () => ({
      counterTargetRefusal: (g, player, { target }) =>
        g.zone(player, 'leader').includes(target ?? '') ? null : { clause: '7-1-3-2-1', reason: 'it is no Leader' },
    }),
  },
  {
    id: 'counter-for-any-card',
    clause: '7-1-3-2-1',
    title: 'a (Symbol) Counter may be used on a card of the opponent',
    replace: (rules) => ({
      counterTargetRefusal: (g, player, action) =>
        rules.counterTargetRefusal(g, player, action) && rules.counterTargetRefusal(g, opponentOf(player), action),
    }),
  },
  {
    id: 'counter-lasts-the-turn',
    clause: '7-1-3-2-1',
    title: 'a (Symbol) Counter lasts until the end of the turn',
    replace: () => ({ durationOfCounter: 'turn' }),
  },
  {
    id: 'counter-outside-the-battle-lasts-the-turn',
    clause: '7-1-3-2-1',
    title: 'what a card that is not attacked gets lasts until the end of the turn',
    replace: (rules) => ({
      *useCounter(g, player, action) {
        const { card: id, target } = action;
        if (target === g.state.facts.battle!.target) return yield* rules.useCounter(g, player, action);
        const modification = { kind: 'stat', stat: 'power', by: statOf(g, g.card(id!), 'counter') } as const;
        yield* rules.trash(g, [g.card(id!)], { kind: 'cost', player, source: id! });
        addEffect(g, { player, source: id!, targets: [target!], modification, until: 'turn' });
      },
    }),
  },
  {
    id: 'counter-costs-don',
    clause: '7-1-3-2-1',
    title: 'the cost of the card is paid to use its (Symbol) Counter',
    replace: (rules) => ({
      *useCounter(g, player, action) {
        yield* g.rules.restDon(g, player, g.rules.costOf(g, g.card(action.card!)));
        yield* rules.useCounter(g, player, action);
      },
    }),
  },
  {
    id: 'counter-from-the-field',
    clause: '7-1-3-2-1',
    title: 'a Character of the field may be trashed for its (Symbol) Counter',
    replace: (rules) => ({
      counterCardRefusal: (g, player, action) =>
        cardsIn(g, player, 'character').some((card) => card.id === action.card)
          ? null
          : rules.counterCardRefusal(g, player, action),
    }),
  },
  {
    id: 'counter-of-1000',
    clause: '7-1-3-2-1',
    title: 'each card that is trashed gives 1000 power, with or without a (Symbol) Counter',
    replace: (rules) => ({
      printed: (g, card, stat) => (stat === 'counter' ? 1000 : rules.printed(g, card, stat)),
    }),
  },
  {
    id: 'counter-without-the-trash',
    clause: '7-1-3-2-1',
    title: 'a (Symbol) Counter counts wherever its card goes',
    replace: () => ({ wasTrashed: () => true }),
  },
  {
    id: 'counter-events-for-free',
    clause: '7-1-3-2-2',
    title: 'an Event is used in the Counter Step without its cost',
    replace: (rules) => ({
      *playCounterEvent(g, player, action) {
        yield* rules.activateEvent(g, player, g.card(action.card!), 'counter');
      },
    }),
  },
  {
    id: 'unpaid-counter-events',
    clause: '7-1-3-2-2',
    title: 'who lacks active DON!! cards may still use a [Counter]',
    replace: (rules) => ({
      playRefusal: (g, player, action, timing) =>
        timing === 'counter'
          ? rules.categoryRefusal(g, g.card(action.card!), timing)
          : rules.playRefusal(g, player, action, timing),
    }),
  },
  {
    id: 'main-events-in-the-counter-step',
    clause: '7-1-3-2-2',
    title: 'the [Main] of an Event may be used in the Counter Step',
    replace: (rules) => ({
      categoryRefusal: (g, card, timing) =>
        timing === 'counter' && rules.categoryRefusal(g, card, timing)
          ? rules.categoryRefusal(g, card, 'main')
          : rules.categoryRefusal(g, card, timing),
      *playCounterEvent(g, player, action) {
        const card = g.card(action.card!);
        const timing = rules.eventAbility(g, card, 'counter') ? 'counter' : 'main';
        yield* rules.payToPlay(g, player, card, action.cards);
        yield* rules.activateEvent(g, player, card, timing);
      },
    }),
  },
  {
    id: 'counter-event-trashed-last',
    clause: '7-1-3-2-2',
    title: 'the Event is trashed when its effect is done',
    replace: (rules) => ({
      *playCounterEvent(g, player, action) {
        const card = g.card(action.card!);
        const ability = card.definition.abilities!.find(({ type }) => type === 'counter')!;
        yield* rules.payToPlay(g, player, card, action.cards);
        yield* rules.activateAndResolve(g, player, card, ability);
        yield* rules.trash(g, [card], { kind: 'rule', player });
      },
    }),
  },
  {
    id: 'all-of-a-counter-event',
    clause: '7-1-3-2-2',
    title: 'the [Main] of an Event is carried out along with its [Counter]',
    replace: (rules) => ({
      *activateEvent(g, player, card, timing) {
        yield* rules.activateEvent(g, player, card, timing);
        const main = card.definition.abilities!.find(({ type }) => type === 'main');
        if (timing === 'counter' && main) yield* rules.activateAndResolve(g, player, card, main);
      },
    }),
  },
  {
    id: 'goes-on-after-counter-step',
    clause: '7-1-3-3',
    title: 'the Damage Step follows although attacker or target has moved areas',
    replace: (rules) => ({
      battleGoesOn: (g, next) => next === 'damage' || rules.battleGoesOn(g, next),
    }),
  },
  {
    id: 'counter-step-looks-at-the-target-only',
    clause: '7-1-3-3',
    title: 'after the Counter Step only the target must be in its place',
    replace: (rules) => ({
      battleGoesOn(g, next) {
        const battle = g.state.facts.battle!;
        if (next === 'damage' && rules.isStillThere(g, battle, battle.target)) return true;
        return rules.battleGoesOn(g, next);
      },
    }),
  },
  {
    id: 'nobody-counters-after-the-effects',
    clause: '7-1-3-3',
    title: 'nobody counters where the effects of being attacked have taken attacker or target away',
    replace: (rules) => ({
      *counterStep(g) {
        rules.tellOfBeingAttacked(g, opponentOf(g.state.turnPlayer));
        yield* g.rules.resolvePending(g);
        if (!bothThere(g)) return;
        while (yield* g.rules.counterAction(g, opponentOf(g.state.turnPlayer))) yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'departure-ends-the-counter-step',
    clause: '7-1-3-3',
    title: 'the Counter Step is broken off as soon as attacker or target leaves',
    replace: (rules) => ({
      *counterAction(g, player) {
        return bothThere(g) ? yield* rules.counterAction(g, player) : false;
      },
    }),
  },
  {
    id: 'played-again-is-still-attacked',
    clause: '7-1-3-3',
    title: "a Character that was K.O.'d and played again in the Counter Step is still attacked",
    replace: (rules) => ({
      battleGoesOn(g, next) {
        const { attacker, target } = g.state.facts.battle!;
        const onField = (id: string) => isLeader(g.card(id)) || isCharacter(g.card(id));
        return next === 'damage' ? onField(attacker) && onField(target) : rules.battleGoesOn(g, next);
      },
    }),
  },
  {
    id: 'no-counter-with-an-empty-hand-before',
    clause: '7-1-3-2',
    title: 'who has no card as the Counter Step begins uses none in it',
    replace: (rules) => ({
      *counterStep(g) {
        begun(g).empty = g.zone(opponentOf(g.state.turnPlayer), 'hand').length === 0;
        yield* rules.counterStep(g);
      },
      *counterAction(g, player) {
        return !begun(g).empty && (yield* rules.counterAction(g, player));
      },
    }),
  },
  {
    id: 'counter-for-active-cards-or-the-one-attacked',
    clause: '7-1-3-2-1',
    title: 'a rested card gets a (Symbol) Counter only while it is attacked',
    replace: (rules) => ({
      counterTargetRefusal(g, player, action) {
        const isBystander = action.target !== g.state.facts.battle!.target;
        const isRested = action.target !== undefined && g.state.cards[action.target]?.state === 'rested';
        if (isBystander && isRested) return { clause: '7-1-3-2-1', reason: 'it is rested' };
        return rules.counterTargetRefusal(g, player, action);
      },
    }),
  },
  {
    id: 'counter-is-an-event',
    clause: '7-1-3-2-1',
    title: 'to use a (Symbol) Counter is to activate an Event',
    replace: (rules) => ({
      *useCounter(g, player, action) {
        yield* rules.useCounter(g, player, action);
        tell(g, 'eventActivated', { player, card: action.card });
      },
    }),
  },
  {
    id: 'redirected-attack-is-not-noticed',
    clause: '7-1-3-1',
    title: 'a card that an effect has made the target has no effect of being attacked',
    replace: (rules) => ({
      tellOfBeingAttacked(g, player) {
        const { joined, blocked } = g.state.facts.battle!;
        if (blocked || joined.length === 2) rules.tellOfBeingAttacked(g, player);
      },
    }),
  },
  {
    id: 'reactions-wait-for-the-end-of-the-step',
    clause: '7-1-3-2',
    title: 'what the actions of the Counter Step trigger waits until the player attacked is done',
    replace: (rules) => ({
      *counterStep(g) {
        const player = opponentOf(g.state.turnPlayer);
        g.rules.tellOfBeingAttacked(g, player);
        yield* g.rules.resolvePending(g);
        while (yield* rules.counterAction(g, player));
        yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'attacker-that-comes-back-is-the-attacker',
    clause: '7-1-3-2-2',
    title: 'an attacker that has left and come back is still the attacking Character',
    replace: () => ({
      takesPart: (g, { id }) => id === g.state.facts.battle?.attacker || id === g.state.facts.battle?.target,
    }),
  },
];

const usedEventInBattle = (g: OpGame): boolean =>
  g.journal
    .slice(g.journal.findLastIndex((event) => event.type === 'attackDeclared'))
    .some((event) => event.type === 'eventActivated');

const begun = memory(() => ({ empty: false }));
