/** 6. Game progression: the phases of a turn, and the actions of the Main Phase. */
import type { PlayerId } from '../../schemas/common';
import type { OpPhase } from '../../schemas/one-piece';
import type { Action } from '../../schemas/protocol';
import { endEffects, link, setFact, setTurn, emit, unlink } from '../kernel/changes';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { perform, performEffectChange } from '../kernel/events/perform';
import { isYours } from '../kernel/mastery';
import { mainPhase } from '../kernel/procedures/main-phase';
import type { RuleModifier } from '../kernel/rules';
import { notInHand, quoted } from '../kernel/reasons';
import {
  andThen,
  NOTHING,
  oneByOne,
  type CardState,
  type CauseOf,
  type Procedure,
  type Refusal,
} from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';
import { RULE, activeDon, byRule, categoryOf, fightersOf, type OpGame } from './game';
import type { Section } from './packs';

export const gameProgression = {
  donPerTurn: 2,
  donOnFirstTurn: 1,
  powerPerDon: 1000,

  /** A position lies in the middle of a game, so rules are processed from the start. */
  resume(g: OpGame): Procedure {
    setFact(g, 'begun', true);
    setFact(g, 'turnsOver', turnsOver(g));
    return g.rules.processRules(g);
  },

  /** 5-2-1-8 */
  beginFirstTurn(g: OpGame): void {
    g.cite('5-2-1-8');
    setTurn(g, 1, g.state.firstPlayer);
    emit(g, 'gameBegun', { player: g.state.firstPlayer });
  },

  phases: ['refresh', 'draw', 'don', 'main', 'end'] as readonly OpPhase[],

  phase(g: OpGame, phase: OpPhase): Procedure {
    switch (phase) {
      case 'refresh':
        return g.rules.refreshPhase(g);
      case 'draw':
        return g.rules.drawPhase(g);
      case 'don':
        return g.rules.donPhase(g);
      case 'main':
        return g.rules.mainPhase(g);
      case 'end':
        return g.rules.endPhase(g);
    }
  },

  /** Counts the turns of the player, including the present one and extra turns. */
  turnsOf(g: OpGame, player: PlayerId): number {
    const { facts, turnPlayer } = g.state;
    return facts.turnsOver[player] + (turnPlayer === player ? 1 : 0);
  },

  // --- 6-2 ----------------------------------------------------------------------------------------------------------

  *refreshPhase(g: OpGame): Procedure {
    const player = g.state.turnPlayer;
    for (const step of g.rules.refreshSteps) {
      yield* g.rules.refreshStep(g, player, step);
      yield* g.rules.runCheckpoint(g);
    }
    yield* performEffectChange(g, () => g.rules.endRefreshEffects(g, player));
  },

  refreshSteps: ['durations', 'effects', 'don', 'activate'] as readonly RefreshStep[],

  refreshStep(g: OpGame, player: PlayerId, step: RefreshStep): Procedure {
    switch (step) {
      case 'durations':
        return performEffectChange(g, () => g.rules.endYourNextTurnEffects(g, player));
      case 'effects':
        return g.rules.startOfTurnEffects(g, player);
      case 'don':
        return g.rules.takeBackDon(g, player);
      case 'activate':
        return g.rules.setAllActive(g, player);
    }
  },

  /** 6-2-2: effects of both players trigger. */
  startOfTurnEffects(g: OpGame, player: PlayerId): Procedure {
    g.cite('6-2-2');
    emit(g, 'turnStarting', { player, turn: g.state.turn });
    return g.rules.runCheckpoint(g);
  },

  /** 6-2-3: all DON!! cards given to the turn player's cards return to the cost area, rested. */
  takeBackDon(g: OpGame, player: PlayerId): Procedure {
    const given = g.rules.donToTakeBack(g, player);
    if (given.length === 0) return NOTHING;
    g.cite('6-2-3');
    const to = { zone: 'cost', state: g.rules.stateOfReturnedDon } as const;
    return perform(g, ...given.map((card) => ({ card, to, cause: RULE })));
  },

  /** 6-2-3 */
  donToTakeBack(g: OpGame, player: PlayerId): readonly CardState[] {
    return g.rules.donUnderCardsOf(g, player);
  },

  /** 6-2-3, 8-3-1-6: it does not matter which player gave the DON!! cards. */
  donUnderCardsOf(g: OpGame, player: PlayerId): readonly CardState[] {
    const isOf = (id: string) => isYours(g, { player }, g.card(id));
    return g.state.links.filter(({ kind, host }) => kind === 'given' && isOf(host)).map(({ card }) => g.card(card));
  },

  stateOfReturnedDon: 'rested',

  /** 6-2-4 */
  areasToActivate: ['leader', 'character', 'stage', 'cost'] as readonly string[],

  endRefreshEffects(g: OpGame, player: PlayerId): void {
    endEffects(g, (effect) => g.rules.endsAfterRefresh(g, effect, player));
  },

  endsAfterRefresh(_g: OpGame, effect: ContinuousEffect, player: PlayerId): boolean {
    return effect.until === 'opponentsNextRefresh' && effect.player !== player;
  },

  // --- 6-3, 6-4 -----------------------------------------------------------------------------------------------------

  /** 6-3-1 */
  drawPhase(g: OpGame): Procedure {
    g.cite('6-3-1');
    const { turnPlayer } = g.state;
    return andThen(g.rules.draw(g, turnPlayer, g.rules.cardsToDraw(g, turnPlayer)), () => g.rules.runCheckpoint(g));
  },

  /** 6-4-1, 6-4-2, 6-4-3 */
  donPhase(g: OpGame): Procedure {
    const player = g.state.turnPlayer;
    const inDeck = g.zone(player, 'donDeck').length;
    const count = g.rules.donToPlace(g);
    if (inDeck === 0) g.cite('6-4-3');
    const placed = inDeck < count ? g.rules.placeLastDon(g, player, inDeck) : g.rules.placeDon(g, player, count);
    return andThen(placed, () => g.rules.runCheckpoint(g));
  },

  /** 6-4-1 */
  placeDon(g: OpGame, player: PlayerId, count: number, clause = '6-4-1'): Procedure {
    return oneByOne(count, () => {
      g.cite(clause);
      return g.rules.addDon(g, player, 1, undefined, byRule(player));
    });
  },

  /** 6-4-2, 6-4-3: the DON!! deck has fewer cards than the phase places. */
  placeLastDon(g: OpGame, player: PlayerId, inDeck: number): Procedure {
    if (inDeck > 0) return g.rules.placeDon(g, player, inDeck, '6-4-2');
    g.rules.noDonLeft(g, player);
    return NOTHING;
  },

  /** 6-4-3: nothing happens if the DON!! deck is empty. */
  noDonLeft(_g: OpGame, _player: PlayerId): void {},

  donToPlace(g: OpGame): number {
    return g.rules.isVeryFirstTurn(g) ? g.rules.donOnFirstTurn : g.rules.donPerTurn;
  },

  // --- 6-5 ----------------------------------------------------------------------------------------------------------

  /** 6-5-1 */
  emitMainPhaseStart(g: OpGame, player: PlayerId): void {
    emit(g, 'mainPhaseStarting', { player });
  },

  mainActions(g: OpGame, player: PlayerId): Action[] {
    const plays: Action[] = g.zone(player, 'hand').map((card) => ({ type: 'play', card }));
    const gives: Action[] = fightersOf(g, player).map(({ id }) => ({ type: 'giveDon', target: id }));
    return [...plays, ...gives, ...g.rules.activations(g, player), ...g.rules.possibleAttacks(g, player)];
  },

  executeMainAction(g: OpGame, player: PlayerId, action: Action): Procedure {
    switch (action.type) {
      case 'play':
        return g.rules.playFromHand(g, player, action);
      case 'activate':
        return g.rules.activateMain(g, player, action);
      case 'giveDon':
        return g.rules.giveDon(g, player, action);
      default:
        return g.rules.attack(g, player, action);
    }
  },

  mainRefusal(g: OpGame, player: PlayerId, action: Action): Refusal | null {
    switch (action.type) {
      case 'play':
        return g.rules.playRefusal(g, player, action, 'main');
      case 'activate':
        return g.rules.activateRefusal(g, player, action);
      case 'giveDon':
        return g.rules.giveDonRefusal(g, player, action);
      case 'attack':
        return g.rules.attackRefusal(g, player, action);
      default:
        return mainPhase.mainRefusal(g, player, action);
    }
  },

  /** 6-5-3-1, 2-7-2 to 2-7-4, 4-7-2: the card is in the hand, and its player can pay for it. */
  playRefusal(g: OpGame, player: PlayerId, action: Action, timing: 'main' | 'counter'): Refusal | null {
    const card = g.zone(player, 'hand').includes(action.card ?? '') ? g.card(action.card!) : undefined;
    if (!card) return { clause: '6-5-3-1', reason: notInHand(player, action.card) };
    return (
      g.rules.categoryRefusal(g, card, timing) ??
      g.rules.forbiddenPlayRefusal(g, card, byRule(player)) ??
      g.rules.costRefusal(g, player, card, action.cards)
    );
  },

  /** 6-5-3-1, 7-1-3-2-2, 10-2-3-1, 10-2-4-1 */
  categoryRefusal(g: OpGame, card: CardState, timing: 'main' | 'counter'): Refusal | null {
    const category = categoryOf(card);
    if (category === 'event') return g.rules.eventRefusal(g, card, timing);
    if (timing === 'main' && (category === 'character' || category === 'stage')) return null;
    return { clause: '6-5-3-1', reason: `"${card.id}" is a ${category} card, which cannot be played now` };
  },

  /**
   * 10-2-3-1, 10-2-4-1; 8-4-1-1: an Event is played for its effect, so it cannot be played if anything but the cost
   * makes the effect impossible.
   */
  eventRefusal(g: OpGame, card: CardState, timing: 'main' | 'counter'): Refusal | null {
    if (g.rules.eventAbilities(g, card, timing).length > 0) return null;
    const inDeck = abilitiesOf(g, card).find(({ type }) => type === timing);
    const refusal = inDeck && g.rules.refusalApartFromCost(g, g.rules.masterOf(g, card), card, inDeck);
    if (refusal) return refusal;
    return timing === 'main'
      ? { clause: '10-2-3-1', reason: `"${card.id}" has no [Main]` }
      : { clause: '10-2-4-1', reason: `"${card.id}" has no [Counter]` };
  },

  /** 2-7-1 to 2-7-4: the cost needs as many active DON!! cards in the cost area. */
  costRefusal(g: OpGame, player: PlayerId, card: CardState, chosen?: readonly string[]): Refusal | null {
    const clause = { character: '2-7-2', event: '2-7-3', stage: '2-7-4' }[categoryOf(card) as 'event'];
    const cost = g.rules.costOf(g, card);
    const inDeck = g.rules.cardsToRest(g, player, { kind: 'cost', player }).map((don) => don.id);
    const further = g.zone(player, 'given').length > 0 ? ['4-4-2'] : [];
    if (inDeck.length < cost)
      return {
        clause,
        further,
        reason: `the cost of "${card.id}" is ${cost}, but player ${player} has ${inDeck.length} active DON!!`,
      };
    if (!chosen) return null;
    const fits = chosen.length === cost && new Set(chosen).size === cost && chosen.every((id) => inDeck.includes(id));
    return fits
      ? null
      : { clause, reason: `the cost of ${cost} must be paid with that many active DON!! cards in the cost area` };
  },

  /** 6-5-3-1 */
  *playFromHand(g: OpGame, player: PlayerId, action: Action): Procedure {
    const card = g.card(action.card!);
    g.cite('6-5-3-1');
    if (!(yield* g.rules.payAndMayPlay(g, player, card, action.cards))) return;
    g.cite('6-5-3-1');
    if (categoryOf(card) === 'event') {
      g.cite('6-5-4-1');
      return yield* g.rules.activateEvent(g, player, card, 'main');
    }
    yield* g.rules.placeOnField(g, player, card, undefined, byRule(player));
  },

  /** 6-5-5-1 */
  giveDonRefusal(g: OpGame, player: PlayerId, action: Action): Refusal | null {
    const clause = '6-5-5-1';
    const target = g.rules.donTargets(g, player).find((card) => card.id === action.target);
    if (!target)
      return { clause, reason: `${quoted(action.target)} is not player ${player}'s Leader or one of their Characters` };
    const don = g.rules.donToGive(g, player);
    if (g.rules.isProhibited(g, target, 'giveDon', byRule(player)))
      return { clause: '1-3-3', reason: `an effect forbids giving DON!! cards to "${target.id}"` };
    if (don.length === 0) return { clause, reason: `player ${player} has no active DON!! card in the cost area` };
    if (action.card !== undefined && !don.some((card) => card.id === action.card)) {
      return { clause, reason: `the named DON!! card is not active in player ${player}'s cost area` };
    }
    return null;
  },

  /** 6-5-5-1 */
  donTargets(g: OpGame, player: PlayerId): readonly CardState[] {
    return fightersOf(g, player);
  },

  /** 6-5-5-1 */
  donToGive(g: OpGame, player: PlayerId): readonly CardState[] {
    return activeDon(g, player);
  },

  /** 6-5-5-1, 6-5-5-3: the player gives one DON!! card at a time, as often as they like. */
  giveDon(g: OpGame, player: PlayerId, action: Action): Procedure {
    const card = action.card === undefined ? g.rules.donToGive(g, player)[0]! : g.card(action.card);
    g.consult('3-1-6-1');
    g.cite('6-5-5-3', '6-5-5-1');
    return g.rules.giveDonCard(g, card, g.card(action.target!), byRule(player));
  },

  /** 4-4-2: a given DON!! card is neither active nor rested. */
  giveDonCard(g: OpGame, card: CardState, host: CardState, cause: CauseOf): Procedure {
    const to = { zone: 'given', state: g.rules.stateOfGivenDon, host: host.id };
    return andThen(perform(g, { card, to, cause }), () => {
      if (card.zone === 'given') attachDon(g, card, host, cause);
      return NOTHING;
    });
  },

  stateOfGivenDon: 'given',

  /** 6-5-5-2: given DON!! cards add power only during the turn of the card's player. */
  ruleModifiers(g: OpGame, card: CardState, stat: string): readonly RuleModifier[] {
    if (stat !== 'power' || g.state.links.length === 0) return NO_MODIFIERS;
    const given = g.rules.donGivenTo(g, card).length;
    if (given === 0 || !g.rules.donCountsNow(g, card)) return NO_MODIFIERS;
    g.consult('6-5-5-2');
    return [{ layer: 1, by: given * g.rules.powerPerDon }];
  },

  donCountsNow(g: OpGame, card: CardState): boolean {
    return g.rules.masterOf(g, card) === g.state.turnPlayer;
  },
} satisfies Section<
  | 'resume'
  | 'beginFirstTurn'
  | 'phases'
  | 'phase'
  | 'areasToActivate'
  | 'emitMainPhaseStart'
  | 'mainActions'
  | 'executeMainAction'
  | 'mainRefusal'
>;

export type RefreshStep = 'durations' | 'effects' | 'don' | 'activate';

/** Assumes that nobody has taken an extra turn, because a position does not say so. */
function turnsOver({ state: { turn, firstPlayer } }: OpGame): Record<PlayerId, number> {
  const ofFirst = Math.floor(turn / 2);
  const ofSecond = turn - 1 - ofFirst;
  return firstPlayer === 'A' ? { A: ofFirst, B: ofSecond } : { A: ofSecond, B: ofFirst };
}

function attachDon(g: OpGame, card: CardState, host: CardState, cause: CauseOf): void {
  unlink(g, card.id);
  g.cite('4-4-2');
  link(g, 'given', card.id, host.id);
  emit(g, 'donGiven', { player: g.rules.masterOf(g, host), card: host.id, don: card.id, cause });
}

const NO_MODIFIERS: readonly RuleModifier[] = [];
