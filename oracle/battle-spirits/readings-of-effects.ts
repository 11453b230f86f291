/** What we read about Bursts, Mirages and the order of effects. */
import { isDeparting } from '../kernel/events/departures';
import type { Reading } from '../kernel/module';
import { opponentOf } from '../kernel/state';
import type { BsRules } from './game';

export const readingsOfEffects: Readonly<Record<string, Reading<BsRules>>> = {
  'wrong-burst': {
    clauses: ['16-3-6'],
    question: 'Can a card without a Burst be set as one?',
    standard: 'refused',
    choices: {
      set: (rules) => ({
        setBurstRefusal(g, player, action) {
          const refusal = rules.setBurstRefusal(g, player, action);
          return refusal?.clause === '16-3-6' ? null : refusal;
        },
      }),
    },
  },
  'burst-subject-gone': {
    clauses: ['16-4-3'],
    question:
      'Is a Burst after an attack or a summon resolved although the card that attacked or was summoned has gone?',
    standard: 'let-go',
    choices: { resolved: () => ({ hasGone: () => false }) },
  },
  'burst-after-destruction': {
    clauses: ['FAQ-8-5'],
    question:
      'When is a Burst "after a Spirit is destroyed" declared: at the destruction, or when the Spirit has come to the Trash?',
    standard: 'at-once',
    choices: {
      'in-the-trash': () => ({
        isTimeToDeclare: (g, { event }) => event.card === undefined || !isDeparting(g, g.card(event.card)),
      }),
    },
  },
  'who-declares-first': {
    clauses: ['FAQ-8-5'],
    question: 'Outside of a battle too, is it the player whose turn it is not who declares first?',
    standard: 'other-player',
    choices: {
      'turn-player': () => ({
        playersToDeclare: ({ state: { turnPlayer } }) => [turnPlayer, opponentOf(turnPlayer)],
      }),
    },
  },
  'mirage-from': {
    clauses: ['17-2-2'],
    question: 'From where is a Mirage set: from the Hand, or from the set aside cards alone, as the English text says?',
    standard: 'hand',
    choices: { 'set-aside': () => ({ miragesComeFrom: ['setAside'] }) },
  },
};
