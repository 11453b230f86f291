/** Interpretations of cards on cards, [Evolve] and tokens (9-4, 10-5, 10-18, 11-3). */
import type { Reading } from '../kernel/session/module';
import { contextOf } from '../kernel/procedures/contexts';
import { NOTHING, refTo, type Ability, type CardState, type ObjectRef, type Procedure } from '../kernel/state';
import type { PlayerId } from '../../schemas/common';
import type { DbsGame, DbsRules } from './game';

export const readingsOfObjects: Readonly<Record<string, Reading<DbsRules>>> = {
  'set-power-goes-over': {
    clauses: ['9-4-2', '10-5-4', '10-13-4-4-1', '10-13-5-4-1'],
    question: 'Does an effect that sets the power of a card go over to the one that is placed on it?',
    standard: 'stays',
    choices: { 'goes-over': () => ({ setPowerPassesOn: true }) },
  },
  'leaving-for-the-combo-area': {
    clauses: ['3-1-4'],
    question: 'Has a card left the Battle Area, for texts that speak of it, that has gone to the Combo Area?',
    standard: 'no',
    choices: {
      yes: ({ moveWords }) => ({
        moveWords: (g, card, to) =>
          card.zone === 'battle' && to.zone === 'combo'
            ? ['removed', ...moveWords(g, card, to)]
            : moveWords(g, card, to),
      }),
    },
  },
  'xeno-evolve-without-card': {
    clauses: ['10-5-5'],
    question: 'Is a card with [Xeno-Evolve] played where the card chosen is gone as it is resolved?',
    standard: 'not-played',
    choices: { played: () => ({ evolvesWithout: true }) },
  },
  'placed-on-a-card-shut-out': {
    clauses: ['8-1-4-2'],
    question: 'Is a card shut out from a [Permanent] that is placed onto one that is shut out from it in this turn?',
    standard: 'no',
    choices: { yes: () => ({ shutOutWith: (g, card) => asTheyLay(g as DbsGame, card) }) },
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
    standard: 'dropped',
    choices: { hand: () => ({ leaveUnplayed: () => NOTHING }) },
  },
  'bond-lost-before-resolving': {
    clauses: ['8-3-3', '10-23-1'],
    question: 'Does a skill take effect whose [Bond] held as it was activated, and does not as it is resolved?',
    standard: 'no',
    choices: { yes: () => ({ stillTakesEffect: () => true }) },
  },
  'second-field-by-control': {
    clauses: ['3-6-6'],
    question: 'What becomes of a card with [Field] that somebody gains control of who has one already?',
    standard: 'stays',
    choices: {
      'takes-its-place': ({ gainControl }) => ({
        canHave: (_g, _player, cards) => cards,
        *gainControl(g, player, cards, cause) {
          g.cite('3-6-6');
          const fields = cards.filter((card) => card.side !== player && g.rules.isFieldCard(g, card));
          yield* gainControl(g, player, cards, cause);
          const last = fields.findLast((card) => card.side === player);
          if (last) yield* g.rules.dropOtherFields(g, player, last);
        },
      }),
    },
  },
  'choosing-what-deflects': {
    clauses: ['10-22-1'],
    question: 'Can a [Counter: Play] choose a card with [Deflect], although it does nothing to it?',
    standard: 'yes',
    choices: { no: () => ({ deflectsChoices: true }) },
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
    standard: 'yes',
    choices: { no: () => ({ uncoveredTakesRoles: false }) },
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
  'token-is-played': {
    clauses: ['3-6-3', '10-18-1'],
    question: 'Is a token played when an effect creates it?',
    standard: 'yes',
    choices: { no: () => ({ wordsOfToken: ['created'] }) },
  },
  'control-is-play': {
    clauses: ['3-6-3', '11-5-1'],
    question: 'Is a Battle Card played by a player who gains control of it, as it comes to another Battle Area?',
    standard: 'no',
    choices: { yes: () => ({ wordsOfControl: ['played'] }) },
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

/** Returns references to the cards under a card, which are the objects that lay there before. */
const asTheyLay = (g: DbsGame, card: CardState): readonly ObjectRef[] => g.rules.cardsUnder(g, card).map(refTo);
