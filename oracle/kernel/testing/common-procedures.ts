/**
 * Misreadings of clauses that several games share: about counting, drawing, infinite loops, revealing and looking. A
 * game puts those of a topic into its table under its own clause.
 */
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import { startLook } from '../changes';
import { perform } from '../events/perform';
import { cardsIn } from '../game';
import { opponentOf, type CardState, type CauseOf, type Procedure, type Question } from '../state';
import { endGame } from '../game-end';
import type { CoreGame } from '../procedures/core';
import type { EffectRules } from '../procedures/effects';
import { countedByItsPlayerAlone } from './common-areas';
import { inGame, type Misreadings } from './common-principles';
import { afterwards } from './doing';
import { type Misreading, always, another, args, result, skip } from './misreadings';

// --- counting ---------------------------------------------------------------------------------------------------------

/** OP 3-1-4; DBS 3-1-2 */
export const ofCounting = <R>(): Misreadings<R> =>
  inGame({
    'the opponent does not know how many cards are in the hand': countedByItsPlayerAlone('hand'),
    'nobody may count a deck, not even its owner': always(
      'countSeen',
      0,
      (_g, _viewer, _player, zone) => zone === 'deck',
    ),
  });

// --- drawing ----------------------------------------------------------------------------------------------------------

/** OP 4-5-2; DBS 4-9-1 */
export const ofTopCard = <R>(): Misreadings<R> =>
  inGame({
    'the bottom card of the deck is drawn': (_rules, clause) => ({
      drawCard: (g, player, cause) =>
        drawOf(g, clause, player, cardsIn(g, player, g.rules.commonZones.deck).at(-1), cause),
    }),
    "cards are drawn from player A's deck": (_rules, clause) => ({
      drawCard: (g, player, cause) => drawOf(g, clause, player, cardsIn(g, 'A', g.rules.commonZones.deck)[0], cause),
    }),
  });

function* drawOf(g: CoreGame, clause: string, player: PlayerId, card?: CardState, cause?: CauseOf): Procedure {
  g.cite(clause);
  if (card) yield* perform(g, { card, to: { zone: g.rules.commonZones.hand, player }, events: 'drew', cause });
}

/** OP 4-5-3; DBS 4-9-3 */
export const ofDrawingSeveral = <R>(): Misreadings<R> =>
  inGame({
    'at least one card is drawn': timesDrawn((count) => Math.max(1, count)),
    'one card is drawn, whatever the number': timesDrawn((count) => Math.min(1, count)),
    'to draw several cards is to draw once': (rules) => ({
      *draw(g, player, count, cause) {
        const { deck, hand } = g.rules.commonZones;
        if (count > 0) yield* rules.drawCard(g, player, cause);
        const others = cardsIn(g, player, deck).slice(0, Math.max(0, count - 1));
        for (const card of others) yield* perform(g, { card, to: { zone: hand, player }, cause });
      },
    }),
  });

const timesDrawn = (other: (count: number) => number): Misreading<EffectRules> =>
  args('draw', (g, player, count, cause) => [g, player, other(count), cause]);

/** OP 4-5-4; DBS 4-9-4 */
export const ofDrawingUpTo = <R>(): Misreadings<R> =>
  inGame({
    'the player draws all of the cards or none': drawingUpTo(allOrNone),
    'the cards are drawn when the player has stopped': drawingUpTo(function* (rules, g, player, count, cause) {
      let drawn = 0;
      while (drawn < count && (yield* rules.continuesDrawing(g, player))) drawn += 1;
      yield* rules.draw(g, player, drawn, cause);
    }),
    'one card is offered even where the number is 0': args('drawUpTo', (g, player, count, cause) => [
      g,
      player,
      Math.max(1, count),
      cause,
    ]),
  });

/** OP 4-5-4-1; DBS 4-9-4-1 */
export const ofFirstDrawn = <R>(): Misreadings<R> =>
  inGame({
    'the first card must be drawn': drawingUpTo(function* (rules, g, player, count, cause) {
      if (count > 0) yield* rules.drawCard(g, player, cause);
      yield* rules.drawUpTo(g, player, count - 1, cause);
    }),
    'who has drawn the first card draws all of them': drawingUpTo(allOrNone),
  });

/** OP 4-5-4-2; DBS 4-9-4-2 */
export const ofNextDrawn = <R>(): Misreadings<R> =>
  inGame({
    'each time two cards are drawn': drawingUpTo(function* (rules, g, player, count, cause) {
      for (let drawn = 0; drawn < count; drawn += 2) {
        if (!(yield* rules.continuesDrawing(g, player))) return;
        yield* rules.draw(g, player, Math.min(2, count - drawn), cause);
      }
    }),
  });

