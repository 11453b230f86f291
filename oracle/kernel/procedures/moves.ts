/** Moving cards to the discard piles or out of a deck, and showing cards. */
import type { CitedAnswer } from '../clauses';
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { emit } from '../changes';
import { startLook } from '../changes/looks';
import { perform } from '../events/perform';
import { PLAYERS } from '../../../schemas/common';
import { isAmong, type CardState, type CauseOf, type ObjectRef, type Procedure } from '../state';
import type { Destination, IntendedChange } from '../changes/intended';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type MovesTables = typeof moves;

interface MovesRules extends Omit<KernelRules, keyof MovesTables>, MovesTables {}
export type MovesGame = Game<MovesRules, object>;

export const moves = {
  /** The owner never changes, whoever uses the card now. */
  ownerOf(g: MovesGame, card: CardState): PlayerId {
    g.consultPoint('owner');
    return card.owner;
  },

  /** A delayed effect or a waiting ability does not apply to the new object that its card has become. */
  isAnotherNow(g: MovesGame, bearer: ObjectRef, card: CardState): CitedAnswer {
    return !isAmong([bearer], card) && g.rules.clauses.newObject;
  },

  /** Returns the words of card texts for what an effect does by moving a card. */
  moveWords(_g: MovesGame, _card: CardState, _to: Destination): readonly string[] {
    return [];
  },

  discard(g: MovesGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    return g.rules.trash(g, cards, cause);
  },

  /** Puts all the cards into their owners' discard piles at one moment. */
  trash(g: MovesGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    const zone = g.rules.commonZones.discard;
    const words = (card: CardState) => g.rules.moveWords(g, card, { zone });
    return g.rules.executeMoves(
      g,
      cards.map((card) => ({
        card,
        to: g.rules.trashOf(g, card),
        events: words(card),
        cause,
      })),
    );
  },

  trashOf(g: MovesGame, card: CardState): Destination {
    g.citePoint('trash');
    return {
      zone: g.rules.commonZones.discard,
      player: g.rules.ownerOf(g, card),
      place: g.rules.placeInTrash,
    };
  },

  placeInTrash: 'top' as 'top' | 'bottom',

  /** Carries out the moves of one instruction; here all at one moment. */
  executeMoves(g: MovesGame, changes: readonly IntendedChange[]): Procedure {
    return perform(g, ...changes);
  },

  /** Records that a card is shown to both players. */
  reveal(g: MovesGame, card: CardState): void {
    emit(g, 'revealed', { player: card.side, card: card.id });
  },

  /** Lets both players look at the card until the look is ended. */
  show(g: MovesGame, card: CardState): void {
    g.rules.reveal(g, card);
    for (const player of PLAYERS) startLook(g, player, [card.id]);
  },
} satisfies TableFor<KernelRules>;
