/** Misreadings of section 3; of 3-1 here. */
import type { Destination } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { opponentOf } from '../../kernel/state';
import { cardsIn, categoryOf, type OpRules } from '../game';
import { wasOnTheField, withRules } from './memory';
import { deckHandTrashFaults } from './03-deck-hand-trash';
import { leaderAndCharacterFaults } from './03-leader-characters';
import { stageCostLifeFaults } from './03-stage-cost-life';

type OpFault = Fault<OpRules>;

/** Does a move between these zones lead to one of them, or from it? */
const touches = (from: string, to: string, ...zones: readonly string[]): boolean =>
  zones.includes(from) || zones.includes(to);

const field: readonly OpFault[] = [
  {
    id: 'given-don-is-not-on-the-field',
    clause: '3-1-2',
    title: 'a given DON!! card is not on the field',
    replace: () => ({ field: ['leader', 'character', 'stage', 'cost'] }),
  },
  {
    id: 'cost-area-is-not-the-field',
    clause: '3-1-2',
    title: 'the field is where Leader, Characters and Stage lie',
    replace: () => ({ field: ['leader', 'character', 'stage', 'given'] }),
  },
  {
    id: 'stage-is-not-on-the-field',
    clause: '3-1-2',
    title: 'the Stage area is no part of the field',
    replace: () => ({ field: ['leader', 'character', 'cost', 'given'] }),
  },
  {
    id: 'don-deck-is-on-the-field',
    clause: '3-1-2',
    title: 'the DON!! deck belongs to the field, since it is open',
    replace: (rules) => ({ field: [...rules.field, 'donDeck'] }),
  },
  {
    id: 'life-is-on-the-field',
    clause: '3-1-2',
    title: 'Life cards are on the field',
    replace: (rules) => ({ field: [...rules.field, 'life'] }),
  },
  {
    id: 'one-stage-area-for-both',
    clause: '3-1-3',
    title: 'there is one Stage area for both players',
    replace: (rules) => ({
      areaOf: (g, player, zone) =>
        zone === 'stage'
          ? [...cardsIn(g, player, zone), ...cardsIn(g, opponentOf(player), zone)]
          : rules.areaOf(g, player, zone),
    }),
  },
  {
    id: 'one-character-area-for-both',
    clause: '3-1-3',
    title: 'the Characters of both players share one area',
    replace: () => ({
      areaOf: (g, player, zone) => [...cardsIn(g, player, zone), ...cardsIn(g, opponentOf(player), zone)],
      trashOldStage: (g, old) => g.rules.trashByRule(g, old, '3-8-5-1'),
    }),
  },
  {
    id: 'one-trash-for-both',
    clause: '3-1-3',
    title: 'what is trashed goes to the trash of the turn player',
    replace: (rules) => ({ trashOf: (g, card) => ({ ...rules.trashOf(g, card), player: g.state.turnPlayer }) }),
  },
  {
    id: 'hand-is-not-counted',
    clause: '3-1-4',
    title: 'the opponent does not know how many cards are in the hand',
    replace: (rules) => ({
      countSeen: (g, viewer, player, zone) =>
        zone === 'hand' && viewer !== player ? 0 : rules.countSeen(g, viewer, player, zone),
    }),
  },
  {
    id: 'deck-is-not-counted',
    clause: '3-1-4',
    title: 'nobody may count a deck, not even its owner',
    replace: (rules) => ({
      countSeen: (g, viewer, player, zone) => (zone === 'deck' ? 0 : rules.countSeen(g, viewer, player, zone)),
    }),
  },
  {
    id: 'life-is-counted-by-its-owner',
    clause: '3-1-4',
    title: 'only its owner counts the Life area',
    replace: (rules) => ({
      countSeen: (g, viewer, player, zone) =>
        zone === 'life' && viewer !== player ? 0 : rules.countSeen(g, viewer, player, zone),
    }),
  },
  {
    id: 'count-of-the-turn-player-only',
    clause: '3-1-4',
    title: "the turn player does not count the other player's areas during a battle",
    replace: (rules) => ({
      countSeen: (g, viewer, player, zone) =>
        g.state.turnPlayer === viewer && player !== viewer && zone === 'trash'
          ? 0
          : rules.countSeen(g, viewer, player, zone),
    }),
  },
];

