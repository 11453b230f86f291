/** 10.6. The drive step: a vanguard that attacks makes drive checks. */
import type { PlayerId } from '../../schemas/common';
import { setFact } from '../kernel/changes';
import { useUpBans } from '../kernel/continuous/prohibitions';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { refTo, type CardState, type Procedure } from '../kernel/state';
import { isOrder, sideOf, type PerformedBy, type VgGame } from './game';
import type { Section } from './packs';

export const driveSteps = {
  /** 10.5.1.2.1: the drive step comes only where a unit that attacks makes drive checks. */
  *afterGuardStep(g: VgGame): Procedure {
    g.cite('10.6.1.2', '10.5.1.2.1');
    if (g.rules.driveUnit(g)) yield* g.rules.driveStep(g);
  },

  *driveStep(g: VgGame): Procedure {
    g.rules.beginStep(g, 'drive');
    yield* g.rules.checkTiming(g, '10.6.1.1');
    for (let checks = 0; g.rules.checksAgain(g, checks); checks++) {
      g.cite('10.6.1.2', '10.6.1.2.1');
      yield* g.rules.driveCheck(g, g.rules.driveUnit(g)!);
    }
    g.cite('10.6.1.4');
    yield* g.rules.checkTiming(g);
  },

  /** 10.6.1.2.2, 10.6.1.3: the drive is read again after each drive check. */
  checksAgain(g: VgGame, checks: number): boolean {
    const unit = g.rules.driveUnit(g);
    if (!unit) return false;
    const isDue = checks < g.rules.drivesIn(g, unit);
    if (checks === 0) g.rules.citeDrive(g, isDue);
    return isDue;
  },

  /** 10.6.1.2.2: a drive of 0 ends the step; any other was only looked at. */
  citeDrive(g: VgGame, isDue: boolean): void {
    if (isDue) g.consult('10.6.1.2.2');
    else g.cite('10.6.1.2.2');
  },

  /** 10.6.1.2, 10.6.1.2.1: the unit that attacks, if it makes drive checks; undefined: nobody checks. */
  driveUnit(g: VgGame): CardState | undefined {
    const attacker = g.rules.attackerOf(g);
    if (!attacker || !g.rules.mayDriveCheck(g, attacker)) return undefined;
    if (g.rules.isVanguard(g, attacker) || g.rules.drivesAsRearGuard(g, attacker)) return attacker;
    if (!g.rules.drivesOnAstralPlane(g, attacker)) return undefined;
    g.cite('17.3.1.4');
    return attacker;
  },

  /** 7.47, A1.2: an effect, or the text of the unit, has it perform drive checks. */
  drivesAsRearGuard: (g: VgGame, unit: CardState): boolean =>
    g.rules.performedDrive(g, unit) > 0 || g.rules.hasKeyword(g, unit, 'driveChecks'),

  /** 7.47.1.2: the number of an effect, whatever the drive of the unit is. */
  drivesIn(g: VgGame, unit: CardState): number {
    const performed = g.rules.performedDrive(g, unit);
    if (performed === 0) return statOf(g, unit, 'drive');
    g.cite('7.47.1.1', '7.47.1.2');
    return performed;
  },

  /** 7.47: what drive an effect lets it perform in this battle; 0: none does. */
  performedDrive: (g: VgGame, unit: CardState): number => statOf(g, unit, 'performedDrive'),

  /** 10.6.1.2.3 to 10.6.1.3 */
  *driveCheck(g: VgGame, unit: CardState): Procedure {
    const player = g.rules.masterOf(g, unit);
    const card = g.top(player, 'deck');
    if (!card || g.rules.skipsDriveCheck(g, player)) return;
    g.cite('10.6.1.2.3');
    if (player !== unit.owner) g.cite('7.39.7');
    const { drives, performedBy } = g.state.facts.checking;
    setFact(g, 'checking', {
      ...g.state.facts.checking,
      drives: [...drives, card.id],
      performedBy: [...performedBy, { unit: refTo(unit), onAstralPlane: g.rules.isOnAstralPlane(g, unit) }],
    });
    try {
      const events = g.rules.eventsOfCheck(g, card, 'driveChecked');
      yield* perform(g, { card, to: { zone: 'trigger', place: 'top' }, events });
      g.cite('10.6.1.2.4');
      yield* g.rules.performIcon(g, player, card);
      g.cite('10.6.1.2.5');
      yield* g.rules.checkTiming(g);
      g.cite('10.6.1.2.6');
      if (card.zone === 'trigger') {
        g.cite('4.13.1.1');
        yield* perform(g, { card, to: { zone: 'hand', player }, events: 'putIntoHand' });
      }
    } finally {
      setFact(g, 'checking', { ...g.state.facts.checking, drives, performedBy });
    }
    g.cite('10.6.1.3');
    yield* g.rules.checkTiming(g);
  },

  /** 1.3.1. The rulebook is silent on it: read so that a check that is skipped is one of those of its drive step. */
  skipsDriveCheck(g: VgGame, player: PlayerId): boolean {
    if (!g.rules.isProhibitedToPlayer(g, player, 'driveCheck')) return false;
    g.cite('1.3.1');
    useUpBans(g, player, 'driveCheck');
    return true;
  },

  /** The unit that performs the drive check of a card; undefined: the card is not being checked. */
  performerOfCheck(g: VgGame, { id }: CardState): PerformedBy | undefined {
    const { drives, performedBy } = g.state.facts.checking;
    return performedBy[drives.lastIndexOf(id)];
  },

  /** 7.16.1: a trigger unit is revealed by a check; a trigger order (2.9.4.2) is no unit. */
  eventsOfCheck(g: VgGame, card: CardState, check: 'driveChecked' | 'damageChecked'): readonly string[] {
    if (!sideOf(card).trigger || isOrder(card)) return [check];
    g.cite('7.16.1');
    return [check, 'triggerRevealed'];
  },
} satisfies Section;
