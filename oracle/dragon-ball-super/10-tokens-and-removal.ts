/** 10-18, 10-19. Tokens, and cards that are removed from the game. */
import type { PlayerId } from '../../schemas/common';
import type { DbsCard } from '../../schemas/dragon-ball-super';
import { perform } from '../kernel/events/perform';
import { creating, erasing } from '../kernel/objects/objects';
import type { CardState, CauseOf, Definition, Procedure } from '../kernel/state';
import { areaOf } from './11-other';
import type { DbsGame } from './game';
import type { Section } from './packs';
import type { Destination, IntendedChange } from '../kernel/changes/intended';

/** The data that a text gives a token (10-18-2). */
export type TokenSaid = Omit<DbsCard, 'number' | 'category'>;

export const tokens = {
  /**
   * 10-18-1 to 10-18-4: creates a Battle Card with this name and information in the Battle Area of the player of the
   * effect.
   */
  *createToken(g: DbsGame, player: PlayerId, said: TokenSaid, state: string | undefined, cause: CauseOf): Procedure {
    g.cite('3-6-3', '10-18-1', '10-18-2', '10-18-4', '10-18-5', '10-18-3');
    const made = { kind: 'token', definition: g.rules.tokenOf(g, said), owner: player } as const;
    const to = g.rules.placeOfToken(g, player, state, cause);
    yield* perform(g, { ...creating(g, made, { to, cause }), events: g.rules.wordsOfToken });
  },

  /** 10-18-1, 10-18-2, 10-18-4: a token is a Battle Card with the name and the information that the effect gives it. */
  tokenOf(_g: DbsGame, said: TokenSaid): Definition {
    return { ...said, number: '', category: 'battle' } as Definition;
  },

  /**
   * 10-18-3: a token comes to the Battle Area of the player of the effect, in the mode of played cards (10-18-5,
   * 3-6-4).
   */
  placeOfToken(_g: DbsGame, player: PlayerId, state: string = 'active', _cause: CauseOf): Destination {
    return { zone: 'battle', player, state };
  },

  /** Interpretation of 10-18-5, 3-6-3: a token is played, as a Battle Card that is placed in the Battle Area is. */
  wordsOfToken: ['created', 'played'] as readonly string[],

  /** 10-18-7: a token can be in the Battle Area and the Combo Area, and under cards there (11-3-1). */
  tokenMayBeIn(g: DbsGame, to: Destination): boolean {
    return IN_BATTLE.includes(areaOf(g, to));
  },

  /** 10-18-7 */
  removeToken(g: DbsGame, move: IntendedChange & { readonly to: Destination }): IntendedChange {
    g.cite('10-18-7');
    const words = [move.events ?? []].flat().filter((word) => g.rules.happensToTokens.includes(word));
    return { ...move, ...erasing(move.card, move.cause), events: [...words, 'erased'] };
  },

  /** 10-18-7, 10-18-5: a token can be KO-ed and can leave, but it arrives nowhere. */
  happensToTokens: ['koed', 'removed', 'lost'] as readonly string[],

  /** 10-19-1 to 10-19-3: removed cards are face up and in no area. */
  *removeFromGame(g: DbsGame, cards: readonly CardState[], cause: CauseOf): Procedure {
    g.cite('10-19-2', '10-19-1');
    const to = (card: CardState) => g.rules.outOfGame(g, card);
    const events = (card: CardState) => g.rules.moveWords(g, card, { zone: 'removed' });
    yield* g.rules.executeMoves(
      g,
      cards.map((card) => ({ card, to: to(card), events: events(card), cause })),
    );
  },

  /** 10-19-2, 10-19-3 */
  outOfGame(g: DbsGame, card: CardState): Destination {
    return { zone: 'removed', player: g.rules.ownerOf(g, card), face: 'up' };
  },
} satisfies Section;

const IN_BATTLE: readonly string[] = ['battle', 'combo'];
