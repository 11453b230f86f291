/** Misreadings of section 10: how the game is won. */
import { targetOf } from '../game';
import { opponentOf } from '../../kernel/state';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { always, faultTable, onlyIf, skip } from '../../kernel/testing/misreadings';
import type { LnRules } from '../game';
import { endGame } from '../../kernel/game-end';

export const victoryConditionsFaults = faultTable<LnRules>({
  '10-1': {
    'a Level Neo Main Character that wins just levels up': skip('levelNeoWins'),
    'becoming Level Neo by a won battle wins the game at once': afterwards('attackingMainWins', (g, main) => {
      if (g.rules.isLevelNeo(g, main.side)) g.rules.levelNeoWins(g, main.side);
    }),
    'any battle won by the player of a Level Neo Main Character wins the game': beforehand('attackersWin', (g) => {
      const { turnPlayer } = g.state;
      if (g.rules.isLevelNeo(g, turnPlayer)) g.rules.levelNeoWins(g, turnPlayer);
    }),
    'the other Main Character must have been beaten down to level 1 first': skip('levelNeoWins', (g, player) =>
      g.rules.level(g, opponentOf(player)) !== 1),
    'a Level Neo Main Character that attacks and does not lose alone wins the game': beforehand(
      'attackingMainLoses',
      (g, main) => {
        const tied = g.rules.defendingAp(g, g.card(targetOf(g))) === g.rules.attackingAp(g, [main]);
        if (tied && g.rules.isLevelNeo(g, main.side)) g.rules.levelNeoWins(g, main.side);
      },
    ),
  },
  '10-2': {
    'only a draw from an empty deck loses the game': (rules) => ({
      isDeckOut: () => false,
      *drawCard(g, player) {
        if (g.zone(player, 'deck').length === 0) endGame(g, { winner: opponentOf(player) });
        yield* rules.drawCard(g, player);
      },
    }),
    'nobody loses by an empty deck': always('isDeckOut', false),
    'a last card that was not drawn does not lose the game': onlyIf('isDeckOut', (g, player) => {
      const left = g.journal.filter((event) => event.from === 'deck' && event.player === player);
      return left.at(-1)?.to === 'hand';
    }),
    'only the deck of the turn player is looked at': onlyIf('isDeckOut', (g, player) => player === g.state.turnPlayer),
    'the decks are looked at in the Start of Turn alone': skip('checkDecks', (g) => g.state.phase !== 'start'),
    'a deck that runs out in a battle is looked at after it': skip('checkDecks', (g) => g.state.battle !== null),
    'a deck that runs out in the middle of an effect loses at once': afterwards('executeInstruction', (g) => {
      g.rules.checkDecks(g);
    }),
    'the decks are looked at before the abilities that wait are carried out': beforehand('runCheckpoint', (g) => {
      g.rules.checkDecks(g);
    }),
  },
});
