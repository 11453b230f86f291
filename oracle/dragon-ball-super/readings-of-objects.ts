/** Interpretations of cards on cards, [Evolve] and tokens (9-4, 10-5, 10-18, 11-3). */
import type { Reading } from '../kernel/session/module';
import { contextOf } from '../kernel/procedures/contexts';
import { NOTHING, refTo, type Ability, type CardState, type ObjectRef, type Procedure } from '../kernel/state';
import type { PlayerId } from '../../schemas/common';
import type { DbsGame, DbsRules } from './game';

export const readingsOfObjects: Readonly<Record<string, Reading<DbsRules>>> = {
  'set-power-goes-over': {
    clauses: ['9-4-2', '10-5-4', '10-13-4-4-1', '10-13-5-4-1'],
    question:
      'If a card is placed on another, does an effect that set the power of the lower card apply to the upper one?',
    standard: 'stays',
    answers: { stays: 'no, it does not carry over', 'goes-over': 'yes, it carries over' },
    choices: { 'goes-over': () => ({ setPowerPassesOn: true }) },
  },
  'leaving-for-the-combo-area': {
    clauses: ['3-1-4'],
    question: 'Does a card that moves to the Combo Area count as leaving the Battle Area?',
    standard: 'no',
    answers: { no: 'no', yes: 'yes' },
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
    question: 'Is a card with [Xeno-Evolve] played if the chosen card is gone when the skill is resolved?',
    standard: 'not-played',
    answers: { 'not-played': 'no, it is not played', played: 'yes, it is played' },
    choices: { played: () => ({ evolvesWithout: true }) },
  },
  'placed-on-a-card-shut-out': {
    clauses: ['8-1-4-2'],
    question: 'If a [Permanent] does not affect a card this turn, does it affect a card that is placed on it?',
    standard: 'no',
    answers: { no: 'yes, it affects the new card', yes: 'no, it does not affect the new card either' },
    choices: { yes: () => ({ shutOutWith: (g, card) => asTheyLay(g as DbsGame, card) }) },
  },
  'given-up-for-a-skill': {
    clauses: ['10-13-3-4', '10-15-3', '10-25-3'],
    question: 'When do the cards leave that [Union-Fusion] uses and that [Over Realm] sends to the Warp?',
    standard: 'activated',
    answers: { activated: 'when the skill is activated', resolved: 'when the skill is resolved' },
    choices: { resolved: () => ({ isGivenUpFirst: () => false }) },
  },
  'card-that-is-not-played': {
    clauses: ['4-7-3-6'],
    question: 'Where does a card from the hand go that was to be played and was not?',
    standard: 'dropped',
    answers: { dropped: 'to the Drop Area', hand: 'it stays in the hand' },
    choices: { hand: () => ({ leaveUnplayed: () => NOTHING }) },
  },
  'bond-lost-before-resolving': {
    clauses: ['8-3-3', '10-23-1'],
    question:
      'Does a skill take effect if its [Bond] held when it was activated but no longer holds when it is resolved?',
    standard: 'no',
    answers: { no: 'no', yes: 'yes' },
    choices: { yes: () => ({ stillTakesEffect: () => true }) },
  },
  'second-field-by-control': {
    clauses: ['3-6-6'],
    question: 'What happens to a [Field] card of which a player gains control who already has one?',
    standard: 'stays',
    answers: { stays: 'it stays where it is', 'takes-its-place': 'it takes the place of the other' },
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
    answers: { yes: 'yes', no: 'no' },
    choices: { no: () => ({ deflectsChoices: true }) },
  },
  'evolve-by-skill': {
    clauses: ['10-5-6'],
    question: 'Is the skill cost of [Evolve] paid when a text says "evolve"?',
    standard: 'free',
    answers: { free: 'no, it is free', paid: 'yes, it is paid' },
    choices: {
      paid: () => ({ paysToEvolve }),
    },
  },
  'battle-of-an-uncovered-card': {
    clauses: ['11-3-7'],
    question:
      'If only the top card of an attack card or guard card leaves, does the card below take its part in the battle?',
    standard: 'yes',
    answers: { yes: 'yes', no: 'no' },
    choices: { no: () => ({ uncoveredTakesRoles: false }) },
  },
  'token-between-battle-and-combo': {
    clauses: ['10-18-7'],
    question: 'Is a token removed when it moves from the Battle Area to the Combo Area?',
    standard: 'stays',
    answers: { stays: 'no, it stays', removed: 'yes, it is removed' },
    choices: {
      removed: ({ tokenMayBeIn }) => ({ tokenMayBeIn: (g, to) => to.zone !== 'combo' && tokenMayBeIn(g, to) }),
    },
  },
  'sparking-of-a-controlled-card': {
    clauses: ['10-29-1'],
    question: 'Whose Drop Area does [Sparking] count if the opponent of the owner controls the card?',
    standard: 'master',
    answers: { master: 'that of its master', owner: 'that of its owner' },
    choices: { owner: () => ({ playerOfSparking: (_g, card) => card.owner }) },
  },
  'burst-of-a-controlled-card': {
    clauses: ['10-30-1'],
    question: 'From whose deck does [Burst] place cards if the opponent of the owner controls the card?',
    standard: 'master',
    answers: { master: 'from that of its master', owner: 'from that of its owner' },
    choices: { owner: () => ({ playerOfBurst: (_g, card) => card.owner }) },
  },
  'token-is-played': {
    clauses: ['3-6-3', '10-18-1'],
    question: 'Is a token played when an effect creates it?',
    standard: 'yes',
    answers: { yes: 'yes', no: 'no' },
    choices: { no: () => ({ wordsOfToken: ['created'] }) },
  },
  'control-is-play': {
    clauses: ['3-6-3', '11-5-1'],
    question: 'Is a Battle Card played when a player gains control of it and it moves to their Battle Area?',
    standard: 'no',
    answers: { no: 'no', yes: 'yes' },
    choices: { yes: () => ({ wordsOfControl: ['played'] }) },
  },
  'token-of-a-controlled-card': {
    clauses: ['10-18-3'],
    question:
      'In whose Battle Area does a token appear if the opponent of the owner controls the card that creates it?',
    standard: 'master',
    answers: { master: 'in that of the master of the card', owner: 'in that of the owner of the card' },
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
