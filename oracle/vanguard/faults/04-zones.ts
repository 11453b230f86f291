/** Misreadings of the clauses about zones (4). */
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  result,
  skip,
  zone,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { redirectionsOfZones, type Redirection } from '../04-zones';
import type { VgRules } from '../game';
import { seenByOwner } from './04-circles';

/** A redirection is not made. */
const without =
  (name: keyof typeof redirectionsOfZones): Misreading<VgRules> =>
  ({ redirections }) => ({ redirections: redirections.filter((one) => one !== redirectionsOfZones[name]) });

/** A redirection more, before the others. */
const alsoRedirected =
  (redirection: Redirection): Misreading<VgRules> =>
  ({ redirections }) => ({ redirections: [redirection, ...redirections] });

/** A card that goes from the trigger zone to this zone goes to the drop zone. */
const droppedAfterCheck = (zone: string): Misreading<VgRules> =>
  alsoRedirected((_g, move) =>
    move.card.zone === 'trigger' && move.to.zone === zone ? { ...move, to: { ...move.to, zone: 'drop' } } : move,
  );

/** A card that lies face down in this zone keeps its information. */
const informedIn = (zone: string): Misreading<VgRules> =>
  result('printThatCounts', (print, _g, card, sheet) => (card.zone === zone ? sheet : print));

