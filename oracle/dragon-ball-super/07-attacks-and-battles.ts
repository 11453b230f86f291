/** 7. Card attacking and battle: the attack, what is attacked, and a battle that is left early. The steps: 07-offence-and-defense.ts, 07-damage-step.ts. */
import { PLAYERS, type Handle, type PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { endEffects, markAttacked, setBattle, setFact, emit } from '../kernel/changes';
import { performEffectChange } from '../kernel/events/perform';
import { duelOf } from '../kernel/packs/leader-games/duels';
import { battle as battles, guarded } from '../kernel/procedures/battle';
import { isAmong, opponentOf, refTo, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import type { Battle } from '../kernel/state/battle';
import { byRule, cardsIn, fightersOf, isLeader, type DbsGame } from './game';
import type { Section } from './packs';

export const attacksAndBattles = {
  // --- may it attack, and what? -------------------------------------------------------------------------------------

  fightersOf,

  /** 1-3-3 */
  mayNotAttackTarget(g: DbsGame, attacker: CardState, target: CardState, cause: CauseOf): boolean {
    return g.rules.isProhibited(g, attacker, isLeader(target) ? 'attackLeader' : 'attackBattle', cause);
  },

  // --- the attack: 7-1, 7-1-1 to 7-1-4 ------------------------------------------------------------------------------

  *attack(g: DbsGame, player: PlayerId, action: Action): Procedure {
    g.cite('6-3-1-2-3', '7-1');
    const attacker = g.card(action.card!);
    if (!(yield* g.rules.payForAttack(g, attacker))) return;
    const joined = [attacker, g.card(action.target!)].map(refTo);
    if (!(yield* g.rules.restsToAttack(g, player, attacker))) return;
    if (g.state.facts.attackNegated) setFact(g, 'attackNegated', false);
    g.rules.beginBattle(g, [action.card!], [action.target!], joined);
    markAttacked(g, action.card!);
    g.rules.emitAttack(g, player, action.card!, action.target!);
    yield* g.rules.declare(g, { what: 'attack', player, card: action.card! }, () => g.rules.afterAttackIsAnswered(g));
    yield* g.rules.fight(g);
  },

  /** 7-1: a card that left its area instead of resting does not attack. @returns whether it attacks */
  *restsToAttack(g: DbsGame, player: PlayerId, attacker: CardState): Procedure<boolean> {
    const before = refTo(attacker);
    const rests = () => g.rules.restAttacker(g, player, attacker);
    const isRested = yield* g.rules.isDoneAsWritten(g, byRule(player), rests);
    return isAmong([before], attacker) && g.rules.isReadyToAttack(g, isRested);
  },

  /** Interpretation of 7-1: a card attacks only if it is switched to Rest Mode. */
  isReadyToAttack(_g: DbsGame, isRested: boolean): boolean {
    return isRested;
  },

  /** 7-1-1 */
  emitAttack(g: DbsGame, player: PlayerId, attacker: string, target: string): void {
    g.cite('7-1-1', '7-1');
    emit(g, 'attackDeclared', { player, card: attacker, target });
    emit(g, 'isAttacked', {
      player: opponentOf(player),
      card: target,
      attackedBy: attacker,
    });
  },

  /** 7-1-3: the checkpoint comes inside the battle, since it may end the battle. */
  afterAttackIsAnswered(g: DbsGame): Procedure {
    g.cite('7-1-2');
    return g.rules.noStep(g);
  },

  battleSteps: ['attack', 'offence', 'defense', 'damage'] as readonly BattleStep[],

  battleStep(g: DbsGame, step: BattleStep): Procedure {
    switch (step) {
      case 'attack':
        g.cite('7-1-3');
        return g.rules.runCheckpoint(g);
      case 'offence':
        return g.rules.offenceStep(g);
      case 'defense':
        return g.rules.defenseStep(g);
      case 'damage':
        return g.rules.damageStep(g);
    }
  },

  /** 7-1-4: this is checked after the checkpoint of 7-1-3 and after each later one. */
  battleContinues(g: DbsGame, next: BattleStep): boolean {
    if (next === 'attack') return true;
    g.cite('7-1-4');
    return !g.state.facts.attackNegated && g.rules.bothSidesRemain(g);
  },

  /** 11-3-2: a card under another is not in the battle on its own. */
  remainsInBattle(g: DbsGame, fought: Battle, id: Handle): boolean {
    if (!battles.remainsInBattle(g, fought, id)) return false;
    if (g.card(id).zone !== 'under') return true;
    g.cite('11-3-2');
    return false;
  },

  /** 7-1-4: only marks the attack as negated, since the battle ends after the effect that negates it. */
  negateAttack(g: DbsGame): void {
    const { battle, turnPlayer, facts } = g.state;
    if (!battle || facts.attackNegated || g.rules.isProhibited(g, g.card(battle.attackers[0]!), 'negateAttack')) return;
    g.cite('7-1-4');
    setFact(g, 'attackNegated', true);
    emit(g, 'attackNegated', {
      player: turnPlayer,
      card: battle.attackers[0]!,
    });
  },

  // --- the end of a battle: 7-1-4-1 to 7-1-4-4, 7-4-1-6 to 7-4-1-10 -------------------------------------------------

  /** Ends a battle, whether or not it reached its Damage Step. */
  *endOfBattle(g: DbsGame): Procedure {
    const fought = g.state.battle!;
    const clauses = g.rules.hasFought(g, fought) ? END_CLAUSES : OF_LEAVING;
    const combos = comboCards(g);
    g.cite(clauses.combos);
    yield* g.rules.dropCombos(g);
    g.cite(clauses.power);
    yield* performEffectChange(g, () => g.rules.endComboPower(g));
    g.cite(clauses.trigger);
    yield* g.rules.triggersOfEnd(g, fought, combos);
    g.cite(clauses.lasting);
    yield* performEffectChange(g, () => g.rules.endBattleEffects(g));
    g.cite(clauses.end);
    setBattle(g, null);
    if (g.state.facts.attackNegated) setFact(g, 'attackNegated', false);
    emit(g, 'battleOver', { player: g.state.turnPlayer });
  },

  /** 7-4-1-8-1: combo cards notice the end of a battle only if it reached its Damage Step. */
  combosHaveAnEnd(g: DbsGame, fought: Battle): boolean {
    return g.rules.hasFought(g, fought);
  },

  /** 7-1-4-2, 7-4-1-8 */
  *triggersOfEnd(g: DbsGame, fought: Battle, combos: readonly CardState[]): Procedure {
    g.rules.emitBattleEnd(g, fought);
    if (g.rules.combosHaveAnEnd(g, fought)) g.rules.emitComboBattleEnd(g, combos);
    g.rules.awaitDelayed(g, 'endOfBattle', 'battleEnding');
    yield* g.rules.runCheckpoint(g);
  },

  /** 7-1-4-1, 7-4-1-6: combo cards go to their owners' Drop Areas. */
  dropCombos(g: DbsGame): Procedure {
    const cards = comboCards(g);
    return cards.length > 0 ? g.rules.drop(g, cards, { kind: 'rule' }) : g.rules.noStep(g);
  },

  /** 7-4-1-7 */
  endComboPower(g: DbsGame): void {
    endEffects(g, ({ until }) => until === COMBO_POWER);
  },

  emitBattleEnd(g: DbsGame, fought: Battle): void {
    const [card, target] = [fought.attackers[0]!, fought.targets[0]!];
    const { zoneChangeCount } = fought.joined.find(({ id }) => id === card)!;
    emit(g, 'battleEnding', {
      player: g.state.turnPlayer,
      card,
      zoneChangeCount,
      target,
    });
  },

  /** 7-4-1-8-1 */
  emitComboBattleEnd(g: DbsGame, cards: readonly CardState[]): void {
    for (const card of cards) {
      g.cite('7-4-1-8-1');
      if (card.zone === 'drop') emit(g, 'comboBattleEnding', { player: card.owner, card: card.id });
    }
  },

  /** 7-1-4-3, 7-4-1-9 */
  endBattleEffects(g: DbsGame): void {
    endEffects(g, (effect) => g.rules.endsWithBattle(g, effect));
  },

  /** 7-1: no card has a role once the attack has been negated. */
  hasRole(g: DbsGame, card: CardState, role: 'attackers' | 'targets'): boolean {
    const { battle, facts } = g.state;
    if (!battle || facts.attackNegated) return false;
    return battle[role].includes(card.id) && g.rules.remainsInBattle(g, battle, card.id);
  },

  // --- the guard card changes ---------------------------------------------------------------------------------------

  /** 7-1 */
  redirect(g: DbsGame, player: PlayerId, card: CardState): void {
    if (g.rules.isBlocking(g)) g.cite('10-4-1');
    g.rules.becomeGuard(g, player, card);
  },

  /**
   * Makes a card the guard card, for [Blocker] (10-4-1) or another skill. Does nothing once the attack is negated
   * (7-1).
   */
  becomeGuard(g: DbsGame, player: PlayerId, card: CardState): void {
    const { battle, facts } = g.state;
    if (!battle || facts.attackNegated || duelOf(g).target === card.id) return;
    const before = duelOf(g).target;
    if (!g.rules.becomesTarget(g, card)) return;
    setBattle(g, guarded(g.state.battle!, card, before));
    emit(g, 'targetChanged', { player, card: card.id });
  },

  /** 10-4-2: returns the card that was attacked first, or the card played on top of it since. */
  firstTarget(g: DbsGame): CardState {
    const { guards, targets } = g.state.battle!;
    return g.card(guards[0]?.target ?? targets[0]!);
  },
} satisfies Section<
  | 'fightersOf'
  | 'mayNotAttackTarget'
  | 'battleSteps'
  | 'battleStep'
  | 'battleContinues'
  | 'remainsInBattle'
  | 'endOfBattle'
  | 'redirect'
>;

export type BattleStep = 'attack' | 'offence' | 'defense' | 'damage';

/** The duration of the power that combos add (7-4-1-7). No card text uses this word. */
export const COMBO_POWER = 'combo';

/** The clauses for the end of a battle that reached its Damage Step. `OF_LEAVING` has those for other battles. */
const END_CLAUSES = {
  combos: '7-4-1-6',
  power: '7-4-1-7',
  trigger: '7-4-1-8',
  lasting: '7-4-1-9',
  end: '7-4-1-10',
};
const OF_LEAVING = {
  ...END_CLAUSES,
  combos: '7-1-4-1',
  trigger: '7-1-4-2',
  lasting: '7-1-4-3',
  end: '7-1-4-4',
};

const comboCards = (g: DbsGame): CardState[] => PLAYERS.flatMap((player) => cardsIn(g, player, 'combo'));
