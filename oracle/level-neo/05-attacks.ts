/** 5. Attacks. */
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { acted, toAct } from '../kernel/questions';
import type { Clauses } from '../kernel/clauses';
import { markAttacked, emit, setFact } from '../kernel/changes';
import { isForbidden } from '../kernel/continuous/prohibitions';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { isYours } from '../kernel/mastery';
import { cannotAct } from '../kernel/reasons';
import { andThen, opponentOf, type CardState, type Procedure, type Refusal } from '../kernel/state';
import { cardsIn, charactersOf, isActive, isMain, isSupport, mainOf, type LnGame } from './game';
import type { Section } from './packs';

export const attacks = {
  /**
   * 4-4-4, 5-3
   * @returns false if no attack is declared
   */
  *declareAttack(g: LnGame): Procedure<boolean> {
    if (!g.rules.attackIsPossible(g)) {
      g.cite('5-3');
      return false;
    }
    const player = g.state.turnPlayer;
    const action = acted(
      yield toAct(g, {
        player,
        kind: 'attack',
        refusal: (answer) => g.rules.attackRefusal(g, player, answer),
        candidates: () => attackActions(g),
      }),
    );
    g.cite('4-4-4');
    if (!action) {
      g.cite('5-3');
      return false;
    }
    yield* g.rules.attack(g, player, action);
    return true;
  },

  /** 5-3: the phase ends when no attack is possible. */
  attackIsPossible(g: LnGame): boolean {
    return g.withoutCiting(() => {
      const targets = charactersOf(g, opponentOf(g.state.turnPlayer));
      for (const group of groupsOfEachKind(g)) {
        if (targets.some((target) => g.rules.targetRefusal(g, group, target) === null)) return true;
      }
      return false;
    });
  },

  /** 5-1: the attackers rest, and the battle begins. */
  attack(g: LnGame, player: PlayerId, action: Action): Procedure {
    const attackers = action.attackers!;
    const target = action.target!;
    g.consult(
      ...g.rules.clausesOfAttack(
        g,
        attackers.map((id) => g.card(id)),
      ),
    );
    g.cite('5-1');
    return andThen(g.rules.restAttackers(g, attackers), () => {
      g.rules.useUpAttacks(g, attackers);
      g.rules.beginBattle(g, attackers, [target]);
      setFact(g, 'failedBursts', []);
      for (const card of attackers) emit(g, 'attackDeclared', { player, card, attackers, target });
      emit(g, 'attacked', { player: opponentOf(player), card: target });
      return g.rules.runCheckpoint(g);
    });
  },

  /** 5-1 */
  restAttackers(g: LnGame, attackers: readonly string[]): Procedure {
    return perform(g, ...attackers.map((id) => ({ card: g.card(id), state: 'resting' })));
  },

  /** 5-2: a card that joins a combi attack has used its attack as well. */
  useUpAttacks(g: LnGame, attackers: readonly string[]): void {
    for (const id of attackers) markAttacked(g, id);
  },

  attackRefusal(g: LnGame, player: PlayerId, action: Action): Refusal | null {
    if (action.type !== 'attack') return { reason: cannotAct(player, action.type) };
    if (!action.attackers?.length || action.target === undefined)
      return { reason: 'an attack must name its attackers and its target' };
    const attackers: CardState[] = [];
    for (const id of action.attackers) {
      const attacker = characterNamed(g, player, id);
      if (!attacker) return { clause: '5-1', reason: notACharacter(player, id) };
      if (attackers.includes(attacker)) return { clause: '5-1', reason: `"${id}" can attack only once` };
      attackers.push(attacker);
    }
    const opponent = opponentOf(player);
    const target = characterNamed(g, opponent, action.target);
    if (!target) return { clause: '5-5-1', reason: notACharacter(opponent, action.target) };
    const [declaring, ...joining] = attackers as [CardState, ...CardState[]];
    const refusal = g.rules.attackerRefusal(g, declaring) ?? g.rules.joinersRefusal(g, joining);
    if (refusal) return refusal;
    return g.rules.targetRefusal(g, attackers, target);
  },

  /** Assumes that each attacker may attack. */
  targetRefusal(g: LnGame, attackers: readonly CardState[], target: CardState): Refusal | null {
    if (isForbidden(g, target, 'beAttacked')) return { reason: `an effect forbids attacking "${target.id}"` };
    return attackers.length === 1
      ? g.rules.singleAttackRefusal(g, attackers[0]!, target)
      : g.rules.combiAttackRefusal(g, attackers, target);
  },

  attackerRefusal(g: LnGame, attacker: CardState): Refusal | null {
    return (
      g.rules.activeAttackerRefusal(g, attacker) ??
      g.rules.attackedRefusal(g, attacker) ??
      g.rules.forbiddenRefusal(g, attacker)
    );
  },

  /** Reading of 5-6: the attackers that join must be able to attack on their own. */
  joinersRefusal(g: LnGame, joining: readonly CardState[]): Refusal | null {
    for (const joiner of joining) {
      const refusal = g.rules.attackerRefusal(g, joiner);
      if (refusal) return refusal;
    }
    return null;
  },

  forbiddenRefusal(g: LnGame, attacker: CardState): Refusal | null {
    return isForbidden(g, attacker, 'attack') ? { reason: `an effect forbids "${attacker.id}" to attack` } : null;
  },

  /** 5-1 */
  activeAttackerRefusal(g: LnGame, attacker: CardState): Refusal | null {
    return isActive(attacker) ? null : { clause: '5-1', reason: `"${attacker.id}" is resting` };
  },

  /** 5-2 */
  attackedRefusal(g: LnGame, attacker: CardState): Refusal | null {
    return attacker.attackedOnTurn === g.state.turn && g.state.turn > 0
      ? { clause: '5-2', reason: `"${attacker.id}" has already attacked this turn` }
      : null;
  },

  singleAttackRefusal(g: LnGame, attacker: CardState, target: CardState): Refusal | null {
    return isMain(attacker) ? g.rules.mainAttackRefusal(g, target) : g.rules.supportAttackRefusal(g, target);
  },

  mainAttackRefusal(g: LnGame, target: CardState): Refusal | null {
    return g.rules.mainAttackTargetRefusal(g, target) ?? g.rules.mainAttackRestingRefusal(g, target);
  },

  /** 5-4-1 */
  mainAttackTargetRefusal(g: LnGame, target: CardState): Refusal | null {
    return isMain(target) ? null : { clause: '5-4-1', reason: 'a Main Character can attack only the Main Character' };
  },

  /** 5-4-2: the target need not be resting, so nothing is refused. */
  mainAttackRestingRefusal(_g: LnGame, _target: CardState): Refusal | null {
    return null;
  },

  supportAttackRefusal(g: LnGame, target: CardState): Refusal | null {
    return g.rules.supportAttackTargetRefusal(g, target) ?? g.rules.supportAttackRestingRefusal(g, target);
  },

  /** 5-5-1: a support attacks Main Characters and supports alike, so nothing is refused. */
  supportAttackTargetRefusal(_g: LnGame, _target: CardState): Refusal | null {
    return null;
  },

  /** 5-5-2: a Main Character that a support attacks must be resting as well. */
  supportAttackRestingRefusal(g: LnGame, target: CardState): Refusal | null {
    return isActive(target) ? { clause: '5-5-2', reason: 'the target of a support must be resting' } : null;
  },

  /** 5-6: one Support Character joins the attack. 5-6-2 and 5-6-3 say what the two may attack. */
  combiAttackRefusal(g: LnGame, attackers: readonly CardState[], target: CardState): Refusal | null {
    const refusal = g.rules.combiGroupRefusal(g, attackers);
    if (refusal) return refusal;
    return attackers.some(isMain) ? g.rules.combiWithMainRefusal(g, target) : g.rules.combiOfSupportsRefusal(g, target);
  },

  /** 7-5-1, 5-6 */
  combiGroupRefusal(g: LnGame, attackers: readonly CardState[]): Refusal | null {
    return g.rules.combiNeoRefusal(g, attackers) ?? g.rules.combiPartnersRefusal(g, attackers);
  },

  /** 5-6 */
  combiPartnersRefusal(g: LnGame, attackers: readonly CardState[]): Refusal | null {
    if (attackers.length !== 2)
      return { clause: '5-6', reason: `a combi attack needs exactly 2 attackers, not ${attackers.length}` };
    if (!isSupport(attackers[1]!))
      return {
        clause: '5-6',
        reason: `"${attackers[1]!.id}" is not a Support Character and cannot join a combi attack`,
      };
    return attackers.some((card) => isForbidden(g, card, 'combiAttack'))
      ? { reason: 'an effect forbids this combi attack' }
      : null;
  },

  /** 5-6-2: the target is the opponent's Main Character, resting or active. */
  combiWithMainRefusal(g: LnGame, target: CardState): Refusal | null {
    return isMain(target)
      ? null
      : { clause: '5-6-2', reason: 'a combi attack with the Main Character can attack only the Main Character' };
  },

  /** 5-6-3: the target is any resting character. */
  combiOfSupportsRefusal(g: LnGame, target: CardState): Refusal | null {
    return isActive(target) ? { clause: '5-6-3', reason: 'two supports can attack only a resting character' } : null;
  },

  /** The clauses that allow an attack: how often a card attacks, and what this group of attackers may attack. */
  clausesOfAttack(_g: LnGame, attackers: readonly CardState[]): Clauses {
    const [isWithMain, isCombi] = [attackers.some(isMain), attackers.length > 1];
    if (isCombi) return isWithMain ? ['5-2', '7-5-1', '7-5', '5-6', '5-6-2'] : ['5-2', '5-6', '5-6-3'];
    return isWithMain ? ['5-2', '5-4-1', '5-4-2'] : ['5-2', '5-5-1', '5-5-2'];
  },

  /** 5-6-1: the AP of both attackers is added. */
  attackingAp(g: LnGame, attackers: readonly CardState[]): number {
    if (attackers.length > 1) g.consult('5-6-1');
    return attackers.reduce((sum, card) => sum + statOf(g, card, 'ap'), 0);
  },
} satisfies Section;

