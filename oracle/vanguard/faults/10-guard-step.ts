/** Misreadings of the clauses about the guard step (10.5). */
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  replaced,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { afterwards, moved } from '../../kernel/testing/doing';
import type { Action } from '../../../schemas/protocol';
import { cardsIn, gradeOf, type VgRules } from '../game';

const oneAtATime = ({ guardStepRows }: VgRules, type: 'call' | 'intercept'): Partial<VgRules> => ({
  guardStepRows: {
    ...guardStepRows,
    [type]: {
      ...guardStepRows[type]!,
      refusal: (g, player, action: Action, listed) =>
        action.assign!.length > 1
          ? { clause: '10.5.1.2', reason: 'one at a time' }
          : guardStepRows[type]!.refusal!(g, player, action, listed),
    },
  },
});

const guardsEach = (guards: readonly Action[], to: string): Action[] =>
  guards.map((one) => ({ ...one, assign: one.assign!.map((pair) => ({ ...pair, to })) }));

export const guardStepFaults = faultTable<VgRules>({
  '10.5.1.1': { 'the guard step has no beginning': skip('beginStep', (_g, step) => step === 'guard') },
  '10.5.1.2': {
    'a player acts once in a guard step': replaced('playTiming', (rule, [g, player, timing]) =>
      timing.kind === 'guard' ? g.rules.playOnce(g, player, timing) : rule(g, player, timing),
    ),
    'who has intercepted does not call guardians': onlyIf(
      'canGuardFromHand',
      (g, card) => g.rules.unitsOn(g, card.side, 'guardian').length === 0,
    ),
  },
  '10.5.1.2.1': { 'each battle has a drive step': another('afterGuardStep', (g) => g.rules.driveStep(g)) },
  '10.5.1.2.1.1': {
    'a unit is guarded that is not attacked any more': result('eachGuardFromHand', (found, g, player) => [
      ...found,
      ...cardsIn(g, player, 'hand').flatMap(({ id }) =>
        (g.state.battle?.targets ?? []).map((to) => ({ type: 'call', assign: [{ card: id, to }] })),
      ),
    ]),
  },
  '10.5.1.2.2': {
    'a card guards alone, whatever a text says': always('mayGuardAlone', true),
    'nobody calls guardians': always('canGuardFromHand', false),
    'guardians come one at a time': (rules) => oneAtATime(rules, 'call'),
    'one card guards twice': (rules) => ({
      guardStepRows: {
        ...rules.guardStepRows,
        call: {
          ...rules.guardStepRows.call!,
          refusal(g, player, action, listed) {
            const [first] = action.assign!;
            return rules.guardStepRows.call!.refusal!(g, player, { ...action, assign: [first!] }, listed);
          },
        },
      },
    }),
    'any card of the hand guards': result('eachGuardFromHand', (_found, g, player) =>
      cardsIn(g, player, 'hand').flatMap(({ id }) =>
        g.rules.attackedUnits(g).map((unit) => ({ type: 'call', assign: [{ card: id, to: unit.id }] })),
      ),
    ),
    'any unit is guarded': result('eachGuardFromHand', (found, g, player) => [
      ...found,
      ...g.rules.unitsOn(g, player, 'rearGuard').flatMap(({ id }) => guardsEach(found, id)),
    ]),
  },
  '10.5.1.2.2.1': {
    'a guardian for which a text asks a cost is called unpaid': another('payToGuard', function* () {
      return true;
    }),
    'a guardian comes for which its player cannot pay': always('canPayToGuard', true),
    'a cost that a text adds is paid once for all guardians of a moment': args('costOfGuarding', (g, cards) => [
      g,
      cards.slice(0, 1),
    ]),
    'guarding is no call': result('calling', (change, g) =>
      g.state.battle ? { ...change, events: ['placed'] } : change,
    ),
  },
  '10.5.1.2.2.2': {
    'a guardian has a grade that is not above that of the vanguard': onlyIf('canGuardFromHand', (g, card) =>
      g.rules.vanguardsOf(g, card.side).some((one) => gradeOf(g, card) <= gradeOf(g, one)),
    ),
  },
  '10.5.1.2.4': {
    'nobody intercepts': always('canIntercept', false),
    'interceptors come one at a time': (rules) => oneAtATime(rules, 'intercept'),
    'an interceptor keeps its state': replaced('arrivesAs', (rule, [g, card, to]) =>
      g.state.battle && card.zone === 'field' ? card.state : rule(g, card, to),
    ),
    'units without Intercept intercept': alsoIf('hasIcon', (_g, _card, icon) => icon === 'intercept'),
  },
  '10.5.1.2.4.1': {
    'what a unit triggers that could not intercept is carried out': skip('cancelInterception'),
    'a unit has intercepted when it lies on the guardian circle': moved('emitInterception', (emitIt) =>
      afterwards('moveUnits', (g, units) => {
        for (const { card } of units) if (g.rules.isGuardian(g, card)) emitIt(g, card.side, card.id);
      }),
    ),
    'nothing is told of an interception': skip('emitInterception'),
  },
  '10.5.1.2.5': {
    'no order is played in a battle': always('hasOrderLeft', false, (g) => g.state.battle !== null),
    'all orders are played in the guard step': alsoIf('isOrderFor', (_g, _card, timing) => timing === 'guard'),
    'a blitz order of any grade is played': always('highestGrade', 99, (g) => g.state.battle !== null),
  },
  '10.5.1.2.5.1': { 'any number of orders is played in a turn': another('orderLimit', () => Infinity) },
  '10.5.2': {
    'the first action of a guard step is its last': replaced('playTiming', (rule, [g, player, timing]) =>
      timing.again === undefined ? rule(g, player, timing) : g.rules.playOnce(g, player, timing),
    ),
  },
});
