/** Misreadings of the clauses about gauge and time leaps (4.15, 7.33, 7.41, 13.9). */
import { link } from '../../kernel/changes/links';
import { endLooks, startLook } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { linksOf } from '../../kernel/links';
import { both } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  result,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { cardsIn, gradeOf, isLocked, sideOf, type VgRules } from '../game';

const anyUnitMayHaveIt: Misreading<VgRules> = always('mayBelongTo', true);
const staysWhereItIs: Misreading<VgRules> = always('gaugeOfNoUnit', []);

export const gaugeFaults = faultTable<VgRules>({
  '4.15.2': {
    'everybody knows gauge': alsoIf('seesFaceDown', (_g, _viewer, { zone }) => zone === 'gauge'),
    'nobody knows gauge': onlyIf('seesFaceDown', (_g, _viewer, { zone }) => zone !== 'gauge'),
  },
  '4.15.2.1': {
    'nobody may look at gauge that comes from the deck': onlyIf(
      'seesFaceDown',
      (_g, _viewer, { zone }) => zone !== 'gauge',
    ),
    'everybody sees the cards of the deck that are put as gauge': alsoIf(
      'seesFaceDown',
      (_g, _viewer, { zone }) => zone === 'gauge',
    ),
  },
  '4.15.3.1': {
    'all gauge of a player is that of each unit': result('gaugeOf', (_own, g, unit) => cardsIn(g, unit.side, 'gauge')),
  },
  '4.15.3.2': {
    'a unit that is moved loses its gauge': ({ moveUnits }) => ({
      *moveUnits(g, moved, cause) {
        yield* moveUnits(g, moved, cause);
        for (const { card } of moved) yield* g.rules.discard(g, g.rules.gaugeOf(g, card));
      },
    }),
  },
  '4.15.3.3': {
    'gauge of a unit that is gone stays': staysWhereItIs,
    'gauge of a locked card stays': both(
      skip('forgetReferences'),
      result('gaugeOfNoUnit', (cards, g) =>
        cards.filter((card) => !linksOf(g, card).some(({ host }) => isLocked(g.card(host)))),
      ),
    ),
  },
  '13.9.1': {
    'gauge of a unit that is gone stays': staysWhereItIs,
    'gauge of what is no unit any more stays': result('gaugeOfNoUnit', (cards, g) =>
      cards.filter((card) => linksOf(g, card).length === 0),
    ),
    'gauge belongs to the unit again that comes back at once': result('gaugeOfNoUnit', (cards, g) =>
      cards.filter((card) => linksOf(g, card).length > 0 || g.zone(card.side, 'drop').length > 0),
    ),
    'gauge goes to the drop zone before abilities are played': () => ({
      *afterGroup(g, since) {
        yield* g.rules.followAtOnce(g, since);
        const due = g.rules.gaugeOfNoUnit(g);
        if (due.length > 0)
          yield* perform(g, ...due.map((card) => ({ card, to: { zone: 'drop', player: card.owner } })));
      },
    }),
  },
  '4.15.3.4': {
    'a unit that has left has no gauge': result('gaugeOf', (cards, _g, unit) => (unit.snapshot ? [] : cards)),
    'a unit that has left knows all gauge': result('gaugeOf', (cards, g, unit) =>
      unit.snapshot ? cardsIn(g, unit.owner, 'gauge') : cards,
    ),
  },
  '4.15.3.5': {
    'gauge that is moved belongs to both units': both(skip('dissociate'), always('gaugeOfSeveral', [])),
  },
  '4.15.4.1': {
    'all gauge is meant, whatever its name': always('nameOfGauge', 'Spark'),
  },
  '4.15.4.2': {
    'gauge has the name that is printed on the card': ({ nameOfGauge }) => ({
      nameOfGauge: (g, card) => nameOfGauge(g, card) ?? sideOf(card).name,
    }),
  },
  '7.41.1': {
    'a card that is put as gauge goes into the soul': ({ putAsGauge }) => ({
      *putAsGauge(g, cards, asked, cause) {
        yield* putAsGauge(g, cards, asked, cause);
        yield* perform(g, ...cards.map((card) => ({ card, to: { zone: 'soul', player: card.owner } })));
      },
    }),
    'gauge of nothing goes to the drop zone': result('gaugeOfNoUnit', (cards, g) => [
      ...cards,
      ...(['A', 'B'] as const)
        .flatMap((player) => cardsIn(g, player, 'gauge'))
        .filter((card) => linksOf(g, card).length === 0 && !cards.includes(card)),
    ]),
  },
  '7.41.2': { 'gauge belongs to no unit': skip('associate') },
  '7.41.2.1': { 'a card becomes gauge of a unit of the other player': anyUnitMayHaveIt },
  '7.41.3': { 'gauge has no name': args('associate', (g, card, hosts) => [g, card, hosts]) },
  '7.41.4': {
    'player A looks at the cards before deciding on their number': ({ chooseNumber }) => ({
      *chooseNumber(g, player, min, max) {
        const before = g.state.stamp;
        startLook(g, player, g.zone(player, 'deck').slice(0, max));
        const chosen = yield* chooseNumber(g, player, min, max);
        endLooks(g, before);
        return chosen;
      },
    }),
    'one card becomes gauge, whatever the number': args('putAsGauge', (g, cards, asked, cause) => [
      g,
      cards.slice(0, 1),
      asked,
      cause,
    ]),
  },
  '7.41.5': {
    'gauge is not moved': skip('moveGauge'),
    'gauge that is moved belongs to both units': both(skip('dissociate'), always('gaugeOfSeveral', [])),
  },
  '7.41.5.1': {
    'gauge that is moved comes to the gauge zone anew': () => ({
      moveGauge(g, cards, host) {
        for (const card of cards) {
          g.rules.dissociate(g, card);
          link(g, 'gauge', card.id, host.id);
        }
      },
    }),
  },
  '7.41.5.2': { 'gauge is moved to a unit of the other player': anyUnitMayHaveIt },
  '13.9.2': {
    'gauge goes on belonging to several units': both(always('gaugeOfSeveral', []), ({ gaugeOfNoUnit }) => ({
      gaugeOfNoUnit,
    })),
    'gauge of several units goes to the drop zone': ({ gaugeOfNoUnit, gaugeOfSeveral }) => ({
      gaugeOfNoUnit: (g) => [...gaugeOfNoUnit(g), ...gaugeOfSeveral(g)],
      gaugeOfSeveral: () => [],
    }),
  },
  '7.33.1.1': {
    'a unit of any grade is called': ({ searchForLeap }) => ({
      *searchForLeap(g, context, grade) {
        const grades = new Set(cardsIn(g, context.player, 'deck').map((card) => gradeOf(g, card)));
        return yield* searchForLeap(g, context, Math.max(grade, ...grades));
      },
    }),
    'one unit alone leaps': args('timeLeap', (g, context, units) => [g, context, units.slice(0, 1)]),
    'a token does not leap, as it does not stay bound': onlyIf('wasBound', (_g, card) => card.zone === 'bind'),
    'the erased token is called at the end of the turn': alsoIf('canStillBeCalled', () => true),
    'the unit that was called stays': skip('endLeapLater'),
    'the unit that was called stays once it has been moved': another('moveUnits', (g, moved) =>
      perform(
        g,
        ...moved.map(({ card, to: at }) => ({ card, to: { zone: 'field', player: card.side, at, asNew: true } })),
      ),
    ),
    'the bound unit stays bound': ({ endOfLeap }) => ({
      endOfLeap: endOfLeap.flatMap((said) => (said.do === 'ifYouDo' ? said.first : [said])),
    }),
    'the unit is bound only where another one is called': ({ timeLeap }) => ({
      *timeLeap(g, context, units) {
        yield* timeLeap(g, context, units);
        const bound = units.filter(({ zone }) => zone === 'bind');
        if (g.state.effects.length === 0) yield* g.rules.callByEffect(g, context, bound);
      },
    }),
  },
});
