/** Misreadings of damage that several clauses have a fault for. */
import { NO } from '../../kernel/state';
import { instead } from '../../kernel/testing/doing';
import { always, another, type Misreading } from '../../kernel/testing/misreadings';
import { cardsIn, type OpRules } from '../game';

/** Where a point of damage finds no Life card its player has lost, also after the first point. */
export const furtherDamageDefeats: Misreading<OpRules> = instead(
  'takeOneDamage',
  (g, player) => g.rules.hasNoLife(g, player),
  function* (g, player) {
    g.rules.strikeDown(g, player);
    yield* g.rules.processRules(g);
  },
);

/** Of several Life cards that are taken all but the first go to the hand. */
export const triggerOfFirstAlone: Misreading<OpRules> = (rules) => ({
  *damageProcessing(g, player, amount, options) {
    yield* rules.takeOneDamage(g, player, options);
    for (const card of cardsIn(g, player, 'life').slice(0, amount - 1))
      yield* rules.lifeToHand(g, player, card, options.cause);
  },
});

export const triggersMustBeActivated: Misreading<OpRules> = (rules) => ({
  *offersTrigger(g, player, card) {
    const trigger = rules.triggerOf(g, card);
    return trigger !== undefined && rules.mayActivateNow(g, player, card, trigger);
  },
});

/** [Trigger]s are not offered where this holds. */
export const noTriggerWhere = (
  when: (...given: Parameters<OpRules['offersTrigger']>) => boolean,
): Misreading<OpRules> => always('offersTrigger', NO, when);

export const bottomLifeCard: Misreading<OpRules> = another('topLife', (g, player) => cardsIn(g, player, 'life').at(-1));
