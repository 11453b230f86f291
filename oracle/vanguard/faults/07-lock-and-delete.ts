/** Misreadings of the clauses about locked cards and deleted units (7.30 to 7.32, 9.11.3). */
import { unlink } from '../../kernel/changes/links';
import { perform } from '../../kernel/events/perform';
import { both } from '../../kernel/testing/doing';
import { alsoIf, always, faultTable, onlyIf, result, skip, type Misreading } from '../../kernel/testing/misreadings';
import { powerOfDeleted } from '../07-lock-and-delete';
import { LAYERS } from '../05-information';
import { cardsIn, isDeleted, isLocked, type VgRules } from '../game';

const staysSameUnit: Misreading<VgRules> = both(
  result('locking', (changes) => changes.map((change) => ({ ...change, makesNewObject: false }))),
  result('unlocking', (change) => ({ ...change, makesNewObject: false })),
);

const onlyUnlockingUnlocks: Misreading<VgRules> = ({ becomeUnlocked, unlock }) => ({
  *becomeUnlocked() {},
  *unlock(g, cards, cause) {
    yield* unlock(g, cards, cause);
    yield* becomeUnlocked(g, cards);
  },
});

const keepsItsKinds: Misreading<VgRules> = result('kindsOfPlace', (kinds, _g, place) =>
  kinds.includes('lock') ? place.layout!.kinds! : kinds,
);