const zoneChangeCount: readonly OpFault[] = [
  {
    id: 'same-card-after-the-hand',
    clause: '3-1-6',
    title: 'a Character that was in the hand meanwhile is the same card',
    replace: (rules) => ({
      becomesNew: (g, card, from, to) => rules.becomesNew(g, card, from, to) && !touches(from, to, 'hand'),
    }),
  },
  {
    id: 'same-card-after-the-trash',
    clause: '3-1-6',
    title: 'a Character that comes back from the trash in the same turn is the same card',
    replace: (rules) => ({
      becomesNew: (g, card, from, to) => rules.becomesNew(g, card, from, to) && !touches(from, to, 'trash'),
    }),
  },
  {
    id: 'new-when-it-comes-back',
    clause: '3-1-6',
    title: 'effects end only when the card enters the field again',
    replace: (rules) => ({
      becomesNew: (g, card, from, to) => rules.becomesNew(g, card, from, to) && to !== 'hand',
    }),
  },
  {
    id: 'put-off-for-the-new-card',
    clause: '3-1-6',
    title: 'what was put off about a card is done to the one that has come back',
    replace: () => ({ isAnotherNow: () => false }),
  },
  {
    id: 'reaches-into-the-trash',
    clause: '3-1-6',
    title: 'an effect goes on about a card that has gone to the trash meanwhile',
    replace: (rules) => ({
      isAnotherNow: (g, bearer, card) => card.zone !== 'trash' && rules.isAnotherNow(g, bearer, card),
    }),
  },
  {
    id: 'reaches-into-the-hand',
    clause: '3-1-6',
    title: 'an effect goes on about a card that has gone to the hand meanwhile',
    replace: (rules) => ({
      isAnotherNow: (g, bearer, card) => card.zone !== 'hand' && rules.isAnotherNow(g, bearer, card),
    }),
  },
  {
    id: 'loses-what-it-moves',
    clause: '3-1-6',
    title: 'an effect cannot go on about a card that it has moved itself',
    replace: (rules) => ({
      isAnotherNow: (g, bearer, card) =>
        rules.isAnotherNow(g, bearer, card) || (card.zone === 'hand' && card.zoneChangeCount > 1),
    }),
  },
  {
    id: 'stage-stays-the-same-card',
    clause: '3-1-6',
    title: 'only Characters are new cards in a new area, Stages are not',
    replace: (rules) => ({
      becomesNew: (g, card, from, to) => rules.becomesNew(g, card, from, to) && categoryOf(card) !== 'stage',
    }),
  },
  {
    id: 'used-up-although-new',
    clause: '3-1-6',
    title: 'a [Once Per Turn] that was used stays used when the card comes back',
    replace: () => ({ bearerKey: (card) => card.id }),
  },
  {
    id: 'event-reaches-the-new-card',
    clause: '3-1-6',
    title: 'an effect about a card reaches for it wherever it is by then',
    replace: () => ({ subjectIsGone: () => false }),
  },
  {
    id: 'event-reaches-the-card-that-came-back',
    clause: '3-1-6',
    title: 'an effect about a card is about it again when it has come back to the field',
    replace: (rules) => ({
      subjectIsGone: (g, event) =>
        rules.subjectIsGone(g, event) && !g.rules.playZones.includes(g.card(event!.card!).zone),
    }),
  },
  {
    id: 'same-card-after-the-life-area',
    clause: '3-1-6',
    title: 'a Character that comes back from the Life area is the same card',
    replace: (rules) => ({
      becomesNew: (g, card, from, to, host) => rules.becomesNew(g, card, from, to, host) && !touches(from, to, 'life'),
    }),
  },
  {
    id: 'don-is-never-new',
    clause: '3-1-6-1',
    title: 'effects stay with a DON!! card wherever it goes',
    replace: (rules) => ({
      becomesNew: (g, card, from, to) => categoryOf(card) !== 'don' && rules.becomesNew(g, card, from, to),
    }),
  },
  {
    id: 'don-new-from-the-cost-area-only-by-giving',
    clause: '3-1-6-1',
    title: 'a DON!! card keeps its effects through the DON!! deck',
    replace: (rules) => ({
      becomesNew: (g, card, from, to) => rules.becomesNew(g, card, from, to) && !touches(from, to, 'donDeck'),
    }),
  },
  {
    id: 'giving-is-no-move',
    clause: '3-1-6-1',
    title: 'giving a DON!! card and taking it back is no move between areas',
    replace: (rules) => ({
      becomesNew: (g, card, from, to) => rules.becomesNew(g, card, from, to) && !touches(from, to, 'given'),
    }),
  },
  {
    id: 'paying-ends-effects-on-don',
    clause: '3-1-6-1',
    title: 'a DON!! card that is rested to pay loses what was applied to it',
    replace: (rules) => ({
      *restDon(g, player, count, chosen) {
        yield* rules.restDon(g, player, count, chosen);
        for (const id of chosen ?? []) {
          const to = { player, state: 'rested' };
          yield* perform(g, { card: g.card(id), to: { ...to, zone: 'given' } });
          yield* perform(g, { card: g.card(id), to: { ...to, zone: 'cost' } });
        }
      },
    }),
  },
  {
    id: 'given-is-one-area',
    clause: '3-1-6-1',
    title: 'a DON!! card that goes over from one card to another stays where it is',
    replace: () => ({ goesToAnotherArea: () => false }),
  },
  {
    id: 'given-anew-is-a-move',
    clause: '3-1-6-1',
    title: 'a DON!! card that goes over to another card has moved, also within one area',
    replace: () => ({ goesToAnotherArea: (_g, card, host) => card.zone === 'given' && host !== undefined }),
  },
];

