/** 3. Starting the game. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { chooseCards } from '../kernel/ask';
import { setFace, setPlayerCounter } from '../kernel/changes';
import { InputError } from '../kernel/errors';
import { shuffleDeck } from '../kernel/language/instructions';
import { perform } from '../kernel/events/perform';
import { opponentOf, type CardState, type Procedure } from '../kernel/state';
import { cardsIn, definitionOf, mainOf, type LnGame } from './game';

export const startingTheGame = {
  openingHand: 6,

  /** @throws {InputError} a deck without a card that could be the Main Character (1-2) */
  *startTheGame(g: LnGame): Procedure {
    for (const player of PLAYERS) {
      if (g.rules.mainCharacterCandidates(g, player).length > 0) continue;
      throw new InputError(
        `decks.${player}: no character of turn cost ${g.rules.mainTurnCost} to be the Main Character`,
      );
    }
    yield* g.rules.decideTurnOrder(g, g.rules.lotWinner(g));
    for (const player of PLAYERS) yield* g.rules.chooseMainCharacter(g, player);
    for (const player of PLAYERS) yield* g.rules.shuffleDeck(g, player);
    for (const player of PLAYERS) yield* g.rules.drawOpeningHand(g, player);
    for (const player of inTurnOrder(g)) yield* g.rules.redraw(g, player);
    for (const player of PLAYERS) g.rules.setTurnMarkerToZero(g, player);
    for (const player of PLAYERS) setFace(g, mainOf(g, player).id, 'up');
  },

  /** 3-3 */
  *chooseMainCharacter(g: LnGame, player: PlayerId): Procedure {
    const [main] = yield* chooseCards(g, {
      player,
      kind: 'mainCharacter',
      from: g.rules.mainCharacterCandidates(g, player),
      min: 1,
      max: 1,
      clause: '3-3',
    });
    g.cite('3-3');
    yield* perform(g, { card: main!, to: { zone: 'main', face: g.rules.mainCharacterFace } });
  },

  mainCharacterFace: 'down' as 'up' | 'down',

  mainCharacterCandidates(g: LnGame, player: PlayerId): CardState[] {
    return cardsIn(g, player, 'deck').filter((card) => g.rules.mayBeMainCharacter(g.rules, definitionOf(card)));
  },

  /** 3-4 */
  *shuffleDeck(g: LnGame, player: PlayerId): Procedure {
    g.cite('3-4');
    yield* shuffleDeck(g, player);
  },

  /** 3-5 */
  *drawOpeningHand(g: LnGame, player: PlayerId): Procedure {
    g.cite('3-5');
    yield* g.rules.drawTo(g, player, g.rules.openingHand);
  },

  /** 3-6: any number of cards go to the bottom, the last one chosen lowest; once, and without a shuffle. */
  *redraw(g: LnGame, player: PlayerId): Procedure {
    const returned = yield* g.rules.chooseCardsToReturn(g, player);
    g.cite('3-6');
    if (returned.length === 0) return;
    yield* g.rules.returnCards(g, returned);
    yield* g.rules.redrawToSix(g, player);
  },

  *chooseCardsToReturn(g: LnGame, player: PlayerId): Procedure<readonly CardState[]> {
    const hand = cardsIn(g, player, 'hand');
    return yield* chooseCards(g, { player, kind: 'redraw', from: hand, min: 0, max: hand.length, clause: '3-6' });
  },

  *returnCards(g: LnGame, cards: readonly CardState[]): Procedure {
    const to = { zone: 'deck', place: g.rules.redrawPlace, face: 'down' } as const;
    yield* perform(g, ...cards.map((card) => ({ card, to })));
  },

  redrawPlace: 'bottom' as 'top' | 'bottom',

  /** 3-7 */
  *redrawToSix(g: LnGame, player: PlayerId): Procedure {
    g.cite('3-7');
    yield* g.rules.drawTo(g, player, g.rules.openingHand);
  },

  *drawTo(g: LnGame, player: PlayerId, size: number): Procedure {
    while (g.zone(player, 'hand').length < size && g.zone(player, 'deck').length > 0)
      yield* g.rules.drawCard(g, player);
  },

  /** 3-8 */
  setTurnMarkerToZero(g: LnGame, player: PlayerId): void {
    g.cite('3-8');
    setPlayerCounter(g, player, 'turnMarker', 0);
  },
};

const inTurnOrder = (g: LnGame): PlayerId[] => [g.state.firstPlayer, opponentOf(g.state.firstPlayer)];
