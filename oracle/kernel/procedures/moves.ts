/** Cards that go to the discard piles or leave a deck, and cards that are shown. */
import type { PlayerId } from '../../../schemas/common';
import { emit, type Destination } from '../changes';
import { startLook } from '../changes/looks';
import { isMove } from '../events/kinds-of-change';
import { perform, type IntendedChange } from '../events/perform';
import { mastery } from '../mastery';
import { PLAYERS } from '../../../schemas/common';
import { isAmong, type CardState, type CauseOf, type ObjectRef, type Procedure } from '../state';
import type { BasicGame } from './types';

export const moves = {
  ...mastery,

  /** Who has had it from the start, whoever uses it now. */
  ownerOf(g: BasicGame, card: CardState): PlayerId {
    g.citePoint('owner');
    return card.owner;
  },

  /** What was put off about an object, or waits because of it, is not about the new one that it has become. */
  isAnotherNow(g: BasicGame, bearer: ObjectRef, card: CardState): boolean {
    if (isAmong([bearer], card)) return false;
    g.citePoint('newObject');
    return true;
  },

  /** What an effect does by moving a card, in the words of card texts. */
  moveWords(_g: BasicGame, _card: CardState, _to: Destination): readonly string[] {
    return [];
  },

  discard(g: BasicGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    return g.rules.trash(g, cards, cause);
  },

  /** To the discard piles of their owners at one moment. */
  trash(g: BasicGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    const zone = g.rules.commonZones.discard;
    const words = (card: CardState) => g.rules.moveWords(g, card, { zone });
    return g.rules.executeMoves(
      g,
      cards.map((card) => ({ card, to: g.rules.trashOf(g, card), events: words(card), cause })),
    );
  },

  trashOf(g: BasicGame, card: CardState): Destination {
    g.citePoint('trash');
    return { zone: g.rules.commonZones.discard, player: g.rules.ownerOf(g, card), place: g.rules.placeInTrash };
  },

  placeInTrash: 'top' as 'top' | 'bottom',

  /** Carries out the moves of one instruction at one moment. */
  executeMoves(g: BasicGame, changes: readonly IntendedChange[]): Procedure {
    return perform(g, ...changes);
  },

  /** The stacks from which cards are taken. */
  decks: ['deck'] as readonly string[],

  /** The clauses that say how cards leave such a stack. */
  clausesOfDeck(_g: BasicGame, _zone: string): readonly string[] {
    return [];
  },

  /** A card is shown to both players. */
  reveal(g: BasicGame, card: CardState): void {
    emit(g, 'revealed', { player: card.side, card: card.id });
  },

  /** Both look at the card until their looking is ended. */
  show(g: BasicGame, card: CardState): void {
    g.rules.reveal(g, card);
    for (const player of PLAYERS) startLook(g, player, [card.id]);
  },
};

/** Cards leave a deck one by one, all others at one moment. */
export const oneByOneFromDecks = {
  *executeMoves(g: BasicGame, changes: readonly IntendedChange[]): Procedure {
    const isSingle = (change: IntendedChange) => isMove(change) && leavesForAnother(g, change.card, change.to);
    const [single, together] = [changes.filter(isSingle), changes.filter((change) => !isSingle(change))];
    if (together.length > 0) yield* perform(g, ...together);
    for (const change of single) {
      g.cite(...g.rules.clausesOfDeck(g, change.card.zone));
      yield* perform(g, change);
    }
  },
};

/** Does it leave a stack for another place? */
export const leavesForAnother = (g: BasicGame, card: CardState, to: Destination): boolean =>
  g.rules.decks.includes(card.zone) && to.zone !== card.zone;
