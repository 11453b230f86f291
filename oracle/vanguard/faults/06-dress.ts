/** Misreadings of the clauses about overDress and XoverDress (6.7, 6.8, 7.30.7, 9.9.2.5, 14.45, 14.52). */
import { unlink } from '../../kernel/changes/links';
import { perform } from '../../kernel/events/perform';
import { linkedTo } from '../../kernel/links';
import { alsoIf, always, args, faultTable, result, skip, type Misreading } from '../../kernel/testing/misreadings';
import { skillOf } from '../06-stride-skills';
import { cardsIn, isWorn, type VgRules } from '../game';

const called: Misreading<VgRules> = ({ placeDressed }) => ({
  *placeDressed(g, player, card, placing, cause) {
    yield* placeDressed(g, player, card, placing, cause);
    yield* g.rules.callCards(g, player, [{ card, to: placing.at }], cause);
  },
});
const staysUnit: Misreading<VgRules> = alsoIf('isUnit', (_g, card) => isWorn(card));
const staysBehind: Misreading<VgRules> = always('movesOfDress', []);

export const dressFaults = faultTable<VgRules>({
  '9.9.2.5': {
    'any rear-guard can be overDressed': alsoIf('mayWear', () => true),
    'a unit of any grade overDresses': always('gradeAllowsOverDress', true),
    'no unit overDresses': always('overDressesToPlay', []),
    'cards of the drop zone overDress as well': result('cardsWithDressSkill', (cards, g, player, dressing) => [
      ...cards,
      ...cardsIn(g, player, 'drop').filter((card) => skillOf(card, dressing) !== undefined),
    ]),
  },
  '14.45.2': { 'no unit overDresses in the Main Phase': always('overDressesToPlay', []) },
  '6.7.1.1': {
    'overDress is a call': called,
    'the unit comes at rest where the worn one was at rest': ({ placeDressed }) => ({
      *placeDressed(g, player, card, placing, cause) {
        yield* placeDressed(g, player, card, placing, cause);
        const { state } = linkedTo(g, card, 'dress')[0]!;
        yield* perform(g, { card, state });
      },
    }),
  },
  '6.7.2.1': {
    'a worn card stays a unit': staysUnit,
    'the worn card goes into the soul': result('becomingDress', (change) => ({
      card: change.card,
      to: { zone: 'soul', player: change.card.owner },
    })),
  },
  '6.7.2.2': { 'the cards do not belong together': skip('wear') },
  '6.7.2.2.1': {
    'what the worn unit wore goes to the drop zone': ({ overDress }) => ({
      *overDress(g, player, card, unit, cause) {
        yield* g.rules.discard(g, linkedTo(g, unit, 'dress'));
        yield* overDress(g, player, card, unit, cause);
      },
    }),
    'what the worn unit wore stays with that': result('dressesFrom', (cards) => cards.slice(0, 1)),
  },
  '6.7.3': {
    'the state stays when the last card is worn no more': ({ isDressed }) => ({
      isDressed: (g, unit, dressing) =>
        isDressed(g, unit, dressing) ||
        (dressing === 'overDress' && g.journal.some(({ type, card }) => type === 'overDressed' && card === unit.id)),
    }),
    'there is no such state': always('isDressed', false),
    'whoever can overDress is in the state': alsoIf(
      'isDressed',
      (_g, unit, dressing) => skillOf(unit, dressing) !== undefined,
    ),
  },
  '6.7.5': {
    'the worn card stays on the circle': staysBehind,
    'the worn card is retired as well': result('movesOfDress', (changes) =>
      changes.map((change) =>
        'to' in change && change.to.zone === 'drop' ? { ...change, events: 'retired' } : change,
      ),
    ),
    'the worn card goes to the drop zone wherever the unit goes': result('movesOfDress', (changes) =>
      changes.map((change) => ({ card: change.card, to: { zone: 'drop', player: change.card.owner } })),
    ),
  },
  '6.7.5.1': {
    'the cards belong together in other zones': alsoIf('linkLasts', (_g, { kind }) => kind === 'dress'),
    'a card that was worn is no unit card': ({ printThatCounts }) => ({
      printThatCounts(g, card, sheet) {
        const print = printThatCounts(g, card, sheet);
        const wasWorn = g.journal.some(
          ({ type, status, card: id }) => type === 'statusGained' && status === 'originalDress' && id === card.id,
        );
        return wasWorn && card.zone === 'drop' && print ? { ...print, category: 'originalDress' } : print;
      },
    }),
  },
  '6.7.5.2': {
    'all of them go to the deck': ({ redirections }) => ({ redirections: redirections.slice(1) }),
    'all of them go where the unit goes': () => ({ zoneOfDress: (_g, _outer, zone) => zone }),
  },
  '14.52.2': {
    'no card XoverDresses in the Main Phase': always('xoverDressesToPlay', []),
    'a card XoverDresses onto a circle of a card that it uses alone': result('xoverDressesToPlay', (actions, g) =>
      actions.filter(({ place, cards = [] }) => cards.some((id) => g.card(id).place === place)),
    ),
  },
  '6.8.1.1': { 'XoverDress is a call': called },
  '6.8.3.1': {
    'any rear-guards are used': result('setsToWear', (_sets, g, player) => {
      const ids = g.rules.unitsOn(g, player, 'rearGuard').map(({ id }) => id);
      return ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other]));
    }),
    'one rear-guard is enough': result('setsToWear', (sets) => [...sets, ...sets.flat().map((id) => [id])]),
  },
  '6.8.3.2': {
    'the cards stay where they are': result('comingToBeWorn', (changes) => changes.slice(-1)),
    'the cards go into the soul': result('comingToBeWorn', (changes) => [
      { card: changes[0]!.card, to: { zone: 'soul', player: changes[0]!.card.owner } },
    ]),
    'the cards stay units': staysUnit,
  },
  '6.8.3.3': { 'no card is placed': skip('placeDressed') },
  '6.8.3.4': {
    'the unit of the circle stays there': result('cardsThatCount', (cards, g) =>
      cards.some((card) => g.rules.isDressed(g, card, 'xoverDress')) ? [] : cards,
    ),
    'the unit of the circle is worn as well': ({ xoverDress }) => ({
      *xoverDress(g, player, card, { units, at }, cause) {
        const others = g.rules.othersAt(g, at, card).filter((unit) => !units.includes(unit));
        yield* xoverDress(g, player, card, { units: [...units, ...others], at }, cause);
      },
    }),
  },
  '6.8.3.5': { 'the worn cards stay on the circle': staysBehind },
  '6.8.4': { 'there is no such state': always('isDressed', false) },
  '6.8.5': {
    'the XoverDress state is the overDress state as well': ({ isDressed }) => ({
      isDressed: (g, unit, dressing) => isDressed(g, unit, dressing) || isDressed(g, unit, 'xoverDress'),
    }),
    'a unit that XoverDresses has been placed by overDress': args('placeDressed', (g, player, card, placing, cause) => [
      g,
      player,
      card,
      { ...placing, dressing: 'overDress' },
      cause,
    ]),
  },
  '7.30.7': {
    'a locked card wears nothing': ({ forgetReferences }) => ({
      forgetReferences(g, card) {
        forgetReferences(g, card);
        for (const { id } of linkedTo(g, card, 'dress')) unlink(g, id, card.id, 'dress');
      },
    }),
  },
});
