/**
 * Random games of LEVEL.NEO with plain cards. The player proposes actions that look legal: it plays where the turn cost
 * is reached, and covers or attacks with active cards that are not used up. Half of the attacks get a partner, then all
 * get a target: the Main Character if a main attacks, otherwise a resting character. Without such a target the player
 * draws again.
 */
import type { PlayerId } from '../schemas/common';
import type { LnCard } from '../schemas/level-neo';
import type { Action, PlacedCard } from '../schemas/protocol';
import type { GameModule } from '../oracle/kernel/session/module';
import { opponentOf, type CardState, type Definition, type Question } from '../oracle/kernel/state';
import { levelNeo } from '../oracle/level-neo';
import { cardsIn, charactersOf, definitionOf, isActive, isMain, mainOf, type LnGame } from '../oracle/level-neo/game';
import { anyAnswer, PASS, pick, pickOrPass, type Random, type RandomGames } from './random-player';

const CHARACTERS: readonly LnCard[] = Array.from({ length: 14 }, (_, index) => ({
  name: `Plain ${index}`,
  number: `P-${index}`,
  category: 'character',
  turnCost: 1 + (index % 5),
  ap: 2000 + 500 * (index % 7),
}));

const deckOf = (player: string): PlacedCard[] =>
  Array.from({ length: levelNeo.rules.deckSize }, (_, index) => ({
    id: `${player}${index}`,
    card: String(index % CHARACTERS.length),
  }));

const DECKS = { A: deckOf('a'), B: deckOf('b') };

const plainGames: RandomGames = {
  name: 'LEVEL.NEO, plain cards',
  module: levelNeo as unknown as GameModule,
  target: 2000,
  round: 4000,
  decks: () => DECKS,
  definition: (key) => CHARACTERS[Number(key)] as unknown as Definition,
  propose: (game, question, random) => propose(game as unknown as LnGame, question, random),
};

export const randomGames: readonly RandomGames[] = [plainGames];

function propose(game: LnGame, question: Question, random: Random): Action {
  const { player, kind } = question;
  switch (kind) {
    case 'main':
      return naming('playSupport', pickOrPass(random, playable(game, player)));
    case 'cover':
      return naming('cover', pickOrPass(random, cardsIn(game, player, 'support').filter(isActive)));
    case 'levelBurst':
      return naming('levelBurst', pickOrPass(random, cardsIn(game, player, 'level').filter(isFaceDown)));
    case 'attack':
      return attack(game, player, random);
    default:
      return anyAnswer(question, random);
  }
}

const naming = (type: string, card: CardState | undefined): Action => (card ? { type, card: card.id } : PASS);

const isFaceDown = (card: CardState): boolean => card.face === 'down';

function playable(game: LnGame, player: PlayerId): CardState[] {
  const marker = game.rules.turnMarker(game, player);
  if (game.state.facts.supportPlayed) return [];
  return cardsIn(game, player, 'hand').filter((card) => definitionOf(card).turnCost <= marker);
}

function attack(game: LnGame, player: PlayerId, random: Random): Action {
  const opponent = opponentOf(player);
  const ready = charactersOf(game, player).filter((card) => isActive(card) && card.attackedOnTurn !== game.state.turn);
  const first = pickOrPass(random, ready);
  if (!first) return PASS;
  const partner = random() < 0.5 ? pick(random, ready) : first;
  // Only a Support Character is added to an attack.
  const both = isMain(partner) ? [partner.id, first.id] : [first.id, partner.id];
  const attackers = first === partner ? [first.id] : both;
  if (isMain(first) || isMain(partner)) return { type: 'attack', attackers, target: mainOf(game, opponent).id };
  const resting = charactersOf(game, opponent).filter((card) => !isActive(card));
  if (resting.length === 0) return attack(game, player, random);
  return { type: 'attack', attackers, target: pick(random, resting).id };
}
