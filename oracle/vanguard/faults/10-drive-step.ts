/** Misreadings of the clauses about the drive step (10.6). */
import { perform } from '../../kernel/events/perform';
import { afterwards } from '../../kernel/testing/doing';
import { another, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { isOrder, type VgRules } from '../game';

export const driveStepFaults = faultTable<VgRules>({
  '10.6.1.1': { 'the drive step has no beginning': skip('beginStep', (_g, step) => step === 'drive') },
  '10.6.1.2': {
    'there is no drive check': skip('driveStep'),
    'rear-guards make drive checks': result('driveUnit', (_found, g) => g.rules.attackerOf(g)),
  },
  '10.6.1.2.1': {
    'the player who is attacked makes the drive check': another('driveUnit', (g) => g.rules.attackedUnits(g)[0]),
  },
  '10.6.1.2.2': {
    'there is one drive check at least': result('drivesIn', (drives) => Math.max(1, drives)),
  },
  '10.6.1.2.3': {
    'a drive check reveals no card': skip('driveCheck'),
  },
  '10.6.1.2.4': {
    'trigger icons do nothing in a drive check': skip('performIcon', (g) => g.state.facts.checking.drives.length > 0),
    'the icon of an order does nothing': skip('performIcon', (_g, _player, card) => isOrder(card)),
  },
  '10.6.1.2.5': {
    'the card goes to the hand before the check timing': skip('checkTiming', (g) =>
      g.state.facts.checking.drives.length > 0),
    'damage does not wait for the drive check': result('playersToDamage', (found, g) =>
      g.state.facts.checking.drives.length === 0
        ? found
        : (['A', 'B'] as const).filter((player) => g.rules.vanguardDamage(g, player) > 0),
    ),
  },
  '10.6.1.2.6': {
    'only the card that was checked last is being checked': onlyIf('isBeingChecked', (g, { id }) => {
      const { drives, damage } = g.state.facts.checking;
      return id === (drives.at(-1) ?? damage);
    }),
    'the card goes to the hand wherever it is': afterwards('driveCheck', function* (g, unit) {
      const player = g.rules.masterOf(g, unit);
      const checked = g.zone(player, 'soul').at(-1);
      if (checked !== undefined) yield* perform(g, { card: g.card(checked), to: { zone: 'hand', player } });
    }),
  },
  '10.6.1.3': {
    'the drive is read once': ({ checksAgain }) => ({
      checksAgain: (g, checks) => checksAgain(g, checks) && checks < g.rules.driveOf(g, g.rules.driveUnit(g)!),
    }),
    'drive checks go on when the attacker has left': result('driveUnit', (found, g) => {
      const [attacker] = g.state.battle?.attackers ?? [];
      return found ?? (attacker === undefined || g.rules.isRearGuard(g, g.card(attacker)) ? found : g.card(attacker));
    }),
  },
  '10.6.1.4': {
    'the powers are compared before the drive step': another('battleSteps', ['attack', 'guard', 'damage', 'drive']),
  },
});
