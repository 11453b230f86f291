/** Interpretations of Braves, Ultimates and BP (9, 12, FAQ-6). */
import { perform } from '../kernel/events/perform';
import type { Reading } from '../kernel/session/module';
import { RULE } from '../kernel/state';
import type { BsRules } from './game';

export const readingsOfBraves: Readonly<Record<string, Reading<BsRules>>> = {
  'brave-of-an-unaffected-spirit': {
    clauses: ['9-1-3'],
    question: 'Do effects that do not affect a Spirit affect the Brave combined with it?',
    standard: 'they-do-not',
    answers: { 'they-do-not': 'no', 'they-do': 'yes' },
    choices: { 'they-do': () => ({ resists: () => false }) },
  },
  'direct-combine-with-the-last-core': {
    clauses: ['9-2-2'],
    question: 'Can the host of a direct combine pay with its last Core?',
    standard: 'it-cannot',
    answers: { 'it-cannot': 'no', 'the-payment-is-legal': 'yes, the payment is legal' },
    choices: { 'the-payment-is-legal': () => ({ hostPaysRefusal: () => null }) },
  },
  'cores-at-a-forced-separation': {
    clauses: ['9-3-8'],
    question: 'Can Cores be placed on a Brave that is separated because its host no longer fits?',
    standard: 'they-can-be-placed',
    answers: { 'they-can-be-placed': 'yes, its player can place them', never: 'no, never' },
    choices: {
      never: () => ({
        *coresAtForcedSeparation(g, brave) {
          return g.rules.lowestOfBrave(g, brave) === 0 ? [] : null;
        },
      }),
    },
  },
  'state-of-a-kept-brave': {
    clauses: ['9-5-2'],
    question: 'Is a Brave that stays on the Field Exhausted if its host was?',
    standard: 'as-its-host',
    answers: { 'as-its-host': 'yes, it is as its host was', refreshed: 'no, it is Refreshed' },
    choices: { refreshed: () => ({ stateOfKept: () => 'refreshed' }) },
  },
  'cores-of-the-leaving-host': {
    clauses: ['9-5-2'],
    question: 'Can the Cores of the leaving Spirit be moved onto its Brave?',
    standard: 'they-can',
    answers: { 'they-can': 'yes', 'they-cannot': 'no' },
    choices: {
      'they-cannot': ({ coresForKept }) => ({
        coresForKept(g, brave, host) {
          const { available, due } = coresForKept(g, brave, host);
          return { due, available: Object.fromEntries(Object.entries(available).filter(([from]) => from !== host.id)) };
        },
      }),
    },
  },
  'who-chooses-first-as-cards-leave': {
    clauses: ['9-5-1'],
    question: 'Which player chooses first if cards of both leave at one moment and their Braves can be kept?',
    standard: 'turn-player',
    answers: { 'turn-player': 'the turn player', 'other-player': 'the other player' },
    choices: {
      'other-player': ({ playersToChoose }) => ({ playersToChoose: (g) => playersToChoose(g).toReversed() }),
    },
  },
  'imagine-brave-of-two-places': {
    clauses: ['9-5-4'],
    question: 'Where does an Imagine Brave go if its two Spirits go to two places at one moment?',
    standard: 'its-owner-chooses',
    answers: { 'its-owner-chooses': 'where its owner chooses', 'to-the-trash': 'to the Trash' },
    choices: {
      'to-the-trash': () => ({
        *goAlong(g, brave) {
          if (!g.rules.leaveForTwoPlaces(g, g.rules.hostsOf(g, brave))) return;
          g.cite('9-5-4');
          const to = { zone: 'trash', player: brave.owner };
          yield* perform(g, { card: brave, to, cause: RULE, unreplaceable: true });
        },
      }),
    },
  },
  'u-trigger-on-an-empty-deck': {
    clauses: ['12-3-1'],
    question: 'Does a U-Trigger hit if the Deck has no card to compare?',
    standard: 'it-does-not',
    answers: { 'it-does-not': 'no', 'it-hits': 'yes' },
    choices: { 'it-hits': () => ({ hitsEmptyDeck: () => true }) },
  },
  'bp-below-zero': {
    clauses: ['FAQ-6-1'],
    question: 'Does BP stop at 0 after each step of its computation or only at the end?',
    standard: 'after-each-step',
    answers: { 'after-each-step': 'after each step', 'at-the-end': 'only at the end' },
    choices: {
      'at-the-end': () => ({
        evaluate: (_g, _stat, printed, steps) =>
          Math.max(
            0,
            steps.reduce((value, { by, to }) => to ?? value + (by ?? 0), printed),
          ),
      }),
    },
  },
};
