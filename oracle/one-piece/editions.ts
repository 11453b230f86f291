/**
 * Plays other editions of the rulebook than 1.2.0, which the table plays: each clause that differs replaces entries of
 * the table. features/one-piece/rulebook.yaml lists the documents and the clauses that they lack.
 */
import type { Edition } from '../kernel/session/module';
import { replacements } from '../kernel/procedures/replacement-order';
import { another, result } from '../kernel/testing/misreadings';
import type { OpRules } from './game';

/** Comprehensive rules 1.1.8 (21 February 2025). */
const edition118: Edition<OpRules> = {
  clauses: {
    '2-5-2': {
      // There are five attributes, and the question mark is none of them.
      replace: result('attributesOf', (attributes) => attributes.filter((attribute) => attribute !== '?')),
      noFaults: ['the question mark stands for no attribute', 'the question mark stands for every attribute'],
      faults: {
        'the question mark is an attribute': another('attributesOf', (_g, card) => card.attributes ?? []),
      },
    },
    '6-2-3': {
      // The edition does not say that the cards are rested, so 3-9-3 applies.
      replace: another('stateOfReturnedDon', 'active'),
      noFaults: ['given DON!! cards come back active', 'the DON!! cards come back when the others are active already'],
      faults: { 'given DON!! cards come back rested': another('stateOfReturnedDon', 'rested') },
    },
    // The edition does not have the keyword [When Attacked].
    '7-1-1-3': { noFaults: ['[When Attacked] comes in the Counter Step'] },
    '8-1-3-4-3': {
      // No second effect may replace an event that has been replaced.
      replace: (rules) => ({
        replacementIsPossible(g, replacement) {
          if (g.lineage.length === 0) return rules.replacementIsPossible(g, replacement);
          g.cite('8-1-3-4-3');
          return false;
        },
      }),
      noFaults: [
        'a replacement can be applied again to what has taken the place of the same thing',
        'a replacement is not applied twice in a row, but again after another one',
      ],
      faults: {
        'what happens instead can be replaced by another effect': another(
          'replacementIsPossible',
          replacements.replacementIsPossible,
        ),
      },
    },
    // The edition does not say by what the damage is dealt.
    '10-1-2-1': { noFaults: ['damage by an effect of a card with [Double Attack] is doubled'] },
    '10-1-3-1': {
      noFaults: [
        'damage by effects is banished while its player has a card with [Banish]',
        'damage by an effect of a card with [Banish] is banished',
      ],
    },
  },
  decides: { 'when-a-card-is-attacked': 'counterStep' },
};

export const editions: Readonly<Record<string, Edition<OpRules>>> = { '1.1.8': edition118 };
