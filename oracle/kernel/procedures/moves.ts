/** Cards that go to the discard piles or leave a deck, and cards that are shown. */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { emit, type Destination } from '../changes';
import { startLook } from '../changes/looks';
import { perform, type IntendedChange } from '../events/perform';
import { PLAYERS } from '../../../schemas/common';
import { isAmong, type CardState, type CauseOf, type ObjectRef, type Procedure } from '../state';
import type { CoreGame } from './types';

export const moves = {
  /** Who has had it from the start, whoever uses it now. */
  ownerOf(g: CoreGame, card: CardState): PlayerId {
    g.citePoint('owner');
    return card.owner;
  },

  /** What was put off about an object, or waits because of it, is not about the new one that it has become. */
  isAnotherNow(g: CoreGame, bearer: ObjectRef, card: CardState): boolean {
    if (isAmong([bearer], card)) return false;
    g.citePoint('newObject');
    return true;
  },

  /** What an effect does by moving a card, in the words of card texts. */
  moveWords(_g: CoreGame, _card: CardState, _to: Destination): readonly string[] {
    return [];
  },

  discard(g: CoreGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    return g.rules.trash(g, cards, cause);
  },

  /** To the discard piles of their owners at one moment. */
  trash(g: CoreGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
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

  trashOf(g: CoreGame, card: CardState): Destination {
    g.citePoint('trash');
    return {
      zone: g.rules.commonZones.discard,
      player: g.rules.ownerOf(g, card),
      place: g.rules.placeInTrash,
    };
  },

  placeInTrash: 'top' as 'top' | 'bottom',

  /** Carries out the moves of one instruction at one moment. */
  executeMoves(g: CoreGame, changes: readonly IntendedChange[]): Procedure {
    return perform(g, ...changes);
  },

  /** A card is shown to both players. */
  reveal(g: CoreGame, card: CardState): void {
    emit(g, 'revealed', { player: card.side, card: card.id });
  },

  /** Both look at the card until their looking is ended. */
  show(g: CoreGame, card: CardState): void {
    g.rules.reveal(g, card);
    for (const player of PLAYERS) startLook(g, player, [card.id]);
  },
} satisfies TableFor<KernelRules>;
