/** Misreadings of 11-1, 11-2 and 11-6: infinite loops, revealing, viewing. */
import type { PlayerId } from '../../../schemas/common';
import { setFace, startLook } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { opponentOf, type CardState } from '../../kernel/state';
import { afterwards } from '../../kernel/testing/doing';
import { always, another, args, faultTable, skip } from '../../kernel/testing/misreadings';
import {
  anyAnswer,
  ofEndlessLoops,
  ofLooking,
  ofLoopsOfBoth,
  ofLoopsOfOne,
  ofRevealing,
} from '../../kernel/testing/common-procedures';
import type { DbsGame, DbsRules } from '../game';
import { endGame } from '../../kernel/game-end';

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
    ...ofEndlessLoops(),
    'what comes round again and again as a turn ends is no loop': (rules) => ({
      answerInChain: (g, detector, question, now) =>
        g.rounds > 0 ? anyAnswer(question) : rules.answerInChain(g, detector, question, now),
    }),
    'a loop that was stopped is over for the game, whatever forces it': (rules) => ({
      endless: (g) => (g.state.effects.length > 0 ? endGame(g, { winner: g.state.turnPlayer }) : rules.endless(g)),
    }),
  },
  '11-1-2-1': ofLoopsOfOne(),
  '11-1-2-2': ofLoopsOfBoth(),
  '11-2-1': {
    ...ofRevealing('skill'),
    'a card that nobody chooses is not revealed': skip('revealNamed', (_g, { ability }) =>
      JSON.stringify(ability.effect[0]).includes('"all"')),
    'a card is revealed to the turn player': (rules) => ({
      revealNamed: (g, _context, cards, to) => revealTo(g, g.state.turnPlayer, rules.goneBetweenSecrets(g, cards, to)),
    }),
    'a card is revealed to player B': (rules) => ({
      revealNamed: (g, _context, cards, to) => revealTo(g, 'B', rules.goneBetweenSecrets(g, cards, to)),
    }),
  },
  '11-6-1': {
    ...ofLooking(),
    'the master of the skill looks, whoever is named': args('lookAt', (g, context, _viewer, cards) => [
      g,
      context,
      context.player,
      cards,
    ]),
  },
  '11-6-2': {
    'cards that are looked at are not in their area meanwhile': afterwards('lookAt', (g, _context, viewer, cards) =>
      perform(g, ...cards.map((card) => ({ card, to: { zone: 'hand', player: viewer } }))),
    ),
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
    'a life lies face up when it has been looked at': afterwards('shuffleArea', (g, player, zone) => {
      if (zone === 'life') for (const id of g.zone(player, zone)) setFace(g, id, 'up');
    }),
    'only the own cards are shuffled': (rules) => ({
      shuffleArea(g, player, zone) {
        if (player === g.state.turnPlayer) rules.shuffleArea(g, player, zone);
      },
    }),
  },
});
