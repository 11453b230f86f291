/** Misreadings of the clauses about revealed triggers, placing, retiring, healing and damage (7.16 to 7.20, 7.35). */
import { perform } from '../../kernel/events/perform';
import { afterwards } from '../../kernel/testing/doing';
import { always, args, faultTable, result } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

const withoutPlaced = (events: string | readonly string[] | undefined) =>
  [events ?? []].flat().filter((event) => event !== 'placed');

export const retireFaults = faultTable<VgRules>({
  '7.16.1': {
    'any card of a check is a revealed trigger unit': result('eventsOfCheck', ([check]) => [check!, 'triggerRevealed']),
    'a damage check reveals no trigger unit': always(
      'eventsOfCheck',
      ['damageChecked'],
      (_g, _card, check) => check === 'damageChecked',
    ),
    'a drive check reveals no trigger unit': always(
      'eventsOfCheck',
      ['driveChecked'],
      (_g, _card, check) => check === 'driveChecked',
    ),
  },
  '7.17.1': {
    'a unit called from the hand has not been placed': result('calling', (change, _g, _player, { card }) =>
      card.zone === 'hand' ? { ...change, events: withoutPlaced(change.events) } : change,
    ),
    'a unit that is moved has been placed': () => ({
      *moveUnits(g, moved) {
        yield* perform(
          g,
          ...moved.map(({ card, to: at }) => ({
            card,
            to: { zone: 'field', player: card.side, at, face: card.face },
            events: ['movedCircle', 'placed'],
          })),
        );
      },
    }),
  },
  '7.17.2': {
    'a unit called from another circle has not been placed': result('calling', (change, _g, _player, { card }) =>
      card.zone === 'field' ? { ...change, events: withoutPlaced(change.events) } : change,
    ),
    'a unit that is ridden has not been placed': () => ({
      placeRidden: (g, player, card, at, cause) =>
        perform(g, {
          card,
          to: { zone: 'field', player, at, face: 'up', asNew: true },
          events: 'rode',
          ...(cause && { cause }),
        }),
    }),
  },
  '7.18.1': {
    'a unit that an effect retires leaves the game': result('retiring', (change, _g, _card, cause) =>
      cause ? { ...change, to: { zone: 'removed' } } : change,
    ),
  },
  '7.18.2': {
    'only a text that says "retire" retires': always('retiredBy', []),
    'a unit that returns to the hand has been retired': result('moveWords', (words, _g, card, to) =>
      card.zone === 'field' && to.zone === 'hand' ? [...words, 'retired'] : words,
    ),
  },
  '7.20.1': {
    'a card that is healed returns to the deck': () => ({
      heal: (g, cards, cause) =>
        perform(g, ...cards.map((card) => ({ card, to: { zone: 'deck' }, events: 'healed', ...(cause && { cause }) }))),
    }),
  },
  '7.35.1': {
    'an effect deals one damage at most': args('damageVanguards', (g, player, amount, cause) => [
      g,
      player,
      Math.min(amount, 1),
      cause,
    ]),
  },
  '7.35.1.1': {
    'the damage is dealt to one of the vanguards': () => ({
      *damageVanguards(g, player, amount, cause) {
        g.rules.dealDamageTo(g, player, amount, cause);
      },
    }),
  },
  '7.35.1.2': {
    'the card comes in the middle of the effect': afterwards('damageVanguards', function* (g) {
      yield* g.rules.processRules(g, 'confirmative');
      yield* g.rules.processRules(g, 'whenQuiet');
    }),
  },
});
