/** Misreadings of 1-1 and 1-2: what the game is, and how it is won and lost. */
import type { PlayerId } from '../../../schemas/common';
import { setFact } from '../../kernel/changes';
import { isForbidden } from '../../kernel/continuous/prohibitions';
import { toBeRun, opponentOf, type Procedure } from '../../kernel/state';
import { memory } from '../../kernel/testing/memory';
import { processedAfter } from '../../kernel/testing/common-waiting';
import { afterwards, beforehand, both } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, refuse, skip } from '../../kernel/testing/misreadings';
import { ofConcessionByCards, ofWinner, ofTwoPlayers, ofWinningBy } from '../../kernel/testing/common-principles';
import { cardsIn, charactersOf, leaderOf, lifeOf, type OpRules } from '../game';
import { furtherDamageDefeats } from './damage';
import { endGame } from '../../kernel/game-end';
import type { AnyGame } from '../../kernel/rules';

/** Remembers which player was asked the last question. */
const asked = memory((): { player?: PlayerId } => ({}));

function* notingWhoIsAsked(g: AnyGame, procedure: Procedure): Procedure {
  const running = toBeRun(procedure);
  for (let next = running.next(); !next.done;) {
    asked(g).player = next.value.player;
    next = running.next(yield next.value);
  }
}

export const gameOverviewFaults = faultTable<OpRules>({
  '1-1-1': ofTwoPlayers(),
  '1-2-1': ofWinner(),
  '1-2-1-1': {
    'a player without Life cards has lost': always('defeatOf', 'no Life', (g, player) => lifeOf(g, player) === 0),
    'a player without any DON!! card has lost': always('defeatOf', 'no DON!! cards', (g, player) =>
      ['cost', 'given', 'donDeck'].every((zone) => g.zone(player, zone).length === 0),
    ),
    'a player who has played the last card of the hand in the own turn has lost': afterwards('runCheckpoint', (g) => {
      const { turnPlayer } = g.state;
      const played = g.journal.some((event) => event.from === 'hand' && event.player === turnPlayer);
      if (played && g.zone(turnPlayer, 'hand').length === 0) g.rules.endWithLosers(g, [turnPlayer], 'no hand');
    }),
  },
  '1-2-1-1-1': {
    'the damage that takes the last Life card is a defeat': another('hasNoLife', (g, player) => lifeOf(g, player) <= 1),
    'Life cards that lie face up are no Life any more': another('hasNoLife', (g, player) =>
      cardsIn(g, player, 'life').every((card) => card.face === 'up'),
    ),
    'only the damage of a battle is a defeat': skip('dealDamage', (g, player, _amount, options) =>
      options.cause.kind !== 'battle' && g.rules.hasNoLife(g, player)),
    'a player without Life loses by any attack on the Leader': beforehand('attackerLoses', (g, _attacker, attacked) => {
      const player = attacked.side;
      if (attacked === leaderOf(g, player) && g.rules.hasNoLife(g, player)) {
        g.rules.endWithLosers(g, [player], 'attacked at 0 Life');
      }
    }),
  },
  '1-2-1-1-2': {
    'an empty deck loses only in a Draw Phase': always('defeatByDeck', null, (g) => g.state.phase !== 'draw'),
    'an empty DON!! deck is an empty deck': always(
      'defeatByDeck',
      'no cards in the DON!! deck',
      (g, player) => g.zone(player, 'donDeck').length === 0,
    ),
    'a deck of one card cannot be drawn from any more: its player has lost': always(
      'defeatByDeck',
      'one card in the deck',
      (g, player) => g.zone(player, 'deck').length === 1,
    ),
  },
  '1-2-2': {
    'defeat is judged when all effects have been carried out': processedAfter('runCheckpoint', skip('afterGroup')),
    'defeat is judged in the End Phase': skip('processRules', (g) => g.state.phase === 'main'),
    'a [Trigger] is carried out to its end before defeat is judged': (rules) => ({
      *activateAndResolve(g, player, card, ability) {
        if (ability.type !== 'trigger') return yield* rules.activateAndResolve(g, player, card, ability);
        setFact(g, 'begun', false);
        yield* rules.activateAndResolve(g, player, card, ability);
        setFact(g, 'begun', true);
        yield* g.rules.processRules(g);
      },
    }),
  },
  '1-2-2-1': {
    'the damage of an effect is no defeat': skip('dealDamage', (g, player, _amount, { cause }) =>
      cause.kind === 'effect' && g.rules.hasNoLife(g, player)),
    'Banish needs a Life card to trash: without one no damage is dealt':
      skip('dealDamage', (g, player, _amount, options) => options.banish && g.rules.hasNoLife(g, player)),
    'a further point of the same damage that finds no Life card is a defeat': furtherDamageDefeats,
    'damage that leaves no Life is a defeat where it is of two points': afterwards(
      'takeDamage',
      function* (g, player, amount) {
        if (amount < 2 || !g.rules.hasNoLife(g, player)) return;
        g.rules.strikeDown(g, player);
        yield* g.rules.processRules(g);
      },
    ),
  },
  '1-2-2-2': {
    'only who has to draw from an empty deck loses': (rules) => ({
      defeatByDeck: () => null,
      *drawCard(g, player, cause) {
        if (g.zone(player, 'deck').length === 0) g.rules.endWithLosers(g, [player], 'cannot draw');
        yield* rules.drawCard(g, player, cause);
      },
    }),
    'a deck whose last card was put into the trash has not run out': always('defeatByDeck', null, (g, player) => {
      const left = g.journal.filter((event) => event.from === 'deck' && event.player === player).at(-1);
      return left?.to === 'trash';
    }),
  },
  '1-2-3': {
    'a player concedes in the own turn only': refuse('concessionRefusal', (g, player) => player !== g.state.turnPlayer),
    'a battle that has begun is fought to its end before anybody concedes': refuse(
      'concessionRefusal',
      (g) => g.state.battle,
    ),
    'an effect is carried out to its end before anybody concedes': refuse(
      'concessionRefusal',
      (g) => g.frames.length > 0,
    ),
    'only the player who is asked may concede': both(
      (rules) => ({ play: (g, from) => notingWhoIsAsked(g, rules.play(g, from)) }),
      refuse('concessionRefusal', (g, player) => asked(g).player !== player),
    ),
    'nobody concedes during the preparations': refuse('concessionRefusal', (g) => !g.state.facts.begun),
    'nobody concedes before it is known who goes first': refuse(
      'concessionRefusal',
      (g, player) => !g.state.facts.begun && g.zone(player, 'hand').length === 0,
    ),
  },
  '1-2-4': {
    ...ofConcessionByCards(),
    'a card can forbid players to concede': refuse('concessionRefusal', (g, player) =>
      isForbidden(g, leaderOf(g, player), 'concede'),
    ),
    'a card can make a player concede': another('forcedConcession', (g, player) =>
      endGame(g, { winner: opponentOf(player), reason: 'concession' }),
    ),
    'what happens instead of losing happens instead of conceding': always('concede', null, (g, player) =>
      charactersOf(g, player).some((card) => card.definition.abilities?.some(({ when }) => when?.event === 'lost')),
    ),
    'what a player would concede for does not happen, nor does the concession': alsoIf('canReplace', (_g, context) =>
      context.ability.effect.some((part) => part.do === 'concede'),
    ),
    'an "if you do" that says that a player concedes has been done': args(
      'executeIfYouDo',
      (g, context, first, then) => [g, context, first.filter((part) => part.do !== 'concede'), then],
    ),
  },
  '1-2-5': ofWinningBy('an effect'),
});
