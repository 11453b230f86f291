/** Misreadings of section 5: attacks. */
import { statOf } from '../../kernel/continuous/values';
import type { Refusal } from '../../kernel/state';
import { always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { definitionOf, isActive, isMain, isSupport, type LnGame, type LnRules } from '../game';
import { memory } from '../../kernel/testing/memory';
import { isOfJoiner, unanswered } from './shared';

type Attacker = Parameters<LnRules['attackerRefusal']>[1];

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

const numberOf = (card: Attacker): string => definitionOf(card).number;

const refuse = (clause: string, reason: string): Refusal => ({ clause, reason });

const somebodyAttacked = (g: LnGame): boolean =>
  Object.values(g.state.cards).some((card) => card.attackedOnTurn === g.state.turn);

const activeRefusal = (clause: string, refused: boolean): Refusal | null =>
  refused ? refuse(clause, 'the target is not in the right state') : null;

export const attacksFaults = faultTable<LnRules>({
  '5-1': {
    'the attacker does not rest': skip('restAttackers'),
    'the attacker rests only when the battle is over': (rules) => ({
      *restAttackers() {},
      *endOfBattle(g) {
        const left = rules.attackersLeft(g, g.state.battle!).map((card) => card.id);
        yield* rules.restAttackers(g, left);
        yield* rules.endOfBattle(g);
      },
    }),
    'a resting character may attack': always('activeAttackerRefusal', null),
    'a Main Character may attack while it is resting': always('activeAttackerRefusal', null, (_g, attacker) =>
      isMain(attacker),
    ),
  },
  '5-2': {
    'a character that is set active again may attack again': always('attackedRefusal', null),
    'only the character that declares a combi attack has used its attack': args('useUpAttacks', (g, attackers) => [
      g,
      attackers.slice(0, 1),
    ]),
    'a character that has attacked may still be added to a combi attack': another('joinersRefusal', (g, joining) =>
      firstRefusal(joining, g.rules.activeAttackerRefusal, g),
    ),
    'the copies of a card have one attack between them': (rules) => ({
      attackedRefusal(g, attacker) {
        const copies = Object.values(g.state.cards).filter(
          (card) => card.side === attacker.side && numberOf(card) === numberOf(attacker),
        );
        return firstRefusal(copies, rules.attackedRefusal, g);
      },
    }),
    'a character that has attacked never attacks again': another('attackedRefusal', (_g, attacker) =>
      attacker.attackedOnTurn > 0 ? refuse('5-2', 'it has attacked') : null,
    ),
  },
  '5-3': {
    'the Battle Phase is over after one battle': () => ({
      *battlePhase(g) {
        yield* g.rules.window(g, 'use', '4-4-3');
        yield* g.rules.oneBattle(g);
      },
    }),
    'the phase goes on for as long as an attack can be made': (rules) => ({
      *declareAttack(g) {
        while (g.rules.attackIsPossible(g)) if (yield* rules.declareAttack(g)) return true;
        return false;
      },
    }),
    'who makes no attack goes on to the end of the turn': onlyIf('mainPhase2Occurs', (g) => somebodyAttacked(g)),
  },
  '5-4-1': {
    'a Main Character may attack a resting Support Character': always(
      'mainAttackTargetRefusal',
      null,
      (_g, target) => !isActive(target),
    ),
    'a Main Character may attack a resting Support Character, alone or with a Support Character': (rules) => ({
      mainAttackTargetRefusal: (g, target) => (isActive(target) ? rules.mainAttackTargetRefusal(g, target) : null),
      combiWithMainRefusal: (g, target) => (isActive(target) ? rules.combiWithMainRefusal(g, target) : null),
    }),
    'as its target need not be resting, a Main Character may attack an active Support Character': always(
      'mainAttackTargetRefusal',
      null,
      (_g, target) => isActive(target),
    ),
  },
  '5-4-2': {
    'the Main Character that is attacked must be resting': another('mainAttackRestingRefusal', (_g, target) =>
      activeRefusal('5-4-2', isActive(target)),
    ),
    'the Main Character that is attacked must be active': another('mainAttackRestingRefusal', (_g, target) =>
      activeRefusal('5-4-2', !isActive(target)),
    ),
  },
  '5-5-1': {
    'a Support Character attacks Support Characters only': another('supportAttackTargetRefusal', (_g, target) =>
      isMain(target) ? refuse('5-5-1', 'not a Main Character') : null,
    ),
    'a Support Character attacks the Main Character only': another('supportAttackTargetRefusal', (_g, target) =>
      isSupport(target) ? refuse('5-5-1', 'not a Support Character') : null,
    ),
  },
  '5-5-2': {
    'a Support Character may attack an active Support Character': always(
      'supportAttackRestingRefusal',
      null,
      (_g, target) => isSupport(target),
    ),
    'a Support Character may attack an active Main Character, as a Main Character may': always(
      'supportAttackRestingRefusal',
      null,
      (_g, target) => isMain(target),
    ),
    'Support Characters may attack an active Main Character, alone or two together': (rules) => ({
      supportAttackRestingRefusal: (g, target) =>
        isMain(target) ? null : rules.supportAttackRestingRefusal(g, target),
      combiOfSupportsRefusal: (g, target) => (isMain(target) ? null : rules.combiOfSupportsRefusal(g, target)),
    }),
    'Support Characters may attack an active Support Character, alone or two together': (rules) => ({
      supportAttackRestingRefusal: (g, target) =>
        isSupport(target) ? null : rules.supportAttackRestingRefusal(g, target),
      combiOfSupportsRefusal: (g, target) => (isSupport(target) ? null : rules.combiOfSupportsRefusal(g, target)),
    }),
    'the target of Support Characters may be active, alone or two together': () => ({
      supportAttackRestingRefusal: () => null,
      combiOfSupportsRefusal: () => null,
    }),
  },
  '5-6': {
    'nobody can be added to the attack of the Main Character': result('combiPartnersRefusal', (given, _g, attackers) =>
      attackers.some(isMain) ? refuse('5-6', 'the Main Character attacks alone') : given,
    ),
    'nobody can be added to the attack of a Support Character': result('combiPartnersRefusal', (given, _g, attackers) =>
      attackers.every(isSupport) ? refuse('5-6', 'a support attacks alone') : given,
    ),
    'any number of Support Characters can be added': always(
      'combiPartnersRefusal',
      null,
      (_g, attackers) => attackers.length > 2,
    ),
    'a character can be added to its own attack': args('attackRefusal', (g, player, action) => [
      g,
      player,
      { ...action, attackers: Array.from(new Set(action.attackers)) },
    ]),
    'the character that is added does not rest': args('restAttackers', (g, attackers) => [g, attackers.slice(0, 1)]),
    'a resting character can be added': another('joinersRefusal', (g, joining) =>
      firstRefusal(joining, g.rules.attackedRefusal, g),
    ),
    'there is one combi attack in a turn': (rules) => {
      const turns = memory(() => new Set<number>());
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
    'the Main Character may be the one that is added': args('combiPartnersRefusal', (g, attackers) => {
      const mainFirst = [...attackers.filter(isMain), ...attackers.filter(isSupport)];
      return [g, mainFirst];
    }),
    'only the character that declares a combi attack attacks': unanswered(
      (g, event) => event.type === 'attackDeclared' && isOfJoiner(g, event),
    ),
  },
  '5-6-1': {
    'the higher AP of the two attackers counts': another('attackingAp', (g, attackers) =>
      Math.max(...attackers.map((card) => statOf(g, card, 'ap'))),
    ),
    'the AP of the attacker that was added does not count': args('attackingAp', (g, attackers) => [
      g,
      attackers.slice(0, 1),
    ]),
    'the printed AP of both attackers is added, without what changes it': result(
      'attackingAp',
      (given, _g, attackers) =>
        attackers.length === 1 ? given : attackers.reduce((sum, card) => sum + (definitionOf(card).ap ?? 0), 0),
    ),
  },
  '5-6-2': {
    'as a Support Character takes part, a resting Support Character may be attacked': always(
      'combiWithMainRefusal',
      null,
      (_g, target) => !isActive(target),
    ),
    'as the Main Character takes part, an active Support Character may be attacked': always(
      'combiWithMainRefusal',
      null,
      (_g, target) => isActive(target),
    ),
    'as a Support Character takes part, the Main Character that is attacked must be resting': result(
      'combiWithMainRefusal',
      (given, _g, target) => given ?? activeRefusal('5-6-2', isActive(target)),
    ),
    'a resting Main Character cannot be attacked with the Main Character in a combi attack': result(
      'combiWithMainRefusal',
      (given, _g, target) => given ?? activeRefusal('5-6-2', !isActive(target)),
    ),
  },
  '5-6-3': {
    'two Support Characters may attack an active Main Character': always('combiOfSupportsRefusal', null, (_g, target) =>
      isMain(target),
    ),
    'two Support Characters may attack an active Support Character': always(
      'combiOfSupportsRefusal',
      null,
      (_g, target) => isSupport(target),
    ),
    'two Support Characters attack the Main Character only': result(
      'combiOfSupportsRefusal',
      (given, _g, target) => given ?? (isSupport(target) ? refuse('5-6-3', 'not a Support Character') : null),
    ),
    'two Support Characters attack Support Characters only': result(
      'combiOfSupportsRefusal',
      (given, _g, target) => given ?? (isMain(target) ? refuse('5-6-3', 'not a Main Character') : null),
    ),
  },
});
