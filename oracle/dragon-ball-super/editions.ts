/**
 * Plays other editions of the rulebook than 1.074, which the table plays: each clause that differs replaces entries of
 * the table. features/dragon-ball-super/rulebook.yaml lists the documents and the clauses that they lack.
 */
import type { Edition } from '../kernel/session/module';
import type { CardState, CauseOf } from '../kernel/state';
import { another } from '../kernel/testing/misreadings';
import { keywordSkills } from './10-keyword-skills';
import type { DbsGame, DbsRules } from './game';

/** Checks that the damage comes from a card of the damaged player's opponent. */
const isOpponents = (g: DbsGame, { source }: CauseOf, life: CardState): boolean =>
  source !== undefined && g.rules.masterOf(g, g.card(source)) !== life.owner;

/** These editions do not say that [Wish] is an [Activate], or when it can be activated. */
const wishTiming: Edition<DbsRules>['clauses'] = {
  '6-3-1-2-2-2': { noFaults: ['[Wish] is not activated in the Main Phase'] },
  '7-2-1-2-3-2': { noFaults: ['[Wish] is not activated in the step'] },
  '7-3-1-2-3-2': { noFaults: ['[Wish] is not activated in the step'] },
  '10-28-1': { noFaults: ['it is activated in the Main Phase only'] },
};

/** These editions do not say that a Leader Card stays in its area. */
const leaderCards: Edition<DbsRules>['clauses'] = {
  '11-5-1': { noFaults: ['a Leader Card comes under control as well'] },
};

/** Official Rule Manual 1.070 (2 November 2018). */
const edition1070: Edition<DbsRules> = {
  clauses: {
    ...wishTiming,
    ...leaderCards,
    '10-6-1': {
      // "By attacking" is missing: any damage by the card to the opponent's life counts, also by its skills (4-11-1-2).
      replace: (rules) => ({
        insteadOfHand: (g, card, cause) =>
          isOpponents(g, cause, card) ? rules.insteadOfHand(g, card, { ...cause, kind: 'battle' }) : undefined,
      }),
      noFaults: ['all damage of the card is meant'],
      faults: {
        'only damage by attacking': another('insteadOfHand', keywordSkills.insteadOfHand),
        'damage by the card to the own life as well': (rules) => ({
          insteadOfHand: (g, card, cause) =>
            rules.insteadOfHand(g, card, cause) ??
            (cause.source === undefined
              ? undefined
              : keywordSkills.insteadOfHand(g, card, { ...cause, kind: 'battle' })),
        }),
      },
    },
  },
};

/**
 * Official Rule Manual 1.071 (15 November 2018). Clauses that it lacks have no scenarios, and it plays the same
 * otherwise.
 */
const edition1071: Edition<DbsRules> = { clauses: leaderCards };

export const editions: Readonly<Record<string, Edition<DbsRules>>> = { '1.070': edition1070, '1.071': edition1071 };
