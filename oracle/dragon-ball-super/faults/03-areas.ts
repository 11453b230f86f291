/** Misreadings of 3-1: what holds for all areas. */
import { afterwards } from '../../kernel/testing/doing';
import { type Misreading, alsoIf, always, another, faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import { countedByItsPlayerAlone, sameThrough, seenByItsPlayerAlone } from '../../kernel/testing/common-areas';
import { ofCounting } from '../../kernel/testing/common-procedures';
import type { CardState } from '../../kernel/state';
import { cardsIn, categoryOf, type DbsGame, type DbsRules } from '../game';

/** Returns the area from which the card came to where it lies. */
export const cameFrom = (g: DbsGame, { id }: CardState): string | undefined =>
  g.journal.findLast((event) => event.type === 'moved' && event.card === id)?.from;

export const isExtra = (card: CardState): boolean => categoryOf(card) === 'extra';

/** Lets only the top card of an area be chosen. */
export const onlyTop = (zone: string): Misreading<DbsRules> =>
  onlyIf('fitsFilter', (g, filter, card) => !filter.zone?.includes(zone) || g.top(card.side, zone) === card);

export const areasFaults = faultTable<DbsRules>({
  '3-1-1': {
    "what is dropped goes to the turn player's Drop Area": ({ trashOf, redirectMove }) => ({
      trashOf: (g, card) => ({ ...trashOf(g, card), player: g.state.turnPlayer }),
      redirectMove: (g, move) => (move.to.zone === 'drop' ? move : redirectMove(g, move)),
    }),
    'the players share one place for a card with [Field]': afterwards(
      'dropOtherFields',
      function* (g, player, activated) {
        const others = [...cardsIn(g, 'A', 'battle'), ...cardsIn(g, 'B', 'battle')].filter(
          (card) => card !== activated && g.rules.isFieldCard(g, card),
        );
        yield* g.rules.drop(g, others, { kind: 'rule', player });
      },
    ),
    'the players share one Energy Area': (rules) => ({
      redirectMove(g, move) {
        return move.to.zone === 'energy' ? { ...move, to: { ...move.to, player: 'A' } } : rules.redirectMove(g, move);
      },
    }),
  },
  '3-1-2': {
    ...ofCounting(),
    'only its owner counts the life': countedByItsPlayerAlone('life'),
    'only its owner counts the Warp': countedByItsPlayerAlone('warp'),
    'during a battle nobody counts': always('countSeen', 0, (g) => g.state.battle !== null),
  },
  '3-1-3': {
    'the Energy Area is secret': seenByItsPlayerAlone('energy'),
    'the Warp is secret': seenByItsPlayerAlone('warp'),
    'the Drop Area is secret': seenByItsPlayerAlone('drop'),
    'the Battle Area is secret': seenByItsPlayerAlone('battle'),
    'the hand is open': always('seesHand', true),
    'its owner may look at the life': alsoIf('seesHiddenPile', (_g, viewer, { side }) => side === viewer),
    'the hand is no secret area, so nothing that comes there is shown': onlyIf(
      'isSecret',
      (_g, zone) => zone !== 'hand',
    ),
  },
  '3-1-4': {
    'it shows its back under a Leader Card as well': (rules) => ({
      sheetOnArrival: (g, card, from, to, host) =>
        to === 'under' ? card.sheet : rules.sheetOnArrival(g, card, from, to, host),
    }),
    'a card that combos leaves the Battle Area': result('moveWords', (given, _g, card, to) =>
      card.zone === 'battle' && to.zone === 'combo' ? [...given, 'removed'] : given,
    ),
    'a card that was in the hand meanwhile is the same card': sameThrough('hand'),
    'a card that was in the Drop Area meanwhile is the same card': sameThrough('drop'),
    'a card that goes to the Combo Area is a new card': alsoIf(
      'becomesNew',
      (_g, _card, from, to) => from === 'battle' && to === 'combo',
    ),
    'a [Once per turn] skill that was used stays used when the card comes back': another(
      'sourceKey',
      (_g, card) => card.id,
    ),
    'what was put off about a card is done to the one that has come back': (rules) => ({
      becomesNew: (g, card, from, to) =>
        g.state.effects.some(
          ({ modification, targets }) => modification.kind === 'later' && targets.some(({ id }) => id === card.id),
        )
          ? false
          : rules.becomesNew(g, card, from, to),
    }),
  },
  '3-1-5': {
    'a card that leaves the Combo Area for the Drop Area is the same card': onlyIf(
      'becomesNew',
      (_g, _card, from, to) => from !== 'combo' || to !== 'drop',
    ),
    'a card that leaves the Combo Area for the hand is the same card': onlyIf(
      'becomesNew',
      (_g, _card, from, to) => from !== 'combo' || to !== 'hand',
    ),
    'a card that goes to the Battle Area is a new card': alsoIf(
      'becomesNew',
      (_g, _card, from, to) => from === 'combo' && to === 'battle',
    ),
  },
  '3-1-6': {
    'nobody orders cards that go to a deck': another('areasWithOrder', ['life']),
    'nobody orders cards that go to the life': another('areasWithOrder', ['deck']),
    'the player of the skill orders them': another('whoArranges', (_g, _owner, player) => player),
    'the turn player orders the cards of both': another('whoArranges', (g) => g.state.turnPlayer),
    'cards of the Drop Area come back in the order in which they lie there': onlyIf('orderIsChosen', (_g, cards) =>
      cards.every(({ zone }) => zone !== 'drop'),
    ),
  },
  '3-1-6-1': {
    'the opponent remembers what went from the Battle Area to the deck': alsoIf(
      'seesDeck',
      (g, viewer, card) => viewer !== card.owner && cameFrom(g, card) === 'battle',
    ),
    'the player of the skill remembers where the cards went': alsoIf(
      'seesDeck',
      (g, viewer, card) => viewer === g.state.turnPlayer && viewer !== card.owner && cameFrom(g, card) === 'battle',
    ),
    'the opponent remembers what went from the Drop Area to the deck': alsoIf(
      'seesDeck',
      (g, viewer, card) => viewer !== card.owner && cameFrom(g, card) === 'drop',
    ),
  },
  '3-1-7': {
    'a card that is dropped is spoken of as of its master': (rules) => ({
      wordsOfArrival: rules.wordsOfArrival.filter((word) => word !== 'dropped'),
    }),
    'a card goes to the area of its master': () => ({
      ownerOf: (_g, card) => card.side,
      redirectMove: (_g, move) => move,
    }),
    "a KO-ed card goes to its master's Drop Area": ({ trashOf, redirectMove }) => ({
      trashOf: (g, card) => ({ ...trashOf(g, card), player: card.side }),
      redirectMove: (g, move) => (move.to.zone === 'drop' ? move : redirectMove(g, move)),
    }),
    "a card used in a combo goes to its master's Drop Area": ({ trashOf, redirectMove }) => ({
      trashOf: (g, card) => (card.zone === 'combo' ? { ...trashOf(g, card), player: card.side } : trashOf(g, card)),
      redirectMove: (g, move) => (move.card.zone === 'combo' && move.to.zone === 'drop' ? move : redirectMove(g, move)),
    }),
    "a card that is returned goes to its master's hand": ({ ownerOf, redirectMove }) => ({
      ownerOf: (g, card) => (card.zone === 'battle' ? card.side : ownerOf(g, card)),
      redirectMove: (g, move) => (move.to.zone === 'hand' ? move : redirectMove(g, move)),
    }),
    "a card goes to its master's Warp": ({ redirectMove }) => ({
      redirectMove: (g, move) =>
        move.to.zone === 'warp' ? { ...move, to: { ...move.to, player: move.card.side } } : redirectMove(g, move),
    }),
  },
  '3-1-7-1': {
    'a card goes to the area that the text says, whoever owns it': () => ({ redirectMove: (_g, move) => move }),
    'also to the Battle Area of another player it does not go': result('redirectMove', (given, _g, { card }) =>
      given && 'to' in given && given.to?.zone === 'battle'
        ? { ...given, to: { ...given.to, player: card.owner } }
        : given,
    ),
    'energy is open, so it goes wherever the text says': ({ redirectMove }) => ({
      redirectMove: (g, move) => (move.to.zone === 'energy' ? move : redirectMove(g, move)),
    }),
    'what cannot go there stays where it is': result('redirectMove', (given, _g, { card, to }) =>
      to.player !== undefined && to.player !== card.owner && !['battle', 'combo'].includes(to.zone) ? null : given,
    ),
  },
});
