/** Misreadings of the clauses about phases (9.1 to 9.8). */
import type { VgPhase } from '../../../schemas/vanguard';
import { always, another, args, faultTable, onlyIf, replaced, result, skip } from '../../kernel/testing/misreadings';
import { NOTHING, type Procedure } from '../../kernel/state';
import { cardsIn, gradeOf, type VgGame, type VgRules } from '../game';

/** Nothing is told of the beginning of the phase. */
const withoutBeginning = (phase: string) => skip<VgRules, 'beginPhase'>('beginPhase', (_g, begun) => begun === phase);

/** What has been triggered in the step waits for the next check timing. */
const withoutEnd = (named: VgPhase) =>
  replaced<VgRules, 'stepOfTurn'>('stepOfTurn', (rule, [g, phase, about]) =>
    phase === named ? withoutCheckTiming(g, phase, about.step) : rule(g, phase, about),
  );

function* withoutCheckTiming(g: VgGame, phase: VgPhase, step: () => Procedure): Procedure {
  yield* g.rules.beginPhase(g, phase);
  yield* step();
}

export const phaseFaults = faultTable<VgRules>({
  '9.1.2': {
    'a player draws before the units stand': (rules) => ({
      phases: ['draw', 'stand', ...rules.phases.filter((phase) => phase !== 'draw' && phase !== 'stand')],
    }),
    'the battle phase comes before the main phase': (rules) => ({
      phases: [...rules.phases.slice(0, 5), 'battle', 'main', 'end'],
    }),
  },
  '9.2.1': {
    'the beginning of the turn triggers nothing': skip('emitTurnBegan'),
    'the beginning of the stand phase triggers nothing': withoutBeginning('stand'),
    'the units stand before that': (rules) => ({
      *stepOfTurn(g, phase, { end, step }) {
        if (phase !== 'stand') return yield* rules.stepOfTurn(g, phase, { end, step });
        yield* step();
        yield* rules.stepOfTurn(g, phase, { end, step: () => NOTHING });
      },
    }),
  },
  '9.2.2': {
    'no unit stands': skip('setAllActive'),
    'the vanguard alone stands': result('staysRested', (stays, g, card) => stays || !g.rules.isVanguard(g, card)),
    'the vanguard stays at rest': result('staysRested', (stays, g, card) => stays || g.rules.isVanguard(g, card)),
  },
  '9.2.3': { 'that waits for the draw phase': withoutEnd('stand') },
  '9.3.1': { 'the draw phase has no G assist step': always('phaseOccurs', false, (_g, phase) => phase === 'gAssist') },
  '9.4.1': { 'the beginning of the draw phase triggers nothing': withoutBeginning('draw') },
  '9.4.2': { 'the turn player does not draw': skip('drawCard') },
  '9.4.3': { 'that waits for the next step': withoutEnd('draw') },
  '9.5.1': {
    'every player has a G assist step': always('phaseOccurs', true),
    'a ride deck counts while cards lie in it': result(
      'hasRideDeck',
      (_has, g, player) => g.zone(player, 'rideDeck').length > 3,
    ),
  },
  '9.5.2': { 'the beginning of the G assist step triggers nothing': withoutBeginning('gAssist') },
  '9.5.3': {
    'nobody has G assist': always('mayAssist', false),
    'a unit of the next grade in the hand does not matter': result(
      'mayAssist',
      (_may, g, player) => g.rules.gradeToAssist(g, player) !== undefined,
    ),
    'an order of the next grade counts': result(
      'mayAssist',
      (may, g, player) =>
        may && cardsIn(g, player, 'hand').every((card) => gradeOf(g, card) !== g.rules.gradeToAssist(g, player)),
    ),
    'a vanguard of grade 3 is helped too': result(
      'gradeToAssist',
      (_grade, g, player) => g.rules.highestGrade(g, player) + 1,
    ),
  },
  '9.5.3.1': { 'the hand stays hidden': skip('show') },
  '9.5.3.2': {
    'the player looks at six cards': another('gAssistLook', 6),
    'one card is removed': another('gAssistPrice', 1),
    'two cards are removed although none was found': (rules) => ({
      *gAssist(g, player) {
        yield* rules.gAssist(g, player);
        if (g.zone(player, 'removed').length === 0) yield* rules.payForAssist(g, player);
      },
    }),
    'a unit of any grade is found': result('assisting', (found, _g, _player, cards) =>
      cards.some(({ zone }) => zone === 'deck') ? [...cards] : found,
    ),
    'the deck is not shuffled': skip('shuffle'),
  },
  '9.5.4': { 'that waits for the ride phase': withoutEnd('gAssist') },
  '9.6.1': { 'the ride phase has no stride step': always('phaseOccurs', false, (_g, phase) => phase === 'stride') },
  '9.7.1': { 'the beginning of the ride phase triggers nothing': withoutBeginning('ride') },
  '9.7.2': {
    'any unit may be ridden': result('ridesInRideStep', (_found, g, player) =>
      [...cardsIn(g, player, 'hand'), ...cardsIn(g, player, 'rideDeck')].map(({ id }) => ({ type: 'ride', card: id })),
    ),
    'a unit of the same grade may not be ridden': result(
      'follows',
      (follows, g, card, circle) =>
        follows && g.rules.vanguardsOf(g, circle.side).every((one) => gradeOf(g, one) !== gradeOf(g, card)),
    ),
    'of the ride deck too a unit of the same grade may be ridden': result('ridesInRideStep', (found, g, player) => [
      ...found,
      ...cardsIn(g, player, 'rideDeck')
        .filter((card) => card.face === 'down' && gradeOf(g, card) === g.rules.highestGrade(g, player))
        .map(({ id }) => ({ type: 'ride' as const, card: id })),
    ]),
    'a face up card of the ride deck may be ridden': result('ridesInRideStep', (found, g, player) => [
      ...found,
      ...cardsIn(g, player, 'rideDeck')
        .filter((card) => card.face === 'up' && gradeOf(g, card) === g.rules.highestGrade(g, player) + 1)
        .map(({ id }) => ({ type: 'ride' as const, card: id })),
    ]),
  },
  '9.7.2.1': {
    'the ride of the ride step is a superior ride': args('rideCard', (g, player, card, circle, cause) => [
      g,
      player,
      card,
      circle,
      cause ?? ({ kind: 'effect', player } as const),
    ]),
  },
  '9.7.3': { 'that waits for the stride step': withoutEnd('ride') },
  '9.8.1': { 'the beginning of the stride step triggers nothing': withoutBeginning('stride') },
  '9.8.3': {
    'a player who has ridden nothing has no main phase': onlyIf(
      'phaseOccurs',
      (g, phase) => phase !== 'main' || g.journal.slice(g.turnBegan).some(({ type }) => type === 'rode'),
    ),
  },
});
