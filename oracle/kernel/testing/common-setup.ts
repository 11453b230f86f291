/** Misreadings of clauses about the preparations that several games share. */
import { perform } from '../events/perform';
import { opponentOf } from '../state';
import { inGame, type Misreadings } from './common-principles';
import { afterwards } from './doing';
import { args } from './misreadings';

/** LN 3-5; OP, DBS 5-2-1-6 */
export const ofOpeningHands = <R>(): Misreadings<R> =>
  inGame({
    'the cards of the opening hand are taken from the deck, and not drawn': () => ({
      *takeHand(g, player, count) {
        const { deck, hand } = g.rules.commonZones;
        for (const id of g.zone(player, deck).slice(0, count))
          yield* perform(g, { card: g.card(id), to: { zone: hand } });
      },
    }),
  });

/** OP, DBS 5-2-1-6 */
export const ofRedrawing = <R>(): Misreadings<R> =>
  inGame({
    'the player going second decides first': args('layOutStep', (g, player, step) => [
      g,
      step === 'redraw' ? opponentOf(player) : player,
      step,
    ]),
    'who has redrawn may redraw again': afterwards('redraw', (g, player) => g.rules.offerRedraw(g, player)),
    'the second player draws the hand when the first has decided': (rules) => ({
      stepsOfLayingOut: ['redraw', 'life'],
      *offerRedraw(g, player) {
        yield* rules.drawOpeningHand(g, player);
        yield* rules.offerRedraw(g, player);
      },
    }),
  });
