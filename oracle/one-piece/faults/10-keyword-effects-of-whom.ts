/** Misreadings of 10-1: which cards have a keyword effect, and when. */
import { setFact } from '../../kernel/changes';
import { abilitiesOf } from '../../kernel/continuous/characteristics';
import type { Fault } from '../../kernel/module';
import { NOTHING, type Ability } from '../../kernel/state';
import {
  abilitiesPrintedOn,
  asOp,
  attackOn,
  isCharacter,
  isLeader,
  leaderOf,
  type OpGame,
  type OpRules,
} from '../game';
import type { OpKeyword } from '../../../schemas/one-piece';
import type { DamageOptions } from '../04-basic-game-terminology';
import { memory } from './memory';

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
  // --- negated, or without its condition --------------------------------------------------------------------------------
  {
    id: 'rush-though-negated',
    clause: '10-1-1-1',
    title: '[Rush] works although the effects of its card are negated',
    replace: (rules) => evenNegated(rules, 'rush'),
  },
  {
    id: 'banish-though-negated',
    clause: '10-1-3-1',
    title: '[Banish] works although the effects of its card are negated',
    replace: (rules) => evenNegated(rules, 'banish'),
  },
  {
    id: 'banish-without-its-condition',
    clause: '10-1-3-1',
    title: '[Banish] works whatever condition stands before it',
    replace: (rules) => evenIdle(rules, 'banish'),
  },
  {
    id: 'rush-character-though-negated',
    clause: '10-1-6-1',
    title: '[Rush: Character] works although the effects of its card are negated',
    replace: (rules) => evenNegated(rules, 'rushCharacter'),
  },
  {
    id: 'rush-character-without-its-condition',
    clause: '10-1-6-1',
    title: '[Rush: Character] works whatever condition stands before it',
    replace: (rules) => evenIdle(rules, 'rushCharacter'),
  },
  {
    id: 'rush-character-as-printed',
    clause: '10-1-6-1',
    title: '[Rush: Character] works only where it is printed',
    replace: (rules) => ifPrinted(rules, 'rushCharacter'),
  },
  {
    id: 'unblockable-though-negated',
    clause: '10-1-7-1',
    title: '[Unblockable] works although the effects of its card are negated',
    replace: (rules) => evenNegated(rules, 'unblockable'),
  },
  {
    id: 'unblockable-without-its-condition',
    clause: '10-1-7-1',
    title: '[Unblockable] works whatever condition stands before it',
    replace: (rules) => evenIdle(rules, 'unblockable'),
  },
  {
    id: 'attacks-active-though-negated',
    clause: '7-1-1-2',
    title: 'what lets a card attack active Characters works although the effects of its card are negated',
    replace: (rules) => evenNegated(rules, 'attacksActive'),
  },
  {
    id: 'attacks-active-without-its-condition',
    clause: '7-1-1-2',
    title: 'what lets a card attack active Characters works whatever condition stands before it',
    replace: (rules) => evenIdle(rules, 'attacksActive'),
  },
  {
    id: 'attacks-active-as-printed',
    clause: '7-1-1-2',
    title: 'what lets a card attack active Characters works only where it is printed',
    replace: (rules) => ifPrinted(rules, 'attacksActive'),
  },

  // --- the card attacked changes --------------------------------------------------------------------------------------
  {
    id: 'card-attacked-first-does-not-block',
    clause: '10-1-4-1',
    title: 'the card attacked first cannot block when another has become the target',
    replace: () => ({ isOther: (g, card) => g.state.facts.battle!.joined[1]!.id !== card.id }),
  },
  {
    id: 'blocker-off-the-field-is-attacked',
    clause: '10-1-4-1',
    title: 'a [Blocker] takes the place also where its cost has taken it off the field',
    replace: () => ({ takeThePlace: (g, card) => setFact(g, 'battle', attackOn(g.state.facts.battle!, card)) }),
  },
  {
    id: 'unblockable-from-its-declaration-on',
    clause: '10-1-7-1',
    title: 'a card that had [Unblockable] as it attacked cannot be blocked although it has lost it',
    replace: (rules) => ({
      tellOfAttack(g, ...attack) {
        declared(g).unblockable = g.withoutCiting(() => rules.cannotBeBlocked(g));
        rules.tellOfAttack(g, ...attack);
      },
      cannotBeBlocked: (g) => declared(g).unblockable || rules.cannotBeBlocked(g),
    }),
  },
  {
    id: 'a-new-target-can-be-blocked-for',
    clause: '10-1-7-1',
    title: 'where an effect has changed its target a card with [Unblockable] can be blocked',
    replace: (rules) => ({
      cannotBeBlocked: (g) => g.state.facts.battle!.joined.length === 2 && rules.cannotBeBlocked(g),
    }),
  },
  {
    id: 'blocked-double-attack-is-one-damage',
    clause: '10-1-2-1',
    title: 'a Leader that blocks takes one damage from [Double Attack]',
    replace: (rules) => ({
      damageOf: (g, attacker) => (g.state.facts.battle!.blocked ? 1 : rules.damageOf(g, attacker)),
    }),
  },
  {
    id: 'blocked-banish-banishes-nothing',
    clause: '10-1-3-1',
    title: 'a Leader that blocks adds its Life card to the hand, [Banish] or not',
    replace: (rules) => ({
      hasKeyword: (g, card, keyword) =>
        !(keyword === 'banish' && g.state.facts.battle?.blocked) && rules.hasKeyword(g, card, keyword),
    }),
  },
  {
    id: 'rush-character-never-hits-a-leader',
    clause: '10-1-6-1',
    title: 'in the turn in which it is played a Character with [Rush: Character] deals a Leader no damage either',
    replace: (rules) => ({
      hitLeader: (g, attacker, player) =>
        g.rules.rushTargetRefusal(g, attacker, leaderOf(g, player)) ? NOTHING : rules.hitLeader(g, attacker, player),
    }),
  },
  {
    id: 'effects-deal-double-damage',
    clause: '10-1-2-1',
    title: 'damage by an effect of a card with [Double Attack] is doubled',
    replace: (rules) => ({
      dealDamage: (g, player, amount, options) =>
        rules.dealDamage(g, player, isByEffectOf(g, options, 'doubleAttack') ? 2 * amount : amount, options),
    }),
  },
  {
    id: 'effects-banish',
    clause: '10-1-3-1',
    title: 'damage by an effect of a card with [Banish] is banished',
    replace: (rules) => ({
      dealDamage: (g, player, amount, options) =>
        rules.dealDamage(
          g,
          player,
          amount,
          isByEffectOf(g, options, 'banish') ? { ...options, banish: true } : options,
        ),
    }),
  },
  {
    id: 'trigger-trashes-its-card',
    clause: '10-1-5-3',
    title: 'the effect of the [Trigger] trashes its card',
    replace: () => ({
      afterTrigger: (g, card) => g.rules.trash(g, [card], { kind: 'effect', player: card.owner, source: card.id }),
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

/** The table in which cards have the printed keyword effect although it is negated. */
const evenNegated = (rules: OpRules, asked: OpKeyword): Partial<OpRules> => ({
  keywordAbility(g, card, keyword) {
    const found = rules.keywordAbility(g, card, keyword);
    if (found || keyword !== asked) return found;
    const printed = abilitiesPrintedOn(card.definition).find((ability) => ability.keyword === asked) as
      Ability | undefined;
    return printed && g.rules.abilityIsValid(g, card, printed) ? printed : undefined;
  },
});

/** The table in which cards have the keyword effect although its conditions are not met. */
const evenIdle = (rules: OpRules, asked: OpKeyword): Partial<OpRules> => ({
  keywordAbility: (g: OpGame, card, keyword) =>
    rules.keywordAbility(g, card, keyword) ??
    (keyword === asked ? abilitiesOf(g, card).find((ability) => asOp(ability).keyword === asked) : undefined),
});

const declared = memory(() => ({ unblockable: false }));

const isByEffectOf = (g: OpGame, { cause: { kind, source } }: DamageOptions, keyword: OpKeyword): boolean =>
  kind === 'effect' && source !== undefined && g.rules.hasKeyword(g, g.card(source), keyword);
