/** Misreadings of the clauses about circles (4.8, 4.9). */
import type { PlayerId } from '../../../schemas/common';
import { afterwards, both } from '../../kernel/testing/doing';
import { always, faultTable, onlyIf, result, skip, zone, type Misreading } from '../../kernel/testing/misreadings';
import type { CardState } from '../../kernel/state';
import { guardianCircle } from '../04-circles';
import type { VgGame, VgRules } from '../game';

/** Only its owner sees a card of this zone that lies with this face. */
export const seenByOwner = (zone: string, face: 'up' | 'down'): Misreading<VgRules> =>
  onlyIf(
    'seesOpen',
    (_g: VgGame, viewer: PlayerId, card: CardState) =>
      card.zone !== zone || card.face !== face || card.owner === viewer,
  );

/** The circle with this name is of these kinds. */
const kindsOf = (name: string, kinds: readonly string[]): Misreading<VgRules> =>
  always('kindsOfPlace', kinds, (_g, { id }) => id.endsWith(`.${name}`));

export const circleFaults = faultTable<VgRules>({
  '4.8.2': { 'cards on circles are not on the field': zone('field', { implied: false }) },
  '4.9.1': { 'there is no circle behind the vanguard': kindsOf('backCenter', []) },
  '4.9.1.1': { 'a unit and the one behind it are in different columns': always('inSameColumn', false) },
  '4.9.1.2': {
    'a left column faces the left column of the opponent': result(
      'inSameColumn',
      (_same, _g, one, other) => one.layout!.column === other.layout!.column,
    ),
  },
  '4.9.1.3': {
    'the vanguard is in no row': result('belongsToRow', (isIn, _g, { id }) => isIn && !id.endsWith('.center')),
  },
  '4.9.2.2': {
    'a guardian has no orientation': result('arrivesAs', (state, _g, _card, { at }) =>
      at?.endsWith('guardian') ? 'none' : state,
    ),
  },
  '4.9.2.3': {
    'the middle of the front row is a rear-guard circle on which a vanguard happens to lie': kindsOf('center', [
      'rearGuard',
    ]),
  },
  '4.9.2.3.1': {
    'a unit that is moved to the vanguard circle keeps its orientation': result(
      'arrivesAs',
      (state, _g, card, { at }) => (at?.endsWith('.center') && card.zone === 'field' ? card.state : state),
    ),
  },
  '4.9.2.4': { 'the guardian circle is a rear-guard circle': kindsOf('guardian', ['rearGuard']) },
  '4.9.2.4.1': {
    'a guardian stands': result('arrivesAs', (state, _g, _card, { at }) =>
      at?.endsWith('guardian') ? 'stand' : state,
    ),
  },
  '4.9.2.5': { 'the circle beside the vanguard is a vanguard circle': kindsOf('frontLeft', ['vanguard']) },
  '4.9.2.5.1': {
    'a vanguard that is moved to a rear-guard circle keeps its orientation': result(
      'arrivesAs',
      (state, _g, card, { at, asNew }) => (at && !asNew && card.zone === 'field' ? card.state : state),
    ),
  },
  '4.9.2.5.2': {
    'a rear-guard that is moved stands': result('arrivesAs', (state, _g, _card, { at }) =>
      at && !at.endsWith('guardian') ? 'stand' : state,
    ),
  },
  '4.9.2.6': {
    'the circle of a locked card is still a rear-guard circle': result(
      'kindsOfPlace',
      (_kinds, _g, place) => place.layout!.kinds!,
    ),
  },
  '4.9.3': { 'only its player sees a unit on a circle': seenByOwner('field', 'up') },
  '4.9.3.1': { 'only its player sees a card that lies face down on a circle': seenByOwner('field', 'down') },
  '4.9.4': {
    'two units lie on one rear-guard circle': both(skip('retireOthers'), always('cardsThatCount', [])),
    'the guardian circle holds one card': afterwards('beginsToGuard', (g, player, { card }) =>
      g.rules.retire(g, g.rules.othersAt(g, guardianCircle(player), card)),
    ),
  },
});
