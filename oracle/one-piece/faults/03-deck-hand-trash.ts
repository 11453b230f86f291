/** Misreadings of 3-2 to 3-5: decks, hand and trash. */
import { startLook } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { opponentOf } from '../../kernel/state';
import { cardsIn, isCharacter, type OpRules } from '../game';
import { wasOnTheField } from './memory';

type OpFault = Fault<OpRules>;

const decks: readonly OpFault[] = [
  {
    id: 'own-deck-is-known',
    clause: '3-2-2',
    title: 'a player may look through the own deck',
    replace: () => ({ seesDeck: (_g, viewer, card) => viewer === card.owner }),
  },
  {
    id: 'deck-face-up',
    clause: '3-2-2',
    title: 'a card that was on the field lies face up in the deck',
    replace: (rules) => ({
      faceOnArrival: (g, card, zone) => (zone === 'deck' ? 'up' : rules.faceOnArrival(g, card, zone)),
      *carryOutMoves(g, changes) {
        yield* rules.carryOutMoves(
          g,
          changes.map((change) =>
            'to' in change && change.to.zone === 'deck' ? { ...change, to: { ...change.to, face: 'up' } } : change,
          ),
        );
      },
    }),
  },
  {
    id: 'looking-is-for-both',
    clause: '3-2-2',
    title: 'the opponent looks at the cards as well',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        yield* rules.carryOut(g, context, instruction);
        if (instruction.do === 'look') {
          const cards = context.chosen.map((card) => card.id);
          startLook(g, opponentOf(context.player), cards);
        }
      },
    }),
  },
  {
    id: 'looked-at-goes-to-the-bottom',
    clause: '3-2-2',
    title: 'cards that were looked at and not taken go to the bottom of the deck',
    replace: (rules) => ({
      *resolve(g, context) {
        const before = [...g.zone(context.player, 'deck')];
        const look = context.ability.effect.find((one) => one.do === 'look' && one.zone === 'deck');
        const count = look?.do === 'look' && typeof look.count === 'number' ? look.count : 0;
        yield* rules.resolve(g, context);
        for (const id of before.slice(0, count)) {
          if (g.card(id).zone === 'deck') yield* perform(g, { card: g.card(id), to: { zone: 'deck', face: 'down' } });
        }
      },
    }),
  },
  {
    id: 'deck-cards-keep-their-order',
    clause: '3-2-3',
    title: 'cards from the deck move as a block, the first of them stays on top',
    replace: (rules) => ({
      carryOutMoves: (g, changes) => rules.carryOutMoves(g, [...changes].reverse()),
    }),
  },
  {
    id: 'deck-cards-are-ordered-by-their-owner',
    clause: '3-2-3',
    title: 'several cards that go from the deck to the Life area go at once, and their owner orders them',
    replace: (rules) => ({
      *beforeMove(g, context, cards, to, named) {
        if (to.zone !== 'life' || !cards.some((card) => card.zone === 'deck')) {
          return yield* rules.beforeMove(g, context, cards, to, named);
        }
        return yield* g.rules.arrange(g, context.player, cards);
      },
    }),
  },
  {
    id: 'no-shuffle',
    clause: '3-2-4',
    title: 'a shuffle leaves the cards as they lie',
    replace: () => ({ *shuffle() {} }),
  },
  {
    id: 'effect-player-shuffles-own-deck',
    clause: '3-2-4',
    title: 'the player of the effect shuffles the own deck, whoever is told to',
    replace: (rules) => ({ shuffle: (g) => rules.shuffle(g, g.state.turnPlayer) }),
  },
  {
    id: 'shuffle-spares-the-top-card',
    clause: '3-2-4',
    title: 'the top card keeps its place in a shuffle',
    replace: (rules) => ({
      *shuffle(g, player) {
        const [top] = cardsIn(g, player, 'deck');
        yield* rules.shuffle(g, player);
        if (top) yield* perform(g, { card: top, to: { zone: 'deck', place: 'top', face: 'down' } });
      },
    }),
  },
  {
    id: 'don-starts-in-the-cost-area',
    clause: '3-3-1',
    title: 'the DON!! cards of the first turn lie in the cost area from the start',
    replace: (rules) => ({
      *placeDecks(g, player) {
        yield* rules.placeDecks(g, player);
        yield* g.rules.addDon(g, player, 1, 'active', { kind: 'rule', player });
      },
    }),
  },
  {
    id: 'don-deck-face-up-at-the-start',
    clause: '3-3-1',
    title: 'an open deck starts face up',
    replace: (rules) => ({
      *placeDecks(g, player) {
        yield* rules.placeDecks(g, player);
        for (const card of cardsIn(g, player, 'donDeck')) yield* perform(g, { card, face: 'up' });
      },
    }),
  },
  {
    id: 'don-deck-is-known-to-its-owner',
    clause: '3-3-2',
    title: 'only its owner looks at a DON!! deck',
    replace: (rules) => ({
      seesOpenArea: (g, viewer, card) =>
        rules.seesOpenArea(g, viewer, card) && (card.zone !== 'donDeck' || card.owner === viewer),
    }),
  },
  {
    id: 'don-deck-is-secret',
    clause: '3-3-2',
    title: 'what lies face down is secret, the DON!! deck too',
    replace: (rules) => ({
      seesOpenArea: (g, viewer, card) => rules.seesOpenArea(g, viewer, card) && card.face === 'up',
    }),
  },
  {
    id: 'returned-don-lies-face-up',
    clause: '3-3-2',
    title: 'a DON!! card that is returned lies face up in the DON!! deck',
    replace: (rules) => ({
      faceOnArrival: (g, card, zone) => (zone === 'donDeck' ? 'up' : rules.faceOnArrival(g, card, zone)),
    }),
  },
  {
    id: 'don-all-or-nothing',
    clause: '3-3-3',
    title: 'where fewer DON!! cards are left than are to be added none is',
    replace: (rules) => ({
      *addDon(g, player, count, state, cause) {
        if (g.zone(player, 'donDeck').length >= count) yield* rules.addDon(g, player, count, state, cause);
      },
    }),
  },
  {
    id: 'don-as-a-block',
    clause: '3-3-3',
    title: 'the DON!! cards are taken as a block, the lowest of it comes first',
    replace: () => ({
      *addDon(g, player, count, state = 'active', cause) {
        const block = cardsIn(g, player, 'donDeck').slice(0, count).reverse();
        yield* perform(g, ...block.map((card) => ({ card, to: { zone: 'cost', state }, cause })));
      },
    }),
  },
];