export const zoneFaults = faultTable<VgRules>({
  '4.1.1': {
    'both players have one drop zone': ({ redirections }) => ({
      redirections: [
        ...redirections,
        (_g, move) => (move.to.zone === 'drop' ? { ...move, to: { ...move.to, player: 'A' } } : move),
      ],
    }),
  },
  '4.1.3': {
    'a card that is bound lies face down': always('faceOnArrival', 'down', (_g, _card, zone) => zone === 'bind'),
  },
  '4.1.4': {
    'nobody may count the hand of the other player': always(
      'countSeen',
      0,
      (_g, viewer, player, zone) => zone === 'hand' && viewer !== player,
    ),
  },
  '4.1.5': { 'a locked card is hidden from the other player': seenByOwner('field', 'down') },
  '4.1.6': {
    'a card that cannot be moved because of what it is stays hidden': skip('showKeptHidden'),
  },
  '4.1.7': {
    'a card that goes to the bottom of the deck goes on top': args('executeMoves', (g, changes) => [
      g,
      changes.map((change) => ('to' in change ? { ...change, to: { ...change.to, place: 'top' as const } } : change)),
    ]),
  },
  '4.1.8': {
    'a unit that is moved is a new card': alsoIf('becomesNew', (_g, _card, _from, zone) => zone === 'field'),
    'a card keeps what was done to it in every zone': ({ calling }) => ({
      becomesNew: () => false,
      calling(g, player, called, cause) {
        const change = calling(g, player, called, cause);
        return { ...change, to: { ...change.to, asNew: false } };
      },
    }),
  },
  '4.1.8.1': {
    'an effect loses the card that it has called': () => ({ followCalled: (_g, _context, _cards, call) => call() }),
  },
  '4.1.9': {
    'the cards come in the order in which they lay before': ({ arrange }) => ({
      *arrange(g, player, cards) {
        yield* arrange(g, player, cards);
        return cards;
      },
    }),
  },
  '4.1.10': {
    'the other player knows the cards that have gone to the deck face up': always(
      'seesDeck',
      true,
      (_g, viewer, card) => card.owner !== viewer,
    ),
  },
  '4.1.11': {
    'nobody may count the deck of the other player': always(
      'countSeen',
      0,
      (_g, viewer, player, zone) => zone === 'deck' && viewer !== player,
    ),
  },
  '4.1.12': {
    'a unit that is retired goes to the drop zone of the turn player': result(
      'ownerOf',
      (_owner, g) => g.state.turnPlayer,
    ),
  },
  '4.1.13': { 'a card of the other player is called like an own one': without('zonesOfOwners') },
  '4.2.2': {
    'only its player sees a card in the public state': onlyIf('seesOpen', (_g, viewer, { owner }) => owner === viewer),
  },
  '4.2.3': { 'everybody sees hidden cards': always('seesFaceDown', true) },
  '4.3.2': {
    'a card that rests cannot be stood by an effect': alsoIf(
      'stateIsForbidden',
      (_g, _card, state) => state === 'stand',
    ),
  },
  '4.3.2.3': {
    'a card that is placed keeps the orientation that it had': result('arrivesAs', (state, _g, card, { at, asNew }) =>
      at && !asNew && card.zone === 'field' ? card.state : state,
    ),
  },
  '4.3.3': {
    'a card of the damage zone cannot be turned face down': skip('executeInstruction', (_g, _context, instruction) =>
      instruction.do === 'turn' && instruction.face === 'down'),
  },
  '4.4.2': {
    'a G unit goes to the G zone by every move': always('returnsToGZone', true, (_g, { zone }) => zone === 'field'),
  },
  '4.4.2.1': { 'a G vanguard is moved before it goes to the G zone': without('gVanguards') },
  '4.4.2.2': {
    'a G rear-guard goes to the G zone instead of being moved': alsoRedirected((g, { events: _none, ...move }) =>
      g.rules.isRearGuard(g, move.card) && move.to.zone === 'soul' && move.card.state === 'stand'
        ? { ...move, to: { zone: 'gZone', face: 'up', player: move.card.owner } }
        : { ...move, ...(_none && { events: _none }) },
    ),
  },
  '4.4.3': { 'an order is called like a unit': without('ordersToCircles') },
  '4.5.2': {
    'a player may look at the own deck': always('seesDeck', true, (_g, viewer, card) => card.owner === viewer),
  },
  '4.5.3': {
    'the lower card leaves the deck first': args('executeMoves', (g, changes) => [g, [...changes].reverse()]),
  },
  '4.6.2': { 'both players see both hands': always('seesHand', true) },
  '4.7.2': { 'only its player sees the drop zone': seenByOwner('drop', 'up') },
  '4.9.5': { 'a G rear-guard stays where an effect has put it': always('returnsToGZone', false) },
  '4.10.1': { 'the soul is a part of the field': zone('soul', { implied: true }) },
  '4.10.2': { 'only its player sees the soul': seenByOwner('soul', 'up') },
  '4.11.2': { 'only its player sees the damage zone': seenByOwner('damage', 'up') },
  '4.11.2.1': { 'only its player sees a face-down card of the damage zone': seenByOwner('damage', 'down') },
  '4.11.3': { 'a face-down card of the damage zone is still a unit card': informedIn('damage') },
  '4.11.4': {
    'cards that lie face down are no damage': result('defeatOf', (found, g, player) =>
      found?.startsWith('six') && g.zone(player, 'damage').some((id) => g.card(id).face === 'down') ? null : found,
    ),
  },
  '4.12.2': { 'only its player sees bound cards': seenByOwner('bind', 'up') },
  '4.12.3': {
    'everybody sees face-down cards of the bind zone': always(
      'seesFaceDown',
      true,
      (_g, _viewer, { zone }) => zone === 'bind',
    ),
  },
  '4.12.4': { 'a card that is bound face down is still a unit card': informedIn('bind') },
  '4.12.5': {
    'all bound cards of a player lie in one pile': another('boundBy', (g, { side }) =>
      g.zone(side, 'bind').map((id) => g.card(id)),
    ),
    'nobody remembers what has bound a card': skip('rememberBinder'),
  },
  '4.13.1.1': { 'the card of a drive check goes to the drop zone': droppedAfterCheck('hand') },
  '4.13.1.2': { 'the card of a damage check goes to the drop zone': droppedAfterCheck('damage') },
  '4.13.2': { 'only its player sees the trigger zone': seenByOwner('trigger', 'up') },
  '4.16.1': {
    'an order lies in the drop zone while it is played': alsoRedirected((_g, move) =>
      move.to.zone === 'orderArea' ? { ...move, to: { ...move.to, zone: 'drop' } } : move,
    ),
  },
  '4.16.2': { 'only its player sees the order area': seenByOwner('orderArea', 'up') },
  '4.17.2': { 'only its player sees the order zone': seenByOwner('orderZone', 'up') },
  '4.17.3': {
    'a card of the order zone has no orientation': another('zonesWithStates', ['field']),
    'a set order is at rest when it comes to the order zone': result('arrivesAs', (state, _g, _card, { zone }) =>
      zone === 'orderZone' ? 'rest' : state,
    ),
    'a card of the order zone cannot be turned face down': result('turning', (changes) =>
      changes.filter(({ card }) => card.zone !== 'orderZone'),
    ),
  },
  '4.17.3.1': { 'a face-down card of the order zone is still a unit card': informedIn('orderZone') },
  '4.18.2': {
    'everybody sees the ride decks': always('seesFaceDown', true, (_g, _viewer, { zone }) => zone === 'rideDeck'),
  },
  '4.18.3': {
    'the ride decks are open until both players have had a turn': always(
      'seesFaceDown',
      true,
      (g, _viewer, { zone }) => zone === 'rideDeck' && g.state.turn < 3,
    ),
  },
  '4.18.4': { 'a card of the ride deck goes to the deck': without('rideDeckCards') },
  '4.18.5': { 'only its owner sees a face-up card of a ride deck': seenByOwner('rideDeck', 'up') },
});