/** OP 4-5-4-3; DBS 4-9-4-3 */
export const ofLastDrawn = <R>(): Misreadings<R> =>
  inGame({
    'the player may go on after the number is reached': args('drawUpTo', (g, player, count, cause) => [
      g,
      player,
      count + 1,
      cause,
    ]),
    'it is over one card before the number is reached': args('drawUpTo', (g, player, count, cause) => [
      g,
      player,
      count - 1,
      cause,
    ]),
  });

type DrawsUpTo = (
  rules: EffectRules,
  g: CoreGame,
  player: PlayerId,
  count: number,
  cause: CauseOf | undefined,
) => Procedure;

/** Replaces the way in which a player draws up to a number of cards, and cites the misread clause. */
export const drawingUpTo =
  (draw: DrawsUpTo): Misreading<EffectRules> =>
  (rules, clause) => ({
    drawUpTo(g, player, count, cause) {
      g.cite(clause);
      return draw(rules, g, player, count, cause);
    },
  });

function* allOrNone(...[rules, g, player, count, cause]: Parameters<DrawsUpTo>): Procedure {
  if (count > 0 && (yield* rules.continuesDrawing(g, player))) yield* rules.draw(g, player, count, cause);
}

// --- infinite loops ---------------------------------------------------------------------------------------------------

/** Asks the question as it is asked outside of a loop, so that every answer is legal. */
export function* anyAnswer(question: Question): Procedure<Action> {
  return yield question;
}

/** Misreads loops that nobody can stop: OP 11-1-1-1; DBS 11-1-2. */
export const ofEndlessLoops = <R>(): Misreadings<R> =>
  inGame({
    'the player in whose turn a loop goes on without end loses': another('endless', (g) =>
      endGame(g, { winner: opponentOf(g.state.turnPlayer) }),
    ),
    'a player who must choose something in a loop can stop it, whatever there is to choose': another(
      'whoCanStop',
      (_g, { decisions }) => [...new Set(decisions.map((decision) => decision.player))],
    ),
    'a player who may decline something in a loop can stop it, whatever is declined': (rules) => ({
      whoCanStop(g, loop) {
        const offered = loop.decisions.filter(
          ({ answer }) => typeof answer.value === 'boolean' || answer.type === 'pass',
        );
        return offered.length > 0 ? [offered[0]!.player] : rules.whoCanStop(g, loop);
      },
    }),
  });

/** Misreads loops that one player can stop: OP 11-1-1-2; DBS 11-1-2-1. */
export const ofLoopsOfOne = <R>(): Misreadings<R> =>
  inGame({
    'the loop is carried out once more than declared': result('roundsOf', (given) => given + 1),
    'the round before the declaration is one of those declared': result('roundsOf', (given) => Math.max(0, given - 1)),
    'a player who has carried out a loop so many times is asked again and may go on': another(
      'answerElse',
      (_g, question) => anyAnswer(question),
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
  });

/** Misreads loops that both players can stop: OP 11-1-1-3; DBS 11-1-2-2. */
export const ofLoopsOfBoth = <R>(): Misreadings<R> =>
  inGame({
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
  });

// --- revealing and looking --------------------------------------------------------------------------------------------

/**
 * OP 11-2-1; DBS 11-2-1
 * @param effect the game's word without an article, e.g. "skill"
 */
export const ofRevealing = <R>(effect: string): Misreadings<R> =>
  inGame({
    [`a card is revealed only where the ${effect} says so`]: skip('revealNamed'),
    'only cards on their way to the hand are revealed': skip('revealNamed', (g, _context, _cards, to) =>
      to.zone !== g.rules.commonZones.hand),
    'every card that is moved between secret areas is revealed': args('beforeMove', (g, context, cards, to) => [
      g,
      context,
      cards,
      to,
      true,
    ]),
  });

/** OP 11-3-1; DBS 11-6-1 */
export const ofLooking = <R>(): Misreadings<R> =>
  inGame({
    'both players look at the cards': afterwards('lookAt', (g, _context, viewer, cards) => {
      const ids = cards.map(({ id }) => id);
      startLook(g, opponentOf(viewer), ids);
    }),
    'a player whose cards are looked at looks at them too': afterwards('lookAt', (g, _context, viewer, cards) => {
      for (const card of cards) if (card.owner !== viewer) startLook(g, card.owner, [card.id]);
    }),
    'the player whose turn it is looks, whosever it is to look': args('lookAt', (g, context, viewer, cards) => [
      g,
      context,
      viewer === context.player ? g.state.turnPlayer : viewer,
      cards,
    ]),
  });