/** Nobody says in which order such cards lie. @param of where all of them come from, and where they go */
const unordered = (id: string, title: string, of: (from: string, to: Destination) => boolean): OpFault => ({
  id,
  clause: '3-1-7',
  title,
  replace: (rules) => ({
    *beforeMove(g, context, cards, to, named) {
      const isOf = cards.every((card) => of(card.zone, to));
      return isOf ? cards : yield* rules.beforeMove(g, context, cards, to, named);
    },
  }),
});

const order: readonly OpFault[] = [
  {
    id: 'effect-player-orders',
    clause: '3-1-7',
    title: 'the player of the effect says in which order the cards lie',
    replace: () => ({ whoArranges: (_owner, effectPlayer) => effectPlayer }),
  },
  {
    id: 'owner-lays-back-unseen',
    clause: '3-1-7',
    title: 'the owner orders cards that the opponent looks at and lays back where they were',
    replace: () => ({ whoRearranges: (owner) => owner }),
  },
  {
    id: 'owner-orders-only-own-effects',
    clause: '3-1-7',
    title: 'cards that the opponent moves go in the order in which they were chosen',
    replace: (rules) => ({
      *beforeMove(g, context, cards, to, named) {
        if (cards.every((card) => card.owner !== context.player)) return cards;
        return yield* rules.beforeMove(g, context, cards, to, named);
      },
    }),
  },
  unordered(
    'no-order-in-the-life-area',
    'only the deck is ordered; in the Life area cards lie as they come',
    (_from, to) => {
      return to.zone === 'life';
    },
  ),
  unordered(
    'no-order-at-the-bottom',
    'only cards that go to the top are ordered',
    (_from, to) => to.place === 'bottom',
  ),
  unordered('no-order-below-life', 'at the bottom of the Life cards they lie as they come', (_from, to) => {
    return to.zone === 'life' && to.place === 'bottom';
  }),
  unordered('no-order-from-the-hand', 'only cards that all can see are ordered, not those of the hand', (from) => {
    return from === 'hand';
  }),
  unordered(
    'no-order-from-the-trash',
    'cards of the trash go to the deck as they lie there',
    (from) => from === 'trash',
  ),
  unordered('no-order-within-the-deck', 'cards of the deck that go to its bottom keep their order', (from) => {
    return from === 'deck';
  }),
  {
    id: 'bottom-of-life-is-reversed',
    clause: '3-1-7',
    title: 'at the bottom of the Life cards they lie in the reverse of the order that was said',
    replace: (rules) => ({
      *beforeMove(g, context, cards, to, named) {
        const inOrder = yield* rules.beforeMove(g, context, cards, to, named);
        return to.zone === 'life' && to.place === 'bottom' ? [...inOrder].reverse() : inOrder;
      },
    }),
  },
  {
    id: 'life-is-ordered-by-the-effect',
    clause: '3-1-7',
    title: 'the player of the effect orders what it adds to Life cards, whosever they are',
    replace: (rules) => ({
      beforeMove(g, context, cards, to, named) {
        const whoArranges = to.zone === 'life' ? () => context.player : rules.whoArranges;
        return rules.beforeMove(withRules(g, { ...g.rules, whoArranges }), context, cards, to, named);
      },
    }),
  },
  {
    id: 'first-named-lies-lowest',
    clause: '3-1-7',
    title: 'cards that go to the top lie in the reverse of the order that was said',
    replace: (rules) => ({
      *beforeMove(g, context, cards, to, named) {
        const inOrder = yield* rules.beforeMove(g, context, cards, to, named);
        return to.place === 'top' && inOrder.length > 1 ? [...inOrder].reverse() : inOrder;
      },
    }),
  },
  {
    id: 'order-of-some-is-enough',
    clause: '3-1-7',
    title: 'the owner may leave the place of some of the cards open',
    replace: (rules) => ({
      *arrange(g, player, cards) {
        const procedure = rules.arrange(g, player, cards);
        const step = procedure.next();
        if (step.done) return step.value;
        const action = yield { ...step.value, check: () => null };
        const named = (action.cards ?? []).map((id) => g.card(id));
        return [...named, ...cards.filter((card) => !named.includes(card))];
      },
    }),
  },
  {
    id: 'order-in-the-deck-is-known',
    clause: '3-1-8',
    title:
      'a card that went from the field to the deck before the eyes of the opponent stays known to the opponent there',
    replace: (rules) => ({
      seesDeck: (g, viewer, card) =>
        rules.seesDeck(g, viewer, card) || (wasOnTheField(g, card) && card.owner !== viewer),
    }),
  },
  {
    id: 'order-in-the-life-area-is-known',
    clause: '3-1-8',
    title: 'Characters that become Life cards are known to the opponent in their place',
    replace: (rules) => ({
      seesLife: (g, viewer, card) =>
        rules.seesLife(g, viewer, card) || (wasOnTheField(g, card) && card.owner !== viewer),
    }),
  },
];

export const gameAreasFaults: readonly OpFault[] = [
  ...field,
  ...zoneChangeCount,
  ...order,
  ...deckHandTrashFaults,
  ...leaderAndCharacterFaults,
  ...stageCostLifeFaults,
];
