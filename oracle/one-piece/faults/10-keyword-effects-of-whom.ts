/** Misreadings of 10-1: which cards have a keyword effect, and when. */
import { abilitiesOf } from '../../kernel/characteristics';
import type { Fault } from '../../kernel/module';
import { abilitiesPrintedOn, asOp, isCharacter, isLeader, type OpRules } from '../game';
import type { OpKeyword } from '../../../schemas/one-piece';

export const keywordBearerFaults: readonly Fault<OpRules>[] = [
  // --- gained -------------------------------------------------------------------------------------------------------
  {
    id: 'rush-as-printed',
    clause: '10-1-1-1',
    title: 'a Character that has only gained [Rush] does not attack in the turn in which it is played',
    replace: (rules) => ifPrinted(rules, 'rush'),
  },
  {
    id: 'banish-as-printed',
    clause: '10-1-3-1',
    title: 'a card that has only gained [Banish] does not banish',
    replace: (rules) => ifPrinted(rules, 'banish'),
  },
  {
    id: 'blocker-as-printed',
    clause: '10-1-4-1',
    title: 'a card that has only gained [Blocker] cannot block',
    replace: (rules) => ifPrinted(rules, 'blocker'),
  },
  {
    id: 'double-attacks-add-up',
    clause: '10-1-2-1',
    title: 'each [Double Attack] of a card deals one damage more',
    replace: (rules) => ({
      damageOf(g, attacker) {
        if (!rules.hasKeyword(g, attacker, 'doubleAttack')) return rules.damageOf(g, attacker);
        return 1 + abilitiesOf(g, attacker).filter((ability) => asOp(ability).keyword === 'doubleAttack').length;
      },
    }),
  },

  // --- Leaders ------------------------------------------------------------------------------------------------------
  {
    id: 'banish-of-characters-only',
    clause: '10-1-3-1',
    title: 'a Leader does not banish',
    replace: (rules) => ({
      hasKeyword: (g, card, keyword) => !(keyword === 'banish' && isLeader(card)) && rules.hasKeyword(g, card, keyword),
    }),
  },
  {
    id: 'unblockable-of-characters-only',
    clause: '10-1-7-1',
    title: 'the attack of a Leader is blocked although it has [Unblockable]',
    replace: (rules) => ({
      cannotBeBlocked: (g) => isCharacter(g.card(g.state.facts.battle!.attacker)) && rules.cannotBeBlocked(g),
    }),
  },

  // --- newcomers, cards that lie face up, and what effects say besides -------------------------------------------------
  {
    id: 'blockers-of-this-turn-do-not-block',
    clause: '10-1-4-1',
    title: 'a [Blocker] does not block in the turn in which it is played',
    replace: (rules) => ({
      blockerRefusal: (g, card) =>
        g.rules.isNewcomer(g, card) ? { clause: '10-1-4-1', reason: 'it is new' } : rules.blockerRefusal(g, card),
    }),
  },
  {
    id: 'blocks-though-it-cannot-be-rested',
    clause: '10-1-4-1',
    title: 'a [Blocker] that cannot be rested blocks all the same',
    replace: () => ({ costOfBlocking: [], forbiddenBlockRefusal: () => null }),
  },
  {
    id: 'blocks-though-it-cannot-be-activated',
    clause: '10-1-4-1',
    title: 'a [Blocker] is no effect that is activated: what forbids that does not keep it from blocking',
    replace: () => ({ blockRequirementRefusal: () => null }),
  },
  {
    id: 'no-trigger-of-open-life',
    clause: '10-1-5-1',
    title: 'a Life card that lies face up has no [Trigger], since it cannot be revealed',
    replace: (rules) => ({
      *offersTrigger(g, player, card) {
        return card.face !== 'up' && (yield* rules.offersTrigger(g, player, card));
      },
    }),
  },
  {
    id: 'newcomers-attack-rested-characters-only',
    clause: '10-1-6-1',
    title: 'in the turn in which it is played no Character attacks an active one, whatever it has besides',
    replace: (rules) => ({
      activeTargetRefusal: (g, attacker, target) =>
        isCharacter(target) && target.state === 'active' && g.rules.isNewcomer(g, attacker)
          ? { clause: '10-1-6-1', reason: 'it is active' }
          : rules.activeTargetRefusal(g, attacker, target),
    }),
  },
];

/** The table in which cards that have only gained the keyword effect do not have it. */
const ifPrinted = (rules: OpRules, asked: OpKeyword): Partial<OpRules> => ({
  keywordAbility(g, card, keyword) {
    const found = rules.keywordAbility(g, card, keyword);
    const counts = keyword !== asked || !found || abilitiesPrintedOn(card.definition).includes(asOp(found));
    return counts ? found : undefined;
  },
});
