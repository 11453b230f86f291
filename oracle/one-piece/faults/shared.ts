/** Shapes and conditions that misreadings of several sections use. */
import type { OpKeyword } from '../../../schemas/one-piece';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import type { Ability, CardState } from '../../kernel/state';
import { alsoIf, another, type Misreading } from '../../kernel/testing/misreadings';
import { abilitiesPrintedOn, asOp, categoryOf, type OpGame, type OpRules } from '../game';
import type { EffectOutcome } from '../../kernel/state/effect-context';

/** Holds for every replacement, whatever it replaced. */
export const anythingReplaced = (_g: OpGame, { replaced }: EffectOutcome): boolean => replaced.length > 0;

/** Cards have a printed keyword effect although it is negated. */
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

/** Cards have a keyword effect although its conditions are not met. */
export const evenIdle =
  (asked: OpKeyword): Misreading<OpRules> =>
  (rules) => ({
    keywordAbility: (g: OpGame, card, keyword) =>
      rules.keywordAbility(g, card, keyword) ??
      (keyword === asked ? abilitiesOf(g, card).find((ability) => asOp(ability).keyword === asked) : undefined),
  });

/** Cards do not have a keyword effect that they have only gained. */
export const ifPrinted =
  (asked: OpKeyword): Misreading<OpRules> =>
  (rules) => ({
    keywordAbility(g, card, keyword) {
      const found = rules.keywordAbility(g, card, keyword);
      const counts = keyword !== asked || !found || abilitiesPrintedOn(card.definition).includes(asOp(found));
      return counts ? found : undefined;
    },
  });

/**
 * Cards without such a value have the value 0.
 * @param category restricts the misreading to cards of this category
 */
export const numbered = (asked: string, category?: string, zone?: string): Misreading<OpRules> =>
  alsoIf(
    'hasStat',
    (_g, card, stat) =>
      stat === asked && (category ?? categoryOf(card)) === categoryOf(card) && (zone ?? card.zone) === card.zone,
  );

/** Compares the number of [DON!! xX] in another way: `donAskedAs((asked, given) => given > asked)`. */
export const donAskedAs = (
  holds: (asked: number, given: number, g: OpGame, card: CardState) => boolean,
): Misreading<OpRules> =>
  another(
    'donConditionHolds',
    (g, card, { don }) => don === undefined || holds(don, g.rules.donGivenTo(g, card).length, g, card),
  );

export const KINDS = ['auto', 'keyword', 'main', 'counter', 'trigger'] as const;
