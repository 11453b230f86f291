/** 3. Starting the game. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { chooseCards } from '../kernel/questions';
import { setFace, setPlayerCounter } from '../kernel/changes';
import { shuffleDeck } from '../kernel/language/instructions';
import { perform } from '../kernel/events/perform';
import type { RedrawStep } from '../kernel/procedures/opening-hand';
import type { CardState, Procedure } from '../kernel/state';
import { cardsIn, definitionOf, mainOf, type LnGame } from './game';
import type { Section } from './packs';

export const startingGame = {
  openingHand: 6,

  *startGame(g: LnGame): Procedure {
    g.rules.presentDecks(g);
    yield* g.rules.decideTurnOrder(g, g.rules.lotWinner(g));
    for (const player of PLAYERS) yield* g.rules.chooseMainCharacter(g, player);
    for (const player of PLAYERS) yield* g.rules.shuffle(g, player);
    for (const player of PLAYERS) yield* g.rules.drawOpeningHand(g, player);
    for (const player of g.rules.playersInOrder(g)) yield* g.rules.offerRedraw(g, player);
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
  *shuffle(g: LnGame, player: PlayerId): Procedure {
    g.cite('3-4');
    yield* shuffleDeck(g, player);
  },

  /** 3-6: a player may once put any number of cards on the bottom, the last chosen lowest. The deck is not shuffled. */
  stepsOfRedraw: ['return', 'take'] as readonly RedrawStep[],

  /** 3-7 */
  *redrawHand(g: LnGame, player: PlayerId, _returned: number): Procedure {
    g.cite('3-7');
    yield* g.rules.takeHand(g, player, g.rules.openingHand - g.zone(player, 'hand').length);
  },

  /** 3-8 */
  setTurnMarkerToZero(g: LnGame, player: PlayerId): void {
    g.cite('3-8');
    setPlayerCounter(g, player, 'turnMarker', 0);
  },
} satisfies Section<'openingHand' | 'shuffle' | 'stepsOfRedraw' | 'redrawHand'>;
