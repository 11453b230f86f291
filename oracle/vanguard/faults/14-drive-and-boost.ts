/** Misreadings of the clauses about drive, Intercept, Boost, Restraint and Lord (2.17, 14.3 to 14.6, 14.9). */
import { PLAYERS } from '../../../schemas/common';
import { EVERY_WORD, wordsOf } from '../../kernel/continuous/information';
import { alsoIf, always, another, faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import { isPrintedWith, type VgRules } from '../game';

export const driveAndBoostFaults = faultTable<VgRules>({
  '2.17.2': { 'a card without a drive icon has no drive': always('driveOf', 0) },
  '2.17.2.1': { 'drive icons do nothing': always('drivesOfIcons', []) },
  '14.3.2': {
    'drive abilities add up': another('increaseOfDrive', (g, icons) =>
      icons.reduce((sum, icon) => sum + g.rules.driveOfIcon[icon], 0),
    ),
    'the printed drive ability is in effect': result('drivesOfIcons', (icons, _g, card) =>
      icons.length > 1 ? icons.filter((icon) => isPrintedWith(card, icon)) : icons,
    ),
    'the drive ability that came last is in effect': result('drivesOfIcons', (icons, _g, card) =>
      icons.length > 1 ? icons.filter((icon) => !isPrintedWith(card, icon)) : icons,
    ),
  },
  '14.3.3.1': { 'Twin Drive gives drive +2': another('driveOfIcon', { twinDrive: 2, tripleDrive: 2 }) },
  '14.3.4.1': { 'Triple Drive gives drive +3': another('driveOfIcon', { twinDrive: 1, tripleDrive: 3 }) },
  '14.4.2': {
    'a unit that was attacked in this battle does not intercept': onlyIf(
      'canIntercept',
      (g, card) => !g.state.battle!.targets.includes(card.id),
    ),
    'only standing units intercept': onlyIf('canIntercept', (_g, card) => card.state === 'stand'),
    'units of the back row intercept': another('intercepts', (g, player) =>
      g.rules
        .unitsOn(g, player, 'rearGuard')
        .filter((card) => g.rules.hasIcon(g, card, 'intercept') && !g.rules.attackedUnits(g).includes(card))
        .flatMap(({ id }) =>
          g.rules.attackedUnits(g).map((unit) => ({ type: 'intercept', assign: [{ card: id, to: unit.id }] })),
        ),
    ),
    'the unit that is attacked intercepts': another('canIntercept', (g, card) =>
      g.consulting(g.rules.hasIcon(g, card, 'intercept')),
    ),
  },
  '14.5.2': {
    'only printed Boost counts': result('boostersFor', (found) => found.filter((card) => isPrintedWith(card, 'boost'))),
  },
  '14.6.2': {
    'a unit with Restraint attacks': always('isRestrained', false),
    'a unit with Restraint does not attack by an effect': onlyIf(
      'canAttack',
      (g, card) => !g.rules.isRestrained(g, card),
    ),
  },
  '14.9.2': {
    'a unit with Lord attacks beside any unit': always('isKeptByLord', false),
    'a unit with Lord never attacks': alsoIf('isKeptByLord', (g, card) => g.rules.hasKeyword(g, card, 'lord')),
    "a unit with Lord looks at the opponent's units as well": alsoIf(
      'isKeptByLord',
      (g, card) =>
        g.rules.hasKeyword(g, card, 'lord') &&
        PLAYERS.some((player) => g.rules.unitsOf(g, player).some((unit) => !g.rules.haveSameClan(g, unit, card))),
    ),
    'a unit with Lord needs units whose clans are all the same': onlyIf(
      'haveSameClan',
      (g, one, other) => wordsOf(g, one, 'clan').length === wordsOf(g, other, 'clan').length,
    ),
    'a unit with Lord compares the clans as they are written': onlyIf(
      'haveSameClan',
      (g, one, other) =>
        !wordsOf(g, one, 'clan').includes(EVERY_WORD) && !wordsOf(g, other, 'clan').includes(EVERY_WORD),
    ),
  },
});