function characterNamed(g: LnGame, player: PlayerId, id: string): CardState | undefined {
  const card = g.state.cards[id];
  return card && isYours(g, { player }, card) && (isMain(card) || isSupport(card)) ? card : undefined;
}

const isReady = (g: LnGame, card: CardState): boolean => g.rules.attackerRefusal(g, card) === null;

/** Lists each attacker alone and then each pair, on each target. */
function attackActions(g: LnGame): Action[] {
  const ready = charactersOf(g, g.state.turnPlayer).filter((card) => isReady(g, card));
  const targets = charactersOf(g, opponentOf(g.state.turnPlayer));
  const attacksOf = (group: readonly CardState[]): Action[] =>
    targets.map((target) => ({ type: 'attack', attackers: group.map((card) => card.id), target: target.id }));
  return [...ready.map((one) => [one]), ...pairs(ready)].flatMap(attacksOf);
}

/**
 * The legal targets depend only on the kind of the group, so one group of each kind shows whether any attack is
 * possible.
 */
function* groupsOfEachKind(g: LnGame): Generator<readonly CardState[], void, void> {
  const main = mainOf(g, g.state.turnPlayer);
  const mainIsReady = isReady(g, main);
  if (mainIsReady) yield [main];
  const supports = cardsIn(g, g.state.turnPlayer, 'support').filter((card) => isReady(g, card));
  if (supports[0]) yield [supports[0]];
  const mayCombine = (group: readonly CardState[]) => g.rules.combiGroupRefusal(g, group) === null;
  const partner = mainIsReady && supports.find((support) => mayCombine([main, support]));
  if (partner) yield [main, partner];
  for (const two of pairs(supports)) {
    if (mayCombine(two)) return yield two;
  }
}

function* pairs(cards: readonly CardState[]): Generator<CardState[], void, void> {
  for (const [index, one] of cards.entries()) {
    for (const other of cards.slice(index + 1)) yield [one, other];
  }
}

const notACharacter = (player: PlayerId, id: string): string =>
  `"${id}" is not a Main or Support Character of player ${player}`;
