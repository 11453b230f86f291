/** Misreadings of 3-2 to 3-6: the decks, the hand, the trash and the Leader area. */
import { setFace, startLook } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { opponentOf } from '../../kernel/state';
import { ofCardsOneByOne, ofShuffling, seenByItsPlayerAlone } from '../../kernel/testing/common-areas';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, faultTable, onlyIf, skip } from '../../kernel/testing/misreadings';
import { cardsIn, isCharacter, type OpRules } from '../game';
import { wasOnField } from './earlier';

/** Cards that go from this zone to a trash go to its bottom. */
const belowFrom =
  (rules: OpRules, zone: string): OpRules['trashOf'] =>
  (g, card) => ({ ...rules.trashOf(g, card), ...(card.zone === zone && { place: 'bottom' as const }) });

export const decksHandTrashAndLeaderFaults = faultTable<OpRules>({
  '3-2-2': {
    'a player may look through the own deck': another('seesDeck', (_g, viewer, card) => viewer === card.owner),
    'a card that was on the field lies face up in the deck': (rules) => ({
      faceOnArrival: (g, card, zone) => (zone === 'deck' ? 'up' : rules.faceOnArrival(g, card, zone)),
      *executeMoves(g, changes) {
        yield* rules.executeMoves(
          g,
          changes.map((change) =>
            'to' in change && change.to.zone === 'deck' ? { ...change, to: { ...change.to, face: 'up' } } : change,
          ),
        );
      },
    }),
    'the opponent looks at the cards as well': afterwards('executeInstruction', (g, context, instruction) => {
      if (instruction.do === 'look') {
        const cards = context.chosen.map((card) => card.id);
        startLook(g, opponentOf(context.player), cards);
      }
    }),
    'cards that were looked at and not taken go to the bottom of the deck': (rules) => ({
      *resolveEffect(g, context) {
        const before = [...g.zone(context.player, 'deck')];
        const look = context.ability.effect.find((one) => one.do === 'look' && one.zone === 'deck');
        const count = look?.do === 'look' && typeof look.count === 'number' ? look.count : 0;
        yield* rules.resolveEffect(g, context);
        for (const id of before.slice(0, count)) {
          if (g.card(id).zone === 'deck') yield* perform(g, { card: g.card(id), to: { zone: 'deck', face: 'down' } });
        }
      },
    }),
  },
  '3-2-3': {
    ...ofCardsOneByOne(),
    'cards that leave a deck together leave it at one moment': another('executeMoves', (g, changes) =>
      perform(g, ...changes),
    ),
    'several cards that go from the deck to the Life area go at once, and their owner orders them': (rules) => ({
      *beforeMove(g, context, cards, to, named) {
        if (to.zone !== 'life' || !cards.some((card) => card.zone === 'deck')) {
          return yield* rules.beforeMove(g, context, cards, to, named);
        }
        return yield* g.rules.arrange(g, context.player, cards);
      },
    }),
  },
  '3-2-4': ofShuffling('effect'),
  '3-3-1': {
    'the DON!! cards of the first turn lie in the cost area from the start': afterwards('placeDecks', (g, player) =>
      g.rules.addDon(g, player, 1, 'active', { kind: 'rule', player }),
    ),
    'an open deck starts face up': afterwards('placeDecks', function* (g, player) {
      for (const card of cardsIn(g, player, 'donDeck')) yield* perform(g, { card, face: 'up' });
    }),
  },
  '3-3-2': {
    'only its owner looks at a DON!! deck': seenByItsPlayerAlone('donDeck'),
    'what lies face down is secret, the DON!! deck too': onlyIf(
      'seesOpenArea',
      (_g, _viewer, card) => card.face === 'up',
    ),
    'a DON!! card that is returned lies face up in the DON!! deck': always(
      'faceOnArrival',
      'up',
      (_g, _card, zone) => zone === 'donDeck',
    ),
  },
  '3-3-3': {
    'where fewer DON!! cards are left than are to be added none is': skip('addDon', (g, player, count) =>
      g.zone(player, 'donDeck').length < count),
    'the DON!! cards are taken as a block, the lowest of it comes first': () => ({
      *addDon(g, player, count, state = 'active', cause) {
        const block = cardsIn(g, player, 'donDeck').slice(0, count).reverse();
        yield* perform(g, ...block.map((card) => ({ card, to: { zone: 'cost', state }, cause })));
      },
    }),
  },
  '3-4-2': {
    'a card that was drawn is known to nobody until it is played': always('seesHand', false),
    'a card that the opponent has put into the hand is not to be looked at': onlyIf(
      'seesHand',
      (g, _viewer, card) => !wasOnField(g, card) || card.owner === g.state.turnPlayer,
    ),
  },
  '3-4-3': {
    'both players see the hands': always('seesHand', true),
    'the opponent sees in the hand a card that was on the field': alsoIf('seesHand', (g, _viewer, card) =>
      wasOnField(g, card),
    ),
    'the opponent sees which Life card is added to the hand in the present turn': alsoIf(
      'seesHand',
      (g, _viewer, card) =>
        g.journal.some((event) => event.type === 'tookLife' && event.card === card.id && event.to === 'hand'),
    ),
    'a card that is revealed is shown by name only': another('show', (g, card) => g.rules.reveal(g, card)),
  },
  '3-5-1': {
    "a K.O.'d Character goes to the bottom of the deck": (rules) => ({
      trashOf: (g, card) =>
        isCharacter(card)
          ? { ...rules.trashOf(g, card), zone: 'deck', place: 'bottom', face: 'down' }
          : rules.trashOf(g, card),
    }),
    'an activated Event goes to the bottom of the deck': () => ({
      *trashEvent(g, player, card) {
        g.cite('8-4-2', '2-2-5', '3-5-1');
        yield* perform(g, { card, to: { zone: 'deck', player, face: 'down' } });
      },
    }),
    'an Event that can do nothing goes back to the hand': afterwards('trashEvent', function* (g, player, card) {
      const asks = JSON.stringify(card.definition.abilities ?? []).includes('"do":"ko"');
      if (asks && cardsIn(g, opponentOf(player), 'character').length === 0) {
        yield* perform(g, { card, to: { zone: 'hand', player } });
      }
    }),
    'an Event activated in the Counter Step stays in the hand until the battle is over': (rules) => ({
      *trashEvent(g, player, card) {
        if (g.state.battle === null) yield* rules.trashEvent(g, player, card);
        else g.cite('8-4-2', '2-2-5', '3-5-1');
      },
    }),
  },
  '3-5-2': {
    'new cards go under those that are in the trash': another('placeInTrash', 'bottom'),
    'a Character trashed by a rule goes under the other cards of the trash': (rules) => ({
      trashOf: (g, card) => {
        const byRule = isCharacter(card) && g.zone(card.side, 'character').length === g.rules.characterLimit;
        return { ...rules.trashOf(g, card), ...(byRule && { place: 'bottom' as const }) };
      },
    }),
    'a Life card that is trashed goes under the other cards of the trash': (rules) => ({
      trashOf: belowFrom(rules, 'life'),
    }),
    'a card whose [Trigger] has been used goes under the other cards of the trash': (rules) => ({
      trashOf: belowFrom(rules, 'resolving'),
    }),
    'only its owner looks through a trash': seenByItsPlayerAlone('trash'),
    'only the top card of a trash is open': onlyIf(
      'seesOpenArea',
      (g, _viewer, card) => card.zone !== 'trash' || g.zone(card.side, 'trash')[0] === card.id,
    ),
  },
  '3-6-1': {
    'the Leaders are placed face down and turned up when the game begins': (rules) => ({
      *placeLeader(g, player) {
        yield* rules.placeLeader(g, player);
        for (const card of cardsIn(g, player, 'leader')) yield* perform(g, { card, face: 'down' });
      },
      beginFirstTurn(g) {
        for (const player of ['A', 'B'] as const) {
          for (const card of cardsIn(g, player, 'leader')) setFace(g, card.id, 'up');
        }
        rules.beginFirstTurn(g);
      },
    }),
  },
  '3-6-2': {
    "the opponent does not see a player's Leader": seenByItsPlayerAlone('leader'),
    'a rested Leader is not open': onlyIf(
      'seesOpenArea',
      (_g, _viewer, card) => card.zone !== 'leader' || card.state === 'active',
    ),
  },
  '3-6-3': {
    'an effect that says so moves a Leader': always('leaderStays', false),
    'the Leader of the turn player moves by the own effects': onlyIf(
      'leaderStays',
      (g, card) => card.side !== g.state.turnPlayer,
    ),
    'a Leader stays, but DON!! cards given to it go as if it had moved': afterwards(
      'trash',
      function* (g, _cards, cause) {
        const given = cardsIn(g, opponentOf(g.state.turnPlayer), 'given');
        const to = { zone: 'cost', state: 'rested' } as const;
        if (cause?.kind === 'effect') yield* perform(g, ...given.map((card) => ({ card, to })));
      },
    ),
  },
});
