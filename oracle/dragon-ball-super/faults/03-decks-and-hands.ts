/** Misreadings of 3-2 and 3-3: deck and hand. */
import { PLAYERS } from '../../../schemas/common';
import { setFace } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { playerOf } from '../../kernel/reading/select';
import { ofCardsOneByOne, ofShuffling } from '../../kernel/testing/common-areas';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, faultTable, onlyIf, refuse, skip } from '../../kernel/testing/misreadings';
import { cardsIn, type DbsRules } from '../game';
import { cameFrom } from './03-areas';

export const decksAndHandsFaults = faultTable<DbsRules>({
  '3-2-1': {
    'the deck lies face up': afterwards('placeDeck', (g, player) => {
      for (const card of cardsIn(g, player, 'deck')) setFace(g, card.id, 'up');
    }),
    'the deck is placed as it was brought': skip('placeDeck'),
    'the life is taken before the deck is placed, and is no part of it': another('lifeCount', 0),
  },
  '3-2-2': {
    'its owner may look at the deck': alsoIf('seesDeck', (_g, viewer, { owner }) => viewer === owner),
    "everybody may look at the opponent's deck": alsoIf('seesDeck', (_g, viewer, { owner }) => viewer !== owner),
    'a card that goes to the deck lies face up': ({ redirectMove }) => ({
      redirectMove: (g, move) =>
        redirectMove(g, move.to.zone === 'deck' ? { ...move, to: { ...move.to, face: 'up' } } : move),
    }),
  },
  '3-2-3': {
    ...ofCardsOneByOne(),
    'cards that are drawn are taken as a block': (rules) => ({
      *draw(g, player, count, cause) {
        const block = cardsIn(g, player, 'deck').slice(0, count).reverse();
        if (count < 2) yield* rules.draw(g, player, count, cause);
        else yield* perform(g, ...block.map((card) => ({ card, to: { zone: 'hand', player }, events: 'drew', cause })));
      },
    }),
    'cards that go from the deck to the Warp go at one moment': (rules) => ({
      executeMoves: (g, changes) =>
        changes.every((change) => 'to' in change && change.to.zone === 'warp')
          ? perform(g, ...changes)
          : rules.executeMoves(g, changes),
    }),
    'cards that go from the deck to the Drop Area go at one moment': (rules) => ({
      *executeInstruction(g, context, said) {
        if (said.do !== 'mill' || typeof said.count !== 'number')
          return yield* rules.executeInstruction(g, context, said);
        const cards = cardsIn(g, playerOf(g, context.player, said.player), 'deck').slice(0, said.count);
        yield* perform(g, ...cards.map((card) => ({ card, to: g.rules.trashOf(g, card), events: 'dropped' })));
      },
    }),
    'what goes to the life is ordered by its owner': another('orderIsChosen', (g, _cards, { zone }) =>
      g.rules.areasWithOrder.includes(zone),
    ),
  },
  '3-2-4': {
    ...ofShuffling('skill'),
    'both decks are shuffled': (rules) => ({
      *shuffle(g) {
        for (const one of PLAYERS) yield* rules.shuffle(g, one);
      },
    }),
  },
  '3-3-2': {
    'a card that was drawn is known to nobody until it is played': always('seesHand', false),
    'a card that the opponent has put into the hand is not to be looked at': onlyIf(
      'seesHand',
      (g, _viewer, card) => cameFrom(g, card) !== 'battle',
    ),
    'only the first card of the hand can be played': refuse(
      'playRefusal',
      (g, player, { card }) => card !== g.zone(player, 'hand')[0],
    ),
  },
  '3-3-3': {
    "the opponent's hand is open": always('seesHand', true),
    "the turn player may look at the opponent's hand": alsoIf('seesHand', (g, viewer) => viewer === g.state.turnPlayer),
    'both see a card that is drawn': alsoIf('seesHand', (g, _viewer, card) => cameFrom(g, card) === 'deck'),
    'both see a card that is taken from the life': alsoIf(
      'seesHand',
      (g, _viewer, card) => cameFrom(g, card) === 'life',
    ),
  },
});
