/** Misreadings of what becomes of a used [Use] skill when something happens to its card in between. */
import { isAmong, refTo, type ObjectRef } from '../../kernel/state';
import { memory } from '../../kernel/testing/memory';
import { negatedBy } from '../../kernel/testing/over-time';
import { faultTable, type Misreading } from '../../kernel/testing/misreadings';
import type { Use } from '../02-card-effects';
import { isMain, isSupport, type LnGame, type LnRules } from '../game';

/** Allows a skill again although it was used. */
const againWhen =
  (mayBeUsedAgain: (g: LnGame, user: ObjectRef, use: Use) => boolean): Misreading<LnRules> =>
  (rules) => {
    const usersOf = memory(() => new Map<string, ObjectRef>());
    return {
      *use(g, player, action) {
        const use = g.rules.usesOf(g, player).find(({ card }) => card.id === action.card)!;
        if (use.card.zone !== 'hand') usersOf(g).set(g.rules.skillKey(g, player, use), refTo(use.card));
        yield* rules.use(g, player, action);
      },
      oncePerTurnRefusal(g, player, use) {
        const user = usersOf(g).get(g.rules.skillKey(g, player, use));
        return user && mayBeUsedAgain(g, user, use) ? null : rules.oncePerTurnRefusal(g, player, use);
      },
    };
  };

/** Allows a skill again whose card an effect has negated since. */
const againAfterNegation: Misreading<LnRules> = (rules) => {
  const negated = memory(() => new Set<string>());
  return {
    happened(g, event, leaving) {
      for (const { id } of negatedBy(g, event)) negated(g).add(id);
      rules.happened(g, event, leaving);
    },
    oncePerTurnRefusal: (g, player, use) =>
      negated(g).has(use.card.id) ? null : rules.oncePerTurnRefusal(g, player, use),
  };
};

export const overTime = {
  faults: faultTable<LnRules>({
    '2-3-2': {
      'a used [Use] skill can be used again when its card has left and come back': againWhen(
        (_g, user, { card }) => user.id === card.id && !isAmong([user], card),
      ),
      'a used [Use] skill can be used again by a copy when the card that used it has left': againWhen((g, user) => {
        const card = g.card(user.id);
        return !isMain(card) && !isSupport(card);
      }),
      'a used [Use] skill can be used again when it has been negated for a while': againAfterNegation,
    },
  }),
  sameAsRule: [],
};
