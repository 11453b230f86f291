/** Misreadings of the clauses about attacks, battles and boosts by effects (7.36 to 7.38, 7.47, 7.48). */
import { setBattle } from '../../kernel/changes';
import { statOf } from '../../kernel/continuous/values';
import { afterwards } from '../../kernel/testing/doing';
import { another, args, faultTable, onlyIf, replaced, result, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const attackActionFaults = faultTable<VgRules>({
  '7.22.1': {
    'only the drive step has drive checks': skip('driveCheckByEffect'),
    'a drive check by an effect is no check with its icon': skip('performIcon', (g) =>
      g.rules.driveUnit(g) === undefined && g.state.facts.checking.drives.length > 0),
    'a rear-guard that has checked by an effect checks in the drive step too': result(
      'driveUnit',
      (found, g) =>
        found ?? (g.journal.some(({ type }) => type === 'driveChecked') ? g.rules.attackerOf(g) : undefined),
    ),
  },
  '7.36.1': {
    'an effect orders no attack': skip('orderAttack'),
    'an attack comes in the middle of the effect that orders it': ({ draw }) => ({
      *draw(g, ...given) {
        if (!g.state.battle && g.state.orderedAttacks.length > 0) yield* g.rules.executeOrderedAttacks(g);
        yield* draw(g, ...given);
      },
    }),
  },
  '7.36.1.1': {
    'only units of the front row attack by an effect': onlyIf(
      'canAttack',
      (g, card) => g.rules.circleOf(g, card)?.layout?.row === 'front',
    ),
    'units at rest attack by an effect': another('canAttack', (g, card) => !g.rules.isProhibited(g, card, 'attack')),
    'units that cannot attack do so by an effect': another('canAttack', (_g, card) => card.state === 'stand'),
    'units that cannot be attacked are attacked by an effect': another('canBeAttacked', () => true),
    'an effect lets one unit attack': ({ attackAsOrdered }) => ({
      attackAsOrdered: (g, attack, { attackers, targets }) =>
        attackAsOrdered(g, attack, { attackers: attackers.slice(0, 1), targets }),
    }),
  },
  '7.36.1.2': {
    'a unit behind the attacker boosts it': replaced('endAttackStep', function* (rule, [g]) {
      const attacker = g.rules.attackerOf(g);
      if (g.rules.isOrderedAttack(g) && attacker) yield* g.rules.boostStep(g, attacker);
      yield* rule(g);
    }),
    'a unit attacks once by an effect, even if it stands again': skip('attackWhileAble', (g, _order, { id }) =>
      g.journal.some(({ type, card }) => type === 'attacks' && card === id)),
  },
  '7.36.2': {
    'an attack that is ordered in a battle is not made': skip('orderAttack', (g) => g.state.battle !== null),
  },
  '7.36.3': {
    'the units attack in the order in which they lie': another('nextOrdered', function* (g, _player, left) {
      if (left.length > 1) g.cite('7.36.3');
      return left[0];
    }),
  },
  '7.36.4': {
    '"that attack" is the battle in which the effect is carried out': args(
      'executeInstruction',
      (g, context, instruction) => [
        g,
        context,
        'until' in instruction && instruction.until === 'thatAttack'
          ? { ...instruction, until: 'battle' }
          : instruction,
      ],
    ),
    'what lasts for "that attack" goes on after it': skip('endOrder'),
  },
  '7.37.1': { 'an effect does not add units to a battle': skip('battleAlso') },
  '7.38.1': {
    'an attack stays on its target': skip('redirect'),
    'guardians guard the new target': afterwards('redirect', (g, _player, card) => {
      const fought = g.state.battle!;
      setBattle(g, { ...fought, guards: fought.guards.map((role) => ({ ...role, target: card.id })) });
    }),
  },
  '7.38.1.1': {
    'a unit that takes an attack in which it was attacked already is hit twice': another('hitAndThere', (g, hits) =>
      g.state.battle!.joined.filter(({ id }) => hits.includes(id)).map(({ id }) => g.card(id)),
    ),
    'the new target is attacked along with the others': ({ setTargets }) => ({
      setTargets: (g, kept, added) =>
        setTargets(g, kept.length === 0 && g.state.battle!.targets.length > 1 ? g.state.battle!.targets : kept, added),
    }),
  },
  '7.47.1.1': {
    'only a vanguard performs twin drive': result('driveUnit', (found, g) =>
      found && g.rules.isVanguard(g, found) ? found : undefined,
    ),
  },
  '7.47.1.2': {
    'a unit that performs twin drive has its own drive': result('drivesIn', (_drives, g, unit) =>
      Math.max(2, statOf(g, unit, 'drive')),
    ),
  },
  '7.48.1.1': {
    'units at rest boost by an effect': replaced('boost', (rule, [g, booster, attacker, cause]) =>
      rule(g, { ...booster, state: 'stand' }, attacker, cause),
    ),
  },
  '7.48.1.2': {
    'only units with Boost boost by an effect': skip('boost', (g, booster) => !g.rules.hasIcon(g, booster, 'boost')),
    'a unit boosts by an effect only in the column of the attacker': skip('boost', (g, booster) =>
      g.rules.columnOf(g, booster) !== g.rules.columnOf(g, g.rules.attackerOf(g)!)),
    'only one unit boosts': skip('boost', (g) => g.rules.boostersOfBattle(g).length > 0),
  },
  '7.48.1.2.1': {
    'a unit that boosts once more lends its power once more': another('isBoosting', () => false),
    'a unit that several units boost is boosted once': skip('emitBoosted', (g) =>
      g.rules.boostersOfBattle(g).length > 1),
  },
});
