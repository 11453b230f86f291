/** Misreadings of the clauses about Völundr (17.9). */
import { opponentOf } from '../../kernel/state';
import { both } from '../../kernel/testing/doing';
import { alsoIf, always, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { sideOf, type VgRules } from '../game';

export const voelundrFaults = faultTable<VgRules>({
  '17.9.2': {
    'a unit with Völundr alone is played as an arms order for any vanguard': both(
      alsoIf('hasVoelundr', (_g, card) => sideOf(card).abilities?.some(({ keyword }) => keyword === 'voelundr')),
      alsoIf('isSpecifiedBearer', (_g, card) => sideOf(card).abilities?.some(({ bearer }) => bearer === undefined)),
    ),
    'a unit with Völundr alone is not called': onlyIf(
      'isCallable',
      (_g, card) => !sideOf(card).abilities?.some(({ keyword }) => keyword === 'voelundr'),
    ),
  },
  '17.9.3.1': {
    'a unit is not played as an arms order': result('unitsToPlayAsArms', () => []),
    'a unit of any grade is played as an arms order': alsoIf('canPlayOrder', (g, _player, card) =>
      g.rules.hasVoelundr(g, card),
    ),
  },
  '17.9.3.1.1': {
    'a unit with Völundr is not called': onlyIf('isCallable', (g, card) => !g.rules.hasVoelundr(g, card)),
    'a unit with Völundr that is called counts as an order': ({ callCards }) => ({
      *callCards(g, player, called, cause) {
        for (const { card } of called) if (g.rules.hasVoelundr(g, card)) g.rules.countOrder(g, player, card);
        yield* callCards(g, player, called, cause);
      },
    }),
    'a unit with Völundr of any grade is called': result('callsInMainPhase', (actions, g, player) => [
      ...actions,
      ...g.rules.circlesOfKind(g, player, 'rearGuard').flatMap(({ id: to }) =>
        g
          .zone(player, 'hand')
          .filter((id) => g.rules.hasVoelundr(g, g.card(id)))
          .map((card) => ({ type: 'call', assign: [{ card, to }] })),
      ),
    ]),
  },
  '17.9.3.1.2': {
    'the unit that is named may have any name': alsoIf('isSpecifiedBearer', (_g, card) => card.zone === 'hand'),
    'a rear-guard of the name may be named': result('bearersToSpecify', (units, g, player, card) => [
      ...units,
      ...g.rules.unitsOn(g, player, 'rearGuard').filter((unit) => g.rules.canArm(g, unit, card)),
    ]),
    'a vanguard of the other player may be named': result('bearersToSpecify', (units, g, player, card) => [
      ...units,
      ...g.rules.vanguardsOf(g, opponentOf(player)).filter((unit) => g.rules.canArm(g, unit, card)),
    ]),
    'a vanguard that cannot arm may be named': onlyIf('isProhibited', (_g, _card, what) => what !== 'arm'),
  },
  '17.9.3.2': {
    'a unit that was played as an arms order is a unit on the circle': result('changesOfArms', () => []),
    'the unit that came first to the circle is armed': ({ playAsArms }) => ({
      playAsArms: (g, player, card, _bearer, clause) =>
        playAsArms(g, player, card, g.rules.bearersToSpecify(g, player, card)[0]!, clause),
    }),
    'a unit that was played as an arms order has no subtype': ({ printAsArms }) => ({
      printAsArms: (g, sheet) => ({ ...printAsArms(g, sheet), subtype: 'normal' }),
    }),
    'a unit that was played as an arms order goes to the drop zone': result('unitsToPlayAsArms', () => []),
  },
  '17.9.4': {
    'the abilities of Völundr do not work on circles': always('worksAsArms', false),
    'the abilities of Völundr work for a rear-guard as well': always('worksAsArms', true),
    'a unit that is an arms order does not pass to the unit that is ridden': onlyIf(
      'passesTo',
      (_g, card) => sideOf(card).category === 'order',
    ),
    'a unit that is an arms order stays where its unit has gone': result('armsToAssociate', (cards) =>
      cards.filter((card) => sideOf(card).category === 'order'),
    ),
    'a unit that is an arms order goes into the soul with the vanguard': skip('passArms'),
  },
  '17.9.5': {
    'a card with Völundr is of the subtype arms everywhere': result('printedSubtypes', (subtypes, _g, { abilities }) =>
      abilities?.some(({ keyword }) => keyword === 'voelundr') ? [...subtypes, 'arms'] : subtypes,
    ),
    'a card with Völundr is armed by effects': alsoIf('mayBeArmedTo', (g, card) => g.rules.hasVoelundr(g, card)),
    'a card with Völundr is no unit card': onlyIf('isCallable', (g, card) => !g.rules.hasVoelundr(g, card)),
  },
});
