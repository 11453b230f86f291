/** 17.6, 17.11. Songs that are sung and products that are operated: special actions that abilities wait for. */
import type { CitedAnswer } from '../kernel/clauses';
import { emit } from '../kernel/changes';
import { hasWord } from '../kernel/continuous/information';
import { perform } from '../kernel/events/perform';
import type { Ability, CardState, CauseOf, Procedure } from '../kernel/state';
import type { VgGame } from './game';
import type { Section } from './packs';

export const songs = {
  /** 17.6.1.1: a song card of the order zone. */
  isSong(g: VgGame, card: CardState): CitedAnswer {
    return card.zone === 'orderZone' && hasWord(g, card, 'subtype', 'song') && ['17.6.1.1'];
  },

  /** 17.6.2.1 */
  sing(g: VgGame, cards: readonly CardState[], cause?: CauseOf): void {
    for (const card of cards.filter((one) => g.citing(g.rules.isSong(g, one)))) {
      g.cite('17.6.2.1');
      emit(g, 'sung', { player: card.side, card: card.id, ...(cause && { cause }) });
    }
  },

  /** 17.6.3: its own ability that waits for it to be sung. */
  isOwnSong: (g: VgGame, card: CardState, { when }: Ability): CitedAnswer =>
    when?.event === 'sung' && (when.subject === undefined || when.subject === 'self') && g.rules.isSong(g, card),

  /** 17.6.3: an ability whose requirement is not met, or whose cost is not paid, has been resolved as well (11.8.10). */
  endsSong: (_g: VgGame, _isCarriedOut: boolean): boolean => true,

  *endSong(g: VgGame, card: CardState, ability: Ability): Procedure {
    if (!g.citing(g.rules.isOwnSong(g, card, ability))) return;
    g.cite('17.6.3');
    yield* perform(g, { card, face: 'down' });
  },

  isProduct: (g: VgGame, card: CardState): boolean =>
    card.zone === 'orderZone' && hasWord(g, card, 'subtype', 'product'),

  /** 17.11.2, 17.11.2.1: nothing but the event. */
  operate(g: VgGame, cards: readonly CardState[], cause?: CauseOf): void {
    for (const card of cards.filter((one) => g.rules.isProduct(g, one))) {
      g.cite('17.11.2', '17.11.2.1');
      emit(g, 'operated', { player: card.side, card: card.id, ...(cause && { cause }) });
    }
  },
} satisfies Section;
