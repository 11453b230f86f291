/** Readings about the frame of the game: its phases and turns. */
import type { Reading } from '../kernel/session/module';
import type { VgRules } from './game';

export const readingsOfFrame: Readonly<Record<string, Reading<VgRules>>> = {
  'rides-in-the-ride-step': {
    clauses: ['9.7.2'],
    question: 'May a player ride more than once in the same ride step?',
    standard: 'one',
    answers: { one: 'no, once', 'any-number': 'yes, any number of times' },
    choices: {
      'any-number': () => ({
        *rideStep(g, player) {
          do {
            if (!(yield* g.rules.rideOnce(g, player))) return;
            yield* g.rules.checkTiming(g);
          } while (g.rules.ridesInRideStep(g, player).length > 0);
        },
      }),
    },
  },
  'battle-of-a-turn-that-ends': {
    clauses: ['18.4.1.2'],
    question: 'Does a battle in which an effect ends the turn have a close step?',
    standard: 'no-close-step',
    answers: { 'no-close-step': 'no', 'a-close-step': 'yes' },
    choices: {
      'a-close-step': ({ afterJump, endPhase }) => ({
        afterJump(g, jump) {
          if (g.state.battle) g.cite('18.4.1.2');
          else afterJump(g, jump);
        },
        *endPhase(g, player) {
          yield* g.rules.endOfBattle(g);
          yield* endPhase(g, player);
        },
      }),
    },
  },
};
