/** Misreadings of the clauses about the damage step (10.7). */
import { emit } from '../../kernel/changes';
import { statOf } from '../../kernel/continuous/values';
import { afterwards, beforehand, both, moved } from '../../kernel/testing/doing';
import { another, args, faultTable, onlyIf, replaced, result, skip } from '../../kernel/testing/misreadings';
import { powerOf, type VgRules } from '../game';

export const damageStepFaults = faultTable<VgRules>({
  '10.7.1.1': { 'the damage step has no beginning': skip('beginStep', (_g, step) => step === 'damage') },
  '10.7.1.2': {
    'what keeps weak attackers from hitting a unit keeps none off': args('isProhibited', (g, card, what, cause) => [
      g,
      card,
      what,
      what === 'hit' ? undefined : cause,
    ]),
    'a unit of the same power is not hit': onlyIf(
      'isHitBy',
      (g, unit, attacker) => powerOf(g, unit) < powerOf(g, attacker),
    ),
    'a unit of more power is hit': another('isHitBy', () => true),
    'power below 0 counts as 0': result('readAs', (value) => Math.max(0, value)),
    'all units are hit when one is': result('unitsHit', (hit, g) => (hit.length > 0 ? g.rules.attackedUnits(g) : hit)),
    'no unit is hit unless all are': result('unitsHit', (hit, g) =>
      hit.length === g.rules.attackedUnits(g).length ? hit : [],
    ),
  },
  '10.7.1.2.1': {
    'a unit that has moved is compared too': another('rolesEndByMoving', false),
    'an attacker that has left hits all the same': result('unitsHit', (hit, g) =>
      g.rules.attackerOf(g) ? hit : g.rules.attackedUnits(g),
    ),
  },
  '10.7.1.3': {
    'the attack has hit before the damage is dealt': moved('emitHits', (emitIt) =>
      beforehand('dealBattleDamage', emitIt),
    ),
  },
  '10.7.1.4': {
    'every hit deals 1 damage': args('dealDamageTo', (g, player) => [g, player, 1]),
    'a rear-guard that is hit deals damage to its player': afterwards('dealBattleDamage', (g, hits) => {
      for (const unit of hits.map((id) => g.card(id)))
        if (g.rules.isRearGuard(g, unit)) g.rules.dealDamageTo(g, g.rules.masterOf(g, unit), 1);
    }),
  },
  '10.7.1.4.1': {
    'an attacker deals 1 damage at least': afterwards('dealBattleDamage', (g, hits) => {
      const attacker = g.rules.attackerOf(g);
      if (attacker && hits.length > 0 && statOf(g, attacker, 'critical') === 0) g.rules.dealDamageTo(g, 'B', 1);
    }),
    'an attack without critical does not hit': onlyIf(
      'isHitBy',
      (g, _unit, attacker) => statOf(g, attacker, 'critical') > 0,
    ),
  },
  '10.7.1.4.2': { 'an attacker that has moved deals damage': another('rolesEndByMoving', false) },
  '10.7.1.5': {
    'the damage is taken after the attack has hit': both(
      skip('dealBattleDamage'),
      afterwards('emitHits', (g, hits) => {
        const attacker = g.rules.attackerOf(g);
        const vanguards = g.rules.hitAndThere(g, hits).filter((unit) => g.rules.isVanguard(g, unit));
        for (const unit of attacker ? vanguards : [])
          g.rules.dealDamageTo(g, g.rules.masterOf(g, unit), statOf(g, attacker!, 'critical'));
      }),
    ),
  },
  '10.7.1.6': {
    '"did not hit" happens after each attack': afterwards('emitHits', (g, hits) => {
      const [card] = g.state.battle!.attackers as [string];
      if (hits.length > 0) emit(g, 'didNotHit', { player: g.state.turnPlayer, card });
    }),
    'nobody is told of a hit': skip('emitHits', (_g, hits) => hits.length > 0),
  },
  '10.7.1.6.1': {
    'only the attack is told to have hit and not which units it hit': replaced('emitHits', (rule, [g, hits]) => {
      const [card] = g.state.battle!.attackers as [string];
      if (hits.length === 0) return rule(g, hits);
      emit(g, 'attackHits', { player: g.state.turnPlayer, card });
    }),
  },
  '10.7.1.7': {
    'nobody is told that an attack did not hit': skip('emitHits', (_g, hits) => hits.length === 0),
    'an attack without attacker is not one that did not hit': skip('emitHits', (g, hits) =>
      hits.length === 0 && !g.rules.attackerOf(g)),
  },
  '10.7.1.8': {
    'such an effect does nothing': skip('hitAnyway'),
    'after a hit the ability triggers twice': args('emitHitAnyway', (g, player, card) => [g, player, card, []]),
    'the units are hit all the same': result('unitsHit', (hit, g) =>
      g.rules.attackerOf(g) &&
      g.state.effects.some(({ modification: m }) => m.kind === 'stat' && m.stat === 'hitsAnyway')
        ? g.rules.attackedUnits(g)
        : hit,
    ),
  },
  '10.7.1.9': {
    'units are retired before "when the attack hits" is carried out': moved('emitHits', (emitIt) =>
      afterwards('retireAfterBattle', emitIt),
    ),
  },
  '10.7.1.10': {
    'what was hit is not retired': skip('retire'),
    'the rear-guards are retired before the guardians': another('retireAfterBattle', function* (g, hits) {
      g.cite('10.7.1.10');
      yield* g.rules.retire(
        g,
        g.rules.hitAndThere(g, hits).filter((unit) => g.rules.isRearGuard(g, unit)),
      );
      yield* g.rules.retire(g, g.rules.unitsOn(g, 'B', 'guardian'));
    }),
    'a unit that has moved after it was hit is not retired': result('hitAndThere', (found, g) => {
      const attacked = g.rules.attackedUnits(g);
      return found.filter((unit) => attacked.includes(unit));
    }),
  },
  '10.7.1.11': {
    'what the retired units trigger waits until the close step': skip('checkTiming', (g) =>
      g.journal.at(-1)?.type === 'retired'),
  },
});
