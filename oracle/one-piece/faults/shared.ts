/** What faults of several sections look at. */
import type { OpKeyword } from '../../../schemas/one-piece';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import type { EffectOutcome } from '../../kernel/events/effect-outcome';
import type { Ability, CardState } from '../../kernel/state';
import { alsoIf, another, type Misreading } from '../../kernel/testing/misreadings';
import { abilitiesPrintedOn, asOp, categoryOf, type OpGame, type OpRules } from '../game';

/** Whatever it was instead of. */
export const anythingReplaced = (_g: OpGame, { replaced }: EffectOutcome): boolean => replaced.length > 0;

/** The table in which cards have the printed keyword effect although it is negated. */
export const evenNegated =
  (asked: OpKeyword): Misreading<OpRules> =>
  (rules) => ({
    keywordAbility(g, card, keyword) {
      const found = rules.keywordAbility(g, card, keyword);
      if (found || keyword !== asked) return found;
      const printed = abilitiesPrintedOn(card.definition).find((ability) => ability.keyword === asked) as
        | Ability
        | undefined;
      return printed && g.rules.abilityIsValid(g, card, printed) ? printed : undefined;
    },
  });

/** The table in which cards have the keyword effect although its conditions are not met. */
export const evenIdle =
  (asked: OpKeyword): Misreading<OpRules> =>
  (rules) => ({
    keywordAbility: (g: OpGame, card, keyword) =>
      rules.keywordAbility(g, card, keyword) ??
      (keyword === asked ? abilitiesOf(g, card).find((ability) => asOp(ability).keyword === asked) : undefined),
  });

/** The table in which cards that have only gained the keyword effect do not have it. */
export const ifPrinted =
  (asked: OpKeyword): Misreading<OpRules> =>
  (rules) => ({
    keywordAbility(g, card, keyword) {
      const found = rules.keywordAbility(g, card, keyword);
      const counts = keyword !== asked || !found || abilitiesPrintedOn(card.definition).includes(asOp(found));
      return counts ? found : undefined;
    },
  });

/** Cards of a category that do not have such a value have it, and it is 0. @param category left out: all cards */
export const numbered = (asked: string, category?: string, zone?: string): Misreading<OpRules> =>
  alsoIf(
    'hasStat',
    (_g, card, stat) =>
      stat === asked && (category ?? categoryOf(card)) === categoryOf(card) && (zone ?? card.zone) === card.zone,
  );

/** [DON!! xX] asks for another number: `donAskedAs((asked, given) => given > asked)`. */
export const donAskedAs = (
  holds: (asked: number, given: number, g: OpGame, card: CardState) => boolean,
): Misreading<OpRules> =>
  another(
    'donConditionHolds',
    (g, card, { don }) => don === undefined || holds(don, g.rules.donGivenTo(g, card).length, g, card),
  );

export const KINDS = ['auto', 'keyword', 'main', 'counter', 'trigger'] as const;
