/** 14.3 to 14.6, 14.9, 2.17. Drive, Intercept, Boost, Restraint, Lord: what units may do in a battle. */
import type { CitedAnswer } from '../kernel/clauses';
import { shareWord, wordsOf } from '../kernel/continuous/information';
import type { RuleModifier } from '../kernel/rules';
import type { CardState } from '../kernel/state';
import { LAYERS, type RuleValue } from './05-information';
import type { VgGame } from './game';
import type { Section } from './packs';

const DRIVE_ICONS = ['twinDrive', 'tripleDrive'] as const;
type DriveIcon = (typeof DRIVE_ICONS)[number];

export const driveAndBoost = {
  /** 2.17.2: of every card. */
  driveOf(g: VgGame, _card: CardState): number {
    g.cite('2.17.2');
    return 1;
  },

  /** The drive abilities that the icons of a card give it. */
  drivesOfIcons: (g: VgGame, card: CardState): DriveIcon[] =>
    DRIVE_ICONS.filter((icon) => g.rules.bearsIcon(g, card, icon)),

  /** 14.3.3.1, 14.3.4.1: by how much an icon increases the drive. */
  driveOfIcon: { twinDrive: 1, tripleDrive: 2 } as Readonly<Record<DriveIcon, number>>,

  /** 14.3.2: of several drive abilities the one with the greatest increase is in effect. */
  increaseOfDrive: (g: VgGame, icons: readonly DriveIcon[]): number =>
    Math.max(...icons.map((icon) => g.rules.driveOfIcon[icon])),

  /** 10.4.1.4.1, 7.36.1.1: standing, and nothing keeps it from attacking. Where it must lie the choice of it says. */
  canAttack: (g: VgGame, card: CardState): boolean =>
    card.state === 'stand' &&
    !g.rules.isProhibited(g, card, 'attack') &&
    !g.rules.isKeptByLord(g, card) &&
    g.rules.canPayToAttack(g, card),

  /** 1.3.1: for a unit whose player must pay for its attack. */
  canPayToAttack: (g: VgGame, card: CardState): boolean => g.rules.unpaidAttackRefusal(g, card) === null,

  /** 14.9.2 */
  isKeptByLord(g: VgGame, card: CardState): boolean {
    if (!g.rules.hasKeyword(g, card, 'lord')) return false;
    return g.rules
      .unitsOf(g, g.rules.masterOf(g, card))
      .some((unit) => unit.id !== card.id && !g.rules.haveSameClan(g, unit, card));
  },

  haveSameClan: (g: VgGame, one: CardState, other: CardState): boolean =>
    shareWord(g, 'clan', wordsOf(g, one, 'clan'), wordsOf(g, other, 'clan')),

  /** 14.6.2: it is not chosen as the attacking unit; an instruction can have it attack. */
  isRestrained: (g: VgGame, card: CardState): boolean => g.rules.hasKeyword(g, card, 'restraint'),

  /** 10.4.1.7.1, 7.36.1.1, 10.2.3: nothing keeps this unit from attacking it. */
  canBeAttacked(g: VgGame, card: CardState, attacker: CardState): boolean {
    if (g.rules.isSpared(g, card) !== false) return false;
    if (g.rules.isProhibited(g, card, 'beAttacked', g.rules.asAttacker(g, attacker))) return false;
    return !g.rules.isVanguard(g, card) || !g.rules.isProhibited(g, attacker, 'attackVanguard');
  },

  /** 14.5.2, 10.4.1.11: a standing unit of the same master with Boost in the back row of the column of the attacker. */
  boostersFor(g: VgGame, attacker: CardState): CardState[] {
    g.rules.citeSupport(g, g.rules.masterOf(g, attacker));
    const front = g.rules.circleOf(g, attacker);
    if (!front || g.rules.isProhibited(g, attacker, 'beBoosted')) return [];
    return g.rules
      .unitsOn(g, g.rules.masterOf(g, attacker), 'rearGuard')
      .filter(
        (card) =>
          card.state === 'stand' &&
          g.consulting(g.rules.isWhereItBoosts(g, card, front)) &&
          g.rules.bearsIcon(g, card, 'boost') &&
          g.rules.canSupport(g, card) &&
          !g.rules.isProhibited(g, card, 'boost'),
      );
  },

  isWhereItBoosts(g: VgGame, card: CardState, front: CardState): CitedAnswer {
    const circle = g.rules.circleOf(g, card)!;
    if (g.rules.isBehind(g, circle, front)) return true;
    const isFreeOfColumns = g.rules.isAllowed(g, card, 'boostAnyColumn') !== false;
    return isFreeOfColumns && g.rules.isInRow(g, circle, 'back') !== false && ['4.9.1.3', '1.3.1'];
  },

  /** 14.4.2: a rear-guard of the front row that is not attacked, standing or not. */
  canIntercept: (g: VgGame, card: CardState): CitedAnswer =>
    g.rules.isRearGuard(g, card) &&
    g.rules.hasIcon(g, card, 'intercept') !== false &&
    g.rules.canSupport(g, card) &&
    !g.rules.attackedUnits(g).includes(card) &&
    !g.rules.isProhibited(g, card, 'intercept') &&
    g.rules.isWhereItIntercepts(g, card),

  isWhereItIntercepts: (g: VgGame, card: CardState): CitedAnswer =>
    g.rules.circleOf(g, card)!.layout!.row === 'front' || g.rules.isAllowed(g, card, 'interceptFromBackRow'),
} satisfies Section;

const NO_DRIVES: readonly RuleModifier[] = [];

/** 2.17.2.1, 14.3.2: of several drive abilities the greatest is in effect. */
export const driveOfIcons: RuleValue = (g, card, stat) => {
  if (stat !== 'drive') return NO_DRIVES;
  const had = g.rules.drivesOfIcons(g, card);
  if (had.length === 0) return [];
  g.consult('2.17.2.1', '14.3.2', ...had.map((icon) => (icon === 'tripleDrive' ? '14.3.4.1' : '14.3.3.1')));
  return [{ layer: LAYERS.upAndDown.at, by: g.rules.increaseOfDrive(g, had) }];
};
