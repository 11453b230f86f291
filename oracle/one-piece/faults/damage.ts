/** Misreadings of damage that belong to several clauses. */
import { NO } from '../../kernel/state';
import { instead } from '../../kernel/testing/doing';
import { always, another, type Misreading } from '../../kernel/testing/misreadings';
import { cardsIn, type OpRules } from '../game';

/** A player loses at the first point of damage that finds no Life card, even if the points before it found one. */
export const furtherDamageDefeats: Misreading<OpRules> = instead(
  'takeDamagePoint',
  (g, player) => g.rules.hasNoLife(g, player),
  function* (g, player) {
    g.rules.strikeDown(g, player);
    yield* g.rules.processRules(g);
  },
);

/** Only the first of several Life cards can activate its [Trigger]. The others go to the hand. */
export const triggerOfFirstAlone: Misreading<OpRules> = (rules) => ({
  *takeDamage(g, player, amount, options) {
    yield* rules.takeDamagePoint(g, player, options);
    for (const card of cardsIn(g, player, 'life').slice(0, amount - 1))
      yield* rules.moveLifeToHand(g, player, card, options.cause);
  },
});

export const triggersMustBeActivated: Misreading<OpRules> = (rules) => ({
  *offersTrigger(g, player, card) {
    const trigger = rules.triggerOf(g, card);
    return trigger !== undefined && rules.mayActivateNow(g, player, card, trigger);
  },
});

/** Does not offer a [Trigger] if the condition holds. */
export const noTriggerWhere = (
  when: (...given: Parameters<OpRules['offersTrigger']>) => boolean,
): Misreading<OpRules> => always('offersTrigger', NO, when);

export const bottomLifeCard: Misreading<OpRules> = another('topLife', (g, player) => cardsIn(g, player, 'life').at(-1));
