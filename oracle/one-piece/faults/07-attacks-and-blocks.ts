/** Misreadings of 7-1 up to the Block Step. */
import { emit, setBattle } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { type Ability, isAmong, opponentOf } from '../../kernel/state';
import type { Battle } from '../../kernel/state/battle';
import type { PendingAbility } from '../../kernel/state/waiting';
import { afterwards, beforehand, moved } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  refuse,
  skip,
} from '../../kernel/testing/misreadings';
import { cardsIn, fightersOf, isActive, isCharacter, isLeader, type OpRules, isBlocked } from '../game';
import { duelOf } from '../../kernel/packs/leader-games/duels';
import {
  answersAnAttack,
  answersComeLast,
  attackEmittedAfter,
  blockEmittedBefore,
  bothRemain,
  keepInBattle,
} from './battle';
import { evenIdle, evenNegated, ifPrinted } from './shared';

const ofAttackStep = ({ ability }: PendingAbility): boolean =>
  ['attackDeclared', 'opponentAttacks', 'whenAttacked'].includes((ability as Ability).when?.event ?? '');

/** Effects that answer this event are not activated if the attacked card has left. */
const withoutTarget = (event: string): Misreading<OpRules> =>
  skip('resolveWaitingAbility', (g, waiting) => {
    const { battle } = g.state;
    return waiting.event.type === event && battle && !g.rules.remainsInBattle(g, battle, battle.targets[0]!);
  });

