/** Misreadings of 1-1 and 1-2: the players, and how the game is won and lost. */
import { isForbidden } from '../../kernel/continuous/prohibitions';
import { NOTHING, opponentOf } from '../../kernel/state';
import { processedAfter } from '../../kernel/testing/common-waiting';
import { always, another, args, faultTable, refuse, skip } from '../../kernel/testing/misreadings';
import { ofConcessionByCards, ofWinner, ofTwoPlayers, ofWinningBy } from '../../kernel/testing/common-principles';
import { cardsIn, leaderOf, lifeOf, type DbsRules } from '../game';
import { memory } from '../../kernel/testing/memory';
import { endGame } from '../../kernel/game-end';

const winner = memory((): { player?: 'A' | 'B' } => ({}));

export const gameOutlineFaults = faultTable<DbsRules>({
  '1-1-1': ofTwoPlayers(),
  '1-2-1': {
    ...ofWinner(),
    'the game is not over while a player has another Leader to go on with': always('defeatOf', null),
  },
  '1-2-1-1-1': {
    'the last card of the life is the last hit that a player can take: the next one is the defeat': another(
      'defeatByLife',
      (g, player) => (lifeOf(g, player) <= 1 ? 'no life left to take' : null),
    ),
    'cards that lie face up are no life any more': another('defeatByLife', (g, player) =>
      cardsIn(g, player, 'life').every(({ face }) => face === 'up') ? 'no life' : null,
    ),
    'a player without energy has lost': always(
      'defeatOf',
      'no energy',
      (g, player) => g.zone(player, 'energy').length === 0,
    ),
    'a player at no life has lost only when damage is dealt once more': always('defeatByLife', null),
  },
  '1-2-1-1-2': {
    'only who has to draw from an empty deck loses': always('defeatByDeck', null),
    'a deck of one card is as good as empty': always(
      'defeatByDeck',
      'one card in the deck',
      (g, player) => g.zone(player, 'deck').length === 1,
    ),
    'an empty deck is a defeat in the Main Phase only': always('defeatByDeck', null, (g) => g.state.phase !== 'main'),
  },
  '1-2-2': {
    'defeat is judged when the skill has been carried out': processedAfter('runCheckpoint', skip('afterGroup')),
    'defeat is judged in the End Phase': (rules) => ({
      processRules: (g, kind) => (g.state.phase === 'main' ? NOTHING : rules.processRules(g, kind)),
    }),
  },
  '1-2-2-1': {
    'the life has to be lost by damage': always('defeatByLife', null, (g) => g.state.battle === null),
    'only skills of the opponent take the last card of the life': always(
      'defeatByLife',
      null,
      (g, player) => player === g.state.turnPlayer,
    ),
  },
  '1-2-2-2': {
    'the deck has run out when the Charge Phase cannot draw from it': always(
      'defeatByDeck',
      null,
      (g) => g.state.phase !== 'charge',
    ),
    'of two decks that run out one after the other both count': (rules) => ({
      winnerAgainst: (g, losers) =>
        (['A', 'B'] as const).every((player) => g.zone(player, 'deck').length <= 1)
          ? null
          : rules.winnerAgainst(g, losers),
    }),
  },
  '1-2-3': {
    'where both lose at one moment the player whose turn it is loses': another('winnerAgainst', (g, losers) =>
      opponentOf(losers.includes(g.state.turnPlayer) ? g.state.turnPlayer : losers[0]!),
    ),
    'where both lose at one moment the player whose turn it is wins': another('winnerAgainst', (g, losers) =>
      losers.length > 1 ? g.state.turnPlayer : opponentOf(losers[0]!),
    ),
    'a life and a deck that run out at one moment are two different things: the life counts': args(
      'judgeDefeat',
      (g, losers, reason) => [g, losers.filter((player) => lifeOf(g, player) === 0), reason],
    ),
    'only decks that run out at one moment make a draw': (rules) => ({
      winnerAgainst: (g, losers) =>
        losers.some((player) => lifeOf(g, player) === 0) ? opponentOf(losers[0]!) : rules.winnerAgainst(g, losers),
    }),
  },
  '1-2-4': {
    'only the player whose turn it is may surrender': refuse(
      'concessionRefusal',
      (g, player) => player !== g.state.turnPlayer,
    ),
    'nobody surrenders in the middle of a skill': refuse('concessionRefusal', (g) => g.frames.length > 0),
    'nobody surrenders during a battle': refuse('concessionRefusal', (g) => g.state.battle),
    'nobody surrenders before the first turn': refuse('concessionRefusal', (g) => !g.state.facts.begun),
    'nobody surrenders in a counter timing': refuse('concessionRefusal', (g) => g.state.windows.length > 0),
    'who surrenders has lost at the end of the game, which goes on': always('concede', null),
  },
  '1-2-5': {
    ...ofConcessionByCards(),
    'a card can forbid players to surrender': refuse('concessionRefusal', (g, player) =>
      isForbidden(g, leaderOf(g, player), 'concede'),
    ),
    'a card can make a player surrender': another('forcedConcession', (g, player) =>
      endGame(g, { winner: opponentOf(player), reason: 'surrender' }),
    ),
    'what happens instead of losing happens instead of surrendering': always('concede', null, (g, player) =>
      cardsIn(g, player, 'battle').some((card) =>
        (card.definition.abilities ?? []).some((ability) => ability.when?.event === 'lost'),
      ),
    ),
  },
  '1-2-6': {
    ...ofWinningBy('a skill'),
    'who wins by a skill wins at the next checkpoint': (rules) => ({
      winByEffect(g, player) {
        winner(g).player = player;
      },
      *runCheckpoint(g) {
        const { player } = winner(g);
        if (player) endGame(g, { winner: player });
        yield* rules.runCheckpoint(g);
      },
    }),
    'nothing happens instead of a defeat by a skill': (rules) => ({
      *loseByEffect(g, loser) {
        yield* NOTHING;
        rules.winByEffect(g, opponentOf(loser));
      },
    }),
  },
});
