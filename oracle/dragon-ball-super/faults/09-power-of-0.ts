/** Misreadings of 9-5: Battle Cards whose power drops to 0 or less. */
import { PLAYERS } from '../../../schemas/common';
import { statOf } from '../../kernel/continuous/values';
import { alsoIf, always, another, faultTable, onlyIf, result, type Misreading } from '../../kernel/testing/misreadings';
import { cardsInZones, categoryOf, RULE, type DbsRules } from '../game';

/** Changes the row of 9-5. */
const otherRow =
  (change: (row: DbsRules['ruleRows'][number]) => DbsRules['ruleRows'][number]): Misreading<DbsRules> =>
  ({ ruleRows }) => ({ ruleRows: ruleRows.map((row) => (row.clauses.includes('9-5-1') ? change(row) : row)) });

/** Includes cards of other areas. */
const alsoIn = (zones: readonly string[]): Misreading<DbsRules> =>
  result('powerless', (given, g) => [
    ...given,
    ...PLAYERS.flatMap((player) => cardsInZones(g, player, zones)).filter(
      (card) => categoryOf(card) !== 'extra' && statOf(g, card, 'power') <= 0,
    ),
  ]);

export const powerOf0Faults = faultTable<DbsRules>({
  '9-5-1': {
    'it interrupts, even in the middle of a skill': otherRow((row) => ({ ...row, kind: 'interruptive' })),
    'it waits until the battle is over': otherRow((row) => ({
      ...row,
      due: (g) => (g.state.battle ? [] : row.due(g)),
    })),
  },
  '9-5-2': {
    'a card with 0 power stays': another('leastPower', -1),
    'a card with 1000 power is dropped as well': another('leastPower', 1000),
    'a Leader Card is dropped as well': alsoIn(['leader']),
    'a card of the hand is dropped as well': alsoIn(['hand']),
    'an Extra Card has no power and is dropped': alsoIf('isPowerless', (_g, card) => categoryOf(card) === 'extra'),
    'only cards of the player whose turn it is not are dropped': onlyIf(
      'isPowerless',
      (g, card) => card.side !== g.state.turnPlayer,
    ),
    'the card is KO-ed': (rules) => ({
      *dropsByRule(g, card, cause) {
        const changes = yield* rules.dropsByRule(g, card, cause);
        return changes.map((change) => ({ ...change, events: g.rules.wordsOfKo }));
      },
    }),
  },
  '9-5-2-1': {
    'it is rule processing, and the doing of no effect': always('causeOfDrop', { kind: 'rule' }, (g) => {
      g.cite('9-5-2-1');
      return true;
    }),
    'it is the doing of the opponent of its owner whatever has brought it about': result(
      'causeOfDrop',
      (given, g, card) =>
        given.because ? { ...given, because: { ...given.because, player: g.rules.otherPlayer(g, card.owner) } } : given,
    ),
    'a [Permanent] does not bring it about': result('causeOfDrop', (given) =>
      given.because?.ability?.type === 'permanent' ? RULE : given,
    ),
    'it is the doing of the first effect that has lowered it': result('causeOfDrop', (given, g, card) => {
      const lower = g.rules.otherPlayer(g, card.owner);
      const isShaded = cardsInZones(g, lower, ['battle']).some(({ definition }) =>
        (definition.abilities ?? []).some(({ type }) => type === 'permanent'),
      );
      return given.because && isShaded ? { ...given, because: { ...given.because, player: lower } } : given;
    }),
  },
});
