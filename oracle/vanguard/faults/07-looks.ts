/** Misreadings of the clauses about looking, switching, revealing, searching and declaring (7.7, 7.8, 7.10, 7.11, 7.13). */
import { emit, endLooks, startLook } from '../../kernel/changes';
import { cardsMatching } from '../../kernel/reading/select';
import { perform } from '../../kernel/events/perform';
import { opponentOf, type CardState } from '../../kernel/state';
import { afterwards } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  replaced,
  result,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { cardsIn, isGUnit, type VgRules } from '../game';

const idsOf = (cards: readonly CardState[]) => cards.map(({ id }) => id);

/** Lets the player go on without asking, where the condition holds. */
const continuesWhen = (when: (lookedAt: number) => boolean): Misreading<VgRules> =>
  replaced('continuesLooking', function* (rule, [g, player]) {
    const lookedAt = g.state.looks.filter(({ viewer }) => viewer === player).length;
    return when(lookedAt) || (yield* rule(g, player));
  });

/** Searches other zones than the text says. */
const searches = (zonesOf: (zones: readonly string[]) => string[]): Misreading<VgRules> =>
  args('searchZones', (g, context, { from, ...said }) => [
    g,
    context,
    { ...said, from: { ...from, zone: zonesOf(from.zone!) } },
  ]);

