/** Misreadings of FAQ-4: leaving the Field in two steps, and the ladder of states. */
import { perform } from '../../kernel/events/perform';
import { movingCounters } from '../../kernel/objects/counters';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { always, another, faultTable, onlyIf, result, skip, type Misreading } from '../../kernel/testing/misreadings';
import { cancelDeparture } from '../../kernel/changes';
import { NOTHING, opponentOf, RULE } from '../../kernel/state';
import { coresOn, reserveOf, type BsRules } from '../game';
import { isDeparting } from '../../kernel/objects/departing';

const leaveAtOnce: Misreading<BsRules> = another('departs', () => false);

export const departureFaults = faultTable<BsRules>({
  'FAQ-4-1-1': {
    'a card that is destroyed leaves at once': leaveAtOnce,
    'effects do not apply any more to a card that is about to leave': (rules) => ({
      protectionFrom: (g, card, cause) => (isDeparting(g, card) ? [] : rules.protectionFrom(g, card, cause)),
    }),
  },
  'FAQ-4-1-2': {
    'a card that is destroyed leaves at once': leaveAtOnce,
    'only what is destroyed waits on the Field': onlyIf('departs', (_g, { events }) => events?.includes('destroyed')),
    'a Depleted card leaves at once': onlyIf('departs', (_g, { events }) => !events?.includes('depleted')),
    'what a payment has Depleted leaves before the card is used': afterwards('payCores', (g) =>
      g.rules.runCheckpoint(g),
    ),
    'a card that returns to the Deck goes to the top': result('changesOfLeaving', (changes) =>
      changes.map((change) =>
        'to' in change && change.to.zone === 'deck' ? { ...change, to: { ...change.to, place: 'top' } } : change,
      ),
    ),
    'a card that returns to the Deck goes to the bottom': result('changesOfLeaving', (changes) =>
      changes.map((change) =>
        'to' in change && change.to.zone === 'deck' ? { ...change, to: { ...change.to, place: 'bottom' } } : change,
      ),
    ),
    'a Spirit that stays without Cores is not Depleted': ({ staysOnField }) => ({
      *staysOnField(g, card, state) {
        const isDepleted = g.rules.isDepleted(g, card);
        yield* isDepleted ? NOTHING : staysOnField(g, card, state);
        if (isDepleted) cancelDeparture(g, card.id, state);
      },
    }),
    'what was to leave leaves, whatever lets it stay': skip('staysOnField'),
  },
  '6-2-4-1': {
    'a Spirit is Depleted by no player': another('causeOfDepletion', () => RULE),
    'a Spirit is always Depleted by the opponent': another('causeOfDepletion', (_g, { owner }) => ({
      ...RULE,
      player: opponentOf(owner),
    })),
  },
  'FAQ-4-1-3': {
    'the Cores go to the Reserve when it is decided that a card leaves': afterwards('leaves', function* (g, cards) {
      for (const card of cards.filter((one) => coresOn(one) > 0 && one.zone === 'field'))
        yield* perform(g, movingCounters(card.counters, card, reserveOf(g, card.owner), { cause: RULE }));
    }),
    'the Cores of a card that does not go to the Trash are lost': ({ coresOfLeaver, alsoChanges }) => ({
      coresOfLeaver,
      alsoChanges: (g, change, group) =>
        'to' in change && change.to.zone === 'hand' ? [] : alsoChanges(g, change, group),
    }),
  },
  'FAQ-4-1-4': {
    'a card that is Depleted meanwhile goes to the Trash': beforehand('beforeDeparture', function* (g, leaving) {
      for (const card of leaving.filter((one) => g.rules.isDepleted(g, one)))
        yield* perform(g, { card, to: { zone: 'trash', player: card.owner }, unreplaceable: true });
    }),
    'a card that is about to leave is Depleted as well': beforehand('beforeDeparture', function* (g, leaving) {
      for (const { owner } of leaving.filter((one) => g.rules.isDepleted(g, one))) yield* g.rules.draw(g, owner, 1);
    }),
    'what is destroyed goes to the Trash, whatever returns it': skip('sendElsewhere'),
  },
  'FAQ-4-1-5': {
    'a Nexus leaves at once': onlyIf('departs', (g, { card }) => !g.rules.isNexus(g, card)),
  },
  'FAQ-4-2-1': {
    'a card that is about to leave is no Spirit any more': onlyIf('isSpirit', (g, card) => !isDeparting(g, card)),
    'the symbols of a card that is about to leave do not count': result('symbolsOf', (symbols, g, card) =>
      isDeparting(g, card) ? [] : symbols,
    ),
    'the lasting effects of a card that is about to leave have ended': onlyIf(
      'abilityIsValid',
      (g, card, { type }) => type !== 'cont' || !isDeparting(g, card),
    ),
  },
  'FAQ-4-2-2': {
    'a card that is about to leave activates its effects as before': always('notices', true),
    'a card that is about to leave activates nothing': ({ notices }) => ({
      notices: (g, card, event) => notices(g, card, event) && !isDeparting(g, card),
    }),
  },
  'FAQ-4-2-3': {
    'new effects affect a card that is about to leave': always('reachesDeparting', true),
    'no effect affects a card that is about to leave': always('reachesDeparting', false),
  },
  'FAQ-4-3': {
    'a Spirit that stays Exhausted has been Exhausted': ({ staysOnField }) => ({
      *staysOnField(g, card, state) {
        yield* staysOnField(g, card, undefined);
        if (state) yield* perform(g, { card, state, cause: RULE });
      },
    }),
    'a Spirit that stays is in the state that it had': ({ staysOnField }) => ({
      staysOnField: (g, card) => staysOnField(g, card, undefined),
    }),
    'the Cores of a Spirit that stays go to the Reserve': afterwards('staysOnField', function* (g, card) {
      yield* perform(g, movingCounters(card.counters, card, reserveOf(g, card.owner), { cause: RULE }));
    }),
  },
  'FAQ-4-4-1': {
    'a Heavy Exhaust only Exhausts': result('turned', (state) => (state === 'heavyExhausted' ? 'exhausted' : state)),
    'a Heavy Exhaust goes one step': ({ turned }) => ({
      turned: (g, card, asked) =>
        asked === 'heavyExhausted' && card.state === 'refreshed' ? 'exhausted' : turned(g, card, asked),
    }),
    'an Exhausted Spirit stays Exhausted at a Heavy Exhaust': ({ turned }) => ({
      turned: (g, card, asked) =>
        asked === 'heavyExhausted' && card.state === 'exhausted' ? 'exhausted' : turned(g, card, asked),
    }),
  },
  'FAQ-4-4-2': {
    'an Exhaust of an Exhausted Spirit makes it Heavy Exhausted': ({ turned }) => ({
      changesNothing: () => false,
      turned: (g, card, asked) =>
        asked === 'exhausted' && card.state === 'exhausted' ? 'heavyExhausted' : turned(g, card, asked),
    }),
    'an Exhaust brings a Heavy Exhausted Spirit to Exhausted': ({ turned }) => ({
      turned: (g, card, asked) => (asked === 'exhausted' ? 'exhausted' : turned(g, card, asked)),
    }),
  },
  'FAQ-4-4-3': {
    'a Refresh brings a Heavy Exhausted Spirit to Refreshed': ({ turned }) => ({
      turned: (g, card, asked) => (asked === 'refreshed' ? 'refreshed' : turned(g, card, asked)),
    }),
    'a Heavy Exhausted Spirit is not Refreshed': ({ turned }) => ({
      turned: (g, card, asked) =>
        asked === 'refreshed' && card.state === 'heavyExhausted' ? card.state : turned(g, card, asked),
    }),
  },
});
