/** Misreadings of 7-1. */
import { setBattle, emit } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { isAmong, NOTHING } from '../../kernel/state';
import { afterwards, beforehand, both, instead, moved } from '../../kernel/testing/doing';
import { alsoIf, always, another, faultTable, onlyIf, refuse, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, categoryOf, fightersOf, isActive, isBattleCard, isLeader, RULE, type DbsRules } from '../game';
import { duelOf } from '../../kernel/packs/leader-games/duels';
import { anyAttackCard, combosToHands, inOrderOfEnd, ofLeaving } from './battle';

export const attacksAndBattlesFaults = faultTable<DbsRules>({
  '7-1': {
    'a card that has come under the control of the other player is in the battle no more': onlyIf(
      'remainsInBattle',
      (g, _battle, id) => g.card(id).side === g.card(id).owner,
    ),
    'Leader Cards do not attack': refuse('attackerRefusal', (_g, attacker) => isLeader(attacker)),
    'Battle Cards do not attack Leader Cards': refuse(
      'targetRefusal',
      (_g, attacker, target) => isBattleCard(attacker) && isLeader(target),
    ),
    'Leader Cards do not attack Battle Cards': refuse(
      'targetRefusal',
      (_g, attacker, target) => isLeader(attacker) && isBattleCard(target),
    ),
    'an active Battle Card may be attacked': always('activeTargetRefusal', null),
    'a Leader Card, too, is attacked only while it is rested': refuse(
      'activeTargetRefusal',
      (_g, _attacker, target) => isLeader(target) && isActive(target),
    ),
    'a rested Leader Card is not attacked': refuse(
      'activeTargetRefusal',
      (_g, _attacker, target) => isLeader(target) && !isActive(target),
    ),
    'a rested Battle Card may attack': always('restedRefusal', null, (_g, attacker) => isBattleCard(attacker)),
    'a rested Leader Card may attack': always('restedRefusal', null, (_g, attacker) => isLeader(attacker)),
    'to rest for an attack triggers nothing': skip('happened', (g, { type, cause }) =>
      type === 'rested' && cause?.kind === 'rule' && g.state.phase === 'main'),
    'a Battle Card attacks without resting': skip('restAttacker', (_g, _player, attacker) => isBattleCard(attacker)),
    'a Leader Card attacks without resting': skip('restAttacker', (_g, _player, attacker) => isLeader(attacker)),
    'a card attacks whether it is rested for that or not': always('isReadyToAttack', true),
    'a card attacks that has left instead of being rested': (rules) => ({
      *restsToAttack(g, player, attacker) {
        const from = attacker.zone;
        const attacks = yield* rules.restsToAttack(g, player, attacker);
        return attacks || attacker.zone !== from;
      },
    }),
    'the attack card rests once the attack has been answered': moved('restAttacker', (rest) =>
      beforehand('afterAttackIsAnswered', (g) => rest(g, g.state.turnPlayer, g.card(duelOf(g).attacker))),
    ),
    'a rested Battle Card of the own side may be attacked': (rules) => ({
      attackRefusal(g, player, action) {
        const own = fightersOf(g, player).find((card) => card.id === action.target && isBattleCard(card));
        return own && !isActive(own) ? null : rules.attackRefusal(g, player, action);
      },
    }),
    'Extra Cards of the Battle Area attack': (rules) => ({
      attackRefusal: (g, player, action) =>
        cardsIn(g, player, 'battle').some((card) => card.id === action.card && categoryOf(card) === 'extra')
          ? null
          : rules.attackRefusal(g, player, action),
    }),
    'a card attacks once in a turn, even when it is active again': refuse('attackerRefusal', (g, attacker) =>
      g.journal.some((event) => event.type === 'attackDeclared' && event.card === attacker.id),
    ),
    'attack card and guard card they are even when the attack has been negated': another(
      'hasRole',
      (g, card, role) => g.state.battle !== null && g.state.battle[role].includes(card.id),
    ),
    'what is attacked is no guard card': onlyIf('hasRole', (_g, _card, role) => role === 'attackers'),
  },
  '7-1-1': {
    'nothing is triggered where a Leader Card attacks': skip('emitAttack', (g, _player, card) =>
      isLeader(g.card(card))),
    'nothing is triggered of a card that is attacked': another('emitAttack', (g, player, card, target) =>
      emit(g, 'attackDeclared', { player, card, target }),
    ),
    'nothing is triggered of a card that attacks': (rules) => ({
      emitAttack(g, player, attacker, target) {
        const card = g.rules.masterOf(g, g.card(target));
        if (player !== card) emit(g, 'isAttacked', { player: card, card: target, attackedBy: attacker });
        else rules.emitAttack(g, player, attacker, target);
      },
    }),
    'it is triggered only where the attack is not negated': moved('emitAttack', (emit) =>
      beforehand('battleStep', (g, step) => {
        const { attacker, target } = duelOf(g);
        if (step === 'attack' && !g.state.facts.attackNegated) emit(g, g.state.turnPlayer, attacker, target);
      }),
    ),
    'the attack card is attacked as well': afterwards('emitAttack', (g, player, attacker, target) => {
      emit(g, 'isAttacked', { player, card: attacker, attackedBy: target });
    }),
    'a card that becomes the guard card is attacked as well': afterwards('becomeGuard', (g, player, card) => {
      emit(g, 'isAttacked', { player, card: card.id, attackedBy: duelOf(g).attacker });
    }),
    '[Blocker] is triggered by attacks on Leader Cards only': skip('blockersNotice', (g, event) =>
      isBattleCard(g.card(event.card!))),
  },
  '7-1-2': {
    'there is no counter timing': always('clauseOfTiming', undefined, (_g, { what }) => what === 'attack'),
    'there is one only where a Leader Card is attacked': skip('answers', (g, { what }) =>
      what === 'attack' && isBattleCard(g.card(duelOf(g).target))),
    'the turn player counters': another('firstToCounter', (_g, about) => about.player),
    'every [Counter] answers an attack': result('countersAgainst', (kinds, _g, { what }) =>
      what === 'attack' ? [...kinds, 'counterPlay' as const] : kinds,
    ),
    'it comes after what the attack has triggered': beforehand('answers', function* (g, activation, moment) {
      if (activation.what === 'attack' && moment === 'declared') yield* g.rules.runCheckpoint(g);
    }),
  },
  '7-1-3': {
    'what is triggered waits until the Offence Step': skip('battleStep', (_g, step) => step === 'attack'),
    'the checkpoint comes before the attack is answered': both(
      skip('battleStep', (_g, step) => step === 'attack'),
      beforehand('answers', (g, { what }) => (what === 'attack' ? g.rules.runCheckpoint(g) : NOTHING)),
    ),
    'what a negated attack has triggered by its rest is lost': alsoIf(
      'isCancelled',
      (g, { event }) => g.state.facts.attackNegated && event.type === 'rested',
    ),
    'there is no checkpoint where the attack has been negated': skip('battleStep', (g, step) =>
      step === 'attack' && g.state.facts.attackNegated),
    'what is triggered waits until the Damage Step': skip('runCheckpoint', ofLeaving),
  },
  '7-1-4': {
    'an attack card fights on under another card': another('remainsInBattle', (g, fought, id) =>
      isAmong(fought.joined, g.card(id)),
    ),
    'it is looked at before the Offence Step alone': alsoIf('battleContinues', (_g, next) => next !== 'offence'),
    'an attack card that leaves when it deals damage deals it all the same': always('stillDealsDamage', true),
    'the battle is left where a card is played on top of the attack card': onlyIf(
      'battleContinues',
      (g) => g.journal.findLast(({ type }) => type === 'attackDeclared')?.card === duelOf(g).attacker,
    ),
    'the battle is left where a card is played on top of the guard card': onlyIf(
      'battleContinues',
      (g) => g.journal.findLast(({ type }) => type === 'attackDeclared')?.target === duelOf(g).target,
    ),
    'a negated attack goes on': another(
      'battleContinues',
      (g, next) => next === 'attack' || g.rules.bothSidesRemain(g),
    ),
    'a battle goes on without an attack card': alsoIf('bothSidesRemain', (g) => {
      const fought = g.state.battle!;
      return g.rules.remainsInBattle(g, fought, fought.targets[0]!);
    }),
    'a battle goes on without a guard card': alsoIf('bothSidesRemain', (g) => {
      const fought = g.state.battle!;
      return g.rules.remainsInBattle(g, fought, fought.attackers[0]!);
    }),
    'an attack card that has come back attacks on': alsoIf(
      'remainsInBattle',
      (g, { attackers }, id) => attackers.includes(id) && g.card(id).zone === 'battle',
    ),
    'it is looked at before the checkpoint': (rules) => ({
      battleContinues: (g, _next) => rules.battleContinues(g, 'offence'),
    }),
    'a [Blocker] takes over even a negated attack': another('becomeGuard', (g, player, card) => {
      if (g.rules.becomesTarget(g, card)) emit(g, 'targetChanged', { player, card: card.id });
    }),
    'a battle is left where the guard card becomes active': onlyIf('battleContinues', (g, next) => {
      const guard = g.card(duelOf(g).target);
      return next === 'attack' || isLeader(guard) || !isActive(guard);
    }),
    'an attack that a [Counter] has answered is over': onlyIf(
      'battleContinues',
      (g) => !g.journal.some(({ type }) => type === 'counterActivated'),
    ),
    'without an attack card the damage is inflicted all the same': beforehand('endOfBattle', function* (g) {
      const { attacker, target } = duelOf(g);
      if (!g.rules.remainsInBattle(g, g.state.battle!, attacker))
        yield* g.rules.strikePlayer(g, g.card(target).side, 1, RULE);
    }),
  },
  '7-1-4-1': {
    'the cards of the Combo Areas stay there': skip('dropCombos', ofLeaving),
    'only those of the turn player go': instead(
      'dropCombos',
      (g) => ofLeaving(g),
      (g) => g.rules.drop(g, cardsIn(g, g.state.turnPlayer, 'combo'), RULE),
    ),
    'they go back to the hands': (rules) => ({
      dropCombos: (g) => (ofLeaving(g) ? combosToHands(g) : rules.dropCombos(g)),
    }),
    'they go once the skills of the end of the battle have been resolved': inOrderOfEnd(ofLeaving, [
      'power',
      'trigger',
      'combos',
      'lasting',
    ]),
  },
  '7-1-4-2': {
    'nothing is triggered by it': skip('triggersOfEnd', ofLeaving),
    'the attack card is meant although it has left and come back': anyAttackCard(ofLeaving),
    'only a battle without a negated attack has an end': skip('emitBattleEnd', (g) => g.state.facts.attackNegated),
    'what it triggers is resolved when the battle is over': inOrderOfEnd(ofLeaving, ['combos', 'power', 'lasting']),
  },
  '7-1-4-3': {
    'what lasts for the battle goes on for the turn': skip('endBattleEffects', ofLeaving),
    'it ends before the skills of the end of the battle': inOrderOfEnd(ofLeaving, [
      'combos',
      'power',
      'lasting',
      'trigger',
    ]),
  },
  '7-1-4-4': {
    'the battle is not over': (rules) => ({
      *endOfBattle(g) {
        const fought = g.state.battle!;
        yield* rules.endOfBattle(g);
        if (fought.hits === null) setBattle(g, fought);
      },
    }),
    'after a negated attack there is none any more in this turn': refuse('attackerRefusal', (g) =>
      g.journal.some(({ type }) => type === 'attackNegated'),
    ),
    'the next attack is negated as well': (rules) => ({
      battleContinues: (g, next) =>
        rules.battleContinues(g, next) &&
        (next === 'attack' || !g.journal.some(({ type }) => type === 'attackNegated')),
    }),
    'the attack card becomes active again': (rules) => ({
      *endOfBattle(g) {
        const [left, card] = [ofLeaving(g), g.card(duelOf(g).attacker)];
        yield* rules.endOfBattle(g);
        if (left) yield* perform(g, { card, state: 'active', cause: RULE });
      },
    }),
  },
});