/** What comes from this area to a trash goes under its cards. */
const belowFrom =
  (rules: OpRules, zone: string): OpRules['trashOf'] =>
  (g, card) => ({ ...rules.trashOf(g, card), ...(card.zone === zone && { place: 'bottom' as const }) });

const handAndTrash: readonly OpFault[] = [
  {
    id: 'own-hand-unseen',
    clause: '3-4-2',
    title: 'a card that was drawn is known to nobody until it is played',
    replace: () => ({ seesHand: () => false }),
  },
  {
    id: 'returned-by-the-opponent-unseen',
    clause: '3-4-2',
    title: 'a card that the opponent has put into the hand is not to be looked at',
    replace: (rules) => ({
      seesHand: (g, viewer, card) =>
        rules.seesHand(g, viewer, card) && (!wasOnTheField(g, card) || card.owner === g.state.turnPlayer),
    }),
  },
  {
    id: 'hand-is-open',
    clause: '3-4-3',
    title: 'both players see the hands',
    replace: () => ({ seesHand: () => true }),
  },
  {
    id: 'returned-card-stays-known',
    clause: '3-4-3',
    title: 'the opponent sees in the hand a card that was on the field',
    replace: (rules) => ({ seesHand: (g, viewer, card) => rules.seesHand(g, viewer, card) || wasOnTheField(g, card) }),
  },
  {
    id: 'damage-is-shown',
    clause: '3-4-3',
    title: 'the opponent sees which Life card is added to the hand in the present turn',
    replace: (rules) => ({
      seesHand: (g, viewer, card) =>
        rules.seesHand(g, viewer, card) ||
        g.journal.some((event) => event.type === 'tookLife' && event.card === card.id && event.to === 'hand'),
    }),
  },
  {
    id: 'played-card-is-not-shown',
    clause: '3-4-3',
    title: 'a card that is revealed is shown by name only',
    replace: () => ({ show: (g, card) => g.rules.reveal(g, card) }),
  },
  {
    id: 'ko-to-the-deck',
    clause: '3-5-1',
    title: "a K.O.'d Character goes to the bottom of the deck",
    replace: (rules) => ({
      trashOf: (g, card) =>
        isCharacter(card)
          ? { ...rules.trashOf(g, card), zone: 'deck', place: 'bottom', face: 'down' }
          : rules.trashOf(g, card),
    }),
  },
  {
    id: 'event-to-the-deck',
    clause: '3-5-1',
    title: 'an activated Event goes to the bottom of the deck',
    replace: () => ({
      *trashEvent(g, player, card) {
        g.cite('8-4-2', '2-2-5', '3-5-1');
        yield* perform(g, { card, to: { zone: 'deck', player, face: 'down' } });
      },
    }),
  },
  {
    id: 'idle-event-returns',
    clause: '3-5-1',
    title: 'an Event that can do nothing goes back to the hand',
    replace: (rules) => ({
      *trashEvent(g, player, card) {
        yield* rules.trashEvent(g, player, card);
        const asks = JSON.stringify(card.definition.abilities ?? []).includes('"do":"ko"');
        if (asks && cardsIn(g, opponentOf(player), 'character').length === 0) {
          yield* perform(g, { card, to: { zone: 'hand', player } });
        }
      },
    }),
  },
  {
    id: 'counter-event-is-kept',
    clause: '3-5-1',
    title: 'an Event activated in the Counter Step stays in the hand until the battle is over',
    replace: (rules) => ({
      *trashEvent(g, player, card) {
        if (g.state.facts.battle === null) yield* rules.trashEvent(g, player, card);
        else g.cite('8-4-2', '2-2-5', '3-5-1');
      },
    }),
  },
  {
    id: 'trash-from-below',
    clause: '3-5-2',
    title: 'new cards go under those that are in the trash',
    replace: () => ({ placeInTrash: 'bottom' }),
  },
  {
    id: 'room-is-made-below',
    clause: '3-5-2',
    title: 'a Character trashed by a rule goes under the other cards of the trash',
    replace: (rules) => ({
      trashOf: (g, card) => {
        const byRule = isCharacter(card) && g.zone(card.controller, 'character').length === g.rules.characterLimit;
        return { ...rules.trashOf(g, card), ...(byRule && { place: 'bottom' as const }) };
      },
    }),
  },
  {
    id: 'life-is-trashed-below',
    clause: '3-5-2',
    title: 'a Life card that is trashed goes under the other cards of the trash',
    replace: (rules) => ({ trashOf: belowFrom(rules, 'life') }),
  },
  {
    id: 'used-trigger-is-trashed-below',
    clause: '3-5-2',
    title: 'a card whose [Trigger] has been used goes under the other cards of the trash',
    replace: (rules) => ({ trashOf: belowFrom(rules, 'resolving') }),
  },
  {
    id: 'trash-is-known-to-its-owner',
    clause: '3-5-2',
    title: 'only its owner looks through a trash',
    replace: (rules) => ({
      seesOpenArea: (g, viewer, card) =>
        rules.seesOpenArea(g, viewer, card) && (card.zone !== 'trash' || card.controller === viewer),
    }),
  },
  {
    id: 'only-the-top-of-the-trash-is-known',
    clause: '3-5-2',
    title: 'only the top card of a trash is open',
    replace: (rules) => ({
      seesOpenArea: (g, viewer, card) =>
        rules.seesOpenArea(g, viewer, card) &&
        (card.zone !== 'trash' || g.zone(card.controller, 'trash')[0] === card.id),
    }),
  },
];

export const deckHandTrashFaults: readonly OpFault[] = [...decks, ...handAndTrash];
