/** Misreadings of section 10. */
import type { Fault } from '../../kernel/module';
import { endGame } from '../../kernel/session';
import { opponentOf } from '../../kernel/state';
import type { LnRules } from '../game';

export const victoryFaults: readonly Fault<LnRules>[] = [
  {
    id: 'neo-victory-missing',
    clause: '10-1',
    title: 'a Level Neo Main Character that wins just levels up',
    replace: () => ({ levelNeoWins: () => undefined }),
  },
  {
    id: 'neo-by-the-same-battle',
    clause: '10-1',
    title: 'becoming Level Neo by a won battle wins the game at once',
    replace: (rules) => ({
      *attackingMainWins(g, main, target) {
        yield* rules.attackingMainWins(g, main, target);
        if (g.rules.isLevelNeo(g, main.controller)) g.rules.levelNeoWins(g, main.controller);
      },
    }),
  },
  {
    id: 'neo-support-wins',
    clause: '10-1',
    title: 'any battle won by the player of a Level Neo Main Character wins the game',
    replace: (rules) => ({
      *attackersWin(g, attackers, target) {
        const { turnPlayer } = g.state;
        if (g.rules.isLevelNeo(g, turnPlayer)) g.rules.levelNeoWins(g, turnPlayer);
        yield* rules.attackersWin(g, attackers, target);
      },
    }),
  },
  {
    id: 'neo-needs-level-1',
    clause: '10-1',
    title: 'the other Main Character must have been beaten down to level 1 first',
    replace: (rules) => ({
      levelNeoWins(g, player) {
        if (g.rules.level(g, opponentOf(player)) === 1) rules.levelNeoWins(g, player);
      },
    }),
  },
  {
    id: 'neo-wins-a-tie',
    clause: '10-1',
    title: 'a Level Neo Main Character that attacks and does not lose alone wins the game',
    replace: (rules) => ({
      *attackingMainLoses(g, main) {
        const tied = g.rules.defendingAp(g, g.card(g.state.facts.battle!.target)) === g.rules.attackingAp(g, [main]);
        if (tied && g.rules.isLevelNeo(g, main.controller)) g.rules.levelNeoWins(g, main.controller);
        return yield* rules.attackingMainLoses(g, main);
      },
    }),
  },
  {
    id: 'draw-from-an-empty-deck',
    clause: '10-2',
    title: 'only a draw from an empty deck loses the game',
    replace: (rules) => ({
      isDeckOut: () => false,
      *drawCard(g, player) {
        if (g.zone(player, 'deck').length === 0) endGame(g, { winner: opponentOf(player) });
        yield* rules.drawCard(g, player);
      },
    }),
  },
  {
    id: 'deck-out-by-drawing-only',
    clause: '10-2',
    title: 'a last card that was not drawn does not lose the game',
    replace: (rules) => ({
      isDeckOut(g, player) {
        const left = g.journal.filter((event) => event.from === 'deck' && event.player === player);
        return rules.isDeckOut(g, player) && left.at(-1)?.to === 'hand';
      },
    }),
  },
  {
    id: 'deck-out-of-turn-player-only',
    clause: '10-2',
    title: 'only the deck of the turn player is looked at',
    replace: (rules) => ({
      isDeckOut: (g, player) => player === g.state.turnPlayer && rules.isDeckOut(g, player),
    }),
  },
  {
    id: 'deck-out-at-start-of-turn',
    clause: '10-2',
    title: 'the decks are looked at in the Start of Turn alone',
    replace: (rules) => ({
      checkDecks(g) {
        if (g.state.phase === 'start') rules.checkDecks(g);
      },
    }),
  },
  {
    id: 'deck-out-after-the-battle',
    clause: '10-2',
    title: 'a deck that runs out in a battle is looked at after it',
    replace: (rules) => ({
      checkDecks(g) {
        if (g.state.facts.battle === null) rules.checkDecks(g);
      },
    }),
  },
  {
    id: 'deck-out-in-mid-effect',
    clause: '10-2',
    title: 'a deck that runs out in the middle of an effect loses at once',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        yield* rules.carryOut(g, context, instruction);
        g.rules.checkDecks(g);
      },
    }),
  },
  {
    id: 'deck-out-before-waiting-abilities',
    clause: '10-2',
    title: 'the decks are looked at before the abilities that wait are carried out',
    replace: (rules) => ({
      *resolvePending(g) {
        g.rules.checkDecks(g);
        yield* rules.resolvePending(g);
      },
    }),
  },
];
