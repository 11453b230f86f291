/** Misreadings of section 5. */
import { statOf } from '../../kernel/continuous/characteristics';
import type { Fault } from '../../kernel/module';
import type { Refusal } from '../../kernel/state';
import { definitionOf, isActive, isMain, isSupport, type LnGame, type LnRules } from '../game';
import { memory } from './memory';

export const attackFaults: readonly Fault<LnRules>[] = [
  {
    id: 'attacker-stays-active',
    clause: '5-1',
    title: 'the attacker does not rest',
    replace: () => ({ *restAttackers() {} }),
  },
  {
    id: 'attacker-rests-after-the-battle',
    clause: '5-1',
    title: 'the attacker rests only when the battle is over',
    replace: (rules) => ({
      *restAttackers() {},
      *endBattle(g) {
        const left = rules.attackersLeft(g, g.state.facts.battle!).map((card) => card.id);
        yield* rules.restAttackers(g, left);
        yield* rules.endBattle(g);
      },
    }),
  },
  {
    id: 'resting-attacker',
    clause: '5-1',
    title: 'a resting character may attack',
    replace: () => ({ activeAttackerRefusal: () => null }),
  },
  {
    id: 'resting-main-attacks',
    clause: '5-1',
    title: 'a Main Character may attack while it is resting',
    replace: (rules) => ({
      activeAttackerRefusal: (g, attacker) => (isMain(attacker) ? null : rules.activeAttackerRefusal(g, attacker)),
    }),
  },
  {
    id: 'active-again-attacks-again',
    clause: '5-2',
    title: 'a character that is set active again may attack again',
    replace: () => ({ attackedRefusal: () => null }),
  },
  {
    id: 'joiner-keeps-its-attack',
    clause: '5-2',
    title: 'only the character that declares a combi attack has used its attack',
    replace: (rules) => ({ useUpAttacks: (g, attackers) => rules.useUpAttacks(g, attackers.slice(0, 1)) }),
  },
  {
    id: 'spent-joiner',
    clause: '5-2',
    title: 'a character that has attacked may still be added to a combi attack',
    replace: () => ({ joinersRefusal: (g, joining) => firstRefusal(joining, g.rules.activeAttackerRefusal, g) }),
  },
  {
    id: 'one-attack-for-all-copies',
    clause: '5-2',
    title: 'the copies of a card have one attack between them',
    replace: (rules) => ({
      attackedRefusal(g, attacker) {
        const copies = Object.values(g.state.cards).filter(
          (card) => card.controller === attacker.controller && numberOf(card) === numberOf(attacker),
        );
        return firstRefusal(copies, rules.attackedRefusal, g);
      },
    }),
  },
  {
    id: 'one-attack-for-the-whole-game',
    clause: '5-2',
    title: 'a character that has attacked never attacks again',
    replace: () => ({
      attackedRefusal: (_g, attacker) => (attacker.attackedOnTurn > 0 ? refuse('5-2', 'it has attacked') : null),
    }),
  },
  {
    id: 'one-battle-per-phase',
    clause: '5-3',
    title: 'the Battle Phase is over after one battle',
    replace: () => ({
      *battlePhase(g) {
        yield* g.rules.window(g, 'use', '4-4-3');
        yield* g.rules.oneBattle(g);
      },
    }),
  },
  {
    id: 'all-attacks-are-made',
    clause: '5-3',
    title: 'the phase goes on for as long as an attack can be made',
    replace: (rules) => ({
      *declareAttack(g) {
        while (g.rules.attackIsPossible(g)) if (yield* rules.declareAttack(g)) return true;
        return false;
      },
    }),
  },
  {
    id: 'no-attack-ends-the-turn',
    clause: '5-3',
    title: 'who makes no attack goes on to the end of the turn',
    replace: (rules) => ({ mainPhase2Occurs: (g) => rules.mainPhase2Occurs(g) && somebodyAttacked(g) }),
  },
  {
    id: 'main-attacks-resting-support',
    clause: '5-4-1',
    title: 'a Main Character may attack a resting Support Character',
    replace: (rules) => ({
      mainAttackTargetRefusal: (g, target) => (isActive(target) ? rules.mainAttackTargetRefusal(g, target) : null),
    }),
  },
  {
    id: 'main-attacks-active-support',
    clause: '5-4-1',
    title: 'as its target need not be resting, a Main Character may attack an active Support Character',
    replace: (rules) => ({
      mainAttackTargetRefusal: (g, target) => (isActive(target) ? null : rules.mainAttackTargetRefusal(g, target)),
    }),
  },
  {
    id: 'main-attacks-only-resting-main',
    clause: '5-4-2',
    title: 'the Main Character that is attacked must be resting',
    replace: () => ({ mainAttackRestingRefusal: (_g, target) => activeRefusal('5-4-2', isActive(target)) }),
  },
  {
    id: 'main-attacks-only-active-main',
    clause: '5-4-2',
    title: 'the Main Character that is attacked must be active',
    replace: () => ({ mainAttackRestingRefusal: (_g, target) => activeRefusal('5-4-2', !isActive(target)) }),
  },
  {
    id: 'support-attacks-no-main',
    clause: '5-5-1',
    title: 'a Support Character attacks Support Characters only',
    replace: () => ({
      supportAttackTargetRefusal: (_g, target) => (isMain(target) ? refuse('5-5-1', 'not a Main Character') : null),
    }),
  },
  {
    id: 'support-attacks-no-support',
    clause: '5-5-1',
    title: 'a Support Character attacks the Main Character only',
    replace: () => ({
      supportAttackTargetRefusal: (_g, target) =>
        isSupport(target) ? refuse('5-5-1', 'not a Support Character') : null,
    }),
  },
  {
    id: 'support-attacks-active-support',
    clause: '5-5-2',
    title: 'a Support Character may attack an active Support Character',
    replace: (rules) => ({
      supportAttackRestingRefusal: (g, target) =>
        isSupport(target) ? null : rules.supportAttackRestingRefusal(g, target),
    }),
  },
  {
    id: 'support-attacks-active-main',
    clause: '5-5-2',
    title: 'a Support Character may attack an active Main Character, as a Main Character may',
    replace: (rules) => ({
      supportAttackRestingRefusal: (g, target) =>
        isMain(target) ? null : rules.supportAttackRestingRefusal(g, target),
    }),
  },
  {
    id: 'no-combi-with-the-main',
    clause: '5-6',
    title: 'nobody can be added to the attack of the Main Character',
    replace: (rules) => ({
      combiPartnersRefusal: (g, attackers) =>
        attackers.some(isMain)
          ? refuse('5-6', 'the Main Character attacks alone')
          : rules.combiPartnersRefusal(g, attackers),
    }),
  },
  {
    id: 'no-combi-of-supports',
    clause: '5-6',
    title: 'nobody can be added to the attack of a Support Character',
    replace: (rules) => ({
      combiPartnersRefusal: (g, attackers) =>
        attackers.every(isSupport)
          ? refuse('5-6', 'a support attacks alone')
          : rules.combiPartnersRefusal(g, attackers),
    }),
  },
  {
    id: 'any-number-joins',
    clause: '5-6',
    title: 'any number of Support Characters can be added',
    replace: (rules) => ({
      combiPartnersRefusal: (g, attackers) => (attackers.length > 2 ? null : rules.combiPartnersRefusal(g, attackers)),
    }),
  },
  {
    id: 'joins-itself',
    clause: '5-6',
    title: 'a character can be added to its own attack',
    replace: (rules) => ({
      attackRefusal: (g, player, action) =>
        rules.attackRefusal(g, player, { ...action, attackers: [...new Set(action.attackers ?? [])] }),
    }),
  },
  {
    id: 'joiner-stays-active',
    clause: '5-6',
    title: 'the character that is added does not rest',
    replace: (rules) => ({ restAttackers: (g, attackers) => rules.restAttackers(g, attackers.slice(0, 1)) }),
  },
  {
    id: 'resting-joiner',
    clause: '5-6',
    title: 'a resting character can be added',
    replace: () => ({ joinersRefusal: (g, joining) => firstRefusal(joining, g.rules.attackedRefusal, g) }),
  },
  {
    id: 'combi-counts-the-stronger',
    clause: '5-6-1',
    title: 'the higher AP of the two attackers counts',
    replace: () => ({ attackingAp: (g, attackers) => Math.max(...attackers.map((card) => statOf(g, card, 'ap'))) }),
  },
  {
    id: 'combi-counts-the-declaring',
    clause: '5-6-1',
    title: 'the AP of the attacker that was added does not count',
    replace: (rules) => ({ attackingAp: (g, attackers) => rules.attackingAp(g, attackers.slice(0, 1)) }),
  },
  {
    id: 'combi-counts-printed-ap',
    clause: '5-6-1',
    title: 'the printed AP of both attackers is added, without what changes it',
    replace: (rules) => ({
      attackingAp: (g, attackers) =>
        attackers.length === 1
          ? rules.attackingAp(g, attackers)
          : attackers.reduce((sum, card) => sum + (definitionOf(card).ap ?? 0), 0),
    }),
  },
  {
    id: 'combi-with-main-attacks-resting-support',
    clause: '5-6-2',
    title: 'as a Support Character takes part, a resting Support Character may be attacked',
    replace: (rules) => ({
      combiWithMainRefusal: (g, target) => (isActive(target) ? rules.combiWithMainRefusal(g, target) : null),
    }),
  },
  {
    id: 'combi-with-main-attacks-active-support',
    clause: '5-6-2',
    title: 'as the Main Character takes part, an active Support Character may be attacked',
    replace: (rules) => ({
      combiWithMainRefusal: (g, target) => (isActive(target) ? null : rules.combiWithMainRefusal(g, target)),
    }),
  },
  {
    id: 'combi-with-main-needs-resting-main',
    clause: '5-6-2',
    title: 'as a Support Character takes part, the Main Character that is attacked must be resting',
    replace: (rules) => ({
      combiWithMainRefusal: (g, target) =>
        rules.combiWithMainRefusal(g, target) ?? activeRefusal('5-6-2', isActive(target)),
    }),
  },
  {
    id: 'combi-with-main-needs-active-main',
    clause: '5-6-2',
    title: 'a resting Main Character cannot be attacked with the Main Character in a combi attack',
    replace: (rules) => ({
      combiWithMainRefusal: (g, target) =>
        rules.combiWithMainRefusal(g, target) ?? activeRefusal('5-6-2', !isActive(target)),
    }),
  },
  {
    id: 'two-supports-attack-active-main',
    clause: '5-6-3',
    title: 'two Support Characters may attack an active Main Character',
    replace: (rules) => ({
      combiOfSupportsRefusal: (g, target) => (isMain(target) ? null : rules.combiOfSupportsRefusal(g, target)),
    }),
  },
  {
    id: 'two-supports-attack-active-support',
    clause: '5-6-3',
    title: 'two Support Characters may attack an active Support Character',
    replace: (rules) => ({
      combiOfSupportsRefusal: (g, target) => (isSupport(target) ? null : rules.combiOfSupportsRefusal(g, target)),
    }),
  },
  {
    id: 'two-supports-attack-no-support',
    clause: '5-6-3',
    title: 'two Support Characters attack the Main Character only',
    replace: (rules) => ({
      combiOfSupportsRefusal: (g, target) =>
        rules.combiOfSupportsRefusal(g, target) ??
        (isSupport(target) ? refuse('5-6-3', 'not a Support Character') : null),
    }),
  },
  {
    id: 'two-supports-attack-no-main',
    clause: '5-6-3',
    title: 'two Support Characters attack Support Characters only',
    replace: (rules) => ({
      combiOfSupportsRefusal: (g, target) =>
        rules.combiOfSupportsRefusal(g, target) ?? (isMain(target) ? refuse('5-6-3', 'not a Main Character') : null),
    }),
  },
  {
    id: 'one-combi-attack-a-turn',
    clause: '5-6',
    title: 'there is one combi attack in a turn',
    replace: (rules) => {
      const turns = memory<number>();
      return {
        combiPartnersRefusal: (g, attackers) =>
          turns(g).has(g.state.turn)
            ? { clause: '5-6', reason: 'there was a combi attack' }
            : rules.combiPartnersRefusal(g, attackers),
        *attack(g, player, action) {
          if (action.attackers!.length > 1) turns(g).add(g.state.turn);
          yield* rules.attack(g, player, action);
        },
      };
    },
  },
];

type Attacker = Parameters<LnRules['attackerRefusal']>[1];

const refuse = (clause: string, reason: string): Refusal => ({ clause, reason });

const activeRefusal = (clause: string, refused: boolean): Refusal | null =>
  refused ? refuse(clause, 'the target is not in the right state') : null;

const numberOf = (card: Attacker): string => definitionOf(card).number;

const somebodyAttacked = (g: LnGame): boolean =>
  Object.values(g.state.cards).some((card) => card.attackedOnTurn === g.state.turn);

function firstRefusal(
  cards: readonly Attacker[],
  refusalOf: (g: LnGame, card: Attacker) => Refusal | null,
  g: LnGame,
): Refusal | null {
  for (const card of cards) {
    const refusal = refusalOf(g, card);
    if (refusal) return refusal;
  }
  return null;
}
