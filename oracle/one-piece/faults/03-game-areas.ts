/** Misreadings of 3-1: what holds for all areas. */
import { perform } from '../../kernel/events/perform';
import { toBeRun, opponentOf, refTo } from '../../kernel/state';
import { countedByItsPlayerAlone, sameThrough } from '../../kernel/testing/common-areas';
import { afterwards } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  result,
  zone,
} from '../../kernel/testing/misreadings';
import { ofCounting } from '../../kernel/testing/common-procedures';
import { cardsIn, categoryOf, type OpRules } from '../game';
import { wasOnField, withRules } from './earlier';
import type { Destination } from '../../kernel/changes/intended';

/**
 * Nobody chooses an order if all cards match.
 * @param of receives the zone from which a card comes and the place to which it goes
 */
const unordered = (of: (from: string, to: Destination) => boolean): Misreading<OpRules> =>
  onlyIf('orderIsChosen', (_g, cards, to) => !cards.every((card) => of(card.zone, to)));

/** Reverses the chosen order of cards that go to such a place. */
const laidInReverse =
  (isMatch: (to: Destination) => boolean): Misreading<OpRules> =>
  (rules) => ({
    *beforeMove(g, context, cards, to, named) {
      const inOrder = yield* rules.beforeMove(g, context, cards, to, named);
      return isMatch(to) ? [...inOrder].reverse() : inOrder;
    },
  });