export const attacksAndBlocksFaults = faultTable<OpRules>({
  '7-1': {
    'only Characters attack': refuse('attackerRefusal', (_g, attacker) => isLeader(attacker)),
    'Characters are attacked by Leaders only': refuse(
      'targetRefusal',
      (_g, attacker, target) => isCharacter(attacker) && isCharacter(target),
    ),
    'the Counter Step comes before the Block Step': another('battleSteps', ['counter', 'block', 'damage']),
    'there is a Counter Step only where the Leader is attacked': skip('counterStep', (g) =>
      !isLeader(g.card(duelOf(g).target))),
  },
  '7-1-1-1': {
    'the attacker does not rest': skip('restAttacker'),
    'a Stage attacks as a Character does': (rules) => ({
      attackRefusal(g, player, action) {
        const stage = cardsIn(g, player, 'stage').find(({ id }) => id === action.card);
        const target = fightersOf(g, opponentOf(player)).find(({ id }) => id === action.target);
        if (!stage || !target) return rules.attackRefusal(g, player, action);
        return rules.attackerRefusal(g, stage) ?? rules.targetRefusal(g, stage, target);
      },
    }),
    'a Leader attacks without resting': skip('restAttacker', (_g, _player, card) => isLeader(card)),
    'the attacker rests when the effects of the Attack Step are done': moved('restAttacker', (rest) =>
      afterwards('attackStep', (g, player, attacker) => rest(g, player, g.card(attacker))),
    ),
    'the attacker rests in the Damage Step': moved('restAttacker', (rest) =>
      beforehand('damageStep', (g) => rest(g, g.state.turnPlayer, g.card(duelOf(g).attacker))),
    ),
    'a rested card may attack': always('restedRefusal', null),
    'a Leader may attack though it is rested': always('restedRefusal', null, (_g, attacker) => isLeader(attacker)),
    'a card that cannot be rested attacks without being rested': always('forbiddenRestRefusal', null),
    'a card attacks once in a turn, even when it is active again': refuse('attackerRefusal', (g, attacker) =>
      g.journal.some((event) => event.type === 'attackDeclared' && event.card === attacker.id),
    ),
    'the battle is over when an effect forbids its attacker to attack': onlyIf(
      'battleContinues',
      (g) => !g.rules.isProhibited(g, g.card(duelOf(g).attacker), 'attack'),
    ),
    'who attacks rests the attacker by an effect': another('restAttacker', (g, player, card) =>
      perform(g, {
        card,
        state: 'rested',
        cause: { kind: 'effect', player, source: card.id },
      }),
    ),
  },
  '7-1-1-2': {
    'an active Character may be attacked': always('activeTargetRefusal', null),
    'a Leader, too, is attacked only while it is rested': refuse(
      'activeTargetRefusal',
      (_g, _attacker, target) => isLeader(target) && isActive(target),
    ),
    'the Leader is attacked only where no rested Character can be': refuse(
      'targetRefusal',
      (g, _attacker, target) =>
        isLeader(target) && fightersOf(g, target.side).some((card) => isCharacter(card) && !isActive(card)),
    ),
    'not even an effect lets a card attack an active Character': args('activeTargetRefusal', (g, _attacker, target) => [
      g,
      target,
      target,
    ]),
    'a rested Character of the own side may be attacked': (rules) => ({
      attackRefusal(g, player, action) {
        const own = fightersOf(g, player).find((card) => card.id === action.target && isCharacter(card));
        const attacker = fightersOf(g, player).find((card) => card.id === action.card);
        if (!own || !attacker) return rules.attackRefusal(g, player, action);
        return rules.attackerRefusal(g, attacker) ?? rules.targetRefusal(g, attacker, own);
      },
    }),
    'a rested Stage may be attacked': (rules) => ({
      attackRefusal(g, player, action) {
        const attacker = fightersOf(g, player).find(({ id }) => id === action.card);
        const stage = cardsIn(g, opponentOf(player), 'stage').find(({ id }) => id === action.target);
        if (!attacker || !stage || isActive(stage)) return rules.attackRefusal(g, player, action);
        return rules.attackerRefusal(g, attacker);
      },
    }),
    'the battle is over when the Character attacked becomes active': (rules) => ({
      battleContinues(g, next) {
        const { attacker, target } = duelOf(g);
        const { joined } = g.state.battle!;
        const isAwake = rules.activeTargetRefusal(g, g.card(attacker), g.card(target)) !== null;
        return rules.battleContinues(g, next) && (joined.length > 2 || !isAwake);
      },
    }),
    'what lets a card attack active Characters works although the effects of its card are negated':
      evenNegated('attacksActive'),
    'what lets a card attack active Characters works whatever condition stands before it': evenIdle('attacksActive'),
    'what lets a card attack active Characters works only where it is printed': ifPrinted('attacksActive'),
  },
  '7-1-1-3': {
    'the effects of the attack come when the powers have been compared': attackEmittedAfter('damageStep'),
    'the effects of the attack come after the Block Step': attackEmittedAfter('blockStep'),
    "the effects that answer an attack come before the attacker's": () => ({
      resolutionPriority: (_g, waiting) => (answersAnAttack(waiting) ? 0 : waiting.generation),
    }),
    "the answers to an attack come after what follows from the attacker's effects": answersComeLast,
    "effects that answer an attack also answer their own player's": afterwards(
      'emitAttack',
      (g, player, attacker, target) => {
        emit(g, 'opponentAttacks', { player, card: attacker, target });
      },
    ),
    '[When Attacked] comes in the Counter Step': (rules) => ({
      emitAttack(g, player, attacker, target) {
        emit(g, 'attackDeclared', { player, card: attacker, target });
        emit(g, 'opponentAttacks', {
          player: opponentOf(player),
          card: attacker,
          target,
        });
      },
      emitAttacked(g, player) {
        rules.emitAttacked(g, player);
        const { attacker, target } = duelOf(g);
        emit(g, 'whenAttacked', { player, card: target, attacker });
      },
    }),
    'only Characters and Stages answer an attack': skip('resolveWaitingAbility', (g, waiting) =>
      isLeader(g.card(waiting.card)) && answersAnAttack(waiting)),
  },
  '7-1-1-4': {
    'the Block Step follows although attacker or target has moved areas': alsoIf(
      'battleContinues',
      (_g, next) => next === 'block',
    ),
    'after the Attack Step only the attacker must be in its place': alsoIf('battleContinues', (g, next) => {
      const battle = g.state.battle!;
      return next === 'block' && g.rules.remainsInBattle(g, battle, battle.attackers[0]!);
    }),
    'after the Attack Step the card attacked first must still be there, though another is the target': onlyIf(
      'battleContinues',
      (g, next) => {
        const { joined } = g.state.battle!;
        return next !== 'block' || isAmong(joined, g.card(joined[1]!.id));
      },
    ),
    'whatever has taken its place, the card attacked first must still be there in each step': onlyIf(
      'battleContinues',
      (g) => {
        const { joined } = g.state.battle!;
        return isAmong(joined, g.card(joined[1]!.id));
      },
    ),
    'a card that has left and come back counts as still there': another(
      'remainsInBattle',
      (g, _battle, id) => isLeader(g.card(id)) || isCharacter(g.card(id)),
    ),
    'when attacker or target leaves, what else waits in the Attack Step is dropped':
      skip('resolveWaitingAbility', (g, waiting) => {
        const { battle } = g.state;
        return battle && !isBlocked(g) && ofAttackStep(waiting) && !bothRemain(g);
      }),
    'a card is the attacker from its resting on, wherever that has taken it': (rules) => ({
      beginBattle(g, attackers, targets) {
        rules.beginBattle(g, attackers, targets);
      },
    }),
    'when the target leaves in the Attack Step nothing answers the attack any more': withoutTarget('opponentAttacks'),
    'when the target leaves in the Attack Step no other effect of attacking comes': withoutTarget('attackDeclared'),
  },
  '7-1-2-1': {
    'one [Blocker] after the other may be activated in a battle': always('mayBlockAgain', true),
    'one [Blocker] may be activated in a turn': onlyIf(
      'mayBlockAgain',
      (g) => !g.journal.some((event) => event.type === 'blocked'),
    ),
    'only Characters activate [Blocker]': refuse('blockerRefusal', (_g, card) => !isCharacter(card)),
    '[Blocker] can be activated only where the Leader is attacked': onlyIf('mayBlockAgain', (g) =>
      isLeader(g.card(duelOf(g).target)),
    ),
    'after a [Blocker] that could not take the place another one may be activated': afterwards(
      'block',
      (g, _player, card) => {
        const battle = g.state.battle!;
        if (battle.targets[0]! !== card.id) setBattle(g, { ...battle, guards: [] });
      },
    ),
  },
  '7-1-2-2': {
    'effects of blocking wait for the end of the battle': blockEmittedBefore('endOfBattle'),
    'effects of blocking come before the [Blocker] is the card attacked': moved('takeTargetPlace', (take) =>
      afterwards('block', (g, _player, card) => take(g, card)),
    ),
    'effects of blocking come when the Counter Step is over': (rules) => ({
      emitBlock: () => undefined,
      *damageStep(g) {
        const { target } = duelOf(g);
        if (isBlocked(g)) rules.emitBlock(g, opponentOf(g.state.turnPlayer), g.card(target));
        yield* g.rules.runCheckpoint(g);
        yield* rules.damageStep(g);
      },
    }),
    'effects of blocking also come where their card is attacked': beforehand('blockStep', function* (g) {
      const battle = g.state.battle!;
      emit(g, 'blocked', {
        player: opponentOf(g.state.turnPlayer),
        card: battle.targets[0]!,
      });
      yield* g.rules.runCheckpoint(g);
    }),
    '"when you block" also means the opponent': afterwards('emitBlock', (g, player, card) => {
      emit(g, 'blocked', { player: opponentOf(player), card: card.id });
    }),
    'the card whose place a [Blocker] has taken is still a card in the battle': alsoIf(
      'takesPart',
      (g, card) => g.state.battle?.joined.some((one) => isAmong([one], card)) ?? false,
    ),
  },
  '7-1-2-3': {
    'the Counter Step follows although attacker or target has moved areas': alsoIf(
      'battleContinues',
      (_g, next) => next === 'counter',
    ),
    'when the card that blocked has left, what was attacked first is attacked again': (rules) => ({
      *attackStep(g, player, attacker, target) {
        yield* rules.attackStep(g, player, attacker, target);
        keepInBattle(g, { first: duelOf(g).target });
      },
      battleContinues(g, next) {
        const battle = g.state.battle as Battle & { first?: string };
        if (next === 'counter' && battle.first && !rules.remainsInBattle(g, battle, battle.targets[0]!)) {
          setBattle(g, { ...battle, targets: [battle.first] });
        }
        return rules.battleContinues(g, next);
      },
    }),
    'after the Block Step the card attacked first must still be there': (rules) => ({
      takeTargetPlace(g, card) {
        const { target } = duelOf(g);
        rules.takeTargetPlace(g, card);
        keepInBattle(g, { first: target });
      },
      battleContinues(g, next) {
        const battle = g.state.battle as Battle & { first?: string };
        if (next === 'counter' && battle.first && !rules.remainsInBattle(g, battle, battle.first)) return false;
        return rules.battleContinues(g, next);
      },
    }),
    'when the attacker leaves in the Block Step no other effect of blocking comes':
      skip('resolveWaitingAbility', (g, waiting) => {
        const { battle } = g.state;
        return waiting.event.type === 'blocked' && battle && !g.rules.remainsInBattle(g, battle, battle.attackers[0]!);
      }),
  },
});