export const lockFaults = faultTable<VgRules>({
  '7.30.1.1': {
    'a locked card lies face up': result('locking', (changes) => changes.filter((change) => !('face' in change))),
    'a card that is locked and unlocked is the same unit': staysSameUnit,
    'a unit does not notice that it is locked': result('locking', (changes) =>
      changes.map((change) => ({ ...change, events: [] })),
    ),
  },
  '7.30.1.2': {
    'a locked card counts as a rear-guard': both(
      alsoIf('isUnit', (_g, card) => isLocked(card)),
      keepsItsKinds,
    ),
    'a locked card keeps its text': () => ({
      printOnField: (g, card, sheet) => (isDeleted(card) ? g.rules.printOfDeleted(g, sheet) : sheet),
    }),
  },
  '7.30.1.3': {
    'a locked card stands': always('turned', 'stand', (_g, card, asked) => asked === 'none' || isLocked(card)),
    'a locked card is stood as other cards are': always(
      'turned',
      'stand',
      (_g, card, asked) => asked === 'stand' && isLocked(card),
    ),
  },
  '7.30.2': { 'nothing but unlocking ends the locked state': onlyUnlockingUnlocks },
  '7.30.3': { 'the circle of a locked card stays a rear-guard circle': keepsItsKinds },
  '7.30.3.1': {
    'the circle of a card that is unlocked stays a lock circle': result('kindsOfPlace', (kinds, g, { id }) =>
      g.journal.some(
        ({ type, status, card }) => type === 'statusLost' && status === 'locked' && g.card(card!).place === id,
      )
        ? ['lock']
        : kinds,
    ),
  },
  '7.30.4': { 'a G unit stays on its circle as a locked card': skip('lockedGUnitsReturn') },
  '7.30.5': {
    'a card is placed as a unit and locked then': () => ({
      *putLocked(g, cards, to, cause) {
        const { owner } = cards[0]!;
        yield* g.rules.callCards(g, owner, yield* g.rules.chooseCircles(g, owner, cards, to), cause);
        yield* g.rules.lock(g, cards, cause);
      },
    }),
  },
  '7.30.5.1': { 'nobody sees the card before it lies on its circle': skip('checkBeforeLocking') },
  '7.30.5.2': { 'what lay on the circle stays there': skip('clearLockCircles') },
  '7.30.5.3': {
    'two locked cards can come to one circle': () => ({
      *putLocked(g, cards, to, cause) {
        for (const card of cards) {
          const [chosen] = yield* g.rules.chooseCircles(g, card.owner, [card], to);
          yield* perform(g, ...g.rules.arrivingLocked(g, card, chosen!.to, cause));
        }
      },
      circlesOfKind: (g, player, kind) =>
        ['frontLeft', 'frontRight', 'backLeft', 'backCenter', 'backRight', 'center']
          .map((name) => g.card(`${player}.${name}`))
          .filter(({ layout }) => layout!.kinds!.includes(kind)),
    }),
  },
  '7.30.6': { 'a card that was locked still knows what it bound': skip('forgetReferences') },
  '7.31.1': {
    'a card that is unlocked stays face down': ({ becomeUnlocked }) => ({
      *unlock(g, cards) {
        yield* becomeUnlocked(g, cards);
      },
    }),
  },
  '7.31.1.1': { 'a card that is locked and unlocked is the same unit': staysSameUnit },
  '7.31.2': {
    'a card that is unlocked has been stood': () => ({
      standUnlocked: (g, cards) => perform(g, ...cards.map((card) => ({ card, state: 'stand' }))),
    }),
    'a card that is unlocked is at rest': () => ({
      standUnlocked: (g, cards) => perform(g, ...cards.map((card) => ({ card, state: 'rest', unreplaceable: true }))),
    }),
  },
  '7.31.3': { 'nothing but unlocking ends the locked state': onlyUnlockingUnlocks },
  '7.31.4': {
    'a card that is unlocked has been placed': result('unlocking', (change) => ({
      ...change,
      events: ['unlocked', 'placed'],
    })),
  },
  '7.32.1': {
    'a deleted unit stands': ({ delete: deleteUnits }) => ({
      *delete(g, units, cause) {
        yield* deleteUnits(g, units, cause);
        yield* perform(g, ...units.map((card) => ({ card, state: 'stand' })));
      },
    }),
    'a deleted unit is another one': result('deleting', (changes) =>
      changes.map((change) => ({ ...change, makesNewObject: true })),
    ),
    'a deleted unit lies face up': result('deleting', (changes) => changes.filter((change) => !('face' in change))),
  },
  '7.32.2': {
    'a deleted unit keeps its power': ({ ruleValues }) => ({
      ruleValues: ruleValues.filter((row) => row !== powerOfDeleted),
    }),
    'a deleted unit has 0 power, whatever it gets': ({ ruleValues }) => ({
      ruleValues: [
        ...ruleValues,
        (_g, card, stat) => (stat === 'power' && isDeleted(card) ? [{ layer: LAYERS.set.at, to: 0 }] : []),
      ],
    }),
    'a deleted unit keeps its text': () => ({ printOfDeleted: (_g, sheet) => sheet }),
    'a deleted unit loses its name': result('printOfDeleted', (sheet) => ({ ...sheet, name: '' })),
    'a deleted G unit loses the name of its heart': result('printOnField', (shown, g, card, sheet) =>
      isDeleted(card) ? g.rules.printOfDeleted(g, sheet) : shown,
    ),
    'a deleted unit loses its icons': result('printOfDeleted', (sheet) => ({ ...sheet, icons: [] })),
  },
  '7.32.3': { 'a deleted unit does not attack': onlyIf('canAttack', (_g, card) => !isDeleted(card)) },
  '7.32.4': { 'a deleted unit that is turned face up stays deleted': skip('becomeRestored') },
  '7.32.5': {
    'only its owner sees a deleted unit': onlyIf(
      'sees',
      (_g, viewer, card) => !isDeleted(card) || card.owner === viewer,
    ),
  },
  '7.32.6': { 'a deleted unit gets nothing': onlyIf('appliesTo', (_g, card) => !isDeleted(card)) },
  '7.32.6.1': {
    'a unit that is deleted no more is another one': () => ({
      *becomeRestored(g, units) {
        yield* perform(
          g,
          ...units.map((card) => ({ card, status: 'deleted', on: false, makesNewObject: true }) as const),
        );
      },
    }),
  },
  '7.32.7': {
    'a legion ends when a unit of it is deleted': ({ delete: deleteUnits }) => ({
      *delete(g, units, cause) {
        yield* deleteUnits(g, units, cause);
        for (const unit of units)
          for (const partner of g.rules.partnersOf(g, unit)) {
            unlink(g, partner.id, unit.id, 'legion');
            unlink(g, unit.id, partner.id, 'legion');
          }
      },
    }),
  },
  '7.32.8': {
    'a deleted unit lies face down in the soul': result('faceOnArrival', (face, _g, card, zone) =>
      zone === 'soul' ? card.face : face,
    ),
  },
  '9.11.3': {
    'every locked card is turned face up, whatever a text says': always('mayBeUnlocked', true),
    'locked and deleted cards stay so': always('faceDownOnField', []),
    'deleted units stay so': result('faceDownOnField', (cards) => cards.filter((card) => isLocked(card))),
    'those of both players are turned face up': result('faceDownOnField', (cards, g, player) => [
      ...cards,
      ...cardsIn(g, g.rules.otherPlayer(g, player), 'field').filter((card) => isLocked(card)),
    ]),
  },
});
