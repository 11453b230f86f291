/** Interpretations of strides, hearts, legions and G guardians. */
import type { Reading } from '../kernel/session/module';
import { endEffects } from '../kernel/changes';
import { cardsIn, type VgRules } from './game';
import { skillOf } from './06-stride-skills';

export const readingsOfStacks: Readonly<Record<string, Reading<VgRules>>> = {
  'strides-in-the-stride-step': {
    clauses: ['9.8.2'],
    question: 'May a player stride more than once in the same stride step?',
    standard: 'one',
    answers: { one: 'no, once', 'any-number': 'yes, any number of times' },
    choices: { 'any-number': () => ({ mayStrideAgain: () => true }) },
  },
  'effects-on-hearts': {
    clauses: ['6.5.2.2.2.1'],
    question: 'Does an effect given to a vanguard work again after the unit has been a heart?',
    standard: 'it-works-again',
    answers: { 'it-works-again': 'yes, it works again', 'it-has-ended': 'no, it has ended' },
    choices: {
      'it-has-ended': ({ becomeHearts }) => ({
        *becomeHearts(g, units) {
          g.cite('6.5.2.2.2.1');
          endEffects(g, ({ targets }) => targets.some(({ id }) => units.some((unit) => unit.id === id)));
          yield* becomeHearts(g, units);
        },
      }),
    },
  },
  'hearts-that-are-not-chosen': {
    clauses: ['13.5.1.2'],
    question: 'Where do the hearts go that are not chosen to be the vanguard?',
    standard: 'into-the-soul',
    answers: { 'into-the-soul': 'into the soul', 'they-stay-as-units': 'they stay as units' },
    choices: {
      'they-stay-as-units': ({ becomeUnitAgain }) => ({
        *heartsNotChosen(g, _player, hearts) {
          for (const heart of hearts) yield* becomeUnitAgain(g, heart, heart.state);
        },
      }),
    },
  },
  'g-guardians-that-count': {
    clauses: ['10.5.1.2.3'],
    question: 'Which G guardians count towards the limit for using them?',
    standard: 'face-up-in-the-G-zone',
    answers: {
      'face-up-in-the-G-zone': 'those face up in the G zone',
      'all-that-have-come': 'all that have come in the game',
    },
    choices: {
      'all-that-have-come': ({ usedGGuardians }) => ({
        usedGGuardians: (g, player) => [
          ...usedGGuardians(g, player),
          ...cardsIn(g, player, 'field').filter((card) => g.rules.isGuardian(g, card) && skillOf(card, 'gGuardian')),
        ],
        mayCallTogether: (g, player, count) => g.rules.usedGGuardians(g, player).length + count <= 4,
      }),
    },
  },
  'units-beside-a-legion': {
    clauses: ['13.3.2.1'],
    question: 'Which unit can stay if several units come beside a legion at one moment?',
    standard: 'one-of-those-placed-last',
    answers: {
      'one-of-those-placed-last': 'one of those placed last',
      'any-unit-of-the-circle': 'any unit of the circle',
    },
    choices: { 'any-unit-of-the-circle': () => ({ unitsThatMayStay: (_g, units) => units }) },
  },
};