export const gameAreasFaults = [
  ...faultTable<OpRules>({
    '3-1-2': {
      'a given DON!! card is not on the field': zone('given', { implied: false }),
      'the field is where Leader, Characters and Stage lie': zone('cost', { implied: false }),
      'the Stage area is no part of the field': zone('stage', { implied: false }),
      'the DON!! deck belongs to the field, since it is open': zone('donDeck', { implied: true }),
      'Life cards are on the field': zone('life', { implied: true }),
    },
    '3-1-3': {
      'there is one Stage area for both players': result('areaOf', (given, g, player, zone) =>
        zone === 'stage' ? [...cardsIn(g, player, zone), ...cardsIn(g, opponentOf(player), zone)] : given,
      ),
      'the Characters of both players share one area': () => ({
        areaOf: (g, player, zone) => [...cardsIn(g, player, zone), ...cardsIn(g, opponentOf(player), zone)],
        trashOldStage: (g, old) => g.rules.trashByRule(g, old, '3-8-5-1'),
      }),
      'what is trashed goes to the trash of the turn player': result('trashOf', (given, g) => ({
        ...given,
        player: g.state.turnPlayer,
      })),
    },
    '3-1-4': {
      ...ofCounting(),
      'only its owner counts the Life area': countedByItsPlayerAlone('life'),
      "the turn player does not count the other player's areas during a battle": always(
        'countSeen',
        0,
        (g, viewer, player, zone) => g.state.turnPlayer === viewer && player !== viewer && zone === 'trash',
      ),
    },
    '3-1-6': {
      'an effect goes on about a card that it has put into the deck': onlyIf(
        'isAnotherNow',
        (_g, _bearer, card) => card.zone !== 'deck',
      ),
      'a Character that was in the hand meanwhile is the same card': sameThrough('hand'),
      'a Character that comes back from the trash in the same turn is the same card': sameThrough('trash'),
      'effects end only when the card enters the field again': onlyIf(
        'becomesNew',
        (_g, _card, _from, to) => to !== 'hand',
      ),
      'what was put off about a card is done to the one that has come back': always('isAnotherNow', false),
      'what was put off about cards that were chosen is done to those that have come back': args(
        'resolveDelayed',
        (g, effect) => [g, { ...effect, targets: effect.targets.map(({ id }) => refTo(g.card(id))) }],
      ),
      'an effect goes on about a card that has gone to the trash meanwhile': onlyIf(
        'isAnotherNow',
        (_g, _bearer, card) => card.zone !== 'trash',
      ),
      'an effect goes on about a card that has gone to the hand meanwhile': onlyIf(
        'isAnotherNow',
        (_g, _bearer, card) => card.zone !== 'hand',
      ),
      'an effect cannot go on about a card that it has moved itself': alsoIf(
        'isAnotherNow',
        (_g, _bearer, card) => card.zone === 'hand' && card.zoneChangeCount > 1,
      ),
      'only Characters are new cards in a new area, Stages are not': onlyIf(
        'becomesNew',
        (_g, card) => categoryOf(card) !== 'stage',
      ),
      'a [Once Per Turn] that was used stays used when the card comes back': another(
        'sourceKey',
        (_g, card) => card.id,
      ),
      'an effect about a card reaches for it wherever it is by then': always('subjectIsGone', false),
      'an effect about a card is about it again when it has come back to the field': onlyIf(
        'subjectIsGone',
        (g, event) => !g.zonesWith.abilities.includes(g.card(event!.card!).zone),
      ),
      'a Character that comes back from the Life area is the same card': sameThrough('life'),
    },
    '3-1-6-1': {
      'effects stay with a DON!! card wherever it goes': onlyIf('becomesNew', (_g, card) => categoryOf(card) !== 'don'),
      'a DON!! card keeps its effects through the DON!! deck': sameThrough('donDeck'),
      'giving a DON!! card and taking it back is no move between areas': sameThrough('given'),
      'a DON!! card that is rested to pay loses what was applied to it': afterwards(
        'restToPay',
        function* (g, player, _count, chosen) {
          for (const id of chosen ?? []) {
            const to = { player, state: 'rested' };
            yield* perform(g, { card: g.card(id), to: { ...to, zone: 'given' } });
            yield* perform(g, { card: g.card(id), to: { ...to, zone: 'cost' } });
          }
        },
      ),
      'a DON!! card that goes over from one card to another stays where it is': always('changesArea', false),
      'a DON!! card that goes over to another card has moved, also within one area': another(
        'changesArea',
        (_g, card, host) => card.zone === 'given' && host !== undefined,
      ),
    },
    '3-1-7': {
      'the player of the effect says in which order the cards lie': another(
        'whoArranges',
        (_g, _owner, effectPlayer) => effectPlayer,
      ),
      'the owner orders cards that the opponent looks at and lays back where they were': another(
        'whoRearranges',
        (_g, owner) => owner,
      ),
      'cards that the opponent moves go in the order in which they were chosen': (rules) => ({
        *beforeMove(g, context, cards, to, named) {
          if (cards.some((card) => card.owner === context.player))
            return yield* rules.beforeMove(g, context, cards, to, named);
          if (named) g.rules.revealNamed(g, context, cards, to);
          return cards;
        },
      }),
      'at the bottom of the Life cards they lie in the reverse of the order that was said': laidInReverse(
        ({ zone, place }) => zone === 'life' && place === 'bottom',
      ),
      'the player of the effect orders what it adds to Life cards, whosever they are': (rules) => ({
        beforeMove(g, context, cards, to, named) {
          const whoArranges = to.zone === 'life' ? () => context.player : rules.whoArranges;
          return rules.beforeMove(withRules(g, { ...g.rules, whoArranges }), context, cards, to, named);
        },
      }),
      'cards that go to the top lie in the reverse of the order that was said': laidInReverse(
        ({ place }) => place === 'top',
      ),
      'the owner may leave the place of some of the cards open': (rules) => ({
        *arrange(g, player, cards) {
          const procedure = rules.arrange(g, player, cards);
          const step = toBeRun(procedure).next();
          if (step.done) return step.value;
          const action = yield { ...step.value, check: () => null };
          const named = (action.cards ?? []).map((id) => g.card(id));
          return [...named, ...cards.filter((card) => !named.includes(card))];
        },
      }),
    },
    '3-1-8': {
      'a card that went from the field to the deck before the eyes of the opponent stays known to the opponent there':
        alsoIf('seesDeck', (g, viewer, card) => wasOnField(g, card) && card.owner !== viewer),
      'Characters that become Life cards are known to the opponent in their place': alsoIf(
        'seesHiddenPile',
        (g, viewer, card) => wasOnField(g, card) && card.owner !== viewer,
      ),
    },
  }),
  ...faultTable<OpRules>({
    '3-1-7': {
      'nobody orders cards that are laid somewhere at one moment': unordered(() => true),
      'only the deck is ordered; in the Life area cards lie as they come': unordered((_from, to) => to.zone === 'life'),
      'only cards that go to the top are ordered': unordered((_from, to) => to.place === 'bottom'),
      'at the bottom of the Life cards they lie as they come': unordered(
        (_from, to) => to.zone === 'life' && to.place === 'bottom',
      ),
      'only cards that all can see are ordered, not those of the hand': unordered((from) => from === 'hand'),
      'cards of the trash go to the deck as they lie there': unordered((from) => from === 'trash'),
      'cards of the deck that go to its bottom keep their order': unordered((from) => from === 'deck'),
    },
  }),
];
