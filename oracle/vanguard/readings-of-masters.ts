/** Interpretations of replacement effects and loops. */
import type { Reading } from '../kernel/session/module';
import type { Modification } from '../kernel/state/lasting';
import type { VgRules } from './game';

export const readingsOfMasters: Readonly<Record<string, Reading<VgRules>>> = {
  'who-chooses-among-replacements': {
    clauses: ['11.10.2.2'],
    question: "Who chooses if several effects would replace what the opponent's effect does to a card?",
    standard: 'master-of-the-card',
    answers: { 'master-of-the-card': 'the master of the card', 'who-performs-it': 'the player who performs it' },
    choices: {
      'who-performs-it': ({ nextReplacement }) => ({
        nextReplacement(g, found) {
          const effect = g.frames.at(-1);
          if (effect) g.cite('11.10.2.2');
          return effect ? { player: effect.context.player, among: found } : nextReplacement(g, found);
        },
      }),
    },
  },
  'replacement-of-several-cards': {
    clauses: ['11.10.2.3'],
    question: 'Does one application of a replacement cover all cards to which something would happen at one moment?',
    standard: 'each-card',
    answers: { 'each-card': 'no, it is applied to each card', 'all-at-once': 'yes, to all at once' },
    choices: { 'all-at-once': () => ({ replacesEach: false }) },
  },
  'rounds-declared': {
    clauses: ['18.1.1.2', '18.1.1.3'],
    question: 'Does the round that has shown the loop count as one of the declared rounds?',
    standard: 'after-the-first',
    answers: {
      'after-the-first': 'no, the declared rounds come after it',
      'with-the-first': 'yes, it is the first of them',
    },
    choices: {
      'with-the-first': ({ roundsOf }) => ({ roundsOf: (g, numbers) => Math.max(0, roundsOf(g, numbers) - 1) }),
    },
  },
  'equal-numbers-of-rounds': {
    clauses: ['18.1.1.3'],
    question: 'Who ends a loop for which both players have declared the same number of rounds?',
    standard: 'who-comes-to-it-first',
    answers: {
      'who-comes-to-it-first': 'the player who first comes to their choice',
      'turn-player': 'the turn player',
    },
    choices: {
      'turn-player': ({ whoFinishes }) => ({
        whoFinishes: (g, stoppers, numbers) => whoFinishes(g, stoppers, numbers).slice(0, 1),
      }),
    },
  },
  'whose-abilities-cannot-be-used': {
    clauses: ['12.2.1.1', '12.2.1.2.1'],
    question: 'Which abilities cannot be used after an effect has said so of the abilities of all rear-guards?',
    standard: 'all-that-the-text-describes',
    answers: {
      'all-that-the-text-describes': 'all that fit the text, also those of later units',
      'those-of-the-units-that-were-there': 'those of the units that were there',
    },
    choices: {
      'those-of-the-units-that-were-there': ({ changesInformation }) => ({
        changesInformation: (g, change) => isBanOnUse(change) || changesInformation(g, change),
      }),
    },
  },
};

/** "Cannot be used" (12.2). */
const isBanOnUse = (change: Modification): boolean =>
  change.kind === 'forbid' && ['activate', 'trigger'].includes(change.what);
