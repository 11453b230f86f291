/**
 * Misreadings of clauses about areas that several games share: who sees and counts cards, which cards become new ones,
 * and how a deck is shuffled and drawn from. A game puts those of a topic into its table under its own clause.
 */
import { perform } from '../events/perform';
import { inAnyGame, inGame, type Misreadings } from './common-principles';
import { always, args, onlyIf, skip, type Misreading } from './misreadings';

/** An open area is hidden from the other player: OP 3-3 to 3-9; DBS 3-1-3, 3-4 to 3-10. */
export const seenByItsPlayerAlone = <R>(zone: string): Misreading<R> =>
  inAnyGame(onlyIf('seesOpenArea', (_g, viewer, card) => card.zone !== zone || card.side === viewer));

/** OP 3-1-4; DBS 3-1-2 */
export const countedByItsPlayerAlone = <R>(area: string): Misreading<R> =>
  inAnyGame(always('countSeen', 0, (_g, viewer, player, zone) => zone === area && viewer !== player));

/** A card that enters or leaves the zone does not become a new one: OP 3-1-6; DBS 3-1-4. */
export const sameThrough = <R>(zone: string): Misreading<R> =>
  inAnyGame(onlyIf('becomesNew', (_g, _card, from, to) => from !== zone && to !== zone));

/** OP 3-2-3; DBS 3-2-3 */
export const ofCardsOneByOne = <R>(): Misreadings<R> =>
  inGame({
    'cards from the deck move as a block, the first of them stays on top': args('executeMoves', (g, changes) => [
      g,
      [...changes].reverse(),
    ]),
  });

/**
 * Misreads shuffles during the game: OP 3-2-4; DBS 3-2-4.
 * @param effect the game's word without an article, e.g. "skill"
 */
export const ofShuffling = <R>(effect: string): Misreadings<R> =>
  inGame({
    'a shuffle leaves the cards as they lie': skip('shuffle', (g) => g.state.turn > 0),
    [`the player of the ${effect} shuffles the own deck, whoever is told to`]: args('shuffle', (g) => [
      g,
      g.state.turnPlayer,
    ]),
    'the top card keeps its place in a shuffle': (rules) => ({
      *shuffle(g, player) {
        const { deck: zone } = g.rules.commonZones;
        const top = g.top(player, zone);
        yield* rules.shuffle(g, player);
        if (top && g.state.turn > 0) yield* perform(g, { card: top, to: { zone, place: 'top', face: 'down' } });
      },
    }),
  });
