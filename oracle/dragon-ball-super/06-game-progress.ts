/** 6. Game progress: the phases of a turn, and what may be done in the Main Phase. The End Phase: 06-end-phase.ts. */
import type { PlayerId } from '../../schemas/common';
import type { DbsPhase } from '../../schemas/dragon-ball-super';
import type { Action } from '../../schemas/protocol';
import { chooseCards } from '../kernel/questions';
import { endEffects, endLooks, setFact, setTurn, emit } from '../kernel/changes';
import { isObliged } from '../kernel/continuous/prohibitions';
import { perform, performEffectChange } from '../kernel/events/perform';
import { mainPhase } from '../kernel/procedures/main-phase';
import { notInHand } from '../kernel/reasons';
import {
  isAmong,
  NOTHING,
  opponentOf,
  refTo,
  type CardState,
  type CauseOf,
  type ObjectRef,
  type Procedure,
  type Refusal,
} from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';
import { byRule, cardsIn, categoryOf, fightersOf, leaderOf, type DbsGame } from './game';
import type { Section } from './packs';

export const gameProgress = {
  /** A position lies in the middle of a game, so the rules about losing apply at once. */
  resume(g: DbsGame): Procedure {
    setFact(g, 'begun', true);
    return g.rules.processRules(g);
  },

  /** 5-2-1-8 */
  beginFirstTurn(g: DbsGame): void {
    g.cite('5-2-1-8');
    setTurn(g, 1, g.state.firstPlayer);
    emit(g, 'gameBegun', { player: g.state.firstPlayer });
  },

  phases: ['charge', 'main', 'end'] as readonly DbsPhase[],

  phase(g: DbsGame, phase: DbsPhase): Procedure {
    switch (phase) {
      case 'charge':
        return g.rules.chargePhase(g);
      case 'main':
        return g.rules.mainPhase(g);
      case 'end':
        return g.rules.endPhase(g);
    }
  },

  // --- 6-2 ----------------------------------------------------------------------------------------------------------

  *chargePhase(g: DbsGame): Procedure {
    const player = g.state.turnPlayer;
    for (const step of g.rules.chargeSteps) yield* g.rules.chargeStep(g, player, step);
    yield* performEffectChange(g, () => g.rules.endChargeEffects(g, player));
  },

  chargeSteps: ['start', 'activate', 'draw', 'checkpoint', 'charge', 'checkpointAfter'] as readonly ChargeStep[],

  chargeStep(g: DbsGame, player: PlayerId, step: ChargeStep): Procedure {
    switch (step) {
      case 'start':
        return g.rules.startOfTurn(g, player);
      case 'activate':
        return g.rules.setAllActive(g, player);
      case 'draw':
        return g.rules.drawForTurn(g, player);
      case 'checkpoint':
        g.cite('6-2-4');
        return g.rules.runCheckpoint(g);
      case 'charge':
        return g.rules.charge(g, player);
      case 'checkpointAfter':
        g.cite('6-2-6');
        return g.rules.runCheckpoint(g);
    }
  },

  /** 6-2-1 */
  *startOfTurn(g: DbsGame, player: PlayerId): Procedure {
    yield* performEffectChange(g, () => g.rules.endYourNextTurnEffects(g, player));
    g.cite('6-2-1');
    emit(g, 'turnStarting', { player, turn: g.state.turn });
    emit(g, 'chargePhaseStarting', { player });
    yield* g.rules.runCheckpoint(g);
  },

  /** 6-2-2 */
  areasToActivate: ['leader', 'battle', 'energy'] as readonly string[],

  /** 6-2-3 */
  *drawForTurn(g: DbsGame, player: PlayerId): Procedure {
    g.cite('6-2-3');
    yield* g.rules.draw(g, player, g.rules.cardsToDraw(g, player), byRule(player));
  },

  /** 6-2-5: the player may place one card from the hand as energy, in Active Mode (3-8-3). */
  *charge(g: DbsGame, player: PlayerId): Procedure {
    g.cite('6-2-5');
    if (g.rules.isProhibited(g, leaderOf(g, player), 'charge', byRule(player))) return;
    const from = cardsIn(g, player, 'hand');
    const cards = yield* chooseCards(g, {
      player,
      kind: 'charge',
      from,
      min: 0,
      max: g.rules.cardsToCharge,
      clause: '6-2-5',
    });
    if (cards.length === 0) return;
    g.cite('3-1-1', '3-8-1', '3-8-3');
    yield* perform(
      g,
      ...cards.map((card) => ({
        card,
        to: { zone: 'energy', player, state: 'active' } as const,
        events: g.rules.moveWords(g, card, { zone: 'energy' }),
        cause: byRule(player),
      })),
    );
  },

  cardsToCharge: 1,

  endChargeEffects(g: DbsGame, player: PlayerId): void {
    endEffects(g, (effect) => g.rules.endsAfterCharge(g, effect, player));
  },

  endsAfterCharge(g: DbsGame, effect: ContinuousEffect, player: PlayerId): boolean {
    return (
      effect.until === (effect.player === player ? 'yourNextCharge' : 'opponentsNextCharge') &&
      effect.turn < g.state.turn
    );
  },

  // --- 6-3 ----------------------------------------------------------------------------------------------------------

  /** 6-3-1-1, 6-3-1-2, 6-3-1-3 */
  *mainPhase(g: DbsGame): Procedure {
    const player = g.state.turnPlayer;
    g.cite('6-3-1-1');
    g.rules.emitMainPhaseStart(g, player);
    yield* g.rules.runCheckpoint(g);
    yield* g.rules.freeTiming(g, 'main', player, () => g.rules.mainPhaseAction(g, player));
    yield* g.rules.endOfMainPhase(g, player);
  },

  /** 6-3-1-1 */
  emitMainPhaseStart(g: DbsGame, player: PlayerId): void {
    emit(g, 'mainPhaseStarting', { player });
  },

  /** 6-3-1-3-1-1, 6-3-1-3-1-2, 6-3-1-3-1-3 */
  *endOfMainPhase(g: DbsGame, player: PlayerId): Procedure {
    g.cite('6-3-1-3-1-1');
    emit(g, 'mainPhaseEnding', { player });
    yield* g.rules.runCheckpoint(g);
    g.cite('6-3-1-3-1-2');
    yield* g.rules.runCheckpoint(g);
    yield* performEffectChange(g, () => g.rules.endMainPhaseEffects(g));
    g.cite('6-3-1-3-1-3');
  },

  endMainPhaseEffects(g: DbsGame): void {
    endEffects(g, (effect) => g.rules.endsWithMainPhase(g, effect));
  },

  /** 6-3-1-3-1-2 */
  endsWithMainPhase(_g: DbsGame, { until }: ContinuousEffect): boolean {
    return until === 'mainPhase';
  },

  /** 6-3-1-2-4, 1-3-1: a player with a card that must and can attack cannot end the Main Phase. */
  mustAttack(g: DbsGame, player: PlayerId): boolean {
    const cause = byRule(player);
    return fightersOf(g, player).some((card) => isObliged(g, card, 'attack', cause) && canAttack(g, card));
  },

  executeMainAction(g: DbsGame, player: PlayerId, action: Action): Procedure {
    switch (action.type) {
      case 'play':
        return g.rules.playFromHand(g, player, action);
      case 'activate':
        g.cite('6-3-1-2-2', '6-3-1-2-2-1');
        return g.rules.activateSkill(g, player, action, 'main');
      default:
        return g.rules.attack(g, player, action);
    }
  },

  mainRefusal(g: DbsGame, player: PlayerId, action: Action): Refusal | null {
    switch (action.type) {
      case 'play':
        return g.rules.playRefusal(g, player, action);
      case 'activate':
        return g.rules.skillRefusal(g, player, action, 'main');
      case 'attack':
        return g.rules.attackRefusal(g, player, action);
      default:
        return mainPhase.mainRefusal(g, player, action);
    }
  },

  mainActions(g: DbsGame, player: PlayerId): Action[] {
    const plays: Action[] = g.zone(player, 'hand').map((card) => ({ type: 'play', card }));
    return [...plays, ...g.rules.skillActions(g, player, 'main'), ...g.rules.possibleAttacks(g, player)];
  },

  // --- 6-3-1-2-1: playing a Battle Card -----------------------------------------------------------------------------

  playRefusal(g: DbsGame, player: PlayerId, action: Action): Refusal | null {
    const card = g.zone(player, 'hand').includes(action.card ?? '') ? g.card(action.card!) : undefined;
    if (!card)
      return {
        clause: '6-3-1-2-1',
        reason: notInHand(player, action.card),
      };
    if (!g.rules.canBePlayed(g, card)) return { clause: '6-3-1-2-1', reason: 'only Battle Cards can be played' };
    return (
      g.rules.forbiddenPlayRefusal(g, card, byRule(player)) ?? g.rules.energyRefusal(g, player, card, action.cards)
    );
  },

  /** 6-3-1-2-1, 3-6-3 */
  canBePlayed(_g: DbsGame, card: CardState): boolean {
    return categoryOf(card) === 'battle';
  },

  /** 6-3-1-2-1-1 to 6-3-1-2-1-4: the card is revealed, paid for, declared, perhaps answered, and played. */
  *playFromHand(g: DbsGame, player: PlayerId, action: Action): Procedure {
    const card = g.card(action.card!);
    const [before, declared] = [g.state.stamp, refTo(card)];
    g.cite('3-3-2', '6-3-1-2-1', '6-3-1-2-1-1');
    g.rules.show(g, card);
    if (yield* g.rules.payAndMayPlay(g, player, card, action.cards)) {
      g.cite('6-3-1-2-1-2');
      yield* g.rules.declare(g, { what: 'play', player, card: card.id }, () => g.rules.playDeclared(g, player, card));
      yield* g.rules.leaveUnplayed(g, player, card, declared);
    }
    endLooks(g, before);
  },

  /** Interpretation of 4-7-3-6: a declared card that was not played and is still in the hand is dropped. */
  leaveUnplayed(g: DbsGame, player: PlayerId, card: CardState, declared: ObjectRef): Procedure {
    return card.zone === 'hand' && isAmong([declared], card) ? g.rules.drop(g, [card], byRule(player)) : NOTHING;
  },

  /** 6-3-1-2-1-3, 6-3-1-2-1-4: plays the declared card, if that is still possible (4-7-3-6). */
  *playDeclared(g: DbsGame, player: PlayerId, card: CardState): Procedure {
    if (!g.rules.canStillBePlayed(g, player, card)) return g.cite('4-7-3-6');
    g.cite('6-3-1-2-1-4', '6-3-1-2-1-3');
    yield* g.rules.placeInBattleArea(g, player, card, byRule(player));
  },

  /** 4-7-3-6, 1-3-3: the declared card must still be the same card, and nothing may forbid playing it by now. */
  canStillBePlayed(g: DbsGame, player: PlayerId, card: CardState): boolean {
    const declared = g.state.activations.findLast(({ what, resolving }) => what === 'play' && resolving)!;
    if (!isAmong([declared.card], card)) return false;
    return g.rules.forbiddenPlayRefusal(g, card, byRule(player)) === null;
  },

  /** 3-6-3: an effect can play a Battle Card that is not in the Battle Area yet. */
  effectCanPlay(g: DbsGame, _player: PlayerId, card: CardState): boolean {
    return g.rules.canBePlayed(g, card) && card.zone !== 'battle';
  },

  putIntoPlay(g: DbsGame, player: PlayerId, card: CardState, state: string | undefined, cause: CauseOf): Procedure {
    return g.rules.placeInBattleArea(g, player, card, cause, { state });
  },

  zoneOfPlay: (): string => 'battle',
} satisfies Section<
  | 'resume'
  | 'beginFirstTurn'
  | 'phases'
  | 'phase'
  | 'areasToActivate'
  | 'mainPhase'
  | 'emitMainPhaseStart'
  | 'mustAttack'
  | 'executeMainAction'
  | 'mainRefusal'
  | 'mainActions'
  | 'effectCanPlay'
  | 'putIntoPlay'
  | 'zoneOfPlay'
>;

export type ChargeStep = 'start' | 'activate' | 'draw' | 'checkpoint' | 'charge' | 'checkpointAfter';

const canAttack = (g: DbsGame, attacker: CardState): boolean =>
  g.withoutCiting(
    () =>
      g.rules.attackerRefusal(g, attacker) === null &&
      fightersOf(g, opponentOf(g.rules.masterOf(g, attacker))).some(
        (target) => g.rules.targetRefusal(g, attacker, target) === null,
      ),
  );
