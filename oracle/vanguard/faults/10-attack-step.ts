/** Misreadings of the clauses about the start step and the attack step (10.1 to 10.4). */
import { setBattle } from '../../kernel/changes';
import { guarded } from '../../kernel/procedures/battle';
import { NOTHING, opponentOf } from '../../kernel/state';
import { afterwards, beforehand, both, instead, moved } from '../../kernel/testing/doing';
import { alsoIf, always, another, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { LAYERS, lentInBattle, type RuleValue } from '../05-information';
import { cardsIn, type VgRules } from '../game';

const lentAsPrinted: RuleValue = (g, card, stat) => {
  const fought = g.state.battle;
  if (stat !== 'power' || !fought) return [];
  const lent = (role: 'boosts' | 'guards', value: string) =>
    g.rules
      .helpersLeft(g, fought[role], card.id)
      .map((helper) => ({ layer: LAYERS.battle.at, by: g.rules.printed(g, helper, value) }));
  return [...lent('boosts', 'power'), ...lent('guards', 'shield')];
};

export const attackStepFaults = faultTable<VgRules>({
  '10.1.1': {
    'units at rest attack': another('canAttack', (g, card) => !g.rules.isProhibited(g, card, 'attack')),
    'units of the back row attack': result('attackersToChoose', (_found, g, player) =>
      g.rules.unitsOn(g, player, 'rearGuard').filter((card) => g.rules.canAttack(g, card)),
    ),
    'only the vanguard attacks': result('attackersToChoose', (found, g) =>
      found.filter((card) => g.rules.isVanguard(g, card)),
    ),
    'one attack ends the battle phase': ({ startStep }) => ({
      *startStep(g, player) {
        yield* startStep(g, player);
        return false;
      },
    }),
  },
  '10.1.3': {
    'a battle counts once its attack has come about': moved('countBattle', (count) =>
      afterwards('beAttacked', (g) => count(g, g.state.turnPlayer)),
    ),
    'a battle that is cut off has no close step': skip('endOfBattle', (g) => g.state.battle?.targets.length === 0),
  },
  '10.1.4': {
    'every battle is one in which a vanguard is attacked': always('isBattleAgainst', true),
    'a battle is what its units are at its end': another('isBattleAgainst', (g, kind) =>
      g.rules
        .attackedUnits(g)
        .some((unit) => (kind === 'vanguard' ? g.rules.isVanguard(g, unit) : g.rules.isRearGuard(g, unit))),
    ),
  },
  '10.1.5': {
    'a battle stays what it was when the attack began': skip('recordKinds', (g, kept) =>
      kept.length === 0 && Object.keys(g.state.facts.battle.attackedOn).length > 0),
  },
  '10.2.3': {
    'a unit that cannot be attacked is attacked along with others': alsoIf(
      'canBeAttacked',
      (g) => g.rules.attackedUnits(g).length > 0,
    ),
  },
  '10.3.1.1': {
    'the battle phase begins with each start step': beforehand('startStep', (g) => g.rules.beginPhase(g, 'battle')),
    'the battle phase has no beginning': skip('beginPhase', (_g, phase) => phase === 'battle'),
  },
  '10.3.1.2': {
    'a player who can attack must attack': ({ startStep }) => ({
      *startStep(g, player) {
        if (yield* startStep(g, player)) return true;
        const [forced] = g.rules.attacks(g, player);
        return forced ? yield* g.rules.attackWith(g, player, forced.attackers!, [forced.target!]) : false;
      },
    }),
  },
  '10.3.1.3': {
    'an attack that was chosen is not made': another('attackWith', function* () {
      yield* NOTHING;
      return true;
    }),
  },
  '10.3.1.4': {
    'without an attack the next turn comes at once': skip('endPhase'),
  },
  '10.3.2': {
    'the player going first attacks in the first turn': always('isVeryFirstTurn', false),
    'nobody attacks in the first two turns': alsoIf('isVeryFirstTurn', (g) => g.state.turn <= 2),
    'a player whose units cannot attack is stuck in the battle phase': another('attackersToChoose', (g, player) =>
      g.rules.frontOf(g, player).filter((card) => !g.rules.isProhibited(g, card, 'attack')),
    ),
  },
  '10.4.1.1': {
    'the battle begins when a unit is attacked': result('canLast', (lasts, g, until) =>
      until === 'battle' ? (g.state.battle?.targets.length ?? 0) > 0 : lasts,
    ),
  },
  '10.4.1.2': { 'the attack step has no beginning': skip('beginStep', (_g, step) => step === 'attack') },
  '10.4.1.3': {
    'the unit that was chosen first attacks all the same': both(
      another('specifyAttacker', function* (g) {
        g.cite('10.4.1.3');
        return g.card(g.state.facts.battle.chosen.attackers[0]!);
      }),
      always('canAttack', true, (g) => g.state.battle !== null),
    ),
    'without the unit that was chosen the battle is over': another('specifyAttacker', function* (g) {
      g.cite('10.4.1.3');
      const named = g.card(g.state.facts.battle.chosen.attackers[0]!);
      return g.rules.canAttack(g, named) ? named : undefined;
    }),
    'a unit that cannot attack attacks': onlyIf('isProhibited', (_g, _card, what) => what !== 'attack'),
  },
  '10.4.1.3.1': {
    'the close step comes': skip('callOff'),
    'another start step comes': ({ attackWith }) => ({
      *attackWith(...given) {
        yield* attackWith(...given);
        return true;
      },
    }),
  },
  '10.4.1.4': {
    'a unit that was rested before its attack attacks at rest': another(
      'canAttack',
      (g, card) => !g.rules.isProhibited(g, card, 'attack'),
    ),
  },
  '10.4.1.4.1': {
    'a unit that an effect lets attack attacks wherever it has gone': another('stillOrdered', (_g, unit) => unit),
    'an attack that does not begin has no close step': instead(
      'endOfBattle',
      (g) => g.state.battle?.attackers.length === 0,
      (g) => g.rules.leaveBattle(g),
    ),
  },
  '10.4.1.5': { 'the attacker does not rest': skip('restAttacker') },
  '10.4.1.5.1': {
    'an attacker goes on from another circle': another('rolesEndByMoving', false),
    'an attacker that has come back attacks again': result('attackerOf', (found, g) => {
      const [id] = g.state.battle?.attackers ?? [];
      return (
        found ?? (id === undefined ? undefined : g.rules.frontOf(g, g.state.turnPlayer).find((one) => one.id === id))
      );
    }),
  },
  '10.4.1.5.2': {
    'a unit that may not attack any more stops its attack': onlyIf(
      'battleContinues',
      (g) => !g.rules.attackerOf(g) || !g.rules.isProhibited(g, g.rules.attackerOf(g)!, 'attack'),
    ),
    'a unit that may not attack any more hits nothing': onlyIf(
      'isHitBy',
      (g, _unit, attacker) => !g.rules.isProhibited(g, attacker, 'attack'),
    ),
  },
  '10.4.1.6': {
    'a unit that must be attacked is one of several targets': always('targetsObliged', []),
    'units of both rows may be attacked': result('targetsToChoose', (_found, g, attacker) =>
      cardsIn(g, opponentOf(g.rules.masterOf(g, attacker)), 'field'),
    ),
    'a unit that cannot be attacked is attacked': onlyIf('isProhibited', (_g, _card, what) => what !== 'beAttacked'),
    'a unit that cannot attack a vanguard attacks one': onlyIf(
      'isProhibited',
      (_g, _card, what) => what !== 'attackVanguard',
    ),
    'units of both players may be attacked': result('targetsToChoose', (found, g, attacker) => [
      ...found,
      ...g.rules.frontOf(g, g.rules.masterOf(g, attacker)).filter((card) => card !== attacker),
    ]),
    'only the vanguard is attacked': result('targetsToChoose', (found, g) =>
      found.filter((card) => g.rules.isVanguard(g, card)),
    ),
    'the attack is over where the first unit cannot be attacked any more': another('specifyTarget', function* (g) {
      g.cite('10.4.1.6');
      return g.card(g.state.facts.battle.chosen.target!);
    }),
  },
  '10.4.1.7': {
    'a unit that cannot be attacked any more is attacked all the same': both(
      another('specifyTarget', function* (g) {
        g.cite('10.4.1.6');
        return g.card(g.state.facts.battle.chosen.target!);
      }),
      always('canBeAttacked', true, (g) => g.state.battle !== null),
    ),
  },
  '10.4.1.7.1': {
    'a unit that an effect lets be attacked is attacked wherever it has gone': another(
      'stillOrdered',
      (_g, unit) => unit,
    ),
    'an attack without a target goes through all steps': always('battleContinues', true),
    'the attacker does not rest where nothing can be attacked': instead(
      'beginAttack',
      (g, attacker) => g.rules.targetsToChoose(g, attacker).length === 0,
      function* (g, attacker) {
        setBattle(g, { ...g.state.battle!, attackers: [attacker.id] });
        yield* NOTHING;
      },
    ),
  },
  '10.4.1.8': {
    'a unit is attacked wherever it has moved': another('rolesEndByMoving', false),
    'a unit that has come back is attacked again': result('attackedUnits', (found, g) => {
      const targets = g.state.battle?.targets ?? [];
      const front = g.rules.frontOf(g, opponentOf(g.state.turnPlayer));
      return found.length > 0 ? found : front.filter(({ id }) => targets.includes(id));
    }),
  },
  '10.4.1.8.1': {
    'a battle is over when its target has left': onlyIf(
      'battleContinues',
      (g, next) => next === 'attack' || g.rules.attackedUnits(g).length > 0,
    ),
  },
  '10.4.1.8.2': {
    'only the attacker has a battle opponent': result('battleOpponentsOf', (found, g, card) =>
      g.rules.attackerOf(g)?.id === card.id ? found : [],
    ),
    'only a unit that is attacked has a battle opponent': result('battleOpponentsOf', (found, g, card) =>
      g.rules.attackerOf(g)?.id === card.id ? [] : found,
    ),
    'a unit that boosts is a battle opponent too': result('battleOpponentsOf', (found, g, card) =>
      g.rules.attackerOf(g)?.id === card.id ? found : [...found, ...g.rules.boostersOfBattle(g)],
    ),
  },
  '10.4.1.8.3': {
    'an attack stays on one unit': skip('battleAlso'),
    'the further units take the place of the first': ({ battleAlso }) => ({
      battleAlso(g, units) {
        const [first] = g.state.battle!.targets;
        battleAlso(g, units);
        setBattle(g, { ...g.state.battle!, targets: g.state.battle!.targets.filter((id) => id !== first) });
      },
    }),
    'units of the back row do not battle': onlyIf(
      'canBeAttacked',
      (g, card) => g.rules.circleOf(g, card)?.layout?.row === 'front',
    ),
  },
  '10.4.1.8.4': {
    'only one of several units is hit': result('unitsHit', (found) => found.slice(0, 1)),
  },
  '10.4.1.9': {
    'nothing answers that a card guards': skip('emitGuards'),
    'a guardian guards the first unit that is attacked': ({ beginsToGuard }) => ({
      beginsToGuard: (g, player, called) =>
        beginsToGuard(g, player, { ...called, guards: g.rules.attackedUnits(g)[0]?.id }),
    }),
    'a guardian guards all units that are attacked': afterwards('beginsToGuard', (g, _player, { card }) => {
      for (const { id } of g.rules.attackedUnits(g)) setBattle(g, guarded(g.state.battle!, card, id));
    }),
    'a guardian that an effect has called guards nobody': skip('beginsToGuard', (g, _player, { guards }) =>
      guards === undefined && g.rules.attackedUnits(g).length > 1),
  },
  '10.4.1.9.1': {
    'a guardian that an effect has called guards nobody': skip('beginsToGuard', (_g, _player, { guards }) =>
      guards === undefined),
  },
  '10.4.1.10': {
    'a unit that comes to the circle of a unit that is attacked is attacked': result('hitAndThere', (found, g) => {
      const front = g.rules.frontOf(g, opponentOf(g.state.turnPlayer));
      return [...found, ...front.filter(({ placed }) => placed > g.rules.attackerOf(g)!.placed)];
    }),
  },
  '10.4.1.11': {
    'no unit boosts': always('boostersFor', []),
    'a unit behind the attacker boosts by itself': another('boostStep', function* (g, attacker) {
      g.cite('10.4.1.11', '14.5.2');
      for (const card of g.rules.boostersFor(g, attacker)) yield* g.rules.boost(g, card, attacker.id);
    }),
    'units of any column boost': result('boostersFor', (_found, g, attacker) =>
      g.rules
        .unitsOn(g, attacker.side, 'rearGuard')
        .filter((card) => card.state === 'stand' && g.rules.hasIcon(g, card, 'boost')),
    ),
    'units at rest boost': result('boostersFor', (found, g, attacker) => [
      ...found,
      ...g.rules
        .unitsOn(g, attacker.side, 'rearGuard')
        .filter((card) => card.state === 'rest' && card !== attacker && g.rules.hasIcon(g, card, 'boost')),
    ]),
    'units without Boost boost': alsoIf('hasIcon', (_g, _card, icon) => icon === 'boost'),
    'the vanguard is not boosted': result('boostersFor', (found, g, attacker) =>
      g.rules.isVanguard(g, attacker) ? [] : found,
    ),
  },
  '10.4.1.11.1': {
    'the power of the booster is added as it is printed': ({ ruleValues }) => ({
      ruleValues: ruleValues.map((row) => (row === lentInBattle ? lentAsPrinted : row)),
    }),
    'the power of a booster that has left stays': ({ helpersLeft }) => ({
      helpersLeft(g, roles, of) {
        const left = helpersLeft(g, roles, of);
        return left.length > 0 ? left : roles.filter(({ target }) => target === of).map(({ card }) => g.card(card.id));
      },
    }),
  },
  '10.4.1.12': {
    'nothing is told of an attack': skip('emitAttack'),
    'what the attack triggers waits until the guard step has begun': skip('endAttackStep'),
  },
  '10.4.1.13': {
    'there is no guard step': another('battleSteps', ['attack', 'drive', 'damage']),
  },
});
