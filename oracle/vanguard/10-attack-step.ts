/** 10.1 to 10.4. The battle phase: start step and attack step. */
import type { CitedAnswer } from '../kernel/clauses';
import type { Handle, PlayerId } from '../../schemas/common';
import type { VgBattleStep } from '../../schemas/vanguard';
import type { Action } from '../../schemas/protocol';
import { emit, markAttacked, setBattle, setFact } from '../kernel/changes';
import { isObliged } from '../kernel/continuous/prohibitions';
import { perform } from '../kernel/events/perform';
import { participant } from '../kernel/state/battle';
import { chooseAction, chooseCards } from '../kernel/questions';
import { isAmong, opponentOf, type CardState, type Procedure } from '../kernel/state';
import { playersInTurnOrder } from '../kernel/game';
import type { VgGame } from './game';
import type { Section } from './packs';

export const attackSteps = {
  /** 10.3.1: attack after attack; 10.3.2: none in the first turn of the player who goes first. */
  *battlePhase(g: VgGame, player: PlayerId): Procedure {
    g.cite('10.3.1.1');
    yield* g.rules.beginPhase(g, 'battle');
    if (g.rules.isVeryFirstTurn(g)) return g.cite('10.3.2');
    while (yield* g.rules.startStep(g, player));
  },

  /** 10.3.1.2 to 10.3.1.4. @returns false: the next phase comes */
  *startStep(g: VgGame, player: PlayerId): Procedure<boolean> {
    const among = g.rules.attacks(g, player);
    if (among.length === 0) {
      g.cite('10.3.2');
      return false;
    }
    const refusal = {
      clause: '10.4.1.3',
      reason: "only a standing unit in the front row can attack, and only the opponent's front row",
    };
    const action = yield* chooseAction(g, { player, kind: 'attack', among, refusal });
    if (!action) {
      g.cite('10.3.1.4');
      return false;
    }
    g.cite('10.3.1.2', '10.3.1.3');
    yield* g.rules.checkTiming(g);
    return yield* g.rules.attackWith(g, player, action.attackers!, [action.target!]);
  },

  /** 10.4.1.3, 10.4.1.6 */
  attacks(g: VgGame, player: PlayerId): Action[] {
    return g.rules.attackersToChoose(g, player).flatMap((attacker) =>
      g.rules.targetsToChoose(g, attacker).map((target) => ({
        type: 'attack',
        attackers: idsOf(g.rules.attackTogether(g, attacker)),
        target: target.id,
      })),
    );
  },

  /** 10.1.1, 10.4.1.3: of a legion the leader, where its mate can attack as well. */
  attackersToChoose(g: VgGame, player: PlayerId): CardState[] {
    const units = g.rules.unitsWhereTheyAttack(g, player);
    if (units.some((card) => g.rules.hasKeyword(g, card, 'lord'))) g.consult('14.9.2');
    if (units.some((card) => g.rules.costOfAttacking(g, card).length > 0)) g.consultPoint('attackPayment');
    const able = units
      .filter((card) => !g.rules.isLegionMate(g, card))
      .filter((card) => g.rules.attackTogether(g, card).every((one) => g.rules.canAttack(g, one)));
    const free = able.filter((card) => !g.rules.isRestrained(g, card));
    if (free.length < able.length) g.consult('14.6.2');
    return free;
  },

  /** 10.4.1.3: those of the front row; 17.3.1.3: and those of the back row on Astral Planes. */
  unitsWhereTheyAttack(g: VgGame, player: PlayerId): CardState[] {
    const units = g.rules.frontAndAllowed(g, player, 'attackFromBackRow');
    const onPlanes = g.rules
      .unitsOn(g, player, 'astralPlane')
      .filter((card) => !units.includes(card) && g.rules.attacksFromAstralPlane(g, card));
    if (onPlanes.length > 0) g.consult('17.3.1.3');
    return [...units, ...onPlanes];
  },

  /** 10.4.1.6 */
  targetsToChoose(g: VgGame, attacker: CardState): CardState[] {
    const able = g.rules
      .withinReachOf(g, attacker, opponentOf(g.rules.masterOf(g, attacker)))
      .filter((card) => !g.consulting(g.rules.isSpared(g, card)) && g.rules.canBeAttacked(g, card, attacker));
    const obliged = g.rules.targetsObliged(g, able);
    return obliged.length > 0 ? obliged : able;
  },

  /** 1.3.1: those of which a text says that they must be attacked. */
  targetsObliged: (g: VgGame, able: readonly CardState[]): CardState[] =>
    able.filter((card) => isObliged(g, card, 'beAttacked')),

  /** 6.4.3.2.2: the leader of a legion is attacked, never the mate, whatever an effect says. */
  isSpared(g: VgGame, card: CardState): CitedAnswer {
    return g.rules.isLegionMate(g, card) && ['6.4.3.2.2'];
  },

  battleSteps: ['attack', 'guard', 'drive', 'damage'] as readonly VgBattleStep[],

  /** 10.4.1.4.1, 10.4.1.7.1: after an attack that does not come about the close step comes. */
  battleContinues(g: VgGame, next: string): boolean {
    if (next === 'attack') return true;
    const fought = g.state.battle;
    if (fought === null || fought.attackers.length === 0 || fought.targets.length === 0) return false;
    if (g.rules.attackedUnits(g).length < fought.targets.length) g.cite('10.4.1.8.1');
    const attacker = g.rules.attackerOf(g);
    if (attacker && g.rules.isProhibited(g, attacker, 'attack')) g.cite('10.4.1.5.2');
    return true;
  },

  battleStep(g: VgGame, step: VgBattleStep): Procedure {
    switch (step) {
      case 'attack':
        return g.rules.attackStep(g);
      case 'guard':
        return g.rules.guardStep(g);
      case 'drive':
        return g.rules.afterGuardStep(g);
      case 'damage':
        return g.rules.damageStep(g);
    }
  },

  /** The beginning of a step of a battle; the check timing is the caller's. */
  beginStep(g: VgGame, step: VgBattleStep | 'close'): void {
    emit(g, 'stepBegan', { player: g.state.turnPlayer, step });
  },

  /** The unit that attacks, of a legion its leader; undefined: it attacks no more (10.4.1.5.1). */
  attackerOf(g: VgGame): CardState | undefined {
    if (!g.state.battle) return undefined;
    const [first] = g.rules.attackersLeft(g, g.state.battle);
    return first?.id === g.state.battle.attackers[0] ? first : undefined;
  },

  /** The units that attack: one, or a leader and its mate. */
  attackersOf: (g: VgGame): CardState[] =>
    g.rules.attackerOf(g) ? g.rules.attackersLeft(g, g.state.battle!) : NO_UNITS,

  /** The units that are attacked (10.4.1.8). */
  attackedUnits: (g: VgGame): CardState[] => (g.state.battle ? g.rules.targetsLeft(g, g.state.battle) : []),

  /** The units that boost an attacker (10.4.1.11.1). */
  boostersOfBattle: (g: VgGame): CardState[] => g.rules.attackersOf(g).flatMap((unit) => g.rules.boostersOf(g, unit)),

  boostersOf: (g: VgGame, attacker: CardState): CardState[] =>
    g.rules.helpersLeft(g, g.state.battle!.boosts, attacker.id),

  /** 10.4.1.8.2: the attackers of a unit that is attacked, and the units that an attacker attacks. */
  battleOpponentsOf(g: VgGame, card: CardState): CardState[] {
    const attackers = g.rules.attackersOf(g);
    if (attackers.length === 0) return attackers;
    g.consult('10.4.1.8.2');
    if (idsOf(attackers).includes(card.id)) return g.rules.attackedUnits(g);
    return idsOf(g.rules.attackedUnits(g)).includes(card.id) ? attackers : [];
  },

  /** 10.4.1.2 to 10.4.1.13 */
  *attackStep(g: VgGame): Procedure {
    g.cite('10.4.1.2');
    g.rules.beginStep(g, 'attack');
    yield* g.rules.checkTiming(g);
    const attacker = yield* g.rules.specifyAttacker(g);
    if (!attacker && !g.rules.isOrderedAttack(g)) return g.rules.callOff(g);
    if (!attacker || !g.rules.canAttack(g, attacker)) return g.cite('10.4.1.4', '10.4.1.4.1');
    if (!(yield* g.rules.payToAttack(g, attacker))) return g.cite('10.4.1.4', '10.4.1.4.1');
    yield* g.rules.beginAttack(g, attacker);
    const target = yield* g.rules.specifyTarget(g, attacker);
    if (!target || !g.rules.canBeAttacked(g, target, attacker)) return g.cite('10.4.1.7', '10.4.1.7.1');
    g.rules.beAttacked(g, attacker, target);
    if (!g.rules.isOrderedAttack(g)) yield* g.rules.boostStep(g, attacker);
    yield* g.rules.endAttackStep(g);
  },

  /** @returns false: it was not paid for one of the units that attack together */
  *payToAttack(g: VgGame, attacker: CardState): Procedure<boolean> {
    for (const unit of g.rules.attackTogether(g, attacker)) if (!(yield* g.rules.payForAttack(g, unit))) return false;
    return true;
  },

  isOrderedAttack: (g: VgGame): boolean => g.state.facts.battle.ordered.length > 0,

  /** 10.4.1.4, 10.4.1.7: the unit that the instruction has named; undefined: it has left. */
  stillOrdered: (g: VgGame, unit: CardState): CardState | undefined =>
    isAmong(g.state.facts.battle.ordered, unit) ? unit : undefined,

  *endAttackStep(g: VgGame): Procedure {
    yield* g.rules.checkTiming(g, '10.4.1.12');
    g.cite('10.4.1.13');
    yield* g.rules.checkTiming(g);
  },

  /** 10.4.1.3: who was chosen with the attack; another one where that unit cannot attack any more. */
  *specifyAttacker(g: VgGame): Procedure<CardState | undefined> {
    const named = g.card(g.state.facts.battle.chosen.attackers[0]!);
    if (g.rules.isOrderedAttack(g)) return g.rules.stillOrdered(g, named);
    g.cite('10.4.1.3');
    const player = g.state.turnPlayer;
    const from = g.rules.attackersToChoose(g, player);
    if (from.includes(named)) return named;
    const [other] = yield* chooseCards(g, { player, kind: 'attacker', from, min: 1, max: 1, clause: '10.4.1.3' });
    return other;
  },

  /** 10.4.1.3.1: the battle ends without a close step, and the next phase comes. */
  callOff(g: VgGame): void {
    g.cite('10.4.1.3.1');
    for (const player of playersInTurnOrder(g)) g.rules.endDuringThisBattle(g, player);
    g.rules.endDominations(g, ['battle']);
    setBattle(g, null);
  },

  /** 10.4.1.5, 10.4.1.5.1: it rests and attacks from here onwards. */
  *beginAttack(g: VgGame, attacker: CardState): Procedure {
    g.cite('10.4.1.5.1', '10.4.1.5');
    const attackers = idsOf(g.rules.attackTogether(g, attacker));
    for (const id of attackers) markAttacked(g, id);
    yield* g.rules.restAttacker(g, attacker);
    const fought = g.state.battle!;
    const joined = attackers.map((id) => participant(g.card(id)));
    setBattle(g, { ...fought, attackers, joined: [...fought.joined, ...joined] });
  },

  restAttacker: (g: VgGame, attacker: CardState): Procedure => perform(g, { card: attacker, state: 'rest' }),

  /** 10.4.1.6: who was chosen with the attack; another one where that unit cannot be attacked any more. */
  *specifyTarget(g: VgGame, attacker: CardState): Procedure<CardState | undefined> {
    const named = g.card(g.state.facts.battle.chosen.target!);
    if (g.rules.isOrderedAttack(g)) return g.rules.stillOrdered(g, named);
    g.cite('10.4.1.6');
    const from = g.rules.targetsToChoose(g, attacker);
    if (from.includes(named)) return named;
    const player = g.state.turnPlayer;
    const [other] = yield* chooseCards(g, { player, kind: 'target', from, min: 1, max: 1, clause: '10.4.1.6' });
    return other;
  },

  /** 10.4.1.8: it is attacked from here onwards. */
  beAttacked(g: VgGame, attacker: CardState, target: CardState): void {
    g.rules.setTargets(g, [], [target]);
    g.cite('10.1.4', '10.4.1.8');
    g.rules.emitAttack(g, attacker, target);
  },

  emitAttack(g: VgGame, attacker: CardState, target: CardState): void {
    g.cite('1.3.7.2', '1.3.7.3');
    for (const { id } of g.rules.attackersOf(g))
      emit(g, 'attacks', { player: g.rules.masterOf(g, attacker), card: id });
    emit(g, 'isAttacked', { player: g.rules.masterOf(g, target), card: target.id });
  },

  /**
   * Those that are attacked from now on: some that were before, and others with their circles of this moment. They are
   * these cards and not whatever lies on these circles (10.4.1.10).
   */
  setTargets(g: VgGame, kept: readonly Handle[], added: readonly CardState[]): void {
    g.cite('10.4.1.10');
    const fought = g.state.battle!;
    const targets = [...kept, ...added.map(({ id }) => id)];
    setBattle(g, { ...fought, targets, joined: [...fought.joined, ...added.map(participant)] });
    g.rules.recordKinds(g, kept, added);
  },

  recordKinds(g: VgGame, kept: readonly Handle[], added: readonly CardState[]): void {
    const { battle } = g.state.facts;
    const kindOf = (unit: CardState) => (g.rules.isVanguard(g, unit) ? 'vanguard' : 'rearGuard');
    const attackedOn = Object.fromEntries([
      ...kept.map((id) => [id, battle.attackedOn[id]!] as const),
      ...added.map((unit) => [unit.id, kindOf(unit)] as const),
    ]);
    setFact(g, 'battle', { ...battle, attackedOn });
  },

  /** 10.1.4, 10.1.5: is it a battle in which a vanguard, or a rear-guard, is attacked? Until the end of the battle. */
  isBattleAgainst: (g: VgGame, kind: 'vanguard' | 'rearGuard'): boolean =>
    Object.values(g.state.facts.battle.attackedOn).includes(kind),

  /** 10.4.1.11 */
  *boostStep(g: VgGame, attacker: CardState): Procedure {
    const among = g.rules.boosts(g);
    if (among.length === 0) return g.consult('10.4.1.11');
    const refusal = { clause: '10.4.1.11', reason: 'only a standing unit with Boost behind the attacker can boost it' };
    const action = yield* chooseAction(g, { player: g.rules.masterOf(g, attacker), kind: 'boost', among, refusal });
    if (!action) return g.consult('10.4.1.11');
    g.cite('10.4.1.11', '14.5.2');
    yield* g.rules.boost(g, g.card(action.card!), action.target ?? attacker.id);
  },

  /** 10.4.1.11: either unit of a legion is boosted. */
  boosts(g: VgGame): Action[] {
    const attackers = g.rules.attackersOf(g);
    const isOfOne = attackers.length === 1;
    return attackers.flatMap((unit) =>
      g.rules
        .boostersFor(g, unit)
        .map(({ id }): Action => ({ type: 'boost', card: id, ...(!isOfOne && { target: unit.id }) })),
    );
  },
} satisfies Section<'battleSteps' | 'battleContinues' | 'battleStep'>;

const NO_UNITS: CardState[] = [];
const idsOf = (cards: readonly CardState[]): Handle[] => cards.map(({ id }) => id);
