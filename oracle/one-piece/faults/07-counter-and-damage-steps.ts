/** Misreadings of 7-1-3 and 7-1-4: the Counter Step and the Damage Step. */
import { addEffect, emit } from '../../kernel/changes';
import { statOf } from '../../kernel/continuous/values';
import { perform } from '../../kernel/events/perform';
import { NO, NOTHING, opponentOf, type CardState, type Procedure } from '../../kernel/state';
import { afterwards, beforehand, both, instead, moved } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  args,
  faultTable,
  refuse,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import {
  cardsIn,
  definitionOf,
  fightersOf,
  isCharacter,
  isLeader,
  lifeOf,
  type OpGame,
  type OpRules,
  isBlocked,
} from '../game';
import { duelOf } from '../../kernel/packs/leader-games/duels';
import { bothRemain, kept, keepInBattle } from './battle';
import {
  bottomLifeCard,
  furtherDamageDefeats,
  noTriggerWhere,
  triggerOfFirstAlone,
  triggersMustBeActivated,
} from './damage';
import { memory } from '../../kernel/testing/memory';

const costInBattle = (change: (cost: number, printed: number) => number): Misreading<OpRules> =>
  result('costOf', (cost, g, card) => (g.state.battle ? change(cost, definitionOf(card).cost ?? 0) : cost));

const usedEventInBattle = (g: OpGame): boolean =>
  g.journal
    .slice(g.journal.findLastIndex((event) => event.type === 'attackDeclared'))
    .some((event) => event.type === 'eventActivated');

const begun = memory(() => ({ empty: false }));

function* emitThenResolve(emitAttacked: OpRules['emitAttacked'], g: OpGame): Procedure {
  emitAttacked(g, opponentOf(g.state.turnPlayer));
  yield* g.rules.runCheckpoint(g);
}

/** An attacker that loses against such a card is K.O.'d. */
const attackerIsKoed = (isMatch: (attacked: CardState) => boolean): Misreading<OpRules> =>
  another('attackerLoses', (g, attacker, attacked) =>
    isMatch(attacked) ? g.rules.ko(g, [attacker], { kind: 'battle', player: attacker.side }) : NOTHING,
  );

