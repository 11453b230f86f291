/** Misreadings of 20: Rebirth. */
import { addPending } from '../../kernel/changes';
import { workingAbilities } from '../../kernel/continuous/abilities';
import { dropWaiting } from '../../kernel/events/triggers';
import { perform } from '../../kernel/events/perform';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { always, another, faultTable, skip } from '../../kernel/testing/misreadings';
import { movingCounters } from '../../kernel/objects/counters';
import { memory } from '../../kernel/testing/memory';
import { RULE, type Ability } from '../../kernel/state';
import { definitionOf, reserveOf, trashCoresOf, type BsRules } from '../game';

export const rebirthFaults = faultTable<BsRules>({
  '20-1-1': { 'a card has one side': skip('turnSide') },
  '20-1-2': { 'a card does not turn over by its Rebirth': skip('flip') },
  '20-1-4': { 'Side B stays up in the Hand': another('sheetOnArrival', (_g, card) => card.sheet) },
  '20-2-1': {
    'the card turns over before the effect of Side A': ({ performRebirth }) => ({
      *performRebirth(g, player, card, ability, occasion) {
        yield* g.rules.flip(g, card, RULE);
        yield* performRebirth(g, player, card, ability, occasion);
      },
    }),
  },
  '20-2-2': {
    'Side B is silent when it comes up': ({ notices }) => ({
      notices: (g, card, event) => event.type !== 'sideUp' && notices(g, card, event),
    }),
  },
  '20-2-3': {
    'what answers the Rebirth comes together with what answers that the side is up': another(
      'withoutRebirthed',
      (_g, pending) => pending,
    ),
  },
  '20-2-4': {
    'a Rebirth costs a Core': beforehand('flip', (g, card) =>
      perform(g, movingCounters({ core: 1 }, reserveOf(g, card.owner), trashCoresOf(g, card.owner), { cause: RULE })),
    ),
  },
  '20-2-5': {
    'a Core is placed on the card': beforehand('flip', (g, card) =>
      perform(g, movingCounters({ core: 2 }, null, card, { cause: RULE })),
    ),
  },
  '20-2-6': {
    'all cards whose Rebirth is met turn over at once': ({ performRebirth }) => ({
      *performRebirth(g, player, card, ability, occasion) {
        const others = g.state.pending.filter((one) => g.rules.isRebirth(g, one.ability));
        for (const one of others) dropWaiting(g, one);
        yield* performRebirth(g, player, card, ability, occasion);
        for (const { player: of, card: id, ability: other, event } of others)
          yield* performRebirth(g, of, g.card(id), other, { event });
      },
    }),
  },
  '20-2-7': { 'a card with too few Cores stays': always('isDepleted', false) },
  '20-2-8': { 'a card that was to leave leaves': always('staysByRebirth', false) },
  '20-2-9': {
    'Side B answers what has turned the card over': ({ performRebirth }) => ({
      *performRebirth(g, player, card, ability, occasion) {
        yield* performRebirth(g, player, card, ability, occasion);
        const { event } = occasion;
        const { id, zoneChangeCount, sheet } = g.card(card.id);
        if (!event || sheet === 'front') return;
        const answers = (one: Ability) => g.rules.isTriggered(g, one) && one.when?.event === event.type;
        for (const one of workingAbilities(g, g.card(id), answers))
          addPending(g, { card: id, zoneChangeCount, player, ability: one, event, generation: g.state.generation });
      },
    }),
  },
  '20-2-10': { 'a Brave stays on what its host has become': always('unfitCombinations', []) },
  '20-3-1': {
    'the effects of Side A go on': skip('turnSide'),
    'a card is still what Side A is': ({ isOnField }) => ({
      isOnField: (g, card, category) =>
        isOnField(g, card, category) || (card.zone === 'field' && definitionOf(card).category === category),
    }),
  },
  '20-3-2': { 'Side B stays up': another('sheetOnArrival', (_g, card) => card.sheet) },
  '20-3-3': {
    'the card is Refreshed by its Rebirth': afterwards('flip', (g, card) => perform(g, { card, state: 'refreshed' })),
  },
  '20-3-4': {
    'the battle ends': afterwards('flip', (g) => {
      if (g.state.battle) g.rules.endBattleByEffect(g);
    }),
  },
  '20-3-5': {
    'Side B is hidden from the opponent': ({ sees }) => ({
      sees: (g, viewer, card) => sees(g, viewer, card) && (card.sheet === 'front' || card.side === viewer),
    }),
  },
  '20-3-6': {
    'only a Rebirth effect makes a Rebirth': ({ performRebirth, notices }) => {
      const ownEffect = memory(() => ({ isResolved: false }));
      return {
        *performRebirth(g, ...rebirth) {
          ownEffect(g).isResolved = true;
          yield* performRebirth(g, ...rebirth);
          ownEffect(g).isResolved = false;
        },
        notices: (g, card, event) => (event.type !== 'rebirthed' || ownEffect(g).isResolved) && notices(g, card, event),
      };
    },
  },
});
