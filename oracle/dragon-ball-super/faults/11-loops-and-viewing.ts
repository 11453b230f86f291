/** Misreadings of 11-1, 11-2 and 11-6: infinite loops, revealing, viewing. */
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import { setFace, startLook } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { endGame } from '../../kernel/session';
import { opponentOf, type CardState, type Procedure, type Question } from '../../kernel/state';
import { always, another, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import type { DbsGame, DbsRules } from '../game';

/** Asks as if there were no loop. */
function* anyAnswer(question: Question): Procedure<Action> {
  return yield question;
}

function revealTo(g: DbsGame, viewer: PlayerId, cards: readonly CardState[]): void {
  g.cite('11-2-1');
  startLook(
    g,
    viewer,
    cards.map(({ id }) => id),
  );
}

export const loopsAndViewingFaults = faultTable<DbsRules>({
  '11-1-2': {
    'the player in whose turn a loop goes on without end loses': another('endless', (g) =>
      endGame(g, { winner: opponentOf(g.state.turnPlayer) }),
    ),
    'a player who must choose something in a loop can stop it, whatever there is to choose': another(
      'whoCanStop',
      (_g, { decisions }) => [...new Set(decisions.map((decision) => decision.player))],
    ),
    'a loop that was stopped is over for the game, whatever forces it': (rules) => ({
      endless: (g) => (g.state.effects.length > 0 ? endGame(g, { winner: g.state.turnPlayer }) : rules.endless(g)),
    }),
  },
  '11-1-2-1': {
    'the loop is carried out once more than declared': result('roundsOf', (given) => given + 1),
    'the round before the declaration is one of those declared': result('roundsOf', (given) => Math.max(0, given - 1)),
    'a player who has carried out a loop so many times may go on': another('answerElse', (_g, question) =>
      anyAnswer(question),
    ),
    'the turn player says how often, even where only the other player can stop the loop': (rules) => ({
      whoCanStop(g, loop) {
        const stoppers = rules.whoCanStop(g, loop);
        return stoppers.length === 1 ? [g.state.turnPlayer] : stoppers;
      },
    }),
    'nobody says a number: the player is asked in every round anew': another('answerInChain', (_g, _trail, question) =>
      anyAnswer(question),
    ),
    'a loop is carried out 100 times at most': result('roundsOf', (given) => Math.min(100, given)),
  },
  '11-1-2-2': {
    'the larger of the two numbers counts': () => ({
      roundsOf: (_g, numbers) => Math.max(...numbers),
      whoFinishes: (_g, stoppers, numbers) => stoppers.filter((_, index) => numbers[index] === Math.max(...numbers)),
    }),
    'the player whose turn it is not says a number first': result('whoCanStop', (given) => [...given].reverse()),
    'the loop ends at the first chance of either player to stop it': another('whoFinishes', (_g, stoppers) => stoppers),
    'the loop ends where the turn player can stop it, whoever chose the smaller number': another(
      'whoFinishes',
      (_g, stoppers) => stoppers.slice(0, 1),
    ),
    'where both can stop a loop they are asked again when it is over': another('answerElse', (_g, question) =>
      anyAnswer(question),
    ),
  },
  '11-2-1': {
    'a card is revealed only where the skill says so': skip('revealNamed'),
    'only cards on their way to the hand are revealed': skip('revealNamed', (_g, _context, _cards, to) =>
      to.zone !== 'hand'),
    'a card that nobody chooses is not revealed': skip('revealNamed', (_g, { ability }) =>
      JSON.stringify(ability.effect[0]).includes('"all"')),
    'a card is revealed to the turn player': (rules) => ({
      revealNamed: (g, _context, cards, to) => revealTo(g, g.state.turnPlayer, rules.goneBetweenSecrets(g, cards, to)),
    }),
    'a card is revealed to player B': (rules) => ({
      revealNamed: (g, _context, cards, to) => revealTo(g, 'B', rules.goneBetweenSecrets(g, cards, to)),
    }),
    'every card that a skill moves between secret areas is revealed': args('beforeMove', (g, context, cards, to) => [
      g,
      context,
      cards,
      to,
      true,
    ]),
  },
  '11-6-1': {
    'both players look at the cards': (rules) => ({
      *lookAt(g, context, viewer, cards) {
        yield* rules.lookAt(g, context, viewer, cards);
        startLook(
          g,
          opponentOf(viewer),
          cards.map(({ id }) => id),
        );
      },
    }),
    'a player whose cards are looked at looks at them too': (rules) => ({
      *lookAt(g, context, viewer, cards) {
        yield* rules.lookAt(g, context, viewer, cards);
        for (const card of cards) if (card.owner !== viewer) startLook(g, card.owner, [card.id]);
      },
    }),
    'the turn player looks, whoever the master of the skill is': args('lookAt', (g, context, viewer, cards) => [
      g,
      context,
      viewer === context.player ? g.state.turnPlayer : viewer,
      cards,
    ]),
    'the master of the skill looks, whoever is named': args('lookAt', (g, context, _viewer, cards) => [
      g,
      context,
      context.player,
      cards,
    ]),
  },
  '11-6-2': {
    'cards that are looked at are not in their area meanwhile': (rules) => ({
      *lookAt(g, context, viewer, cards) {
        yield* rules.lookAt(g, context, viewer, cards);
        yield* perform(g, ...cards.map((card) => ({ card, to: { zone: 'hand', player: viewer } })));
      },
    }),
    'a player draws past the cards that are looked at': (rules) => ({
      *drawCard(g, player, cause) {
        const looked = g.state.looks.map(({ card }) => card);
        const next = g.zone(player, 'deck').find((id) => !looked.includes(id));
        if (next && looked.length > 0)
          return yield* perform(g, { card: g.card(next), to: { zone: 'hand', player }, events: 'drew', cause });
        yield* rules.drawCard(g, player, cause);
      },
    }),
  },
  '11-6-3': {
    'cards that were only looked at lie as they lay': always('saysWhatBecomesOf', true),
    'the area is shuffled after each look': always('saysWhatBecomesOf', false),
    'a life is not shuffled': another('areasToShuffle', ['deck']),
    'a deck is not shuffled': another('areasToShuffle', ['life']),
    'both decks are shuffled': (rules) => ({
      shuffleArea(g, player, zone) {
        rules.shuffleArea(g, player, zone);
        if (zone === 'deck') rules.shuffleArea(g, opponentOf(player), zone);
      },
    }),
    'a life lies face up when it has been looked at': (rules) => ({
      shuffleArea(g, player, zone) {
        rules.shuffleArea(g, player, zone);
        if (zone === 'life') for (const id of g.zone(player, zone)) setFace(g, id, 'up');
      },
    }),
    'only the own cards are shuffled': (rules) => ({
      shuffleArea(g, player, zone) {
        if (player === g.state.turnPlayer) rules.shuffleArea(g, player, zone);
      },
    }),
  },
});