export const counterAndDamageStepsFaults = faultTable<OpRules>({
  '7-1-3-1': {
    'only what is in brackets is an effect of being attacked': skip('emitAttacked'),
    'the effects of being attacked come when the player attacked is done': moved('emitAttacked', (emit) =>
      afterwards('counterStep', (g) => emitThenResolve(emit, g)),
    ),
    'the effects of being attacked come before the Block Step': moved('emitAttacked', (emit) =>
      beforehand('blockStep', (g) => emitThenResolve(emit, g)),
    ),
    'each Character of the player attacked has its effect of being attacked': afterwards(
      'emitAttacked',
      (g, player) => {
        const { target } = duelOf(g);
        for (const { id } of fightersOf(g, player)) if (id !== target) emit(g, 'isAttacked', { player, card: id });
      },
    ),
    'the card that blocked has no effect of being attacked': skip('emitAttacked', (g) => isBlocked(g)),
    'only Characters have effects of being attacked': skip('emitAttacked', (g) => isLeader(g.card(duelOf(g).target))),
    'a card that an effect has made the target has no effect of being attacked': skip('emitAttacked', (g) => {
      const { joined } = g.state.battle!;
      return !isBlocked(g) && joined.length !== 2;
    }),
  },
  '7-1-3-2': {
    'the player attacked acts once in a Counter Step': (rules) => ({
      *counterAction(g, player) {
        yield* rules.counterAction(g, player);
        return false;
      },
    }),
    'one Event may be used in a Counter Step': refuse(
      'counterRefusal',
      (g, _player, action) => action.type === 'play' && usedEventInBattle(g),
    ),
    'after an Event no (Symbol) Counter can be used': refuse(
      'counterRefusal',
      (g, _player, action) => action.type === 'counter' && usedEventInBattle(g),
    ),
    'the attacking player acts in the Counter Step as well': afterwards('counterStep', function* (g) {
      while (yield* g.rules.counterAction(g, g.state.turnPlayer)) yield* g.rules.runCheckpoint(g);
    }),
    'who has no card as the Counter Step begins uses none in it': both(
      beforehand('counterStep', (g) => {
        begun(g).empty = g.zone(opponentOf(g.state.turnPlayer), 'hand').length === 0;
      }),
      always('counterAction', NO, (g) => begun(g).empty),
    ),
    'what the actions of the Counter Step trigger waits until the player attacked is done': (rules) => ({
      *counterStep(g) {
        const player = opponentOf(g.state.turnPlayer);
        g.rules.emitAttacked(g, player);
        yield* g.rules.runCheckpoint(g);
        while (yield* rules.counterAction(g, player));
        yield* g.rules.runCheckpoint(g);
      },
    }),
  },
  '7-1-3-2-1': {
    'a (Symbol) Counter is for the card attacked': refuse(
      'counterTargetRefusal',
      (g, _player, action) => action.target !== duelOf(g).target,
    ),
    'a (Symbol) Counter is for the Leader': another('counterTargetRefusal', (g, player, { target }) =>
      g.zone(player, 'leader').includes(target ?? '') ? null : { clause: '7-1-3-2-1', reason: 'it is no Leader' },
    ),
    'a (Symbol) Counter may be used on a card of the opponent': (rules) => ({
      counterTargetRefusal: (g, player, action) =>
        rules.counterTargetRefusal(g, player, action) && rules.counterTargetRefusal(g, opponentOf(player), action),
    }),
    'a (Symbol) Counter lasts until the end of the turn': another('durationOfCounter', 'turn'),
    'what a card that is not attacked gets lasts until the end of the turn': (rules) => ({
      *useCounter(g, player, action) {
        const { card: id, target } = action;
        if (target === duelOf(g).target) return yield* rules.useCounter(g, player, action);
        const modification = { kind: 'stat', stat: 'power', by: statOf(g, g.card(id!), 'counter') } as const;
        yield* rules.trash(g, [g.card(id!)], { kind: 'cost', player, source: id! });
        addEffect(g, { player, source: id!, targets: [target!], modification, until: 'turn' });
      },
    }),
    'the cost of the card is paid to use its (Symbol) Counter': beforehand('useCounter', (g, player, action) =>
      g.rules.restToPay(g, player, g.rules.costOf(g, g.card(action.card!))),
    ),
    'a Character of the field may be trashed for its (Symbol) Counter': always(
      'counterCardRefusal',
      null,
      (g, player, action) => cardsIn(g, player, 'character').some((card) => card.id === action.card),
    ),
    'each card that is trashed gives 1000 power, with or without a (Symbol) Counter': always(
      'printed',
      1000,
      (_g, _card, stat) => stat === 'counter',
    ),
    'a (Symbol) Counter counts wherever its card goes': always('wasTrashed', true),
    'a rested card gets a (Symbol) Counter only while it is attacked': refuse(
      'counterTargetRefusal',
      (g, _player, { target }) =>
        target !== duelOf(g).target && target !== undefined && g.state.cards[target]?.state === 'rested',
    ),
    'to use a (Symbol) Counter is to activate an Event': afterwards('useCounter', (g, player, action) => {
      emit(g, 'eventActivated', { player, card: action.card! });
    }),
    'a card used for its (Symbol) Counter is trashed by an effect': another(
      'isCausedBy',
      (_g, asked, { kind }) => asked === kind || (asked === 'effect' && kind === 'cost'),
    ),
  },
  '7-1-3-2-2': {
    'what changes the cost of a card does not count in the Counter Step': costInBattle((_cost, printed) => printed),
    'what makes a card dearer does not count in the Counter Step': costInBattle(Math.min),
    'what makes a card cheaper does not count in the Counter Step': costInBattle(Math.max),
    'an Event is used in the Counter Step without its cost': another('playCounterEvent', (g, player, action) =>
      g.rules.activateEvent(g, player, g.card(action.card!), 'counter'),
    ),
    'who lacks active DON!! cards may still use a [Counter]': (rules) => ({
      playRefusal: (g, player, action, timing) =>
        timing === 'counter'
          ? rules.categoryRefusal(g, g.card(action.card!), timing)
          : rules.playRefusal(g, player, action, timing),
    }),
    'the [Main] of an Event may be used in the Counter Step': (rules) => ({
      categoryRefusal: (g, card, timing) =>
        timing === 'counter' && rules.categoryRefusal(g, card, timing)
          ? rules.categoryRefusal(g, card, 'main')
          : rules.categoryRefusal(g, card, timing),
      *playCounterEvent(g, player, action) {
        const card = g.card(action.card!);
        const timing = rules.eventAbilities(g, card, 'counter').length > 0 ? 'counter' : 'main';
        yield* rules.payToPlay(g, player, card, action.cards);
        yield* rules.activateEvent(g, player, card, timing);
      },
    }),
    'the Event is trashed when its effect is done': (rules) => ({
      *playCounterEvent(g, player, action) {
        const card = g.card(action.card!);
        const ability = card.definition.abilities!.find(({ type }) => type === 'counter')!;
        yield* rules.payToPlay(g, player, card, action.cards);
        yield* rules.activateAndResolve(g, player, card, ability);
        yield* rules.trash(g, [card], { kind: 'rule', player });
      },
    }),
    'the [Main] of an Event is carried out along with its [Counter]': afterwards(
      'activateEvent',
      function* (g, player, card, timing) {
        const main = card.definition.abilities!.find(({ type }) => type === 'main');
        if (timing === 'counter' && main) yield* g.rules.activateAndResolve(g, player, card, main);
      },
    ),
    'an attacker that has left and come back is still the attacking Character': another(
      'takesPart',
      (g, { id }) => id === g.state.battle?.attackers[0] || id === g.state.battle?.targets[0],
    ),
  },
  '7-1-3-3': {
    'the Damage Step follows although attacker or target has moved areas': alsoIf(
      'battleContinues',
      (_g, next) => next === 'damage',
    ),
    'after the Counter Step only the target must be in its place': alsoIf('battleContinues', (g, next) => {
      const battle = g.state.battle!;
      return next === 'damage' && g.rules.remainsInBattle(g, battle, battle.targets[0]!);
    }),
    'nobody counters where the effects of being attacked have taken attacker or target away': (rules) => ({
      *counterStep(g) {
        rules.emitAttacked(g, opponentOf(g.state.turnPlayer));
        yield* g.rules.runCheckpoint(g);
        if (!bothRemain(g)) return;
        while (yield* g.rules.counterAction(g, opponentOf(g.state.turnPlayer))) yield* g.rules.runCheckpoint(g);
      },
    }),
    'the Counter Step is broken off as soon as attacker or target leaves': always(
      'counterAction',
      NO,
      (g) => !bothRemain(g),
    ),
    "a Character that was K.O.'d and played again in the Counter Step is still attacked": (rules) => ({
      battleContinues(g, next) {
        const { attacker, target } = duelOf(g);
        const onField = (id: string) => isLeader(g.card(id)) || isCharacter(g.card(id));
        return next === 'damage' ? onField(attacker) && onField(target) : rules.battleContinues(g, next);
      },
    }),
  },
  '7-1-4-1': {
    'the attacker wins only with more power': another(
      'attackerWins',
      (_g, attacking, attacked) => attacking > attacked,
    ),
    'a Character is beaten only by more power': skip('defeat', (g, attacker, character) =>
      g.rules.powerInBattle(g, attacker) <= g.rules.powerInBattle(g, character)),
    'the powers are those that the cards had when the attack was declared': both(
      afterwards('beginBattle', (g, attackers, targets) => {
        const power = (id: string) => g.rules.powerInBattle(g, g.card(id));
        keepInBattle(g, { then: Object.fromEntries([...attackers, ...targets].map((id) => [id, power(id)])) });
      }),
      result('powerInBattle', (given, g, { id }) => kept<Record<string, number>>(g, 'then')?.[id] ?? given),
    ),
    'the printed powers are compared': (rules) => ({ powerInBattle: (g, card) => rules.printed(g, card, 'power') }),
    'powers below 0 are compared as 0': result('powerInBattle', (given) => Math.max(0, given)),
  },
  '7-1-4-1-1': {
    'each 5000 power of the attacker is one damage': (rules) => ({
      damageOf: (g, attacker) =>
        Math.max(rules.damageOf(g, attacker), Math.floor(rules.powerInBattle(g, attacker) / 5000)),
    }),
    'a Leader takes damage from one attack in a turn': skip('hitLeader', (g) =>
      g.journal.some((event) => event.type === 'damageDealt')),
    '[Double Attack] is looked at when the attack is declared': both(
      afterwards('beginBattle', (g, [attacker]) => keepInBattle(g, { damage: g.rules.damageOf(g, g.card(attacker!)) })),
      result('damageOf', (given, g) => kept<number>(g, 'damage') ?? given),
    ),
  },
  '7-1-4-1-1-1': {
    'who loses the last Life card has lost': afterwards('hitLeader', function* (g, _attacker, player) {
      if (!g.rules.hasNoLife(g, player)) return;
      g.rules.strikeDown(g, player);
      yield* g.rules.processRules(g);
    }),
    'whether Life is left is looked at when the attack is declared': both(
      afterwards('beginBattle', (g) => keepInBattle(g, { life: lifeOf(g, opponentOf(g.state.turnPlayer)) })),
      result('hasNoLife', (given, g) => (kept(g, 'life') === undefined ? given : kept(g, 'life') === 0)),
    ),
    'at 0 Life an attack need not win its battle': instead(
      'attackerLoses',
      (g, _attacker, attacked) => isLeader(attacked) && g.rules.hasNoLife(g, attacked.side),
      (g, attacker, attacked) => g.rules.hitLeader(g, attacker, attacked.side),
    ),
    '[Banish] finds nothing to trash at 0 Life, so nothing happens': skip('dealDamage', (g, player, _amount, options) =>
      options.banish && g.rules.hasNoLife(g, player)),
  },
  '7-1-4-1-1-2': {
    'the bottom Life card is taken': bottomLifeCard,
    'the card goes to the hand, [Trigger] or not': noTriggerWhere(() => true),
    'a [Trigger] must be activated': triggersMustBeActivated,
    'the [Trigger] of the last Life card cannot be activated': noTriggerWhere((g, player) => lifeOf(g, player) === 1),
    'the card goes to the hand as well when its [Trigger] has been activated': another('afterTrigger', (_g, card) =>
      perform(_g, { card, to: { zone: 'hand', player: card.owner } }),
    ),
  },
  '7-1-4-1-1-3': {
    'of two damage the second wins the game where the first took the last Life card': furtherDamageDefeats,
    'the second damage is not taken where the attacker has left': skip('takeDamagePoint', (g) =>
      g.state.battle && !bothRemain(g)),
    'the second damage is taken while the attacker has [Double Attack]': (rules) => ({
      *takeDamage(g, player, amount, options) {
        const { battle } = g.state;
        yield* rules.takeDamagePoint(g, player, options);
        const now = battle ? rules.damageOf(g, g.card(battle.attackers[0]!)) : amount;
        for (let left = (bothRemain(g) ? now : amount) - 1; left > 0; left--) {
          yield* rules.takeDamagePoint(g, player, options);
        }
      },
    }),
    'the cards to be taken are counted off before the first one is taken': (rules) => ({
      *takeDamage(g, player, amount, options) {
        for (const card of cardsIn(g, player, 'life').slice(0, amount)) {
          yield* rules.takeLifeCard(g, player, card, options);
        }
      },
    }),
    'of several cards only the first may have its [Trigger] activated': triggerOfFirstAlone,
    'the damage is no more than the Life cards there were': args('takeDamage', (g, player, amount, options) => [
      g,
      player,
      Math.min(amount, lifeOf(g, player)),
      options,
    ]),
  },
  '7-1-4-1-2': {
    "a Character that is beaten is trashed, not K.O.'d": another('defeat', (g, _attacker, character) =>
      g.rules.trash(g, [character]),
    ),
    '[Double Attack] also deals damage when it beats a Character': afterwards(
      'defeat',
      function* (g, attacker, { owner }) {
        if (g.rules.hasKeyword(g, attacker, 'doubleAttack')) yield* g.rules.hitLeader(g, attacker, owner);
      },
    ),
    'a beaten Character goes to the trash whatever protects it': (rules) => ({
      mayBeKoed: (_g, card) => isCharacter(card) || rules.mayBeKoed(_g, card, { kind: 'battle' }),
    }),
    "the battle K.O.'s a Character, not the card that attacks it": another('defeat', (g, attacker, character) =>
      g.rules.ko(g, [character], { kind: 'battle', player: attacker.side }),
    ),
  },
  '7-1-4-2': {
    "an attacker that loses is K.O.'d": attackerIsKoed(() => true),
    "an attacker that loses against a Character is K.O.'d": attackerIsKoed(isCharacter),
    'powers are compared in full thousands': another(
      'attackerWins',
      (_g, attacking, attacked) => Math.floor(attacking / 1000) >= Math.floor(attacked / 1000),
    ),
  },
});
