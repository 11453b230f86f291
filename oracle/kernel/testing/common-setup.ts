/** Misreadings of clauses about the preparations that several games share. */
import { opponentOf } from '../state';
import { inGame, type Misreadings } from './common-principles';
import { afterwards } from './doing';
import { args } from './misreadings';

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