export const lookFaults = faultTable<VgRules>({
  '7.7.1': {
    'the opponent sees the cards as well': afterwards('lookAtCards', (g, _context, viewer, cards) =>
      startLook(g, opponentOf(viewer), idsOf(cards)),
    ),
    'the player whose deck it is looks at the cards': args('lookAtCards', (g, context, _viewer, cards) => [
      g,
      context,
      cards[0]?.side ?? context.player,
      cards,
    ]),
    'one card fewer is looked at': args('lookAtCards', (g, context, viewer, cards) => [
      g,
      context,
      viewer,
      cards.slice(0, -1),
    ]),
    'a player who looks at cards looks through the deck': args('lookAtCards', (g, context, viewer) => [
      g,
      context,
      viewer,
      cardsIn(g, context.player, 'deck'),
    ]),
  },
  '7.7.2': {
    'the player looks at as many cards as the number says': continuesWhen(() => true),
    'the player says once whether to look at all cards': continuesWhen((lookedAt) => lookedAt > 0),
  },
  '7.7.2.1': {
    'one card is offered even where the number is 0': args('lookUpTo', (g, context, owner, count) => [
      g,
      context,
      owner,
      Math.max(1, count),
    ]),
  },
  '7.7.2.2': {
    'the first card that is looked at is the second of the deck': result('cardsToLookAt', (_cards, g, owner, count) =>
      cardsIn(g, owner, 'deck').slice(1, count + 1),
    ),
  },
  '7.7.2.3': {
    'the player looks at one card at least': continuesWhen((lookedAt) => lookedAt === 0),
    'the player cannot stop once one card has been looked at': continuesWhen((lookedAt) => lookedAt > 0),
  },
  '7.7.2.4': {
    'the player sees all of the cards at once': args('lookAtCards', (g, context, viewer) => [
      g,
      context,
      viewer,
      g.rules.cardsToLookAt(g, context.player, 3),
    ]),
    'the player looks at the top card again and again': args('lookAtCards', (g, context, viewer) => [
      g,
      context,
      viewer,
      g.rules.cardsToLookAt(g, context.player, 1),
    ]),
  },
  '7.7.2.5': {
    'the player may go on beyond the number': args('cardsToLookAt', (g, owner, count) => [g, owner, count + 1]),
    'the player stops one card before the number': args('cardsToLookAt', (g, owner, count) => [g, owner, count - 1]),
  },
  '7.7.3': {
    'nobody sees a card of the deck without an instruction': always('mayLookAnyTime', false),
    'both players see the card': replaced('mayLookAnyTime', (rule, [g, _viewer, card]) => rule(g, card.side, card)),
    'the player sees the whole deck': another(
      'mayLookAnyTime',
      (g, viewer, { side }) => viewer === side && g.zone(side, 'field').some((id) => seesDecks(g.card(id))),
    ),
  },
  '7.7.3.1': {
    'the card is looked at again at each check timing': another('beforePending', (g) => {
      const watched = g.rules.watchedCards(g, 'A');
      if (watched.length > 0) emit(g, 'deckLooked', { player: 'A', cards: idsOf(watched) });
    }),
    'what may be looked at at any time is not looked at': skip('emitWatched'),
    'only the first of such cards has been looked at': skip('emitWatched', (_g, _player, _watched, before) =>
      before.length > 0),
  },
  '7.7.4': {
    'an ability triggers for each look of an effect': always('hasLookedBefore', false),
    'an ability triggers for one look in a turn': alsoIf('hasLookedBefore', (g) =>
      g.eventsOfTurn().some(({ type }) => type === 'deckLooked'),
    ),
  },
  '7.8.1': {
    'only the first card moves': replaced('switchCards', (_rule, [g, one, other, cause]) => {
      g.cite('7.8.1');
      return perform(g, g.rules.movingTo(g, one, other, cause));
    }),
    'a unit that is switched is retired': result('movingTo', (move, g, card) =>
      g.rules.isUnit(g, card) ? { ...move, to: { zone: 'drop', player: card.owner }, events: 'retired' } : move,
    ),
  },
  '7.8.2': {
    'the card that can move does so': always('canGoThere', true),
    'a G unit goes to the G zone, and the other card comes in its place': alsoIf('canGoThere', (_g, { card }) =>
      isGUnit(card),
    ),
  },
  '7.8.3': {
    'one zone is moved after the other': replaced('switchZones', function* (_rule, [g, player, zones, cause]) {
      g.cite('7.8.3');
      for (const [index, zone] of zones.entries()) {
        const to = { zone: zones[1 - index]!, player };
        yield* perform(g, ...cardsIn(g, player, zone).map((card) => ({ card, to, cause })));
      }
    }),
    'one card of each zone is switched': args('executeMoves', (g, moves) => [
      g,
      moves.filter(({ card }, index) => moves.findIndex((one) => one.card.zone === card.zone) === index),
    ]),
    'a zone is not switched with an empty one': skip('switchZones', (g, player, zones) =>
      zones.some((zone) => g.zone(player, zone).length === 0)),
  },
  '7.10.1': {
    'only its player sees a card that is revealed': skip('revealCards'),
    'the whole hand is shown': args('revealCards', (g, context) => [g, context, cardsIn(g, context.player, 'hand')]),
  },
  '7.10.2': {
    'a card that a cost reveals is shown as soon as it is chosen': afterwards(
      'showShortfall',
      (g, { paying, player }, _choice, chosen) => {
        if (paying) startLook(g, opponentOf(player), idsOf(chosen));
      },
    ),
  },
  '7.10.3': {
    'a card is hidden again before the effect goes on': replaced('revealCards', function* (rule, [g, ...given]) {
      const before = g.state.stamp;
      yield* rule(g, ...given);
      endLooks(g, before);
    }),
  },
  '7.10.3.1': { 'a card that an effect has revealed stays seen': skip('looksEnd') },
  '7.10.4': {
    'a card that is revealed leaves the hand for the trigger zone': afterwards('revealCards', (g, _context, cards) =>
      perform(g, ...cards.map((card) => ({ card, to: { zone: 'trigger', player: card.owner } }))),
    ),
  },
  '7.11.1': {
    'a player who searches sees only the cards that fit': replaced('cardsSearched', (_rule, [g, context, sought]) =>
      idsOf(cardsMatching(g, context, sought)),
    ),
    'any card can be found': args('searchZones', (g, context, { from: { stat: _stat, ...from }, ...said }) => [
      g,
      context,
      { ...said, from },
    ]),
  },
  '7.11.2': { 'a card that fits must be found': another('leastFound', (_g, _sought, most) => most) },
  '7.11.3': { 'a player may find nothing': always('leastFound', 0) },
  '7.11.4': {
    'only the zone that is named first is searched': searches((zones) => zones.slice(0, 1)),
    'only the zone that is named last is searched': searches((zones) => zones.slice(-1)),
  },
  '7.13.2': {
    'any word can be declared': always('canBeDeclared', true),
    'a part of a name can be declared': alsoIf('canBeDeclared', (g, name) =>
      Object.values(g.state.cards).some(({ definition }) => definition.name.includes(name)),
    ),
    'only the first name of a card is one that can be declared': onlyIf(
      'isDeclared',
      (g, card) => card.definition.name === g.state.facts.declared,
    ),
    'every card has the name that was declared': always('isDeclared', true),
  },
});

const seesDecks = ({ definition: { abilities = [] } }: CardState): boolean =>
  abilities.some(({ effect = [] }) => JSON.stringify(effect).includes('seenBy'));
