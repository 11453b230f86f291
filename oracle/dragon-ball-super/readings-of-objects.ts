/** Readings about cards on cards, [Evolve] and tokens (9-4, 10-5, 10-18, 11-3). */
import type { Reading } from '../kernel/module';
import { contextOf } from '../kernel/procedures/contexts';
import { NOTHING, type Ability, type CardState, type Procedure } from '../kernel/state';
import type { PlayerId } from '../../schemas/common';
import type { DbsGame, DbsRules } from './game';

export const readingsOfObjects: Readonly<Record<string, Reading<DbsRules>>> = {
  'set-power-goes-over': {
    clauses: ['9-4-2', '10-5-4', '10-13-4-4-1', '10-13-5-4-1'],
    question: 'Does an effect that sets the power of a card go over to the one that is placed on it?',
    standard: 'stays',
    choices: { 'goes-over': () => ({ setPowerGoesOver: true }) },
  },
  'xeno-evolve-without-card': {
    clauses: ['10-5-5'],
    question: 'Is a card with [Xeno-Evolve] played where the card chosen is gone as it is resolved?',
    standard: 'played',
    choices: {
      'not-played': ({ evolveInPlaceOf }) => ({
        evolveInPlaceOf(g, player, card, from, cause) {
          g.cite('10-5-5');
          return from.length > 0 ? evolveInPlaceOf(g, player, card, from, cause) : NOTHING;
        },
      }),
    },
  },
  'given-up-for-a-skill': {
    clauses: ['10-13-3-4', '10-15-3', '10-25-3'],
    question:
      'Do the cards of a [Union-Fusion], and those that [Over Realm] sends to the Warp, go as the skill is activated, or as it is resolved?',
    standard: 'activated',
    choices: { resolved: () => ({ isGivenUpFirst: () => false }) },
  },
  'card-that-is-not-played': {
    clauses: ['4-7-3-6'],
    question: 'Where is a card of the hand that was to be played, and has not been?',
    standard: 'hand',
    choices: {
      dropped: () => ({
        leaveUnplayed: (g, player, card) =>
          card.zone === 'hand' ? g.rules.drop(g, [card], { kind: 'rule', player }) : NOTHING,
      }),
    },
  },
  'evolve-by-skill': {
    clauses: ['10-5-6'],
    question: 'Is the skill cost of [Evolve] paid where a text says "evolve"?',
    standard: 'free',
    choices: {
      paid: () => ({ paysToEvolve }),
    },
  },
  'battle-of-an-uncovered-card': {
    clauses: ['11-3-7'],
    question:
      'Where the card on top of an attack card or guard card goes alone, does the next one take its part in the battle?',
    standard: 'no',
    choices: { yes: () => ({ uncoveredTakesRoles: true }) },
  },
  'token-between-battle-and-combo': {
    clauses: ['10-18-7'],
    question: 'Is a token removed that goes from the Battle Area to the Combo Area?',
    standard: 'stays',
    choices: {
      removed: ({ tokenMayBeIn }) => ({ tokenMayBeIn: (g, to) => to.zone !== 'combo' && tokenMayBeIn(g, to) }),
    },
  },
  'sparking-of-a-controlled-card': {
    clauses: ['10-29-1'],
    question: 'Whose Drop Area does [Sparking] look at, where its card is under the control of another than its owner?',
    standard: 'master',
    choices: { owner: () => ({ playerOfSparking: (_g, card) => card.owner }) },
  },
  'burst-of-a-controlled-card': {
    clauses: ['10-30-1'],
    question: 'Whose deck does [Burst] place cards of, where its card is under the control of another than its owner?',
    standard: 'master',
    choices: { owner: () => ({ playerOfBurst: (_g, card) => card.owner }) },
  },
  'token-of-a-controlled-card': {
    clauses: ['10-18-3'],
    question:
      'Whose is the Battle Area of a token, where the card whose effect creates it is under the control of another than its owner?',
    standard: 'master',
    choices: {
      owner: ({ placeOfToken }) => ({
        placeOfToken: (g, player, state, cause) => ({
          ...placeOfToken(g, player, state, cause),
          player: cause.source === undefined ? player : g.card(cause.source).owner,
        }),
      }),
    },
  },
};

function* paysToEvolve(g: DbsGame, player: PlayerId, card: CardState, ability: Ability): Procedure<boolean> {
  if (!g.rules.canPay(g, player, card, ability)) return false;
  const cost = g.rules.costToActivate(g, card, ability);
  return yield* g.rules.pay(g, contextOf(g, player, card, ability), cost);
}
