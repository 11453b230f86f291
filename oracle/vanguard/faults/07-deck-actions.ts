/** Misreadings of the clauses about actions with a deck (7.4 to 7.12, 7.19). */
import {
  ofDrawingSeveral,
  ofDrawingUpTo,
  ofFirstDrawn,
  ofLastDrawn,
  ofNextDrawn,
  ofTopCard,
} from '../../kernel/testing/common-procedures';
import { startLook } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { opponentOf } from '../../kernel/state';
import { another, args, faultTable, replaced, result, skip } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';
import { seenByOwner } from './04-circles';

const { 'one card is offered even where the number is 0': ofNoCards, ...upTo } = ofDrawingUpTo<VgRules>();

export const deckActionFaults = faultTable<VgRules>({
  '7.4.1': {
    'a card put from the deck into the hand is drawn': result('moveWords', (words, _g, card, to) =>
      card.zone === 'deck' && to.zone === 'hand' ? [...words, 'drew'] : words,
    ),
  },
  '7.5.1': {
    'the deck is not shuffled': skip('shuffle'),
    'the player of the effect shuffles the own deck': args('shuffle', (g, player) => [
      g,
      player === g.state.turnPlayer ? player : opponentOf(player),
    ]),
  },
  '7.5.1.1': {
    'a deck of one card is not shuffled': skip('shuffle', (g, player) => g.zone(player, 'deck').length < 2),
  },
  '7.6.1': ofTopCard(),
  '7.6.2': ofDrawingSeveral(),
  '7.6.3': upTo,
  '7.6.3.1': { 'one card is offered even where the number is 0': ofNoCards! },
  '7.6.3.2': ofFirstDrawn(),
  '7.6.3.3': ofNextDrawn(),
  '7.6.3.4': ofLastDrawn(),
  '7.6.4.1': {
    'the card of the draw step is drawn by an ability': args('drawCard', (g, player, cause) => [
      g,
      player,
      cause ?? { kind: 'effect' as const, player },
    ]),
    'no card is drawn by an ability': args('drawCard', (g, player) => [g, player]),
  },
  '7.6.4.1.1': {
    'what the rules draw is not drawn by an ability': () => ({
      drawByRules: (g, player) => g.rules.draw(g, player, 1),
    }),
  },
  '7.6.4': {
    'a card that is drawn comes from the deck of the opponent': replaced('drawCard', (_rule, [g, player, cause]) => {
      const card = g.top(opponentOf(player), 'deck')!;
      g.cite('7.6.4');
      return perform(g, { card, to: { zone: 'hand', player }, events: 'drew', ...(cause && { cause }) });
    }),
  },
  '7.9.1': {
    'every card that goes to the drop zone is discarded': another('zonesOfDiscards', ['deck', 'hand', 'gauge', 'soul']),
  },
  '7.9.2': { 'only cards of the hand are discarded': another('zonesOfDiscards', ['hand']) },
  '7.12.2': {
    'the card that was found is shuffled as well': args('shuffle', (g, player) => [g, player]),
    'a deck is not shuffled after a search': skip('shuffle', (_g, _player, found) => found?.length),
  },
  '7.12.3': {
    'players go on seeing the cards that are shuffled': ({ shuffle }) => ({
      *shuffle(g, player, found) {
        const seen = g.state.looks.filter(({ card }) => g.card(card).zone === 'deck');
        yield* shuffle(g, player, found);
        for (const { viewer, card } of seen) startLook(g, viewer, [card]);
      },
    }),
  },
  '7.19.1': {
    'a card that is removed goes to the drop zone': args('executeMoves', (g, changes) => [
      g,
      changes.map((change) =>
        'to' in change && change.to.zone === 'removed' ? { ...change, to: { ...change.to, zone: 'drop' } } : change,
      ) as typeof changes,
    ]),
  },
  '7.19.2': { 'only its player sees a card that is removed from the game': seenByOwner('removed', 'up') },
});
